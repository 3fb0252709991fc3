"""What a seat can do with its cards, wherever the ships are: found out once for all plans that come to it."""

from functools import lru_cache
from itertools import count

from engine.lubeck.codes import AT_HOME, DOUBLE, START, TRANSFER, card_code, loss_of
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

    __slots__ = ("_boardings", "_cards", "_doubled", "_hands", "_loss", "_plays", "_rests", "_sold", "number")

    def __init__(self, hands: "Hands", number: int, cards: Row, doubled: int, sold: Row) -> None:
        self.number = number
        """No two hands have the same."""
        self._hands = hands
        self._cards, self._doubled, self._sold = cards, doubled, sold
        self._plays: dict[int, list[Play]] = {}
        self._rests: dict[int, float] = {}
        self._loss = sum(map(loss_of, cards))
        self._boardings: Boardings | None = None

    def plays(self, at: int) -> list["Play"]:
        """What can be played on a ship in that city: the city in which the ship is then, what it brings, and
        what is left in hand.

        Cards of a kind are played but once; it is better to sell the dearer card first, where nothing will
        double it.
        """
        found = self._plays.get(at)
        if found is None:
            found = self._plays[at] = self._played(at)
        return found

    def _played(self, at: int) -> list["Play"]:
        cards, found, playable = self._cards, list[Play](), self._hands.sea.playable[at]
        for place, card in enumerate(cards):
            if card >> 4 not in playable:
                continue
            following = cards[place + 1] if place + 1 < len(cards) else -1
            if card == following:
                continue
            kind, city = card >> 4 & 7, card >> 7
            left = cards[:place] + cards[place + 1 :]
            if kind == TRANSFER:
                found.append((TRANSFERRED, 0, self._with(left)))
            elif kind == DOUBLE:
                if _sells(cards, city) or _sells(self._sold, city):
                    found.append((city, *self._double(city, left)))
            elif following >> 4 != card >> 4 or card_code(city, DOUBLE) in cards:
                gain = (card & 15) * (1 + (self._doubled >> city & 1))
                found.append((city, gain, self._sell(card, left)))
        return found

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
            leads_on = any(card >> 7 in onward or card >> 4 & 7 == TRANSFER for card in cards)
            starts: dict[int, Hand] = {}
            for place, card in enumerate(cards):
                if card >> 4 & 7 == START and card >> 7 not in starts:
                    starts[card >> 7] = self._with(cards[:place] + cards[place + 1 :])
            self._boardings = leads_on, list(starts.items())
        return self._boardings

    def rest(self, starts: int) -> float:
        """What the cards are worth when one does no more in this round.

        `starts`: from where one's pawns go on in the next one, as bits.
        """
        rest = self._rests.get(starts)
        if rest is None:
            kept = self._hands.sea.kept(starts, self._hands.last)
            gains = sorted(map(kept.__getitem__, self._cards), reverse=True)
            rest = self._rests[starts] = sum(gains[:LIMIT]) - self._loss
        return rest


Play = tuple[int, int, Hand]
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
    first = city << 7
    return any([first <= card < first + 16 for card in cards])  # noqa: C419
