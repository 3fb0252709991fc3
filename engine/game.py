"""The facts of a game, which can be read without loading its rules."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec import Struct

from engine.event import Event, unfolded
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
    older: Choice | None = None
    """What matches of older rules versions, which did not know the option, are played with; None: the
    default."""


@lru_cache(maxsize=64)
def _rows_of_events(home: str) -> Any:
    """The type of a list of events of the game in that package."""
    event, *others = statements(Event, home)
    row: Any = event
    for other in others:
        row |= other
    return list[row]


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
    """New matches are played by it. Raised when a change makes old records play differently."""
    longest: int
    """A match of random moves ends within so many of them."""
    oldest_rules: int = 1
    """Matches begun by this rules version, or by a later one, go on as they began."""
    options: dict[str, Option] = {}
    reconstructed: str = ""
    """What no public source gives, if anything."""
    material: str = ""
    """The file in its package with the data that a host may correct, if there is one."""
    package: str = ""
    """The whole name of its package, if that isn't in `engine`."""

    def chosen(self, options: Mapping[str, Choice], rules_version: int | None = None) -> dict[str, Choice]:
        """All options; those left out have their defaults, or what they were before there was a choice if
        an older rules version is given.

        Raises ValueError for an unknown option or choice.
        """
        for name, choice in options.items():
            if name not in self.options:
                raise ValueError(f"{self.id} has no option {name}")
            if (type(choice), choice) not in [(type(each), each) for each in self.options[name].choices]:
                raise ValueError(f"{choice!r} is not a choice for {name}")
        is_older = rules_version not in (None, self.rules_version)
        return {
            name: options.get(name, option.older if is_older and option.older is not None else option.default)
            for name, option in self.options.items()
        }

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

    def read_events(self, stored: Iterable[Mapping[str, Any]]) -> list[Event]:
        """Reads the stored events of a match. Raises ValueError for anything else."""
        assert self.rules  # loads the modules that define them
        return msgspec.convert([unfolded(each) for each in stored], _rows_of_events(self.home))

    def statements(self, base: type[T]) -> tuple[type[T], ...]:
        """The classes of that base (Event, Prompt, Refusal, Obstacle, Preview) that the game defines."""
        assert self.rules  # loads the modules that define them
        return statements(base, self.home)
