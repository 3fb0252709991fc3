"""`/profile`, `/server ranking`, `/server champions`, `/server season`, and their buttons."""

from __future__ import annotations

import discord
from discord.app_commands import Choice

from cogs.rated import profiles, rankings
from cogs.rated.profile import profile_page
from cogs.rated.ranking import ROWS_PER_PAGE, RankingPage, champions_page, ranking_page, season_line
from cogs.rated.rating import ALL_TIME
from cogs.rated.seasons import ALLOWED_MONTHS, MONTHS
from engine import GAMES
from sessions import Refused
from ui.clicks import Click, Count, ShortWord
from ui.commands import MAX_PAGE, PageNumber, choices, localized, slash
from ui.context import Context

RANKING_SPANS = ("season", "all")
LENGTHS = [Choice(name=localized(f"choice-months-{each}"), value=each) for each in ALLOWED_MONTHS]


# Profiles


@slash("profile")
async def profile(ctx: Context, user: discord.User | None = None) -> None:
    whose = user or ctx.interaction.user
    if whose.id != ctx.person and not isinstance(whose, discord.Member):
        raise Refused("profile-elsewhere")
    await show_profile(ctx, whose)


class OpenProfile(Click, name="profile", answers="new"):
    async def pressed(self, ctx: Context) -> None:
        await show_profile(ctx, ctx.interaction.user)


async def show_profile(ctx: Context, whose: discord.User | discord.Member) -> None:
    """Show a profile, as far as its owner lets the person see it."""
    found = await profiles.profile_of(ctx.house, whose.id, ctx.person)
    name, is_own = whose.display_name, whose.id == ctx.person
    in_words = await ctx.in_words()
    await ctx.show(await profile_page(ctx.bot, found, name, ctx.words, is_own=is_own, in_words=in_words))


# Rankings


@slash("server ranking", choices={"when": choices("choice-ranking", RANKING_SPANS)})
async def ranking(
    ctx: Context, game: str | None = None, when: str | None = None, page: PageNumber = 1
) -> None:
    game = game or await _most_played(ctx)
    season = ALL_TIME if when == "all" else await _season(ctx, game, is_meant=when is not None)
    await show_ranking(ctx, RankingPage(game, season, page))


class OpenRanking(Click, name="ranking", answers="new"):
    game: ShortWord
    """The ranking's game; "" for the server's most played game."""

    async def pressed(self, ctx: Context) -> None:
        game = self.game or await _most_played(ctx)
        _require_game(game)
        await show_ranking(ctx, RankingPage(game, await _season(ctx, game), 1))


class TurnRankingPage(Click, name="ranking_page"):
    game: ShortWord
    season: Count
    page: Count

    async def pressed(self, ctx: Context) -> None:
        _require_game(self.game)
        _require_season(self.season)
        _require_page(self.page)
        await show_ranking(ctx, RankingPage(self.game, self.season, self.page))


class ChooseRankedGame(Click, name="ranking_game", picks=str):
    season: Count

    async def pressed(self, ctx: Context, game: str) -> None:
        _require_game(game)
        _require_season(self.season)
        await show_ranking(ctx, RankingPage(game, self.season, 1))


async def show_ranking(ctx: Context, page: RankingPage) -> None:
    """Show a page of a ranking of the server."""
    server, after = ctx.server, (page.number - 1) * ROWS_PER_PAGE
    found = await rankings.top(ctx.house, server, page.game, page.season, most=ROWS_PER_PAGE + 1, after=after)
    own = await rankings.own(ctx.house, server, page.game, ctx.person, page.season)
    present = await rankings.present_season(ctx.house, server)
    await ctx.show(
        ranking_page(page, present, found[:ROWS_PER_PAGE], len(found) <= ROWS_PER_PAGE, own, ctx.words)
    )


async def _season(ctx: Context, game: str, *, is_meant: bool = False) -> int:
    """The present season, or all time if its ranking is empty, unless the person asked for the season."""
    present = await rankings.present_season(ctx.house, ctx.server)
    found = is_meant or await rankings.top(ctx.house, ctx.server, game, present.first, most=1)
    return present.first if found else ALL_TIME


async def _most_played(ctx: Context) -> str:
    game = await rankings.most_played(ctx.house, ctx.server)
    return game if game in GAMES else next(iter(GAMES))


# Champions and seasons


@slash("server champions")
async def champions(ctx: Context) -> None:
    await show_champions(ctx, 1)


class OpenChampions(Click, name="champions"):
    page: Count

    async def pressed(self, ctx: Context) -> None:
        _require_page(self.page)
        await show_champions(ctx, self.page)


async def show_champions(ctx: Context, page: int) -> None:
    """Show a page of the server's champions."""
    found = await rankings.champions(
        ctx.house, ctx.server, most=ROWS_PER_PAGE + 1, after=(page - 1) * ROWS_PER_PAGE
    )
    await ctx.show(champions_page(found[:ROWS_PER_PAGE], page, len(found) <= ROWS_PER_PAGE, ctx.words))


@slash("server season", choices={"months": LENGTHS})
async def season(ctx: Context, months: int | None = None) -> None:
    server = ctx.managed_server
    if months is not None:
        await rankings.set_months(ctx.house, server, months, by=ctx.person)
    present = await rankings.present_season(ctx.house, server)
    line = ctx.words("server-season", months=present.months)
    await ctx.tell(f"{line}\n{season_line(present, ctx.words)}")


def _require_game(game: str) -> None:
    if game not in GAMES:
        raise Refused("out-of-date")


def _require_season(season: int) -> None:
    if season != ALL_TIME and season not in MONTHS:
        raise Refused("out-of-date")


def _require_page(page: int) -> None:
    if not 1 <= page <= MAX_PAGE:
        raise Refused("out-of-date")
