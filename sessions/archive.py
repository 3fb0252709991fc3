"""The archive: matches that are over, found again by who played, where, what, when, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from db import Row
from sessions import store
from sessions.house import House
from sessions.origin import Origin
from sessions.stored import listed
from sessions.table import Seat, Table


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


async def find(
    house: House,
    search: Search,
    *,
    viewer: int,
    places: Sequence[int] | None,
    most: int,
    before: int | None = None,
    after: int | None = None,
) -> list[Past]:
    """The latest, the last one first; or those that ended next `before`, or next `after`, that table's.
    Those at which the `viewer` sat are theirs to see; of all others only those in one of the `places`,
    which are channels, or in a thread of one. None: in any place, for a search of what the viewer has
    played themselves. What can't be read is left out.

    ValueError if that isn't so, or if neither a person nor a server is searched for.
    """
    if places is None and search.person != viewer:
        raise ValueError("somebody else's matches are looked for everywhere")
    if search.person is None and search.server is None:
        raise ValueError("nobody's matches, and no server's, are looked for")
    values: dict[str, object] = {
        "game": search.game,
        "since": search.since,
        "server": search.server,
        "viewer": viewer,
        "places": None if places is None else msgspec.json.encode(list(places)).decode(),
        "most": most,
    }
    older, newer = "older-in-server", "newer-in-server"
    if search.person is not None:
        older, newer = "older-of-person", "newer-of-person"
        won = None if search.won is None else int(search.won)
        values |= {"person": search.person, "with": search.companion, "won": won}
    query, key = (older, before) if after is None else (newer, after)
    found: list[Past] = []
    while len(found) < most:
        rows = await house.db.all(query, **values, key=key)
        past = await _past(house, rows)
        found = found + past if after is None else past + found
        if len(rows) < most:
            break
        key = rows[-1]["id"]
    return found[:most] if after is None else found[-most:]


async def _past(house: House, found: Sequence[Row]) -> list[Past]:
    """The matches that were found, the last one first, without those that can't be read."""
    if not found:
        return []
    names, values = listed(row["id"] for row in found)
    rows = await house.db.all(
        f"SELECT * FROM tables WHERE id IN ({names}) ORDER BY ended DESC, id DESC",  # noqa: S608
        **values,
    )
    tables = [store.read(row) for row in rows]
    return [_read(table) for table in tables if not table.is_damaged]


def _read(table: Table) -> Past:
    places = table.shown_result.places if table.shown_result else {}
    return Past(
        id=table.id,
        game=table.game,
        server=table.server,
        channel=table.channel,
        parent=table.parent,
        ended=table.ended or 0,
        seats=table.seats,
        places=tuple(places.get(seat) for seat in range(len(table.seats))),
        origin=table.origin,
    )
