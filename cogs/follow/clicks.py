"""`/game watch`, and the buttons to follow a table."""

from __future__ import annotations

from cogs.follow import screens, service
from cogs.follow.service import Interest, NewsPlace
from sessions import Refused, Table
from sessions.people import people
from ui import respond
from ui.clicks import Click, TableId
from ui.commands import choices, slash
from ui.context import Context
from ui.visibility import may_person_read


class Follow(Click, name="follow", answers="modal"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        await _take_time(ctx)
        await follow_table(ctx, await ctx.table(self.table))


class ChooseInterest(Click, name="follow_what", answers="modal"):
    table: TableId
    what: Interest

    async def pressed(self, ctx: Context) -> None:
        await _take_time(ctx)
        await follow_table(ctx, await ctx.table(self.table), what=self.what)


class ChoosePlace(Click, name="follow_where", answers="modal"):
    table: TableId
    where: NewsPlace

    async def pressed(self, ctx: Context) -> None:
        await _take_time(ctx)
        await follow_table(ctx, await ctx.table(self.table), where=self.where)


class Unfollow(Click, name="unfollow", answers="modal"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        await _take_time(ctx)
        await unfollow_table(ctx, self.table)


@slash(
    "game watch follow",
    choices={"what": choices("follow-what", Interest), "where": choices("follow-place", NewsPlace)},
)
async def follow(
    ctx: Context, what: str | None = None, where: str | None = None, table: int | None = None
) -> None:
    interest, place = Interest(what) if what else None, NewsPlace(where) if where else None
    await follow_table(ctx, await ctx.table(table), interest, place)


@slash("game watch unfollow")
async def unfollow(ctx: Context, table: int | None = None) -> None:
    await unfollow_table(ctx, (await ctx.table()).id if table is None else table)


@slash("game watch private")
async def private(ctx: Context, private: bool = True, table: int | None = None) -> None:
    await ctx.act(await ctx.table(table), service.set_private, ctx.person, private)
    await ctx.say("watch-private" if private else "watch-open")


async def follow_table(
    ctx: Context, table: Table, what: Interest | None = None, where: NewsPlace | None = None
) -> None:
    """Follow a table and show what news the person gets where, with buttons to change that.

    Refused also: no-such-table, if the person can't see the channel, even if they are invited or a computer
    player holds their seat.
    """
    is_here = table.channel == ctx.interaction.channel_id
    if not is_here and not await may_person_read(ctx.bot, table, ctx.person):
        raise Refused("no-such-table", table=table.id)
    follower = await ctx.act(table, service.follow, ctx.person, what, where)
    if follower.place is NewsPlace.DM:  # The person may have allowed DMs again.
        await people.set_dm_refused(ctx.house, ctx.person, False)
    await ctx.show(screens.following(table, follower, ctx.words))


async def unfollow_table(ctx: Context, table: int) -> None:
    """Stop following a table, even one that the person can no longer see."""
    await service.unfollow(ctx.house, table, ctx.person)
    await ctx.show(screens.unfollowed(table, ctx.words))


async def _take_time(ctx: Context) -> None:
    """Defer into the clicked private panel, but never into news in direct messages."""
    await respond.take_time(ctx.interaction, anew=ctx.interaction.guild_id is None)
