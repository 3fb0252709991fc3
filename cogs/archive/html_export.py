"""Exports a finished match as one HTML page that works offline.

It has pictures and log for every move, from every seat's view and in all languages. Drawings share most of
their parts, so they are split where groups begin and end, and each part is stored once. The content is
compressed JSON, which the page's own script (`export.html`) puts together.
"""

from __future__ import annotations

import base64
import gzip
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypedDict

import msgspec

from engine import Match
from locales import LANGUAGES, words
from sessions import Table
from ui.table.ending import standings
from ui.table.link import table_title
from ui.table.origin import origin_line
from ui.table.position import Picture, shown
from ui.text.game_text import GameText
from ui.text.markdown import plain

PAGE = Path(__file__).with_name("export.html")
PLACEHOLDER = "DATA"

_GROUPS = re.compile(r"(?=<g)|(?=</g>)")


class PageTexts(TypedDict):
    """The page's texts in one language."""

    title: str
    end: list[str]
    """Lines about the end of the match."""
    labels: dict[str, str]
    eyes: list[str]
    """Labels of the views: the spectator's first, then each seat's."""
    moments: list[str]
    """Description of each moment, by ply."""
    story: list[list[list[str]]]
    """Lines about the events, by view, then by ply."""
    pictures: list[list[int]]
    """Indices in `Page.pictures`, by view, then by ply: the table for a spectator, the hand for a seat."""


class ExportPage(TypedDict):
    parts: list[str]
    pictures: list[tuple[str, list[int]]]
    """Alt text (the whole text if the game has no pictures), and the indices of the drawing's parts."""
    told: dict[str, PageTexts]
    """The page's texts, by language."""


def headings(table: Table) -> dict[str, tuple[str, list[str]]]:
    """The title of a table and the lines about its end, by language."""
    made: dict[str, tuple[str, list[str]]] = {}
    for language in LANGUAGES:
        say = words(language)
        lines = standings(table, GameText(say, table.game, table.names)).splitlines()[1:]
        origin = origin_line(table, say)
        made[language] = table_title(table, say), [*map(plain, lines), *([plain(origin)] if origin else [])]
    return made


def html_export(
    record: Mapping[str, Any],
    names: Sequence[str],
    headings: Mapping[str, tuple[str, list[str]]],
    language: str,
) -> bytes:
    """Build the page, which opens in this language. Takes some ten seconds, so run it in a worker."""
    writer = _Writer(record["game"], names, headings)
    match = Match.replay({**record, "moves": []})
    writer.add(match)
    for seat, move in record["moves"]:
        match.play(seat, move)
        writer.add(match)
    data = base64.b64encode(gzip.compress(msgspec.json.encode([language, writer.page()]), mtime=0))
    return PAGE.read_text(encoding="utf-8").replace(PLACEHOLDER, data.decode(), 1).encode()


class _Writer:
    """Collects the positions of a match."""

    def __init__(
        self, game: str, names: Sequence[str], headings: Mapping[str, tuple[str, list[str]]]
    ) -> None:
        self._eyes: list[int | None] = [None, *range(len(names))]
        self._parts: dict[str, int] = {}
        self._pictures: dict[tuple[str, tuple[int, ...]], int] = {}
        self._positions = 0
        self._texts = {
            language: [GameText(words(language), game, names, reader=seat) for seat in self._eyes]
            for language in LANGUAGES
        }
        self._told = {language: self._blank(language, *headings[language]) for language in LANGUAGES}

    def add(self, match: Match) -> None:
        """Add the position after a move and the move's events, as each seat could know them then."""
        self._positions += 1
        for language, texts in self._texts.items():
            told = self._told[language]
            for number, (seat, text) in enumerate(zip(self._eyes, texts, strict=True)):
                told["story"][number].append([plain(line) for line in text.lines(match.latest(seat))])
                view = match.view(seat)
                told["pictures"][number].append(
                    self._picture(
                        shown("table", view, text, match.latest(None))
                        if seat is None
                        else shown("hand", view, text)
                    )
                )

    def page(self) -> ExportPage:
        """Return the finished page."""
        last = self._positions - 1
        for language, told in self._told.items():
            say = words(language)
            told["moments"] = [say("replay-moment", move=ply, moves=last) for ply in range(last + 1)]
        pictures = [(alt, list(parts)) for alt, parts in self._pictures]
        return {"parts": list(self._parts), "pictures": pictures, "told": dict(self._told)}

    def _picture(self, shown: Picture | str) -> int:
        """Store a picture and return its index."""
        alt, svg = (shown.alt, shown.svg) if isinstance(shown, Picture) else (plain(shown), "")
        parts = tuple(self._parts.setdefault(part, len(self._parts)) for part in _GROUPS.split(svg) if part)
        return self._pictures.setdefault((alt, parts), len(self._pictures))

    def _blank(self, language: str, title: str, end: list[str]) -> PageTexts:
        say, names = words(language), self._texts[language][0].names
        labels = ("first", "previous", "next", "last", "eyes", "move", "log", "language")
        return {
            "title": title,
            "end": end,
            "labels": {label: say(f"html-{label}") for label in labels},
            "eyes": [say("replay-eyes-all"), *(say("replay-eyes", name=name) for name in names)],
            "moments": [],
            "story": [[] for _ in self._eyes],
            "pictures": [[] for _ in self._eyes],
        }
