"""`/owner tables, look, repair, close, move, remove, audit`."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.admin import screens
from cogs.admin.operators import operators_slash
from cogs.admin.screens import LISTED
from sessions import Refused, Status, hosting, operators
from ui.audit import show_audit
from ui.commands import choices
from ui.context import Context

Page = app_commands.Range[int, 1, 10_000]


@operators_slash("owner tables", choices={"status": choices("choice-status", Status)})
async def tables(
    ctx: Context,
    status: str | None = None,
    game: str | None = None,
    server: str | None = None,
    person: discord.User | None = None,
    page: Page = 1,
) -> None:
    found = await operators.list_tables(
        ctx.house,
        status=None if status is None else Status(status),
        game=game,
        server=None if server is None else read_id(server),
        person=person.id if person else None,
        most=LISTED + 1,
        after=(page - 1) * LISTED,
    )
    await ctx.show(await screens.tables_page(ctx.bot, found, page, ctx.words))


@operators_slash("owner look")
async def look(ctx: Context, table: int) -> None:
    inspection = await operators.look(ctx.house, table)
    await ctx.show(await screens.inspection_page(ctx.bot, inspection, ctx.words))


@operators_slash("owner repair")
async def repair(ctx: Context, table: int) -> None:
    repaired = await ctx.house.act(table, operators.repair, ctx.person)
    await ctx.say("owner-repaired", table=str(repaired.id))


@operators_slash("owner close")
async def close(ctx: Context, table: int) -> None:
    await ctx.house.act(table, hosting.close, ctx.person, is_manager=True)
    await ctx.say("lobby-closed-now", table=str(table))


@operators_slash("owner move")
async def move(ctx: Context, table: int, channel: str) -> None:
    found = (await operators.look(ctx.house, table)).table
    guild = ctx.bot.get_guild(found.server) if found.server is not None else None
    place = guild.get_channel_or_thread(read_id(channel)) if guild else None
    if not isinstance(place, discord.TextChannel | discord.VoiceChannel | discord.Thread):
        raise Refused("no-such-channel")
    parent = place.parent_id if isinstance(place, discord.Thread) else None
    moved = await ctx.house.act(table, operators.move, ctx.person, place.id, parent)
    await ctx.say("owner-moved", table=str(moved.id), channel=f"<#{place.id}>")


@operators_slash("owner remove")
async def remove(ctx: Context, table: int, person: discord.User) -> None:
    after = await ctx.house.act(table, operators.take_out, ctx.person, person.id)
    await ctx.say("owner-removed", table=str(after.id), person=person.mention)


@operators_slash("owner audit")
async def audit(ctx: Context, server: str | None = None, page: Page = 1) -> None:
    await show_audit(ctx, None if server is None else read_id(server), page)


def read_id(text: str) -> int:
    """An id of Discord's, as people copy it there; numbers in commands are too small for one.

    Refused: not-an-id.
    """
    plain = text.strip().strip("<#>")
    if not (plain.isascii() and plain.isdigit() and len(plain) <= 19):
        raise Refused("not-an-id", text=text[:100])
    return int(plain)


COMMANDS = (tables, look, repair, close, move, remove, audit)
