"""Sets up positions: hands like "bream 6 7, goby 1", moves in the notation after their seat."""

from collections.abc import Iterator, Sequence
from typing import cast

from msgspec.structs import replace

from engine import Event, Match, Question
from engine.fisherman.data import KINDS, NUMBERS, TRICKS, Card, Kind, Size
from engine.fisherman.playing import begin_contest
from engine.fisherman.rules import View
from engine.fisherman.scoring import Ending, caught_in
from engine.fisherman.state import State
from engine.fisherman.tricks import ContestRules, Laid, Trick
from tests.engine.notation import codes
from tests.engine.states import in_state
from tests.engine.states import state_of as whole_state_of

RULES = ContestRules("puffer", "large", Size(6, 7), "mackerel")
"""Rules of the worked scoring example, in which large fish are strong."""


def cards(text: str) -> tuple[Card, ...]:
    """The cards of "bream 6 7, goby 1"."""
    row: list[Card] = []
    for part in filter(None, text.split(", ")):
        kind, *numbers = part.split(" ")
        row += (Card(cast("Kind", kind), int(number)) for number in numbers)
    return tuple(row)


def state_of(match: Match) -> State:
    """A match's full state, including hidden parts."""
    return cast("State", whole_state_of(match))


def contest(seats: int, dealer: int = 0, seed: str = "a contest") -> Match:
    """A match whose first contest has just been dealt by this dealer."""
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
    """A match with these hands, by seat and all of one size, in which `leader` leads.

    Earlier tricks have brought each seat its `points`, and each earlier contest its row of `awards`. The
    cards of those tricks are made up, so that a test can use the cards that show its rule best.
    """
    seats = len(hands)
    match = contest(seats, leader if dealer is None else dealer)
    state = state_of(match)
    state.rules = rules
    state.hands = tuple(map(cards, hands))
    state.tricks = tuple(_tricks(TRICKS[seats] - len(state.hands[0]), seats, rules, points, leader))
    state.leader = leader
    state.caught = tuple(
        tuple(catch for trick in state.tricks if trick.winner == seat for catch in caught_in(trick, rules))
        for seat in range(seats)
    )
    for number, row in enumerate(awards, 1):
        nothing = (0,) * seats
        state.history += (Ending(number, 0, rules, ((),) * seats, nothing, nothing, tuple(row)),)
    return in_state(match, state)


def _tricks(
    number: int, seats: int, rules: ContestRules, points: Sequence[int], last_winner: int
) -> Iterator[Trick]:
    """This many tricks that bring the points. Each card in them counts 1, -1 or 0, and the last trick 0."""
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
    """A seat's question, without what its answers mean for its hand."""
    question = match.question(seat)
    assert question
    return replace(question, actions=tuple(replace(each, previews=()) for each in question.actions))


def view(match: Match, seat: int | None = None) -> View:
    return cast("View", match.view(seat))


def hand(match: Match, seat: int) -> tuple[Card, ...]:
    held = view(match, seat).hand
    assert held is not None
    return held


def set_rules(match: Match, *notations: str) -> list[Event]:
    """Name these rules for the players who must; returns the last move's events."""
    events: list[Event] = []
    for notation in notations:
        events = match.play(match.pending[0], notation)
    return events


def finish_contest(match: Match) -> list[Event]:
    """Play the first legal moves up to the end of the contest; returns the events of its last move."""
    while True:
        seat = match.pending[0]
        events = match.play(seat, match.legal_moves(seat)[0])
        if "contest-ended" in codes(events):
            return events
