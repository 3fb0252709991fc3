"""What simcord's pages make anew at each look, made once: the parser of a text, the description of a command.

    look_faster()

The pages are the same as without it. A text's parser takes ten times as long to make as the text to parse.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from simcord.preview import _commands, _markdown  # pyright: ignore[reportPrivateUsage]

KEPT = 1000
"""Parsers that are kept, and descriptions."""


@cache
def look_faster() -> None:
    """For this process."""
    _make_parsers_once()
    _describe_commands_once()


def _make_parsers_once() -> None:
    """A parser knows the names that may be mentioned: there is one for each set of them."""
    make = _markdown._markdown_parser  # pyright: ignore[reportPrivateUsage]
    parsers: dict[str, Any] = {}

    def made(policy: Mapping[str, bool | str], context: Mapping[str, Any]) -> Any:
        key = repr((dict(policy), dict(context)))
        if key not in parsers:
            _make_room(parsers)
            parsers[key] = make(policy, context)
        return parsers[key]

    _markdown._markdown_parser = made  # pyright: ignore[reportPrivateUsage]


def _describe_commands_once() -> None:
    describe = _commands.entry_for_leaf
    descriptions: dict[bytes, dict[str, Any]] = {}

    def described(command: Mapping[str, Any], path: list[str], leaf: Mapping[str, Any]) -> dict[str, Any]:
        key = msgspec.json.encode((command["id"], command.get("guild_id"), path, leaf))
        if key not in descriptions:
            _make_room(descriptions)
            descriptions[key] = describe(command, path, leaf)
        return descriptions[key].copy()

    _commands.entry_for_leaf = described


def _make_room(kept: dict[Any, Any]) -> None:
    if len(kept) == KEPT:
        kept.clear()
