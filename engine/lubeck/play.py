"""A round from its layout to the withdrawals, and the next one. Lines quoted are those of the rules page."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from engine.core.event import Event
from engine.core.move import Move
from engine.lubeck import events
from engine.lubeck.actions import forced
from engine.lubeck.data import Card, texts
from engine.lubeck.moves import NameFirst, Take, Withdraw
from engine.lubeck.scoring import leaders
from engine.lubeck.state import Ship, State
from engine.lubeck.voyage import act, step_off


def begin_round(state: State, compass: int) -> Iterator[Event]:
    state.round += 1
    state.compass = compass
    state.first = None
    state.players = tuple(replace(player, passed=False) for player in state.players)
    yield events.RoundBegan(state.round, compass)
    yield from lay_out(state)
    state.step, state.actor = "take", compass


def play(state: State, seat: int, move: Move) -> Iterator[Event]:
    """Plays a move that has been checked."""
    return _PLAYED.get(type(move), _act)(state, seat, move)


def _act(state: State, seat: int, move: Move) -> Iterator[Event]:
    yield from act(state, seat, move)
    yield from _next_turn(state)


def _take(state: State, seat: int, move: Take) -> Iterator[Event]:
    """Rules: "From the compass clockwise everybody takes one package into hand. The last to choose names who
    acts first." """
    number = move.package
    package = state.packages[number - 1]
    state.packages = (*state.packages[: number - 1], (), *state.packages[number:])
    state.change_player(seat, known=(*state.players[seat].known, *package))
    following = (seat + 1) % state.seats
    if following == state.compass:
        state.step = "first"
    else:
        state.actor = following
    yield events.Took(seat, number, texts(package))


def _name_first(state: State, seat: int, move: NameFirst) -> Iterator[Event]:
    first = move.seat
    yield events.NamedFirst(seat, first)
    state.step, state.actor, state.first = "act", first, first
    yield from _play_forced(state)


def _next_turn(state: State) -> Iterator[Event]:
    """Rules: "One action each, round and round, until all have passed." """
    assert state.actor is not None
    for seat in (*range(state.actor + 1, state.seats), *range(state.actor + 1)):
        if not state.players[seat].passed:
            state.actor = seat
            yield from _play_forced(state)
            return
    yield from _settle(state)


def _play_forced(state: State) -> Iterator[Event]:
    """Nobody is asked where everybody can see that only one thing is left to do."""
    assert state.actor is not None
    seat = state.actor
    if move := forced(state, seat):
        yield events.NoChoice(seat)
        yield from act(state, seat, move)
        yield from _next_turn(state)


def _settle(state: State) -> Iterator[Event]:
    """Rules: "Played cards go to the open discard pile (x2 at the round's end)." "Ships in Reval, London and
    Brügge return to the park, their pawns to stock. Then each may take any of their pawns off any ship back
    to stock." "After the last round nothing is withdrawn." """
    state.actor = None
    for seat, player in enumerate(state.players):
        state.discards += player.doubles
        state.change_player(seat, doubles=(), sold=())
    if state.last_round:
        yield from _end_match(state)
        return
    for ship in state.ships:
        if ship.at in state.chart.ends:
            state.put_ship(Ship(ship.number))
            yield events.Unloaded(ship.number, ship.city, ship.pawns, len(ship.pawns))
    aboard = {seat for ship in state.ships for seat in ship.pawns}
    if state.withdrawing and aboard:
        state.step = "withdraw"
        state.waiting = tuple(seat for seat in state.from_compass if seat in aboard)
    else:
        yield from _end_round(state)


def _withdraw(state: State, seat: int, move: Withdraw) -> Iterator[Event]:
    numbers = move.numbers
    state.waiting = tuple(each for each in state.waiting if each != seat)
    yield events.Withdrew(seat, numbers, len(numbers)) if numbers else events.StayedAboard(seat)
    for number in numbers:
        yield from step_off(state, seat, state.ship(number))
    if not state.waiting:
        yield from _end_round(state)


_PLAYED: dict[type[Move], Callable[[State, int, Any], Iterator[Event]]] = {
    Take: _take,
    NameFirst: _name_first,
    Withdraw: _withdraw,
}
"""All other moves are actions."""


def _end_round(state: State) -> Iterator[Event]:
    """Rules: "The compass moves left." """
    yield _round_ended(state)
    yield from begin_round(state, (state.compass + 1) % state.seats)


def _end_match(state: State) -> Iterator[Event]:
    """Rules: "After it every card in hand counts minus: its value, or 1 for an extra card. The highest score
    wins, ties are shared." """
    yield _round_ended(state)
    for seat, player in enumerate(state.players):
        loss = sum(card.loss for card in player.hand)
        counted = player.scored(held=-loss)
        state.put_player(seat, counted)
        yield events.Counted(seat, texts(player.hand), player.size, loss, counted.tally.total)
    state.step = "over"
    winners = leaders(state.scores)
    yield events.MatchEnded(winners, len(winners), state.scores)


def _round_ended(state: State) -> Event:
    """Names who leads, for those who follow from afar."""
    seats = leaders(state.scores)
    return events.RoundEnded(state.round, seats, len(seats), max(state.scores), state.scores)


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
