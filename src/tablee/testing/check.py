"""check_game(): the promises of the door, shown over random matches."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import msgspec

from tablee.core import record
from tablee.core.contract import CLOCK, DEALER, KINDS, NOBODY, Deal, Refused, State
from tablee.core.dice import Dice, FastDice
from tablee.core.game import Game
from tablee.core.game import Words as Doing
from tablee.core.match import Match
from tablee.core.options import described
from tablee.core.rollout import finish
from tablee.core.words import LANGUAGES, Words
from tablee.testing.brains import check_brain, check_shown, check_worth
from tablee.testing.twins import twin_of

STATE_SIZE = 8_000
WILD_WORDS: tuple[Doing, ...] = ({}, {"play": None}, {"deal": 3}, {"": []}, {"bid": True, "sell": [[]]})
WILD_ACTIONS = (-(2**70), -7, -1, 10**6, 2**70)


def check_game(
    game: Game[Any, Any],
    options: Mapping[str, Any] | None = None,
    seats: int | None = None,
    seed: int = 1,
    matches: int = 1,
) -> None:
    """Play random matches and show every promise at every step; raises AssertionError if one breaks."""
    check_names(game)
    for number in range(matches):
        dice = FastDice(seed * 1_000_003 + number)
        check_match(Match(game, options, seats), dice)


def option_sets(game: Game[Any, Any], seats: int) -> Iterator[dict[str, Any]]:
    """The defaults, then every option at every other value, with another one where it needs one.

    What does not go with these seats is left out.
    """
    yield {}
    options = described(game.options)
    single = [(o.name, value) for o in options for value in o.examples if value != o.default]
    for name, value in single:
        alone = {name: value}
        pairs = ({other: setting, **alone} for other, setting in single if other != name)
        agreed = next((choice for choice in (alone, *pairs) if _settles(game, choice, seats)), None)
        if agreed:
            yield agreed


def _settles(game: Game[Any, Any], options: Mapping[str, Any], seats: int) -> bool:
    try:
        game.settle(options, seats)
    except Refused:
        return False
    return True


def check_names(game: Game[Any, Any]) -> None:
    """The title, every option and every reason have words in every language."""
    for language in LANGUAGES:
        words = Words(language, game)
        keys = ["title", "pitch", *(f"reason-{reason}" for reason in game.reasons)]
        keys += [f"option-{option.name}" for option in described(game.options)]
        for key in keys:
            assert words.knows(key), f"no {key} in {language}"


def check_match(match: Match, dice: Dice) -> None:
    cards = match.game.cards(match.state)
    twins: list[State | None] = [None] * match.seats
    replayed = Match(match.game, match.options, match.seats)
    while True:
        check_moment(match, dice)
        assert match.game.cards(match.state) == cards, "cards were lost or made"
        mover = match.state.mover(dice)
        if mover == NOBODY:
            break
        check_copy(match.state, dice)
        before = match.state.copy()
        truth = match.game.truth(match.state)
        stood = msgspec.json.encode(truth)
        check_taken(partial(go_on, match, mover, dice))
        assert msgspec.json.encode(truth) == stood, "the truth that was told is a part of the state"
        assert len(match.log) <= match.game.bound, "longer than the game's stated bound"
        written = msgspec.json.decode(msgspec.json.encode(match.log[-1]))
        check_taken(partial(replayed.enter, written))
        assert replayed.state == match.state, "the record leads to another state"
        for seat in range(match.seats):
            twin = twin_of(match, seat, twins[seat], before, dice)
            twins[seat] = twin
            if twin is not None:
                check_twin(match, seat, twin, dice)
    check_end(match)


def go_on(match: Match, mover: int, dice: Dice) -> None:
    """The next entry of a random match."""
    if mover == DEALER:
        match.deal(dice)
    elif mover == CLOCK:
        match.tick()
    else:
        check_secrets(match.state, dice)
        check_shown(match.game, match.state, mover, dice)
        legal = match.legal(mover)
        action = legal[dice.below(len(legal))]
        others = match.game.alternatives(match.state, mover, action)
        assert action in others and set(others) <= set(legal), "an audit would name other actions"
        match.play(mover, action)


def check_moment(match: Match, dice: Dice) -> None:
    """Everything that holds between two entries."""
    before = match.state.copy()
    assert before == match.state, "a copy is not equal"
    check_who_acts(match.state)
    check_refusals(match, dice)
    check_words(match, dice)
    views = check_views(match)
    check_worth(match.game, match.state)
    for seat in range(match.seats):
        check_imagination(match, seat, views[seat], dice)
    assert match.state == before, "looking changed the state"


def check_who_acts(state: State) -> None:
    """Who may act, and what; random matches find the same by quicker ways."""
    acting = state.acting()
    over = state.outcome() is not None
    assert sorted(set(acting)) == sorted(acting), "a seat acts twice"
    assert not (acting and (over or state.chance())), "somebody acts before a deal or after the end"
    assert acting or over or state.chance() or state.waits() is not None, "nothing can happen"
    assert not (over and (state.chance() or state.waits() is not None)), "something is due after the end"
    for draw in range(4):
        one, other = FastDice(draw), FastDice(draw)
        assert state.mover(one) == State.mover(state, other), "a quicker mover is another one"
        assert one.below(1000) == other.below(1000), "a quicker mover draws more or less"
    for seat in range(state.seats):
        legal = state.legal(seat)
        for draw in range(4 if legal else 0):
            one, other = FastDice(draw), FastDice(draw)
            assert state.pick(seat, one) == State.pick(state, seat, other), "a quicker pick is another one"
            assert one.below(1000) == other.below(1000), "a quicker pick draws more or less"
        assert len(set(legal)) == len(legal), "an action is listed twice"
        assert bool(legal) == (seat in acting), "who acts has actions, and nobody else has"


def check_refusals(match: Match, dice: Dice) -> None:
    """Whatever is not legal is refused, with words, and changes nothing."""
    state = match.state
    tries: list[tuple[int, int]] = [(seat, action) for seat in (-1, state.seats, 2**70) for action in (0, 1)]
    for seat in range(state.seats):
        legal = state.legal(seat)
        near = [action + step for action in legal[:2] for step in (-1, 1)]
        wild = [*WILD_ACTIONS, *near, *(dice.below(300) for _ in range(4))]
        tries += [(seat, action) for action in wild if action not in legal]
    for seat, action in tries:
        check_refused(match, lambda s=seat, a=action: state.play(s, a))
    if state.waits() is None:
        check_refused(match, state.tick)
    if not state.chance():
        check_refused(match, lambda: state.shuffle(dice))
    check_refused(match, lambda: state.deal(Deal("nothing", [[0]])))
    if state.chance():
        due = state.shuffle(dice)
        for wrong in spoilt(due):
            check_refused(match, lambda d=wrong: state.deal(d))
        surplus = {**match.game.describe_deal(state, due), "surplus": 0}
        check_refused(match, lambda: match.deal(surplus))
    someone = min(state.acting(), default=0)
    for words in WILD_WORDS:
        check_refused(match, lambda w=words: match.play(someone, w))
        check_refused(match, lambda w=words: match.deal(w))
    for seat in (-1, state.seats):
        check_refused(match, lambda s=seat: match.view(s))


def spoilt(deal: Deal) -> Iterator[Deal]:
    """Deals that cannot have been: a stack or a card short, no such card, one many times."""
    yield Deal(deal.what, deal.stacks[:-1])
    yield Deal(deal.what, [*deal.stacks, [0]])
    longest = max(range(len(deal.stacks)), key=lambda i: len(deal.stacks[i]))
    stack = deal.stacks[longest]
    if not stack:
        return
    for wrong in (stack[:-1], [*stack[:-1], -1], [*stack[:-1], 2**70], [*stack, stack[0]]):
        yield Deal(deal.what, [*deal.stacks[:longest], wrong, *deal.stacks[longest + 1 :]])
    if len(stack) >= 8:
        alike = [stack[0]] * len(stack)
        yield Deal(deal.what, [*deal.stacks[:longest], alike, *deal.stacks[longest + 1 :]])


def check_taken(attempt: Callable[[], object]) -> None:
    """What is legal, or has been, is not refused."""
    try:
        attempt()
    except Refused as refused:
        raise AssertionError(f"what is legal is refused: {refused}") from refused


def check_refused(match: Match, attempt: Any) -> None:
    before, log = match.state.copy(), len(match.log)
    try:
        attempt()
    except Refused as refused:
        assert refused.kind in KINDS, "a refusal of no known kind"
        for language in LANGUAGES:
            check_said(Words(language, match.game).refusal, refused)
    else:
        raise AssertionError("the rules took what they do not offer")
    assert match.state == before and len(match.log) == log, "a refusal changed the state"


def check_words(match: Match, dice: Dice) -> None:
    """Actions have words that lead back to them, and can be said in every language."""
    for seat in match.acting():
        legal = match.legal(seat)
        for action in {legal[0], legal[-1], legal[dice.below(len(legal))]}:
            do = match.game.describe(match.state, seat, action)
            assert match.game.read(match.state, seat, do) == action, f"{do} is read as something else"
            check_refused(match, lambda s=seat, d=do: match.play(s, {**d, "surplus": 0}))
            for language in LANGUAGES:
                check_said(Words(language, match.game).action, do)


def check_said(speak: Callable[..., str], *about: Any) -> None:
    """There are words for something."""
    try:
        assert speak(*about), "an empty message"
    except (KeyError, ValueError) as missing:
        raise AssertionError(f"no words: {missing}") from None


def check_views(match: Match) -> list[bytes]:
    """What each seat sees; a spectator sees no more than that, and facts can be said."""
    spectator = match.view(None)
    seen = [match.view(seat) for seat in range(match.seats)]
    public = msgspec.to_builtins(spectator)
    assert public.pop("seat") is None, "a spectator has a seat"
    for seat, view in enumerate(seen):
        mine = msgspec.to_builtins(view)
        assert mine.pop("seat") == seat, "a view for another seat"
        assert no_more(public, mine), "a spectator sees more than a seat"
    for language in LANGUAGES:
        words = Words(language, match.game)
        for view in (spectator, seen[0]):
            check_said(lambda v=view, w=words: match.game.sketch(v, w.say))
            for fact in view.facts:
                check_said(words.fact, fact)
    return [msgspec.json.encode(view) for view in seen]


def no_more(less: Any, more: Any) -> bool:
    """Whether `less` is `more` with some things hidden."""
    if less is None:
        return True
    if isinstance(less, dict) and isinstance(more, dict):
        return less.keys() == more.keys() and all(no_more(less[key], more[key]) for key in less)
    if isinstance(less, list) and isinstance(more, list):
        return len(less) == len(more) and all(map(no_more, less, more))
    return bool(less == more)


def check_imagination(match: Match, seat: int, seen: bytes, dice: Dice) -> None:
    """The seat cannot tell what it imagines from the truth, and nothing of the truth is in it."""
    state, game = match.state, match.game
    imagined = state.imagine(seat, dice)
    assert msgspec.json.encode(game.view(imagined, seat)) == seen, "the seat can tell it imagined"
    assert imagined.legal(seat) == state.legal(seat), "imagining changed what the seat may do"
    assert imagined.news(seat) == state.news(seat), "news are of what the seat cannot see"
    assert game.cards(imagined) == game.cards(state), "imagining lost or made cards"
    assert imagined.told == state.heard(seat), "what was told is imagined as only others heard it"
    again = dice.below(2**30)
    one, two = state.imagine(seat, FastDice(again)), imagined.imagine(seat, FastDice(again))
    assert one == two, "imagining depends on what the seat cannot see"
    check_brain(game, state, imagined, seat, dice)
    check_taken(lambda: finish(one, dice, 20))  # it can be played on


def check_twin(match: Match, seat: int, twin: State, dice: Dice) -> None:
    """A seat imagines and knows the same where it can tell no difference.

    States that `imagine` itself makes would not show an imagining that tells the truth.
    """
    assert twin.legal(seat) == match.state.legal(seat), "what is legal depends on the unseen"
    again = dice.below(2**30)
    one, other = twin.imagine(seat, FastDice(again)), match.state.imagine(seat, FastDice(again))
    assert one == other, "imagining depends on what the seat cannot see"
    check_brain(match.game, match.state, twin, seat, dice)


def check_copy(state: State, dice: Dice) -> None:
    before = state.copy()
    snapshot = pickle.dumps(state)
    assert len(snapshot) <= STATE_SIZE, "the snapshot is too large"
    assert pickle.loads(snapshot) == state, "a snapshot is not equal"
    check_taken(lambda: finish(before, dice, 5))
    assert pickle.dumps(state) == snapshot, "playing a copy changed the original"


def check_secrets(state: State, dice: Dice) -> None:
    """Choices that are made at the same time come to the same in any order."""
    acting = state.acting()
    if len(acting) < 2 or state.waits() is not None:
        return
    choices = {}
    for seat in acting:
        legal = state.legal(seat)
        choices[seat] = legal[dice.below(len(legal))]
    ends = []
    for order in (acting, acting[::-1]):
        branch = state.copy()
        for seat in order:
            assert seat in branch.acting(), "one secret choice took another's turn away"
            branch.play(seat, choices[seat])
        branch.listen()
        ends.append(branch)
    assert ends[0] == ends[1], "secret choices do not commute"


def check_end(match: Match) -> None:
    """A record of the match plays back to the same state and the same views."""
    outcome = match.outcome()
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.ranks) == match.seats, "a score and a rank for every seat"
    assert min(outcome.ranks) == 1, "nobody is first"
    assert outcome.reason in match.game.reasons, "a reason that the game does not name"
    line = record.read(record.write(record.record_of(match)))
    check_taken(lambda: record.replay(line, lambda _: match.game))
    again = record.replay(line, lambda _: match.game)
    assert again.log == match.log, "the record leads to another log"
    for seat in (None, *range(match.seats)):
        assert again.view(seat) == match.view(seat), "the record leads to other views"
