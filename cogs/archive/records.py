"""`/game record`: a finished match as a file, in one of three formats: data, text, or a page with
pictures."""

from __future__ import annotations

import json
from typing import Any

from cogs.archive.html_export import headings, html_export
from cogs.archive.notation import in_notation
from cogs.archive.sharing import share
from sessions import Table
from sessions.house import House
from sessions.locks import Locks
from sessions.tables import replays
from ui.clicks import Click, TableId
from ui.commands import choices, slash
from ui.context import Context
from workers import Priority

FORMATS = {"json": "json", "text": "txt", "page": "html"}
"""File extensions by format."""
PICTURE_FORMAT = "picture"
"""The format that is shown in the message instead of attached as a file."""
PAGE_TIME_LIMIT = 240.0
"""Seconds for creating a page. The page of the longest match takes less than a minute."""
CACHED_PAGES = 4
"""Maximum number of cached pages. Each takes up to a few megabytes."""


class Pages:
    """Creates HTML pages, one at a time per person, and caches the latest for the other players."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._people, self._tables = Locks(), Locks()
        self._kept: dict[tuple[object, ...], bytes] = {}

    async def page(self, by: int, table: Table, record: dict[str, Any], language: str) -> bytes:
        """The HTML page of a finished match. `by` is the person who asked for it."""
        key = (table.id, table.version, *table.names, language)
        async with self._people.of(by), self._tables.of(table.id):
            page = self._kept.pop(key, None)
            if page is None:
                making = (html_export, record, table.names, headings(table), language)
                page = await self._house.workers.run(
                    *making, priority=Priority.BACKGROUND, longest=PAGE_TIME_LIMIT
                )
            self._kept[key] = page
            if len(self._kept) > CACHED_PAGES:
                del self._kept[next(iter(self._kept))]
        return page


class GiveRecord(Click, name="record"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        await give_record(ctx, await ctx.table(self.table), "json")


@slash("game record", choices={"format": choices("choice-format", [*FORMATS, PICTURE_FORMAT])})
async def record(ctx: Context, format: str = "json", table: int | None = None) -> None:
    await give_record(ctx, await ctx.table(table), format)


async def give_record(ctx: Context, table: Table, format: str) -> None:
    if format == PICTURE_FORMAT:
        await share(ctx, table)
        return
    record = await replays.record(ctx.house, table.id)
    table = await ctx.house.tables.get(table.id)
    match format:
        case "text":
            data = in_notation(table, record, ctx.words).encode()
        case "page":
            data = await ctx.house.single(Pages).page(ctx.person, table, record, ctx.words.language)
        case _:
            data = json.dumps(record, ensure_ascii=False, indent=1).encode()
    given = ctx.words("record-given", table=str(table.id))
    await ctx.give_file(given, data, f"{table.game}-{table.id}.{FORMATS[format]}")
