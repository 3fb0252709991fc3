"""The search of the planner: what the best plan from a position brings. Written for speed, in one piece.

A position is a row: spots, pawns in stock, ships in the park, cards, doubled cities as bits, cards sold (see
`planner.Position`), in the numbers of `codes`.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache

from engine.lubeck.codes import AT_HOME, CITY, DOUBLE, PIRATES, START, TRADE, TRANSFER
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

    def _distances(self, start: int) -> dict[int, int]:
        legs = {start: 0}
        waiting = [start]
        for city in waiting:
            for each in self.routes[city]:
                if each not in legs:
                    legs[each] = legs[city] + 1
                    waiting.append(each)
        return legs

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


def searcher(
    sea: Sea,
    ships: Sequence[int],
    bound_for: Mapping[int, Collection[int]],
    memo: dict[Searched, float],
    *,
    last: bool,
    doubling_earlier: bool,
) -> Callable[[Searched], float]:
    """A function that gives what the best plan from a position brings.

    `ships`: all on the map, as spots; `bound_for`: by ship, the cities to which somebody aboard may sail it;
    `memo`: what has been found; `last`: it is the last round.
    """
    routes, reaches, start, rest_of = sea.routes, sea.reach, sea.start, sea.rest
    at = [[ship for ship in ships if ship >> 7 == city] for city in range(len(routes))]
    home, onward = 1 << AT_HOME, routes[AT_HOME]
    alone, crowded = 1 - ALONE, 1 - CROWDED

    def worth(position: Searched) -> float:
        known = memo.get(position)
        if known is not None:
            return known
        spots, stock, park, cards, doubled, sold = position
        starts = home if stock else 0
        for spot in spots:
            starts |= start[spot >> 7]
        best = rest = rest_of(cards, starts, last)
        if len(memo) >= MOST:
            return rest
        before = -1
        for spot in spots:
            if spot == before:
                continue
            before = spot
            found = sailing(position, spot)
            if found > best:
                best = found
            if spot & 7 in bound_for:
                for city in routes[spot >> 7]:
                    if city in bound_for[spot & 7]:
                        carried = worth((sailed(spots, spot, city), stock, park, cards, doubled, sold))
                        best = max(best, CARRIED * carried + (1 - CARRIED) * rest)
        if stock:
            leads_on = any([card >> 7 in onward or card >> 4 & 7 == TRANSFER for card in cards])
            for ship in (AT_HOME << 7, *at[AT_HOME]) if park else at[AT_HOME]:
                if leads_on or ship & 7 in bound_for:
                    best = max(best, boarding(position, cards, ship))
            before = -1
            for place, card in enumerate(cards):
                if card >> 4 & 7 == START and card != before:
                    before = card
                    left = cards[:place] + cards[place + 1 :]
                    city = card >> 7
                    for ship in (city << 7, *at[city]) if park else at[city]:
                        best = max(best, boarding(position, left, ship))
        memo[position] = best
        return best

    def boarding(position: Searched, cards: Row, ship: int) -> float:
        spots, stock, park, _, doubled, sold = position
        park -= not ship & 7
        after = worth((tuple(sorted((*spots, ship))), stock - 1, park, cards, doubled, sold))
        return _going_on(after, crowded if ship & 120 else alone)

    def sailing(position: Searched, spot: int) -> float:
        """What the best plan brings that begins with a card played on that ship."""
        spots, stock, park, cards, doubled, sold = position
        reach, others, lost = reaches[spot >> 7], spot >> 3 & 15, crowded if spot & 120 else alone
        best = float("-inf")
        for place, (card, following) in enumerate(zip(cards, (*cards[1:], -1), strict=False)):
            kind = card >> 4 & 7
            if card == following or (kind != TRANSFER and not reach >> (card >> 7) & 1):
                continue
            city = card >> 7
            if kind == TRADE:
                now, then = doubled, sold
                if city << 7 | DOUBLE << 4 in cards:
                    if doubling_earlier:
                        then = tuple(sorted((*sold, card)))
                elif following >> 4 == card >> 4:  # it is better to sell the dearer card first
                    continue
                gain = (card & 15) * (1 + (doubled >> city & 1))
            elif kind == DOUBLE:
                if not _sells(cards, city) and not _sells(sold, city):
                    continue
                gain = 0
                now, then = doubled | 1 << city, sold
                if sold:
                    gain = (
                        0 if doubled >> city & 1 else sum([each & 15 for each in sold if each >> 7 == city])
                    )
                    then = tuple([each for each in sold if each >> 7 != city])
            elif kind == TRANSFER:
                best = max(best, transferring(position, cards[:place] + cards[place + 1 :], spot))
                continue
            else:
                continue
            after, gained = spots, float(gain)
            if spot >> 7 != city:
                after = sailed(spots, spot, city)
                gained = -ALONG * others + gain
            left = cards[:place] + cards[place + 1 :]
            further = worth((after, stock, park, left, now, then))
            if further > 0:
                further -= further * lost
            further = gained + (further - FOR_NOTHING)
            if further > best:
                best = further
        return best

    def transferring(position: Searched, cards: Row, spot: int) -> float:
        spots, stock, park, _, doubled, sold = position
        place = spots.index(spot)
        left = spots[:place] + spots[place + 1 :]
        park += not spot & 120 and spot not in left
        best = float("-inf")
        for ship in ships:
            if ship & 7 != spot & 7:
                after = worth((tuple(sorted((*left, ship))), stock, park, cards, doubled, sold))
                best = max(best, _going_on(after, crowded if ship & 120 else alone))
        return best

    return worth


def sailed(spots: Row, spot: int, city: int) -> Row:
    """With that ship in another city."""
    moved = city << 7 | spot & 127
    if len(spots) == 1:
        return (moved,)
    return tuple(sorted([moved if each == spot else each for each in spots]))


def _going_on(worth: float, lost: float) -> float:
    return (worth - worth * lost if worth > 0 else worth) - FOR_NOTHING


def _sells(cards: Row, city: int) -> bool:
    """Whether there is a trade card of that city."""
    first = city << 7
    return any([first <= card < first + 16 for card in cards])
