"""What can be chosen for each preference. It follows from the preference's declaration.

A switch and a setting with named values need no more than their line in `Preferences`. Their words are
`<name>-<value>` for each value, `habits-<name>` and `habits-choose-<name>` on the panel, perhaps
`habits-<name>-told` below, and `command-my-<name>` with its parameter. If there is `<name>-set`, the command
answers with it, otherwise with the panel.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands
from msgspec import inspect

from locales import LANGUAGES, Words
from sessions import Preferences, Refused

CLIENT_LANGUAGE = "auto"
"""Value of the choice to follow the language of the Discord client."""
ON, OFF = "on", "off"
"""The values of a switch."""
NAMES = Preferences.__struct_fields__
_DECLARED: Any = inspect.type_info(Preferences)
_KINDS: dict[str, Any] = {each.name: each.type for each in _DECLARED.fields}


def is_switch(name: str) -> bool:
    return isinstance(_KINDS[name], inspect.BoolType)


def values(name: str) -> Sequence[str]:
    """The values that a person may choose, as text; none if they aren't a short list."""
    kind = _KINDS[name]
    if name == "language":
        return (*LANGUAGES, CLIENT_LANGUAGE)
    if is_switch(name):
        return (OFF, ON)
    return [*map(str, kind.cls)] if isinstance(kind, inspect.EnumType) else ()


def annotation(name: str) -> Any:
    """The type of a command's parameter."""
    kind = _KINDS[name]
    if isinstance(kind, inspect.IntType):
        return app_commands.Range[int, kind.ge, kind.le]
    return bool if is_switch(name) else str


def read(name: str, text: str) -> object:
    """The value of a preference that a person picked as text. Refused: out-of-date."""
    offered = values(name)
    if offered and text not in offered:
        raise Refused("out-of-date")
    if is_switch(name):
        return text == ON
    return None if (name, text) == ("language", CLIENT_LANGUAGE) else text


def written(preferences: Preferences, name: str) -> str:
    """The value of a preference as text."""
    value = getattr(preferences, name)
    if is_switch(name):
        return ON if value else OFF
    if name == "language":
        return value if value in LANGUAGES else CLIENT_LANGUAGE
    return "" if value is None else str(value)


def in_words(preferences: Preferences, name: str, say: Words) -> dict[str, str | int]:
    """The variable of a message about a preference: its number or its text, and a language's name."""
    value = getattr(preferences, name)
    text = written(preferences, name)
    return {name: say(f"language-{text}") if name == "language" else value if type(value) is int else text}
