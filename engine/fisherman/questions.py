"""The prompts of questions, previews of answers, and refusals."""

from typing import Literal

from engine.core.errors import Refusal
from engine.core.questions.question import Preview, Prompt
from engine.core.statement import Seat
from engine.fisherman.data import CardText, Kind, SizeText
from engine.fisherman.tricks import Rule


class Favourite(Prompt, frozen=True):
    contest: int
    """Number of the contest, counted from 1."""


class Ranking(Prompt, frozen=True):
    pass


class Size(Prompt, frozen=True):
    pass


class RankingAndSize(Prompt, frozen=True):
    """Which ranking and size to name, in either order: the second of three players names both."""


class Bad(Prompt, frozen=True):
    pass


class Lead(Prompt, frozen=True):
    trick: int
    """Number of the trick, counted from 1."""
    tricks: int


class Answer(Prompt, frozen=True):
    """Which card to play to a trick that another player led."""

    lead_seat: Seat
    card: CardText
    """The card led to the trick."""
    kind: Kind


class Follow(Answer, frozen=True):
    """The player holds the led kind."""


class Free(Answer, frozen=True):
    """The player holds no card of the led kind."""


class Held(Preview, frozen=True):
    """The player's cards of the kind."""

    kind: Kind
    count: int
    numbers: str
    """Numbers of the player's cards of the kind, the strongest first: "10 9 2"."""


class Strong(Preview, frozen=True):
    """The strongest numbers of the player's hand under a ranking."""

    which: Literal["small", "large"]
    numbers: str
    """The strongest numbers, in descending strength: "10 9 9 8"."""


class Sized(Preview, frozen=True):
    """The player's cards of a size, and how many of them are of the favourite kind."""

    size: SizeText
    count: int
    favourites: int


class IsFavourite(Refusal, frozen=True):
    """The favourite can't be the bad kind."""

    kind: Kind


class MustFollow(Refusal, frozen=True):
    """The player must follow the led kind."""

    card: CardText
    """The card that can't be played."""
    kind: Kind
    """The led kind."""


class RulesOpen(Refusal, frozen=True):
    """Cards can't be played before the rules are set."""

    rules: tuple[Rule, ...]
    """The rules that the player must name now."""


class RuleSet(Refusal, frozen=True):
    """The rule was already named."""

    rule: Rule


class NotYourRule(Refusal, frozen=True):
    rule: Rule
    chooser_seat: Seat


class NotInPlay(Refusal, frozen=True):
    """The kind is used only with more players. Rules: "A kind not in play (squid with 3) can't be named." """

    kind: Kind


class NotNeighbours(Refusal, frozen=True):
    size: SizeText


class NotInHand(Refusal, frozen=True):
    card: CardText
