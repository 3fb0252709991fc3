"""A game: all that its package gives."""

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

import msgspec

from engine.bots.observation import Observation
from engine.bots.search import Mind
from engine.core.chance import Dice
from engine.core.event import Event
from engine.core.material import Material
from engine.core.move import Grammar, Move
from engine.core.rules import Choice, Option, Rules
from engine.core.statement import Statement, statements
from engine.core.teaching.achievements import Achievements
from engine.core.teaching.lesson import Lesson

T = TypeVar("T", bound=Statement)


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """Facts, rules, computer players, and what teaches and rewards."""

    id: str
    name: str
    seats: range
    minutes: int
    """How long a game takes when everybody is present."""
    source: str
    """Where it comes from, in a line without links."""
    rules_version: int
    """Raised when a change makes old records play differently. Records of another version are refused."""
    longest: int
    """A match of random moves ends within so many of them."""
    rules: Rules[Any]
    clever: Callable[[Observation, Dice], Move]
    """A computer player that knows the rules of thumb."""
    master: Mind[Any]
    """One that searches."""
    options: Mapping[str, Option] = field(default_factory=dict[str, Option])
    reconstructed: str = ""
    """What no public source gives, if anything."""
    riddle: str = ""
    """What onlookers may guess of each of its rounds ("captain"), if anything: the events that end one know
    the answer (`Event.riddle`)."""
    lesson: Lesson | None = None
    """A first match that teaches it."""
    achievements: Achievements = field(default_factory=dict[str, Any])

    def chosen(self, options: Mapping[str, Choice]) -> dict[str, Choice]:
        """All options; those left out have their defaults.

        Raises ValueError for an unknown option or choice.
        """
        for name, choice in options.items():
            if name not in self.options:
                raise ValueError(f"{self.id} has no option {name}")
            if (type(choice), choice) not in [(type(each), each) for each in self.options[name].choices]:
                raise ValueError(f"{choice!r} is not a choice for {name}")
        return {name: options.get(name, option.default) for name, option in self.options.items()}

    @property
    def material(self) -> Material[Any] | None:
        """The data that a host may correct."""
        return self.rules.material

    @property
    def grammar(self) -> Grammar:
        return self.rules.grammar

    @property
    def events(self) -> tuple[type[Event], ...]:
        """The classes of all that can happen in it."""
        return self.statements(Event)

    @cached_property
    def layout(self) -> str:
        """A digest of the dump format. Dumps of another layout can't be loaded."""
        shape = msgspec.json.schema_components([self.rules.state_type, self._rows_of_events])
        return hashlib.sha256(msgspec.json.encode(shape, order="sorted")).hexdigest()[:16]

    def read_events(self, stored: Iterable[Mapping[str, Any]]) -> list[Event]:
        """Reads the stored events of a match. Raises ValueError for anything else."""
        return msgspec.convert(list(stored), self._rows_of_events)

    def statements(self, base: type[T]) -> tuple[type[T], ...]:
        """The classes of that base (Event, Prompt, Refusal, Preview) that the game defines."""
        return statements(base, self.rules.state_type.__module__.rpartition(".")[0])

    @cached_property
    def _rows_of_events(self) -> Any:
        """The type of a list of events."""
        event, *others = self.events
        row: Any = event
        for other in others:
            row |= other
        return list[row]
