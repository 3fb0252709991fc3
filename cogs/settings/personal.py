"""Personal settings: `/my ...`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import chain

from discord.app_commands import Choice

from cogs.settings import options, screens
from cogs.settings.choosing import Group
from locales import zones
from sessions import Preferences, Refused
from sessions.people import people
from sessions.people.settings import preferences_of
from ui.commands import slash
from ui.context import Context
from ui.text import hours
from ui.text.markdown import cut


@slash("my settings")
async def settings(ctx: Context) -> None:
    await show_settings(ctx)


async def show_settings(ctx: Context) -> None:
    """Show all of the person's settings, with selects to change them."""
    await ctx.show(await screens.settings_panel(ctx.bot, ctx.person, _country(ctx), ctx.words))


async def choose(
    ctx: Context, values: Mapping[str, object], check: Callable[[Preferences], object] = lambda _: None
) -> None:
    """Change preferences (see `people.choose`) and apply them on Discord."""
    await people.choose(ctx.house, ctx.person, values, check)
    if "where" in values:  # Try direct messages again for a person whose client refused them.
        await people.set_dm_refused(ctx.house, ctx.person, False)
    if "language" in values:
        await ctx.reread_words()


@slash("my auto")
async def auto(ctx: Context, on: bool = True) -> None:
    await choose(ctx, {"auto": on})
    await show_settings(ctx)


async def complete_times(ctx: Context, current: str) -> list[Choice[str]]:
    """Suggest times of day."""
    return hours.times_offered(current)


async def complete_zones(ctx: Context, current: str) -> list[Choice[str]]:
    """Suggest time zones by city or country."""
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
    await choose(ctx, values, check)
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


PERSONAL = Group(
    options.MY,
    load=lambda ctx: preferences_of(ctx.house.db, ctx.person),
    choose=choose,
    show=show_settings,
)
CHOOSERS = {"my reminders": ("where", "every"), "my privacy": ("hidden",)}
"""Commands that aren't named after a preference."""
COMMANDS = (
    settings,
    quiet,
    auto,
    *(PERSONAL.chooser(path, *names) for path, names in CHOOSERS.items()),
    *PERSONAL.choosers("auto", "quiet_from", "quiet_to", "zone", *chain(*CHOOSERS.values())),
)
