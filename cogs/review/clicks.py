"""The pages of a review, and `/game review`."""

from __future__ import annotations

from cogs.review.screens import MAX_PAST_REVIEWS, ReviewBook, progress_sheet
from cogs.review.service import Progress, Reviews
from sessions import Refused, Table
from sessions.computers.reviewed import Reviewed, accuracies
from ui import respond
from ui.clicks import Click, Count, Mark, TableId
from ui.commands import slash
from ui.context import Context
from ui.table.books import defer_page
from ui.text.game_text import GameText


class OpenReview(Click, name="review", answers="modal"):
    table: TableId
    page: Count
    mark: Mark

    async def pressed(self, ctx: Context) -> None:
        await defer_page(ctx, self.mark)
        await show_review(ctx, await ctx.table(self.table), self.page)


@slash("game review")
async def review(ctx: Context, table: int | None = None) -> None:
    await show_review(ctx, await ctx.table(table), 1)


async def show_review(ctx: Context, table: Table, page: int) -> None:
    """Show a page of a review, or the progress while it is computed."""
    text = GameText(ctx.words, table.game, table.names, ctx.bot.signs, table.seat_of(ctx.person))

    async def draw(reviewed: Reviewed) -> None:
        past = await accuracies(ctx.house.db, ctx.person, table.game, MAX_PAST_REVIEWS)
        await ctx.show(await ReviewBook(ctx.bot, table, reviewed, text).page(page, past))

    async def hear(news: Progress | Reviewed | Refused) -> None:
        async with respond.explaining(ctx.interaction):
            match news:
                case Progress():
                    await ctx.show(progress_sheet(table, news, text))
                case Reviewed():
                    await draw(news)
                case Refused():
                    raise news

    # A stored review is shown at once. A new one is shown by `hear` later.
    if reviewed := await ctx.house.single(Reviews).begin(table.id, ctx.person, hear):
        await draw(reviewed)
