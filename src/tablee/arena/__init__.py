"""Who plays best, and how sure that is: many matches between bots, on duplicate deals."""

from tablee.arena.crew import Crew, Processes
from tablee.arena.journal import Journal
from tablee.arena.report import Report, report
from tablee.arena.running import play
from tablee.arena.schedule import Fixture
from tablee.arena.settings import Settings, settled
from tablee.arena.tally import Tally
from tablee.arena.worker import Result

__all__ = [
    "Crew",
    "Fixture",
    "Journal",
    "Processes",
    "Report",
    "Result",
    "Settings",
    "Tally",
    "play",
    "report",
    "settled",
]
