"""The buttons for guesses, and `/server seers`."""

from __future__ import annotations

from cogs.guess import screens, service
from cogs.guess.service import About
from ui.clicks import Click, Count, TableId
from ui.commands import slash
from ui.context import Context

RANKED_GUESSERS = 20
"""Number of people in a server's ranking of guessers."""


class OpenGuesses(Click, name="guess", answers="new"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        await show_guesses(ctx, self.table)


class ChooseGuess(Click, name="guess_choose", picks=int):
    table: TableId
    about: About

    async def pressed(self, ctx: Context, seat: int) -> None:
        await show_guesses(ctx, self.table, (self.about, seat))


class SealGuess(Click, name="seal"):
    table: TableId
    about: About
    seat: Count

    async def pressed(self, ctx: Context) -> None:
        table = await ctx.table(self.table)
        await ctx.act(table, service.seal, ctx.me, self.about, self.seat)
        await show_guesses(ctx, self.table)


async def show_guesses(ctx: Context, number: int, chosen: tuple[About, int] | None = None) -> None:
    """Show what the person can guess at this table. `chosen` is the guess that they can seal next."""
    table = await ctx.table(number)
    await service.require_onlooker(ctx.house.db, table, ctx.person)
    sealed = await service.guesses_of(ctx.house.db, table.id, ctx.person)
    await ctx.show(screens.guessing(table, sealed, ctx.words, chosen))


@slash("server seers")
async def seers(ctx: Context) -> None:
    best = await service.seers_in(ctx.house.db, ctx.server, RANKED_GUESSERS)
    await ctx.tell(screens.ranking(best, ctx.words))
