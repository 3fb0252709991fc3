"""A match that is over, to take away: `/game record`, as data, as text or as a page with pictures."""

from __future__ import annotations

import json
from io import BytesIO
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from cogs import lookup
from cogs.lookup import any_table
from cogs.slash import localized, slash
from sessions import Refused, Table, replays
from ui import respond
from ui.bot import Bot
from ui.handlers import press
from ui.ids import TableRef
from ui.keepsake import heads, keepsake
from ui.notation import in_notation
from workers import Priority

Interaction = discord.Interaction[Any]

FORMATS = {"json": "json", "text": "txt", "page": "html"}
"""How a file's name ends, by format."""
LONGEST = 240.0
"""Seconds that a page may take; the longest match takes less than one minute."""


class KeepsakeCommands:
    """The part of `/game`, and the button, by which a match is taken away."""

    bot: Bot

    @slash("game record")
    @app_commands.choices(
        format=[Choice(name=localized(f"choice-format-{each}"), value=each) for each in FORMATS]
    )
    @any_table
    async def record(self, interaction: Interaction, format: str = "json", table: int | None = None) -> None:
        await self._give_record(interaction, await lookup.find(interaction, table), format)

    @press("record")
    async def _press_record(self, interaction: Interaction, ref: TableRef) -> None:
        await self._give_record(interaction, await lookup.find(interaction, ref.table), "json")

    async def _give_record(self, interaction: Interaction, table: Table, format: str) -> None:
        await respond.take_time(interaction)
        record = await replays.record(self.bot.sessions, table.id)
        say = await respond.words_for(interaction)
        table = await self.bot.sessions.tables.get(table.id)
        match format:
            case "text":
                data = in_notation(table, record, say).encode()
            case "page":
                page = (keepsake, record, table.names, heads(table), say.language)
                run = self.bot.sessions.workers.run
                data = await run(*page, priority=Priority.BACKGROUND, longest=LONGEST)
            case _:
                data = json.dumps(record, ensure_ascii=False, indent=1).encode()
        if len(data) > interaction.filesize_limit:
            raise Refused("too-large")
        file = discord.File(BytesIO(data), f"{table.game}-{table.id}.{FORMATS[format]}")
        await respond.answer(interaction, say("record-given", table=str(table.id)), files=[file])
