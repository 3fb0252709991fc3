"""`/owner`: the operators' commands."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.admin import screens, service
from cogs.admin.operators import operators_slash
from cogs.admin.screens import MAX_LINES
from sessions import BanKind, Later, Refused, Status, maintenance
from sessions.people import bans as bans_service
from sessions.playing import hosting
from ui.commands import PageNumber, choices
from ui.context import Context
from ui.deliveries import keep_boards
from ui.places.kinds import Feature
from ui.places.rights import require_usable
from ui.text.audit import show_audit
from ui.text.markdown import cut
from ui.visibility import find_place

ReasonText = app_commands.Range[str, 0, 200]
STATES = ("begin", "end")


# Tables


@operators_slash("owner tables", choices={"status": choices("choice-status", Status)})
async def tables(
    ctx: Context,
    status: str | None = None,
    game: str | None = None,
    server: str | None = None,
    person: discord.User | None = None,
    page: PageNumber = 1,
) -> None:
    found = await service.list_tables(
        ctx.house,
        status=None if status is None else Status(status),
        game=game,
        server=None if server is None else _id(server),
        person=person.id if person else None,
        most=MAX_LINES + 1,
        after=(page - 1) * MAX_LINES,
    )
    await keep_boards(ctx.bot, found[:MAX_LINES])
    await ctx.show(await screens.tables_page(ctx.bot, found, page, ctx.words))


@operators_slash("owner look")
async def look(ctx: Context, table: int) -> None:
    inspection = await service.look(ctx.house, table)
    await keep_boards(ctx.bot, [inspection.table])
    await ctx.show(await screens.inspection_page(ctx.bot, inspection, ctx.words))


@operators_slash("owner repair")
async def repair(ctx: Context, table: int) -> None:
    repaired = await ctx.house.act(table, service.repair, ctx.person)
    await ctx.say("owner-repaired", table=str(repaired.id))


@operators_slash("owner close")
async def close(ctx: Context, table: int) -> None:
    await ctx.house.act(table, hosting.close, ctx.person, is_manager=True)
    await ctx.say("lobby-closed-now", table=str(table))


@operators_slash("owner move")
async def move(ctx: Context, table: int, channel: str) -> None:
    found = (await service.look(ctx.house, table)).table
    try:
        place = await find_place(ctx.bot, found.server, _id(channel)) if found.server is not None else None
    except (discord.Forbidden, Later):
        place = None
    if place is None:
        raise Refused("no-such-channel")
    await require_usable(ctx.bot, Feature.TABLE, place)
    parent = place.parent_id if isinstance(place, discord.Thread) else None
    moved = await ctx.house.act(table, service.move, ctx.person, place.id, parent)
    await ctx.say("owner-moved", table=str(moved.id), channel=f"<#{place.id}>")


@operators_slash("owner remove")
async def remove(ctx: Context, table: int, person: discord.User) -> None:
    after = await ctx.house.act(table, service.take_out, ctx.person, person.id)
    await ctx.say("owner-removed", table=str(after.id), person=person.mention)


# Bans, personal data, maintenance and the audit log


@operators_slash("owner ban")
async def ban(
    ctx: Context, person: discord.User | None = None, server: str | None = None, reason: ReasonText = ""
) -> None:
    kind, id = _target(person, server)
    if id == ctx.person:
        raise Refused("ban-yourself")
    await bans_service.ban(ctx.house, kind, id, ctx.person, reason)
    if kind is BanKind.PERSON:
        tables = await service.take_out_everywhere(ctx.house, ctx.person, id)
    else:
        tables = await service.pause_server(ctx.house, ctx.person, id)
    await ctx.say(f"owner-{kind}-banned", who=screens.banned(kind, id), tables=tables)


@operators_slash("owner unban")
async def unban(ctx: Context, person: discord.User | None = None, server: str | None = None) -> None:
    kind, id = _target(person, server)
    await bans_service.lift(ctx.house, kind, id, ctx.person)
    await ctx.say("owner-unbanned", who=screens.banned(kind, id))


@operators_slash("owner bans")
async def bans(ctx: Context) -> None:
    await ctx.show(screens.bans_page(await bans_service.all_bans(ctx.house.db), ctx.words))


@operators_slash("owner forget")
async def forget(ctx: Context, person: discord.User) -> None:
    await ctx.show(screens.forgetting(person.id, ctx.words))


@operators_slash("owner maintenance", choices={"state": choices("choice-maintenance", STATES)})
async def begin_or_end_maintenance(ctx: Context, state: str, text: ReasonText = "") -> None:
    if state == "begin":
        await maintenance.begin(ctx.house, ctx.person, text)
    else:
        await maintenance.end(ctx.house, ctx.person)
    await ctx.say(f"owner-maintenance-{state}")


@operators_slash("owner audit")
async def audit(ctx: Context, server: str | None = None, page: PageNumber = 1) -> None:
    await show_audit(ctx, None if server is None else _id(server), page)


def _target(person: discord.User | None, server: str | None) -> tuple[BanKind, int]:
    if (person is None) == (server is None):
        raise Refused("person-or-server")
    return (BanKind.PERSON, person.id) if person else (BanKind.SERVER, _id(server or ""))


def _id(text: str) -> int:
    """Parse a Discord id. It is typed as text, since ids are too large for number parameters.

    Refused: not-an-id.
    """
    plain = text.strip().strip("<#>")
    if not (plain.isascii() and plain.isdigit() and len(plain) <= 19):
        raise Refused("not-an-id", text=cut(text, 100))
    return int(plain)


COMMANDS = (
    tables,
    look,
    repair,
    close,
    move,
    remove,
    ban,
    unban,
    bans,
    forget,
    begin_or_end_maintenance,
    audit,
)
