"""How the game is to be played, where it leaves a choice: `/game option`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord.app_commands import Choice

from cogs import answers, finding
from cogs.choices import OPTIONS
from cogs.finding import any_table
from cogs.slash import slash
from cogs.speech import Speech
from engine import GAMES
from sessions import Table

if TYPE_CHECKING:
    from cogs.harbour import Harbourmaster

Interaction = discord.Interaction[Any]


class Options:
    """The part of `/game` by which a host chooses among a game's options before the start."""

    bot: Harbourmaster

    @slash("game option")
    @any_table
    async def option(self, interaction: Interaction, setting: str, table: int | None = None) -> None:
        found = await finding.find(interaction, table)
        name, _, spelt = setting.partition(" ")
        option = GAMES[found.game].options.get(name)
        chosen = [each for each in option.choices if spelling(each) == spelt] if option else []
        value = chosen[0] if chosen else spelt
        found = await self.bot.sessions.set_option(found.id, interaction.user.id, name, value)
        say = await answers.reader(interaction)
        told = Speech(say, found.game, found.names).say(f"option-{name}", value=spelt)
        await answers.tell(interaction, say("lobby-option", table=str(found.id), option=told))

    @option.autocomplete("setting")
    async def _suggest_settings(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Each choice of each of the game's options, in words; what they stand for is "name choice"."""
        table = await finding.meant(interaction)
        if table is None:
            return []
        speech = Speech(await answers.reader(interaction), table.game, table.names)
        offered = [
            (speech.say(f"option-{name}", value=spelling(choice)), f"{name} {spelling(choice)}")
            for name, option in GAMES[table.game].options.items()
            for choice in option.choices
        ]
        return [Choice(name=told, value=value) for told, value in offered if current.lower() in told.lower()][
            :OPTIONS
        ]


def spelling(choice: bool | int | str) -> str:
    """An option's choice as a word: true, false, a number."""
    return str(choice).lower()


def settings(table: Table, speech: Speech) -> list[str]:
    """How a table's game is to be played, a sentence an option."""
    return [speech.say(f"option-{name}", value=spelling(value)) for name, value in table.options.items()]
