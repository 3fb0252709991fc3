"""Personal settings: `/my settings, reminders, quiet, auto, language, privacy, text`, and the panel of all
settings."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from discord import app_commands
from discord.app_commands import Choice

from cogs.rated import profiles
from cogs.settings import screens
from cogs.settings.screens import CLIENT_LANGUAGE, NO_QUIET_HOURS, OFF, ON, Setting
from locales import LANGUAGES, zones
from sessions import Preferences, Refused, Where
from sessions.computers import automatic
from sessions.people import people
from ui.clicks import Click
from ui.commands import choices, slash
from ui.context import Context
from ui.text import hours
from ui.text.markdown import cut

Hours = app_commands.Range[int, 1, 168]


# The panel


@slash("my settings")
async def settings(ctx: Context) -> None:
    await show_settings(ctx)


class OpenSettings(Click, name="settings", answers="new"):
    async def pressed(self, ctx: Context) -> None:
        await show_settings(ctx)


class ChooseSetting(Click, name="choose_setting", picks=str):
    setting: Setting

    async def pressed(self, ctx: Context, value: str) -> None:
        match self.setting:
            case Setting.AUTO:
                await automatic.set_on(ctx.house, ctx.person, _is_on(value))
            case Setting.TEXT:
                await people.set_in_words(ctx.house, ctx.person, _is_on(value))
            case Setting.LANGUAGE:
                await _set_language(ctx, value)
            case setting:
                await people.change_preferences(ctx.house, ctx.person, partial(_changed, setting, value))
                if setting is Setting.WHERE:
                    await _retry_dms(ctx)
        await show_settings(ctx)


async def show_settings(ctx: Context) -> None:
    """Show all of the person's settings, with selects to change them."""
    await ctx.show(await screens.settings_panel(ctx.bot, ctx.person, _country(ctx), ctx.words))


def _changed(setting: Setting, value: str, preferences: Preferences) -> Preferences:
    """The preferences with the picked value. Refused: out-of-date."""
    try:
        return _replaced(preferences, setting, value)
    except ValueError:
        raise Refused("out-of-date") from None


def _replaced(preferences: Preferences, setting: Setting, value: str) -> Preferences:
    match setting:
        case Setting.WHERE:
            return replace(preferences, where=Where(value))
        case Setting.EVERY:
            return replace(preferences, every=int(value))
        case Setting.ZONE:
            return replace(preferences, zone=value)
        case Setting.QUIET_FROM if value == NO_QUIET_HOURS:
            return replace(preferences, quiet_from=0, quiet_to=0)
        case Setting.QUIET_FROM:
            return replace(preferences, quiet_from=int(value))
        case Setting.QUIET_TO:
            return replace(preferences, quiet_to=int(value))
        case _:
            raise ValueError(setting)


def _is_on(value: str) -> bool:
    if value not in (ON, OFF):
        raise Refused("out-of-date")
    return value == ON


# Reminders and quiet hours


@slash("my reminders", choices={"where": choices("where", Where)})
async def reminders(ctx: Context, where: str | None = None, every: Hours | None = None) -> None:
    def changed(preferences: Preferences) -> Preferences:
        chosen = preferences.where if where is None else Where(where)
        return replace(preferences, where=chosen, every=preferences.every if every is None else every)

    if where is not None:
        await _retry_dms(ctx)
    if where is not None or every is not None:
        await people.change_preferences(ctx.house, ctx.person, changed)
    await show_settings(ctx)


async def complete_times(ctx: Context, current: str) -> list[Choice[str]]:
    """Autocomplete: times of day."""
    return hours.times_offered(current)


async def complete_zones(ctx: Context, current: str) -> list[Choice[str]]:
    """Autocomplete: time zones, by city or country."""
    return hours.zones_offered(current, _country(ctx), ctx.bot.now(), ctx.words)


@slash("my quiet", complete={"from_": complete_times, "to": complete_times, "zone": complete_zones})
async def quiet(
    ctx: Context, from_: str | None = None, to: str | None = None, zone: str | None = None
) -> None:
    def changed(preferences: Preferences) -> Preferences:
        if zone is not None:
            preferences = replace(preferences, zone=_zone(ctx, zone))
        if from_ is not None and to is not None:
            preferences = replace(preferences, quiet_from=_time(from_), quiet_to=_time(to))
        if preferences.has_quiet_hours and preferences.zone is None:
            raise Refused("zone-missing", begin=hours.time_of_day(preferences.quiet_from))
        return preferences

    if (from_ is None) != (to is None):
        raise Refused("half-a-night")
    await people.change_preferences(ctx.house, ctx.person, changed)
    await show_settings(ctx)


async def _retry_dms(ctx: Context) -> None:
    """Try direct messages again for a person whose client refused them."""
    await people.set_dm_refused(ctx.house, ctx.person, False)


def _country(ctx: Context) -> str:
    """The person's probable country."""
    return zones.country_of(ctx.interaction.locale.value)


def _zone(ctx: Context, typed: str) -> str:
    """The zone that the person picked or typed; a suggestion's label ends with it. Refused: no-such-zone."""
    zone = zones.exactly(typed.rpartition(" · ")[2], _country(ctx))
    if zone is None:
        raise Refused("no-such-zone", zone=typed)
    return zone


def _time(typed: str) -> int:
    """The minutes after midnight that the person typed. Refused: not-a-time."""
    minutes = hours.read(typed)
    if minutes is None:
        raise Refused("not-a-time", text=cut(typed, 100))
    return minutes


# Further settings


@slash("my auto")
async def auto(ctx: Context, on: bool = True) -> None:
    await automatic.set_on(ctx.house, ctx.person, on)
    await show_settings(ctx)


@slash("my language", choices={"language": choices("language", (*LANGUAGES, CLIENT_LANGUAGE))})
async def language(ctx: Context, language: str) -> None:
    await _set_language(ctx, language)
    await ctx.say("language-set", language=ctx.words(f"language-{language}"))


async def _set_language(ctx: Context, language: str) -> None:
    if language not in (CLIENT_LANGUAGE, *LANGUAGES):
        raise Refused("out-of-date")
    await people.set_language(ctx.house, ctx.person, None if language == CLIENT_LANGUAGE else language)
    await ctx.reread_words()


@slash("my privacy")
async def privacy(ctx: Context, hidden: bool) -> None:
    await profiles.set_hidden(ctx.house, ctx.person, hidden)
    await ctx.say("privacy-set", hidden="yes" if hidden else "no")


@slash("my text")
async def text(ctx: Context, on: bool) -> None:
    await people.set_in_words(ctx.house, ctx.person, on)
    await ctx.say("in-words-set", on="on" if on else "off")
