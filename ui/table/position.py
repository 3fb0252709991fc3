"""A position of a match as it is shown: in its game's pictures, or in words where the game has none.

The words of a game without pictures are messages that take the fields of its view (numbers, words, rows of
either) as they take the facts of an event:

    <game>-table, <game>-hand           what all may see, and what is one's own
    <game>-table-<field>, ...           a line for each thing in a row: its fields, or `$value`; where there
                                        is one for each seat, `$name` is its player's
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from msgspec import Struct, msgpack, structs

from boards import PAINTERS, Picture
from engine import Event
from ui.bot import Bot
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.text.game_text import GameText

KEPT = 16
"""How many drawings are kept: what one is shown after a tap, others have been shown a moment before."""

What = Literal["table", "hand"]
Shown = Picture | str
"""A picture, or words; none where there is nothing to say."""


async def add_position(sheet: Sheet, bot: Bot, what: What, view: Struct, text: GameText) -> None:
    """Set below what is there: the open table as a spectator's `view` has it, or the hand of its seat."""
    await add_shown(sheet, bot, what, shown(what, view, text))


def shown(what: What, view: Struct, text: GameText) -> Shown:
    """How a view is shown."""
    if text.game in PAINTERS:
        return _drawn(_Position(what, view, text))
    return "\n".join(_lines(what, view, text))


class _Position:
    """What a picture is drawn from; equal to another of which the same is drawn."""

    def __init__(self, what: What, view: Struct, text: GameText) -> None:
        self._what = what
        self._view = view
        self._text = text
        self._key = (what, text.game, tuple(text.names), text.words.language, msgpack.encode(view))

    def draw(self) -> Picture:
        paint, text = PAINTERS[self._text.game], self._text
        draw = paint.table if self._what == "table" else paint.hand
        return draw(self._view, text.names, text.words)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Position) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


@lru_cache(KEPT)
def _drawn(position: _Position) -> Picture:
    return position.draw()


async def add_shown(sheet: Sheet, bot: Bot, what: What, shown: Shown) -> None:
    """Set it below what is there."""
    if isinstance(shown, Picture):
        await sheet.picture(bot, shown, what)
    elif shown:
        sheet.add(layout.text(shown))


def shown_events(game: str) -> tuple[type[Event], ...]:
    """The events that need no words below the table, since its picture shows them."""
    return PAINTERS[game].shown if game in PAINTERS else ()


def _lines(id: str, view: Struct, text: GameText) -> Iterator[str]:
    """The message of that id and, for each row in the view that has a message of its own, its lines."""
    if text.has(id):
        yield text.say(id, **text.fields(view))
    for field, rows in structs.asdict(view).items():
        if not rows or not text.has(f"{id}-{field}"):
            continue
        for seat, row in enumerate(rows):
            facts = text.fields(row) if isinstance(row, Struct) else {"value": row}
            name = {"name": text.name(seat)} if len(rows) == len(text.names) else {}
            yield text.say(f"{id}-{field}", **facts, **name)
