"""Personal settings: a command for each, such as `/my language`, and the panel of all settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import Parameter, Signature
from itertools import chain
from typing import Any, Optional

from discord.app_commands import Choice

from cogs.settings import options, screens
from cogs.settings.screens import NO_QUIET_HOURS
from locales import zones
from sessions import Preferences, Refused
from sessions.people import people
from sessions.people.settings import preferences_of
from ui.clicks import Click, ShortWord
from ui.commands import Command, choices, slash
from ui.context import Context
from ui.text import hours
from ui.text.markdown import cut

# The panel


@slash("my settings")
async def settings(ctx: Context) -> None:
    await show_settings(ctx)


class OpenSettings(Click, name="settings", answers="new"):
    async def pressed(self, ctx: Context) -> None:
        await show_settings(ctx)


class ChooseSetting(Click, name="choose_setting", picks=str):
    setting: ShortWord

    async def pressed(self, ctx: Context, value: str) -> None:
        if self.setting == "quiet_from" and value == NO_QUIET_HOURS:
            await _choose(ctx, {"quiet_from": 0, "quiet_to": 0})
        elif self.setting in options.NAMES:
            await _choose(ctx, {self.setting: options.read(self.setting, value)})
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


# Commands that follow from the declarations


def chooser(path: str, *names: str) -> Command:
    """A command that sets these preferences. If it is named after a switch, its parameter is `on`."""
    by_parameter = {
        "on" if path == f"my {name}" and options.is_switch(name) else name: name for name in names
    }

    async def choose(ctx: Context, **given: Any) -> None:
        chosen = {by_parameter[each]: value for each, value in given.items() if value is not None}
        picked = {name: options.read(name, v) if isinstance(v, str) else v for name, v in chosen.items()}
        await _choose(ctx, picked)
        if len(names) == 1 and ctx.words.has(f"{names[0]}-set"):
            preferences = await preferences_of(ctx.house.db, ctx.person)
            await ctx.say(f"{names[0]}-set", **options.in_words(preferences, names[0], ctx.words))
        else:
            await show_settings(ctx)

    parameters = [Parameter("ctx", Parameter.POSITIONAL_ONLY)]
    for parameter, name in by_parameter.items():
        kind = options.annotation(name)
        default, kind = (Parameter.empty, kind) if len(names) == 1 else (None, Optional[kind])  # noqa: UP045
        parameters.append(Parameter(parameter, Parameter.KEYWORD_ONLY, default=default, annotation=kind))
    choose.__signature__ = Signature(parameters)  # pyright: ignore[reportFunctionMemberAccess]
    fixed = {
        parameter: choices(name, options.values(name))
        for parameter, name in by_parameter.items()
        if options.annotation(name) is str
    }
    return slash(path, choices=fixed)(choose)


# Commands of their own


@slash("my auto")
async def auto(ctx: Context, on: bool = True) -> None:
    await _choose(ctx, {"auto": on})
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


CHOOSERS = {"my reminders": ("where", "every"), "my privacy": ("hidden",)}
"""Commands that aren't named after a preference. The preferences without any command get `/my <name>`."""
_NAMED = {"auto", "quiet_from", "quiet_to", "zone", *chain(*CHOOSERS.values())}
COMMANDS = (
    settings,
    quiet,
    auto,
    *(chooser(path, *names) for path, names in CHOOSERS.items()),
    *(chooser(f"my {name}", name) for name in options.NAMES if name not in _NAMED),
)
