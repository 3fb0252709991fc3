"""The private panel of what somebody has chosen for themselves, where they can choose otherwise."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from locales import LANGUAGES, Words, zones
from sessions import Habits, Where
from ui import hours, layout
from ui.bot import Bot
from ui.buttons import SelectOfOne, select_of_one
from ui.ids import NOWHERE, Setting
from ui.layout import OPTIONS, Sheet

AUTOMATIC = "auto"
"""Stands for the language of one's Discord client."""
EVERY = (6, 12, 24, 48, 72, 168)
"""Hours between two reminders that can be picked; others can be typed."""
NONE = "none"
"""Stands for no quiet hours."""


class HabitsPanel:
    def __init__(self, bot: Bot, person: int, country: str, words: Words) -> None:
        """`country` is where the person probably is."""
        self._bot = bot
        self._person = person
        self._country = country
        self._words = words

    async def sheet(self) -> Sheet:
        """All that they have chosen, and the selects by which they can choose something else."""
        habits = await self._bot.sessions.habits(self._person)
        language = await self._bot.sessions.language(self._person) or AUTOMATIC
        say = self._words
        lines = [
            say("habits-language", language=say(f"language-{language}")),
            say("habits-where", where=str(habits.where)),
            say("habits-every", hours=habits.every),
            self._quiet(habits),
        ]
        holiday = self._bot.sessions.holiday(self._person)
        if holiday is not None:
            lines.append(say("habits-away", until=f"<t:{holiday}:D>"))
        sheet = Sheet()
        sheet.add(layout.text("\n".join([say("habits-title"), *(f"- {line}" for line in lines)])))
        if habits.wants_direct and await self._bot.sessions.dm_refused(self._person):
            sheet.add(layout.text(say("habits-dm-refused")))
        sheet.add(
            layout.row([self._where(habits)]),
            layout.row([self._every(habits)]),
            layout.row([self._zone(habits)]),
            layout.row([self._quiet_from(habits)]),
            layout.row([self._quiet_to(habits)]),
            layout.row([self._language(language)]),
        )
        return sheet

    def _quiet(self, habits: Habits) -> str:
        if not habits.has_quiet_hours:
            return self._words("habits-no-quiet")
        return self._words(
            "habits-quiet",
            begin=hours.told(habits.quiet_from),
            end=hours.told(habits.quiet_to),
            city=zones.city(habits.zone or zones.UTC, self._words.language),
            now=hours.now_in(habits.zone, self._bot.now()),
        )

    def _where(self, habits: Habits) -> SelectOfOne:
        options = [(self._words(f"where-{where}"), str(where)) for where in Where]
        return self._select("where", options, habits.where)

    def _every(self, habits: Habits) -> SelectOfOne:
        spans = sorted({*EVERY, habits.every})
        options = [(self._words("every-hours", hours=each), str(each)) for each in spans]
        return self._select("every", options, str(habits.every))

    def _zone(self, habits: Habits) -> SelectOfOne:
        """Those of the person's country first, and their own in any case."""
        found = dict.fromkeys([*filter(None, [habits.zone]), *zones.find("", self._country)])
        options = [
            (hours.zone_label(zone, self._bot.now(), self._words), zone) for zone in list(found)[:OPTIONS]
        ]
        return self._select("zone", options, habits.zone or "")

    def _quiet_from(self, habits: Habits) -> SelectOfOne:
        options = [(self._words("quiet-none"), NONE), *_times(habits.quiet_from)]
        chosen = str(habits.quiet_from) if habits.has_quiet_hours else NONE
        # Nothing is known of somebody's nights before it is known where they are.
        return self._select("quiet_from", options, chosen, disabled=habits.zone is None)

    def _quiet_to(self, habits: Habits) -> SelectOfOne:
        chosen = str(habits.quiet_to) if habits.has_quiet_hours else ""
        return self._select("quiet_to", _times(habits.quiet_to), chosen, disabled=not habits.has_quiet_hours)

    def _language(self, language: str) -> SelectOfOne:
        options = [(self._words(f"language-{each}"), each) for each in (*LANGUAGES, AUTOMATIC)]
        return self._select("language", options, language)

    def _select(
        self, setting: Setting, options: Sequence[tuple[str, str]], chosen: str, *, disabled: bool = False
    ) -> SelectOfOne:
        """What is chosen says of what it is in its description; what isn't, in the select's placeholder."""
        title = self._words(f"habits-choose-{setting.replace('_', '-')}")
        return select_of_one(
            NOWHERE.setting(setting),
            [
                discord.SelectOption(
                    label=label,
                    value=value,
                    default=value == chosen,
                    description=title if value == chosen else None,
                )
                for label, value in options
            ],
            placeholder=title,
            disabled=disabled,
        )


def _times(chosen: int) -> list[tuple[str, str]]:
    """The full hours of a day, and the chosen time in the place of the one before it."""
    times = [chosen if chosen // 60 == hour else 60 * hour for hour in range(24)]
    return [(hours.told(each), str(each)) for each in times]
