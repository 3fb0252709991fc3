"""Where, how often and when somebody wants to hear that it is their turn: `/me reminders`, `/me quiet`,
`/me settings`, and the selects below what they show."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from cogs.slash import localized, slash
from locales import LANGUAGES, zones
from sessions import Preferences, Refused, Where, automatic, people
from sessions.settings import settings_of
from ui import hours, respond
from ui.bot import Bot
from ui.handlers import press
from ui.ids import TableRef
from ui.preferences_panel import AUTOMATIC, NONE, OFF, ON, PreferencesPanel

Interaction = discord.Interaction[Any]

WHERE_CHOICES = [Choice(name=localized(f"where-{where}"), value=str(where)) for where in Where]
Hours = app_commands.Range[int, 1, 168]


async def suggest_times(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Autocomplete: times of day."""
    return hours.times_offered(current)


async def suggest_zones(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Autocomplete: time zones, by city or country."""
    bot: Bot = interaction.client
    say = await respond.words_for(interaction)
    return hours.zones_offered(current, _country(interaction), bot.now(), say)


class PreferenceCommands:
    """The part of `/me`, and the selects, by which one chooses these."""

    bot: Bot

    @slash("me settings")
    async def settings(self, interaction: Interaction) -> None:
        await self._show_preferences(interaction)

    @slash("me reminders")
    @app_commands.choices(where=WHERE_CHOICES)
    async def reminders(
        self, interaction: Interaction, where: str | None = None, every: Hours | None = None
    ) -> None:
        preferences = await self._preferences(interaction)
        if where is not None:
            await self._try_dms_anew(interaction)
            preferences = replace(preferences, where=Where(where))
        if every is not None:
            preferences = replace(preferences, every=every)
        await self._set(interaction, preferences)

    @slash("me quiet")
    @app_commands.autocomplete(from_=suggest_times, to=suggest_times, zone=suggest_zones)
    async def quiet(
        self,
        interaction: Interaction,
        from_: str | None = None,
        to: str | None = None,
        zone: str | None = None,
    ) -> None:
        preferences = await self._preferences(interaction)
        if (from_ is None) != (to is None):
            raise Refused("half-a-night")
        if zone is not None:
            preferences = replace(preferences, zone=_zone(zone, interaction))
        if from_ is not None and to is not None:
            preferences = replace(preferences, quiet_from=_time(from_), quiet_to=_time(to))
        if preferences.has_quiet_hours and preferences.zone is None:
            raise Refused("zone-missing", begin=hours.time_of_day(preferences.quiet_from))
        await self._set(interaction, preferences)

    @press("habits")
    async def _press_preferences(self, interaction: Interaction, ref: TableRef) -> None:
        await respond.take_time(interaction, anew=True)
        await self._show_preferences(interaction)

    @press("set where")
    async def _choose_where(self, interaction: Interaction, ref: TableRef, value: str) -> None:
        await self._try_dms_anew(interaction)
        await self._pick(interaction, lambda preferences: replace(preferences, where=Where(value)))

    @press("set every")
    async def _choose_every(self, interaction: Interaction, ref: TableRef, value: str) -> None:
        await self._pick(interaction, lambda preferences: replace(preferences, every=int(value)))

    @press("set zone")
    async def _choose_zone(self, interaction: Interaction, ref: TableRef, value: str) -> None:
        await self._pick(interaction, lambda preferences: replace(preferences, zone=value))

    @press("set quiet_from")
    async def _choose_quiet_from(self, interaction: Interaction, ref: TableRef, value: str) -> None:
        if value == NONE:
            await self._pick(interaction, lambda preferences: replace(preferences, quiet_from=0, quiet_to=0))
        else:
            await self._pick(interaction, lambda preferences: replace(preferences, quiet_from=int(value)))

    @press("set quiet_to")
    async def _choose_quiet_to(self, interaction: Interaction, ref: TableRef, value: str) -> None:
        await self._pick(interaction, lambda preferences: replace(preferences, quiet_to=int(value)))

    @slash("me auto")
    async def auto(self, interaction: Interaction, on: bool = True) -> None:
        await self._set_auto(interaction, on)

    @press("set auto")
    async def _choose_auto(self, interaction: Interaction, ref: TableRef, value: str) -> None:
        await self._set_auto(interaction, _is_on(value))

    @press("set text")
    async def _choose_text(self, interaction: Interaction, ref: TableRef, value: str) -> None:
        is_on = _is_on(value)
        await respond.take_time(interaction)
        await people.set_in_words(self.bot.sessions, interaction.user.id, is_on)
        await self._show_preferences(interaction)

    async def _set_auto(self, interaction: Interaction, on: bool) -> None:
        await respond.take_time(interaction)
        await automatic.set_on(self.bot.sessions, interaction.user.id, on)
        await self._show_preferences(interaction)

    @press("set language")
    async def _choose_language(self, interaction: Interaction, ref: TableRef, value: str) -> None:
        await respond.take_time(interaction)
        if value not in (AUTOMATIC, *LANGUAGES):
            raise Refused("out-of-date")
        await people.set_language(
            self.bot.sessions, interaction.user.id, None if value == AUTOMATIC else value
        )
        await self._show_preferences(interaction)

    async def _pick(self, interaction: Interaction, change: Callable[[Preferences], Preferences]) -> None:
        """Make a choice that was picked. Refused: out-of-date."""
        preferences = await self._preferences(interaction)
        try:
            preferences = change(preferences)
        except ValueError:
            raise Refused("out-of-date") from None
        await self._set(interaction, preferences)

    async def _preferences(self, interaction: Interaction) -> Preferences:
        await respond.take_time(interaction)
        return (await settings_of(self.bot.sessions.db, interaction.user.id)).preferences

    async def _set(self, interaction: Interaction, preferences: Preferences) -> None:
        await people.set_preferences(self.bot.sessions, interaction.user.id, preferences)
        await self._show_preferences(interaction)

    async def _try_dms_anew(self, interaction: Interaction) -> None:
        """Whoever chooses where gets a new try."""
        await respond.take_time(interaction)
        await people.set_dm_refused(self.bot.sessions, interaction.user.id, False)

    async def _show_preferences(self, interaction: Interaction) -> None:
        await respond.take_time(interaction)
        say = await respond.words_for(interaction)
        panel = PreferencesPanel(self.bot, interaction.user.id, _country(interaction), say)
        await respond.redraw(interaction, (await panel.sheet()).view)


def _country(interaction: Interaction) -> str:
    return zones.country_of(interaction.locale.value)


def _is_on(value: str) -> bool:
    """Which of two was picked. Refused: out-of-date."""
    if value not in (ON, OFF):
        raise Refused("out-of-date")
    return value == ON


def _zone(typed: str, interaction: Interaction) -> str:
    """The zone that was picked, or meant. Refused: no-such-zone."""
    zone = zones.exactly(typed, _country(interaction))
    if zone is None:
        raise Refused("no-such-zone", zone=typed)
    return zone


def _time(typed: str) -> int:
    """The minutes after midnight that were typed. Refused: not-a-time."""
    minutes = hours.read(typed)
    if minutes is None:
        raise Refused("not-a-time", text=typed[:100])
    return minutes
