"""Who plays best in a server: `/server ranking`, `/server champions`, `/server season`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from cogs import lookup
from cogs.slash import localized, slash
from engine import GAMES
from sessions import Refused, rankings
from sessions import rankings as rankings_service
from sessions.rating import ALL
from sessions.seasons import LENGTHS
from ui import respond
from ui.bot import Bot
from ui.handlers import press
from ui.ids import RankingRef, TableRef
from ui.ranking import PAGE, champions_page, ranking_page, season_line

Interaction = discord.Interaction[Any]

WHEN = ("season", "all")
Page = app_commands.Range[int, 1, 10_000]


class RankingCommands:
    """The part of `/server`, and the buttons, by which one sees who plays best."""

    bot: Bot

    @slash("server ranking")
    @app_commands.choices(
        when=[Choice(name=localized(f"choice-ranking-{each}"), value=each) for each in WHEN]
    )
    async def ranking(
        self, interaction: Interaction, game: str | None = None, when: str | None = None, page: Page = 1
    ) -> None:
        server = _server(interaction)
        game = game or await self._game(server)
        first = ALL if when == "all" else await self._season(server, game, is_meant=when is not None)
        await self._show_ranking(interaction, RankingRef(game, first, page))

    @slash("server champions")
    async def champions(self, interaction: Interaction) -> None:
        await self._show_champions(interaction, 1)

    @slash("server season")
    @app_commands.choices(
        months=[Choice(name=localized(f"choice-months-{each}"), value=each) for each in LENGTHS]
    )
    async def season(self, interaction: Interaction, months: int | None = None) -> None:
        server = _server(interaction)
        if months is not None:
            await rankings.set_months(self.bot.sessions, server, months, by=interaction.user.id)
        present = await rankings.present_season(self.bot.sessions, server)
        say = await respond.words_for(interaction)
        told = say("server-season", months=present.months)
        await respond.answer(interaction, f"{told}\n{season_line(present, say)}")

    @press("ranking")
    async def _press_ranking(self, interaction: Interaction, ref: TableRef) -> None:
        await respond.take_time(interaction, anew=True)
        server = _server(interaction)
        game = (await lookup.find(interaction, ref.table)).game if ref.table else await self._game(server)
        await self._show_ranking(interaction, RankingRef(game, await self._season(server, game), 1))

    @press("open ranking")
    async def _open_ranking(self, interaction: Interaction, ref: RankingRef) -> None:
        if ref.game not in GAMES or ref.page < 1:
            raise Refused("out-of-date")
        await respond.take_time(interaction)
        await self._show_ranking(interaction, ref)

    @press("choose ranking")
    async def _choose_ranking(self, interaction: Interaction, season: int, game: str) -> None:
        if game not in GAMES:
            raise Refused("out-of-date")
        await respond.take_time(interaction)
        await self._show_ranking(interaction, RankingRef(game, season, 1))

    @press("open champions")
    async def _open_champions(self, interaction: Interaction, page: int) -> None:
        if page < 1:
            raise Refused("out-of-date")
        await respond.take_time(interaction)
        await self._show_champions(interaction, page)

    async def _season(self, server: int, game: str, *, is_meant: bool = False) -> int:
        """The present season; all time if nobody stands in its ranking yet and it isn't `is_meant`."""
        present = await rankings_service.present_season(self.bot.sessions, server)
        found = is_meant or await rankings_service.top(self.bot.sessions, server, game, present.first, most=1)
        return present.first if found else ALL

    async def _game(self, server: int) -> str:
        """Of which game most has been played there."""
        game = await rankings_service.most_played(self.bot.sessions, server)
        return game if game in GAMES else next(iter(GAMES))

    async def _show_ranking(self, interaction: Interaction, ref: RankingRef) -> None:
        server = _server(interaction)
        after = (ref.page - 1) * PAGE
        found = await rankings.top(
            self.bot.sessions, server, ref.game, ref.season, most=PAGE + 1, after=after
        )
        own = await rankings.own(self.bot.sessions, server, ref.game, interaction.user.id, ref.season)
        present = await rankings.present_season(self.bot.sessions, server)
        say = await respond.words_for(interaction)
        sheet = ranking_page(ref, present, found[:PAGE], len(found) <= PAGE, own, say)
        await respond.redraw(interaction, sheet.view)

    async def _show_champions(self, interaction: Interaction, page: int) -> None:
        server = _server(interaction)
        found = await rankings_service.champions(
            self.bot.sessions, server, most=PAGE + 1, after=(page - 1) * PAGE
        )
        say = await respond.words_for(interaction)
        await respond.redraw(interaction, champions_page(found[:PAGE], page, len(found) <= PAGE, say).view)


def _server(interaction: Interaction) -> int:
    if interaction.guild_id is None:
        raise Refused("not-in-server")
    return interaction.guild_id
