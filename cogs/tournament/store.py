"""Storage of tournaments: each is one JSON document, with columns for queries and one row per person."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from msgspec.structs import replace

from cogs.tournament.document import Role, Tournament, repaired, without_person
from db import Reads, Row
from sessions.audit import AuditEntry, note
from sessions.errors import Refused
from sessions.house import House, Tx
from sessions.jobs.job import JobKind, Key
from sessions.messages import Attempt, MessageKind, Shows
from sessions.people.names import NAMELESS, without_names
from sessions.privacy.personal import Personal
from sessions.tables import store as tables
from sessions.tables.rows import UNREADABLE, decoded, next_number

TOURNAMENT_JOB = JobKind("tournament")
"""A tournament's rounds. The subject is the tournament."""
NOTICE_JOB = JobKind("notice")
"""A tournament's message, threads and event. The subject is the tournament."""
TOURNAMENT_MESSAGE = MessageKind("tournament")
"""A tournament's message, recorded with the tournament."""
HOME = "SELECT server FROM tournaments WHERE id = :subject"
"""The `home` of jobs whose subject is a tournament."""

log = logging.getLogger(__name__)


def key(id: int) -> Key:
    """The key of the job for a tournament's next automatic step."""
    return Key(TOURNAMENT_JOB, subject=id)


def columns(tournament: Tournament) -> dict[str, int | str]:
    """The fields that queries filter or sort by, by column."""
    return {
        "id": tournament.id,
        "server": tournament.server,
        "status": tournament.stage,
        "version": tournament.version,
    }


class Changing:
    """A change in progress. The block of `changing` sets `after`."""

    def __init__(self, tx: Tx, before: Tournament) -> None:
        self.tx = tx
        self.before = before
        self.after = before


async def add(tx: Tx, tournament: Tournament) -> Tournament:
    """Store a new tournament. Returns it with its id."""
    tournament = replace(tournament, id=await next_number(tx, "tournaments"))
    await tx.run(
        """
        INSERT INTO tournaments (id, server, status, version, document)
        VALUES (:id, :server, :status, :version, :document)
        """,
        **columns(tournament),
        document=_encoded(tournament),
    )
    await _keep_people(tx, frozenset(), tournament)
    await _follow_up(tx, tournament)
    return tournament


async def remove(tx: Tx, id: int) -> None:
    """Remove a tournament with its jobs."""
    await tx.run(
        "DELETE FROM jobs WHERE kind IN ('tournament', 'notice', 'fixtures') AND subject = :id", id=id
    )
    await tx.run("DELETE FROM tournaments WHERE id = :id", id=id)


async def load(reads: Reads, id: int) -> Tournament:
    """The stored tournament. A transaction locks its row.

    Refused: no-such-tournament, tournament-unreadable.
    """
    rows = await reads.all(
        f"SELECT id, document FROM tournaments WHERE id = :id{reads.for_update}",  # noqa: S608
        id=id,
    )
    if not rows:
        raise Refused("no-such-tournament", tournament=id)
    for tournament in readable(rows):
        return tournament
    raise Refused("tournament-unreadable", tournament=id)


async def organised(reads: Reads, server: int, person: int) -> list[Tournament]:
    """The tournaments that a person organised in a server."""
    rows = await reads.all(
        """
        SELECT tournaments.id, document FROM tournaments
        JOIN tournament_people ON tournament_people.tournament = tournaments.id
        WHERE server = :server AND person = :person AND role = 'organiser'
        """,
        server=server,
        person=person,
    )
    return readable(rows)


def readable(rows: Iterable[Row]) -> list[Tournament]:
    """The tournaments in rows with `id` and `document`. Skips and logs unreadable ones."""
    found: list[Tournament] = []
    for row in rows:
        tournament = decoded(row["document"], Tournament)
        if not isinstance(tournament, Tournament):
            UNREADABLE.note(f"Tournament {row['id']}", tournament)
        elif tournament.id != row["id"]:
            UNREADABLE.note(f"Tournament {row['id']}", "it has another number")
        else:
            found.append(tournament)
    return found


async def tournaments_of(reads: Reads, person: int) -> list[Tournament]:
    """The tournaments that a person entered or organises. Skips unreadable ones."""
    return readable(
        await reads.all(
            """
            SELECT id, document FROM tournaments
            WHERE id IN (SELECT tournament FROM tournament_people WHERE person = :person) ORDER BY id
            """,
            person=person,
        )
    )


async def save(tx: Tx, before: Tournament, after: Tournament) -> Tournament:
    """Store the new state of a tournament that was loaded in this transaction.

    Also schedules its next step, and publishes the change after the commit. Returns it with its new version.
    """
    after = replace(after, version=before.version + 1)
    await tx.change(
        """
        UPDATE tournaments SET status = :status, version = :version, document = :document
        WHERE id = :id AND version = :was
        """,
        **columns(after),
        document=_encoded(after),
        was=before.version,
    )
    await _keep_people(tx, before.people, after)
    await _follow_up(tx, after)
    return after


async def repair_times(tx: Tx) -> None:
    """Correct the times of tournaments after the clock was set back. Their deadlines keep their distance."""
    rows = await tx.all(f"SELECT id, version, document FROM tournaments ORDER BY id{tx.for_update}")  # noqa: S608
    for row in rows:
        for before in readable([row]):
            after = repaired(before, tx.now)
            # A damaged row must not keep the others from being repaired.
            if after != before and (row["id"], row["version"]) == (before.id, before.version):
                await save(tx, before, after)


async def troubles(db: Reads) -> AsyncGenerator[str]:
    """Yield a line for each problem with a stored tournament."""
    for row in await db.all("SELECT id, server, status, version, document FROM tournaments ORDER BY id"):
        tournament = decoded(row["document"], Tournament)
        if isinstance(tournament, str):
            yield f"Tournament {row['id']}: its document can't be read: {tournament}"
            continue
        if any(row[name] != value for name, value in columns(tournament).items()):
            yield f"Tournament {row['id']}: its columns aren't what its document says"
        people = await db.all(
            "SELECT person, role FROM tournament_people WHERE tournament = :id", id=row["id"]
        )
        if {(each["person"], each["role"]) for each in people} ^ tournament.people:
            yield f"Tournament {row['id']}: its people aren't those of its document"


@asynccontextmanager
async def changing(house: House, id: int) -> AsyncGenerator[Changing]:
    """Change a tournament: load it, let the block set `after`, and store that when the block ends.

    Refused: as `load`, not-saved.
    """
    async with house.transaction() as tx:
        change = Changing(tx, await load(tx, id))
        yield change
        if change.after != change.before:
            change.after = await save(tx, change.before, change.after)


async def log_action(
    tx: Tx,
    action: str,
    by: int,
    tournament: Tournament,
    whom: int | None = None,
    detail: str = "",
) -> None:
    """Log an action on a tournament, in its transaction.

    The audit log has no column for tournaments, so the detail begins with the tournament's name.
    """
    told = f"{tournament.name}: {detail}" if detail else tournament.name
    await note(tx, AuditEntry(action, by, whom, server=tournament.server, detail=told))


async def _keep_people(tx: Tx, before: frozenset[tuple[int, Role]], after: Tournament) -> None:
    """Update the rows of a tournament's people to match its document."""
    for person, role in sorted(before - after.people):
        await tx.run(
            """
            DELETE FROM tournament_people
            WHERE tournament = :tournament AND person = :person AND role = :role
            """,
            tournament=after.id,
            person=person,
            role=role,
        )
    for person, role in sorted(after.people - before):
        await tx.run(
            """
            INSERT INTO tournament_people (tournament, person, role)
            VALUES (:tournament, :person, :role)
            """,
            tournament=after.id,
            person=person,
            role=role,
        )


async def _follow_up(tx: Tx, tournament: Tournament) -> None:
    """Set or drop the job for a tournament's next step, and have its message updated."""
    if tournament.due is None:
        tx.jobs.drop(key(tournament.id))
    else:
        tx.jobs.set(key(tournament.id), max(tournament.due, tx.now))
    tx.jobs.set(Key(NOTICE_JOB, subject=tournament.id), tx.now)


def _encoded(tournament: Tournament) -> str:
    return msgspec.json.encode(tournament).decode()


async def record_message(tx: Tx, attempt: Attempt, shows: Shows, message: int) -> None:
    """Record a tournament's message, and the chapter and version that it shows."""
    await tx.run(
        "UPDATE tournaments SET message = :message, chapter = :chapter, shown = :version WHERE id = :id",
        message=message,
        id=shows.id,
        chapter=shows.detail,
        version=shows.version,
    )


async def is_message_recorded(reads: Reads, shows: Shows, message: int) -> bool:
    sql = "SELECT message FROM tournaments WHERE message = :message"
    return await reads.one(sql, message=message) is not None


def _entered(row: Row) -> dict[str, Any] | None:
    for cup in readable([row]):
        if (entrant := cup.entrant_of(row["person"])) is not None:
            return {
                "id": cup.id,
                "server": cup.server,
                "name": cup.name,
                "game": cup.game,
                "called": entrant.name,
                "stays": entrant.stays,
            }
    return None


def _organised(row: Row) -> dict[str, Any] | None:
    for cup in readable([row]):
        return {
            "id": cup.id,
            "server": cup.server,
            "name": cup.name,
            "game": cup.game,
            "status": cup.stage,
        }
    return None


async def forget_titles(house: House, person: int, names: Iterable[str]) -> None:
    """Remove a person's names from the titles of tournaments that they organise.

    Covers the tournaments, their tables and the audit log.
    """
    cups = await tournaments_of(house.db, person)
    names = [*names, *(each.name for cup in cups for each in cup.entrants if each.person == person)]
    for cup in cups:
        if cup.organiser != person or without_names(cup.name, names) == cup.name:
            continue
        async with changing(house, cup.id) as change:
            was, title = change.before.name, without_names(change.before.name, names)
            change.after = replace(change.before, name=title)
            for id in change.before.tables:
                await _retitle(change.tx, id, names)
            await change.tx.run(
                """
                UPDATE audit
                SET detail = CAST(:title AS TEXT) || substr(detail, length(CAST(:was AS TEXT)) + 1)
                WHERE server = :server AND action LIKE 'tournament-%'
                    AND substr(detail, 1, length(CAST(:was AS TEXT))) = CAST(:was AS TEXT)
                """,
                server=cup.server,
                was=was,
                title=title,
            )


async def _retitle(tx: Tx, id: int, names: Iterable[str]) -> None:
    """Remove the names from the copy of the tournament's title that a table keeps."""
    table = await tables.load(tx, id, tx.now)
    if table is not None and table.fixture is not None:
        fixture = replace(table.fixture, name=without_names(table.fixture.name, names))
        await tables.save(tx, table, replace(table, fixture=fixture))


async def forget_entrant(tx: Tx, person: int) -> None:
    """Erase a person from all tournaments. Their entrants keep their results under `NAMELESS`.

    A document that can't be read is emptied, because it may contain the person's data.
    """
    for row in await tx.run(
        f"""
        SELECT id, document FROM tournaments
        WHERE id IN (SELECT tournament FROM tournament_people WHERE person = :person)
        ORDER BY id{tx.for_update}
        """,  # noqa: S608
        person=person,
    ):
        before = decoded(row["document"], Tournament)
        if isinstance(before, Tournament):
            await save(tx, before, without_person(before, person, NAMELESS))
        else:
            log.warning("Emptied the document of tournament %d, which can't be read", row["id"])
            await tx.run("UPDATE tournaments SET document = '' WHERE id = :id", id=row["id"])
    await tx.run("DELETE FROM tournament_people WHERE person = :person", person=person)


def _rows_as(role: str) -> str:
    """The query for the tournaments in which `:person` has a role."""
    return f"""
        SELECT tournaments.id, document, person
        FROM tournaments JOIN tournament_people ON tournament = tournaments.id
        WHERE person = :person AND role = '{role}' ORDER BY tournaments.id
        """  # noqa: S608


PERSONAL = (
    Personal(
        "tournaments",
        _rows_as("entrant"),
        read=_entered,
        prepare=forget_titles,
        erase=forget_entrant,
    ),
    Personal("organised", _rows_as("organiser"), read=_organised),
)
