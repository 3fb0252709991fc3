"""Guessing how a table ends, for who looks on, and who does it best: a table's *Guess*, `/server seers`."""

from __future__ import annotations

from typing import Any

import discord

from cogs import lookup
from cogs.slash import slash
from sessions import About, Refused, guesses
from ui import respond
from ui.bot import Bot
from ui.guessing import guessing, ranking
from ui.handlers import press
from ui.ids import TableRef

Interaction = discord.Interaction[Any]

LISTED = 20
"""Seers in a server's ranking."""


class GuessCommands:
    """The buttons by which one guesses."""

    bot: Bot

    @press("guess")
    async def _press_guess(self, interaction: Interaction, ref: TableRef) -> None:
        await respond.take_time(interaction, anew=True)
        await self._show_guesses(interaction, ref)

    @press("set guess", about=About.MATCH)
    @press("set riddle", about=About.ROUND)
    async def _seal(self, interaction: Interaction, ref: TableRef, value: str, about: About) -> None:
        await respond.take_time(interaction)
        if not value.isdecimal():
            raise Refused("out-of-date")
        table = await lookup.find(interaction, ref.table)
        await self.bot.sessions.act(table.id, guesses.seal, lookup.me(interaction), about, int(value))
        await self._show_guesses(interaction, ref)

    async def _show_guesses(self, interaction: Interaction, ref: TableRef) -> None:
        table = await lookup.find(interaction, ref.table)
        await guesses.require_onlooker(self.bot.sessions.db, table, interaction.user.id)
        sealed = await guesses.guesses_of(self.bot.sessions.db, table.id, interaction.user.id)
        sheet = guessing(table, sealed, await respond.words_for(interaction))
        await respond.redraw(interaction, sheet.view)


class SeerCommands:
    """The part of `/server` that tells who guesses best."""

    bot: Bot

    @slash("server seers")
    async def seers(self, interaction: Interaction) -> None:
        if interaction.guild_id is None:
            raise Refused("not-in-server")
        seers = await guesses.seers_in(self.bot.sessions.db, interaction.guild_id, LISTED)
        await respond.answer(interaction, ranking(seers, await respond.words_for(interaction)))
