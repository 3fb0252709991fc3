"""The archive of matches that are over: `/game history`, and what one finds there."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from cogs import lookup
from cogs.slash import localized, slash
from engine import GAMES
from sessions import Past, Refused, Search, archive
from ui import respond
from ui.archive import PAGE, Paging, archive_page
from ui.bot import Bot
from ui.handlers import press
from ui.ids import Sought
from ui.table_message import table_message
from ui.visibility import can_view, viewable

Interaction = discord.Interaction[Any]

DAY = 86_400
WHERE = ("mine", "server")
RESULTS = ("won", "lost")
DAYS = (7, 30, 365)


class ArchiveCommands:
    """The part of `/game`, and the buttons, by which matches that are over are found again."""

    bot: Bot

    @slash("game history")
    @app_commands.choices(
        where=[Choice(name=localized(f"choice-{each}"), value=each) for each in WHERE],
        result=[Choice(name=localized(f"choice-{each}"), value=each) for each in RESULTS],
    )
    @app_commands.choices(
        time=[Choice(name=localized(f"choice-days-{each}"), value=each) for each in DAYS],
    )
    async def history(
        self,
        interaction: Interaction,
        where: str = "mine",
        game: str | None = None,
        person: discord.User | None = None,
        result: str | None = None,
        time: int | None = None,
    ) -> None:
        if where == "server" and interaction.guild_id is None:
            raise Refused("not-in-server")
        who = 0 if person is None else person.id
        await self._show_archive(
            interaction, Sought(where == "server", who, game or "", result or "", time or 0)
        )

    @press("open archive")
    async def _turn_archive(self, interaction: Interaction, sought: Sought, older: int, newer: int) -> None:
        if sought.result not in ("", *RESULTS) or sought.days not in (0, *DAYS):
            raise Refused("out-of-date")
        if sought.game not in ("", *GAMES) or (sought.in_server and interaction.guild_id is None):
            raise Refused("out-of-date")
        await respond.take_time(interaction)
        await self._show_archive(interaction, sought, older, newer)

    @press("open past")
    async def _open_past(self, interaction: Interaction, number: str) -> None:
        """The end of one: its picture, who won and by what, its log, the look-back."""
        if not number.isdecimal():
            raise Refused("out-of-date")
        await respond.take_time(interaction, anew=True)
        table = await lookup.find(interaction, int(number))
        sheet = await table_message(self.bot, table, await respond.words_for(interaction))
        await respond.redraw(interaction, sheet.view, sheet.files)

    async def _show_archive(
        self, interaction: Interaction, sought: Sought, older: int = 0, newer: int = 0
    ) -> None:
        """Show the page after the table `older` or before the table `newer`; the newest if both are 0."""
        person, places = interaction.user, None
        if sought.in_server:
            assert interaction.guild is not None
            assert isinstance(person, discord.Member)
            places = viewable(interaction.guild, person)
        find = partial(
            archive.find,
            self.bot.sessions,
            self._search(interaction, sought),
            viewer=person.id,
            places=places,
            most=PAGE + 1,
        )
        found = await find(after=newer) if newer else []
        if len(found) > PAGE:
            found = found[-PAGE:]
            paging = Paging(found[0].id, found[-1].id)
        else:  # the newest page is always full
            found = await find(before=older or None)
            is_last, found = len(found) <= PAGE, found[:PAGE]
            newer_still = found[0].id if found else 0
            paging = Paging(newer_still if older else None, None if is_last else found[-1].id)
        shown = [past for past in found if await _may_see(interaction, past)]
        say = await respond.words_for(interaction)
        sheet = archive_page(shown, sought, paging, say)
        await respond.redraw(interaction, sheet.view)

    def _search(self, interaction: Interaction, sought: Sought) -> Search:
        """Whether somebody won is asked of the person named, or of who asks."""
        me, other = interaction.user.id, sought.person or None
        about_one = other is not None or sought.result
        return Search(
            person=me if not sought.in_server else (other or me) if about_one else None,
            companion=None if sought.in_server else other,
            server=interaction.guild_id if sought.in_server else None,
            game=sought.game or None,
            won=sought.result == "won" if sought.result else None,
            since=int(self.bot.now()) - sought.days * DAY if sought.days else 0,
        )


async def _may_see(interaction: Interaction, past: Past) -> bool:
    """Whether somebody may see what was found: in channels they could read, a private thread may not be
    theirs."""
    person, guild = interaction.user, interaction.guild
    if past.parent is None or any(seat.person == person.id for seat in past.seats):
        return True
    return guild is not None and isinstance(person, discord.Member) and await can_view(guild, past, person)
