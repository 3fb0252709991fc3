"""The way to the next table that waits for the person."""

from __future__ import annotations

import discord

from locales import Words
from sessions import Table
from ui.bot import Bot
from ui.clicks import button
from ui.sheet import layout
from ui.sheet.layout import Item
from ui.table.link import table_title
from ui.text.markdown import cut


async def next_table(bot: Bot, table: Table, person: int, words: Words) -> Item | None:
    """A button to the table that has waited for the person longest; None if no other table does."""
    waiting = await bot.house.tables.next_waiting(person, but=table.id)
    if waiting is None:
        return None
    label = words("button-next-table", table=table_title(waiting, words))
    look = discord.ButtonStyle.primary
    return layout.row([button(cut(label, layout.MAX_LABEL), "next", table.id, style=look)])
