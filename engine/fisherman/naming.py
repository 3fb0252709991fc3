"""Naming the rules of a contest."""

from collections.abc import Iterator, Sequence
from typing import cast

from msgspec.structs import replace

from engine.core.errors import NotNow, NotOffered, Refusal
from engine.core.event import Event
from engine.core.move import Move
from engine.core.questions.question import Action, Choose, Disabled, Preview, Prompt, Question
from engine.fisherman import data, events, questions
from engine.fisherman.data import KINDS_IN_PLAY, RANKINGS, SIZES, Card, Kind, sorted_hand, strength
from engine.fisherman.moves import NameBad, NameFavourite, NameRanking, NameSize, Play
from engine.fisherman.questions import Held, IsFavourite, Sized, Strong
from engine.fisherman.state import State, Turn
from engine.fisherman.tricks import Rule


class Naming(Turn):
    """Naming a rule of the contest, or two in either order."""

    def ask(self, state: State, seat: int) -> Question:
        return Question(_prompt(state), tuple([_action(state, rule) for rule in state.due]))

    def refuse(self, state: State, seat: int, move: Move, broken: Refusal) -> Refusal:
        match broken, move:
            case NotNow(), Play():
                return questions.RulesOpen(state.due)
            case NotNow(), _:
                return not_to_name(state, move)
            case NotOffered(), NameFavourite(kind=kind) | NameBad(kind=kind):
                return questions.NotInPlay(kind)
            case NotOffered(), NameSize(size=size):
                return questions.NotNeighbours(size)
            case _:
                return broken

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        yield name(state, seat, move)


def name(state: State, seat: int, move: Move) -> Event:
    """Set the rule that the move names."""
    match move:
        case NameFavourite(kind=kind):
            state.rules = replace(state.rules, favourite=kind)
            return events.FavouriteNamed(seat, kind)
        case NameRanking(ranking=ranking):
            state.rules = replace(state.rules, ranking=ranking)
            return events.RankingNamed(seat, ranking)
        case NameSize(numbers=size):
            state.rules = replace(state.rules, size=size)
            return events.SizeNamed(seat, str(size))
        case NameBad(kind=kind):
            state.rules = replace(state.rules, bad=kind)
            return events.BadNamed(seat, kind)
        case _:
            raise TypeError(move)


def not_to_name(state: State, move: Move) -> Refusal:
    """Why a seat may not name this rule now."""
    rule = cast("Rule", move.verb)
    if rule in state.rules.open:
        return questions.NotYourRule(rule, state.choosers[rule])
    return questions.RuleSet(rule)


def _prompt(state: State) -> Prompt:
    match state.step:
        case "favourite":
            return questions.Favourite(state.contest)
        case "ranking":
            return questions.Ranking()
        case "size":
            return questions.Size()
        case "ranking-and-size":
            return questions.RankingAndSize()
        case _:
            return questions.Bad()


def _action(state: State, rule: Rule) -> Action:
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
