"""A finished match as a file: `/game record`, as data, as text or as a page with pictures."""

from __future__ import annotations

import json
from io import BytesIO

import discord

from cogs.archive.html_export import heads, html_export
from cogs.archive.notation import in_notation
from sessions import Refused, Table
from sessions.tables import replays
from ui import respond
from ui.clicks import Click, TableId
from ui.commands import choices, slash
from ui.context import Context
from workers import Priority

FORMATS = {"json": "json", "text": "txt", "page": "html"}
"""File extensions, by format."""
LONGEST = 240.0
"""Seconds that a page may take; the longest match takes less than one minute."""


class GiveRecord(Click, name="record"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        await give_record(ctx, await ctx.table(self.table), "json")


@slash("game record", choices={"format": choices("choice-format", FORMATS)})
async def record(ctx: Context, format: str = "json", table: int | None = None) -> None:
    await give_record(ctx, await ctx.table(table), format)


async def give_record(ctx: Context, table: Table, format: str) -> None:
    record = await replays.record(ctx.house, table.id)
    table = await ctx.house.tables.get(table.id)
    match format:
        case "text":
            data = in_notation(table, record, ctx.words).encode()
        case "page":
            page = (html_export, record, table.names, heads(table), ctx.words.language)
            data = await ctx.house.workers.run(*page, priority=Priority.BACKGROUND, longest=LONGEST)
        case _:
            data = json.dumps(record, ensure_ascii=False, indent=1).encode()
    if len(data) > ctx.interaction.filesize_limit:
        raise Refused("too-large")
    file = discord.File(BytesIO(data), f"{table.game}-{table.id}.{FORMATS[format]}")
    given = ctx.words("record-given", table=str(table.id))
    await respond.answer(ctx.interaction, given, files=[file])
