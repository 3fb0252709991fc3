"""How clicks and commands are answered whose effect the table's own message shows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeVar

import discord

from sessions import Table
from ui import layout, respond
from ui.bot import Bot
from ui.ids import TableRef
from ui.layout import Sheet
from ui.sender import board_shown
from ui.table_link import table_link

Interaction = discord.Interaction[Any]
C = TypeVar("C")


def quietly(
    method: Callable[[C, Interaction, TableRef], Awaitable[None]],
) -> Callable[[C, Interaction, TableRef], Coroutine[Any, Any, None]]:
    """Answer the click at once and silently: what it does, the clicked message will show by itself."""

    async def pressed(self: C, interaction: Interaction, ref: TableRef) -> None:
        await respond.defer(interaction)
        await method(self, interaction, ref)

    return pressed


def is_private(interaction: Interaction) -> bool:
    """Whether something was clicked in a message that this person alone sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def acknowledge(
    interaction: Interaction, table: Table, message: str, below: Sequence[layout.Item] = (), /, **facts: str
) -> None:
    """Say in a line what was done, where the table's message doesn't show it before the person's eyes, or
    where there is something to be shown `below`."""
    say = await respond.words_for(interaction)
    line = say(message, table=str(table.id), **facts)
    if is_private(interaction):
        await respond.redraw(interaction, _told(line, below).view)
    elif interaction.message is None or below:
        await _answer(interaction, line, below)


async def say_where(
    interaction: Interaction, table: Table, message: str, below: Sequence[layout.Item] = ()
) -> None:
    """Say what was done and where the table stands now; `below`: what stands below that."""
    bot: Bot = interaction.client
    await board_shown(bot, table.id)
    say = await respond.words_for(interaction)
    link = await table_link(bot, table)
    await _answer(interaction, say(message, table=str(table.id), link=link), below)


async def _answer(interaction: Interaction, line: str, below: Sequence[layout.Item]) -> None:
    if below:
        await respond.answer(interaction, view=_told(line, below).view)
    else:
        await respond.answer(interaction, line)


def _told(line: str, below: Sequence[layout.Item]) -> Sheet:
    sheet = Sheet()
    sheet.add(layout.text(line), *below)
    return sheet
