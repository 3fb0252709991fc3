"""What those who look on guess: sealed, known to nobody else, and scored as soon as it is known."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from db import Reads, Row
from engine import Event, Match
from sessions import refusals
from sessions.changes import Change, ChangeKind
from sessions.errors import Refused
from sessions.guards import require_playing
from sessions.house import Act, Tx
from sessions.table import Person, Status, Table


class About(StrEnum):
    MATCH = "match"  # who wins it
    ROUND = "round"  # what the game asks of its rounds (`Game.riddle`)


@dataclass(frozen=True)
class Guess:
    """What somebody has guessed."""

    about: About
    round: int  # counted from 1; 0: it is about the match
    seat: int
    points: int | None  # None: it isn't known yet


@dataclass(frozen=True)
class Seer:
    """Somebody with all that they have guessed and is known now."""

    person: int
    name: str
    points: int
    hits: int
    guesses: int


async def seal(act: Act, person: Person, about: About, seat: int) -> Guess:
    """Seal an onlooker's guess of that seat. It lapses if they sit down before the answer is known.

    Refused: as `require_onlooker`, bad-option (nothing of the kind is asked, or there is no such seat),
    sealed-already.
    """
    table = act.table
    await require_onlooker(act.tx, table, person.id)
    if about not in asked(table):
        raise Refused(refusals.BadOption(option="guess", value=str(about)))
    if seat not in range(len(table.seats)):
        raise Refused(refusals.BadOption(option="seat", value=seat + 1))
    assert table.match is not None
    round = 0 if about is About.MATCH else round_of(table.match)
    row = {"id": table.id, "person": person.id, "name": person.name, "about": str(about), "round": round}
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
        raise Refused(refusals.SealedAlready())
    return Guess(about, round, seat, None)


async def require_onlooker(reads: Reads, table: Table, person: int) -> None:
    """Require a running table at which the person never had a seat.

    Refused: not-playing, unreadable, seers-look-on.
    """
    require_playing(table)
    if any(each.person == person for each in table.seats):
        raise Refused(refusals.SeersLookOn())
    if await reads.one(
        "SELECT seat FROM replaced WHERE table_id = :id AND person = :person LIMIT 1",
        id=table.id,
        person=person,
    ):
        raise Refused(refusals.SeersLookOn())


async def guesses_of(reads: Reads, id: int, person: int) -> list[Guess]:
    """What somebody has guessed at a table."""
    rows = await reads.all(
        """
        SELECT about, round, seat, ply, points FROM guesses WHERE table_id = :id AND person =
            :person
        ORDER BY round, about
        """,
        id=id,
        person=person,
    )
    return [Guess(About(row["about"]), row["round"], row["seat"], row["points"]) for row in rows]


async def seers_at(reads: Reads, id: int) -> list[Seer]:
    """Whose guesses at a table are known now, the best first, but for those who hide their profile."""
    return [
        _seer(row)
        for row in await reads.all(
            """
        SELECT guesses.person, max(guesses.name) AS name, sum(guesses.points) AS points,
            count(*) AS guesses,
            sum(CASE WHEN guesses.points > 0 THEN 1 ELSE 0 END) AS hits
        FROM guesses LEFT JOIN people ON people.person = guesses.person
        WHERE guesses.table_id = :id AND guesses.points IS NOT NULL AND coalesce(people.hidden,
            0) = 0
        GROUP BY guesses.person ORDER BY 3 DESC, 5 DESC, guesses.person
        """,
            id=id,
        )
    ]


async def seers_in(reads: Reads, server: int, most: int) -> list[Seer]:
    """The best of a server, but for those who hide their profile."""
    return [
        _seer(row)
        for row in await reads.all(
            """
        SELECT guesses.person, max(guesses.name) AS name, sum(guesses.points) AS points,
            count(*) AS guesses,
            sum(CASE WHEN guesses.points > 0 THEN 1 ELSE 0 END) AS hits
        FROM guesses JOIN tables ON tables.id = guesses.table_id
        LEFT JOIN people ON people.person = guesses.person
        WHERE tables.server = :server AND guesses.points IS NOT NULL AND
            coalesce(people.hidden, 0) = 0
        GROUP BY guesses.person ORDER BY 3 DESC, 5 DESC, guesses.person LIMIT :most
        """,
            server=server,
            most=most,
        )
    ]


async def store_change(tx: Tx, change: Change) -> None:
    """Score what is known now, and drop the open guesses of a newcomer who sits down."""
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
            SELECT person, seat, ply FROM guesses WHERE table_id = :id AND about = 'match' AND
                points IS NULL
            """,
            id=table.id,
        ):
            worth = _rounds_ended(table.match, since=row["ply"])
            points = worth if row["seat"] in winners else 0
            await tx.run(
                """
                UPDATE guesses SET points = :points WHERE table_id = :id AND person = :person AND about
                    = 'match'
                """,
                id=table.id,
                person=row["person"],
                points=points,
            )


def asked(table: Table) -> tuple[About, ...]:
    """What may be guessed at a table: nothing where all may know what is hidden."""
    if table.match is None or table.status is not Status.PLAYING or not table.counts:
        return ()
    return (About.MATCH, About.ROUND) if table.match.game.riddle else (About.MATCH,)


def round_of(match: Match) -> int:
    """The present round of a match, counted from 1."""
    return _rounds_ended(match) + 1


def _rounds_ended(match: Match, since: int = -1) -> int:
    """How many rounds have ended by moves after that one."""
    return sum(event.ends_round and event.ply > since for event in match.log(None, (Event,)))


def _seer(row: Row) -> Seer:
    return Seer(row["person"], row["name"], row["points"], row["hits"], row["guesses"])
