"""What the managers of a server choose."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from db import Reads
from sessions.people.documents import Documents
from sessions.tables.votes import Timeout

MAX_MONTH = 12 * 3000
"""The month after the last one that can be a date, counted from the start of year 0."""

Channel = Annotated[int, Meta(gt=0, le=2**63 - 1)]
"""The id of a channel."""
HolidayDays = Annotated[int, Meta(ge=0, le=31, examples=[0, 3, 5, 7, 10, 14, 21, 31])]
"""Days a month on which holidays stop clocks. The panel suggests the examples."""


class Seasons(Struct, frozen=True, omit_defaults=True):
    """The rhythm of a server's seasons."""

    months: Annotated[int, Meta(ge=1, le=12)] = 3
    since: Annotated[int, Meta(ge=0, lt=MAX_MONTH)] = 0  # a month that began a season, counted from year 0


class ServerSettings(Struct, frozen=True):
    """A server's settings, each declared by its name, its type and its default; see `Preferences`."""

    language: str | None = None  # None for the locale of the server
    text: bool = False  # whether a description in words is posted below each board picture
    channels: tuple[Channel, ...] = ()  # where tables may be opened, and in their threads; none: everywhere
    timeout: Timeout = Timeout.VOTE  # what happens at new tables when a player's time runs out
    tournaments: bool = False  # whether all members, not only managers, may open tournaments by buttons
    holidays: HolidayDays = 10
    meeting: Channel | None = None  # where tables open for seekers; None: where they ask
    season: Seasons = Seasons()


SERVERS = Documents(ServerSettings, "servers", "server", columns=("holidays",))
"""What each server's managers chose."""


async def server_settings(reads: Reads, server: int | None) -> ServerSettings:
    """A server's settings. Direct messages, where `server` is None, have the defaults."""
    return ServerSettings() if server is None else await SERVERS.load(reads, server)
