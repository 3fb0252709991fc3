"""Why moves are refused, in the game's terms. Which are legal follows from the questions."""

from engine.core.errors import NotNow, NotOffered, Refusal
from engine.core.move import Move
from engine.core.statement import Seat
from engine.fisherman.data import CardText, Kind, SizeText
from engine.fisherman.moves import NameBad, NameFavourite, NameRanking, NameSize, Play
from engine.fisherman.state import State
from engine.fisherman.tricks import CONTEST_RULES, Rule, choosers

RULES: dict[type[Move], Rule] = {
    NameFavourite: "favourite",
    NameRanking: "ranking",
    NameSize: "size",
    NameBad: "bad",
}


class RulesOpen(Refusal, frozen=True):
    """No card is played before the rules are set."""

    rules: tuple[Rule, ...]
    """Those that the player is to name now."""


class RuleSet(Refusal, frozen=True):
    """Somebody has named that rule."""

    rule: Rule


class NotYourRule(Refusal, frozen=True):
    rule: Rule
    chooser_seat: Seat


class NotInPlay(Refusal, frozen=True):
    """A kind that belongs to games of more players. Rules: "A kind not in play (squid with 3) can't be
    named." """

    kind: Kind


class NotNeighbours(Refusal, frozen=True):
    size: SizeText


class NotInHand(Refusal, frozen=True):
    card: CardText


def refuse(state: State, seat: int, move: Move, broken: Refusal) -> Refusal:
    """See `Rules.refuse`."""
    match broken, move:
        case NotNow(), Play():
            assert state.due
            return RulesOpen(state.due.rules)
        case NotNow(), _:
            return _rule_taken(state, RULES[type(move)])
        case NotOffered(), Play(card=card):
            return NotInHand(card)
        case NotOffered(), NameFavourite(kind=kind) | NameBad(kind=kind):
            return NotInPlay(kind)
        case NotOffered(), NameSize(size=size):
            return NotNeighbours(size)
        case _:
            return broken


def _rule_taken(state: State, rule: Rule) -> Refusal:
    """Why a rule isn't the player's to name now."""
    if not state.rules.is_open(rule):
        return RuleSet(rule)
    chooser = choosers(state.dealer, state.seats)[CONTEST_RULES.index(rule)]
    return NotYourRule(rule, chooser)
