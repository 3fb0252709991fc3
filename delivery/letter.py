"""A message that is to be sent once, and how it is known again among those that stand in a channel."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import discord

from ui import ids, tournament_ids
from ui.layout import Sheet

_PASSING = re.compile(r"(?<=/channels/)[\d/@me]+|(?<=<t:)\d+")
"""What may differ when the same is said again: where a link leads to, a time."""


class Letter(NamedTuple):
    content: dict[str, Any]  # as discord.py takes it
    is_it: Callable[[discord.Message], bool]  # whether a message is this letter


def sheet_letter(sheet: Sheet) -> Letter:
    """A letter that is known by what it says."""
    return Letter({"view": sheet.view, "files": sheet.files}, _saying(_sheet_words(sheet)))


def text_letter(content: str, **more: Any) -> Letter:
    """A letter of plain text that is known by what it says."""
    return Letter({"content": content, **more}, _saying(_plain([content])))


def growing_letter(sheet: Sheet) -> Letter:
    """A letter that said the beginning of what it says when it was sent before: it goes on."""
    words = _sheet_words(sheet)

    def is_it(message: discord.Message) -> bool:
        said = words_of(message)
        return bool(said) and words.startswith(said)

    return Letter({"view": sheet.view, "files": sheet.files}, is_it)


def board_letter(sheet: Sheet, table: int) -> Letter:
    """A table's own message, whatever it shows: there is one. Where nothing can be clicked in it, it is known
    by what it says."""
    words = _sheet_words(sheet)

    def is_it(message: discord.Message) -> bool:
        said = words_of(message)
        tables = set(map(ids.table_of, _custom_ids(message.components))) - {None}
        return said.startswith("## ") and (tables == {table} if tables else said == words)

    return Letter({"view": sheet.view, "files": sheet.files}, is_it)


def notice_letter(sheet: Sheet, tournament: int, former: int | None) -> Letter:
    """A tournament's own message, whatever it shows, but for the former one."""

    def is_it(message: discord.Message) -> bool:
        about = set(map(tournament_ids.about, _custom_ids(message.components)))
        return message.id != former and words_of(message).startswith("## ") and tournament in about

    return Letter({"view": sheet.view, "files": sheet.files}, is_it)


def asking_letter(sheet: Sheet, table: int, since: int) -> Letter:
    """A panel that asks something at a table, at its version `since` or later."""

    def is_it(message: discord.Message) -> bool:
        refs = map(ids.asked_at, _custom_ids(message.components))
        return any(ref and ref.table == table and ref.version >= since for ref in refs)

    return Letter({"view": sheet.view, "files": sheet.files}, is_it)


def words_of(message: discord.Message) -> str:
    """What a message says, without what passes."""
    texts = [message.content, *(each.content for each in _parts(message.components) if _is_text(each))]
    return _plain(texts)


def _sheet_words(sheet: Sheet) -> str:
    return _plain(item.content for item in sheet.items if isinstance(item, discord.ui.TextDisplay))


def _saying(words: str) -> Callable[[discord.Message], bool]:
    """Whether a message says this."""

    def is_it(message: discord.Message) -> bool:
        return words_of(message) == words

    return is_it


def _plain(texts: Iterable[str]) -> str:
    return _PASSING.sub("", "\n".join(filter(None, texts)))


def _is_text(part: Any) -> bool:
    return isinstance(part, discord.TextDisplay)


def _custom_ids(components: Iterable[Any]) -> Iterator[str]:
    for each in _parts(components):
        yield from filter(None, [getattr(each, "custom_id", None)])


def _parts(components: Iterable[Any]) -> Iterator[Any]:
    for each in components:
        yield each
        yield from _parts(getattr(each, "children", ()))
