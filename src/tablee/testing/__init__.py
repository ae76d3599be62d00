"""What shows that a game keeps its promises: for the rooms of the house and for anybody's game."""

from tablee.testing.check import check_game, option_sets
from tablee.testing.counts import Count, count_positions
from tablee.testing.playthrough import playthrough
from tablee.testing.twins import twins

__all__ = ["Count", "check_game", "count_positions", "option_sets", "playthrough", "twins"]
