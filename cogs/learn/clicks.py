"""`/learn`, and the buttons that begin a lesson."""

from __future__ import annotations

from cogs.learn.greeting import key
from cogs.notify import service as reminders
from sessions import JobKind, Refused, Table
from sessions.people.settings import settings_of
from sessions.playing import hosting, lessons
from ui.clicks import Click, Key
from ui.commands import slash
from ui.context import Context
from ui.panel.lesson import choice_of_games
from ui.places.opening import Opened, spot_of
from ui.sender import delivered
from ui.sheet.layout import Sheet


class Learn(Click, name="learn", answers="new"):
    game: Key

    async def pressed(self, ctx: Context) -> None:
        await begin_lesson(ctx, self.game)


@slash("learn")
async def learn(ctx: Context, game: str | None = None) -> None:
    if game is not None:
        await begin_lesson(ctx, game)
        return
    sheet = Sheet()
    sheet.add(*choice_of_games(ctx.words))
    await ctx.show(sheet)


async def begin_lesson(ctx: Context, game: str) -> None:
    """Begin a lesson in the person's direct messages, or in this channel if they take none."""
    if not lessons.can_teach(game):
        raise Refused("no-such-game", game=game)
    table = await open_lesson(ctx, game)
    line = await ctx.opened_line(Opened(table), "learn-begun")
    await reminders.unseen(ctx.house, table.id, ctx.person)
    await ctx.tell(line)


async def open_lesson(ctx: Context, game: str) -> Table:
    known = (await settings_of(ctx.house.db, ctx.person)).dm
    if known is not None:
        # The lesson may be refused before anything is sent.
        await hosting.lesson_in(ctx.house, known, ctx.person)
    await ctx.try_dms_again()
    async with ctx.house.transaction() as tx:
        tx.jobs.set(key(ctx.person), tx.now)
    await delivered(ctx.bot, JobKind.GREETING, subject=ctx.person)
    settings = await settings_of(ctx.house.db, ctx.person)
    if settings.dm is not None and not settings.dm_refused:
        return await hosting.learn(ctx.house, game, host=ctx.me, server=None, channel=settings.dm)
    here = await ctx.room()
    return await hosting.learn(ctx.house, game, host=ctx.me, **spot_of(here)._asdict())
