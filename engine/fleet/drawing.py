"""Drawing cards from the pile, and phase 5, in which everybody does."""

from collections.abc import Iterator

from engine.event import Event
from engine.fleet import events
from engine.fleet.data import DRAWS, Card
from engine.fleet.moves import Discard
from engine.fleet.state import State, sorted_cards, with_cards, without


def draw(state: State, seat: int, number: int, reason: events.DrawReason) -> Iterator[Event]:
    """Rules: "When the pile is empty, the shuffled discards become the pile; if it is still short, draw
    fewer." "The reshuffle comes when a card is needed from an empty pile, not when it empties."
    """
    there = len(state.pile)
    if number > there and state.discards:
        yield from _take(state, seat, there, reason)
        yield _reshuffle(state)
        number -= there
    yield from _take(state, seat, number, reason)


def _take(state: State, seat: int, number: int, reason: events.DrawReason) -> Iterator[Event]:
    """So many cards, or as many as there are, go from the pile to the hand."""
    if number and state.pile:
        cards = sorted_cards(state.pile[-number:])
        state.pile = state.pile[:-number]
        state.change(seat, hand=with_cards(state.players[seat].hand, cards))
        yield events.Drew(seat, len(cards), reason, cards)


def drawing(state: State) -> tuple[int, ...]:
    """Who is asked for a discard. Rules: "the discards may be chosen at the same time by all"."""
    choices = state.choices
    return tuple([seat for seat in state.order if choices[seat]]) if choices else ()


def drawing_step(state: State) -> Iterator[Event] | None:
    """What goes on by itself; None if somebody is to be asked."""
    if not state.choices:
        return _deal(state)
    return None if any(state.choices) else _end(state)


def discard(state: State, seat: int, move: Discard) -> Iterator[Event]:
    card = move.card
    state.change(seat, hand=without(state.players[seat].hand, card))
    state.discards = with_cards(state.discards, (card,))
    state.choices = (*state.choices[:seat], (), *state.choices[seat + 1 :])
    yield events.Discarded(seat, card)


def _deal(state: State) -> Iterator[Event]:
    """Rules: "Draw 2, discard 1 of those 2; the tuna table replaces this. The pile is dealt in turn order".
    "A discard is played by the engine only where the number of cards to choose from is one". "After a short
    draw the discard is still owed as long as there is a card to choose from."
    """
    choices: list[tuple[Card, ...]] = [()] * state.seats
    for seat in state.order:
        number, goes = DRAWS[state.players[seat].copies("tuna")]
        before = state.players[seat].hand
        yield from draw(state, seat, number, "phase")
        hand = state.players[seat].hand
        if goes:
            choices[seat] = without(hand, *before) if goes == "drawn" else hand
    state.choices = tuple(choices)
    for seat in state.order:
        if len(state.choices[seat]) == 1:
            yield from discard(state, seat, Discard(state.choices[seat][0]))


def _end(state: State) -> Iterator[Event]:
    """Rules: "the marker moves one to the left each round"."""
    state.choices = ()
    yield events.RoundEnded(state.round)
    if state.last_round:
        state.phase = "over"
        return
    state.round += 1
    state.start = (state.start + 1) % state.seats
    state.phase = "auction"
    yield events.RoundBegan(state.round, state.start)


def _reshuffle(state: State) -> Event:
    pile, state.chance = state.chance.shuffled(state.discards)
    state.pile = tuple(pile)
    state.discards = ()
    return events.Reshuffled(len(pile))
