"""A turn: the question for a player, and what the answer does."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine import Action, Event, Move, Prompt, Question, Select
from engine.core.step import Step, Steps
from tests.example.ship_captain_crew import events
from tests.example.ship_captain_crew.data import DICE, THROWS
from tests.example.ship_captain_crew.moves import GRAMMAR, Roll, Skip, Stop, Throw
from tests.example.ship_captain_crew.state import State


class First(Prompt, frozen=True):
    """Whether to roll at all."""


class Again(Prompt, frozen=True):
    """Which dice to throw again."""

    dice: tuple[int, ...]
    throws: int
    cargo: int


class Turn(Step[State]):
    """Rules: "Three throws a turn." """

    def pending(self, state: State) -> tuple[int, ...]:
        return (state.turn,)

    def ask(self, state: State, seat: int) -> Question:
        """Rules: "Dice that are not yet aboard are thrown again, all of them; of the cargo, as many as you
        like." """
        if not state.dice:
            return Question(First(), (Action("roll"), Action("skip")))
        least = 1 if state.is_manned else len(state.free)
        everything = tuple(range(len(state.free)))
        throw = Action("throw", (Select("die", state.free, least, len(state.free), everything),))
        return Question(Again(state.dice, state.throws, state.cargo), (throw, Action("stop")))

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        match move:
            case Roll():
                yield _throw(state, seat, (), DICE)
            case Throw(dice=dice):
                yield _throw(state, seat, dice, len(dice))
            case Stop():
                state.throws = 0
            case Skip():
                state.throws = 0
                yield events.Skipped(seat)
            case _:
                raise TypeError(move)
        if not state.throws:
            if state.dice:
                yield events.Landed(seat, state.cargo)
            yield from _next_turn(state)


STEPS = Steps(GRAMMAR, lambda state: "over" if state.over else "turn", {"turn": Turn()})


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
