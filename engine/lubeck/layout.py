"""Laying out packages, and what happens when the pile runs out."""

from collections.abc import Iterator

from engine.core.event import Event
from engine.lubeck import events
from engine.lubeck.data import Card, texts
from engine.lubeck.state import State


def lay_out(state: State) -> Iterator[Event]:
    """Rules: "First round: two cards each, face up. Later: untaken packages stay; each empty place gets one
    card; then every package gets one more."

    The last card of the second pile makes this the last round.
    """
    packages = [list(package) for package in state.packages]
    new: list[Card] = []
    for package in [*(package for package in packages if not package), *packages]:
        if not state.pile:
            yield _reshuffle(state)
        package.append(state.pile[0])
        new.append(state.pile[0])
        state.pile = state.pile[1:]
        if state.piles == 2 and not state.pile:
            state.last_round = True
    state.packages = tuple(map(tuple, packages))
    yield events.LaidOut(state.round, texts(new), len(new))
    if state.last_round:
        yield events.LastRound(state.round)


def _reshuffle(state: State) -> Event:
    """Rules: "The shuffled discards become the pile when a card is next needed." There are always enough:
    after a round, nobody holds more than three cards, and but few packages are untaken."""
    pile, state.chance = state.chance.shuffled(state.discards)
    state.pile = tuple(pile)
    state.discards = ()
    state.piles += 1
    return events.Reshuffled(state.piles - 1, len(pile))
