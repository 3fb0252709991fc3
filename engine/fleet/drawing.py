"""Drawing cards from the pile, and phase 5, in which everybody does."""

from collections.abc import Iterator

from engine.errors import Refusal
from engine.event import Event
from engine.fleet import events, prompts
from engine.fleet.data import DRAWS, Card
from engine.fleet.moves import Discard
from engine.fleet.prompts import NotDrawn, NotInHand
from engine.fleet.scoring import score
from engine.fleet.state import State, sorted_cards, with_cards, without
from engine.question import Action, Choose, Question
from engine.step import Step


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


class Drawing(Step[State]):
    """Phase 5. Rules: "Draw 2, discard 1 of those 2; the tuna table replaces this"."""

    def pending(self, state: State) -> tuple[int, ...]:
        """Rules: "the discards may be chosen at the same time by all"."""
        return tuple([seat for seat in state.order if state.choices[seat]]) if state.choices else ()

    def ask(self, state: State, seat: int) -> Question:
        choice = state.choices[seat]
        asked = prompts.DiscardAny if choice == state.players[seat].hand else prompts.DiscardDrawn
        card = Choose("card", tuple(dict.fromkeys(choice)))
        return Question(asked(len(choice)), (Action("discard", (card,)),))

    def refuse(self, state: State, seat: int, move: Discard, broken: Refusal) -> Refusal:
        return NotDrawn(move.card) if move.card in state.players[seat].hand else NotInHand(move.card)

    def play(self, state: State, seat: int, move: Discard) -> Iterator[Event]:
        yield _discard(state, seat, move.card)

    def follow(self, state: State) -> Iterator[Event]:
        return _end_round(state) if state.choices else _deal(state)


def _discard(state: State, seat: int, card: Card) -> Event:
    state.change(seat, hand=without(state.players[seat].hand, card))
    state.discards = with_cards(state.discards, (card,))
    state.choices = (*state.choices[:seat], (), *state.choices[seat + 1 :])
    return events.Discarded(seat, card)


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
            yield _discard(state, seat, state.choices[seat][0])


def _end_round(state: State) -> Iterator[Event]:
    """Rules: "the marker moves one to the left each round"."""
    state.choices = ()
    yield events.RoundEnded(state.round)
    if state.last_round:
        state.phase = "over"
        yield from score(state)
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
