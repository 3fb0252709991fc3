"""A person's rights over their data: export it, or have it deleted."""

from __future__ import annotations

import logging
import secrets
from typing import Any

from msgspec.structs import replace

from sessions.changes import Change, ChangeKind
from sessions.errors import Refused
from sessions.house import Act, House, Tx
from sessions.jobs.job import JobKind, Key, Later
from sessions.people.names import NAMELESS, distinct
from sessions.playing.lobby import STAND_IN_LEVEL, vacated
from sessions.privacy.personal import Personal
from sessions.tables import store
from sessions.tables.table import (
    REOPENABLE_SECONDS,
    Seat,
    Status,
    Table,
    closed,
    next_host,
    reopenable_until,
)

BARRED_JOB = JobKind("barred")
"""The list of people kicked from an ended table."""

log = logging.getLogger(__name__)


async def export(house: House, person: int) -> dict[str, Any]:
    """Export everything stored about a person, as rows by section.

    Times are Unix seconds. Nobody else's data is included.
    """
    found: dict[str, Any] = {"person": person, "exported": house.time.unix()}
    for each in (*house.personal, _jobs(house)):
        if each.section:
            rows = await house.db.all(each.export, person=person)
            found[each.section] = [told for row in rows if (told := each.read(row)) is not None]
    tables = await _tables_of(house, person)
    found["seats"] = [_own_seat(table, number) for table in tables for number in _seats_of(table, person)]
    taken = await house.db.all(
        """SELECT table_id, seat FROM replaced
        WHERE table_id IN (SELECT table_id FROM table_people WHERE person = :person)""",
        person=person,
    )
    others = {(row["table_id"], row["seat"]) for row in taken}
    found["words"] = [
        {"table": table.id, "word": word}
        for table in tables
        for number in _seats_of(table, person)
        if (word := _seed_word(table, number)) and (table.id, number) not in others
    ]
    found["invitations"] = [
        {"table": table.id, "standing": standing}
        for table in tables
        for standing, people in (("invited", table.invited), ("barred", table.kicked))
        if person in people
    ]
    found["ballots"] = [
        {"table": table.id, "about": vote.seat, "choice": choice}
        for table in tables
        for vote in table.votes
        for voter, choice in vote.ballots
        if voter == person
    ]
    found["proposals"] = [
        {"table": table.id, "what": proposal.what, "own": proposal.by == person}
        for table in tables
        if (proposal := table.proposal) is not None and person in (proposal.by, *proposal.agreed)
    ]
    return found


def _jobs(house: House) -> Personal:
    """The jobs whose subject is a person."""
    kinds = ", ".join(f"'{kind}'" for kind in house.jobs.homes)
    whose = f"WHERE subject = :person AND kind NOT IN ({kinds})"
    return Personal(
        "jobs",
        f'SELECT kind, table_id AS "table", due FROM jobs {whose} ORDER BY due',  # noqa: S608
        [f"DELETE FROM jobs {whose}"],  # noqa: S608
    )


async def _tables_of(house: House, person: int) -> list[Table]:
    """Every table that involves the person in any role, without its match."""
    rows = await house.db.all(
        """
        SELECT * FROM tables WHERE id IN (SELECT table_id FROM table_people WHERE person = :person)
        ORDER BY id
        """,
        person=person,
    )
    return [store.read(row) for row in rows]


def _seats_of(table: Table, person: int) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.person == person]


def _own_seat(table: Table, number: int) -> dict[str, Any]:
    """The exported fields of a seat and its table."""
    seat = table.seats[number]
    places = table.shown_result.places if table.shown_result else {}
    return {
        "table": table.id,
        "game": table.game,
        "server": table.server,
        "channel": table.channel,
        "status": table.status,
        "opened": table.opened,
        "started": table.started,
        "ended": table.ended,
        "seat": number,
        "place": places.get(number),
        "name": seat.name,
        "host": int(table.host == seat.person),
        "closed": int(table.closed_by == seat.person),
    }


def _seed_word(table: Table, number: int) -> str:
    """The word that the player in a seat added to a shared seed; empty if they added none."""
    words = table.shared_seed.words if table.shared_seed else ()
    return words[number] if words else table.seats[number].word


async def forget(house: House, person: int) -> None:
    """Take a person out of all open tables and delete their data.

    Settings, follows, plans and holidays are deleted. Finished games show `NAMELESS` instead of their name.
    In the move log, results, ratings and audit log, a random negative number replaces their id. Titles of
    tournaments that they organised lose their name.

    Three things stay: a ban; their place on an open table's list of kicked people; and a word they added to a
    shared seed, because the others need it to check the deal.

    If this fails halfway, it can be repeated. Refused: not-saved.
    """
    names = await _names_of(house, person)
    for each in house.personal:
        if each.prepare:
            await each.prepare(house, person, names)
    for table in await _tables_of(house, person):
        await house.act(table.id, _leave, person)
    pseudonym = -1 - secrets.randbits(62)
    async with house.transaction() as tx:
        for each in (*house.personal, _jobs(house)):
            for statement in each.forget:
                await tx.run(statement, person=person, pseudonym=pseudonym)
        for row in await tx.run(
            "SELECT DISTINCT table_id AS id FROM table_people WHERE person = :person ORDER BY table_id",
            person=person,
        ):
            await _forget_at(tx, row["id"], person)
        for each in house.personal:
            if each.erase:
                await each.erase(tx, person)
    await house.db.scrub()


async def _names_of(house: House, person: int) -> list[str]:
    """The names under which a person is stored."""
    seats = "SELECT name FROM table_people WHERE role = 'seat' AND person = :person"
    query = " UNION ".join([seats, *(each.names for each in house.personal if each.names)])
    return [row["name"] for row in await house.db.all(query, person=person)]


async def schedule_forgetting(tx: Tx, change: Change) -> None:
    """When a table ends, schedule `forget_barred` for when it can no longer be reopened."""
    before, after = change.before, change.table
    if before is not None and before.status.is_open and not after.status.is_open and after.kicked:
        tx.jobs.set(Key(BARRED_JOB, after.id), tx.now + REOPENABLE_SECONDS + 1)


async def forget_barred(act: Act) -> None:
    """Erase the kicked people of an ended table, except those whose seat is shown as removed.

    Raises Later while the table can still be reopened.
    """
    table = act.table
    until = reopenable_until(table)
    if until is not None and until >= act.now:
        raise Later(until + 1 - act.now)
    if not table.status.is_open and not table.is_damaged:
        kicked = tuple(person for person in table.kicked if person in table.persons)
        await store.save(act.tx, table, replace(table, kicked=kicked))


async def _forget_at(tx: Tx, id: int, person: int) -> None:
    """Remove a person from a table. If they were kicked and it is still open, they stay kicked.

    A document that can't be read is emptied, because it may name the person anywhere.
    """
    table = await store.load(tx, id, tx.now)
    if table is None:
        return
    if table.is_damaged:
        log.warning("Emptied the document of table %d, which can't be read", id)
        await tx.run("UPDATE tables SET document = '', snapshot = NULL WHERE id = :id", id=id)
        await tx.run(
            "DELETE FROM table_people WHERE table_id = :id AND person = :person", id=id, person=person
        )
        return
    name = distinct(NAMELESS, table.names)
    seats = tuple(
        replace(seat, person=None, name=name) if seat.person == person else seat for seat in table.seats
    )
    kicked = table.kicked if table.status.is_open else tuple(e for e in table.kicked if e != person)
    after = replace(
        _without(table, person),
        seats=seats,
        kicked=kicked,
        host=None if table.host == person else table.host,
        closed_by=None if table.closed_by == person else table.closed_by,
    )
    await store.save(tx, table, after)


async def _leave(act: Act, person: int) -> None:
    """Take a person out of an open table, with their invitation, ballots and agreement.

    In a running game a computer player takes over the seat. If no host is left, the table is closed.
    """
    table = act.table
    if not table.status.is_open:
        return
    after = _without(table, person)
    seat = next((i for i, each in enumerate(table.seats) if each.person == person), None)
    if seat is not None:
        host = next_host(table, seat)
        if table.status is Status.LOBBY:
            seats = vacated(table, seat)
        else:
            names = [each.name for each in table.seats]
            left = table.seats[seat]
            level = left.computer or STAND_IN_LEVEL
            held = Seat(None, distinct(NAMELESS, names), level, offered=left.offered)
            seats = (*table.seats[:seat], held, *table.seats[seat + 1 :])
        after = replace(after, seats=seats, host=host)
        if host is None:
            after = closed(replace(after, seats=seats or table.seats), act.now)
    if after != table:
        kind = ChangeKind.FORGOTTEN if after.status.is_open else ChangeKind.CLOSED
        try:
            await act.change(kind, after)
        except Refused as refusal:
            if refusal.code != "unreadable":  # `_forget_at` empties a damaged table instead
                raise
            log.warning("Table %d is damaged, so only its rows were changed", table.id)


def _without(table: Table, person: int) -> Table:
    """The table without the person's invitation, ballots and agreement, and without their proposal."""
    votes = tuple(
        replace(vote, ballots=tuple(ballot for ballot in vote.ballots if ballot[0] != person))
        for vote in table.votes
    )
    proposal = table.proposal
    if proposal is not None:
        agreed = tuple(each for each in proposal.agreed if each != person)
        proposal = None if proposal.by == person else replace(proposal, agreed=agreed)
    invited = tuple(each for each in table.invited if each != person)
    return replace(table, votes=votes, proposal=proposal, invited=invited)
