"""The settings that a server's managers choose."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from db import Reads
from sessions.people.documents import Documents
from sessions.tables.votes import Timeout

MAX_MONTH = 12 * 3000
"""One more than the last month that Python can represent, counted from the start of year 0."""

Channel = Annotated[int, Meta(gt=0, le=2**63 - 1)]
"""The id of a channel."""
HolidayDays = Annotated[int, Meta(ge=0, le=31, examples=[0, 3, 5, 7, 10, 14, 21, 31])]
"""Holidays per month, in days. The panel suggests the examples."""


class Seasons(Struct, frozen=True, omit_defaults=True):
    """The rhythm of a server's seasons."""

    months: Annotated[int, Meta(ge=1, le=12)] = 3
    since: Annotated[int, Meta(ge=0, lt=MAX_MONTH)] = 0  # a month that began a season, counted from year 0


class ServerSettings(Struct, frozen=True):
    """A server's settings. Each is declared once, by name, type and default, like those in `Preferences`."""

    language: str | None = None  # None: the server's locale on Discord
    text: bool = False  # whether a description in words is posted below each board picture
    channels: tuple[Channel, ...] = ()  # where tables may open, threads included; empty: everywhere
    timeout: Timeout = Timeout.VOTE  # what happens at new tables when a player's time runs out
    tournaments: bool = False  # whether all members, not only managers, may open tournaments by buttons
    holidays: HolidayDays = 10
    meeting: Channel | None = None  # where seekers' tables open; None: where the last one asked
    season: Seasons = Seasons()


SERVERS = Documents(ServerSettings, "servers", "server", columns=("holidays",))
"""The settings of all servers."""


async def server_settings(reads: Reads, server: int | None) -> ServerSettings:
    """Load a server's settings. Direct messages (`server` is None) have the defaults."""
    return ServerSettings() if server is None else await SERVERS.load(reads, server)
