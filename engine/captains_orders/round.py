"""The course of a round: the deal, cards that leave hands, the next turn, the end, and the next round."""

from collections.abc import Iterator
from typing import TypeVar

from engine.captains_orders import events
from engine.captains_orders.data import DECK, HAND_SIZE, ROUNDS_TO_WIN
from engine.captains_orders.scoring import Ending, Hands
from engine.captains_orders.state import Handed, State, Transfer, TransferKind
from engine.core.event import Event
from engine.core.rules import leaders

T = TypeVar("T")

EVENT_BY_TRANSFER: dict[TransferKind, type[events.HandedOver]] = {
    "passed": events.Passed,
    "given": events.Gave,
    "obeyed": events.Obeyed,
}


def begin_round(state: State, dealer: int, hands: Hands, undealt: tuple[int, ...]) -> Iterator[Event]:
    """Rules: "The player left of the dealer begins, clockwise." """
    first = _left_of(dealer, state)
    state.round += 1
    state.dealer = dealer
    state.turn = state.actor = first
    state.step = "turn"
    state.hands = hands
    state.undealt = undealt
    state.order = None
    state.former_orders = ()
    state.transfers = ()
    state.given = state.taken = state.discards = ((),) * len(hands)
    yield events.RoundBegan(state.round, dealer, first)
    for seat, hand in enumerate(hands):
        yield events.Dealt(seat, hand)


def next_round(state: State, dealer: int) -> Iterator[Event]:
    """Rules: "Shuffle all 55, deal 6 each; the rest are out, unseen." """
    cards, state.chance = state.chance.shuffled(DECK)
    dealt = HAND_SIZE * len(state.hands)
    hands = tuple([tuple(sorted(cards[start : start + HAND_SIZE])) for start in range(0, dealt, HAND_SIZE)])
    yield from begin_round(state, dealer, hands, tuple(sorted(cards[dealt:])))


def next_turn(state: State) -> Iterator[Event]:
    """Rules: "A turn with my own order still there: it is discarded and the turn passes on." """
    state.turn = _left_of(state.turn, state)
    if state.order and state.order.owner == state.turn:
        yield events.OrderDiscarded(state.turn, state.order.rank)
        state.former_orders += (state.order,)
        state.order = None
        state.turn = _left_of(state.turn, state)
    state.step, state.actor = "turn", state.turn


def end_round(state: State, ending: Ending) -> Iterator[Event]:
    """Rules: "Rounds until somebody has won 3 (several may get there together)." "If nobody qualifies, nobody
    wins the round and play goes on with the next. All hands are shown at each round's end." "The deal moves
    left every round, whoever won."
    """
    state.ending = ending
    state.won = tuple([won + (seat in ending.winners) for seat, won in enumerate(state.won)])
    for seat, hand in enumerate(ending.hands):
        yield events.Showed(seat, hand, ending.points[seat], ending.role(seat))
    yield events.RoundEnded(
        round=ending.round,
        verdict=ending.verdict,
        seat=ending.by,
        captain_seats=ending.captains,
        winner_seats=ending.winners,
        winners=len(ending.winners),
        points=ending.points,
        won=state.won,
        accused_seat=ending.accused,
    )
    if max(state.won) < ROUNDS_TO_WIN:
        yield from next_round(state, _left_of(state.dealer, state))
        return
    state.step = "over"
    best = leaders(state.won)
    yield events.MatchEnded(best, len(best), state.won)


def hand_over(state: State, kind: TransferKind, giver: int, receiver: int, rank: int) -> Event:
    """Rules: "Cards handed over (known to giver and receiver)." """
    take(state, giver, rank)
    _put(state, receiver, rank)
    state.transfers += (Transfer(kind, giver, receiver),)
    state.given = _with(state.given, giver, Handed(rank, receiver))
    state.taken = _with(state.taken, receiver, Handed(rank, giver))
    return EVENT_BY_TRANSFER[kind](giver, receiver, rank)


def take(state: State, seat: int, rank: int) -> None:
    hand = state.hands[seat]
    place = hand.index(rank)
    _set_hand(state, seat, hand[:place] + hand[place + 1 :])


def discard(state: State, seat: int, rank: int) -> Event:
    """Rules: "then discards one card of theirs, unseen"."""
    take(state, seat, rank)
    state.discards = _with(state.discards, seat, rank)
    return events.Discarded(seat, rank)


def _put(state: State, seat: int, rank: int) -> None:
    _set_hand(state, seat, tuple(sorted((*state.hands[seat], rank))))


def _set_hand(state: State, seat: int, hand: tuple[int, ...]) -> None:
    state.hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])


def _with(rows: tuple[tuple[T, ...], ...], seat: int, item: T) -> tuple[tuple[T, ...], ...]:
    """Add an item at the end of the seat's row."""
    return (*rows[:seat], (*rows[seat], item), *rows[seat + 1 :])


def _left_of(seat: int, state: State) -> int:
    return (seat + 1) % len(state.hands)
