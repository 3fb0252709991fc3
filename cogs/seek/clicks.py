"""`/game seek`, and the buttons to start and stop looking for a table."""

from __future__ import annotations

from cogs.seek import meeting, screens, service
from cogs.seek.service import Wish
from sessions.people import bans, people
from ui.clicks import Click, Key, Optional
from ui.commands import slash
from ui.context import Context
from ui.table.link import table_link
from ui.text.paces import complete_paces, read_pace


@slash("game seek", complete={"pace": complete_paces})
async def seek(ctx: Context, game: str, pace: str = "day", rated: bool = False) -> None:
    await look_for_table(ctx, game, read_pace(pace, ctx.words), rated)


class Seek(Click, name="seek", answers="new"):
    game: Key
    pace: Optional
    rated: bool

    async def pressed(self, ctx: Context) -> None:
        await look_for_table(ctx, self.game, self.pace or None, self.rated)


class Unseek(Click, name="unseek", answers="new"):
    game: Key

    async def pressed(self, ctx: Context) -> None:
        async with ctx.house.gathering.of(ctx.server):
            wish = await service.stop(ctx.house, ctx.server, self.game, ctx.person)
            if wish is not None:
                await meeting.update_notice(ctx.bot, wish)
        await ctx.say("seek-none" if wish is None else "seek-stopped")


async def look_for_table(ctx: Context, game: str, pace: int | None, rated: bool) -> None:
    """Store a person's wish, and open the table if enough people have it."""
    wish = Wish(ctx.server, game, pace, rated)
    await bans.refuse(ctx.house.db, ctx.person, wish.server)
    await people.set_dm_refused(ctx.house, ctx.person, False)  # The person may have allowed DMs again.
    async with ctx.house.gathering.of(wish.server):
        place = await meeting.place_of(ctx, wish)
        former = await service.seek(ctx.house, wish, ctx.me)
        if former is not None:
            await meeting.update_notice(ctx.bot, former)
        crew = await service.crew(ctx.house, wish)
        crew = await meeting.readers(ctx.bot, wish, crew, place, ctx.person)
        table = await meeting.open_table(ctx.bot, wish, crew, place) if len(crew) >= wish.least else None
        await meeting.update_notice(ctx.bot, wish, place)
        crew = await service.crew(ctx.house, wish)
    if table is None:
        await ctx.show(screens.own(wish, crew, place.id, ctx.words))
    else:
        await ctx.say("seek-opened", table=str(table.id), link=await table_link(ctx.bot, table))
