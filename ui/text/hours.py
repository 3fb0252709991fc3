"""Times of day and time zones, as typed and as shown."""

from __future__ import annotations

import re
import unicodedata
from datetime import UTC, datetime

from discord.app_commands import Choice

from locales import Words, zones
from sessions.people.zones import time_zone
from ui.sheet.layout import MAX_OPTIONS
from ui.text.markdown import cut

_TYPED = re.compile(
    r"(?P<hour>\d{1,2})(?:\s*(?:[:.h]|時)\s*(?:(?P<minute>\d{1,2})\s*分?)?)?\s*(?P<half>am|pm|a\.m\.|p\.m\.)?"
)
NOON = 12


def read(text: str) -> int | None:
    """Parse a time of day into minutes after midnight ("22:30", "7", "10 pm"); None if it isn't one
    ("22時半")."""
    match = _TYPED.fullmatch(unicodedata.normalize("NFKC", text).strip().lower())
    if match is None:
        return None
    hour, minute, half = int(match["hour"]), int(match["minute"] or 0), match["half"]
    if half:
        if not 1 <= hour <= NOON:
            return None
        hour = hour % NOON + NOON * half.startswith("p")
    if (hour, minute) == (24, 0):
        return 0
    return hour * 60 + minute if hour < 24 and minute < 60 else None


def time_of_day(minutes: int) -> str:
    """Format a time of day: "07:05"."""
    return "{:02}:{:02}".format(*divmod(minutes, 60))


def now_in(zone: str | None, now: float) -> str:
    """The local time in a zone."""
    return local(zone, now).strftime("%H:%M")


def local(zone: str | None, moment: float) -> datetime:
    """Unix seconds as a local time: in UTC if the zone was never chosen."""
    return datetime.fromtimestamp(moment, time_zone(zone) if zone else UTC)


def times_offered(typed: str) -> list[Choice[str]]:
    """Suggest times of day: the one typed, and full hours that begin like it."""
    exact = read(typed)
    hours = [time_of_day(60 * hour) for hour in range(24)]
    times = [time_of_day(exact)] if exact is not None else []
    times += [time for time in hours if time.lstrip("0").startswith(typed.strip()) or time.startswith(typed)]
    return [Choice(name=time, value=time) for time in dict.fromkeys(times)][:MAX_OPTIONS]


def zones_offered(typed: str, country: str, now: float, say: Words) -> list[Choice[str]]:
    """Suggest time zones, the likeliest first. `country` is where the person probably is."""
    found = zones.find(typed, country)[:MAX_OPTIONS]
    return [Choice(name=cut(zone_label(zone, now, say), 100), value=zone) for zone in found]


def zone_label(zone: str, now: float, say: Words) -> str:
    """A zone as its city and the time there."""
    return say("zone-offered", city=zones.city(zone, say.language), now=now_in(zone, now), zone=zone)
