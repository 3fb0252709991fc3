"""The search of the planner: what the best plan from a position brings. Written for speed, with bare numbers.

A position is a hand (see `hands`), where the two pawns are, the smaller spot first (see `codes`), and the
number of ships in the park.
"""

from collections.abc import Collection, Mapping, Sequence

from engine.lubeck.codes import AT_HOME, IN_STOCK
from engine.lubeck.hands import TRANSFERRED, Hand, Hands, Play

ALONE, CROWDED = 0.96, 0.86
"""What becomes of the worth of all that follows, by an action on such a ship."""
FOR_NOTHING = 0.02
"""What it costs to do anything, so that nothing is done in vain."""
ALONG = 0.25
"""What it costs to sail somebody else along."""
CARRIED = 0.5
"""How likely somebody aboard sails the ship to a city, of which they are known to hold a card."""
MOST = 20
"""Positions of which plans are made for each move that is weighed: what comes after is not looked at
further."""
ALONE_LOSS, CROWDED_LOSS = 1 - ALONE, 1 - CROWDED
STOCK = IN_STOCK << 7
"""The spot of a pawn in stock."""
OTHERS = 15 << 3
"""The bits of a spot that tell of pawns of others."""


class Search:
    """The plans from all positions that differ in what the seat itself does."""

    __slots__ = (
        "_at",
        "_bound_for",
        "_limit",
        "_most",
        "_routes",
        "_ships",
        "_start",
        "found",
        "hands",
    )

    def __init__(
        self,
        hands: Hands,
        ships: Sequence[int],
        bound_for: Mapping[int, Collection[int]],
        most: int = MOST,
    ) -> None:
        """`ships`: all on the map, as spots; `bound_for`: by ship, the cities to which somebody aboard may
        sail it; `most`: of how many positions plans are made until `renew` is called.
        """
        self.hands = hands
        self._start, self._routes = hands.sea.start, hands.sea.routes
        self._ships = ships
        self._at: list[list[int]] = [[] for _ in hands.sea.routes]
        for ship in ships:
            self._at[ship >> 7].append(ship)
        self._bound_for = bound_for
        self._most = self._limit = most
        self.found: dict[int, float] = {}
        """What the positions that were looked at promise."""

    def renew(self) -> None:
        """As many positions may be looked at again: so each move gets its share, whichever comes first."""
        self._limit = len(self.found) + self._most

    def worth(self, hand: Hand, one: int, other: int, park: int) -> float:
        """What the best plan from a position brings."""
        if one > other:
            one, other = other, one
        position = hand.key | one << 15 | other << 4 | park
        known = self.found.get(position)
        return self._planned(hand, one, other, park, position) if known is None else known

    def _planned(self, hand: Hand, one: int, other: int, park: int, position: int) -> float:
        """The same of a position that wasn't looked at yet, by its number."""
        starts = self._start[one >> 7] | self._start[other >> 7]
        rest = hand.rests.get(starts)
        if rest is None:
            rest = hand.rest(starts)
        if len(self.found) >= self._limit:
            return rest
        best = rest
        if one < STOCK:
            bound_for = self._bound_for
            plays = hand.plays[one >> 7]
            if plays is None:
                plays = hand.played(one >> 7)
            if plays or one & 7 in bound_for:
                best = self._aboard(hand, plays, one, other, park, best, rest)
            if one != other < STOCK:
                plays = hand.plays[other >> 7]
                if plays is None:
                    plays = hand.played(other >> 7)
                if plays or other & 7 in bound_for:
                    best = self._aboard(hand, plays, other, one, park, best, rest)
        if other == STOCK:
            best = self._boarding(hand, one, park, best)
        elif one == STOCK:
            best = self._boarding(hand, other, park, best)
        self.found[position] = best
        return best

    def _aboard(
        self, hand: Hand, plays: list[Play], spot: int, beside: int, park: int, best: float, rest: float
    ) -> float:
        """The same as `best`, or what the best plan brings that begins on that ship, with a card played there
        or with somebody else aboard who sails it. The other pawn is `beside`."""
        city, others, found = spot >> 7, spot >> 3 & 15, self.found
        along, lost = ALONG * others, CROWDED_LOSS if others else ALONE_LOSS
        for to, gain, left in plays:
            one, other = spot, beside
            if to != city:
                if to == TRANSFERRED:
                    best = self._transferring(left, spot, beside, park, best)
                    continue
                gain -= along
                one = to << 7 | spot & 127
                if beside == spot:
                    other = one
            if one > other:
                one, other = other, one
            position = left.key | one << 15 | other << 4 | park
            worth = found.get(position)
            if worth is None:
                worth = self._planned(left, one, other, park, position)
            promise = gain + ((worth - worth * lost if worth > 0 else worth) - FOR_NOTHING)
            if promise > best:
                best = promise
        if bound_for := self._bound_for.get(spot & 7):
            for to in self._routes[city]:
                if to in bound_for:
                    ship = to << 7 | spot & 127
                    carried = self.worth(hand, ship, ship if beside == spot else beside, park)
                    best = max(best, CARRIED * carried + (1 - CARRIED) * rest)
        return best

    def _boarding(self, hand: Hand, beside: int, park: int, best: float) -> float:
        """The same with a pawn from stock going aboard; in Lübeck only if the ship leads on from there."""
        leads_on, starts = hand.boardings()
        for ship in self._boardable(AT_HOME, park):
            if leads_on or ship & 7 in self._bound_for:
                promise = going_on(self.worth(hand, ship, beside, park - (not ship & 7)), ship)
                if promise > best:
                    best = promise
        for city, left in starts:
            for ship in self._boardable(city, park):
                promise = going_on(self.worth(left, ship, beside, park - (not ship & 7)), ship)
                if promise > best:
                    best = promise
        return best

    def _boardable(self, city: int, park: int) -> list[int]:
        """The ships in a city, and before them one from the park, if there is any."""
        return [city << 7, *self._at[city]] if park else self._at[city]

    def _transferring(self, hand: Hand, spot: int, beside: int, park: int, best: float) -> float:
        """The same with a pawn going from that ship to another one."""
        park += not spot & OTHERS and spot != beside
        for ship in self._ships:
            if ship & 7 != spot & 7:
                promise = going_on(self.worth(hand, ship, beside, park), ship)
                if promise > best:
                    best = promise
        return best


def going_on(worth: float, spot: int) -> float:
    """What is left of the worth of all that follows, by an action on that ship."""
    lost = CROWDED_LOSS if spot & OTHERS else ALONE_LOSS
    return (worth - worth * lost if worth > 0 else worth) - FOR_NOTHING
