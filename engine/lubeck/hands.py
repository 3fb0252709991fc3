"""What a seat can do with its cards, wherever the ships are: found out once for all plans that come to it."""

from functools import lru_cache
from itertools import count

from engine.lubeck.codes import AT_HOME, DOUBLE, START, TRADE, TRANSFER, card_code
from engine.lubeck.data import LIMIT
from engine.lubeck.sea import Sea

TRANSFERRED = -1
"""In place of a city: a pawn goes to another ship."""
MOST = 10_000
"""Hands that are kept."""

Row = tuple[int, ...]


class Hand:
    """A seat's cards, with the cities that are doubled for it, and what it has sold in those of which it has
    an x2 card that doubles it, too."""

    __slots__ = (
        "_after",
        "_boardings",
        "_cards",
        "_doubled",
        "_hands",
        "_loss",
        "_sold",
        "key",
        "plays",
        "rests",
    )

    def __init__(self, hands: "Hands", number: int, cards: Row, doubled: int, sold: Row) -> None:
        self.key = number << 26
        """No two hands have the same; of so many bits are all positions with the same hand."""
        self._hands = hands
        self._cards, self._doubled, self._sold = cards, doubled, sold
        self.plays: list[list[Play] | None] = [None] * len(hands.sea.routes)
        """By city, what was asked for of `played`."""
        self.rests: dict[int, float] = {}
        """The same of `rest`."""
        self._loss = sum([card & 15 or 1 for card in cards])
        self._after: dict[int, tuple[float, Hand]] = {}
        """By card, what it brings to sell it or to play it for its x2, and what is left in hand."""
        self._boardings: Boardings | None = None

    def played(self, at: int) -> list["Play"]:
        """What can be played on a ship in that city: the city in which the ship is then, what it brings, and
        what is left in hand.

        Cards of a kind are played but once; it is better to sell the dearer card first, where nothing will
        double it.
        """
        cards, playable = self._cards, self._hands.sea.playable[at]
        found: list[Play] = []
        for place, card in enumerate(cards):
            if card >> 4 not in playable:
                continue
            following = cards[place + 1] if place + 1 < len(cards) else -1
            if card == following:
                continue
            kind, city = card >> 4 & 7, card >> 7
            if kind == TRADE:
                if following >> 4 == card >> 4 and card_code(city, DOUBLE) not in cards:
                    continue
            elif kind == TRANSFER:
                city = TRANSFERRED
            elif not _sells(cards, city) and not _sells(self._sold, city):
                continue
            gain, left = self._after.get(card) or self._played(card, place)
            found.append((city, gain, left))
        self.plays[at] = found
        return found

    def _played(self, card: int, place: int) -> tuple[float, "Hand"]:
        """What it brings to play the card in that place, and what is left in hand."""
        kind, city, left = card >> 4 & 7, card >> 7, self._cards[:place] + self._cards[place + 1 :]
        if kind == TRADE:
            after = (card & 15) * (1 + (self._doubled >> city & 1)), self._sell(card, left)
        else:
            after = (0, self._with(left)) if kind == TRANSFER else self._double(city, left)
        self._after[card] = after
        return after

    def _with(self, cards: Row) -> "Hand":
        """All else alike."""
        return self._hands.of(cards, self._doubled, self._sold)

    def _sell(self, card: int, left: Row) -> "Hand":
        if not self._hands.doubling_earlier or card_code(card >> 7, DOUBLE) not in left:
            return self._with(left)
        return self._hands.of(left, self._doubled, tuple(sorted((*self._sold, card))))

    def _double(self, city: int, left: Row) -> tuple[int, "Hand"]:
        """What an x2 card brings by itself."""
        doubled, sold = self._doubled, self._sold
        gain = 0 if doubled >> city & 1 else sum([each & 15 for each in sold if each >> 7 == city])
        elsewhere = tuple([each for each in sold if each >> 7 != city])
        return gain, self._hands.of(left, doubled | 1 << city, elsewhere)

    def boardings(self) -> "Boardings":
        """Whether something could be done on a ship that stands in Lübeck; and the cities in which one can
        start, with what is left in hand then."""
        if self._boardings is None:
            cards, onward = self._cards, self._hands.sea.routes[AT_HOME]
            leads_on = False
            starts: dict[int, Hand] = {}
            for place, card in enumerate(cards):
                city, kind = card >> 7, card >> 4 & 7
                if city in onward or kind == TRANSFER:
                    leads_on = True
                if kind == START and city not in starts:
                    starts[city] = self._with(cards[:place] + cards[place + 1 :])
            self._boardings = leads_on, list(starts.items())
        return self._boardings

    def rest(self, starts: int) -> float:
        """What the cards are worth when one does no more in this round.

        `starts`: from where one's pawns go on in the next one, as bits.
        """
        kept = self._hands.sea.kept(starts, self._hands.last)
        gains = sorted(map(kept.__getitem__, self._cards), reverse=True)
        rest = self.rests[starts] = sum(gains[:LIMIT]) - self._loss
        return rest


Play = tuple[int, float, Hand]
Boardings = tuple[bool, list[tuple[int, Hand]]]


class Hands:
    """All hands of a kind of rounds, as they are asked for."""

    def __init__(self, sea: Sea, last: bool, doubling_earlier: bool) -> None:
        """`last`: it is the last round; `doubling_earlier`: an x2 card doubles what was sold before it."""
        self.sea, self.last, self.doubling_earlier = sea, last, doubling_earlier
        self._hands: dict[tuple[Row, int, Row], Hand] = {}
        self._numbers = count()

    def of(self, cards: Row, doubled: int, sold: Row) -> Hand:
        """`cards` and `sold` are sorted, `doubled` are the cities as bits."""
        key = cards, doubled, sold
        hand = self._hands.get(key)
        if hand is None:
            if len(self._hands) >= MOST:
                self._hands.clear()
            hand = self._hands[key] = Hand(self, next(self._numbers), *key)
        return hand


hands_of = lru_cache(maxsize=16)(Hands)


def _sells(cards: Row, city: int) -> bool:
    """Whether there is a trade card of that city."""
    of_city = city << 3 | TRADE
    return of_city in [card >> 4 for card in cards]
