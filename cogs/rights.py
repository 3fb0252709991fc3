"""A person's own data: `/me export` and `/me forget`."""

from __future__ import annotations

import json
from io import BytesIO
from typing import Any

import discord

from cogs.slash import slash
from sessions import rights
from ui import ids, layout, respond
from ui.bot import Bot
from ui.buttons import button
from ui.handlers import press
from ui.layout import Sheet

Interaction = discord.Interaction[Any]


class RightsCommands:
    """The part of `/me`, and the button, by which one has one's data, or has them forgotten."""

    bot: Bot

    @slash("me export")
    async def export(self, interaction: Interaction) -> None:
        found = await rights.export(self.bot.sessions, interaction.user.id)
        data = json.dumps(found, ensure_ascii=False, indent=1).encode()
        say = await respond.words_for(interaction)
        file = discord.File(BytesIO(data), f"harbourmaster-{interaction.user.id}.json")
        await respond.answer(interaction, say("me-exported"), files=[file])

    @slash("me forget")
    async def forget(self, interaction: Interaction) -> None:
        say = await respond.words_for(interaction)
        sheet = Sheet()
        sure = button(ids.forget(), say("me-forget.sure"), style=discord.ButtonStyle.danger)
        sheet.add(layout.text(say("me-forget")), layout.row([sure]))
        await respond.answer(interaction, view=sheet.view)

    @press("forget me")
    async def _press_forget(self, interaction: Interaction) -> None:
        await respond.take_time(interaction)
        say = await respond.words_for(interaction)  # before: it notes their client's language
        await rights.forget(self.bot.sessions, interaction.user.id)
        sheet = Sheet()
        sheet.add(layout.text(say("me-forgotten")))
        await respond.redraw(interaction, sheet.view)
