"""Sets up positions: hands like "riga 3, double riga", ships like "danzig 0 1"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, cast

from engine import Event, Match
from engine.lubeck.data import PACKAGES, Card, in_order, texts
from engine.lubeck.events import Dealt
from engine.lubeck.state import Player, Ship, State, StepName
from engine.lubeck.view import View
from tests.engine.notation import asked, codes
from tests.engine.states import in_state, log_of
from tests.engine.states import state_of as whole_state_of

Table = Callable[..., Match]
"""A function that sets up a position: `table` below, or the fixture of that name."""


def cards(text: str) -> tuple[Card, ...]:
    """The cards of "riga 3, double riga"."""
    return tuple(Card.read(each) for each in text.split(", ") if each)


def state_of(match: Match) -> State:
    return cast("State", whole_state_of(match))


def table(
    *hands: str,
    ships: Sequence[str] = (),
    actor: int = 0,
    step: StepName = "act",
    compass: int = 0,
    packages: Sequence[str] = (),
    pile: int | None = None,
    piles: int = 1,
    last_round: bool = False,
    passed: Sequence[int] = (),
    withdraw: str = "any",
    double: str = "all",
) -> Match:
    """A match with these hands by seat: first the cards taken openly, then after "|" the secret ones.

    Ships are given from number 1, with their place and the owners of the pawns aboard; all others are in the
    park. The remaining cards are in the pile, or only the first `pile` of them and the others among the
    discards.
    """
    match = Match.start("lubeck", len(hands), "a table", {"withdraw": withdraw, "double": double})
    state = state_of(match)
    state.step, state.actor, state.compass, state.first = step, actor, compass, actor
    state.players = tuple(_player(hand, seat in passed) for seat, hand in enumerate(hands))
    given = [_ship(number, text) for number, text in enumerate(ships, 1)]
    state.ships = (*given, *(Ship(number) for number in range(len(given) + 1, len(state.ships) + 1)))
    dealt = [Dealt(seat, texts(player.secret)) for seat, player in enumerate(state.players)]
    rows = [cards(text) for text in packages]
    state.packages = tuple(rows + [()] * (PACKAGES[len(hands)] - len(rows)))
    used = Counter(card for player in state.players for card in player.hand)
    used.update(card for row in rows for card in row)
    rest = in_order((Counter(state.chart.cards) - used).elements())
    assert len(rest) + used.total() == 60
    cut = len(rest) if pile is None else pile
    state.pile, state.discards = rest[:cut], rest[cut:]
    state.piles, state.last_round = piles, last_round
    return in_state(match, state, [*dealt, *log_of(match)[len(hands) :]])


def _player(hand: str, passed: bool) -> Player:
    known, _, secret = hand.partition("|")
    return Player(cards(known.strip()), in_order(cards(secret.strip())), passed=passed)


def _ship(number: int, text: str) -> Ship:
    at, *pawns = text.split(" ")
    return Ship(number, cast("Any", at), tuple(map(int, pawns)))


def ships(match: Match) -> list[str]:
    """The ships in the format of `table`."""
    return [" ".join([ship.at, *map(str, ship.pawns)]) for ship in state_of(match).ships]


def four_ships(match: Match) -> list[str]:
    """The first four ships, without trailing ones that are in the park."""
    four = ships(match)[:4]
    while four[-1] == "park":
        four.pop()
    return four


def view(match: Match, seat: int | None = None) -> View:
    return cast("View", match.view(seat))


def hand(match: Match, seat: int) -> str:
    return ", ".join(map(str, view(match, seat).hand))


def scores(match: Match) -> tuple[int, ...]:
    return view(match).scores


def previewed(match: Match, seat: int, line: str) -> tuple[str, dict[str, Any]]:
    """The preview of a move in the question."""
    move = match.game.grammar.parse(line)
    (action,) = (action for action in asked(match, seat).actions if action.verb == move.verb)
    (preview,) = (preview for preview in action.previews if preview.values == move.parts)
    return preview.code, preview.facts


def disabled(match: Match, seat: int) -> dict[int | str, str]:
    """The cards that can't be played, and why."""
    question = asked(match, seat)
    assert {each.what for each in question.disabled} <= {"card"}
    return {each.value: each.code for each in question.disabled}


def until(match: Match, code: str) -> list[Event]:
    """Play the least active moves up to an event with this code; returns the last move's events."""
    while True:
        seat = match.pending[0]
        moves = [str(move) for move in match.legal_moves(seat)]
        events = match.play(seat, "pass" if "pass" in moves else moves[0])
        if code in codes(events):
            return events


def all_taken(match: Match) -> None:
    """Take the first package left for every player, then choose the first seat offered as starter."""
    while match.pending and view(match).step in ("take", "first"):
        seat = match.pending[0]
        match.play(seat, match.legal_moves(seat)[0])
