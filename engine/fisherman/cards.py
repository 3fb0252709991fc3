"""The fish, and the numbers of the game."""

from collections.abc import Iterable
from typing import Literal, NamedTuple, cast, get_args

Kind = Literal["mackerel", "puffer", "bream", "goby", "squid"]
Ranking = Literal["small", "large"]
"""Which numbers are strong."""

KINDS: tuple[Kind, ...] = get_args(Kind)
RANKINGS: tuple[Ranking, ...] = get_args(Ranking)
NUMBERS = range(1, 11)


class Card(NamedTuple):
    """A fish. Written "bream 6"."""

    kind: Kind
    number: int

    def __str__(self) -> str:
        return f"{self.kind} {self.number}"

    @classmethod
    def read(cls, text: str) -> "Card":
        """The card that is written so."""
        kind, number = text.split(" ")
        return cls(cast(Kind, kind), int(number))


class Size(NamedTuple):
    """Two numbers of the contest's size. Written "6-7"."""

    smaller: int
    larger: int

    def __str__(self) -> str:
        return f"{self.smaller}-{self.larger}"

    @classmethod
    def read(cls, text: str) -> "Size":
        """The size that is written so; it need not be one of SIZES."""
        return cls(*map(int, text.split("-")))


SIZES = tuple(Size(number, number + 1) for number in NUMBERS[:-1])

KINDS_IN_PLAY = {3: KINDS[:4], 4: KINDS}
"""By the number of players."""

DECKS = {
    seats: tuple(Card(kind, number) for kind in kinds for number in NUMBERS)
    for seats, kinds in KINDS_IN_PLAY.items()
}
TRICKS = {3: 13, 4: 12}
"""In a contest, and so many cards are dealt to each. The rest of the deck is left over."""

SHIELDS = {"gold": 5, "silver": 3, "bronze": 1}
"""Victory points for the first, second and third place; there are none for the fourth."""


def sorted_hand(cards: Iterable[Card], ranking: Ranking | None) -> tuple[Card, ...]:
    """Kind by kind, the strongest first; by number while the ranking is not set."""
    return tuple(sorted(cards, key=lambda card: (KINDS.index(card.kind), -strength(card, ranking))))


def strength(card: Card, ranking: Ranking | None) -> int:
    """Of two cards of a kind, the one with more is the stronger one. Rules: "small is strong (listed "1, 2,
    3 ...", strongest first) or large is strong ("10, 9, 8 ...")."
    """
    return card.number if ranking == "large" else -card.number
