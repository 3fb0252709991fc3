"""The search of the planner: what the best plan from a position brings. Written for speed, with bare numbers.

A position is a row: spots, pawns in stock, ships in the park, cards, doubled cities as bits, cards sold (see
`planner.Position`), in the numbers of `codes`.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from engine.lubeck.codes import AT_HOME, CITY, DOUBLE, PIRATES, START, TRADE, TRANSFER, card_code
from engine.lubeck.data import LIMIT
from engine.lubeck.view import Route

ALONE, CROWDED = 0.96, 0.86
"""What becomes of the worth of all that follows, by an action on such a ship."""
FOR_NOTHING = 0.02
"""What it costs to do anything, so that nothing is done in vain."""
ALONG = 0.25
"""What it costs to sail somebody else along."""
CARRIED = 0.5
"""How likely somebody aboard sails the ship to a city, of which they are known to hold a card."""
SOLD_LATER = (0.9, 0.8, 0.5, 0.3, 0.2, 0.1)
"""How likely a card that is kept can still be sold, by the legs to its city."""
KEEPING = 0.3
"""What it costs to keep a trade card, of the three that one may keep."""
EXTRA_KEPT = {START: 0.6, DOUBLE: 0.8, PIRATES: 0.3, TRANSFER: 0.5}
"""What such a card is worth for the next round."""
MOST = 1500
"""Positions of which plans are made: what comes after is not looked at further."""
FAR = len(SOLD_LATER) - 1
ALONE_LOSS, CROWDED_LOSS = 1 - ALONE, 1 - CROWDED
HOME_BIT = 1 << AT_HOME
OTHERS = 15 << 3
"""The bits of a spot that tell of pawns of others."""

Row = tuple[int, ...]
Searched = tuple[Row, int, int, Row, int, Row]


class Sea:
    """Where ships sail to. Rows are by city."""

    def __init__(self, routes: Sequence[Route]) -> None:
        self.routes: list[tuple[int, ...]] = [()] * len(routes)
        for route in routes:
            self.routes[CITY[route.city]] = tuple(CITY[city] for city in route.to)
        self.reach = [1 << city | bits(onward) for city, onward in enumerate(self.routes)]
        """Of which cities cards can be played there, as bits."""
        self.start = [1 << (city if onward else AT_HOME) for city, onward in enumerate(self.routes)]
        """From where a pawn goes on in the next round, as a bit."""
        self._legs = [self._distances(city) for city in range(len(routes))]
        """To all that lie beyond."""
        self.rest = lru_cache(maxsize=20_000)(self._rest)
        self._kept = lru_cache(maxsize=20_000)(self._keep)
        self.plays = lru_cache(maxsize=50_000)(self._plays)
        self.boardings = lru_cache(maxsize=20_000)(self._boardings)

    def _distances(self, start: int) -> dict[int, int]:
        legs = {start: 0}
        waiting = [start]
        for city in waiting:
            for each in self.routes[city]:
                if each not in legs:
                    legs[each] = legs[city] + 1
                    waiting.append(each)
        return legs

    def _plays(self, cards: Row, at: int) -> list[tuple[int, Row, bool]]:
        """The cards that can be played on a ship in that city, each kind once, and the others; with them,
        whether one holds what makes it count double, or what it doubles. It is better to sell the dearer card
        first, where nothing will double it."""
        found: list[tuple[int, Row, bool]] = []
        for place, (card, following) in enumerate(zip(cards, (*cards[1:], -1), strict=False)):
            kind, city = card >> 4 & 7, card >> 7
            if card == following or (
                kind != TRANSFER and not (self.reach[at] >> city & 1 and kind <= DOUBLE)
            ):
                continue
            other = card_code(city, DOUBLE) in cards if kind == TRADE else _sells(cards, city)
            if kind == TRADE and not other and following >> 4 == card >> 4:
                continue
            found.append((card, cards[:place] + cards[place + 1 :], other))
        return found

    def _boardings(self, cards: Row) -> tuple[bool, list[tuple[int, Row]]]:
        """Whether something could be done on a ship that stands in Lübeck; and the cities in which one can
        start, with the cards that are left then."""
        onward = self.routes[AT_HOME]
        leads_on = any(card >> 7 in onward or card >> 4 & 7 == TRANSFER for card in cards)
        starts: dict[int, Row] = {}
        for place, card in enumerate(cards):
            if card >> 4 & 7 == START:
                starts.setdefault(card >> 7, cards[:place] + cards[place + 1 :])
        return leads_on, list(starts.items())

    def _rest(self, cards: Row, starts: int, last: bool) -> float:
        """What cards are worth when one does no more in this round.

        `starts`: from where one's pawns go on in the next one, as bits; `last`: there is no next one.
        """
        kept = sorted([self._kept(card, starts, last) for card in cards], key=sum, reverse=True)
        return sum([value for value, _ in kept[:LIMIT]]) - sum([loss for _, loss in kept[LIMIT:]])

    def _keep(self, card: int, starts: int, last: bool) -> tuple[float, int]:
        """What a card is worth when it is kept for the next round, and what it costs to discard it."""
        value, kind = card & 15, card >> 4 & 7
        loss = value or 1
        if last:
            return -loss, loss
        if kind != TRADE:
            return EXTRA_KEPT[kind], loss
        legs = [each.get(card >> 7, FAR) for city, each in enumerate(self._legs) if starts >> city & 1]
        return SOLD_LATER[min(FAR, *legs)] * value - KEEPING, loss


sea_of = lru_cache(maxsize=16)(Sea)


def bits(numbers: Collection[int]) -> int:
    """A bit for each number."""
    return sum(1 << number for number in set(numbers))


class Search:
    """The plans from all positions that differ in what the seat itself does."""

    __slots__ = ("_at", "_bound_for", "_doubling_earlier", "_last", "_most", "_sea", "_ships", "found")

    def __init__(
        self,
        sea: Sea,
        ships: Sequence[int],
        bound_for: Mapping[int, Collection[int]],
        *,
        last: bool,
        doubling_earlier: bool,
        most: int = MOST,
    ) -> None:
        """`ships`: all on the map, as spots; `bound_for`: by ship, the cities to which somebody aboard may
        sail it; `last`: it is the last round; `doubling_earlier`: an x2 card doubles what was sold before it;
        `most`: of how many positions plans are made.
        """
        self._sea = sea
        self._ships = ships
        self._at = [[ship for ship in ships if ship >> 7 == city] for city in range(len(sea.routes))]
        self._bound_for = bound_for
        self._last = last
        self._doubling_earlier = doubling_earlier
        self._most = most
        self.found: dict[Searched, float] = {}
        """What the positions that were looked at promise."""

    def worth(self, position: Searched) -> float:
        """What the best plan from a position brings."""
        known = self.found.get(position)
        if known is not None:
            return known
        spots, stock, _, cards, _, _ = position
        start = self._sea.start
        starts = HOME_BIT if stock else 0
        for spot in spots:
            starts |= start[spot >> 7]
        best = rest = self._sea.rest(cards, starts, self._last)
        if len(self.found) >= self._most:
            return rest
        before = -1
        for spot in spots:
            if spot != before:
                before = spot
                best = self._playing(position, spot, best)
                if spot & 7 in self._bound_for:
                    best = self._carried(position, spot, best, rest)
        if stock:
            best = self._boarding(position, best)
        self.found[position] = best
        return best

    def _playing(self, position: Searched, spot: int, best: float) -> float:
        """The same as `best`, or what the best plan brings that begins with a card played on that ship."""
        spots, stock, park, cards, doubled, sold = position
        lost = CROWDED_LOSS if spot & OTHERS else ALONE_LOSS
        for card, left, sells in self._sea.plays(cards, spot >> 7):
            kind, city = card >> 4 & 7, card >> 7
            if kind == TRANSFER:
                best = self._transferring(position, left, spot, best)
                continue
            if kind == TRADE:
                now, then = doubled, sold
                if self._doubling_earlier and sells:
                    then = tuple(sorted((*sold, card)))
                gain = (card & 15) * (1 + (doubled >> city & 1))
            elif sells or _sells(sold, city):
                now, then, gain = _doubling(doubled, sold, city)
            else:
                continue
            after, gained = spots, float(gain)
            if spot >> 7 != city:
                after = sailed(spots, spot, city)
                gained = -ALONG * (spot >> 3 & 15) + gain
            worth = self.worth((after, stock, park, left, now, then))
            best = max(best, gained + ((worth - worth * lost if worth > 0 else worth) - FOR_NOTHING))
        return best

    def _carried(self, position: Searched, spot: int, best: float, rest: float) -> float:
        """The same with what it brings if somebody else aboard sails that ship."""
        for city in self._sea.routes[spot >> 7]:
            if city in self._bound_for[spot & 7]:
                carried = self.worth((sailed(position[0], spot, city), *position[1:]))
                best = max(best, CARRIED * carried + (1 - CARRIED) * rest)
        return best

    def _boarding(self, position: Searched, best: float) -> float:
        """The same with a pawn from stock going aboard; in Lübeck only if the ship leads on from there."""
        spots, stock, park, cards, doubled, sold = position
        leads_on, starts = self._sea.boardings(cards)
        ways = [
            (cards, ship)
            for ship in self._boardable(park, AT_HOME)
            if leads_on or ship & 7 in self._bound_for
        ]
        for city, left in starts:
            ways += [(left, ship) for ship in self._boardable(park, city)]
        for left, ship in ways:
            after = tuple(sorted((*spots, ship)))
            worth = self.worth((after, stock - 1, park - (not ship & 7), left, doubled, sold))
            best = max(best, going_on(worth, ship))
        return best

    def _boardable(self, park: int, city: int) -> list[int]:
        return [city << 7, *self._at[city]] if park else self._at[city]

    def _transferring(self, position: Searched, cards: Row, spot: int, best: float) -> float:
        """The same with a pawn going from that ship to another one."""
        spots, stock, park, _, doubled, sold = position
        place = spots.index(spot)
        left = spots[:place] + spots[place + 1 :]
        park += not spot & OTHERS and spot not in left
        for ship in self._ships:
            if ship & 7 != spot & 7:
                worth = self.worth((tuple(sorted((*left, ship))), stock, park, cards, doubled, sold))
                best = max(best, going_on(worth, ship))
        return best


def sailed(spots: Row, spot: int, city: int) -> Row:
    """With that ship in another city."""
    moved = city << 7 | spot & 127
    if len(spots) == 1:
        return (moved,)
    return tuple(sorted([moved if each == spot else each for each in spots]))


def _doubling(doubled: int, sold: Row, city: int) -> tuple[int, Row, int]:
    """What is doubled when an x2 card is played, what was sold elsewhere, and what it brings."""
    gain = 0 if doubled >> city & 1 else sum([each & 15 for each in sold if each >> 7 == city])
    return doubled | 1 << city, tuple([each for each in sold if each >> 7 != city]), gain


def going_on(worth: float, spot: int) -> float:
    """What is left of the worth of all that follows, by an action on that ship."""
    lost = CROWDED_LOSS if spot & OTHERS else ALONE_LOSS
    return (worth - worth * lost if worth > 0 else worth) - FOR_NOTHING


def _sells(cards: Row, city: int) -> bool:
    """Whether there is a trade card of that city."""
    first = city << 7
    return any([first <= card < first + 16 for card in cards])  # noqa: C419
