"""The buttons for guesses, and `/server seers`."""

from __future__ import annotations

from cogs.guess import screens, service
from cogs.guess.screens import Chosen
from cogs.guess.service import About
from sessions import Refused
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
    round: Count

    async def pressed(self, ctx: Context, seat: int) -> None:
        await show_guesses(ctx, self.table, Chosen(self.about, self.round, seat))


class SealGuess(Click, name="seal"):
    table: TableId
    about: About
    round: Count
    seat: Count

    async def pressed(self, ctx: Context) -> None:
        table = await ctx.table(self.table)
        chosen = Chosen(self.about, self.round, self.seat)
        try:
            await ctx.act(table, service.seal, ctx.me, self.about, self.seat, self.round)
        except Refused as refused:
            if refused.code != "stale":
                raise
        else:
            chosen = None
        await show_guesses(ctx, self.table, chosen)


async def show_guesses(ctx: Context, number: int, chosen: Chosen | None = None) -> None:
    """Show what the person can guess at this table. `chosen` is the guess that they can seal next."""
    table = await ctx.table(number)
    await service.require_onlooker(ctx.house.db, table, ctx.person)
    sealed = await service.guesses_of(ctx.house.db, table.id, ctx.person)
    await ctx.show(screens.guessing(table, sealed, ctx.words, chosen))


@slash("server seers")
async def seers(ctx: Context) -> None:
    best = await service.seers_in(ctx.house.db, ctx.server, RANKED_GUESSERS)
    await ctx.tell(screens.ranking(best, ctx.words))
