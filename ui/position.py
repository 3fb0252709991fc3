"""A position of a match as it is shown: in its game's pictures, or in words where the game has none.

The words of a game without pictures are messages that take the fields of its view (numbers, words, rows of
either) as they take the facts of an event:

    <game>-table, <game>-hand           what all may see, and what is one's own; nothing is shown without them
    <game>-table-<field>, ...           a line for each thing in a row: its fields, or `$value`; of what there
                                        is one for each seat, `$name` is the player
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct, structs

from boards import has_pictures, painter
from ui import layout
from ui.bot import Bot
from ui.game_text import GameText
from ui.layout import Sheet

What = Literal["table", "hand"]


async def add_position(sheet: Sheet, bot: Bot, what: What, view: Struct, text: GameText) -> None:
    """Set below what is there: the open table as a spectator's `view` has it, or the hand of its seat."""
    if has_pictures(text.game):
        paint = painter(text.game)
        draw = paint.table if what == "table" else paint.hand
        await sheet.picture(bot, draw(view, text.names, text.words), what)
    elif lines := list(_lines(what, view, text)):
        sheet.add(layout.text("\n".join(lines)))


def shown_events(game: str) -> frozenset[str]:
    """The events that need no words below the table, since its picture shows them."""
    return painter(game).TELLS if has_pictures(game) else frozenset()


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
