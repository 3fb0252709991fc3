"""The private panel of what somebody has chosen for themselves, where they can choose otherwise."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from locales import LANGUAGES, Words, zones
from sessions import Preferences, Where, absence
from sessions.settings import settings_of
from ui import hours, layout
from ui.actions import Setting
from ui.bot import Bot
from ui.buttons import SelectOfOne, select_of_one
from ui.ids import NOWHERE
from ui.layout import OPTIONS, Sheet

AUTOMATIC = "auto"
"""Stands for the language of one's Discord client."""
EVERY = (6, 12, 24, 48, 72, 168)
"""Hours between two reminders that can be picked; others can be typed."""
ON, OFF = "on", "off"
"""Whether one is answered for where one has no choice; whether one is told in words what pictures show."""
NONE = "none"
"""Stands for no quiet hours."""


class PreferencesPanel:
    def __init__(self, bot: Bot, person: int, country: str, words: Words) -> None:
        """`country` is where the person probably is."""
        self._bot = bot
        self._person = person
        self._country = country
        self._words = words

    async def sheet(self) -> Sheet:
        """All that they have chosen, and the selects by which they can choose something else."""
        settings = await settings_of(self._bot.sessions.db, self._person)
        preferences, language = settings.preferences, settings.language or AUTOMATIC
        say = self._words
        sheet = Sheet()
        sheet.add(layout.text(say("habits-title")))
        holiday = await absence.holiday(self._bot.sessions, self._person)
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
            layout.text(say("habits-auto", on="yes" if settings.auto else "no")),
            layout.small(say("habits-auto-told")),
            layout.row([self._on_or_off("auto", settings.auto)]),
            layout.text(say("habits-text", on="yes" if settings.in_words else "no")),
            layout.row([self._on_or_off("text", settings.in_words)]),
            layout.text(say("habits-language", language=say(f"language-{language}"))),
            layout.row([self._language(language)]),
        )
        return sheet

    def _on_or_off(self, setting: Setting, is_on: bool) -> SelectOfOne:
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

    def _where(self, preferences: Preferences) -> SelectOfOne:
        options = [(self._words(f"where-{where}"), str(where)) for where in Where]
        return self._select("where", options, preferences.where)

    def _every(self, preferences: Preferences) -> SelectOfOne:
        spans = sorted({*EVERY, preferences.every})
        options = [(self._words("every-hours", hours=each), str(each)) for each in spans]
        return self._select("every", options, str(preferences.every))

    def _zone(self, preferences: Preferences) -> SelectOfOne:
        """Those of the person's country first, and their own in any case."""
        found = dict.fromkeys([*filter(None, [preferences.zone]), *zones.find("", self._country)])
        options = [
            (hours.zone_label(zone, self._bot.now(), self._words), zone) for zone in list(found)[:OPTIONS]
        ]
        return self._select("zone", options, preferences.zone or "")

    def _quiet_from(self, preferences: Preferences) -> SelectOfOne:
        options = [(self._words("quiet-none"), NONE), *_times(preferences.quiet_from)]
        chosen = str(preferences.quiet_from) if preferences.has_quiet_hours else NONE
        # Nothing is known of somebody's nights before it is known where they are.
        return self._select("quiet_from", options, chosen, disabled=preferences.zone is None)

    def _quiet_to(self, preferences: Preferences) -> SelectOfOne:
        chosen = str(preferences.quiet_to) if preferences.has_quiet_hours else ""
        return self._select(
            "quiet_to", _times(preferences.quiet_to), chosen, disabled=not preferences.has_quiet_hours
        )

    def _language(self, language: str) -> SelectOfOne:
        options = [(self._words(f"language-{each}"), each) for each in (*LANGUAGES, AUTOMATIC)]
        return self._select("language", options, language)

    def _select(
        self, setting: Setting, options: Sequence[tuple[str, str]], chosen: str, *, disabled: bool = False
    ) -> SelectOfOne:
        """What it is for stands above it; where nothing is chosen, also in it."""
        title = self._words(f"habits-choose-{setting.replace('_', '-')}")
        return select_of_one(
            NOWHERE.setting(setting),
            [
                discord.SelectOption(label=label, value=value, default=value == chosen)
                for label, value in options
            ],
            placeholder=title,
            disabled=disabled,
        )


def _label(what: str, why_not: str) -> str:
    """What a select is for and, if it is disabled, why."""
    return f"{what} · {why_not}" if why_not else what


def _times(chosen: int) -> list[tuple[str, str]]:
    """The full hours of a day, and the chosen time in the place of the one before it."""
    times = [chosen if chosen // 60 == hour else 60 * hour for hour in range(24)]
    return [(hours.time_of_day(each), str(each)) for each in times]
