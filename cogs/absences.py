"""Holidays: `/me away` and `/me back`, and the same by buttons."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import discord
from discord import app_commands
from discord.app_commands import Choice

from cogs.slash import slash
from locales import Words
from sessions import Refused, absence
from sessions.clock import DAY
from sessions.settings import settings_of
from ui import layout, respond, spans
from ui.bot import Bot
from ui.handlers import press
from ui.ids import TableRef
from ui.layout import Sheet
from ui.time_panel import AWAY

Interaction = discord.Interaction[Any]


async def suggest_holidays(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Autocomplete: some lengths; a date is typed."""
    say = await respond.words_for(interaction)
    offered = [(spans.in_words(days * DAY, say), f"{days}d") for days in AWAY]
    return [Choice(name=name, value=value) for name, value in offered if current in f"{name} {value}"]


class AbsenceCommands:
    """The part of `/me`, and the buttons, by which one goes on holiday and comes home."""

    bot: Bot

    @slash("me away")
    @app_commands.autocomplete(until=suggest_holidays)
    async def away(self, interaction: Interaction, until: str) -> None:
        await self._go_away(interaction, await self._end(interaction.user.id, until))

    @slash("me back")
    async def back(self, interaction: Interaction) -> None:
        await self._return_home(interaction)

    @press("set away")
    async def _choose_away(self, interaction: Interaction, ref: TableRef, value: str) -> None:
        await respond.take_time(interaction)
        await self._go_away(interaction, await self._end(interaction.user.id, f"{value}d"))

    @press("home")
    async def _press_home(self, interaction: Interaction, ref: TableRef) -> None:
        await respond.take_time(interaction)
        await self._return_home(interaction)

    async def _end(self, person: int, text: str) -> int:
        """When a holiday ends that was typed as a length ("7d", "7") or as its last day ("2026-08-31"), which
        goes by the person's own clocks. Refused: bad-holiday."""
        plain = text.strip()
        length = spans.read(f"{plain}d" if plain.isdecimal() else plain)
        if length is not None:
            return int(self.bot.now()) + length
        try:
            last = datetime.strptime(plain, "%Y-%m-%d").replace(tzinfo=UTC).date()
            after = last + timedelta(days=1)
            zone = (await settings_of(self.bot.sessions.db, person)).preferences.zone
            return int(datetime.combine(after, time(), ZoneInfo(zone) if zone else UTC).timestamp())
        except (ValueError, OverflowError):  # no date, or one beyond those that there are
            raise Refused("bad-holiday") from None

    async def _go_away(self, interaction: Interaction, until: int) -> None:
        await absence.begin(self.bot.sessions, interaction.user.id, until)
        say = await respond.words_for(interaction)
        lines = [say("away-told", until=f"<t:{until}:f>"), *await self._granted(interaction, until, say)]
        await _answer(interaction, "\n".join(lines))

    async def _granted(self, interaction: Interaction, until: int, say: Words) -> list[str]:
        """What this server grants of a holiday, if not all of it."""
        server = interaction.guild_id
        granted = await absence.away_until(self.bot.sessions, server, interaction.user.id)
        days = await absence.days(self.bot.sessions, server)
        if server is None or granted == until:
            return []
        if granted is None:
            return [say("away-not-granted", days=days)]
        return [say("away-granted", until=f"<t:{granted}:f>", days=days)]

    async def _return_home(self, interaction: Interaction) -> None:
        await absence.end(self.bot.sessions, interaction.user.id)
        say = await respond.words_for(interaction)
        await _answer(interaction, say("away-home"))


async def _answer(interaction: Interaction, text: str) -> None:
    sheet = Sheet()
    sheet.add(layout.text(text))
    await respond.redraw(interaction, sheet.view)
