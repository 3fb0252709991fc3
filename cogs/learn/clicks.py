"""`/learn`, and the buttons that begin a lesson."""

from __future__ import annotations

from cogs.learn.greeting import GREETING_JOB, key
from cogs.notify import service as reminders
from sessions import Refused, Table
from sessions.people.preferences import next_awake
from sessions.people.settings import settings_of
from sessions.playing import hosting, lessons
from ui.clicks import Click, ShortWord, TableId, button
from ui.commands import slash
from ui.context import Context
from ui.deliveries import delivered, keep_boards
from ui.panel.lesson import choice_of_games
from ui.places.opening import Opened, spot_of
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.table.link import table_link
from ui.text.game_text import message_prefix
from ui.visibility import Spot


class Learn(Click, name="learn", answers="new"):
    game: ShortWord

    async def pressed(self, ctx: Context) -> None:
        await begin_lesson(ctx, self.game)


class LearnInstead(Click, name="learn-instead", answers="new"):
    """Ends a lesson and begins another."""

    table: TableId
    game: ShortWord

    async def pressed(self, ctx: Context) -> None:
        await begin_lesson(ctx, self.game, self.table)


@slash("learn")
async def learn(ctx: Context, game: str | None = None) -> None:
    if game is not None:
        await begin_lesson(ctx, game)
        return
    sheet = Sheet()
    sheet.add(*choice_of_games(ctx.words))
    await ctx.show(sheet)


async def begin_lesson(ctx: Context, game: str, instead: int | None = None) -> None:
    """Begin a lesson in the person's direct messages, or in this channel if they take none.

    Asks first if it would end another one there, unless that is `instead`.
    """
    if not lessons.can_teach(game):
        raise Refused("no-such-game", game=game)
    try:
        table = await open_lesson(ctx, game, instead)
    except Refused as refused:
        if refused.code != "lesson-going-on":
            raise
        await ctx.show(await _question(ctx, int(str(refused.facts["table"])), game))
        return
    line = await ctx.opened_line(Opened(table), "learn-begun")
    await reminders.unseen(ctx.house, table.id, ctx.person)
    await ctx.tell(line)


async def _question(ctx: Context, going_on: int, game: str) -> Sheet:
    """Whether to go on with a lesson or to begin another."""
    table = await ctx.house.tables.find(going_on)
    await keep_boards(ctx.bot, [table])
    before, after = (ctx.words(f"{message_prefix(each)}-name") for each in (table.game, game))
    facts = {"table": str(table.id), "link": await table_link(ctx.bot, table)}
    label = ctx.words("learn-going-on.instead", other=after)
    sheet = Sheet()
    sheet.add(
        layout.text(ctx.words("learn-going-on", game=before, **facts)),
        layout.row([button(label, "learn-instead", table.id, game)]),
    )
    return sheet


async def open_lesson(ctx: Context, game: str, instead: int | None) -> Table:
    known, now = await settings_of(ctx.house.db, ctx.person), ctx.house.time.unix()
    if known.dm is not None:
        # The lesson may be refused before anything is sent.
        await lessons.lesson_in(ctx.house, known.dm, ctx.person, instead)
    await ctx.try_dms_again()
    # In quiet hours nothing is sent, and in the morning the lesson has explained itself.
    if next_awake(known.preferences, now) == now:
        async with ctx.house.transaction() as tx:
            tx.jobs.set(key(ctx.person), tx.now)
        await delivered(ctx.bot, GREETING_JOB, subject=ctx.person)
    settings = await settings_of(ctx.house.db, ctx.person)
    if settings.dm is not None and not settings.dm_refused:
        spot = Spot(None, settings.dm, None)
    else:
        spot = spot_of(await ctx.room())
    return await hosting.learn(ctx.house, game, host=ctx.me, instead=instead, **spot._asdict())
