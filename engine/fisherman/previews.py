"""What naming a rule means for the hand of whoever names it."""

from collections.abc import Sequence
from typing import Literal, cast

from msgspec.structs import replace

from engine.core.question import Action, Choose, Preview, Question
from engine.fisherman.data import Card, Kind, Ranking, Size, SizeText, sorted_hand, strength
from engine.fisherman.state import State

STRONGEST = 4
"""Numbers that are told of a ranking."""


class Held(Preview, frozen=True):
    """The player's cards of a kind."""

    kind: Kind
    count: int
    numbers: str
    """The strongest first: "10 9 2"."""


class Strong(Preview, frozen=True):
    """The strongest numbers of the player's hand, by a ranking."""

    which: Literal["small", "large"]
    numbers: str
    """"10 9 9 8"."""


class Sized(Preview, frozen=True):
    """How many of the player's cards are of a size, and of those of the favourite kind."""

    size: SizeText
    count: int
    favourites: int


def with_previews(state: State, seat: int, question: Question) -> Question:
    """The question, its rules with what they mean for the player's hand."""
    if not state.due:
        return question
    return replace(question, actions=tuple(_previewed(state, seat, action) for action in question.actions))


def _previewed(state: State, seat: int, action: Action) -> Action:
    [part] = action.parts
    assert isinstance(part, Choose)
    hand = sorted_hand(state.hands[seat], state.rules.ranking)
    previews = (_preview(state, hand, action.verb, str(value)) for value in part.among)
    return replace(action, previews=tuple(previews))


def _preview(state: State, hand: Sequence[Card], verb: str, value: str) -> Preview:
    match verb:
        case "ranking":
            ranking = cast(Ranking, value)
            strongest = sorted(hand, key=lambda card: strength(card, ranking), reverse=True)
            return Strong((value,), ranking, _numbers(strongest[:STRONGEST]))
        case "size":
            sized = [card for card in hand if card.number in Size.read(value)]
            favourites = sum(card.kind == state.rules.favourite for card in sized)
            return Sized((value,), value, len(sized), favourites)
        case _:
            held = [card for card in hand if card.kind == value]
            return Held((value,), cast(Kind, value), len(held), _numbers(held))


def _numbers(cards: Sequence[Card]) -> str:
    return " ".join(str(card.number) for card in cards)
