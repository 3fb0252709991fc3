"""`/server`: what those who manage a server choose for it, and its rankings, for everybody."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs import lookup
from cogs.deeds import show_deeds
from cogs.me import AUTOMATIC, LANGUAGE_CHOICES
from cogs.pace import TIMEOUT_CHOICES
from cogs.slash import localized, localized_name, slash
from locales import words
from sessions import Timeout, absence, seekers, servers
from ui import respond, shortening
from ui.bot import Bot

Interaction = discord.Interaction[Any]

CHANGES = ("add", "remove", "all")


@app_commands.guild_only()
class Server(
    commands.GroupCog,
    group_name=localized_name("command-server"),
    group_description=localized("command-server"),
):
    """A server's settings."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """These are for managers. Discord shows `/server` to all, since some of its commands are for all."""
        return lookup.manages_server(interaction)

    @slash("server language")
    @app_commands.choices(language=LANGUAGE_CHOICES)
    async def language(self, interaction: Interaction, language: str) -> None:
        assert interaction.guild_id is not None
        chosen = None if language == AUTOMATIC else language
        await servers.set_language(self.bot.sessions, interaction.guild_id, chosen, by=interaction.user.id)
        public = words(await self.bot.language_of_server(interaction.guild_id))
        say = await respond.words_for(interaction)
        await respond.answer(
            interaction, say("server-language-set", language=say(f"language-{public.language}"))
        )

    @slash("server text")
    async def text(self, interaction: Interaction, on: bool) -> None:
        assert interaction.guild_id is not None
        await servers.set_in_words(self.bot.sessions, interaction.guild_id, on, by=interaction.user.id)
        say = await respond.words_for(interaction)
        await respond.answer(interaction, say("server-in-words-set", on="on" if on else "off"))

    @slash("server channels")
    @app_commands.choices(
        change=[Choice(name=localized(f"choice-channel-{each}"), value=each) for each in CHANGES]
    )
    async def channels(
        self, interaction: Interaction, change: str | None = None, channel: discord.TextChannel | None = None
    ) -> None:
        assert interaction.guild_id is not None
        server = interaction.guild_id
        allowed = list(await servers.allowed_channels(self.bot.sessions.db, server))
        if change is not None:
            meant = channel.id if channel is not None else interaction.channel_id
            allowed = [] if change == "all" else [each for each in allowed if each != meant]
            if change == "add" and meant is not None:
                allowed.append(meant)
            await servers.set_allowed_channels(self.bot.sessions, server, allowed, by=interaction.user.id)
        say = await respond.words_for(interaction)
        listed = shortening.channels(allowed, say)
        await respond.answer(
            interaction, say("server-channels", channels=listed) if allowed else say("server-channels-all")
        )

    @slash("server timeout")
    @app_commands.choices(what=TIMEOUT_CHOICES)
    async def timeout(self, interaction: Interaction, what: str) -> None:
        assert interaction.guild_id is not None
        await servers.set_timeout(
            self.bot.sessions, interaction.guild_id, Timeout(what), by=interaction.user.id
        )
        say = await respond.words_for(interaction)
        await respond.answer(interaction, say("server-timeout-set", what=say(f"timeout-{what}")))

    @slash("server holidays")
    async def holidays(self, interaction: Interaction, days: app_commands.Range[int, 0, 31]) -> None:
        assert interaction.guild_id is not None
        await absence.set_days(self.bot.sessions, interaction.guild_id, days, by=interaction.user.id)
        say = await respond.words_for(interaction)
        await respond.answer(interaction, say("server-holidays-set", days=days))

    @slash("server meeting")
    async def meeting(self, interaction: Interaction, channel: discord.TextChannel | None = None) -> None:
        assert interaction.guild_id is not None
        chosen = None if channel is None else channel.id
        await seekers.set_meeting(self.bot.sessions, interaction.guild_id, chosen, by=interaction.user.id)
        say = await respond.words_for(interaction)
        line = say("meeting-anywhere") if channel is None else say("meeting-set", channel=channel.mention)
        await respond.answer(interaction, line)

    @slash("server audit")
    async def audit(self, interaction: Interaction, page: app_commands.Range[int, 1, 10_000] = 1) -> None:
        assert interaction.guild_id is not None
        await show_deeds(self.bot, interaction, interaction.guild_id, page)


async def setup(bot: Bot) -> None:
    await bot.add_cog(Server(bot))
