"""What a game supplies to be played.

A title is a package: its facts in `meta` (a `Game`, which `registry` lists), its rules in `rules` (a `Rules`,
called RULES), its computer player in `clever` (`choose(observation, dice)`). `Match` does all the rest, the
same for every game: it reads moves, sees whose turn it is, keeps the log.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec import Struct

from engine import legality
from engine.chance import Chance
from engine.errors import IllegalMove, Refusal
from engine.event import Event
from engine.game import Choice
from engine.move import Grammar, Move
from engine.plan import Resolved
from engine.question import Action, Question

S = TypeVar("S", bound=Struct)

NOTHING = Grammar()
"""No moves."""

Begun = tuple[S, list[Event]]
"""A state, and what has happened until then."""


class Result(Struct, frozen=True):
    """How a match ended, by seat."""

    places: dict[int, int]
    """Counted from 1. Who ties shares the better place, and as many places are skipped."""
    scores: dict[int, int]
    breakdown: dict[int, dict[str, int]]
    """What the score is made of, by name."""


def no_plans(state: Any, seat: int) -> tuple[Action, ...]:
    """Nothing can be planned."""
    return ()


def never(state: Any, seat: int, plan: Move) -> bool:
    """No plan is meant."""
    return False


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S]):
    """The rules of one game, played on a state `S`: functions of it, and of a seat where they name one.

    A state is plain data, hidden things included, without text for people. Its randomness comes from a
    `Chance` in it. Made of immutable values it needs no more than a shallow copy.
    """

    state_type: type[S]
    grammar: Grammar
    start: Callable[[int, Mapping[str, Choice], Chance, str | None], Begun[S]]
    """(seats, options, chance, material) -> the state before the first move, and what has happened until
    then. `material` is what the match is played with in place of the game's own data; None: nothing. Raises
    ValueError if the game can't be played with it."""
    pending: Callable[[S], tuple[int, ...]]
    """The seats that owe a move, in turn order; none when the match is over."""
    question: Callable[[S, int], Question]
    """What a seat that owes a move is asked. What is legal follows from it."""
    play: Callable[[S, int, Move], Iterable[Event]]
    """Plays a move that has been checked: changes the state and yields what happens, step by step."""
    view: Callable[[S, int | None], Struct]
    """What that seat (None: a spectator) may know of the state."""
    result: Callable[[S], Result | None]
    """How it ended; None while it runs."""
    imagine: Callable[[S, Sequence[Event], int | None, Chance], Begun[S]]
    """A state and a log that the seat could not tell from these. See Match.imagine."""

    moves: Callable[[S, int], list[Move]] | None = None
    """The legal moves of a seat, where the parts of an answer depend on each other; None: all that the
    question's shape allows."""
    judge: Callable[[S, int, Move], None] | None = None
    """Raises IllegalMove if a seat that owes a move may not play this one; goes with `moves`."""
    explain: Callable[[S, int, Move], Refusal | None] | None = None
    """Why a move that doesn't answer the question is refused, where that deserves a reason of its own."""

    plannable: Grammar = NOTHING
    """Of which moves, and plans of the game's own, a seat may plan."""
    plans: Callable[[S, int], tuple[Action, ...]] = no_plans
    """What a seat may plan for when it owes a move, in the shape of a question's actions: all that it knows
    to be possible then. Of a seat that owes one already, only plans of the game's own matter. Parts that
    depend on each other have no place in it, nor has what can't be undone and is better decided at the sight
    of the table."""
    resolve: Callable[[S, int, Move], Resolved | None] | None = None
    """What a plan comes to, now that its seat owes a move; None if that is nothing legal. To be given by a
    game that has plans of its own: a planned move is played as it is."""
    awaits: Callable[[S, int, Move], bool] = never
    """Whether a plan is for a later question than the one that its seat is asked now: it is kept."""
    fulfilled: Callable[[S, int, Move], bool] = never
    """Whether a plan that comes to nothing now has come to what it was for: it needs no word then."""

    material: Callable[[S], str | None] = lambda state: None
    """What a host has the match played with in place of the game's own data (a chart, say), as text; None if
    it is that. It stands in the record, so that the match can be replayed anywhere."""
    in_use: Callable[[], str | None] = lambda: None
    """The material that new matches are played with; None if it is the game's own data."""
    copy: Callable[[S], S] = copy

    def legal_moves(self, state: S, seat: int) -> list[Move]:
        """What a seat that owes a move may play."""
        if self.moves is not None:
            return self.moves(state, seat)
        return legality.moves(self.question(state, seat), self.grammar)

    def check(self, state: S, seat: int, move: Move) -> None:
        """Raises IllegalMove if a seat that owes a move may not play this one."""
        if self.judge is not None:
            self.judge(state, seat, move)
            return
        try:
            legality.check(self.question(state, seat), move)
        except IllegalMove:
            refusal = self.explain(state, seat, move) if self.explain else None
            if refusal is None:
                raise
            raise IllegalMove(refusal) from None

    def resolved(self, state: S, seat: int, plan: Move) -> Resolved | None:
        """What a plan comes to, now that its seat owes a move; None if that is nothing legal."""
        if self.resolve is not None:
            return self.resolve(state, seat, plan)
        try:
            self.check(state, seat, plan)
        except IllegalMove:
            return None
        return Resolved(plan)


def places(scores: Mapping[int, int]) -> dict[int, int]:
    """The place of each seat: one more than the number of seats that have scored higher."""
    return {seat: 1 + sum(other > score for other in scores.values()) for seat, score in scores.items()}
