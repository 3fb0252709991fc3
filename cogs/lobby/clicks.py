"""From opening a table to starting its match: `/game open, join, invite, start`."""

from __future__ import annotations

import discord
from msgspec.structs import replace

from locales import words
from sessions import JobKind, MessageKind, Refused, Status, Table, messages
from sessions.playing import clocks, hosting, lobby, play
from sessions.tables.setup import SWITCHES, Setup
from ui.clicks import Click, TableId, Version, people_select
from ui.commands import slash
from ui.context import Context
from ui.panel.lesson import lesson_offer
from ui.places.threads import make_thread
from ui.sender import delivered
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.text.game_text import message_prefix
from ui.text.markdown import cut
from ui.text.names import plain_name
from ui.text.paces import complete_paces, read_pace

Someone = discord.User | discord.Member

MAX_THREAD_NAME = 100


class Join(Click, name="join", answers="silent"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        await sit_down(ctx, await ctx.table(self.table))


class Return(Join, name="return", answers="silent"):
    """Returns a player to their seat, which a computer player holds."""


class TakeSeat(Join, name="take", answers="silent"):
    """Takes over a seat whose player left the match."""


class AcceptInvitation(Click, name="accept", answers="silent"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        await ctx.try_dms_again()
        table = await ctx.act(await ctx.table(self.table), lobby.accept, ctx.me)
        await ctx.acknowledge(table, "lobby-joined", await lesson_offer(ctx, table))


class DeclineInvitation(Click, name="decline", answers="silent"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        table = await ctx.act(await ctx.table(self.table), lobby.decline, ctx.person)
        await ctx.acknowledge(table, "lobby-declined")


class ChooseInvited(Click, name="invite", answers="new"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        """Ask whom to invite, with a select of people."""
        table = await ctx.table(self.table)
        ctx.seat(table)
        whom = people_select("invited", table.id, placeholder=ctx.words("lobby-whom-hint"))
        sheet = Sheet()
        sheet.add(layout.text(ctx.words("lobby-whom")), layout.row([whom]))
        await ctx.show(sheet)


class Invite(Click, name="invited", picks=discord.abc.User):
    table: TableId

    async def pressed(self, ctx: Context, person: Someone) -> None:
        await do_invite(ctx, await ctx.table(self.table), person)


class Start(Click, name="start", answers="silent"):
    table: TableId
    version: Version  # version of the lobby that the message shows

    async def pressed(self, ctx: Context) -> None:
        await do_start(ctx, await ctx.table(self.table), None)


class PlayAgain(Click, name="replay"):
    table: TableId
    version: Version  # version of the finished table that the message shows

    async def pressed(self, ctx: Context) -> None:
        await ctx.try_dms_again()
        found = await ctx.table(self.table)
        table = await hosting.again(ctx.house, found.id, ctx.person)
        await ctx.confirm_with_link(table, "lobby-opened")


@slash("game open", complete={"pace": complete_paces}, flags=list(SWITCHES))
async def open_(
    ctx: Context,
    game: str,
    thread: bool = False,
    pace: str = "day",
    shared: bool = False,
    **switches: bool,
) -> None:
    await ctx.try_dms_again()
    seconds = read_pace(pace, ctx.words)
    channel = ctx.room(thread)
    made = await make_thread_for(ctx, channel, game, seconds) if thread else None
    place = made or channel
    try:
        table = await hosting.open_table(
            ctx.house,
            server=ctx.server,
            channel=place.id,
            parent=place.parent_id if isinstance(place, discord.Thread) else None,
            host=ctx.me,
            game=game,
            setup=replace(Setup(pace=seconds, shared_seed=shared), **switches),
        )
    except Refused:
        if made is not None:
            await made.delete()
        raise
    await ctx.confirm_with_link(table, "lobby-opened", await lesson_offer(ctx, table))


@slash("game join")
async def join(ctx: Context, word: str | None = None, table: int | None = None) -> None:
    """Join a table. A word is also added to the shared seed."""
    found = await ctx.table(table)
    if word is None:
        await sit_down(ctx, found)
        return
    if found.status is Status.LOBBY and found.shared_seed and found.seat_of(ctx.person) is None:
        await ctx.try_dms_again()
        found = await ctx.act(found, lobby.join, ctx.me)
    found = await ctx.act(found, lobby.add_word, ctx.person, word)
    await ctx.acknowledge(found, "lobby-word-added")


@slash("game invite")
async def invite(ctx: Context, person: discord.User, table: int | None = None) -> None:
    await do_invite(ctx, await ctx.table(table), person)


@slash("game start")
async def start(ctx: Context, shuffle: bool | None = None, table: int | None = None) -> None:
    await do_start(ctx, await ctx.table(table), shuffle)


async def sit_down(ctx: Context, table: Table) -> None:
    """Join a lobby, return to the seat that a computer player holds, or take an offered seat."""
    await ctx.try_dms_again()
    if table.kept_for(ctx.person) is not None and table.status is Status.PLAYING:
        table = await ctx.act(table, play.come_back, ctx.person)
        await ctx.acknowledge(table, "lobby-back")
        return
    if table.offered and table.seat_of(ctx.person) is None:
        table = await ctx.act(table, clocks.take_seat, ctx.me)
        await ctx.acknowledge(table, "time-seat-taken")
        return
    table = await ctx.act(table, lobby.join, ctx.me)
    await ctx.acknowledge(table, "lobby-joined", await lesson_offer(ctx, table))


async def do_invite(ctx: Context, table: Table, person: Someone) -> None:
    if person.bot:
        raise Refused("invited-bot")
    table = await ctx.act(table, lobby.invite, ctx.person, person.id)
    await delivered(ctx.bot, JobKind.INVITATION, table=table.id)
    sent = await messages.messages_of(ctx.house, table.id, MessageKind.INVITATION)
    if person.id not in [each.person for each in sent]:
        raise Refused("bot-forbidden")
    await ctx.acknowledge(table, "lobby-invites", person=person.mention)


async def do_start(ctx: Context, table: Table, shuffle: bool | None) -> None:
    table = await hosting.start(ctx.house, table.id, ctx.person, shuffle)
    await ctx.acknowledge(table, "lobby-started")


async def make_thread_for(ctx: Context, channel: object, game: str, pace: int | None) -> discord.Thread:
    """Create a thread for a table in this channel. Refused: as `make_thread`."""
    say = words(await ctx.bot.language_of_server(ctx.server))
    name = cut(f"{say(f'{message_prefix(game)}-name')} · {plain_name(ctx.me.name, say)}", MAX_THREAD_NAME)
    return await make_thread(channel, name, pace)
