"""The tree of slash commands. Answers are private, banned people are refused, and errors are explained."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from ui import respond
from ui.commands import ALWAYS_ALLOWED, complete


class Tree(app_commands.CommandTree[Any]):
    """The slash commands. Each is deferred with a private answer, and errors are explained in words."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        if interaction.type is discord.InteractionType.autocomplete:
            # discord.py would log an answer that comes too late as an error.
            async with respond.completing(interaction):
                if not await respond.is_banned(interaction):
                    await complete(interaction)
            return False
        interaction.client.note_answering()
        try:
            await respond.take_time(interaction)
            if not _is_for_all(interaction.command):
                await respond.refuse_banned(interaction)
        except Exception as error:  # The response failed, or the person is banned.
            await respond.explain(interaction, error)
            return False
        return True

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        await respond.explain(interaction, error)


def _is_for_all(command: app_commands.Command[Any, ..., Any] | app_commands.ContextMenu | None) -> bool:
    """Whether even banned people may use a command."""
    return command is not None and command.extras.get(ALWAYS_ALLOWED, False)
