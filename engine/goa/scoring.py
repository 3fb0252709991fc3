"""The score."""

from collections import Counter

from msgspec import Struct

from engine.goa.state import State
from engine.goa.words import PLANTATIONS, is_mission, mission_points, size_of


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
        return sum(getattr(self, name) for name in self.__struct_fields__)


def points(state: State, seat: int, *, at_end: bool) -> Points:
    """As if the match ended now; the points for most money only at the end.

    Rules: "rows (table) + colonies founded + single plantations + Duty used + Missions + expedition cards in
    hand, for each symbol + most money 3 (each, if tied)".
    """
    player, data = state.players[seat], state.data
    tiles = [plantation.tile for plantation in player.plantations]
    tiles += [tile for tile in player.hidden if tile in PLANTATIONS]
    symbols = Counter(data.cards[card] for card in player.hand)
    most = at_end and player.money == max(other.money for other in state.players)
    return Points(
        rows=sum(data.board.points[row - 1] for row in player.rows),
        colonies=data.points.colonies[len(player.colonies) - 1] if player.colonies else 0,
        plantations=data.points.single_plantation * sum(size_of(tile) == 1 for tile in tiles),
        duty=player.duties * data.uses.duty_points,
        missions=sum(mission_points(tile) for tile in player.hidden if is_mission(tile)),
        cards=sum(data.points.symbols[number - 1] for number in symbols.values()),
        money=data.points.most_money if most else 0,
    )


def places(state: State) -> dict[int, int]:
    """Rules: "Ties: more money, then shared." """
    ranked = {
        seat: (points(state, seat, at_end=True).total, player.money)
        for seat, player in enumerate(state.players)
    }
    return {seat: 1 + sum(other > own for other in ranked.values()) for seat, own in ranked.items()}
