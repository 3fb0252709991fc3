"""Searching finished matches: `/game history` and its pages."""

from __future__ import annotations

from functools import partial
from typing import Literal

import discord
from discord.app_commands import Choice

from cogs.archive import service
from cogs.archive.screens import MATCHES_PER_PAGE, Filters, Paging, archive_page
from cogs.archive.service import PastMatch, Search
from engine import GAMES
from sessions import Refused
from ui.clicks import Click, Count, ShortWord, Snowflake, TableId
from ui.commands import choices, localized, slash
from ui.context import Context
from ui.table.message import table_message
from ui.visibility import readable

DAY = 86_400
WHERE = ("mine", "server")
RESULTS = ("won", "lost")
DAYS_BACK = (7, 30, 365)


class TurnArchive(Click, name="archive"):
    in_server: bool
    companion: Snowflake
    game: ShortWord
    result: Literal["", "won", "lost"]
    days: Count
    way: Literal["older", "newer"]
    than: TableId  # cursor: a table id, or 0 for the newest page

    async def pressed(self, ctx: Context) -> None:
        if self.days not in (0, *DAYS_BACK):
            raise Refused("out-of-date")
        if self.game not in ("", *GAMES) or (self.in_server and ctx.interaction.guild_id is None):
            raise Refused("out-of-date")
        filters = Filters(self.in_server, self.companion, self.game, self.result, self.days)
        await show_archive(ctx, filters, **{self.way: self.than})


class OpenPast(Click, name="past", picks=int, answers="new"):
    """Shows the end of a match: position, scores, and buttons to its log and replay."""

    async def pressed(self, ctx: Context, number: int) -> None:
        table = await ctx.table(number)
        await ctx.show(await table_message(ctx.bot, table, ctx.words))


@slash(
    "game history",
    choices={
        "where": choices("choice", WHERE),
        "result": choices("choice", RESULTS),
        "time": [Choice(name=localized(f"choice-days-{each}"), value=each) for each in DAYS_BACK],
    },
)
async def history(
    ctx: Context,
    where: str = "mine",
    game: str | None = None,
    person: discord.User | None = None,
    result: str | None = None,
    time: int | None = None,
) -> None:
    if where == "server" and ctx.interaction.guild_id is None:
        raise Refused("not-in-server")
    who = 0 if person is None else person.id
    await show_archive(ctx, Filters(where == "server", who, game or "", result or "", time or 0))


async def show_archive(ctx: Context, filters: Filters, older: int = 0, newer: int = 0) -> None:
    """Show the page after the table `older` or before the table `newer`, or the newest if both are 0."""
    person, places = ctx.interaction.user, None
    if filters.in_server:
        assert isinstance(person, discord.Member)
        places = readable(ctx.bot, ctx.server, person)
    find = partial(
        service.find,
        ctx.house,
        search_for(ctx, filters),
        viewer=person.id,
        places=places,
        most=MATCHES_PER_PAGE + 1,
    )
    found = await find(after=newer) if newer else []
    if len(found) > MATCHES_PER_PAGE:
        found = found[-MATCHES_PER_PAGE:]
        paging = Paging(found[0].id, found[-1].id)
    else:  # The newest page is always full.
        found = await find(before=older or None)
        is_last, found = len(found) <= MATCHES_PER_PAGE, found[:MATCHES_PER_PAGE]
        newer_still = found[0].id if found else 0
        paging = Paging(newer_still if older else None, None if is_last else found[-1].id)
    shown = [past for past in found if await may_see(ctx, past)]
    await ctx.show(archive_page(shown, filters, paging, ctx.words))


def search_for(ctx: Context, filters: Filters) -> Search:
    """The search with these filters.

    The result "won" or "lost" is that of the named person, or else of the searcher.
    """
    other = filters.companion or None
    about_one = other is not None or filters.result
    return Search(
        person=ctx.person if not filters.in_server else (other or ctx.person) if about_one else None,
        companion=None if filters.in_server else other,
        server=ctx.interaction.guild_id if filters.in_server else None,
        game=filters.game or None,
        won=filters.result == "won" if filters.result else None,
        since=int(ctx.bot.now()) - filters.days * DAY if filters.days else 0,
    )


async def may_see(ctx: Context, past: PastMatch) -> bool:
    """Whether the person may see a match that was found.

    A private thread may be closed to a person who can read its channel.
    """
    if past.parent is None or any(seat.person == ctx.person for seat in past.seats):
        return True
    return past.server == ctx.interaction.guild_id and await ctx.may_read(past)
