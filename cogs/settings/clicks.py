"""Personal settings: `/my settings, reminders, quiet, auto, language, privacy, text`, and the panel of all
settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from discord import app_commands
from discord.app_commands import Choice

from cogs.settings import screens
from cogs.settings.screens import CLIENT_LANGUAGE, NO_QUIET_HOURS, OFF, ON, Setting
from locales import LANGUAGES, zones
from sessions import Preferences, Refused, Where
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
            case Setting.AUTO | Setting.TEXT:
                await _choose(ctx, {self.setting: _is_on(value)})
            case Setting.LANGUAGE:
                await _choose(ctx, {"language": _language(value)})
            case Setting.QUIET_FROM if value == NO_QUIET_HOURS:
                await _choose(ctx, {"quiet_from": 0, "quiet_to": 0})
            case setting:
                await _choose(ctx, {setting: value})
        await show_settings(ctx)


async def show_settings(ctx: Context) -> None:
    """Show all of the person's settings, with selects to change them."""
    await ctx.show(await screens.settings_panel(ctx.bot, ctx.person, _country(ctx), ctx.words))


async def _choose(
    ctx: Context, values: Mapping[str, object], check: Callable[[Preferences], object] = lambda _: None
) -> None:
    """Change preferences and what follows on Discord; see `people.choose`."""
    await people.choose(ctx.house, ctx.person, values, check)
    if "where" in values:  # Try direct messages again for a person whose client refused them.
        await people.set_dm_refused(ctx.house, ctx.person, False)
    if "language" in values:
        await ctx.reread_words()


def _is_on(value: str) -> bool:
    if value not in (ON, OFF):
        raise Refused("out-of-date")
    return value == ON


def _language(value: str) -> str | None:
    if value not in (CLIENT_LANGUAGE, *LANGUAGES):
        raise Refused("out-of-date")
    return None if value == CLIENT_LANGUAGE else value


# Reminders and quiet hours


@slash("my reminders", choices={"where": choices("where", Where)})
async def reminders(ctx: Context, where: str | None = None, every: Hours | None = None) -> None:
    await _choose(
        ctx, {name: value for name, value in (("where", where), ("every", every)) if value is not None}
    )
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
    def check(preferences: Preferences) -> None:
        if preferences.has_quiet_hours and preferences.zone is None:
            raise Refused("zone-missing", begin=hours.time_of_day(preferences.quiet_from))

    if (from_ is None) != (to is None):
        raise Refused("half-a-night")
    values: dict[str, object] = {} if zone is None else {"zone": _zone(ctx, zone)}
    if from_ is not None and to is not None:
        values |= {"quiet_from": _time(from_), "quiet_to": _time(to)}
    await _choose(ctx, values, check)
    await show_settings(ctx)


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
    await _choose(ctx, {"auto": on})
    await show_settings(ctx)


@slash("my language", choices={"language": choices("language", (*LANGUAGES, CLIENT_LANGUAGE))})
async def language(ctx: Context, language: str) -> None:
    await _choose(ctx, {"language": _language(language)})
    await ctx.say("language-set", language=ctx.words(f"language-{language}"))


@slash("my privacy")
async def privacy(ctx: Context, hidden: bool) -> None:
    await _choose(ctx, {"hidden": hidden})
    await ctx.say("privacy-set", hidden="yes" if hidden else "no")


@slash("my text")
async def text(ctx: Context, on: bool) -> None:
    await _choose(ctx, {"text": on})
    await ctx.say("in-words-set", on="on" if on else "off")
