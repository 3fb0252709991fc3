"""Onlookers' guesses: secret until the answer is known, then scored.

People with a hidden profile can guess, but the rankings (`seers_at`, `seers_in`) must not name them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from db import Reads, Row
from engine import Event, Match
from sessions.changes import Change, ChangeKind
from sessions.errors import Refused
from sessions.guards import require_playing
from sessions.house import Act, Tx
from sessions.tables.rows import sound
from sessions.tables.table import Person, Status, Table

MAX_POINTS = 1_000_000
"""More points than a guess can score. A stored number beyond it is damaged, and doesn't count."""
Points = Annotated[int, Meta(ge=0, le=MAX_POINTS)]


class About(StrEnum):
    MATCH = "match"  # Who wins the match?
    ROUND = "round"  # the game's question about each round (`Game.riddle`)


@dataclass(frozen=True)
class Guess:
    """An onlooker's guess."""

    about: About
    round: int  # number of the round, counted from 1; 0 if the guess is about the match
    seat: Annotated[int, Meta(ge=0)]
    points: Points | None  # points for the guess; None until the answer is known


@dataclass(frozen=True)
class Seer:
    """An onlooker with the totals of their scored guesses."""

    person: int
    name: str
    points: int
    hits: int
    guesses: int


async def seal(act: Act, person: Person, about: About, seat: int, round: int | None = None) -> Guess:
    """Store an onlooker's guess, which can't be changed. It lapses if they sit down before it is scored.

    `round` is the one that the person was asked about; None stands for the current one.

    Refused: as `require_onlooker`, bad-option (the question isn't open, or there is no such seat), stale
    (another round has begun), sealed-already.
    """
    table = act.table
    await require_onlooker(act.tx, table, person.id)
    if about not in asked(table):
        raise Refused("bad-option", option="guess", value=str(about))
    if seat not in range(len(table.seats)):
        raise Refused("bad-option", option="seat", value=seat + 1)
    assert table.match is not None
    present = round_in(table.match, about)
    if round not in (None, present):
        raise Refused("stale", version=table.version)
    row = {"id": table.id, "person": person.id, "name": person.name, "about": str(about), "round": present}
    if not await act.tx.run(
        """
        INSERT INTO guesses (table_id, person, name, about, round, seat, ply)
        VALUES (:id, :person, :name, :about, :round, :seat, :ply)
        ON CONFLICT (table_id, person, about, round) DO NOTHING RETURNING person
        """,
        **row,
        seat=seat,
        ply=table.match.ply,
    ):
        raise Refused("sealed-already")
    return Guess(about, present, seat, None)


async def require_onlooker(reads: Reads, table: Table, person: int) -> None:
    """Require a running match in which the person never had a seat.

    Refused: not-playing, unreadable, seers-look-on.
    """
    require_playing(table)
    if any(each.person == person for each in table.seats):
        raise Refused("seers-look-on")
    if await reads.one(
        "SELECT seat FROM replaced WHERE table_id = :id AND person = :person LIMIT 1",
        id=table.id,
        person=person,
    ):
        raise Refused("seers-look-on")


async def guesses_of(reads: Reads, id: int, person: int) -> list[Guess]:
    """A person's guesses at a table."""
    rows = await reads.all(
        """
        SELECT about, round, seat, points FROM guesses
        WHERE table_id = :id AND person = :person ORDER BY round, about
        """,
        id=id,
        person=person,
    )
    return sound(Guess, rows)


async def seers_at(reads: Reads, id: int) -> list[Seer]:
    """The onlookers with scored guesses at a table, best first. Leaves out people with a hidden profile."""
    rows = await reads.all(
        """
        SELECT guesses.person, max(guesses.name) AS name, sum(guesses.points) AS points,
            count(*) AS guesses,
            sum(CASE WHEN guesses.points > 0 THEN 1 ELSE 0 END) AS hits
        FROM guesses LEFT JOIN people ON people.person = guesses.person
        WHERE guesses.table_id = :id AND guesses.points BETWEEN 0 AND :most_points
            AND coalesce(people.hidden, 0) = 0
        GROUP BY guesses.person ORDER BY 3 DESC, 5 DESC, guesses.person
        """,
        id=id,
        most_points=MAX_POINTS,
    )
    return [_seer(row) for row in rows]


async def seers_in(reads: Reads, server: int, most: int) -> list[Seer]:
    """The best `most` onlookers of a server. Leaves out people with a hidden profile."""
    rows = await reads.all(
        """
        SELECT guesses.person, max(guesses.name) AS name, sum(guesses.points) AS points,
            count(*) AS guesses,
            sum(CASE WHEN guesses.points > 0 THEN 1 ELSE 0 END) AS hits
        FROM guesses JOIN tables ON tables.id = guesses.table_id
        LEFT JOIN people ON people.person = guesses.person
        WHERE tables.server = :server AND guesses.points BETWEEN 0 AND :most_points
            AND coalesce(people.hidden, 0) = 0
        GROUP BY guesses.person ORDER BY 3 DESC, 5 DESC, guesses.person LIMIT :most
        """,
        server=server,
        most=most,
        most_points=MAX_POINTS,
    )
    return [_seer(row) for row in rows]


async def score_guesses(tx: Tx, change: Change) -> None:
    """Score the guesses whose answer is now known. Also drop a person's open guesses when they sit down."""
    if change.kind is ChangeKind.SEAT_TAKEN and change.seat is not None:
        newcomer = change.table.seats[change.seat].person
        await tx.run(
            "DELETE FROM guesses WHERE table_id = :id AND person = :person AND points IS NULL",
            id=change.table.id,
            person=newcomer,
        )
    if change.kind is not ChangeKind.MOVED:
        return
    table, ended = change.table, [event for event in change.events if event.ends_round]
    if not ended and table.status is not Status.FINISHED:
        return
    assert table.match is not None
    last = _rounds_ended(table.match) if table.match.game.riddle else 0
    for back, event in enumerate(reversed(ended)):
        if event.riddle is not None:
            right = sum(1 << seat for seat in event.riddle)
            await tx.run(
                """
                UPDATE guesses SET points = (:right >> seat) & 1
                WHERE table_id = :id AND about = 'round' AND round = :round AND points IS NULL
                """,
                id=table.id,
                round=last - back,
                right=right,
            )
    if table.status is Status.FINISHED and table.result is not None:
        winners = [seat for seat, place in table.result.places.items() if place == 1]
        for row in await tx.run(
            """
            SELECT person, seat, ply FROM guesses
            WHERE table_id = :id AND about = 'match' AND points IS NULL
            """,
            id=table.id,
        ):
            worth = _rounds_ended(table.match, since=row["ply"])
            points = worth if row["seat"] in winners else 0
            await tx.run(
                """
                UPDATE guesses SET points = :points
                WHERE table_id = :id AND person = :person AND about = 'match'
                """,
                id=table.id,
                person=row["person"],
                points=points,
            )


def asked(table: Table) -> tuple[About, ...]:
    """The questions open for guesses. Empty if the match doesn't count: its secrets may be known."""
    if table.match is None or table.status is not Status.PLAYING or not table.counts:
        return ()
    return (About.MATCH, About.ROUND) if table.match.game.riddle else (About.MATCH,)


def round_in(match: Match, about: About) -> int:
    """The round that a question is about now, counted from 1; 0 for the whole match."""
    return 0 if about is About.MATCH else _rounds_ended(match) + 1


def _rounds_ended(match: Match, since: int = -1) -> int:
    """The number of rounds that ended after move `since`."""
    return sum(event.ends_round and event.ply > since for event in match.log(None, (Event,)))


def _seer(row: Row) -> Seer:
    return Seer(row["person"], row["name"], row["points"], row["hits"], row["guesses"])
