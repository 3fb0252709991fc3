"""Server settings for managers: `/server ...`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from cogs.settings import options, screens
from cogs.settings.choosing import Group
from sessions import Refused
from sessions.people import servers
from sessions.people.server_settings import ServerSettings, server_settings
from ui.commands import PageNumber, choices, slash
from ui.context import Context
from ui.places.kinds import Feature
from ui.places.rights import require_usable
from ui.text.audit import show_audit

CHANGES = ("add", "remove", "all")
WITH_OWN_COMMANDS = ("channels", "meeting", "season")
"""Settings that the panel only shows, because commands of their own change them."""


@slash("server settings")
async def settings(ctx: Context) -> None:
    await show_settings(ctx)


async def show_settings(ctx: Context) -> None:
    """Show all settings of the server, with selects to change them."""
    await ctx.drop_gone_channels(ctx.managed_server)
    await ctx.show(screens.server_panel(await _load(ctx), ctx.words))


async def _load(ctx: Context) -> ServerSettings:
    return await server_settings(ctx.house.db, ctx.managed_server)


async def _choose(ctx: Context, values: Mapping[str, object]) -> None:
    if values.keys() & {*WITH_OWN_COMMANDS}:
        raise Refused("out-of-date")
    await servers.configure(ctx.house, ctx.managed_server, values, by=ctx.person)


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
    if change is not None:
        await servers.change_allowed_channels(ctx.house, server, changed, by=ctx.person)
    await ctx.tell(screens.server_line(await _load(ctx), "channels", ctx.words))


@slash("server meeting")
async def meeting(ctx: Context, channel: discord.TextChannel | None = None) -> None:
    server, chosen = ctx.managed_server, None if channel is None else channel.id
    if channel is not None:
        await require_usable(ctx.bot, Feature.MEETING, channel)
    settings = await servers.configure(ctx.house, server, {"meeting": chosen}, by=ctx.person)
    await ctx.tell(screens.server_line(settings, "meeting", ctx.words))


@slash("server audit")
async def audit(ctx: Context, page: PageNumber = 1) -> None:
    await show_audit(ctx, ctx.managed_server, page)


OF_SERVER = Group(options.SERVER, load=_load, choose=_choose, show=show_settings)
COMMANDS = (settings, *OF_SERVER.choosers(*WITH_OWN_COMMANDS), channels, meeting, audit)
