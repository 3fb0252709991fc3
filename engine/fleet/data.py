"""The game's components: boats, licences, crates, and the numbers from the rules page's tables."""

from bisect import bisect
from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from engine.core.statement import Named

Kind = Annotated[Literal["shrimp", "lobster", "processing", "cod", "tuna", "crab"], Named("kind")]
"""A kind of boat."""
Card = Annotated[Kind, Named("card")]
"""A boat card, named after its kind."""
Licence = Annotated[
    Literal[
        "shrimp",
        "cod",
        "lobster",
        "tuna",
        "processing",
        "pub",
        "crab-captains",
        "crab-crates",
        "crab-licences",
    ],
    Named("licence"),
]
BoatNumber = Annotated[int, Named("boat")]
"""Number of one of a player's boats, counted from 1 in the order of launching."""


class BoatCard(NamedTuple):
    cards: int
    cost: int
    """Cost of launching the boat, in dollars."""
    points: int
    """Points for the launched boat."""
    money: int
    """The card's value as payment, in dollars."""


class LicenceCard(NamedTuple):
    cards: int
    minimum: int
    """Minimum bid, in dollars."""
    points: int
    boat: Kind | None
    """The kind of boat that the licence allows its owner to launch."""
    premium: bool = False


BOATS: dict[Kind, BoatCard] = {
    "shrimp": BoatCard(20, 1, 1, 2),
    "lobster": BoatCard(20, 2, 2, 2),
    "processing": BoatCard(20, 2, 2, 2),
    "cod": BoatCard(12, 2, 2, 1),
    "tuna": BoatCard(12, 1, 1, 3),
    "crab": BoatCard(12, 3, 3, 1),
}
LICENCES: dict[Licence, LicenceCard] = {
    "shrimp": LicenceCard(4, 4, 4, "shrimp"),
    "cod": LicenceCard(4, 4, 4, "cod"),
    "lobster": LicenceCard(4, 5, 3, "lobster"),
    "tuna": LicenceCard(4, 5, 3, "tuna"),
    "processing": LicenceCard(4, 5, 3, "processing"),
    "pub": LicenceCard(3, 10, 10, None, premium=True),
    "crab-captains": LicenceCard(1, 10, 5, "crab", premium=True),
    "crab-crates": LicenceCard(1, 10, 5, "crab", premium=True),
    "crab-licences": LicenceCard(1, 10, 5, "crab", premium=True),
}
KINDS: tuple[Kind, ...] = tuple(BOATS)
MONEY: dict[Kind, int] = {kind: boat.money for kind, boat in BOATS.items()}
LICENCE_KINDS: tuple[Licence, ...] = tuple(LICENCES)
STANDARD: tuple[Licence, ...] = tuple(each for each in LICENCES if not LICENCES[each].premium)
PREMIUM: tuple[Licence, ...] = tuple(each for each in LICENCES if LICENCES[each].premium)
KING_CRABS: tuple[Licence, ...] = tuple(each for each in LICENCES if LICENCES[each].boat == "crab")

_CARD = f"(?:{'|'.join(KINDS)})"
_CRATES = r"\+[1-9][0-9]{0,2}"
PaymentText = Annotated[str, Meta(pattern=f"{_CARD}(?: {_CARD})*(?: {_CRATES})?|{_CRATES}"), Named("payment")]
"""The notation of a payment with cards and crates, such as "shrimp tuna +1"."""
TieBreaker = Literal["launched", "crates"]
"""The quantity that breaks a tie on points: the number of boats, or of crates on them."""
Item = Annotated[Card | Literal["crate"], Named("item")]
"""A card or a crate used as payment."""

MAX_MONEY = max(MONEY.values())
"""The highest money value of any card."""
CRATES_PER_SEAT = 25
BOAT_CAPACITY = 4
"""Maximum number of crates on a boat."""


class SetUp(NamedTuple):
    """How the licence pile is built for a number of players."""

    top: int
    """Number of standard licences on top of the pile."""
    premium: int
    """Number of premium licences in the rest of the pile."""
    standard: int
    """Number of standard licences in the rest of the pile."""

    @property
    def removed_premium(self) -> int:
        return sum(LICENCES[each].cards for each in PREMIUM) - self.premium

    @property
    def removed_standard(self) -> int:
        return sum(LICENCES[each].cards for each in STANDARD) - self.standard - self.top


SET_UPS = {4: SetUp(8, 6, 12), 3: SetUp(6, 4, 12), 2: SetUp(4, 3, 10)}
"""Composition of the licence pile, by number of players."""


class Draw(NamedTuple):
    """A draw at the end of a round."""

    cards: int
    discard: Literal["drawn", "any"] | None
    """The card to discard: one of those drawn, any card of the hand, or none."""


DRAWS = (Draw(2, "drawn"), Draw(2, None), Draw(3, "any"), Draw(3, None), Draw(4, "any"))
"""Draws by number of tuna licences."""


def lobster_draw(licences: int, captained: int) -> int:
    """Rules: "n=1: 1-3 -> 1, 4+ -> 2; n>=2: 1-2 -> 1, 3-6 -> 2, 7+ -> 3; none captained -> 0"."""
    if not licences or not captained:
        return 0
    steps = (4,) if licences == 1 else (3, 7)
    return 1 + sum(captained >= step for step in steps)


MAX_BONUS = 10
"""Maximum bonus of a king crab licence."""
CRATES_PER_POINT = 3
COLLECTION_BONUS = (0, 0, 2, 4, 5, 6, 8, 10)
"""Bonus of the king crab licence for collections, by the number of different kinds of licences owned."""


@lru_cache(maxsize=1024)
def boats_allowed(licences: tuple[Licence, ...]) -> frozenset[Kind]:
    """The kinds of boats that these licences allow their owner to launch."""
    return frozenset(boat for licence in licences if (boat := LICENCES[licence].boat))


def boat_deck() -> list[Card]:
    return [kind for kind in KINDS for _ in range(BOATS[kind].cards)]


def licence_deck(*licences: Licence) -> list[Licence]:
    return [licence for licence in licences for _ in range(LICENCES[licence].cards)]


SORT_ORDER = {kind: place for place, kind in enumerate(KINDS)}
"""Position of each kind in a sorted hand."""


def sorted_cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=SORT_ORDER.__getitem__))


def with_cards(cards: tuple[Card, ...], more: Iterable[Card]) -> tuple[Card, ...]:
    """Insert cards into a sorted hand."""
    for card in more:
        place = bisect(cards, SORT_ORDER[card], key=SORT_ORDER.__getitem__)
        cards = (*cards[:place], card, *cards[place:])
    return cards
