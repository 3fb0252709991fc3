"""The moves, and how they are written."""

from typing import Annotated, ClassVar

from msgspec import Meta

from engine.fisherman.cards import KINDS, Card, Kind, Ranking, Size
from engine.move import Grammar, Move

_NUMBER = "(?:[1-9]|10)"

SizeText = Annotated[str, Meta(pattern=f"{_NUMBER}-{_NUMBER}")]
"""A size as it is written: "6-7"."""

CardText = Annotated[str, Meta(pattern=f"(?:{'|'.join(KINDS)}) {_NUMBER}")]
"""A card as it is written: "bream 6"."""


class NameFavourite(Move, frozen=True):
    """The kind that brings points."""

    form: ClassVar[str] = "favourite {kind}"
    kind: Kind


class NameRanking(Move, frozen=True):
    """Whether small or large numbers are strong."""

    form: ClassVar[str] = "ranking {ranking}"
    ranking: Ranking


class NameSize(Move, frozen=True):
    """Two neighbouring numbers that count."""

    form: ClassVar[str] = "size {size}"
    size: SizeText

    @property
    def numbers(self) -> Size:
        return Size.read(self.size)


class NameBad(Move, frozen=True):
    """The kind that costs points, and is trump."""

    form: ClassVar[str] = "bad {kind}"
    kind: Kind


class Play(Move, frozen=True):
    """A card to a trick."""

    form: ClassVar[str] = "play {card}"
    card: CardText

    @property
    def fish(self) -> Card:
        return Card.read(self.card)


GRAMMAR = Grammar(NameFavourite, NameRanking, NameSize, NameBad, Play)
