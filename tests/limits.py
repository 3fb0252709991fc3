"""Checks what the bot sends against Discord's limits for messages, components and commands.

`check_requests` checks all that was sent, `check_message` one request's body, `check_items` a panel that was
not sent. They raise AssertionError with what is too long or too many. Call them on all that random play
reaches in every game.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from tests.clicks import CLICKS
from ui.sheet.layout import panel
from ui.sheet.size import Item

COMPONENTS = 40
TEXT = 4000
BUTTON, CUSTOM_ID, PLACEHOLDER = 80, 100, 150
OPTIONS, OPTION = 25, 100
GALLERY, ALT = 10, 1024
COMMANDS, COMMAND, NAME, DESCRIPTION = 100, 8000, 32, 100

COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")


def check_requests(requests: Iterable[Any]) -> None:
    """Check all messages that were sent: requests with `method`, `path`, `json`."""
    for request in requests:
        body = request.json if isinstance(request.json, dict) else {}
        message = body.get("data") or body
        if "components" in message:
            check_message(message)


def check_items(items: Sequence[Item]) -> list[Mapping[str, Any]]:
    """Check a panel's items as if they were sent. Returns all its components."""
    components = panel(items).to_components()
    check_message({"components": components})
    return list(walk(components))


def check_message(body: Mapping[str, Any]) -> None:
    """Check the body of a request that sends or edits a message."""
    assert len(body.get("content") or "") <= 2000
    parts = list(walk(body.get("components") or []))
    assert len(parts) <= COMPONENTS, f"{len(parts)} components"
    text = sum(len(part["content"]) for part in parts if part["type"] == 10)
    assert text <= TEXT, f"{text} characters"
    ids = [part["custom_id"] for part in parts if part.get("custom_id")]
    assert len(ids) == len(set(ids)), f"an id twice: {sorted(ids)}"
    for part in parts:
        _CHECKS.get(part["type"], lambda _: None)(part)


def walk(components: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """All components, including nested ones."""
    for part in components:
        yield part
        yield from walk(part.get("components", ()))


def _check_row(row: Mapping[str, Any]) -> None:
    kinds = [part["type"] for part in row["components"]]
    assert kinds == [2] * len(kinds) or len(kinds) == 1, f"a row of {kinds}"
    assert 1 <= len(kinds) <= 5, f"{len(kinds)} in a row"


def _check_button(button: Mapping[str, Any]) -> None:
    assert 1 <= len(button.get("label") or "") <= BUTTON, f"a button's label: {button.get('label')!r}"
    check_id(button["custom_id"])


def _check_select(select: Mapping[str, Any]) -> None:
    check_id(select["custom_id"])
    assert len(select.get("placeholder") or "") <= PLACEHOLDER
    if select["type"] != 3:
        return
    options = select["options"]
    assert 1 <= len(options) <= OPTIONS, f"{len(options)} options"
    assert len({option["value"] for option in options}) == len(options), "a value twice"
    for option in options:
        assert 1 <= len(option["label"]) <= OPTION and 1 <= len(option["value"]) <= OPTION
        assert len(option.get("description") or "") <= OPTION
    most = select.get("max_values", 1)
    assert 0 <= select.get("min_values", 1) <= most <= len(options)
    assert sum(option.get("default") is True for option in options) <= most, "too many defaults"


def _check_text(text: Mapping[str, Any]) -> None:
    assert text["content"].strip(), "an empty text"


def _check_gallery(gallery: Mapping[str, Any]) -> None:
    assert 1 <= len(gallery["items"]) <= GALLERY
    for item in gallery["items"]:
        assert 1 <= len(item.get("description") or "") <= ALT, "a picture's words"


def _check_container(container: Mapping[str, Any]) -> None:
    assert container["components"], "an empty container"


_CHECKS = {
    1: _check_row,
    2: _check_button,
    **dict.fromkeys((3, 5, 6, 7, 8), _check_select),
    10: _check_text,
    12: _check_gallery,
    17: _check_container,
}


def check_id(id: str) -> None:
    """Check one of our custom_ids."""
    assert len(id) <= CUSTOM_ID, id
    CLICKS.read(id)


def check_commands(commands: Sequence[Mapping[str, Any]]) -> None:
    """Check the commands registered with Discord, including translations."""
    assert len(commands) <= COMMANDS
    for command in commands:
        size = _size(command)
        assert size <= COMMAND, f"/{command['name']} has {size} characters"
        _check_command(command)


def _check_command(command: Mapping[str, Any]) -> None:
    for name in (command["name"], *command["name_localizations"].values()):
        assert COMMAND_NAME.fullmatch(name) and name == name.lower(), name
    for text in (command["description"], *command["description_localizations"].values()):
        assert 1 <= len(text) <= DESCRIPTION, text
    assert len(command.get("options", ())) <= OPTIONS, f"{command['name']} has more than {OPTIONS} options"
    for option in command.get("options", ()):
        _check_command(option)
    assert len(command.get("choices", ())) <= OPTIONS
    for choice in command.get("choices", ()):
        for name in (choice["name"], *choice["name_localizations"].values()):
            assert 1 <= len(name) <= OPTION, name


def _size(part: Mapping[str, Any]) -> int:
    """The characters in all names, descriptions and values. Of each text, the longest translation counts."""
    texts = (_longest(part, "name"), _longest(part, "description"), len(str(part.get("value", ""))))
    inner = (*part.get("options", ()), *part.get("choices", ()))
    return sum(texts) + sum(map(_size, inner))


def _longest(part: Mapping[str, Any], key: str) -> int:
    translations = (part.get(f"{key}_localizations") or {}).values()
    return max(len(text) for text in (part.get(key, ""), *translations))
