"""How long bots that think take to answer: `python bench/answers.py [DECISIONS] [BOT ...]`.

One seat thinks, the others play at random, through whole matches; only choices between several actions are
timed. The budget and the measurement go by the same clock, processor time: what else the machine does says
nothing about a bot.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Iterator
from itertools import count

import tablee
from tablee.bots import Sight, bot_for
from tablee.bots.search import Search
from tablee.core.contract import CLOCK, DEALER, NOBODY
from tablee.games import game

GAMES = ("pungi", "pikoko", "klunker", "punto")
DECISIONS = 300
THINKER = 0


def answers(name: str, bot: str) -> Iterator[float]:
    """Milliseconds that answers took, one after the other, match after match."""
    room = game(name)
    for number in count():
        dice = tablee.FastDice(number)
        state = room.start()
        thinker = bot_for(bot, room)
        if isinstance(thinker, Search):
            thinker.budget.clock = time.thread_time
        while (mover := state.mover(dice)) != NOBODY:
            action = shown = 0
            if mover == DEALER:
                state.deal(state.shuffle(dice))
            elif mover == CLOCK:
                state.tick()
            elif mover == THINKER:
                begun = time.thread_time()
                sight = Sight(room, state, mover, dice)
                action = shown = thinker.choose(sight, dice)
                if len(sight.legal) > 1:
                    yield (time.thread_time() - begun) * 1000
                state.play(mover, action)
            else:
                action = state.pick(mover, dice)
                shown = state.shown(mover, action)
                state.play(mover, action)
            thinker.saw(mover, shown)


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else DECISIONS
    for bot in sys.argv[2:] or ("hard", "expert"):
        for name in GAMES:
            gc.collect()
            taken = sorted(spent for spent, _ in zip(answers(name, bot), range(wanted), strict=False))
            middle, late = taken[wanted // 2], taken[wanted * 99 // 100]
            print(f"{bot:10} {name:10} p50 {middle:6.1f} p99 {late:6.1f} max {taken[-1]:6.1f} ms", flush=True)


if __name__ == "__main__":
    main()
