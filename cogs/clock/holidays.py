"""Holidays: `/my away`, `/my back`, and the same by buttons."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta

from discord.app_commands import Choice

from cogs.clock import service
from cogs.clock.screens import HOLIDAY_LENGTHS
from sessions import Refused
from sessions.people.server_settings import server_settings
from sessions.people.settings import preferences_of
from sessions.people.zones import time_zone
from sessions.tables.clock import DAY
from ui.clicks import Click
from ui.commands import slash
from ui.context import Context
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.text import spans


class GoAway(Click, name="away", picks=int):
    async def pressed(self, ctx: Context, days: int) -> None:
        await begin(ctx, await read_end(ctx, f"{days}d"))


class ComeHome(Click, name="home"):
    async def pressed(self, ctx: Context) -> None:
        await end(ctx)


async def complete_holidays(ctx: Context, current: str) -> list[Choice[str]]:
    """Autocomplete: some lengths. Dates can be typed."""
    offered = [(spans.in_words(days * DAY, ctx.words), f"{days}d") for days in HOLIDAY_LENGTHS]
    return [Choice(name=name, value=value) for name, value in offered if current in f"{name} {value}"]


@slash("my away", complete={"until": complete_holidays})
async def away(ctx: Context, until: str) -> None:
    await begin(ctx, await read_end(ctx, until))


@slash("my back")
async def back(ctx: Context) -> None:
    await end(ctx)


async def begin(ctx: Context, until: int) -> None:
    await service.begin(ctx.house, ctx.person, until)
    await answer(ctx, ctx.words("away-told", until=f"<t:{until}:f>"), *await granted(ctx, until))


async def end(ctx: Context) -> None:
    await service.end(ctx.house, ctx.person)
    await answer(ctx, ctx.words("away-home"))


async def read_end(ctx: Context, text: str) -> int:
    """Parse the end of a holiday into Unix seconds.

    It is typed as a length ("7d", "7") or as the last day ("2026-08-31") in the person's time zone. Refused:
    bad-holiday.
    """
    plain = text.strip()
    length = spans.read(f"{plain}d" if plain.isdecimal() else plain)
    if length is not None:
        return int(ctx.bot.now()) + length
    try:
        last = datetime.strptime(plain, "%Y-%m-%d").replace(tzinfo=UTC).date()
        after = last + timedelta(days=1)
        chosen = (await preferences_of(ctx.house.db, ctx.person)).zone
        return int(datetime.combine(after, time(), time_zone(chosen) if chosen else UTC).timestamp())
    except (ValueError, OverflowError):  # The text isn't a date, or out of Python's range.
        raise Refused("bad-holiday") from None


async def granted(ctx: Context, until: int) -> list[str]:
    """Lines about how much of a holiday this server grants, if not all of it."""
    server = ctx.interaction.guild_id
    allowed = await service.away_until(ctx.house, server, ctx.person)
    days = (await server_settings(ctx.house.db, server)).holidays
    if server is None or allowed == until:
        return []
    if allowed is None:
        return [ctx.words("away-not-granted", days=days)]
    return [ctx.words("away-granted", until=f"<t:{allowed}:f>", days=days)]


async def answer(ctx: Context, *lines: str) -> None:
    sheet = Sheet()
    sheet.add(layout.text("\n".join(lines)))
    await ctx.show(sheet)
