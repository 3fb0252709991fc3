"""`/tournament`: tournaments are opened, joined, looked at, and led."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs import lookup
from cogs.pace import read_pace, suggest_paces
from cogs.slash import localized, localized_name, offer_games, slash
from cogs.tournament_clicks import TournamentClicks, seen
from sessions import Format, Person, Refused, Tournament
from sessions.clock import HOUR
from sessions.tournaments import LENGTHS, ROUNDS
from ui import respond
from ui.bot import Bot
from ui.tournament import standings_sheet
from ui.tournament_ids import CupPlan, Ruling
from ui.tournament_panels import days_for, organiser_sheet, own_part
from ui.typed_words import fits

Interaction = discord.Interaction[Any]

NAME = 60
"""Characters that a tournament's name may have."""
FORMATS = [Choice(name=localized(f"choice-format-{each}"), value=str(each)) for each in Format]
WHAT = ("mine", "standings")


class Forum(app_commands.Transformer):
    """A forum, by its number. (discord.py's own takes media channels, too.)"""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return [discord.ChannelType.forum]

    async def transform(self, interaction: Interaction, value: Any, /) -> int:
        return value.id


async def suggest_tournaments(interaction: Interaction, current: str) -> list[Choice[int]]:
    """Autocomplete: the server's tournaments."""
    named = [(f"{each.name} · {each.id}", each.id) for each in await seen(interaction.client, interaction)]
    return [Choice(name=name[:100], value=id) for name, id in named if fits(current, name)]


any_tournament = app_commands.autocomplete(tournament=suggest_tournaments)
"""Marks a command whose parameter `tournament` is any of the server's."""


@app_commands.guild_only()
class TournamentCog(
    TournamentClicks,
    commands.GroupCog,
    group_name=localized_name("command-tournament"),
    group_description=localized("command-tournament"),
):
    """The commands of `/tournament`, and what can be clicked there."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        offer_games(self.open)

    @slash("tournament open")
    @app_commands.choices(format=FORMATS)
    @app_commands.autocomplete(pace=suggest_paces)
    async def open(
        self,
        interaction: Interaction,
        game: str,
        format: str = Format.SWISS,
        pace: str = "day",
        name: app_commands.Range[str, 1, NAME] | None = None,
        rounds: app_commands.Range[int, 0, ROUNDS] = 0,
        hours: app_commands.Range[int, 1, 1440] = 24,
        days: app_commands.Range[int, LENGTHS[0], LENGTHS[1]] | None = None,
        seats: app_commands.Range[int, 2, 8] | None = None,
        rated: bool = False,
        forum: app_commands.Transform[int, Forum] | None = None,
    ) -> None:
        seconds = await read_pace(interaction, pace)
        if seconds is None:  # nobody could be waited for in vain
            raise Refused("bad-pace")
        plan = CupPlan(game, format, seconds, rounds, hours * HOUR, rated)
        await self._open(
            interaction,
            plan,
            name=name,
            days=days_for(seconds) if days is None else days,
            size=seats,
            rooms=forum,
        )

    @slash("tournament list")
    async def list(self, interaction: Interaction) -> None:
        await self._list(interaction)

    @slash("tournament join")
    @any_tournament
    async def join(self, interaction: Interaction, tournament: int | None = None) -> None:
        await self._join(interaction, await self._meant(interaction, tournament))

    @slash("tournament leave")
    @any_tournament
    async def leave(self, interaction: Interaction, tournament: int | None = None) -> None:
        await self._leave(interaction, await self._meant(interaction, tournament))

    @slash("tournament show")
    @app_commands.choices(what=[Choice(name=localized(f"choice-cup-{each}"), value=each) for each in WHAT])
    @any_tournament
    async def show(self, interaction: Interaction, tournament: int | None = None, what: str = "mine") -> None:
        found = await self._meant(interaction, tournament)
        say = await respond.words_for(interaction)
        if what == "standings":
            sheet = standings_sheet(found, 1, say)
        else:
            sheet = own_part(found, interaction.user.id, say)
        await respond.redraw(interaction, sheet.view)

    @slash("tournament start")
    @any_tournament
    async def start(self, interaction: Interaction, tournament: int | None = None) -> None:
        await self._start(interaction, await self._meant(interaction, tournament))

    @slash("tournament pause")
    @any_tournament
    async def pause(self, interaction: Interaction, tournament: int | None = None) -> None:
        await self._pause(interaction, await self._meant(interaction, tournament))

    @slash("tournament resume")
    @any_tournament
    async def resume(self, interaction: Interaction, tournament: int | None = None) -> None:
        await self._resume(interaction, await self._meant(interaction, tournament))

    @slash("tournament cancel")
    @any_tournament
    async def cancel(self, interaction: Interaction, tournament: int | None = None) -> None:
        found = await self._meant(interaction, tournament)
        say = await respond.words_for(interaction)
        await respond.redraw(interaction, organiser_sheet(found, say, asks=True).view)

    @slash("tournament replace")
    @any_tournament
    async def replace(
        self,
        interaction: Interaction,
        out: discord.User,
        substitute: discord.User,
        tournament: int | None = None,
    ) -> None:
        found = await self._meant(interaction, tournament)
        await self._replace(interaction, found, out.id, Person(substitute.id, substitute.display_name))

    @slash("tournament rule")
    @any_tournament
    async def rule(
        self,
        interaction: Interaction,
        round: app_commands.Range[int, 1, 100],
        seat: app_commands.Range[int, 1, 100],
        tournament: int | None = None,
    ) -> None:
        found = await self._meant(interaction, tournament)
        await self._rule(interaction, found, Ruling(found.id, round, seat))

    async def _meant(self, interaction: Interaction, number: int | None) -> Tournament:
        """The server's tournament of that number; else the latest that is open in this channel, or there.

        Refused: no-such-tournament, no-tournament-here.
        """
        if number is not None:
            return await self._found(interaction, number)
        found = await seen(self.bot, interaction)
        here = lookup.home_of(interaction)
        found.sort(key=lambda each: (not each.stage.is_open, each.channel != here, -each.id))
        if not found:
            raise Refused("no-tournament-here")
        return found[0]


async def setup(bot: Bot) -> None:
    await bot.add_cog(TournamentCog(bot))
