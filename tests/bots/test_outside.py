"""Programs that play: an honest one, and every way in which one can fail."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from tablee.bots import Bot, BotFailed, Sight, bot_for, bots_for
from tablee.bots.bot import Mishap
from tablee.bots.outside import Outside, limits
from tablee.bots.plain import Random
from tablee.bots.play import play_out
from tablee.bots.program import Limits
from tablee.cli.main import main
from tablee.core.contract import Refused
from tablee.core.dice import Dice, FastDice
from tablee.core.match import Match
from tablee.core.record import Record
from tablee.core.words import HOUSE, message_keys
from tablee.games import ROOMS, game

ROOT = Path(__file__).parents[2]
SHELL_BOT = f"program:sh '{ROOT}/examples/any.sh'"

PATIENT = Limits(seconds=60, starting=60, parting=60)
HASTY = Limits(seconds=0.2, starting=0, parting=0.2)
HASTY_LATER = HASTY._replace(starting=60)

# What every program here begins with; `ask()` gives the number of the next question.
HONEST = """
import json, os, signal, sys, time
def ask():
    for line in sys.stdin:
        told = json.loads(line)
        if "request" in told:
            return told["request"]
    sys.exit()
def answer(**words):
    print(json.dumps(words), flush=True)
"""

Make = Callable[..., Outside]


@pytest.fixture(autouse=True)
def nothing_is_left_behind() -> Iterator[None]:
    """Neither a process, running or not yet buried, nor an end of a pipe."""
    before = os.listdir("/dev/fd")  # noqa: PTH208  # names are all that is wanted
    others = children()
    yield
    assert os.listdir("/dev/fd") == before  # noqa: PTH208
    assert children() == others


def children() -> set[str]:
    """The processes that this one has started, where the system tells; those of other tests may stay."""
    found = set()
    for process in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            number, _, rest = process.read_text().partition(" ")
            if rest.rpartition(")")[2].split()[1] == str(os.getpid()):
                found.add(number)
    return found


@pytest.fixture
def make(tmp_path: Path) -> Make:
    """Makes a program of some lines of Python."""

    def made(lines: str, limits: Limits = PATIENT) -> Outside:
        path = tmp_path / "bot.py"
        path.write_text(HONEST + lines)
        return Outside([sys.executable, "-I", "-S", str(path)], limits)

    return made


@pytest.fixture
def alive(tmp_path: Path) -> Iterator[tuple[str, int]]:
    """A pipe, by name for whoever is to open it, and by number for us, who see how long they live."""
    path = str(tmp_path / "alive")
    os.mkfifo(path)
    pipe = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    yield path, pipe
    os.close(pipe)


def play(*bots: Bot, name: str = "punto") -> Record:
    match = Match(game(name), {}, max(len(bots), min(game(name).seats)))
    others = [Random() for _ in range(match.seats - len(bots))]
    return play_out(match, [*bots, *others], FastDice(4))


def mishap(bot: Bot) -> Mishap:
    """How a bot fails, and that it is in words everywhere."""
    with pytest.raises(BotFailed) as failed:
        play(bot)
    assert failed.value.mishap.key in failed.value.why
    assert f"mishap-{failed.value.mishap.key}" in message_keys(HOUSE, "en")
    return failed.value.mishap


@pytest.mark.parametrize("name", ROOMS)
def test_a_program_in_another_language_plays_every_game(name: str) -> None:
    room = game(name)
    records = [
        play_out(Match(room), bots_for([SHELL_BOT], room, room.usual_seats), FastDice(1)) for _ in range(2)
    ]
    assert records[0] == records[1]  # it draws from the seed that it is told


def test_a_program_may_answer_in_words(make: Make) -> None:
    by_number = make("while True: answer(request=ask(), choose=0)")
    in_words = make("""
for line in sys.stdin:
    told = json.loads(line)
    if "request" in told:
        answer(request=told["request"], do=told["legal"][0])
""")
    assert play(in_words) == play(by_number)


def test_a_program_hears_who_it_is_and_when_it_is_over(make: Make, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = make(f"""
with open({str(heard)!r}, "w") as file:
    for line in sys.stdin:
        file.write(line)
        told = json.loads(line)
        if "request" in told:
            answer(request=told["request"], choose=told["choices"] - 1)
    file.write("the end")
""")
    play(bot)
    first, *questions, goodbye, end = heard.read_text().split("\n")
    greeting = msgspec.json.decode(first)["hello"]
    assert greeting.pop("seed") >= 0
    options = {"rounds_to_win": 2, "teams": False, "expert": False}
    assert greeting == {"protocol": 1, "game": "punto", "options": options, "seats": 2, "seat": 0}
    told = [msgspec.json.decode(question) for question in questions]
    assert [question["request"] for question in told] == list(range(1, len(told) + 1))
    assert all(question["choices"] == len(question["legal"]) for question in told)
    assert goodbye == '{"bye":true}'
    assert end == "the end"  # it was left the time to end by itself


def test_a_program_against_time_says_when_or_waits(make: Make) -> None:
    bot = make("""
answer(request=ask(), choose=0, after=350)
answer(request=ask(), choose=0)
answer(request=ask(), wait=True)
""")
    match = Match(game("jungle_speed"))
    while not match.acting():
        match.deal(FastDice(1))
    dice = FastDice(1)
    sight = Sight(match.game, match.state, match.acting()[0], dice)
    reactions = [bot.react(sight, dice) for _ in range(3)]
    bot.close()
    assert reactions == [(sight.legal[0], 350), (sight.legal[0], 500), None]


def test_what_a_program_says_on_standard_error_holds_nothing_up(make: Make) -> None:
    talkative = make("""
while True:
    number = ask()
    print("hm " * 100_000, file=sys.stderr, flush=True)
    answer(request=number, choose=0)
""")
    play(talkative)


def test_a_program_that_crashes_is_quoted(make: Make) -> None:
    failed = mishap(make("ask(); sys.exit('\\033[31mout of\\tideas')"))
    assert failed.key == "ended"
    assert failed.about["code"] == 1
    assert failed.about["said"] == "[31mout of ideas"


def test_a_program_that_is_killed_has_the_code_that_shells_give(make: Make) -> None:
    assert mishap(make("os.kill(os.getpid(), signal.SIGTERM)")).about["code"] == 128 + signal.SIGTERM


def test_a_program_that_cannot_be_run_has_ended(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_bytes(b"\0")
    path.chmod(0o755)
    failed = mishap(Outside([str(path)], PATIENT))
    assert failed.key == "ended"
    assert "Exec format error" in failed.about["said"]


def test_where_no_process_can_be_started_this_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/no/such/python")
    assert mishap(Outside(["true"], PATIENT)).key == "not-started"


@pytest.mark.parametrize("lines", ["while True: pass", "time.sleep(600)", "signal.pause()"])
def test_a_program_that_does_not_answer_is_stopped(make: Make, lines: str) -> None:
    failed = mishap(make(lines, HASTY))
    assert failed.key == "slow"
    assert failed.about["seconds"] == 0.2


def test_the_first_answer_may_take_longer_than_the_next(make: Make) -> None:
    lines = "answer(request=ask(), choose=0); ask(); signal.pause()"
    assert mishap(make(lines, HASTY_LATER)).about["seconds"] == 0.2


def test_a_program_that_does_not_read_is_stopped(make: Make) -> None:
    """Its pipe is full at some time."""
    lines = "\nfor number in range(1000): answer(request=number + 1, choose=0)\nsignal.pause()"
    assert mishap(make(lines, HASTY_LATER)).key == "slow"


def test_a_program_that_floods_us_is_stopped(make: Make) -> None:
    assert mishap(make("\nwhile True: sys.stdout.write('x' * 9999)")).key == "flood"


@pytest.mark.parametrize(
    "line",
    [
        "I think so",
        "",
        "[" * 5000,
        "\\udcff",
        '{"choose": 0}',
        '{"request": 1, "choose": 0.5}',
        '{"request": 1, "chose": 0}',
        '{"request": 1, "choose": 0, "after": -1}',
    ],
)
def test_what_is_no_answer_is_quoted(make: Make, line: str) -> None:
    lines = f"sys.stdout.reconfigure(errors='surrogateescape'); ask(); print('{line}', flush=True)"
    failed = mishap(make(lines))
    assert failed.key == "nonsense"


@pytest.mark.parametrize(
    "words", ["choose=-1", "choose=999", "do={'cheat': True}", "do={}, choose=0", "wait=True"]
)
def test_what_is_not_allowed_is_quoted(make: Make, words: str) -> None:
    failed = mishap(make(f"answer(request=ask(), {words})"))
    assert failed.key == "not-allowed"


def test_an_answer_that_comes_late_is_not_taken_for_another(make: Make) -> None:
    twice = make("\nwhile True:\n number = ask()\n for _ in range(2): answer(request=number, choose=0)")
    failed = mishap(twice)
    assert (failed.key, failed.about["answered"], failed.about["asked"]) == ("late", 1, 2)


@pytest.mark.skipif(sys.platform != "linux", reason="not every platform limits memory")
def test_a_program_that_takes_too_much_memory_is_refused_it(make: Make) -> None:
    greedy = "size = len(bytearray(200 << 20)); answer(request=ask(), choose=size)"
    failed = mishap(make(greedy, PATIENT._replace(megabytes=150)))
    assert (failed.key, failed.about["said"]) == ("ended", "MemoryError")
    assert mishap(make(greedy, PATIENT._replace(megabytes=0))).key == "not-allowed"


def test_a_program_that_stops_its_keeper_holds_nothing_up(make: Make) -> None:
    lines = "ask(); os.kill(os.getppid(), signal.SIGSTOP)"
    assert mishap(make(lines, HASTY_LATER)).key == "ended"


# The command, which can be interrupted even where the tests themselves cannot.
ASKER = """
import signal, sys
from tablee.cli.main import main
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main(sys.argv[1:]))
"""

# Opens the pipe, and starts another that has it open too.
FAMILY = """
file = open({path!r}, "w")
os.fork() or signal.pause()
file.write("here")
file.flush()
"""


def next_from(pipe: int) -> bytes:
    """What is written next; nothing once nobody lives who has the pipe open."""
    assert select.select([pipe], [], [], 60)[0], "somebody lives on"
    return os.read(pipe, 100)


def test_all_that_a_program_started_is_ended_with_it(make: Make, alive: tuple[str, int]) -> None:
    path, pipe = alive
    bot = make(FAMILY.format(path=path) + "answer(request=ask(), choose=0); signal.pause()", HASTY_LATER)
    with pytest.raises(BotFailed):
        play(Quitter(bot))
    assert next_from(pipe) == b"here"
    assert next_from(pipe) == b""


class Quitter(Bot):
    """Fails after another bot's first answer."""

    def __init__(self, bot: Outside) -> None:
        self.bot = bot

    def choose(self, sight: Sight, dice: Dice) -> int:
        self.bot.choose(sight, dice)
        raise ValueError("another bot fails")

    def close(self) -> None:
        self.bot.close()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_a_program_ends_with_whoever_asked_it(
    make: Make, alive: tuple[str, int], how: signal.Signals
) -> None:
    path, pipe = alive
    bot = make(FAMILY.format(path=path) + "signal.pause()")
    command = "program:" + " ".join(bot.command)
    arguments = [sys.executable, "-c", ASKER, "record", "punto", "--bot", command]
    asker = subprocess.Popen(arguments, start_new_session=True)
    assert next_from(pipe) == b"here"
    os.killpg(asker.pid, how)  # as a terminal does it, to all of a group
    assert asker.wait() == (130 if how == signal.SIGINT else -how)
    assert next_from(pipe) == b""


def test_all_bots_are_closed_however_a_match_ends(make: Make) -> None:
    class Careless(Random):
        closed = 0

        def close(self) -> None:
            Careless.closed += 1
            raise ValueError("it does not close well")

    with pytest.raises(ValueError, match="close well"):
        play(make("while True: answer(request=ask(), choose=0)"), Careless(), Careless())
    assert Careless.closed == 2


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "tablee: The bot of seat 1 has failed: its program has ended (exit code 3). It last said: help",
        ),
        ("fr", "tablee: Le robot de la place 1 a failli : son programme s’est arrêté (code de sortie 3). "),
        ("nl", "tablee: De bot van plaats 1 heeft gefaald: zijn programma is gestopt (uitgangscode 3). "),
    ],
)
def test_a_failed_bot_ends_the_command_in_words(
    language: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = ["--bot", "program:sh -c 'echo help >&2; exit 3'", "--bot", "random"]
    assert main(["--language", language, "record", "punto", "--seats", "2", "--seed", "3", *bots]) == 1
    output, errors = capsys.readouterr()
    assert output == ""
    assert errors.replace("\u00a0", " ").startswith(said)
    assert errors.count("\n") == 1


@pytest.mark.parametrize("about", [{}, {"said": "oh"}])
@pytest.mark.parametrize("command", ["record", "play"])
def test_a_bot_that_raises_ends_the_command_in_words(
    command: str,
    about: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(bot: Random, sight: Sight, dice: Dice) -> int:
        raise Mishap("crashed", why="nobody is at home", **about)

    monkeypatch.setattr(Random, "choose", fail)
    monkeypatch.setattr("builtins.input", lambda prompt: "1")
    assert main(["--language", "en", command, "pikoko", "--seed", "1", "--bot", "random"]) == 1
    errors = capsys.readouterr().err
    assert "has failed: nobody is at home." in errors
    assert errors.endswith(" It last said: oh\n" if about else "home.\n")


@pytest.mark.parametrize(
    ("how", "key"),
    [("", "bad-program"), ("'", "bad-program"), ("./no-such-bot --fast", "no-such-program")],
)
def test_what_is_no_program_is_refused(how: str, key: str) -> None:
    with pytest.raises(Refused, match=key):
        bot_for(f"program:{how}", game("punto"))


def test_where_no_programs_can_play_they_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.bots.outside.runs_here", lambda: False)
    with pytest.raises(Refused, match="no-programs-here"):
        bot_for("program:true", game("punto"))


def test_limits_come_from_the_environment() -> None:
    assert limits({}) == Limits()
    own = limits({"TABLEE_BOT_SECONDS": "0.5", "TABLEE_BOT_MEGABYTES": "0"})
    assert (own.seconds, own.megabytes) == (0.5, 0)
    for wrong in ("", "-1", "soon", "1e9"):
        with pytest.raises(Refused, match="bad-limit"):
            limits({"TABLEE_BOT_SECONDS": wrong})
