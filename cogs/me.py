"""`/me`: what somebody chooses for themselves."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.preferences import PreferenceCommands
from cogs.rights import RightsCommands
from cogs.slash import localized, localized_name, slash
from locales import LANGUAGES
from sessions import people, profiles
from ui import respond
from ui.bot import Bot
from ui.preferences_panel import AUTOMATIC

Interaction = discord.Interaction[Any]

LANGUAGE_CHOICES = [
    Choice(name=localized(f"language-{language}"), value=language) for language in (*LANGUAGES, AUTOMATIC)
]


class Me(
    PreferenceCommands,
    RightsCommands,
    commands.GroupCog,
    group_name=localized_name("command-me"),
    group_description=localized("command-me"),
):
    """A person's own settings."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @slash("me language")
    @app_commands.choices(language=LANGUAGE_CHOICES)
    async def language(self, interaction: Interaction, language: str) -> None:
        chosen = None if language == AUTOMATIC else language
        await people.set_language(self.bot.sessions, interaction.user.id, chosen)
        say = await respond.words_for(interaction)
        await respond.answer(interaction, say("language-set", language=say(f"language-{language}")))

    @slash("me privacy")
    async def privacy(self, interaction: Interaction, hidden: bool) -> None:
        await profiles.set_hidden(self.bot.sessions, interaction.user.id, hidden)
        say = await respond.words_for(interaction)
        await respond.answer(interaction, say("privacy-set", hidden="yes" if hidden else "no"))

    @slash("me text")
    async def text(self, interaction: Interaction, on: bool) -> None:
        await people.set_in_words(self.bot.sessions, interaction.user.id, on)
        say = await respond.words_for(interaction)
        await respond.answer(interaction, say("in-words-set", on="on" if on else "off"))


async def setup(bot: Bot) -> None:
    await bot.add_cog(Me(bot))
