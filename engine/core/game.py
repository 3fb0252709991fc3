"""`Game`: everything that a game's package provides."""

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

import msgspec

from engine.bots.observation import Observation
from engine.bots.search import AT_RANDOM, Mind, look_ahead
from engine.core.chance import Dice
from engine.core.event import Event
from engine.core.move import Move
from engine.core.rules import Choice, Option, Rules
from engine.core.statement import Statement, statements
from engine.core.teaching.achievements import Achievements
from engine.core.teaching.lesson import Lesson

T = TypeVar("T", bound=Statement)


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Rules[Any]):
    """A game: facts, rules, computer players, a lesson and achievements. `Rules` has the fields of the
    rules."""

    id: str
    name: str
    seats: range
    minutes: int
    """Length of a match in minutes if everyone is present."""
    source: str
    """The game's origin, in one line without links."""
    rules_version: int
    """Version of the rules.

    A change that makes old records play differently raises it, and records of other versions are refused.
    """
    longest: int
    """Upper bound on the moves of a match played at random."""
    clever: Callable[[Observation, Dice], Move] = look_ahead
    """A computer player that uses rules of thumb, or else a short search."""
    master: Mind[Any] = AT_RANDOM
    """A computer player that searches."""
    options: Mapping[str, Option] = field(default_factory=dict[str, Option])
    reconstructed: str = ""
    """The parts of the rules that no public source gives; empty if there are none."""
    riddle: str = ""
    """What onlookers may guess each round, such as "captain"; empty for nothing.

    The event that ends a round has the answer (`Event.riddle`).
    """
    lesson: Lesson | None = None
    """The guided first match, if the game has one."""
    achievements: Achievements = field(default_factory=dict[str, Any])

    def chosen(self, options: Mapping[str, Choice]) -> dict[str, Choice]:
        """Return all options, with defaults for those left out.

        Raises ValueError for an unknown option or choice.
        """
        for name, choice in options.items():
            if name not in self.options:
                raise ValueError(f"{self.id} has no option {name}")
            if (type(choice), choice) not in [(type(each), each) for each in self.options[name].choices]:
                raise ValueError(f"{choice!r} is not a choice for {name}")
        return {name: options.get(name, option.default) for name, option in self.options.items()}

    @property
    def events(self) -> tuple[type[Event], ...]:
        """All event classes of the game."""
        return self.statements(Event)

    @cached_property
    def layout(self) -> str:
        """A digest of the dump format. Dumps with another layout can't be loaded."""
        shape = msgspec.json.schema_components([self.state, self._rows_of_events])
        return hashlib.sha256(msgspec.json.encode(shape, order="sorted")).hexdigest()[:16]

    def read_events(self, stored: Iterable[Mapping[str, Any]]) -> list[Event]:
        """Read the stored events of a match. Raises ValueError for anything else."""
        return msgspec.convert(list(stored), self._rows_of_events)

    def statements(self, base: type[T]) -> tuple[type[T], ...]:
        """All subclasses of `base` (Event, Prompt, Refusal or Preview) that the game defines."""
        return statements(base, self.state.__module__.rpartition(".")[0])

    @cached_property
    def _rows_of_events(self) -> Any:
        """The type of a list of the game's events."""
        event, *others = self.events
        row: Any = event
        for other in others:
            row |= other
        return list[row]
