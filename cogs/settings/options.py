"""What can be chosen for each setting of people, or of servers. It follows from the setting's declaration.

A switch, a setting with named values and a number need no more than their line in `Preferences` or
`ServerSettings`, and words. With `my` or `server` as the group, these are:

- `<group>-<name>` and `<group>-choose-<name>` on the panel, and perhaps `<group>-<name>-told` below
- `<name>-<value>` for each value; `<name>-number` for numbers
- `command-<group>-<name>` with its parameter
- `<group>-<name>-set` if the command doesn't answer with the panel
- `audit-<name>-set` in a server's log
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands
from msgspec import Struct, inspect

from locales import LANGUAGES, Words
from sessions import Preferences, Refused
from sessions.people.server_settings import ServerSettings
from ui.sheet.layout import MAX_OPTIONS

CLIENT_LANGUAGE = "auto"
"""The choice to follow Discord's language."""
ON, OFF = "on", "off"
"""The values of a switch."""


class Options:
    """The settings that a struct declares."""

    def __init__(self, declared: type[Struct], group: str) -> None:
        """`group` is the group of the commands: "my" or "server"."""
        self.group = group
        self.names = declared.__struct_fields__
        about: Any = inspect.type_info(declared)
        self._types: dict[str, Any] = {each.name: each.type for each in about.fields}

    def _kind(self, name: str) -> Any:
        """The type of a setting, without its examples."""
        declared = self._types[name]
        return declared.type if isinstance(declared, inspect.Metadata) else declared

    def is_switch(self, name: str) -> bool:
        return isinstance(self._kind(name), inspect.BoolType)

    def values(self, name: str) -> Sequence[str]:
        """The values that may be chosen, as text; none if they aren't a list of words."""
        kind = self._kind(name)
        if name == "language":
            return (*LANGUAGES, CLIENT_LANGUAGE)
        if self.is_switch(name):
            return (OFF, ON)
        return [*map(str, kind.cls)] if isinstance(kind, inspect.EnumType) else ()

    def offered(self, name: str, present: str) -> Sequence[str]:
        """The values in a select, among them the `present` one; none if the setting has no select."""
        if not isinstance(self._kind(name), inspect.IntType):
            return self.values(name)
        numbers = self._numbers(name)
        return [*map(str, sorted({*numbers, int(present)}))] if numbers else ()

    def _numbers(self, name: str) -> Sequence[int]:
        """The numbers in a select: the declared examples, or else all of them if they fit."""
        declared, kind = self._types[name], self._kind(name)
        if declared is not kind:
            return declared.extra_json_schema["examples"]
        whole = range(kind.ge or 0, (kind.le or 0) + 1)
        return whole if len(whole) <= MAX_OPTIONS else ()

    def annotation(self, name: str) -> Any:
        """The type of a command's parameter."""
        kind = self._kind(name)
        if isinstance(kind, inspect.IntType):
            return app_commands.Range[int, kind.ge, kind.le]
        return bool if self.is_switch(name) else str

    def read(self, name: str, text: str) -> object:
        """The value of a setting that a person picked as text. Refused: out-of-date."""
        offered = self.values(name)
        if offered and text not in offered:
            raise Refused("out-of-date")
        if self.is_switch(name):
            return text == ON
        return None if (name, text) == ("language", CLIENT_LANGUAGE) else text

    def written(self, settings: Struct, name: str) -> str:
        """The value of a setting as text."""
        value = getattr(settings, name)
        if self.is_switch(name):
            return ON if value else OFF
        if name == "language":
            return value if value in LANGUAGES else CLIENT_LANGUAGE
        return "" if value is None else str(value)

    def label(self, name: str, text: str, say: Words) -> str:
        """A value in words, as in a select."""
        if text.isdecimal() and say.has(f"{name}-number"):
            return say(f"{name}-number", number=int(text))
        return say(f"{name}-{text}") if say.has(f"{name}-{text}") else text

    def in_words(self, settings: Struct, name: str, say: Words) -> dict[str, str | int]:
        """The variables of a message about a setting: its value as a number or a text, and its label."""
        value, text = getattr(settings, name), self.written(settings, name)
        return {name: value if type(value) is int else text, "label": self.label(name, text, say)}


MY = Options(Preferences, "my")
SERVER = Options(ServerSettings, "server")
