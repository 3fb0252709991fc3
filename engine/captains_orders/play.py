"""The course of a round: the deal, the effects of moves, showing the hands, and the next round."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.captains_orders import events
from engine.captains_orders.data import DECK, HAND_SIZE, ROUNDS_TO_WIN
from engine.captains_orders.moves import (
    Accuse,
    Ask,
    Declare,
    Discard,
    Give,
    Obey,
    Order,
    Pass,
    Silent,
)
from engine.captains_orders.scoring import (
    Ending,
    Hands,
    LastCard,
    judge_accusation,
    judge_emptied,
)
from engine.captains_orders.state import Discarded, PlacedOrder, State, Transfer, TransferKind
from engine.core.event import Event
from engine.core.move import Move
from engine.core.rules import leaders

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
    state.order = state.last = None
    state.former_orders = ()
    state.transfers = ()
    state.discards = ()
    yield events.RoundBegan(state.round, dealer, first)
    for seat, hand in enumerate(hands):
        yield events.Dealt(seat, hand)


def next_round(state: State, dealer: int) -> Iterator[Event]:
    """Rules: "Shuffle all 55, deal 6 each; the rest are out, unseen." """
    cards, state.chance = state.chance.shuffled(DECK)
    dealt = HAND_SIZE * len(state.hands)
    hands = tuple([tuple(sorted(cards[start : start + HAND_SIZE])) for start in range(0, dealt, HAND_SIZE)])
    yield from begin_round(state, dealer, hands, tuple(sorted(cards[dealt:])))


def play(state: State, seat: int, move: Move) -> Iterator[Event]:
    """Play a legal move."""
    return _PLAYED[type(move)](state, seat, move)


def _order(state: State, seat: int, move: Order) -> Iterator[Event]:
    """Rules: "A hand card face up on the table; it is mine." With another's order there: "a hand card of rank
    < r becomes the order and is mine; the old one is discarded."
    """
    rank = move.rank
    former, state.order = state.order, PlacedOrder(rank, seat)
    _take(state, seat, rank)
    if former:
        state.former_orders += (former,)
        yield events.Reordered(seat, rank, former.owner, former.rank)
    else:
        yield events.Ordered(seat, rank)
    if state.hands[seat]:
        yield from _next_turn(state)
    else:
        yield _emptied(state, seat, LastCard(rank, None))


def _pass(state: State, seat: int, move: Pass) -> Iterator[Event]:
    """Rules: "A hand card, unseen, to another player, who then discards one card of theirs, unseen (the
    received one too, if they like)."
    """
    rank, receiver = move.rank, move.seat
    yield _hand_over(state, "passed", seat, receiver, rank)
    if state.hands[seat]:
        state.step, state.actor = "discard", receiver
    else:
        yield _emptied(state, seat, LastCard(rank, receiver))


def _ask(state: State, seat: int, move: Ask) -> Iterator[Event]:
    """Rules: "Another player chooses a card of theirs and gives it to me unseen." "Giving one's only card
    when asked is played by the engine (everybody sees that there is but one)."
    """
    asked = move.seat
    yield events.Asked(seat, asked)
    if len(state.hands[asked]) == 1:
        yield from _give(state, asked, Give(state.hands[asked][0]))
    else:
        state.step, state.actor = "give", asked


def _give(state: State, seat: int, move: Give) -> Iterator[Event]:
    """Rules: "Then I discard one, unseen." "No discard follows any more" when the hand became empty by it."""
    rank, asker = move.rank, state.turn
    yield _hand_over(state, "given", seat, asker, rank)
    if state.hands[seat]:
        state.step, state.actor = "discard", asker
    else:
        yield _emptied(state, seat, LastCard(rank, asker))


def _obey(state: State, seat: int, move: Obey) -> Iterator[Event]:
    """Rules: "A hand card of rank >= r, unseen, to the owner, who discards nothing." """
    assert state.order
    rank, owner = move.rank, state.order.owner
    yield _hand_over(state, "obeyed", seat, owner, rank)
    if state.hands[seat]:
        yield from _next_turn(state)
    else:
        yield _emptied(state, seat, LastCard(rank, owner))


def _discard(state: State, seat: int, move: Discard) -> Iterator[Event]:
    rank = move.rank
    _take(state, seat, rank)
    state.discards += (Discarded(seat, rank),)
    yield events.Discarded(seat, rank)
    yield from _next_turn(state)


def _accuse(state: State, seat: int, move: Accuse) -> Iterator[Event]:
    """Rules: "The round ends at once." """
    yield events.Accused(seat, move.seat)
    yield from _end_round(state, judge_accusation(state.round, state.hands, seat, move.seat))


def _say(state: State, seat: int, move: Declare | Silent) -> Iterator[Event]:
    """Rules: "That player may then declare." """
    assert state.last
    if declared := isinstance(move, Declare):
        yield events.Declared(seat, state.last.rank)
    else:
        yield events.StayedSilent(seat)
    yield from _end_round(state, judge_emptied(state.round, state.hands, seat, state.last, declared))


def _emptied(state: State, seat: int, last: LastCard) -> Event:
    state.step, state.actor, state.last = "word", seat, last
    return events.Emptied(seat)


def _next_turn(state: State) -> Iterator[Event]:
    """Rules: "A turn with my own order still there: it is discarded and the turn passes on." """
    state.turn = _left_of(state.turn, state)
    if state.order and state.order.owner == state.turn:
        yield events.OrderDiscarded(state.turn, state.order.rank)
        state.former_orders += (state.order,)
        state.order = None
        state.turn = _left_of(state.turn, state)
    state.step, state.actor = "turn", state.turn


def _end_round(state: State, ending: Ending) -> Iterator[Event]:
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


def _hand_over(state: State, kind: TransferKind, giver: int, receiver: int, rank: int) -> Event:
    """Rules: "Cards handed over (known to giver and receiver)." """
    _take(state, giver, rank)
    _put(state, receiver, rank)
    state.transfers += (Transfer(kind, giver, receiver, rank),)
    return EVENT_BY_TRANSFER[kind](giver, receiver, rank)


def _take(state: State, seat: int, rank: int) -> None:
    hand = state.hands[seat]
    place = hand.index(rank)
    _set_hand(state, seat, hand[:place] + hand[place + 1 :])


def _put(state: State, seat: int, rank: int) -> None:
    _set_hand(state, seat, tuple(sorted((*state.hands[seat], rank))))


def _set_hand(state: State, seat: int, hand: tuple[int, ...]) -> None:
    state.hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])


def _left_of(seat: int, state: State) -> int:
    return (seat + 1) % len(state.hands)


_PLAYED: dict[type[Move], Callable[[State, int, Any], Iterator[Event]]] = {
    Order: _order,
    Pass: _pass,
    Ask: _ask,
    Accuse: _accuse,
    Obey: _obey,
    Discard: _discard,
    Give: _give,
    Declare: _say,
    Silent: _say,
}
