"""What moves do."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from engine import Event, Move
from engine.chance import Chance
from engine.rules import Choice, Imagined
from tests.seventh.ship_captain_crew import events
from tests.seventh.ship_captain_crew.data import DICE, THROWS
from tests.seventh.ship_captain_crew.moves import Roll, Skip, Throw
from tests.seventh.ship_captain_crew.state import State


def start(
    seats: int, options: Mapping[str, Choice], chance: Chance, material: str | None
) -> tuple[State, list[Event]]:
    state = State(chance, int(options["rounds"]), (0,) * seats)
    return state, [events.RoundBegan(1)]


def play(state: State, seat: int, move: Move) -> Iterator[Event]:
    """Rules: "Three throws a turn." """
    match move:
        case Roll():
            yield _throw(state, seat, (), DICE)
        case Throw(dice=dice):
            yield _throw(state, seat, dice, len(dice))
        case Skip():
            yield events.Skipped(seat)
            yield from _next_turn(state)
            return
        case _:
            state.throws = 0
    if not state.throws:
        yield events.Landed(seat, state.cargo)
        yield from _next_turn(state)


def _throw(state: State, seat: int, dice: Sequence[int], number: int) -> Event:
    kept = Counter(state.dice) - Counter(dice)
    thrown: list[int] = []
    for _ in range(number):
        face, state.chance = state.chance.below(6)
        thrown.append(face + 1)
    state.dice = tuple(sorted((*kept.elements(), *thrown), reverse=True))
    state.throws -= 1
    return events.Threw(seat, tuple(sorted(thrown, reverse=True)))


def _next_turn(state: State) -> Iterator[Event]:
    seats = len(state.totals)
    state.totals = tuple(
        total + (state.cargo if seat == state.turn else 0) for seat, total in enumerate(state.totals)
    )
    state.dice, state.throws, state.turn = (), THROWS, (state.turn + 1) % seats
    if state.turn:
        return
    yield events.RoundEnded(state.round)
    if state.round < state.rounds:
        state.round += 1
        yield events.RoundBegan(state.round)
        return
    state.over = True
    best = tuple(seat for seat, total in enumerate(state.totals) if total == max(state.totals))
    yield events.MatchEnded(best, len(best))


def imagine(state: State, log: Sequence[Event], seat: int | None, chance: Chance) -> Imagined[State]:
    """Nothing is hidden but what is still to be thrown."""
    return replace(state, chance=chance), partial(list, log)
