"""Shows a position in its game's pictures, or in words if the game has none.

The words of a game without pictures are messages. They take the fields of its view (numbers, words, rows of
either) in the same way as the facts of an event:

    <game>-table, <game>-hand           the public position, and the seat's own hand
    <game>-table-<field>, ...           a line for each item of a row: its fields, or `$value`; if there
                                        is one for each seat, `$name` is its player's
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal

from msgspec import Struct, msgpack, structs

from boards import PAINTERS, Picture
from engine import Event
from ui.bot import Bot
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.text.game_text import GameText

CACHED_DRAWINGS = 16
"""Maximum number of cached drawings. People often look at a position that others saw a moment before."""

MAX_WORDS_LENGTH = {"table": 1500, "hand": 1200}
"""Maximum length of a position's words in a message, in characters. Only very long names make them longer."""

What = Literal["table", "hand"]
ShownPosition = Picture | str
"""A picture, or words, which are empty if there is nothing to say."""


async def add_position(
    sheet: Sheet, bot: Bot, what: What, view: Struct, text: GameText, latest: Sequence[Event] = ()
) -> None:
    """Add the public position of a spectator's view, or the hand of a seat's view.

    `latest` are the public events of the last move, which the picture of the table marks.
    """
    await add_shown(sheet, bot, what, shown(what, view, text, latest))


def shown(what: What, view: Struct, text: GameText, latest: Sequence[Event] = ()) -> ShownPosition:
    """Show a view as a picture or in words."""
    if text.game in PAINTERS:
        return _drawn(_Position(what, view, text, tuple(latest)))
    return "\n".join(_lines(what, view, text))


class _Position:
    """The input of a drawing. Equal inputs give the same picture."""

    def __init__(self, what: What, view: Struct, text: GameText, latest: tuple[Event, ...]) -> None:
        self._what = what
        self._view = view
        self._text = text
        self._latest = latest
        self._key = (what, text.game, tuple(text.names), text.words.language, msgpack.encode(view), latest)

    def draw(self) -> Picture:
        paint, text = PAINTERS[self._text.game], self._text
        if self._what == "hand":
            return paint.hand(self._view, text.names, text.words)
        return paint.table(self._view, text.names, text.words, self._latest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Position) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


@lru_cache(CACHED_DRAWINGS)
def _drawn(position: _Position) -> Picture:
    return position.draw()


async def add_shown(sheet: Sheet, bot: Bot, what: What, shown: ShownPosition) -> None:
    """Add a picture or words."""
    if isinstance(shown, Picture):
        await sheet.picture(bot, shown, what, MAX_WORDS_LENGTH[what])
    elif shown:
        sheet.add(layout.text(shown))


def shown_events(game: str) -> tuple[type[Event], ...]:
    """The events that need no words below the table, since the picture shows them."""
    return PAINTERS[game].shown if game in PAINTERS else ()


def _lines(id: str, view: Struct, text: GameText) -> Iterator[str]:
    """Yield the message with this id and, for each row of the view with a message of its own, the row's
    lines."""
    if text.has(id):
        yield text.say(id, **text.fields(view))
    for field, rows in structs.asdict(view).items():
        if not rows or not text.has(f"{id}-{field}"):
            continue
        for seat, row in enumerate(rows):
            facts = text.fields(row) if isinstance(row, Struct) else {"value": row}
            name = {"name": text.name(seat)} if len(rows) == len(text.names) else {}
            yield text.say(f"{id}-{field}", **facts, **name)
