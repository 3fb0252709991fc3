"""The facts of a game, which can be read without loading its rules."""

import hashlib
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec import Struct

from engine.event import Event
from engine.statement import Statement, statements

if TYPE_CHECKING:
    from engine.lesson import Lesson
    from engine.move import Grammar
    from engine.rules import Rules

T = TypeVar("T", bound=Statement)

Choice = bool | int | str


class Option(Struct, frozen=True):
    """A choice that a table makes before it starts."""

    default: Choice
    choices: tuple[Choice, ...]


@lru_cache(maxsize=64)
def _rows_of_events(home: str) -> Any:
    """The type of a list of events of the game in that package."""
    event, *others = statements(Event, home)
    row: Any = event
    for other in others:
        row |= other
    return list[row]


@cache
def _layout(state: type[Struct], home: str) -> str:
    shape = msgspec.json.schema_components([state, _rows_of_events(home)])
    return hashlib.sha256(msgspec.json.encode(shape, order="sorted")).hexdigest()[:16]


class Game(Struct, frozen=True):
    """A title. Its rules are loaded when they are first used."""

    id: str
    """Also the name of its package in `engine`, unless `package` names another."""
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
    options: dict[str, Option] = {}
    reconstructed: str = ""
    """What no public source gives, if anything."""
    material: str = ""
    """The file in its package with the data that a host may correct, if there is one."""
    riddle: str = ""
    """What onlookers may guess of each of its rounds ("captain"), if anything: the events that end one know
    the answer (`Event.riddle`)."""
    package: str = ""
    """The whole name of its package, if that isn't in `engine`."""

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
    def home(self) -> str:
        """The whole name of its package."""
        return self.package or f"engine.{self.id}"

    @property
    def rules(self) -> "Rules[Any]":
        return import_module(f"{self.home}.rules").RULES

    @property
    def lesson(self) -> "Lesson | None":
        """A first match that teaches it, in the module `lesson` of its package; None if there is none."""
        if find_spec(f"{self.home}.lesson") is None:
            return None
        return import_module(f"{self.home}.lesson").LESSON

    @property
    def grammar(self) -> "Grammar":
        return self.rules.grammar

    @property
    def events(self) -> tuple[type[Event], ...]:
        """The classes of all that can happen in it."""
        return self.statements(Event)

    @property
    def layout(self) -> str:
        """A digest of the dump format. Dumps of another layout can't be loaded."""
        assert self.rules  # importing the rules registers the event classes
        return _layout(self.rules.state_type, self.home)

    def read_events(self, stored: Iterable[Mapping[str, Any]]) -> list[Event]:
        """Reads the stored events of a match. Raises ValueError for anything else."""
        assert self.rules  # loads the modules that define them
        return msgspec.convert(list(stored), _rows_of_events(self.home))

    def statements(self, base: type[T]) -> tuple[type[T], ...]:
        """The classes of that base (Event, Prompt, Refusal, Obstacle, Preview) that the game defines."""
        assert self.rules  # loads the modules that define them
        return statements(base, self.home)
