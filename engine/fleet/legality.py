"""Which moves are legal, and why others are refused, as far as that doesn't follow from the questions.

An opening bid depends on the licence; payments are many more to list than to judge; a row of boats has one
order.
"""

from collections.abc import Sequence

from engine import legality
from engine.errors import IllegalMove, Refusal
from engine.fleet import questions
from engine.fleet.data import LICENCES, Card, Kind, Licence
from engine.fleet.moves import (
    GRAMMAR,
    Bid,
    Captain,
    Decline,
    Discard,
    Done,
    Keep,
    Launch,
    Open,
    Pass,
    Pay,
    Process,
    Trade,
)
from engine.fleet.payment import Item, Payment
from engine.fleet.questions import launch_obstacle
from engine.fleet.state import Bill, Player, State, sorted_cards
from engine.move import Move
from engine.question import Action, Asked, Prompt, Select
from engine.sequences import Chained, short


class NotAsked(Refusal, frozen=True):
    """It answers another question."""


class NotDisplayed(Refusal, frozen=True):
    licence: Licence


class BelowMinimum(Refusal, frozen=True):
    licence: Licence
    minimum: int


class AbovePurse(Refusal, frozen=True):
    """More than the player can pay."""

    amount: int
    most: int


class NotHigher(Refusal, frozen=True):
    """Than the best bid."""

    amount: int
    best: int


class NotInHand(Refusal, frozen=True):
    card: Card


class NoCrates(Refusal, frozen=True):
    """Not so many."""

    crates: int
    held: int


class Underpaid(Refusal, frozen=True):
    due: int
    offered: int


class CouldKeep(Refusal, frozen=True):
    """Something that a payment would do without."""

    item: Item


class NotInOrder(Refusal, frozen=True):
    """A row has one way to be written."""


class NoSuchBoat(Refusal, frozen=True):
    boat: int


class HasCaptain(Refusal, frozen=True):
    boat: int


class NoCrate(Refusal, frozen=True):
    """On that boat."""

    boat: int


class FromProcessing(Refusal, frozen=True):
    """By the option `process_from`, processing vessels keep their crates."""

    boat: int


class NotDrawn(Refusal, frozen=True):
    """A card that was in the hand before."""

    card: Card


ANSWERS: dict[type[Prompt], tuple[type[Move], ...]] = {
    questions.Open: (Open, Decline),
    questions.Bid: (Bid, Pass),
    questions.PayLicence: (Pay,),
    questions.PayLaunch: (Pay,),
    questions.Launch: (Launch, Done),
    questions.Hire: (Captain, Done),
    questions.Process: (Process,),
    questions.Trade: (Trade, Keep),
    questions.DiscardDrawn: (Discard,),
    questions.DiscardAny: (Discard,),
}
"""Also those that the player has no cards or money for."""


def moves(state: State, seat: int, asked: Asked) -> Sequence[Move]:
    """All that the question's shape allows, save openings below the licence's minimum; of rows of boats, the
    short ones first."""
    prompt = asked().prompt
    if type(prompt) is questions.Open:
        licences = dict.fromkeys(state.display)
        return [*[each for licence in licences for each in _openings(licence, prompt.most)], Decline()]
    if type(prompt) is questions.Process:
        laden = state.players[seat].laden(state.process_from)
        return short(Chained(_processings(laden, size) for size in range(len(laden) + 1)))
    return legality.moves(asked(), GRAMMAR)


def _openings(licence: Licence, purse: int) -> list[Open]:
    return [Open(licence, amount) for amount in range(LICENCES[licence].minimum, purse + 1)]


def _processings(laden: tuple[int, ...], size: int) -> Sequence[Move]:
    return legality.answers(Action("process", (Select("boat", laden, size, size),)), GRAMMAR)


def judge(state: State, seat: int, move: Move, asked: Asked) -> None:
    """Raises IllegalMove if a seat that owes a move may not play this one."""
    if refusal := _refusal(state, seat, move, asked):
        raise IllegalMove(refusal)


def _refusal(state: State, seat: int, move: Move, asked: Asked) -> Refusal | None:
    if state.bill and type(move) is Pay:
        return _payment_refusal(state.players[seat], state.bill, move.offered)
    if type(move) not in ANSWERS[type(asked().prompt)]:
        return NotAsked()
    if type(move) is Open:
        return _opening_refusal(state, state.players[seat], move)
    if type(move) is Process:
        return _processing_refusal(state, state.players[seat], move.boats)
    try:
        legality.check(asked(), move)
    except IllegalMove:
        return _reason(state, seat, move)
    return None


def _reason(state: State, seat: int, move: Move) -> Refusal | None:
    """Why a move that is meant for the question doesn't answer it."""
    player = state.players[seat]
    match move:
        case Bid(amount=amount):
            assert state.lot
            best = state.lot.best.amount
            return NotHigher(amount, best) if amount <= best else AbovePurse(amount, player.purse)
        case Launch(kind=kind):
            return _lacking(player.hand, kind) or launch_obstacle(player, kind)
        case Captain(card=card, boat=boat):
            return _lacking(player.hand, card) or _missing(player, boat) or HasCaptain(boat)
        case Discard(card=card):
            return _lacking(player.hand, card) or NotDrawn(card)
        case _:
            return NotAsked()


def _opening_refusal(state: State, player: Player, move: Open) -> Refusal | None:
    """Rules: "at its minimum bid or more". "Nobody may bid more than they can pay"."""
    if move.licence not in state.display:
        return NotDisplayed(move.licence)
    minimum = LICENCES[move.licence].minimum
    if move.amount < minimum:
        return BelowMinimum(move.licence, minimum)
    return AbovePurse(move.amount, player.purse) if move.amount > player.purse else None


def _payment_refusal(player: Player, bill: Bill, payment: Payment) -> Refusal | None:
    if refusal := _lacking(player.hand, *payment.cards):
        return refusal
    if payment.crates > player.crates:
        return NoCrates(payment.crates, player.crates)
    if payment.value < bill.due:
        return Underpaid(bill.due, payment.value)
    if needless := payment.needless(bill.due):
        return CouldKeep(needless)
    return None if payment.cards == sorted_cards(payment.cards) else NotInOrder()


def _processing_refusal(state: State, player: Player, boats: Sequence[int]) -> Refusal | None:
    laden = player.laden(state.process_from)
    for boat in boats:
        if refusal := _missing(player, boat):
            return refusal
    for boat in boats:
        if boat not in laden:
            return FromProcessing(boat) if player.boats[boat - 1].crates else NoCrate(boat)
    return None if list(boats) == sorted(set(boats)) else NotInOrder()


def _lacking(hand: Sequence[Card], *cards: Kind) -> NotInHand | None:
    """The first of the cards that aren't in the hand, or not so often."""
    for card in cards:
        if cards.count(card) > hand.count(card):
            return NotInHand(card)
    return None


def _missing(player: Player, boat: int) -> NoSuchBoat | None:
    return None if 1 <= boat <= len(player.boats) else NoSuchBoat(boat)
