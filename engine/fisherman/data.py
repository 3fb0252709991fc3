"""The fish and the numbers of the game."""

from collections.abc import Iterable
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from engine.core.statement import Named

Kind = Annotated[Literal["mackerel", "puffer", "bream", "goby", "squid"], Named("kind")]
Ranking = Annotated[Literal["small", "large"], Named("ranking")]
"""Whether small or large numbers win tricks."""

KINDS: tuple[Kind, ...] = ("mackerel", "puffer", "bream", "goby", "squid")
RANKINGS: tuple[Ranking, ...] = ("small", "large")
NUMBERS = range(1, 11)

_NUMBER = "(?:[1-9]|10)"

CardText = Annotated[str, Meta(pattern=f"(?:{'|'.join(KINDS)}) {_NUMBER}"), Named("card")]
"""The notation of a card, such as "bream 6"."""

SizeText = Annotated[str, Meta(pattern=f"{_NUMBER}-{_NUMBER}"), Named("size")]
"""The notation of a size, such as "6-7"."""


class Card(NamedTuple):
    """A fish card, written "bream 6"."""

    kind: Kind
    number: int

    def __str__(self) -> CardText:
        return _TEXTS[self]

    @staticmethod
    def read(text: CardText) -> "Card":
        """Parse a card's notation."""
        return _CARDS[text]


_TEXTS = {Card(kind, number): f"{kind} {number}" for kind in KINDS for number in NUMBERS}
_CARDS = {text: card for card, text in _TEXTS.items()}


class Size(NamedTuple):
    """Two neighbouring numbers, written "6-7"."""

    smaller: int
    larger: int

    def __str__(self) -> SizeText:
        return f"{self.smaller}-{self.larger}"

    @classmethod
    def read(cls, text: SizeText) -> "Size":
        """Parse a size's notation. The result may not be one of SIZES."""
        return cls(*map(int, text.split("-")))


SIZES = tuple(Size(number, number + 1) for number in NUMBERS[:-1])

KINDS_IN_PLAY = {3: KINDS[:4], 4: KINDS}
"""The kinds of fish in play, by the number of players."""

DECKS = {
    seats: tuple(Card(kind, number) for kind in kinds for number in NUMBERS)
    for seats, kinds in KINDS_IN_PLAY.items()
}
TRICKS = {3: 13, 4: 12}
"""Tricks per contest, by the number of players.

Each player is dealt as many cards; the rest of the deck is left over.
"""

SHIELDS = {"gold": 5, "silver": 3, "bronze": 1}
"""Victory points for the first, second and third place. The fourth place gets none."""


def strength(card: Card, ranking: Ranking | None) -> int:
    """The strength of a card among those of its kind.

    Rules: "small is strong (listed "1, 2, 3 ...", strongest first) or large is strong ("10, 9, 8 ...")."
    """
    return card.number if ranking == "large" else -card.number


def strongest_first(ranking: Ranking) -> tuple[int, ...]:
    """The numbers of a kind, the strongest first."""
    return tuple(reversed(NUMBERS)) if ranking == "large" else tuple(NUMBERS)


_PLACES = {
    ranking: {
        card: (place, -strength(card, ranking))
        for place, kind in enumerate(KINDS)
        for card in (Card(kind, number) for number in NUMBERS)
    }
    for ranking in (None, *RANKINGS)
}
"""Sort key of each card in a hand, by ranking."""


def sorted_hand(cards: Iterable[Card], ranking: Ranking | None) -> tuple[Card, ...]:
    """Sort cards by kind, the strongest first, or by number while the ranking isn't set."""
    return tuple(sorted(cards, key=_PLACES[ranking].__getitem__))


def written(cards: Iterable[Card]) -> tuple[CardText, ...]:
    """The cards in the notation of moves and events."""
    return tuple([_TEXTS[card] for card in cards])
