"""The moves and their notation."""

from typing import ClassVar

from engine.core.move import Grammar, Move
from engine.fisherman.data import Card, CardText, Kind, Ranking, Size, SizeText


class NameFavourite(Move, frozen=True):
    """Name the kind that brings points."""

    form: ClassVar[str] = "favourite {kind}"
    kind: Kind


class NameRanking(Move, frozen=True):
    """Name the ranking: whether small or large numbers are strong."""

    form: ClassVar[str] = "ranking {ranking}"
    ranking: Ranking


class NameSize(Move, frozen=True):
    """Name the size: two neighbouring numbers that count."""

    form: ClassVar[str] = "size {size}"
    size: SizeText

    @property
    def numbers(self) -> Size:
        return Size.read(self.size)


class NameBad(Move, frozen=True):
    """Name the kind that costs points and is trump."""

    form: ClassVar[str] = "bad {kind}"
    kind: Kind


class Play(Move, frozen=True):
    """Play a card to a trick."""

    form: ClassVar[str] = "play {card}"
    card: CardText

    @property
    def fish(self) -> Card:
        return Card.read(self.card)


class Claim(Move, frozen=True):
    """A plan: claim all remaining tricks by leading cards that are certain to win."""

    form: ClassVar[str] = "claim"


GRAMMAR = Grammar(NameFavourite, NameRanking, NameSize, NameBad, Play)
PLANNABLE = Grammar(Play, Claim)
