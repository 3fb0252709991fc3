"""How the game is to be played, where it leaves a choice: `/game option`."""

from __future__ import annotations

from typing import Any

import discord
from discord.app_commands import Choice

from cogs import lookup
from cogs.lookup import any_table
from cogs.slash import slash
from engine import GAMES
from ui import respond
from ui.bot import Bot
from ui.game_text import GameText
from ui.layout import OPTIONS
from ui.options import spelling
from ui.typed_words import fits

Interaction = discord.Interaction[Any]


class OptionCommands:
    """The part of `/game` by which a host chooses among a game's options before the start."""

    bot: Bot

    @slash("game option")
    @any_table
    async def option(self, interaction: Interaction, setting: str, table: int | None = None) -> None:
        found = await lookup.find(interaction, table)
        name, _, spelt = setting.partition(" ")
        option = GAMES[found.game].options.get(name)
        chosen = [each for each in option.choices if spelling(each) == spelt] if option else []
        value = chosen[0] if chosen else spelt
        found = await self.bot.sessions.hosting.set_option(found.id, interaction.user.id, name, value)
        say = await respond.words_for(interaction)
        phrase = GameText(say, found.game, found.names).say(f"option-{name}", value=spelt)
        await respond.answer(interaction, say("lobby-option", table=str(found.id), option=phrase))

    @option.autocomplete("setting")
    async def _suggest_settings(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Each choice of each of the game's options, in words; what they stand for is "name choice"."""
        table = await lookup.meant(interaction)
        if table is None:
            return []
        game_text = GameText(await respond.words_for(interaction), table.game, table.names)
        offered = [
            (game_text.say(f"option-{name}", value=spelling(choice)), f"{name} {spelling(choice)}")
            for name, option in GAMES[table.game].options.items()
            for choice in option.choices
        ]
        return [Choice(name=name, value=value) for name, value in offered if fits(current, name)][:OPTIONS]
