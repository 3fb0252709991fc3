"""Tables on disk: a change becomes rows in one transaction, rows become a table again."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from db import NotSaved, Reads, Row, Transaction
from engine import Match
from sessions import snapshots
from sessions.clock import Clock
from sessions.habits import load_habits
from sessions.proof import Link
from sessions.reading import Rows, read_table
from sessions.stored import Reading
from sessions.table import Table
from sessions.values import replace

AUTOMATIC = 2
"""In the place of `planned` of a move: it was made for somebody who had no choice."""

LAST = 2**31 - 1
"""No entry of a log has a greater number."""

log = logging.getLogger(__name__)


class Entry(msgspec.Struct, frozen=True):
    """A line of a match's log: a move, or the undo of the last one."""

    seat: int
    move: str | None  # in notation; None: an undo
    person: int | None  # who did it; None: the computer player
    clocks: tuple[Clock, ...] = ()  # as they were before the move
    automatic: bool = False  # the person had no choice, and it was made for them


async def add(tx: Transaction, table: Table) -> Table:
    """Store a new lobby; the table with its id. Conflict if its channel has an open one."""
    rows = await tx.run(
        "add-table",
        server=table.server,
        channel=table.channel,
        parent=table.parent,
        game=table.game,
        options=_text(table.options),
        shuffle=int(table.shuffle),
        host=table.host,
        pace=table.pace,
        timeout=table.timeout,
        opened=table.opened,
        seed_hash=table.seed_hash,
        joint=_text(table.joint) if table.joint else None,
        friendly=int(table.friendly),
        rated=int(table.rated),
        origin=_text(table.origin) if table.origin else None,
        lesson=int(table.lesson),
        fixture=_text(table.fixture) if table.fixture else None,
    )
    table = replace(table, id=rows[0]["id"])
    await _put_seats(tx, None, table)
    return table


async def save(
    tx: Transaction,
    before: Table,
    after: Table,
    entry: Entry | None = None,
    *,
    is_repair: bool = False,
) -> None:
    """Store what a change made of a table, and the move or undo that it was, if it was one. `is_repair`:
    what is stored may not be `before`, so all is written anew.

    Of a damaged table only its end is stored; what was there stays for whoever wants to mend it. Outdated
    if what is stored isn't `before` any more; Conflict if another table is open in its channel.
    """
    if before.is_damaged:
        end = {"status": after.status, "version": after.version, "ended": after.ended}
        await tx.run("end-damaged-table", id=after.id, **end)
        return
    await _change(tx, before, after)
    if is_repair:
        await tx.run("drop-votes", id=after.id)
        before = replace(before, match=None, votes=())
    await _put_seats(tx, before, after)
    await _put_guests(tx, before, after)
    await _put_votes(tx, before, after)
    if entry is not None:
        await tx.run(
            "add-entry",
            id=after.id,
            seat=entry.seat,
            move=entry.move,
            person=entry.person,
            made=after.moved,
            clocks=_text(entry.clocks),
            hash=after.chain,
        )
        if entry.automatic:
            await tx.run("mark-automatic", id=after.id)
    if after.match is not None and after.match is not before.match:
        await _put_match(tx, before, after, after.match)


async def _change(tx: Transaction, before: Table, after: Table) -> None:
    """Change the table's own row. Outdated if `before` isn't what is stored."""
    row = {"id": after.id, "was": before.version, "version": after.version, "played": after.played}
    row |= {"moved": after.moved, "chain": after.chain, "owing": _bits(after.pending)}
    row["clocks"] = _text(after.clocks)
    await tx.change(
        "change-table",
        **row,
        channel=after.channel,
        parent=after.parent,
        opened=after.opened,
        options=_text(after.options),
        shuffle=int(after.shuffle),
        host=after.host,
        status=after.status,
        started=after.started,
        ended=after.ended,
        closed_by=after.closed_by,
        seed_hash=after.seed_hash,
        private=int(after.private),
        pace=after.pace,
        timeout=after.timeout,
        paused=after.paused,
        stood=after.stood,
        proposal=_text(after.proposal) if after.proposal else None,
        asleep=after.asleep,
        joint=_text(after.joint) if after.joint else None,
        friendly=int(after.friendly),
        rated=int(after.rated),
        hints=_text(after.hints) if after.hints else None,
    )


async def load(reads: Reads, id: int, now: int) -> Table | None:
    """The table as it is stored, as far as it can be read (see `reading`); None if there is none. Its
    match is None if nothing can be made of what is stored of it."""
    rows = await Rows.of(reads, id)
    if rows is None:
        return None
    table, troubles = read_table(rows)
    if troubles:
        log.warning("Table %d can't be read in full: %s", id, "; ".join(troubles))
    table = await with_company(reads, table, now)
    if table.started is None or table.is_damaged:
        return table
    return replace(table, match=await _match(reads, table))


async def with_company(reads: Reads, table: Table, now: int) -> Table:
    """The table with the habits of all who have a seat, newcomers included. `now` is in Unix seconds."""
    unknown = [person for person in table.persons if person not in table.company]
    if not unknown:
        return table
    habits = await load_habits(reads, unknown, table.server, now)
    return replace(table, company={**table.company, **habits})


async def record(reads: Reads, id: int) -> dict[str, Any]:
    """The record of a match that has started: the moves that it was begun with, and those of its log that
    were not taken back."""
    row = await reads.one("table", id=id)
    assert row is not None
    record = msgspec.json.decode(row["record"], type=dict[str, Any])
    played = [[entry.seat, entry.move] for entry in await standing(reads, id)]
    record["moves"] = [*record.get("moves", ()), *played]
    return record


async def opening(reads: Reads, id: int) -> list[tuple[int, str]]:
    """The moves that a match was begun with, going on from another."""
    row = await reads.one("table", id=id)
    assert row is not None
    return Reading(row).json("record", _Begun, _Begun([])).moves


async def result(reads: Reads, id: int) -> str | None:
    """The result as it was stored when the match ended, as JSON."""
    row = await reads.one("table", id=id)
    return row["result"] if row else None


async def links(reads: Reads, id: int) -> list[Link]:
    """All of a match's log, what was taken back and its undo too, oldest first, as it is chained."""
    rows = await reads.all("entries", id=id)
    return [Link(row["seat"], row["move"], row["hash"]) for row in rows]


async def standing(reads: Reads, id: int) -> list[Entry]:
    """The moves of a match's log that were not taken back, oldest first."""
    moves: list[Entry] = []
    for row in await reads.all("entries", id=id):
        if row["move"] is None:
            moves.pop()
        else:
            moves.append(_entry(row))
    return moves


async def last_chosen(reads: Reads, id: int) -> list[Entry]:
    """Of those the last that somebody chose, and what was answered by itself since, the latest first."""
    moves: list[Entry] = []
    before, undone = LAST, 0
    while rows := await reads.all("latest-entries", id=id, before=before):
        before = rows[-1]["entry"]
        for row in rows:
            if row["move"] is None:
                undone += 1
            elif undone:
                undone -= 1
            else:
                moves.append(_entry(row))
                if not moves[-1].automatic:
                    return moves
    return moves


async def from_snapshot(reads: Reads, table: Table) -> Match:
    """The table's match as its snapshot says. Raises whatever is wrong with that."""
    row = await reads.one("snapshot", id=table.id)
    if row is None:
        raise ValueError("there is no snapshot")
    return _fitting(snapshots.read(row), table)


async def from_log(reads: Reads, table: Table) -> Match:
    """The table's match, its log played again. Raises whatever is wrong with that."""
    return _fitting(Match.replay(await record(reads, table.id)), table)


async def _match(reads: Reads, table: Table) -> Match | None:
    """The match from its snapshot, or from its record if the snapshot is damaged. NotSaved if the
    database is away."""
    try:
        return await from_snapshot(reads, table)
    except NotSaved:  # the database is away, and nothing is wrong with the data
        raise
    except Exception:
        # Whatever is wrong with the data, and however the engine says so, the bot has to go on.
        log.exception("Table %d: its snapshot can't be loaded, playing its record again", table.id)
    try:
        return await from_log(reads, table)
    except NotSaved:
        raise
    except Exception:
        log.exception("Table %d: its record can't be played again", table.id)
        return None


class _Begun(msgspec.Struct):
    """What is read of a record as it was stored at the start."""

    moves: list[tuple[int, str]]


def _fitting(match: Match, table: Table) -> Match:
    if match.game.id != table.game or match.seats != len(table.seats):
        raise ValueError(f"a match of {match.game.id} with {match.seats} seats")
    return match


def _bits(seats: tuple[int, ...]) -> int:
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits


async def _put_seats(tx: Transaction, before: Table | None, after: Table) -> None:
    old = before.seats if before else ()
    for number, seat in enumerate(() if old is after.seats else after.seats):
        if number >= len(old) or old[number] != seat:
            await tx.run(
                "put-seat",
                id=after.id,
                seat=number,
                person=seat.person,
                name=seat.name,
                computer=seat.computer,
                once=int(seat.once),
                offered=int(seat.offered),
                word=seat.word,
            )
    if len(after.seats) < len(old):
        await tx.run("drop-seats-from", id=after.id, seat=len(after.seats))


async def _put_guests(tx: Transaction, before: Table, after: Table) -> None:
    if (before.invited, before.kicked) == (after.invited, after.kicked):
        return
    old, new = _guest_rows(before), _guest_rows(after)
    for person in old.keys() - new.keys():
        await tx.run("drop-guest", id=after.id, person=person)
    for person, standing in new.items() - old.items():
        await tx.run("put-guest", id=after.id, person=person, standing=standing)


def _entry(row: Row) -> Entry:
    clocks = Reading(row).json("clocks", tuple[Clock, ...], ())
    return Entry(row["seat"], row["move"], row["person"], clocks, row["planned"] == AUTOMATIC)


def _guest_rows(table: Table) -> dict[int, str]:
    return dict.fromkeys(table.invited, "invited") | dict.fromkeys(table.kicked, "barred")


async def _put_votes(tx: Transaction, before: Table, after: Table) -> None:
    if before.votes == after.votes:
        return
    for vote in set(before.votes) - set(after.votes):
        await tx.run("drop-vote", id=after.id, seat=vote.seat)
    for vote in set(after.votes) - set(before.votes):
        row = {"until": vote.until, "made": vote.made, "ballots": _text(vote.ballots)}
        await tx.run("put-vote", id=after.id, seat=vote.seat, **row)


async def _put_match(tx: Transaction, before: Table, after: Table, match: Match) -> None:
    await snapshots.put(tx, after.id, before.match, match)
    if before.started is None:
        await tx.run("begin-record", id=after.id, record=_text(match.record()))
    if match.result is not None:
        await tx.run("set-result", id=after.id, result=_text(match.result))
        for seat, place in match.result.places.items():
            await tx.run("set-place", id=after.id, seat=seat, place=place)


def _text(data: object) -> str:
    return msgspec.json.encode(data).decode()
