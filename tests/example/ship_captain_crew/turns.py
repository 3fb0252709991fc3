"""The state of a match, and a turn: the question for a player, and what the answer does."""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine import Action, Chance, Event, Move, Prompt, Question, Select, Step
from tests.example.ship_captain_crew import moves
from tests.example.ship_captain_crew.moves import Roll, Stop, Throw

DICE, THROWS = 5, 3
ABOARD = (6, 5, 4)
"""The ship, the captain and the crew, in the order in which they come aboard."""


class State(Struct):
    """A match at one moment. All values are immutable, so a shallow copy is enough."""

    chance: Chance
    rounds: int
    totals: tuple[int, ...]
    """Cargo of finished turns, by seat."""
    round: int = 1
    turn: int = 0
    throws: int = THROWS
    """Throws left in this turn."""
    dice: tuple[int, ...] = ()
    """The dice thrown, highest first; empty before the first throw."""
    over: bool = False

    @property
    def step(self) -> str:
        return "over" if self.over else "turn"

    @property
    def free(self) -> tuple[int, ...]:
        """The dice that aren't ship, captain or crew."""
        free = list(self.dice)
        for die in ABOARD:
            if die not in free:
                break
            free.remove(die)
        return tuple(free)

    @property
    def is_manned(self) -> bool:
        """Whether ship, captain and crew are aboard, so that the free dice are cargo."""
        return len(self.dice) - len(self.free) == len(ABOARD)

    @property
    def cargo(self) -> int:
        return sum(self.free) if self.is_manned else 0


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
        throw = Action("throw", (Select("die", state.free, least, len(state.free)),))
        return Question(Again(state.dice, state.throws, state.cargo), (throw, Action("stop")))

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        match move:
            case Roll():
                yield _throw(state, (), DICE)
            case Throw(dice=dice):
                yield _throw(state, dice, len(dice))
            case Stop():
                state.throws = 0
            case _:
                state.throws = 0
                yield moves.Skipped(seat)
        if not state.throws:
            if state.dice:
                yield moves.Landed(seat, state.cargo)
            yield from _next_turn(state)


def _throw(state: State, again: Sequence[int], number: int) -> Event:
    kept = Counter(state.dice) - Counter(again)
    thrown: list[int] = []
    for _ in range(number):
        face, state.chance = state.chance.below(6)
        thrown.append(face + 1)
    state.dice = tuple(sorted((*kept.elements(), *thrown), reverse=True))
    state.throws -= 1
    return moves.Threw(state.turn, tuple(sorted(thrown, reverse=True)))


def _next_turn(state: State) -> Iterator[Event]:
    totals = list(state.totals)
    totals[state.turn] += state.cargo
    state.totals, state.dice, state.throws = tuple(totals), (), THROWS
    state.turn = (state.turn + 1) % len(totals)
    if state.turn == 0 and state.round == state.rounds:
        state.over = True
        best = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        yield moves.MatchEnded(best, len(best))
    elif state.turn == 0:
        state.round += 1
        yield moves.RoundBegan(state.round)
