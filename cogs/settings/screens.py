"""The private panel of personal settings."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import discord

from cogs.clock import service as absence
from locales import LANGUAGES, Words, zones
from sessions import Preferences, Where
from sessions.people.settings import settings_of
from ui.bot import Bot
from ui.clicks import select
from ui.sheet import layout
from ui.sheet.layout import MAX_OPTIONS, Item, Sheet
from ui.text import hours

CLIENT_LANGUAGE = "auto"
"""Value of the choice to follow the language of the Discord client."""
REMINDER_CHOICES = (6, 12, 24, 48, 72, 168)
"""Offered hours between two reminders. Others can be typed."""
ON, OFF = "on", "off"
"""The values of a switch."""
NO_QUIET_HOURS = "none"


class Setting(StrEnum):
    """A setting with a select on the panel."""

    WHERE = "where"
    EVERY = "every"
    ZONE = "zone"
    QUIET_FROM = "quiet_from"
    QUIET_TO = "quiet_to"
    AUTO = "auto"
    TEXT = "text"
    LANGUAGE = "language"


async def settings_panel(bot: Bot, person: int, country: str, say: Words) -> Sheet:
    """All settings of a person, with selects to change them. `country` is where the person probably is."""
    return await _Panel(bot, person, country, say).sheet()


class _Panel:
    def __init__(self, bot: Bot, person: int, country: str, words: Words) -> None:
        self._bot = bot
        self._person = person
        self._country = country
        self._words = words

    async def sheet(self) -> Sheet:
        settings = await settings_of(self._bot.house.db, self._person)
        preferences = settings.preferences
        language = preferences.language if preferences.language in LANGUAGES else CLIENT_LANGUAGE
        say = self._words
        sheet = Sheet()
        sheet.add(layout.text(say("habits-title")))
        holiday = await absence.holiday(self._bot.house, self._person)
        if holiday is not None:
            sheet.add(layout.text(say("habits-away", until=f"<t:{holiday}:D>")))
        sheet.add(layout.text(say("habits-where", where=str(preferences.where))))
        if preferences.wants_direct and settings.dm_refused:
            sheet.add(layout.text(say("habits-dm-refused")))
        no_zone = say("habits-zone-first") if preferences.zone is None else ""
        no_quiet = "" if preferences.has_quiet_hours else no_zone or say("habits-begin-first")
        sheet.add(
            layout.row([self._where(preferences)]),
            layout.text(say("habits-every", hours=preferences.every)),
            layout.row([self._every(preferences)]),
            layout.text(say("habits-choose-zone")),
            layout.row([self._zone(preferences)]),
            layout.text(self._quiet(preferences)),
            layout.small(_label(say("habits-choose-quiet-from"), no_zone)),
            layout.row([self._quiet_from(preferences)]),
            layout.small(_label(say("habits-choose-quiet-to"), no_quiet)),
            layout.row([self._quiet_to(preferences)]),
            layout.text(say("habits-auto", on="yes" if preferences.auto else "no")),
            layout.small(say("habits-auto-told")),
            layout.row([self._on_or_off(Setting.AUTO, preferences.auto)]),
            layout.text(say("habits-text", on="yes" if preferences.text else "no")),
            layout.row([self._on_or_off(Setting.TEXT, preferences.text)]),
            layout.text(say("habits-language", language=say(f"language-{language}"))),
            layout.row([self._language(language)]),
        )
        return sheet

    def _on_or_off(self, setting: Setting, is_on: bool) -> Item:
        options = [(self._words(f"{setting}-{each}"), each) for each in (OFF, ON)]
        return self._select(setting, options, ON if is_on else OFF)

    def _quiet(self, preferences: Preferences) -> str:
        if not preferences.has_quiet_hours:
            return self._words("habits-no-quiet")
        return self._words(
            "habits-quiet",
            begin=hours.time_of_day(preferences.quiet_from),
            end=hours.time_of_day(preferences.quiet_to),
            city=zones.city(preferences.zone or zones.UTC, self._words.language),
            now=hours.now_in(preferences.zone, self._bot.now()),
        )

    def _where(self, preferences: Preferences) -> Item:
        options = [(self._words(f"where-{where}"), str(where)) for where in Where]
        return self._select(Setting.WHERE, options, preferences.where)

    def _every(self, preferences: Preferences) -> Item:
        spans = sorted({*REMINDER_CHOICES, preferences.every})
        options = [(self._words("every-hours", hours=each), str(each)) for each in spans]
        return self._select(Setting.EVERY, options, str(preferences.every))

    def _zone(self, preferences: Preferences) -> Item:
        """A select of time zones: the person's own, those of their country, then others."""
        found = dict.fromkeys([*filter(None, [preferences.zone]), *zones.find("", self._country)])
        options = [
            (hours.zone_label(zone, self._bot.now(), self._words), zone) for zone in list(found)[:MAX_OPTIONS]
        ]
        return self._select(Setting.ZONE, options, preferences.zone or "")

    def _quiet_from(self, preferences: Preferences) -> Item:
        options = [(self._words("quiet-none"), NO_QUIET_HOURS), *_times(preferences.quiet_from)]
        chosen = str(preferences.quiet_from) if preferences.has_quiet_hours else NO_QUIET_HOURS
        # Without a zone, quiet hours mean nothing.
        return self._select(Setting.QUIET_FROM, options, chosen, disabled=preferences.zone is None)

    def _quiet_to(self, preferences: Preferences) -> Item:
        chosen = str(preferences.quiet_to) if preferences.has_quiet_hours else ""
        return self._select(
            Setting.QUIET_TO, _times(preferences.quiet_to), chosen, disabled=not preferences.has_quiet_hours
        )

    def _language(self, language: str) -> Item:
        options = [(self._words(f"language-{each}"), each) for each in (*LANGUAGES, CLIENT_LANGUAGE)]
        return self._select(Setting.LANGUAGE, options, language)

    def _select(
        self, setting: Setting, options: Sequence[tuple[str, str]], chosen: str, *, disabled: bool = False
    ) -> Item:
        menu = [
            discord.SelectOption(label=label, value=value, default=value == chosen)
            for label, value in options
        ]
        title = self._words(f"habits-choose-{setting.replace('_', '-')}")
        return select(menu, "choose_setting", setting, placeholder=title, disabled=disabled)


def _label(what: str, why_not: str) -> str:
    """The label of a select, with the reason if it is disabled."""
    return f"{what} · {why_not}" if why_not else what


def _times(chosen: int) -> list[tuple[str, str]]:
    """The full hours of a day. The chosen time replaces its full hour."""
    times = [chosen if chosen // 60 == hour else 60 * hour for hour in range(24)]
    return [(hours.time_of_day(each), str(each)) for each in times]
