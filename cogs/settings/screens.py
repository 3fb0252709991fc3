"""The private panel of personal settings."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.clock import service as absence
from cogs.settings import options
from locales import Words, zones
from sessions import Preferences
from sessions.people.settings import settings_of
from ui.bot import Bot
from ui.clicks import select
from ui.sheet import layout
from ui.sheet.layout import MAX_OPTIONS, Item, Sheet
from ui.text import hours

NOT_LISTED = ("quiet_from", "quiet_to", "hidden")
"""Preferences without a place of their own on the panel: quiet hours follow the zone, and profiles say
whether they are hidden."""
REMINDER_CHOICES = (6, 12, 24, 48, 72, 168)
"""Offered hours between two reminders. Others can be typed."""
NO_QUIET_HOURS = "none"


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
        say = self._words
        sheet = Sheet()
        sheet.add(layout.text(say("habits-title")))
        holiday = await absence.holiday(self._bot.house, self._person)
        if holiday is not None:
            sheet.add(layout.text(say("habits-away", until=f"<t:{holiday}:D>")))
        for name in options.NAMES:
            if name == "zone":
                self._add_quiet_hours(sheet, preferences)
            elif name not in NOT_LISTED:
                sheet.add(layout.text(say(f"habits-{name}", **options.in_words(preferences, name, say))))
                if name == "where" and preferences.wants_direct and settings.dm_refused:
                    sheet.add(layout.text(say("habits-dm-refused")))
                if say.has(f"habits-{name}-told"):
                    sheet.add(layout.small(say(f"habits-{name}-told")))
                sheet.add(layout.row([self._choice(name, preferences)]))
        return sheet

    def _choice(self, name: str, preferences: Preferences) -> Item:
        offered = [(self._words(f"{name}-{value}"), value) for value in options.values(name)]
        if name == "every":
            spans = sorted({*REMINDER_CHOICES, preferences.every})
            offered = [(self._words("every-hours", hours=each), str(each)) for each in spans]
        return self._select(name, offered, options.written(preferences, name))

    def _add_quiet_hours(self, sheet: Sheet, preferences: Preferences) -> None:
        say = self._words
        no_zone = say("habits-zone-first") if preferences.zone is None else ""
        no_quiet = "" if preferences.has_quiet_hours else no_zone or say("habits-begin-first")
        sheet.add(
            layout.text(say("habits-choose-zone")),
            layout.row([self._zone(preferences)]),
            layout.text(self._quiet(preferences)),
            layout.small(_label(say("habits-choose-quiet-from"), no_zone)),
            layout.row([self._quiet_from(preferences)]),
            layout.small(_label(say("habits-choose-quiet-to"), no_quiet)),
            layout.row([self._quiet_to(preferences)]),
        )

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

    def _zone(self, preferences: Preferences) -> Item:
        """A select of time zones: the person's own, those of their country, then others."""
        found = dict.fromkeys([*filter(None, [preferences.zone]), *zones.find("", self._country)])
        offered = [
            (hours.zone_label(zone, self._bot.now(), self._words), zone) for zone in list(found)[:MAX_OPTIONS]
        ]
        return self._select("zone", offered, preferences.zone or "")

    def _quiet_from(self, preferences: Preferences) -> Item:
        offered = [(self._words("quiet-none"), NO_QUIET_HOURS), *_times(preferences.quiet_from)]
        chosen = str(preferences.quiet_from) if preferences.has_quiet_hours else NO_QUIET_HOURS
        # Without a zone, quiet hours mean nothing.
        return self._select("quiet_from", offered, chosen, disabled=preferences.zone is None)

    def _quiet_to(self, preferences: Preferences) -> Item:
        chosen = str(preferences.quiet_to) if preferences.has_quiet_hours else ""
        return self._select(
            "quiet_to", _times(preferences.quiet_to), chosen, disabled=not preferences.has_quiet_hours
        )

    def _select(
        self, setting: str, offered: Sequence[tuple[str, str]], chosen: str, *, disabled: bool = False
    ) -> Item:
        menu = [
            discord.SelectOption(label=label, value=value, default=value == chosen)
            for label, value in offered
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
