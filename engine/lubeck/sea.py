"""Where ships sail to, and what it is worth to keep cards. Cities are numbers here (see `codes`)."""

from collections.abc import Collection, Iterable
from functools import lru_cache

from engine.lubeck.chart import chart_of
from engine.lubeck.codes import (
    AT_HOME,
    CITY,
    DOUBLE,
    IN_STOCK,
    NOWHERE,
    PIRATES,
    START,
    TRADE,
    TRANSFER,
    card_code,
    coded,
    loss_of,
)
from engine.lubeck.data import Card

SOLD_LATER = (0.9, 0.8, 0.5, 0.3, 0.2, 0.1)
"""How likely a card that is kept can still be sold, by the legs to its city."""
KEEPING = 0.3
"""What it costs to keep a trade card, of the three that one may keep."""
EXTRA_KEPT = {START: 0.6, DOUBLE: 0.8, PIRATES: 0.3, TRANSFER: 0.5}
"""What such a card is worth for the next round."""
FAR = len(SOLD_LATER) - 1


class Sea:
    """The routes of a chart. Rows are by city."""

    def __init__(self, material: str | None) -> None:
        """`material`: the text of the chart; None: the game's own."""
        chart = chart_of(material)
        routes = chart.routes
        self._cards = set(map(coded, chart.cards))
        self.routes: list[tuple[int, ...]] = [()] * len(routes)
        for city, onward in routes.items():
            self.routes[CITY[city]] = tuple(CITY[each] for each in onward)
        self.playable = [_playable((city, *onward)) for city, onward in enumerate(self.routes)]
        """What cards can be played there, without their values: of some cities, and those for a transfer."""
        self.start = [1 << (city if onward else AT_HOME) for city, onward in enumerate(self.routes)]
        """From where a pawn goes on in the next round, as a bit; also one in stock, or none."""
        self.start += [0] * (NOWHERE + 1 - len(routes))
        self.start[IN_STOCK] = 1 << AT_HOME
        self._legs = [self._distances(city) for city in range(len(routes))]
        """To all that lie beyond."""
        self.kept = lru_cache(maxsize=1024)(self._all_kept)

    def _distances(self, start: int) -> dict[int, int]:
        legs = {start: 0}
        waiting = [start]
        for city in waiting:
            for each in self.routes[city]:
                if each not in legs:
                    legs[each] = legs[city] + 1
                    waiting.append(each)
        return legs

    def _all_kept(self, starts: int, last: bool) -> dict[int, float]:
        """By how much it is better to keep each card for the next round than to discard it.

        `starts`: from where one's pawns go on in the next round, as bits; `last`: there is none.
        """
        return {card: self._kept(card, starts, last) for card in self._cards}

    def _kept(self, card: int, starts: int, last: bool) -> float:
        value, kind, loss = card & 15, card >> 4 & 7, loss_of(card)
        if last:
            worth: float = -loss
        elif kind != TRADE:
            worth = EXTRA_KEPT[kind]
        else:
            legs = [each.get(card >> 7, FAR) for city, each in enumerate(self._legs) if starts >> city & 1]
            worth = SOLD_LATER[min(FAR, *legs)] * value - KEEPING
        return worth + loss


def _playable(cities: Iterable[int]) -> frozenset[int]:
    cards = [card_code(city, kind) for city in cities for kind in (TRADE, DOUBLE)]
    return frozenset([card >> 4 for card in (*cards, coded(Card("transfer")))])


sea_of = lru_cache(maxsize=16)(Sea)


def bits(numbers: Collection[int]) -> int:
    """A bit for each number."""
    return sum(1 << number for number in set(numbers))
