"""Server settings for managers: `/server ...`."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from cogs.clock import service as absence
from cogs.seek import service as seekers
from cogs.settings.options import CLIENT_LANGUAGE
from cogs.tournament import service as cups
from locales import LANGUAGES, words
from sessions import Timeout
from sessions.people import servers
from ui.commands import PageNumber, choices, slash
from ui.context import Context
from ui.places.kinds import Feature
from ui.places.rights import require_usable
from ui.text import markdown
from ui.text.audit import show_audit

CHANGES = ("add", "remove", "all")
Days = app_commands.Range[int, 0, 31]


@slash("server language", choices={"language": choices("language", (*LANGUAGES, CLIENT_LANGUAGE))})
async def language(ctx: Context, language: str) -> None:
    server = ctx.managed_server
    chosen = None if language == CLIENT_LANGUAGE else language
    await servers.set_language(ctx.house, server, chosen, by=ctx.person)
    public = words(await ctx.bot.language_of_server(server))
    await ctx.say("server-language-set", language=ctx.words(f"language-{public.language}"))


@slash("server text")
async def text(ctx: Context, on: bool) -> None:
    await servers.set_in_words(ctx.house, ctx.managed_server, on, by=ctx.person)
    await ctx.say("server-in-words-set", on="on" if on else "off")


@slash("server channels", choices={"change": choices("choice-channel", CHANGES)})
async def channels(
    ctx: Context, change: str | None = None, channel: discord.TextChannel | None = None
) -> None:
    server = ctx.managed_server
    meant = channel.id if channel is not None else ctx.interaction.channel_id

    def changed(allowed: Sequence[int]) -> Sequence[int]:
        others = [] if change == "all" else [each for each in allowed if each != meant]
        return [*others, meant] if change == "add" and meant is not None else others

    await ctx.drop_gone_channels(ctx.server)
    if change is None:
        allowed = await servers.allowed_channels(ctx.house.db, server)
    else:
        allowed = await servers.change_allowed_channels(ctx.house, server, changed, by=ctx.person)
    if allowed:
        await ctx.say("server-channels", channels=markdown.channels(allowed, ctx.words))
    else:
        await ctx.say("server-channels-all")


@slash("server timeout", choices={"what": choices("timeout", Timeout)})
async def timeout(ctx: Context, what: str) -> None:
    await servers.set_timeout(ctx.house, ctx.managed_server, Timeout(what), by=ctx.person)
    await ctx.say("server-timeout-set", what=ctx.words(f"timeout-{what}"))


@slash("server tournaments")
async def tournaments(ctx: Context, on: bool) -> None:
    await cups.let_all_open(ctx.house, ctx.managed_server, on, by=ctx.person)
    await ctx.say("server-cups-set", on="on" if on else "off")


@slash("server holidays")
async def holidays(ctx: Context, days: Days) -> None:
    await absence.set_days(ctx.house, ctx.managed_server, days, by=ctx.person)
    await ctx.say("server-holidays-set", days=days)


@slash("server meeting")
async def meeting(ctx: Context, channel: discord.TextChannel | None = None) -> None:
    server, chosen = ctx.managed_server, None if channel is None else channel.id
    if channel is not None:
        await require_usable(ctx.bot, Feature.MEETING, channel)
    await seekers.set_meeting(ctx.house, server, chosen, by=ctx.person)
    if channel is None:
        await ctx.say("meeting-anywhere")
    else:
        await ctx.say("meeting-set", channel=channel.mention)


@slash("server audit")
async def audit(ctx: Context, page: PageNumber = 1) -> None:
    await show_audit(ctx, ctx.managed_server, page)


COMMANDS = (language, text, channels, timeout, tournaments, holidays, meeting, audit)
