"""The archive: finished matches, searchable by player, server, game, date and outcome."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from db import Row
from sessions.house import House
from sessions.tables import store
from sessions.tables.origin import Origin
from sessions.tables.rows import listed
from sessions.tables.table import Seat, Table


@dataclass(frozen=True)
class Search:
    """Search criteria; None matches anything."""

    person: int | None = None  # a player
    companion: int | None = None  # another player of the match
    server: int | None = None
    game: str | None = None
    won: bool | None = None  # whether the person won, alone or tied; ignored without a person
    since: int = 0  # earliest end in Unix seconds


@dataclass(frozen=True)
class PastMatch:
    """A finished match, as shown in a list."""

    id: int
    game: str
    server: int | None
    channel: int
    parent: int | None
    ended: int
    seats: tuple[Seat, ...]
    places: tuple[int | None, ...]  # place of each seat; None if the result is unreadable
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
) -> list[PastMatch]:
    """Find one page of matches, newest first.

    `before` and `after` are table ids for paging: the page then has the matches that ended next before or
    after that table's. Unreadable tables are left out.

    The `viewer` sees their own matches, and all others in the channels `places` or their threads. `places`
    may be None only when the viewer searches their own matches; then every channel counts.

    Raises ValueError if `places` is None for another person's matches, or if the search names neither a
    person nor a server.
    """
    if places is None and search.person != viewer:
        raise ValueError("somebody else's matches are looked for everywhere")
    if search.person is None and search.server is None:
        raise ValueError("nobody's matches, and no server's, are looked for")
    found: list[PastMatch] = []
    key = before if after is None else after
    while len(found) < most:
        query, values = _query(search, viewer, places, key, is_newer=after is not None)
        rows = await house.db.all(query, **values, most=most)
        past = await _past(house, rows)
        found = found + past if after is None else past + found
        if len(rows) < most:
            break
        key = rows[-1]["id"]
    return found[:most] if after is None else found[-most:]


def _query(
    search: Search, viewer: int, places: Sequence[int] | None, key: int | None, *, is_newer: bool
) -> tuple[str, dict[str, object]]:
    """The query for the table ids of a page, and its parameters. `key` is the table to page from."""
    tables, conditions = "tables", ["tables.status = 'finished'", "tables.ended >= :since"]
    values: dict[str, object] = {"since": search.since}
    if search.person is not None:
        tables = "table_people JOIN tables ON tables.id = table_people.table_id"
        conditions += ["table_people.role = 'seat'", "table_people.person = :person"]
        values["person"] = search.person
        if search.won is not None:
            conditions.append("table_people.place = 1" if search.won else "table_people.place > 1")
    for column, value in (("server", search.server), ("game", search.game)):
        if value is not None:
            conditions.append(f"tables.{column} = :{column}")
            values[column] = value
    if search.companion is not None:
        conditions.append(_SEATED.format(person="companion"))
        values["companion"] = search.companion
    if places is not None:
        names, listed_places = listed(places)
        seen = f"coalesce(tables.parent, tables.channel) IN ({names}) OR " if places else ""
        conditions.append(f"({seen}{_SEATED.format(person='viewer')})")
        values |= {**listed_places, "viewer": viewer}
    if key is not None:
        edge = "(SELECT edge.ended, edge.id FROM tables AS edge WHERE edge.id = :key)"
        conditions.append(f"(tables.ended, tables.id) {'>' if is_newer else '<'} {edge}")
        values["key"] = key
    order = "tables.ended, tables.id" if is_newer else "tables.ended DESC, tables.id DESC"
    where = " AND ".join(conditions)
    return f"SELECT tables.id FROM {tables} WHERE {where} ORDER BY {order} LIMIT :most", values  # noqa: S608


_SEATED = "tables.id IN (SELECT table_id FROM table_people WHERE role = 'seat' AND person = :{person})"


async def _past(house: House, found: Sequence[Row]) -> list[PastMatch]:
    """Load the matches found, newest first, without unreadable ones."""
    if not found:
        return []
    names, values = listed(row["id"] for row in found)
    rows = await house.db.all(
        f"SELECT * FROM tables WHERE id IN ({names}) ORDER BY ended DESC, id DESC",  # noqa: S608
        **values,
    )
    tables = [store.read(row) for row in rows]
    return [_read(table) for table in tables if not table.is_damaged]


def _read(table: Table) -> PastMatch:
    places = table.shown_result.places if table.shown_result else {}
    return PastMatch(
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
