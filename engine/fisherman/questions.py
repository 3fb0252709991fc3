"""What a player is asked."""

from functools import cache

from engine.core.errors import Refusal
from engine.core.question import Action, Choose, Disabled, Prompt, Question
from engine.core.statement import Seat
from engine.fisherman.data import KINDS_IN_PLAY, RANKINGS, SIZES, Card, CardText, Kind, sorted_hand, written
from engine.fisherman.state import State
from engine.fisherman.tricks import Rule, unplayable


class Favourite(Prompt, frozen=True):
    contest: int
    """Counted from 1."""


class Ranking(Prompt, frozen=True):
    pass


class Size(Prompt, frozen=True):
    pass


class RankingAndSize(Prompt, frozen=True):
    """Of three players, the second one names both, in either order."""


class Bad(Prompt, frozen=True):
    pass


class Lead(Prompt, frozen=True):
    trick: int
    """Counted from 1."""
    tricks: int


class Answer(Prompt, frozen=True):
    """Which card to play to a trick that another has led."""

    lead_seat: Seat
    card: CardText
    """The one that was led."""
    kind: Kind


class Follow(Answer, frozen=True):
    """The player holds the led kind."""


class Free(Answer, frozen=True):
    """The player holds none of it."""


class IsFavourite(Refusal, frozen=True):
    """The favourite can't be the bad kind."""

    kind: Kind


class MustFollow(Refusal, frozen=True):
    """The player holds the led kind."""

    card: CardText
    """The one that can't be played."""
    kind: Kind
    """The led one."""


def question(state: State, seat: int) -> Question:
    if due := state.due:
        return Question(_naming_prompt(state), tuple(_naming(state, rule) for rule in due.rules))
    hand = sorted_hand(state.hands[seat], state.rules.ranking)
    if not state.trick:
        card = Choose("card", written(hand))
        return Question(Lead(len(state.tricks) + 1, state.trick_count), (Action("play", (card,)),))
    lead = state.trick[0]
    kind = lead.card.kind
    closed = unplayable(hand, state.trick)
    among = [each for each in hand if each not in closed] if closed else hand
    card = Choose("card", written(among), tuple([_must_follow(each, kind) for each in closed]))
    prompt = Follow if among[0].kind == kind or closed else Free
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
