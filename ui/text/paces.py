"""Paces: the time allowed for a move, as people choose it."""

from __future__ import annotations

import discord
from discord.app_commands import Choice

from locales import Words
from sessions import PACES, Refused, Table
from ui.clicks import select
from ui.context import Context
from ui.sheet import layout
from ui.text import spans
from ui.text.markdown import cut
from ui.text.typed_words import fits

NO_LIMIT = "none"


async def complete_paces(ctx: Context, current: str) -> list[Choice[str]]:
    """Suggest what was typed, read as a pace, and the named paces."""
    offered = [(ctx.words(f"pace-{name}"), name) for name in PACES]
    offered = [each for each in offered if fits(current, " ".join(each))]
    typed = spans.read(current)
    if typed is not None:
        offered.insert(0, (spans.pace(typed, ctx.words), current))
    return [Choice(name=cut(label, 100), value=value[:100]) for label, value in offered]


def read_pace(text: str, words: Words) -> int | None:
    """Parse a pace into seconds; None for no limit. Refused: bad-pace."""
    try:
        return spans.read_pace(text, words)
    except ValueError:
        raise Refused("bad-pace") from None


def pace_select(click: str, table: Table, words: Words) -> layout.Item:
    """A select of the named paces, and of the table's own if it is another. `click` gets the pace's
    seconds."""
    paces = [*PACES.values(), *([] if table.setup.pace in PACES.values() else [table.setup.pace])]
    options = [
        discord.SelectOption(
            label=spans.pace(pace, words),
            value=NO_LIMIT if pace is None else str(pace),
            default=pace == table.setup.pace,
        )
        for pace in paces
    ]
    return select(options, click, table.id, placeholder=words("time-choose-pace"))


def picked_pace(value: str) -> int | None:
    """The pace picked in a `pace_select`. Refused: out-of-date."""
    if value == NO_LIMIT:
        return None
    if not (value.isascii() and value.isdigit()):
        raise Refused("out-of-date")
    return int(value)
