"""Time zones as the pinned package tzdata has them.

`zoneinfo` prefers the machine's files, which may be years old, so nothing else here opens a time zone.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from zoneinfo import ZoneInfo


@cache
def zone_names() -> frozenset[str]:
    """The names of all time zones, such as "Europe/Berlin", also former ones."""
    return frozenset((files("tzdata") / "zones").read_text("utf-8").split())


@cache
def time_zone(name: str) -> ZoneInfo:
    """A time zone. Raises KeyError if there is none of this name."""
    if name not in zone_names():
        raise KeyError(name)
    with files("tzdata").joinpath("zoneinfo", *name.split("/")).open("rb") as file:
        return ZoneInfo.from_file(file, key=name)
