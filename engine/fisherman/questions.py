"""Questions, previews of answers, and refusals."""

from collections.abc import Sequence
from functools import cache
from typing import Literal, cast

from msgspec.structs import replace

from engine.core.errors import NotNow, NotOffered, Refusal
from engine.core.move import Move
from engine.core.questions.question import Action, Choose, Disabled, Preview, Prompt, Question
from engine.core.statement import Seat
from engine.fisherman import data, moves
from engine.fisherman.data import (
    KINDS_IN_PLAY,
    RANKINGS,
    SIZES,
    Card,
    CardText,
    Kind,
    SizeText,
    sorted_hand,
    strength,
    written,
)
from engine.fisherman.state import State
from engine.fisherman.tricks import Rule, unplayable


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


def question(state: State, seat: int) -> Question:
    if due := state.due:
        return Question(_naming_prompt(state), tuple([_naming(state, rule) for rule in due]))
    hand = sorted_hand(state.hands[seat], state.rules.ranking)
    if not state.trick:
        card = Choose("card", written(hand))
        return Question(Lead(len(state.tricks) + 1, state.trick_count), (Action("play", (card,)),))
    lead = state.trick[0]
    kind = lead.card.kind
    closed = unplayable(hand, state.trick)
    among = [each for each in hand if each not in closed] if closed else hand
    card = Choose("card", written(among), tuple([_must_follow(each, kind) for each in closed]))
    prompt = Follow if among[0].kind == kind else Free
    return Question(prompt(lead.seat, str(lead.card), kind), (Action("play", (card,)),))


@cache
def _must_follow(card: Card, led: Kind) -> Disabled:
    return Disabled(str(card), MustFollow(str(card), led))


def _naming_prompt(state: State) -> Prompt:
    match state.step:
        case "favourite":
            return Favourite(state.contest)
        case "ranking":
            return Ranking()
        case "size":
            return Size()
        case "ranking-and-size":
            return RankingAndSize()
        case _:
            return Bad()


def _naming(state: State, rule: Rule) -> Action:
    """Rules: "A kind not in play (squid with 3) can't be named." """
    kinds = KINDS_IN_PLAY[state.seats]
    match rule:
        case "favourite":
            return Action("favourite", (Choose("kind", kinds),))
        case "ranking":
            return Action("ranking", (Choose("ranking", RANKINGS),))
        case "size":
            return Action("size", (Choose("size", tuple(map(str, SIZES))),))
        case "bad":
            favourite = state.rules.favourite
            among = tuple(kind for kind in kinds if kind != favourite)
            closed = () if favourite is None else (Disabled(favourite, IsFavourite(favourite)),)
            return Action("bad", (Choose("kind", among, closed),))


def refuse(state: State, seat: int, move: Move, broken: Refusal) -> Refusal:
    """See `Rules.refuse`."""
    match broken, move:
        case NotNow(), moves.Play():
            return RulesOpen(state.due)
        case NotNow(), _:
            rule = cast("Rule", move.verb)
            return NotYourRule(rule, state.choosers[rule]) if rule in state.rules.open else RuleSet(rule)
        case NotOffered(), moves.Play(card=card):
            return NotInHand(card)
        case NotOffered(), moves.NameFavourite(kind=kind) | moves.NameBad(kind=kind):
            return NotInPlay(kind)
        case NotOffered(), moves.NameSize(size=size):
            return NotNeighbours(size)
        case _:
            return broken


PREVIEWED_CARDS = 4
"""Number of cards shown in a preview of a ranking."""


def with_previews(state: State, seat: int, question: Question) -> Question:
    """Add to the question what each rule would mean for the player's hand."""
    if not state.due:
        return question
    hand = sorted_hand(state.hands[seat], state.rules.ranking)
    actions: list[Action] = []
    for action in question.actions:
        previews = [_preview(state, hand, action.verb, str(value)) for (value,) in action.answers()]
        actions.append(replace(action, previews=tuple(previews)))
    return replace(question, actions=tuple(actions))


def _preview(state: State, hand: Sequence[Card], verb: str, value: str) -> Preview:
    match verb:
        case "ranking":
            ranking = cast("data.Ranking", value)
            strongest = sorted(hand, key=lambda card: strength(card, ranking), reverse=True)
            return Strong((value,), ranking, _numbers(strongest[:PREVIEWED_CARDS]))
        case "size":
            sized = [card for card in hand if card.number in data.Size.read(value)]
            favourites = sum(card.kind == state.rules.favourite for card in sized)
            return Sized((value,), value, len(sized), favourites)
        case _:
            held = [card for card in hand if card.kind == value]
            return Held((value,), cast("Kind", value), len(held), _numbers(held))


def _numbers(cards: Sequence[Card]) -> str:
    return " ".join(str(card.number) for card in cards)
