"""The actions of a tournament's organiser and the server's managers."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands

from cogs.tournament import organising, screens
from cogs.tournament.document import Tournament
from cogs.tournament.finding import TournamentId, complete_tournaments, find
from sessions import Person, Refused
from ui.clicks import Click, Count, Path
from ui.commands import slash
from ui.context import Context
from ui.places.reach import departed

COMPLETE = {"tournament": complete_tournaments}

TournamentChange = Literal["start", "pause", "resume", "cancel"]
CHANGES = {
    "start": organising.start,
    "pause": organising.pause,
    "resume": organising.resume,
    "cancel": organising.cancel,
}


class OpenOrganiser(Click, name="cup_organise"):
    tournament: TournamentId
    asks: bool
    """Whether the panel asks for confirmation of a cancellation."""

    async def pressed(self, ctx: Context) -> None:
        await show_organiser(ctx, await find(ctx, self.tournament), asks=self.asks)


class ChangeTournament(Click, name="cup_change"):
    tournament: TournamentId
    change: TournamentChange

    async def pressed(self, ctx: Context) -> None:
        await change_tournament(ctx, self.tournament, self.change)


async def show_organiser(ctx: Context, tournament: Tournament, *, asks: bool = False) -> None:
    """Show the organiser's actions. Refused: not-organiser."""
    _require_organiser(ctx, tournament)
    await ctx.show(screens.organiser_sheet(tournament, ctx.words, asks=asks))


async def change_tournament(ctx: Context, number: int | None, change: TournamentChange) -> None:
    """Start, pause, resume or cancel a tournament. Refused: as the functions of `organising`."""
    found = await find(ctx, number)
    changed = await CHANGES[change](ctx.house, found.id, ctx.person, ctx.manages_server)
    if change == "start":
        await ctx.say("cup-started")
    else:
        await show_organiser(ctx, changed)


@slash("tournament start", complete=COMPLETE)
async def start(ctx: Context, tournament: int | None = None) -> None:
    await change_tournament(ctx, tournament, "start")


@slash("tournament pause", complete=COMPLETE)
async def pause(ctx: Context, tournament: int | None = None) -> None:
    await change_tournament(ctx, tournament, "pause")


@slash("tournament resume", complete=COMPLETE)
async def resume(ctx: Context, tournament: int | None = None) -> None:
    await change_tournament(ctx, tournament, "resume")


@slash("tournament cancel", complete=COMPLETE)
async def cancel(ctx: Context, tournament: int | None = None) -> None:
    await show_organiser(ctx, await find(ctx, tournament), asks=True)


# Replacing an entrant


class ChooseEntrant(Click, name="cup_entrant", picks=int):
    tournament: TournamentId
    part: Count
    """Number that distinguishes the selects of a large tournament."""

    async def pressed(self, ctx: Context, number: int) -> None:
        found = await _organised(ctx, self.tournament)
        _require_known(any(each.number == number for each in found.entrants))
        await ctx.show(screens.substitute_sheet(found, number, ctx.words))


class ChooseSubstitute(Click, name="cup_substitute", picks=discord.abc.User):
    tournament: TournamentId
    number: Count
    """Number of the entrant to replace."""

    async def pressed(self, ctx: Context, person: discord.User | discord.Member) -> None:
        found = await _organised(ctx, self.tournament)
        out = next((each.person for each in found.entrants if each.number == self.number), None)
        if out is None:
            raise Refused("out-of-date")
        await replace_entrant(ctx, found, out, person)


async def replace_entrant(
    ctx: Context, tournament: Tournament, out: int, person: discord.User | discord.Member
) -> None:
    """Replace an entrant with a person. Refused: substitute-bot, substitute-elsewhere, as
    `organising.replace_entrant`."""
    if person.bot:
        raise Refused("substitute-bot")
    if await departed(ctx.bot, tournament.server, [person.id]):
        raise Refused("substitute-elsewhere", person=person.id)
    substitute = Person(person.id, person.display_name)
    await organising.replace_entrant(
        ctx.house, tournament.id, ctx.person, out, substitute, ctx.manages_server
    )
    await ctx.say("cup-replaced", out=f"<@{out}>", substitute=f"<@{person.id}>")


@slash("tournament replace", complete=COMPLETE)
async def replace(
    ctx: Context, out: discord.User, substitute: discord.User, tournament: int | None = None
) -> None:
    await replace_entrant(ctx, await find(ctx, tournament), out.id, substitute)


# Setting a table's result


class ChooseTable(Click, name="cup_pod", picks=tuple):
    tournament: TournamentId

    async def pressed(self, ctx: Context, pod: tuple[int, ...]) -> None:
        _require_known(len(pod) == 2)
        round, number = pod
        await rule_on_table(ctx, self.tournament, round, number)


class ChooseNextPlace(Click, name="cup_rule", picks=int):
    tournament: TournamentId
    round: Count
    pod: Count
    order: Path
    """Numbers of the entrants whose places are known, the first place first."""

    async def pressed(self, ctx: Context, number: int) -> None:
        await rule_on_table(ctx, self.tournament, self.round, self.pod, (*self.order, number))


async def rule_on_table(
    ctx: Context, number: int | None, round: int, pod: int, order: tuple[int, ...] = ()
) -> None:
    """Ask which entrant came next at a table, and set the result once only the last place is open.

    Refused: not-organiser, out-of-date, as `organising.rule`.
    """
    tournament = await _organised(ctx, number)
    rounds = tournament.pods
    _require_known(1 <= round <= len(rounds) and 1 <= pod <= len(rounds[round - 1]))
    entrants = rounds[round - 1][pod - 1].entrants
    _require_known(set(order) <= set(entrants) and len(set(order)) == len(order))
    if entrants and len(order) >= len(entrants) - 1:
        order = (*order, *(each for each in entrants if each not in order))
        tournament = await organising.rule(
            ctx.house, tournament.id, ctx.person, round, pod, order, ctx.manages_server
        )
    await ctx.show(screens.ruling_sheet(tournament, round, pod, order, ctx.words))


@slash("tournament rule", complete=COMPLETE)
async def rule(
    ctx: Context,
    round: app_commands.Range[int, 1, 100],
    seat: app_commands.Range[int, 1, 100],
    tournament: int | None = None,
) -> None:
    await rule_on_table(ctx, tournament, round, seat)


async def _organised(ctx: Context, number: int | None) -> Tournament:
    """The tournament, if the person organises it. Refused: not-organiser, as `find`."""
    found = await find(ctx, number)
    _require_organiser(ctx, found)
    return found


def _require_organiser(ctx: Context, tournament: Tournament) -> None:
    """Refuse people who don't organise the tournament. Refused: not-organiser."""
    if ctx.person != tournament.organiser and not ctx.manages_server:
        raise Refused("not-organiser", organiser=tournament.organiser)


def _require_known(is_known: bool) -> None:
    """Refuse a click or typed value that names nothing known. Refused: out-of-date."""
    if not is_known:
        raise Refused("out-of-date")
