"""Which cards may be played, and why moves are refused. What may be named follows from the question."""

from collections.abc import Sequence

from engine import legality
from engine.errors import Refusal
from engine.fisherman.data import (
    DECKS,
    KINDS_IN_PLAY,
    SIZES,
    CardText,
    Kind,
    SizeText,
    sorted_hand,
)
from engine.fisherman.moves import GRAMMAR, NameBad, NameFavourite, NameRanking, NameSize, Play
from engine.fisherman.setting import CONTEST_RULES, Rule, choosers
from engine.fisherman.state import State
from engine.fisherman.tricks import unplayable
from engine.move import Move
from engine.question import Asked
from engine.statement import Seat


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
    """A kind that belongs to games of more players."""

    kind: Kind


class NotNeighbours(Refusal, frozen=True):
    size: SizeText


class NotInHand(Refusal, frozen=True):
    card: CardText


_PLAYS = {card: Play(str(card)) for card in DECKS[max(DECKS)]}


def moves(state: State, seat: int, asked: Asked) -> Sequence[Move]:
    """All that answers the question; cards are sooner listed than asked for."""
    if state.due:
        return legality.moves(asked(), GRAMMAR)
    hand = sorted_hand(state.hands[seat], state.rules.ranking)
    closed = unplayable(hand, state.trick)
    return [_PLAYS[card] for card in hand if card not in closed]


def explain(state: State, seat: int, move: Move) -> Refusal | None:
    """Why a move that doesn't answer the question is refused; None where the question says it."""
    match move:
        case NameFavourite(kind=kind):
            return _rule_taken(state, "favourite") or _not_in_play(state, kind)
        case NameRanking():
            return _rule_taken(state, "ranking")
        case NameSize(size=size, numbers=numbers):
            return _rule_taken(state, "size") or (None if numbers in SIZES else NotNeighbours(size))
        case NameBad(kind=kind):
            return _rule_taken(state, "bad") or _not_in_play(state, kind)
        case Play(card=card, fish=fish):
            if due := state.due:
                return RulesOpen(due.rules)
            return None if fish in state.hands[seat] else NotInHand(card)
        case _:
            raise TypeError(move)


def _rule_taken(state: State, rule: Rule) -> Refusal | None:
    """Why a rule isn't the player's to name now; None if it is."""
    if not state.rules.is_open(rule):
        return RuleSet(rule)
    if state.due and rule in state.due.rules:
        return None
    chooser = choosers(state.dealer, state.seats)[CONTEST_RULES.index(rule)]
    return NotYourRule(rule, chooser)


def _not_in_play(state: State, kind: Kind) -> Refusal | None:
    """Rules: "A kind not in play (squid with 3) can't be named." """
    return None if kind in KINDS_IN_PLAY[state.seats] else NotInPlay(kind)
