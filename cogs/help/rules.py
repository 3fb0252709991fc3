"""`/rules`: each game's rules in our own words, as a book."""

from __future__ import annotations

from cogs.help.rules_page import rules_page
from engine import GAMES
from sessions import Refused
from ui.clicks import Click, Count, Mark, ShortWord
from ui.commands import slash
from ui.context import Context
from ui.table.books import defer_page


class OpenRules(Click, name="rules", answers="modal"):
    game: ShortWord
    page: Count
    mark: Mark

    async def pressed(self, ctx: Context) -> None:
        await defer_page(ctx, self.mark)
        await show_rules(ctx, self.game, self.page)


class PickRulesPage(Click, name="rules_pick", picks=int):
    game: ShortWord

    async def pressed(self, ctx: Context, page: int) -> None:
        await show_rules(ctx, self.game, page)


@slash("rules")
async def rules(ctx: Context, game: str, page: int = 1) -> None:
    await show_rules(ctx, game, page)


async def show_rules(ctx: Context, game: str, page: int) -> None:
    if game not in GAMES:
        raise Refused("out-of-date")
    await ctx.show(await rules_page(ctx.bot, game, page, ctx.words))
