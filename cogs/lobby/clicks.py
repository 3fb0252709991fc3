"""From opening a table to starting its match: `/game open, join, invite, start`."""

from __future__ import annotations

from contextlib import suppress

import discord
from msgspec.structs import replace

from cogs.lobby.invitations import INVITATION_JOB, INVITATION_MESSAGE
from sessions import Later, Refused, Status, Table, messages
from sessions.playing import clocks, hosting, lobby, play
from sessions.tables.setup import SWITCHES, Setup
from ui.clicks import Click, TableId, Version, people_select
from ui.commands import slash
from ui.context import Context
from ui.deliveries import delivered
from ui.panel.lesson import lesson_offer
from ui.places.kinds import Feature
from ui.places.opening import Opened, open_in_thread, spot_of, thread_name, why_refused
from ui.places.reach import departed, reach_of
from ui.places.rights import require_usable_id
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.text.names import escaped_name
from ui.text.paces import complete_paces, read_pace
from ui.visibility import Spot, member_of

Someone = discord.User | discord.Member


class Join(Click, name="join", answers="silent"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        table = await ctx.table(self.table)
        await require_rules(ctx, table)
        await sit_down(ctx, table)


class Return(Join, name="return", answers="silent"):
    """Returns a player to their seat, which a computer player holds."""


class TakeSeat(Join, name="take", answers="silent"):
    """Takes over a seat whose player left the match."""


class AcceptInvitation(Click, name="accept", answers="silent"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        await ctx.try_dms_again()
        table = await ctx.table(self.table)
        await require_rules(ctx, table)
        table = await ctx.act(table, lobby.accept, ctx.me)
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
        """Open the next table where the last one was.

        The button is also in direct messages, of people who may not be able to play there any more.

        Refused: not-there, as `require_usable_id`, as `hosting.again`, as `require_shown`.
        """
        await ctx.try_dms_again()
        found = await ctx.table(self.table)
        if found.server is not None:
            await ctx.drop_gone_channels(found.server)
            await require_usable_id(ctx.bot, Feature.TABLE, found.server, found.channel)
        if found.channel != ctx.interaction.channel_id:
            barrier = (await reach_of(ctx.bot, ctx.person, found)).barrier
            if barrier is not None:
                raise Refused("not-there", table=found.id, why=barrier)
        table = await hosting.again(ctx.house, found.id, ctx.person)
        await ctx.confirm_opened(Opened(table))


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
    place = await ctx.room(thread)
    setup = replace(Setup(pace=seconds, shared_seed=shared), **switches)

    async def opens(spot: Spot, /, *, trial: bool = False) -> Table:
        return await hosting.open_table(
            ctx.house, **spot._asdict(), host=ctx.me, game=game, setup=setup, trial=trial
        )

    if thread:
        name = await thread_name(ctx.bot, ctx.server, game, ctx.me)
        opened = await open_in_thread(ctx.bot, place, name, seconds, opens)
    else:
        opened = Opened(await opens(spot_of(place)))
    await ctx.confirm_opened(opened, await lesson_offer(ctx, opened.table))


@slash("game join")
async def join(ctx: Context, word: str | None = None, table: int | None = None) -> None:
    """Join a table. A word is also added to the shared seed."""
    found = await ctx.table(table)
    await require_rules(ctx, found)
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


async def require_rules(ctx: Context, table: Table) -> None:
    """Refuse a person who takes a seat from direct messages, and hasn't accepted the rules of the table's
    server. In the server itself, `refuse_banned` does.

    Refused: rules-first.
    """
    if ctx.interaction.guild_id is None and table.server is not None and table.seat_of(ctx.person) is None:
        with suppress(Later, discord.HTTPException):
            member = await member_of(ctx.bot, table.server, ctx.person)
            if member is not None and member.pending:
                raise Refused("rules-first")


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
    await delivered(ctx.bot, INVITATION_JOB, table=table.id)
    sent = await messages.messages_of(ctx.house, table.id, INVITATION_MESSAGE)
    if person.id not in [each.person for each in sent]:
        code = ctx.bot.sender.refusals.get(table.channel) or 0
        raise await why_refused(ctx.bot, Feature.TABLE, table.server, table.channel, code)
    await ctx.acknowledge(table, "lobby-invites", person=person.mention)


async def do_start(ctx: Context, table: Table, shuffle: bool | None) -> None:
    is_seated = table.status is Status.LOBBY and table.seat_of(ctx.person) is not None
    # A guest's start takes nobody's seat away but that of a host who left the server.
    checked = [each for each in table.people if table.host in (ctx.person, each)]
    if is_seated and (gone := await departed(ctx.bot, table.server, checked)):
        names = [escaped_name(seat.name, ctx.words) for seat in table.seats if seat.person in gone]
        for person in gone:
            await ctx.act(table, lobby.leave, person)
        await ctx.tell(ctx.words("lobby-departed", names=ctx.words.names(names)))
        return
    table = await hosting.start(ctx.house, table.id, ctx.person, shuffle)
    await ctx.acknowledge(table, "lobby-started")
