"""Time zones by familiar names: a city or a country, in any language of the bot.

The zones and their countries come from the time zone database, the names from Unicode's CLDR.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple, cast

from babel import Locale
from babel.core import get_global

from locales import LANGUAGES

UTC = "UTC"
OUR_CITIES = {"ja": {"America/Coyhaique": "コイアイケ"}}
"""Cities that CLDR doesn't name yet, by language. A test names the zones that need one.

Reported in https://github.com/python-babel/babel/issues/1218.
"""


class _Zone(NamedTuple):
    name: str
    country: str  # ISO 3166 code of the country, in two letters; empty for UTC
    place: str  # the part of the country that has this zone


def city(zone: str, language: str) -> str:
    """The city that a zone is named after: "Asia/Tokyo" -> "東京"."""
    known = Locale(language).time_zones
    cities = (known[name].get("city") for name in (zone, *_former(zone)) if name in known)
    own = OUR_CITIES.get(language, {}).get(zone)
    return next((city for city in cities if city), own or zone.rpartition("/")[2].replace("_", " "))


def country_of(discord_locale: str) -> str:
    """The probable country for a Discord locale ("ja" -> "JP"); empty if unknown."""
    language, _, region = discord_locale.partition("-")
    likely = get_global("likely_subtags").get(language, "")
    return region or likely.rpartition("_")[2]


def find(typed: str, home: str = "") -> list[str]:
    """The zones that match the typed text, the likeliest first; all zones for an empty text.

    `home` is the country where the person probably is.
    """
    return [name for rank, _, name in _ranked(typed, home) if rank < _UNLIKE]


def exactly(typed: str, home: str = "") -> str | None:
    """The zone with exactly this name, or whose city has it; None if there is none."""
    rank, _, name = _ranked(typed, home)[0]
    return name if rank == _SAME else None


_SAME, _UNLIKE = 0, 5


def _ranked(typed: str, home: str) -> list[tuple[int, bool, str]]:
    """All zones, the likeliest first, as (rank, whether abroad, name)."""
    text = _plain(typed)
    ranked = [(_rank(text, zone), zone.country != home, zone.name) for zone in _zones()]
    return sorted(ranked, key=lambda each: each[:2])


def _rank(text: str, zone: _Zone) -> int:
    """How well a zone matches the typed text: 0 is best."""
    cities, regions = _names(zone)
    if text in (*cities, _plain(zone.name), *map(_plain, _former(zone.name))):
        return _SAME
    if any(name.startswith(text) for name in cities):
        return 1
    if any(word.startswith(text) for name in cities for word in name.split()):
        return 2
    if any(name.startswith(text) for name in regions):
        return 3
    return 4 if any(text in name for name in (*cities, *regions, _plain(zone.name))) else _UNLIKE


@cache
def _names(zone: _Zone) -> tuple[list[str], list[str]]:
    """The names of a zone's city, and those of its country and region."""
    region = zone.name.partition("/")[0]
    named = [zone.name, *(name for name in _former(zone.name) if name.startswith(f"{region}/"))]
    cities = {city(zone.name, language) for language in LANGUAGES} | {
        name.rpartition("/")[2] for name in named
    }
    territories = cast(
        "Sequence[Mapping[str, str]]", [Locale(language).territories for language in LANGUAGES]
    )
    regions = {each.get(zone.country, "") for each in territories} | {zone.place}
    return [_plain(name) for name in cities], [_plain(name) for name in regions if name]


def _former(zone: str) -> list[str]:
    """The former and other names of a zone: "Asia/Calcutta", "US/Pacific". Abbreviations aren't among them:
    "EST" is Panama there, without summer time."""
    aliases = get_global("zone_aliases").items()
    return [name for name, present in aliases if present == zone and "/" in name]


@cache
def _zones() -> tuple[_Zone, ...]:
    """All zones, with the larger ones of each country first."""
    table = (files("tzdata") / "zoneinfo" / "zone.tab").read_text(encoding="utf-8")
    rows = [line.split("\t") for line in table.splitlines() if not line.startswith("#")]
    zones = [_Zone(name, country, "".join(place)) for country, _, name, *place in rows]
    # "Central (most areas)" is larger than "Central - IN (Perry)".
    return (*sorted(zones, key=lambda zone: " - " in zone.place), _Zone(UTC, "", ""))


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).replace("_", " ").casefold().strip()
