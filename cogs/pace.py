"""Paces for commands that have no context yet."""

from __future__ import annotations

from typing import Any

import discord
from discord.app_commands import Choice

from ui import paces, respond
from ui.context import Context

Interaction = discord.Interaction[Any]


async def suggest_paces(interaction: Interaction, current: str) -> list[Choice[str]]:
    return await paces.complete_paces(await Context.of(interaction), current)


async def read_pace(interaction: Interaction, text: str) -> int | None:
    return paces.read_pace(text, await respond.words_for(interaction))
