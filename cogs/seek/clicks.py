"""`/game seek`, and the buttons to start and stop looking for a table."""

from __future__ import annotations

from cogs.seek import meeting, screens, service
from cogs.seek.service import SEEK_JOB, Wish
from sessions import Person, Refused
from sessions.people import bans, people
from ui.clicks import Click, Optional, ShortWord
from ui.commands import slash
from ui.context import Context
from ui.deliveries import delivered
from ui.places.opening import Opened
from ui.text.paces import complete_paces, read_pace


@slash("game seek", complete={"pace": complete_paces})
async def seek(ctx: Context, game: str, pace: str = "day", rated: bool = False) -> None:
    await look_for_table(ctx, game, read_pace(pace, ctx.words), rated)


class Seek(Click, name="seek", answers="new"):
    game: ShortWord
    pace: Optional
    rated: bool

    async def pressed(self, ctx: Context) -> None:
        await look_for_table(ctx, self.game, self.pace or None, self.rated)


class Unseek(Click, name="unseek", answers="new"):
    game: ShortWord

    async def pressed(self, ctx: Context) -> None:
        wish = await service.stop(ctx.house, ctx.server, self.game, ctx.person)
        await delivered(ctx.bot, SEEK_JOB, subject=ctx.server)
        await ctx.say("seek-none" if wish is None else "seek-stopped")


async def look_for_table(ctx: Context, game: str, pace: int | None, rated: bool) -> None:
    """Store a person's wish, and open the table if enough people have it."""
    wish = Wish(ctx.server, game, pace, rated)
    await bans.refuse(ctx.house.db, ctx.person, wish.server)
    await people.set_dm_refused(ctx.house, ctx.person, False)  # The person may have allowed DMs again.
    async with ctx.house.gathering.of(wish.server):
        place = await meeting.place_of(ctx, wish)
        await service.seek(ctx.house, wish, ctx.me, ctx.interaction.channel_id)
        crew = await service.crew(ctx.house, wish)
        crew = await meeting.readers(ctx.bot, wish, crew, place, ctx.person)
        opened = await meeting.open_table(ctx.bot, wish, crew, place) if len(crew) >= wish.least else None
    await delivered(ctx.bot, SEEK_JOB, subject=wish.server)
    if opened is None:
        crew = await meeting.readers(ctx.bot, wish, await service.crew(ctx.house, wish), place, ctx.person)
        await ctx.show(screens.own(wish, crew, place.id, ctx.words))
    else:
        await ctx.tell(await opened_line(ctx, wish, opened))


async def opened_line(ctx: Context, wish: Wish, opened: Opened) -> str:
    """Tell that the table is open. If its message is refused, everyone goes on looking. Refused: as
    `require_shown`."""
    try:
        return await ctx.opened_line(opened, "seek-opened")
    except Refused:
        for seat in opened.table.seats:
            if seat.person is not None:
                await service.seek(
                    ctx.house, wish, Person(seat.person, seat.name), ctx.interaction.channel_id
                )
        raise
