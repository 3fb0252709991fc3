"""Why moves are refused, in Fleet's terms. Which are legal follows from the questions."""

from collections.abc import Sequence

from engine.errors import NotNow, NotOffered, Refusal, TooHigh, TooLow
from engine.fleet.data import Card, Kind, Licence
from engine.fleet.moves import Bid, Captain, Discard, Launch, Open, Pay, Process
from engine.fleet.payment import Item, Payment
from engine.fleet.state import Bill, Player, State
from engine.move import Move


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


def refuse(state: State, seat: int, move: Move, broken: Refusal) -> Refusal:
    """See `Rules.refuse`."""
    if type(broken) is NotNow:
        return NotAsked()
    player = state.players[seat]
    match move:
        case Open(licence=licence):
            return _opening_refusal(player, licence, move.amount, broken)
        case Bid(amount=amount):
            return NotHigher(amount, broken.least - 1) if type(broken) is TooLow else _above(player, amount)
        case Pay():
            assert state.bill
            return _payment_refusal(player, state.bill, move.offered)
        case Launch(kind=card) if type(broken) is NotOffered:
            return NotInHand(card)
        case Captain(card=card, boat=boat):
            return _lacking(player.hand, card) or _missing(player, boat) or HasCaptain(boat)
        case Process(boats=boats):
            return _processing_refusal(state, player, boats)
        case Discard(card=card):
            return _lacking(player.hand, card) or NotDrawn(card)
        case _:
            return broken


def _opening_refusal(player: Player, licence: Licence, amount: int, broken: Refusal) -> Refusal:
    match broken:
        case NotOffered():
            return NotDisplayed(licence)
        case TooLow(least=minimum):
            return BelowMinimum(licence, minimum)
        case TooHigh():
            return _above(player, amount)
        case _:
            return broken


def _above(player: Player, amount: int) -> AbovePurse:
    return AbovePurse(amount, player.purse)


def _payment_refusal(player: Player, bill: Bill, payment: Payment) -> Refusal:
    if refusal := _lacking(player.hand, *payment.cards):
        return refusal
    if payment.crates > player.crates:
        return NoCrates(payment.crates, player.crates)
    if payment.value < bill.due:
        return Underpaid(bill.due, payment.value)
    needless = payment.needless(bill.due)
    return CouldKeep(needless) if needless else NotInOrder()


def _processing_refusal(state: State, player: Player, boats: Sequence[int]) -> Refusal:
    for boat in boats:
        if refusal := _missing(player, boat):
            return refusal
    laden = player.laden(state.process_from)
    for boat in boats:
        if boat not in laden:
            return FromProcessing(boat) if player.boats[boat - 1].crates else NoCrate(boat)
    return NotInOrder()


def _lacking(hand: Sequence[Card], *cards: Kind) -> NotInHand | None:
    """The first of the cards that aren't in the hand, or not so often."""
    for card in cards:
        if cards.count(card) > hand.count(card):
            return NotInHand(card)
    return None


def _missing(player: Player, boat: int) -> NoSuchBoat | None:
    return None if 1 <= boat <= len(player.boats) else NoSuchBoat(boat)
