"""The facts of a game, which can be read without loading its rules."""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from engine.move import Grammar
    from engine.rules import Rules


Choice = bool | int | str


class Option(Struct, frozen=True):
    """A choice that a table makes before it starts."""

    default: Choice
    choices: tuple[Choice, ...]


class Game(Struct, frozen=True):
    """A title. Its rules are loaded when they are first asked for."""

    id: str
    """Also the name of its package in `engine`."""
    name: str
    seats: range
    minutes: int
    """How long a game takes at a table where everybody is present."""
    source: str
    """Where it comes from, in a line without links."""
    rules_version: int
    """Raised when a change makes old records play differently."""
    longest: int
    """A match of random moves ends within so many of them."""
    options: dict[str, Option] = {}
    reconstructed: str = ""
    """What no public source gives, if anything."""

    def chosen(self, options: Mapping[str, Choice]) -> dict[str, Choice]:
        """All the options, with the defaults of those left out.

        Raises ValueError for an option or a choice that there isn't.
        """
        for name, choice in options.items():
            if name not in self.options:
                raise ValueError(f"{self.id} has no option {name}")
            if (type(choice), choice) not in [(type(each), each) for each in self.options[name].choices]:
                raise ValueError(f"{choice!r} is not a choice for {name}")
        return {name: options.get(name, option.default) for name, option in self.options.items()}

    @property
    def rules(self) -> "Rules[Any]":
        return import_module(f"engine.{self.id}.rules").RULES

    @property
    def grammar(self) -> "Grammar":
        return self.rules.grammar
