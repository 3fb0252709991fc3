"""What a player has just got, a licence or a boat, is paid before anything else."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.core.errors import Refusal
from engine.core.event import Event
from engine.core.question import Action, Prompt, Question
from engine.core.step import Step
from engine.fleet import events, prompts
from engine.fleet.data import Card, Kind
from engine.fleet.moves import Pay
from engine.fleet.payment import paying, takes_all
from engine.fleet.prompts import CouldKeep, NoCrates, NotInHand, NotInOrder, Underpaid
from engine.fleet.state import Bill, Player, State, with_cards, without

_paying = lru_cache(maxsize=1024)(paying)
"""In imagined worlds, the same bills are paid again and again."""


class Paying(Step[State]):
    """Rules: "hand cards are discarded at their money value, processed crates at $1 leave the game"."""

    def pending(self, state: State) -> tuple[int, ...]:
        return (_bill(state).seat,)

    def ask(self, state: State, seat: int) -> Question:
        player, bill = state.players[seat], _bill(state)
        ways = _paying(player.hand, player.crates, bill.due, player.allowed)
        return Question(_prompt(player, bill), (Action("pay", (ways,)),))

    def refuse(self, state: State, seat: int, move: Pay, broken: Refusal) -> Refusal:
        player, payment, due = state.players[seat], move.offered, _bill(state).due
        if refusal := lacking(player.hand, *payment.cards):
            return refusal
        if payment.crates > player.crates:
            return NoCrates(payment.crates, player.crates)
        if payment.value < due:
            return Underpaid(due, payment.value)
        needless = payment.needless(due)
        return CouldKeep(needless) if needless else NotInOrder()

    def play(self, state: State, seat: int, move: Pay) -> Iterator[Event]:
        player, payment = state.players[seat], move.offered
        state.change(seat, hand=without(player.hand, *payment.cards), crates=player.crates - payment.crates)
        state.discards = with_cards(state.discards, payment.cards)
        state.spent += payment.crates
        state.bill = None
        yield events.Paid(seat, move.payment, payment.cards, payment.crates)

    def obvious(self, state: State, seat: int) -> bool:
        """It can be known of a payment that it takes every card."""
        player = state.players[seat]
        return state.hands_are_known or takes_all(len(player.hand), player.crates, _bill(state).due)

    def drafted(self, state: State, seat: int) -> bool:
        """The payment of a boat is part of a turn."""
        return state.turn is not None


def lacking(hand: Sequence[Card], *cards: Kind) -> NotInHand | None:
    """The first of the cards that aren't in the hand, or not so often."""
    for card in cards:
        if cards.count(card) > hand.count(card):
            return NotInHand(card)
    return None


def _bill(state: State) -> Bill:
    assert state.bill
    return state.bill


def _prompt(player: Player, bill: Bill) -> Prompt:
    if bill.licence:
        return prompts.PayLicence(bill.licence, bill.price, bill.discount, bill.due, player.crates)
    assert bill.kind
    boat = len(player.boats)
    return prompts.PayLaunch(bill.kind, boat, bill.price, bill.discount, bill.due, player.crates)
