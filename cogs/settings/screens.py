"""The private panels of settings: a person's, and a server's."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from msgspec import Struct

from cogs.clock import service as absence
from cogs.settings.options import MY, SERVER, Options
from locales import Words, zones
from sessions import Preferences
from sessions.people.server_settings import ServerSettings
from sessions.people.settings import settings_of
from ui.bot import Bot
from ui.clicks import select
from ui.sheet import layout
from ui.sheet.layout import MAX_OPTIONS, Item, Sheet
from ui.text import hours, markdown

NOT_LISTED = ("quiet_from", "quiet_to", "hidden")
"""Preferences without a place of their own on the panel: quiet hours follow the zone, and profiles say
whether they are hidden."""
NO_QUIET_HOURS = "none"


async def settings_panel(bot: Bot, person: int, country: str, say: Words) -> Sheet:
    """All settings of a person, with selects to change them. `country` is where the person probably is."""
    return await _Panel(bot, person, country, say).sheet()


def server_panel(settings: ServerSettings, say: Words) -> Sheet:
    """All settings of a server, with selects to change most of them."""
    sheet = Sheet()
    sheet.add(layout.text(say("server-title")))
    for name in SERVER.names:
        _add_setting(sheet, SERVER, settings, name, say, server_line(settings, name, say))
    return sheet


def server_line(settings: ServerSettings, name: str, say: Words) -> str:
    """What a server's managers chose for a setting."""
    match name:
        case "channels" if settings.channels:
            return say("server-channels", channels=markdown.channels(settings.channels, say))
        case "channels":
            return say("server-channels-all")
        case "meeting" if settings.meeting is not None:
            return say("server-meeting", channel=f"<#{settings.meeting}>")
        case "meeting":
            return say("server-meeting-anywhere")
        case "season":
            return say("server-season", months=settings.season.months)
        case _:
            return say(f"server-{name}", **SERVER.in_words(settings, name, say))


def _add_setting(
    sheet: Sheet, options: Options, settings: Struct, name: str, say: Words, *lines: str
) -> None:
    """Add `lines` about a setting, its explanation if it has one, and a select for its values."""
    told = f"{options.group}-{name}-told"
    sheet.add(*map(layout.text, lines), *([layout.small(say(told))] if say.has(told) else ()))
    present = options.written(settings, name)
    if values := options.offered(name, present):
        offered = [(options.label(name, value, say), value) for value in values]
        sheet.add(layout.row([_select(options, name, offered, present, say)]))


def _select(
    options: Options,
    name: str,
    offered: Sequence[tuple[str, str]],
    chosen: str,
    say: Words,
    *,
    disabled: bool = False,
) -> Item:
    menu = [
        discord.SelectOption(label=label, value=value, default=value == chosen) for label, value in offered
    ]
    title = say(f"{options.group}-choose-{name.replace('_', '-')}")
    return select(menu, "choose_setting", options.group, name, placeholder=title, disabled=disabled)


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
        sheet.add(layout.text(say("my-title")))
        holiday = await absence.holiday(self._bot.house, self._person)
        if holiday is not None:
            sheet.add(layout.text(say("my-away", until=f"<t:{holiday}:D>")))
        for name in MY.names:
            if name == "zone":
                self._add_quiet_hours(sheet, preferences)
            elif name not in NOT_LISTED:
                lines = [say(f"my-{name}", **MY.in_words(preferences, name, say))]
                if name == "where" and preferences.wants_direct and settings.dm_refused:
                    lines.append(say("my-dm-refused"))
                _add_setting(sheet, MY, preferences, name, say, *lines)
        return sheet

    def _add_quiet_hours(self, sheet: Sheet, preferences: Preferences) -> None:
        say = self._words
        no_zone = say("my-zone-first") if preferences.zone is None else ""
        no_quiet = "" if preferences.has_quiet_hours else no_zone or say("my-begin-first")
        sheet.add(
            layout.text(say("my-choose-zone")),
            layout.row([self._zone(preferences)]),
            layout.text(self._quiet(preferences)),
            layout.small(_label(say("my-choose-quiet-from"), no_zone)),
            layout.row([self._quiet_from(preferences)]),
            layout.small(_label(say("my-choose-quiet-to"), no_quiet)),
            layout.row([self._quiet_to(preferences)]),
        )

    def _quiet(self, preferences: Preferences) -> str:
        if not preferences.has_quiet_hours:
            return self._words("my-no-quiet")
        return self._words(
            "my-quiet",
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
        return _select(MY, "zone", offered, preferences.zone or "", self._words)

    def _quiet_from(self, preferences: Preferences) -> Item:
        offered = [(self._words("quiet-none"), NO_QUIET_HOURS), *_times(preferences.quiet_from)]
        chosen = str(preferences.quiet_from) if preferences.has_quiet_hours else NO_QUIET_HOURS
        # Without a zone, quiet hours mean nothing.
        return _select(MY, "quiet_from", offered, chosen, self._words, disabled=preferences.zone is None)

    def _quiet_to(self, preferences: Preferences) -> Item:
        chosen = str(preferences.quiet_to) if preferences.has_quiet_hours else ""
        times, disabled = _times(preferences.quiet_to), not preferences.has_quiet_hours
        return _select(MY, "quiet_to", times, chosen, self._words, disabled=disabled)


def _label(what: str, why_not: str) -> str:
    """The label of a select, with the reason if it is disabled."""
    return f"{what} · {why_not}" if why_not else what


def _times(chosen: int) -> list[tuple[str, str]]:
    """The full hours of a day. The chosen time replaces its full hour."""
    times = [chosen if chosen // 60 == hour else 60 * hour for hour in range(24)]
    return [(hours.time_of_day(each), str(each)) for each in times]
