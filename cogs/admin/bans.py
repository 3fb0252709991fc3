"""`/owner ban, unban, bans, maintenance`."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.admin import screens
from cogs.admin.operators import operators_slash
from cogs.admin.tables import read_id
from sessions import BanKind, Refused, maintenance, operators
from sessions import bans as bans_service
from ui.commands import choices
from ui.context import Context

Reason = app_commands.Range[str, 0, 200]
STATES = ("begin", "end")


@operators_slash("owner ban")
async def ban(
    ctx: Context, person: discord.User | None = None, server: str | None = None, reason: Reason = ""
) -> None:
    kind, id = _meant(person, server)
    if id == ctx.person:
        raise Refused("ban-yourself")
    await bans_service.ban(ctx.house, kind, id, ctx.person, reason)
    if kind is BanKind.PERSON:
        tables = await operators.take_out_everywhere(ctx.house, ctx.person, id)
    else:
        tables = await operators.pause_server(ctx.house, ctx.person, id)
    await ctx.say(f"owner-{kind}-banned", who=screens.banned(kind, id), tables=tables)


@operators_slash("owner unban")
async def unban(ctx: Context, person: discord.User | None = None, server: str | None = None) -> None:
    kind, id = _meant(person, server)
    await bans_service.lift(ctx.house, kind, id, ctx.person)
    await ctx.say("owner-unbanned", who=screens.banned(kind, id))


@operators_slash("owner bans")
async def bans(ctx: Context) -> None:
    await ctx.show(screens.bans_page(await bans_service.all_bans(ctx.house.db), ctx.words))


@operators_slash("owner maintenance", choices={"state": choices("choice-maintenance", STATES)})
async def begin_or_end_maintenance(ctx: Context, state: str, text: Reason = "") -> None:
    if state == "begin":
        await maintenance.begin(ctx.house, ctx.person, text)
    else:
        await maintenance.end(ctx.house, ctx.person)
    await ctx.say(f"owner-maintenance-{state}")


def _meant(person: discord.User | None, server: str | None) -> tuple[BanKind, int]:
    if (person is None) == (server is None):
        raise Refused("person-or-server")
    return (BanKind.PERSON, person.id) if person else (BanKind.SERVER, read_id(server or ""))


COMMANDS = (ban, unban, bans, begin_or_end_maintenance)
