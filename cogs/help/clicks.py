"""`/help`: what the person can do at this table."""

from __future__ import annotations

from contextlib import suppress

from cogs.help.screens import help_page
from sessions import Refused, Table
from ui.commands import slash
from ui.context import Context


@slash("help")
async def help_(ctx: Context) -> None:
    table: Table | None = None
    with suppress(Refused):  # The channel may have no table, or an unreadable one.
        table = await ctx.table()
    waiting = await ctx.house.tables.next_waiting(ctx.person, but=table.id if table else 0)
    await ctx.show(help_page(table, waiting, ctx.person, ctx.words))
