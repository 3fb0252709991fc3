"""The score."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import asdict, astuple

from engine.event import Event
from engine.goa import events
from engine.goa.data import is_mission, mission_points
from engine.goa.state import State
from engine.rules import Result


class Points(Struct, frozen=True):
    """What a player's victory points are made of."""

    rows: int
    colonies: int
    plantations: int
    duty: int
    missions: int
    cards: int
    money: int
    """For having the most of it."""

    @property
    def total(self) -> int:
        return sum(astuple(self))


def points(state: State, seat: int, *, at_end: bool) -> Points:
    """As if the match ended now; the points for most money only at the end.

    Rules: "rows (table) + colonies founded + single plantations + Duty used + Missions + expedition cards in
    hand, for each symbol + most money 3 (each, if tied)".
    """
    player, data = state.players[seat], state.data
    worth, hand = data.points, [data.cards[card] for card in player.hand]
    missions = [tile for tile in player.hidden if is_mission(tile)]
    singles = len(player.hidden) - len(missions)
    singles += sum([plantation.size == 1 for plantation in player.plantations])
    most = at_end and player.money == max(other.money for other in state.players)
    return Points(
        rows=sum([data.board.points[row - 1] for row in player.rows]),
        colonies=worth.colonies[len(player.colonies) - 1] if player.colonies else 0,
        plantations=worth.single_plantation * singles,
        duty=player.duties * data.uses.duty_points,
        missions=sum(map(mission_points, missions)),
        cards=sum([worth.symbols[hand.count(symbol) - 1] for symbol in set(hand)]),
        money=worth.most_money if most else 0,
    )


def score(state: State) -> Iterator[Event]:
    """Rules: "After round 8"."""
    state.phase = "over"
    order = places(state)
    parts = {seat: points(state, seat, at_end=True) for seat in range(state.seats)}
    for seat in sorted(order, key=order.__getitem__):
        ducats = state.players[seat].money
        yield events.Scored(seat, order[seat], parts[seat].total, **asdict(parts[seat]), ducats=ducats)
    best = tuple(seat for seat, place in order.items() if place == 1)
    yield events.MatchEnded(best, len(best), tuple(each.total for each in parts.values()))


def result(state: State) -> Result | None:
    """The places and what the scores are made of; None while the match runs."""
    if state.phase != "over":
        return None
    parts = {seat: points(state, seat, at_end=True) for seat in range(state.seats)}
    return Result(
        places(state),
        {seat: each.total for seat, each in parts.items()},
        {seat: asdict(each) for seat, each in parts.items()},
    )


def places(state: State) -> dict[int, int]:
    """The place of each seat if the match ended now, counted from 1.

    Rules: "Ties: more money, then shared."
    """
    totals = [
        (points(state, seat, at_end=True).total, player.money) for seat, player in enumerate(state.players)
    ]
    return {seat: 1 + sum(other > own for other in totals) for seat, own in enumerate(totals)}
