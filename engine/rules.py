"""What a game supplies to be played.

A title is a package in `engine`: its facts in `meta` (a `Game`, which `registry` lists), its rules in
`rules` (an object of the class below, called RULES), its computer player in `clever` (`choose(eyes, dice)`).
`Match` does all the rest, the same for every game: it reads moves, sees whose turn it is, keeps the log.
"""

import copy
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from msgspec import Struct

from engine.chance import Chance
from engine.errors import IllegalMove
from engine.event import Event
from engine.game import Choice
from engine.move import Grammar, Move
from engine.plan import Followed
from engine.question import Action, Question

S = TypeVar("S", bound=Struct)


class Result(Struct, frozen=True):
    """How a match ended, by seat."""

    places: dict[int, int]
    """Counted from 1. Who ties shares the better place, and as many places are skipped."""
    scores: dict[int, int]
    breakdown: dict[int, dict[str, int]]
    """What the score is made of, by name."""


class Rules(ABC, Generic[S]):
    """The rules of one game, played on a state `S`.

    A state is plain data, hidden things included, without text for people. Its randomness comes from a
    `Chance` in it. Made of immutable values it needs no more than the shallow copy that `copy` makes.
    """

    state_type: type[S]
    grammar: ClassVar[Grammar]
    events: ClassVar[tuple[str, ...]]
    """The codes of all its events."""
    questions: ClassVar[tuple[str, ...]]
    refusals: ClassVar[tuple[str, ...]]
    """The codes with which it refuses moves, besides those that all games share."""
    barred: ClassVar[tuple[str, ...]] = ()
    rounds: ClassVar[tuple[str, ...]] = ()
    """The codes of the events with which a round of it ends, or whatever it is played in; what was planned in
    a round is void when it ends."""
    headlines: ClassVar[tuple[str, ...]] = ()
    """The codes of what is worth telling to somebody who follows a match from afar, its end included."""
    plannable: ClassVar[Grammar] = Grammar()
    """Of which moves, and plans of the game's own, a seat may plan."""

    @abstractmethod
    def start(self, seats: int, options: Mapping[str, Choice], chance: Chance) -> tuple[S, list[Event]]:
        """The state before the first move, and what has happened until then."""

    def start_with(
        self, material: str | None, seats: int, options: Mapping[str, Choice], chance: Chance
    ) -> tuple[S, list[Event]]:
        """The same with the material that a record names; None is the game's own.

        Raises ValueError if the game can't be played with it.
        """
        if material is not None:
            raise ValueError("this game is played with its own material only")
        return self.start(seats, options, chance)

    def material(self, state: S) -> str | None:
        """What a host has the match played with in place of the game's own data (a chart, say), as text; None
        if it is that. It stands in the record, so that the match can be told again anywhere."""
        return None

    @abstractmethod
    def pending(self, state: S) -> tuple[int, ...]:
        """The seats that owe a move, in turn order; none when the match is over."""

    @abstractmethod
    def legal_moves(self, state: S, seat: int) -> list[Move]:
        """What a seat that owes a move may play."""

    @abstractmethod
    def question(self, state: S, seat: int) -> Question:
        """What a seat that owes a move is asked."""

    @abstractmethod
    def check(self, state: S, seat: int, move: Move) -> None:
        """Raises IllegalMove if a seat that owes a move may not play this one."""

    @abstractmethod
    def play(self, state: S, seat: int, move: Move) -> Iterable[Event]:
        """Plays a move that has been checked: changes the state and tells what happens, step by step."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Struct:
        """What that seat (None: a spectator) may know of the state."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How it ended; None while it runs."""

    @abstractmethod
    def imagine(
        self, state: S, log: Sequence[Event], seat: int | None, chance: Chance
    ) -> tuple[S, list[Event]]:
        """A state and a log that the seat could not tell from these. See Match.imagine."""

    def plans(self, state: S, seat: int) -> tuple[Action, ...]:
        """What a seat may plan for when it owes a move, in the shape of a question's actions: all that it
        knows to be possible then. Of a seat that owes one already, only plans of the game's own matter. Parts
        that depend on each other have no place in it, nor has what can't be undone and is better decided at
        the sight of the table."""
        return ()

    def follow(self, state: S, seat: int, plan: Move) -> Followed | None:
        """What a plan comes to, now that its seat owes a move; None if that is nothing legal. A move is
        played as it is; for plans of its own, a game says it here."""
        try:
            self.check(state, seat, plan)
        except IllegalMove:
            return None
        return Followed(plan)

    def awaits(self, state: S, seat: int, plan: Move) -> bool:
        """Whether a plan is for a later question than the one that its seat is asked now: it is kept."""
        return False

    def fulfilled(self, state: S, seat: int, plan: Move) -> bool:
        """Whether a plan that comes to nothing now has come to what it was for: it needs no word then."""
        return False

    def copy(self, state: S) -> S:
        return copy.copy(state)


def places(scores: Mapping[int, int]) -> dict[int, int]:
    """The place of each seat: one more than the number of seats that have scored higher."""
    return {seat: 1 + sum(other > score for other in scores.values()) for seat, score in scores.items()}
