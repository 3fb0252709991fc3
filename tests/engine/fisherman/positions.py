"""A little language for positions: hands like "bream 6 7, goby 1", moves in the notation after their seat."""

from collections.abc import Iterator, Sequence
from typing import cast

from msgspec.structs import replace

from engine import Event, Match, Question
from engine.fisherman.data import KINDS, NUMBERS, TRICKS, Card, Kind, Size
from engine.fisherman.rules import begin_contest
from engine.fisherman.scoring import Ending
from engine.fisherman.state import State
from engine.fisherman.tricks import ContestRules, Laid, Trick
from engine.fisherman.view import View
from tests.engine.notation import codes
from tests.engine.states import in_state
from tests.engine.states import state_of as whole_state_of

RULES = ContestRules("puffer", "large", Size(6, 7), "mackerel")
"""Those of the worked scoring, large fish being strong."""


def cards(text: str) -> tuple[Card, ...]:
    """The cards of "bream 6 7, goby 1"."""
    row: list[Card] = []
    for part in filter(None, text.split(", ")):
        kind, *numbers = part.split(" ")
        row += (Card(cast(Kind, kind), int(number)) for number in numbers)
    return tuple(row)


def state_of(match: Match) -> State:
    """The true state, with all that is hidden."""
    return cast(State, whole_state_of(match))


def contest(seats: int, dealer: int = 0, seed: str = "a contest") -> Match:
    """A match whose first contest has just been dealt, by that dealer."""
    match = Match.start("fisherman", seats, seed)
    state = state_of(match)
    log = list(begin_contest(state, dealer, state.hands, state.left_over))
    return in_state(match, state, log)


def position(
    *hands: str,
    leader: int = 0,
    dealer: int | None = None,
    rules: ContestRules = RULES,
    points: Sequence[int] = (),
    awards: Sequence[Sequence[int]] = (),
) -> Match:
    """A match in which these hands are held, by seat, all of one size, and `leader` leads.

    The tricks before have brought each seat its `points`, and each contest before its row of `awards`. What
    was played in them is made up: a rule is told best with the cards that show it.
    """
    seats = len(hands)
    match = contest(seats, leader if dealer is None else dealer)
    state = state_of(match)
    state.rules = rules
    state.hands = tuple(map(cards, hands))
    state.tricks = tuple(_tricks(TRICKS[seats] - len(state.hands[0]), seats, rules, points, leader))
    for number, row in enumerate(awards, 1):
        nothing = (0,) * seats
        state.history += (Ending(number, 0, rules, ((),) * seats, nothing, nothing, tuple(row)),)
    return in_state(match, state)


def _tricks(
    number: int, seats: int, rules: ContestRules, points: Sequence[int], last_winner: int
) -> Iterator[Trick]:
    """So many tricks that bring the points, each card in them 1, -1 or nothing, and the last one nothing."""
    assert rules.favourite and rules.bad and rules.size
    plain = next(each for each in NUMBERS if each not in rules.size)
    idle = Card(next(kind for kind in KINDS if kind not in (rules.favourite, rules.bad)), plain)
    won: list[tuple[int, list[Card]]] = []
    for seat, wanted in enumerate(points):
        worth = [Card(rules.favourite if wanted > 0 else rules.bad, plain)] * abs(wanted)
        won += ((seat, worth[start : start + seats]) for start in range(0, len(worth), seats))
    won += [(last_winner, [])] * (number - len(won))
    assert len(won) == number
    for seat, worth in won:
        row = [*worth, *[idle] * (seats - len(worth))]
        yield Trick(tuple(Laid(each, card) for each, card in enumerate(row)), seat)


def asked(match: Match, seat: int) -> Question:
    """What a seat is asked, without what its answers mean for its hand."""
    question = match.question(seat)
    assert question
    return replace(question, actions=tuple(replace(each, previews=()) for each in question.actions))


def view(match: Match, seat: int | None = None) -> View:
    return cast(View, match.view(seat))


def hand(match: Match, seat: int) -> tuple[Card, ...]:
    held = view(match, seat).hand
    assert held is not None
    return held


def set_rules(match: Match, *notations: str) -> list[Event]:
    """Names rules, whoever's turn it is; returns what the last one brought."""
    events: list[Event] = []
    for notation in notations:
        events = match.play(match.pending[0], notation)
    return events


def finish_contest(match: Match) -> list[Event]:
    """Goes on with the first legal move each time, up to the end of the contest; returns what ended it."""
    while True:
        seat = match.pending[0]
        events = match.play(seat, match.legal_moves(seat)[0])
        if "contest-ended" in codes(events):
            return events
