"""The public actions for tournaments: list, open, join, leave and view them."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands

from cogs.tournament import screens, service
from cogs.tournament.document import MAX_ROUNDS, ROUND_DAYS, Format
from cogs.tournament.finding import (
    TournamentId,
    complete_tournaments,
    find,
    home,
    keep_notices,
    message_link,
    seen,
)
from cogs.tournament.message import game_name
from cogs.tournament.screens import TournamentPlan, days_for
from cogs.tournament.store import NOTICE_JOB
from engine import GAMES
from locales import words
from sessions import Refused
from sessions.people.server_settings import server_settings
from sessions.tables.clock import HOUR
from ui.clicks import Click, Count, Seconds, ShortWord
from ui.commands import choices, slash
from ui.context import Context
from ui.deliveries import delivered
from ui.places.kinds import Feature
from ui.places.opening import why_refused
from ui.places.rights import require_usable_id
from ui.text.paces import complete_paces, read_pace

MAX_NAME = 60
COMPLETE = {"tournament": complete_tournaments}


# The list


class ListTournaments(Click, name="cups"):
    async def pressed(self, ctx: Context) -> None:
        await list_tournaments(ctx)


async def list_tournaments(ctx: Context) -> None:
    """Show the server's tournaments. Refused: not-in-server."""
    _ = ctx.server
    found = await seen(ctx)
    await keep_notices(ctx, found)
    links = [await message_link(ctx, each) for each in found]
    await ctx.show(screens.list_sheet(found, links, ctx.words))


@slash("tournament list")
async def list_(ctx: Context) -> None:
    await list_tournaments(ctx)


# Opening a tournament


class TournamentPlanClick(Click):
    """A click that carries the plan of a tournament."""

    game: ShortWord
    format: Format
    pace: Seconds
    rounds: Count
    wait: Seconds
    rated: bool

    @property
    def plan(self) -> TournamentPlan:
        return TournamentPlan(self.game, self.format, self.pace, self.rounds, self.wait, self.rated)


class ShowPlan(TournamentPlanClick, name="cup_plan"):
    async def pressed(self, ctx: Context) -> None:
        await show_plan(ctx, self.plan)


class ChooseInPlan(TournamentPlanClick, name="cup_choose", picks=str):
    field: Literal["game", "format", "pace", "rounds", "wait"]

    async def pressed(self, ctx: Context, value: str) -> None:
        try:
            plan = screens.chosen(self.plan, self.field, value)
        except ValueError:
            raise Refused("out-of-date") from None
        await show_plan(ctx, plan)


class OpenPlanned(TournamentPlanClick, name="cup_open"):
    async def pressed(self, ctx: Context) -> None:
        # The server's rules for `/tournament open` don't apply to buttons.
        if not await _may_open(ctx):
            raise Refused("managers-open")
        await open_tournament(ctx, self.plan, days=days_for(self.pace))


async def _may_open(ctx: Context) -> bool:
    """Whether the person may open a tournament by a button here. Refused: not-in-server."""
    return (await server_settings(ctx.house.db, ctx.server)).tournaments or ctx.manages_server


async def show_plan(ctx: Context, plan: TournamentPlan) -> None:
    """Show a plan for changes. Refused: out-of-date."""
    if plan.game not in GAMES:
        raise Refused("out-of-date")
    await ctx.show(screens.plan_sheet(plan, ctx.words, may_open=await _may_open(ctx)))


async def open_tournament(
    ctx: Context,
    plan: TournamentPlan,
    *,
    days: int,
    name: str | None = None,
    size: int | None = None,
    rooms: int | None = None,
) -> None:
    """Open a tournament in this channel. Its tables get threads here, or in the forum `rooms`.

    Refused: not-in-server, as `require_usable`, cant-post, no-such-game, as `service.open_tournament`.
    """
    server, place = ctx.server, home(ctx)
    if place is None:
        raise Refused("not-in-server")
    await ctx.drop_gone_channels(server)
    await require_usable_id(ctx.bot, Feature.TOURNAMENT, server, place)
    await require_usable_id(ctx.bot, Feature.ROOMS, server, rooms or place)
    tournament = await service.open_tournament(
        ctx.house,
        server=server,
        channel=place,
        organiser=ctx.me,
        name=name if name and _is_visible(name) else await _usual_name(ctx, plan.game),
        game=plan.game,
        format=plan.format,
        pace=plan.pace,
        wait=plan.wait,
        rounds=plan.rounds,
        days=days,
        size=size,
        rated=plan.rated,
        rooms=rooms,
    )
    await delivered(ctx.bot, NOTICE_JOB, subject=tournament.id)
    if (await service.shown_of(ctx.house, tournament.id)).message is not None:
        await ctx.say("cup-opened", link=await message_link(ctx, tournament), channel=f"<#{place}>")
        return
    code = ctx.bot.sender.refusals.get(place)
    if code is not None:
        await service.take_back(ctx.house, tournament.id)
        raise await why_refused(ctx.bot, Feature.TOURNAMENT, server, place, code)
    await ctx.say("cup-opening", channel=f"<#{place}>")


def _is_visible(name: str) -> bool:
    return any(each.isprintable() and not each.isspace() for each in name)


async def _usual_name(ctx: Context, game: str) -> str:
    if game not in GAMES:
        raise Refused("no-such-game", game=game)
    say = words(await ctx.bot.language_of_server(ctx.server, ctx.person))
    return say("cup-name", game=game_name(game, say))


class Forum(app_commands.Transformer):
    """A forum given by its number. discord.py's own transformer also accepts media channels."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return [discord.ChannelType.forum]

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> int:
        return value.id


@slash(
    "tournament open",
    choices={"format": choices("choice-format", Format)},
    complete={"pace": complete_paces},
)
async def open_(
    ctx: Context,
    game: str,
    format: str = Format.SWISS,
    pace: str = "day",
    name: app_commands.Range[str, 1, MAX_NAME] | None = None,
    rounds: app_commands.Range[int, 0, MAX_ROUNDS] = 0,
    hours: app_commands.Range[int, 1, 1440] = 24,
    days: app_commands.Range[int, ROUND_DAYS[0], ROUND_DAYS[1]] | None = None,
    seats: app_commands.Range[int, 2, 8] | None = None,
    rated: bool = False,
    forum: app_commands.Transform[int, Forum] | None = None,
) -> None:
    seconds = read_pace(pace, ctx.words)
    if seconds is None:  # Without a limit, no player would ever be late.
        raise Refused("bad-pace")
    plan = TournamentPlan(game, format, seconds, rounds, hours * HOUR, rated)
    days = days_for(seconds) if days is None else days
    await open_tournament(ctx, plan, name=name, days=days, size=seats, rooms=forum)


# Taking part in a tournament


class JoinTournament(Click, name="cup_join"):
    tournament: TournamentId

    async def pressed(self, ctx: Context) -> None:
        await join_tournament(ctx, self.tournament)


class LeaveTournament(Click, name="cup_leave"):
    tournament: TournamentId

    async def pressed(self, ctx: Context) -> None:
        await leave_tournament(ctx, self.tournament)


async def join_tournament(ctx: Context, number: int | None) -> None:
    found = await find(ctx, number)
    was_playing = found.round > 0
    joined = await service.join(ctx.house, found.id, ctx.me)
    await ctx.say("cup-back" if was_playing else "cup-joined", starts=f"<t:{joined.starts}:f>")


async def leave_tournament(ctx: Context, number: int | None) -> None:
    found = await find(ctx, number)
    await service.leave(ctx.house, found.id, ctx.person)
    await ctx.say("cup-withdrawn" if found.round > 0 else "cup-left")


@slash("tournament join", complete=COMPLETE)
async def join(ctx: Context, tournament: int | None = None) -> None:
    await join_tournament(ctx, tournament)


@slash("tournament leave", complete=COMPLETE)
async def leave(ctx: Context, tournament: int | None = None) -> None:
    await leave_tournament(ctx, tournament)


# Viewing a tournament


class ShowOwnPart(Click, name="cup_mine"):
    tournament: TournamentId

    async def pressed(self, ctx: Context) -> None:
        await show_own_part(ctx, self.tournament)


class ShowStandings(Click, name="cup_standings"):
    tournament: TournamentId
    page: Count

    async def pressed(self, ctx: Context) -> None:
        await show_standings(ctx, self.tournament, self.page)


async def show_own_part(ctx: Context, number: int | None) -> None:
    await ctx.show(screens.own_part(await find(ctx, number), ctx.person, ctx.words))


async def show_standings(ctx: Context, number: int | None, page: int = 1) -> None:
    await ctx.show(screens.standings_sheet(await find(ctx, number), page, ctx.words))


@slash(
    "tournament show",
    choices={"what": choices("choice-cup", ("mine", "standings"))},
    complete=COMPLETE,
)
async def show(ctx: Context, tournament: int | None = None, what: str = "mine") -> None:
    await (show_standings if what == "standings" else show_own_part)(ctx, tournament)
