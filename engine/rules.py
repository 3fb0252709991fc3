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
from engine.event import Event
from engine.game import Choice
from engine.move import Grammar, Move
from engine.question import Question

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

    @abstractmethod
    def start(self, seats: int, options: Mapping[str, Choice], chance: Chance) -> tuple[S, list[Event]]:
        """The state before the first move, and what has happened until then."""

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

    def copy(self, state: S) -> S:
        return copy.copy(state)


def places(scores: Mapping[int, int]) -> dict[int, int]:
    """The place of each seat: one more than the number of seats that have scored higher."""
    return {seat: 1 + sum(other > score for other in scores.values()) for seat, score in scores.items()}
