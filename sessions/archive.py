"""The archive: matches that are over, found again by who played, where, what, when, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import msgspec

from db import Database, Row
from sessions.origin import UNKNOWN_ORIGIN, Origin
from sessions.reading import StoredSeat
from sessions.stored import Reading, sound
from sessions.table import Seat


@dataclass(frozen=True)
class Search:
    """What is looked for; what is None doesn't matter."""

    person: int | None = None  # who played
    companion: int | None = None  # who played with them
    server: int | None = None
    game: str | None = None
    won: bool | None = None  # whether the person was in the first place, perhaps with others
    since: int = 0  # when it ended at the earliest, in Unix seconds


@dataclass(frozen=True)
class Past:
    """A match that is over, as far as a list tells of it."""

    id: int
    game: str
    server: int | None
    channel: int
    parent: int | None
    ended: int
    seats: tuple[Seat, ...]
    places: tuple[int | None, ...]  # by seat; None where the result can't be read
    origin: Origin | None


class Archive:
    """Tables that are over are kept for as long as the bot is in their server."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def find(
        self, search: Search, *, viewer: int, places: Sequence[int] | None, most: int, after: int = 0
    ) -> list[Past]:
        """The latest, leaving out the first `after`. Those at which the `viewer` sat are theirs to see; of
        all others only those in one of the `places`, which are channels, or in a thread of one. None: in any
        place, for a search of what the viewer has played themselves.

        ValueError if that isn't so, or if neither a person nor a server is searched for.
        """
        if places is None and search.person != viewer:
            raise ValueError("somebody else's matches are looked for everywhere")
        common = {
            "game": search.game,
            "since": search.since,
            "server": search.server,
            "viewer": viewer,
            "places": None if places is None else msgspec.json.encode(list(places)).decode(),
            "most": most,
            "after": after,
        }
        if search.person is not None:
            won = None if search.won is None else int(search.won)
            about = {"person": search.person, "with": search.companion, "won": won}
            return await self._past(await self._db.all("finished-of-person", **common, **about))
        if search.server is None:
            raise ValueError("nobody's matches, and no server's, are looked for")
        return await self._past(await self._db.all("finished-in-server", **common))

    async def _past(self, found: Sequence[Row]) -> list[Past]:
        """What was found, in the same order."""
        ids = msgspec.json.encode([row["id"] for row in found]).decode()
        rows = await self._db.all("several-tables", ids=ids)
        seated = await self._db.all("seats-of-several", ids=ids)
        seats = {id: list(some) for id, some in groupby(seated, key=lambda row: row["table_id"])}
        return [past for row in rows for past in _read(row, seats.get(row["id"], []))]


def _read(row: Row, seated: Sequence[Row]) -> list[Past]:
    """The match; none if what is stored of it can't be read."""
    read = Reading(row)
    seats = tuple(seat.seat() for seat in sound(StoredSeat, seated))
    placed = [Reading(seat).value("place", int | None, None) for seat in seated]
    has_origin = read.value("origin", Any, None) is not None
    past = Past(
        id=row["id"],
        game=read.value("game", str, "", needed=True),
        server=read.value("server", int | None, None, needed=True),
        channel=read.value("channel", int, 0, needed=True),
        parent=read.value("parent", int | None, None, needed=True),
        ended=read.value("ended", int, 0),
        seats=seats,
        places=tuple(placed),
        origin=read.json("origin", Origin, UNKNOWN_ORIGIN) if has_origin else None,
    )
    return [] if read.grave else [past]
