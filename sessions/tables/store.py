"""Tables on disk: one JSON document each, with columns for queries, a row per person, and the log of moves.

A match can be replayed from its record and its log. The snapshot is a cache.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from db import NotSaved, Reads, Row, Transaction
from engine import GAMES, Match
from sessions.tables.habits import load_habits
from sessions.tables.journal import Entry, add_entry, record
from sessions.tables.rows import (
    ABOVE_ALL,
    MAX_TIME,
    UNREADABLE,
    StoredNumber,
    StoredTime,
    decoded,
    next_number,
)
from sessions.tables.setup import Setup
from sessions.tables.table import Status, Table

MAX_VERSION = 10**9
"""Versions stay below this number, since buttons hold versions of at most nine digits."""


class Involved(msgspec.Struct, frozen=True):
    """A person's role at a table: a row of `table_people`."""

    person: int
    role: str
    """The person's role: "seat", "invited", "barred" (kicked), "host", "closer" or "voter" (voted, proposed
    or agreed)."""
    seat: int | None = None
    name: str | None = None
    held: int = 0  # 1 if a computer player holds the seat for the person
    place: int | None = None  # the person's place in the result


async def add(tx: Transaction, table: Table) -> Table:
    """Store a new lobby. Returns it with its id."""
    id = max(await next_number(tx, "tables"), await next_number(tx, "removed_tables", "last"))
    table = replace(table, id=id)
    await tx.run(
        """
        INSERT INTO tables (
            id, server, channel, parent, game, status, version, owing, computing, counts, paused, sleeps,
            moved, ended, document
        )
        VALUES (
            :id, :server, :channel, :parent, :game, :status, :version, :owing, :computing, :counts, :paused,
            :sleeps, :moved, :ended, :document
        )
        """,
        **columns(table),
        document=_document(table),
    )
    await _store_people(tx, frozenset(), table)
    return table


async def save(
    tx: Transaction, before: Table, after: Table, entry: Entry | None = None, *, is_repair: bool = False
) -> Table:
    """Store a changed table, and add `entry` to its log. Returns the table as stored.

    The snapshot is written only if the match changed, or with `is_repair`. For a damaged table, only its end
    is stored. The document stays, so that it can be repaired by hand.
    """
    if before.is_damaged:
        await tx.change(
            """
            UPDATE tables SET status = :status, version = :version, ended = :ended, owing = 0, computing = 0
            WHERE id = :id
            """,
            id=after.id,
            status=after.status,
            version=after.version,
            ended=after.ended,
        )
        return after
    match = after.match
    if match is not None:
        if after.record is None:
            after = replace(after, record=match.record())
        after = replace(after, shown_result=match.result)
    played = None if match is before.match and not is_repair else match
    await tx.change(
        """
        UPDATE tables
        SET channel = :channel, parent = :parent, game = :game, status = :status, version = :version,
            owing = :owing, computing = :computing, counts = :counts, paused = :paused, sleeps = :sleeps,
            moved = :moved, ended = :ended, server = :server, document = :document,
            stamp = coalesce(:stamp, stamp), snapshot = coalesce(:snapshot, snapshot)
        WHERE id = :id
        """,
        **columns(after),
        document=_document(after),
        stamp=None if played is None else played.game.layout,
        snapshot=None if played is None else played.dumped().decode(),
    )
    await _store_people(tx, people_at(before), after)
    if entry is not None:
        await add_entry(tx, after.id, entry, made=after.moved, hash=after.chain)
    return after


def columns(table: Table) -> dict[str, int | str | None]:
    """The columns that queries filter or sort by, with their values."""
    owing = computing = 0
    for seat in table.pending:
        owing |= 1 << seat
        computing |= int(table.seats[seat].computer is not None)
    return {
        "id": table.id,
        "server": table.server,
        "channel": table.channel,
        "parent": table.parent,
        "game": table.game,
        "status": table.status,
        "version": table.version,
        "owing": owing,
        "computing": computing,
        "counts": int(table.counts),
        "paused": table.paused,
        "sleeps": int(table.sleeps),
        "moved": table.moved,
        "ended": table.ended,
    }


def people_at(table: Table) -> frozenset[Involved]:
    """Everyone involved in a table, once per role."""
    places = table.shown_result.places if table.shown_result else {}
    found = {
        Involved(seat.person, "seat", number, seat.name, int(seat.computer is not None), places.get(number))
        for number, seat in enumerate(table.seats)
        if seat.person is not None
    }
    found |= {Involved(person, "invited") for person in table.invited}
    found |= {Involved(person, "barred") for person in table.kicked}
    voters = {person for vote in table.votes for person, _ in vote.ballots}
    if table.proposal is not None:
        voters |= {table.proposal.by, *table.proposal.agreed}
    found |= {Involved(person, "voter") for person in voters}
    for role, person in (("host", table.host), ("closer", table.closed_by)):
        if person is not None:
            found.add(Involved(person, role))
    return frozenset(found)


async def load(reads: Reads, id: int, now: int) -> Table | None:
    """Load a table, or return None. A transaction locks its row. `now` is Unix time.

    The table is damaged if its document is unreadable. Its match is None if it can't be restored.
    """
    row = await reads.one(f"SELECT * FROM tables WHERE id = :id{reads.for_update}", id=id)  # noqa: S608
    if row is None:
        return None
    table = read(row)
    if table.is_damaged:
        return replace(table, host=await _host(reads, id))
    table = await with_company(reads, table, now)
    if table.started is None:
        return table
    return replace(table, match=await _match(reads, table, row))


def read(row: Row) -> Table:
    """Decode a row's table, without its match. The table is damaged if its document is unreadable."""
    found = decoded(row["document"], Table)
    trouble = found if isinstance(found, str) else _contradiction(found, row["id"])
    if trouble is None and isinstance(found, Table):
        return found
    UNREADABLE.note(f"Table {row['id']}", str(trouble))
    return _damaged(row)


def trouble_of(row: Row) -> str | None:
    """Why a row's document can't be used; None if it can."""
    found = decoded(row["document"], Table)
    return found if isinstance(found, str) else _contradiction(found, row["id"])


def _contradiction(table: Table, id: object) -> str | None:
    """The contradiction in the decoded document of the table with this id; None if it is consistent."""
    if table.game not in GAMES:
        return f"there is no game {table.game!r}"
    if table.status is Status.LOBBY and table.origin is None:
        try:
            GAMES[table.game].chosen(table.setup.options)
        except ValueError as error:
            return str(error)
    if table.status is Status.PLAYING and table.started is None:
        return "it is being played, but was never started"
    times = (table.opened, table.moved, table.started, table.ended, table.asleep)
    if not all(0 <= each <= MAX_TIME for each in times if each is not None):
        return "one of its times can't be a date"
    if table.id != id or not 0 < table.id < ABOVE_ALL or not 0 < table.played <= table.version < MAX_VERSION:
        return "its number or version is out of range"
    seats = range(len(table.seats))
    if not all(each.seat in seats for each in (*table.hints, *table.votes)) or (
        table.clocks and len(table.clocks) != len(seats)
    ):
        return "it has a seat that isn't there"
    if table.started is not None and (table.record is None or table.seed_hash is None):
        return "it was started, but has no record"
    if table.status is Status.FINISHED and (table.started is None or table.shown_result is None):
        return "it is over, but has no result"
    return None


class _Columns(msgspec.Struct):
    """The columns that a damaged table is built from."""

    id: int
    server: int | None
    channel: int
    parent: int | None
    status: Status
    version: StoredNumber
    moved: StoredTime
    ended: StoredTime | None


def _damaged(row: Row) -> Table:
    try:
        known = msgspec.convert(dict(row), _Columns)
    except msgspec.ValidationError:
        known = _Columns(row["id"], None, 0, None, Status.CLOSED, 1, 0, 0)
    return Table(
        id=known.id,
        server=known.server,
        channel=known.channel,
        parent=known.parent,
        game=str(row["game"]),
        setup=Setup(),
        host=None,
        status=known.status,
        version=known.version,
        seats=(),
        opened=known.moved,
        moved=known.moved,
        ended=known.ended,
        private=True,
        is_damaged=True,
    )


async def _host(reads: Reads, id: int) -> int | None:
    """The host of a damaged table, who may close it."""
    row = await reads.one("SELECT person FROM table_people WHERE table_id = :id AND role = 'host'", id=id)
    return row["person"] if row else None


async def with_company(reads: Reads, table: Table, now: int) -> Table:
    """The table with the habits of exactly the people who have a seat.

    Habits that are already loaded are kept. `now` is Unix time.
    """
    persons = table.persons
    if table.company.keys() == set(persons):
        return table
    company = {person: habits for person, habits in table.company.items() if person in persons}
    unknown = [person for person in persons if person not in company]
    if unknown:
        company |= await load_habits(reads, unknown, table.server, now)
    return replace(table, company=company)


async def from_log(reads: Reads, table: Table) -> Match:
    """Replay the table's match from its log. Raises any error of the data or the engine."""
    return _checked(Match.replay(await record(reads, table)), table)


def from_snapshot(row: Row, table: Table) -> Match:
    """Load the table's match from its row's snapshot. Raises any error of the data or the engine."""
    if row["snapshot"] is None:
        raise ValueError("there is no snapshot")
    if row["stamp"] != GAMES[table.game].layout:
        raise ValueError("the snapshot has another layout")
    return _checked(Match.load(msgspec.json.decode(row["snapshot"])), table)


async def _match(reads: Reads, table: Table, row: Row) -> Match | None:
    """Load the match from its snapshot, or replay it from its log; None if neither works.

    Raises NotSaved if the database can't be read.
    """
    try:
        return from_snapshot(row, table)
    except Exception as error:  # Bad data can make the engine raise anything.
        UNREADABLE.note(f"The snapshot of table {table.id}", str(error))
    try:
        return await from_log(reads, table)
    except NotSaved:
        raise
    except Exception as error:
        UNREADABLE.note(f"The log of table {table.id}", str(error))
        return None


def _checked(match: Match, table: Table) -> Match:
    if match.game.id != table.game or match.seats != len(table.seats):
        raise ValueError(f"a match of {match.game.id} with {match.seats} seats")
    return match


def _document(table: Table) -> str:
    return msgspec.json.encode(replace(table, company={}, match=None)).decode()


async def _store_people(tx: Transaction, before: Iterable[Involved], after: Table) -> None:
    """Update the rows of `table_people` to match the table."""
    was, now = frozenset(before), people_at(after)
    kept = {(each.person, each.role) for each in now}
    for each in was - now:
        if (each.person, each.role) not in kept:
            await tx.run(
                "DELETE FROM table_people WHERE table_id = :id AND person = :person AND role = :role",
                id=after.id,
                person=each.person,
                role=each.role,
            )
    for each in sorted(now - was, key=lambda each: (each.person, each.role)):
        row = msgspec.structs.asdict(each)
        await tx.put("table_people", "table_id", "person", "role", table_id=after.id, **row)
