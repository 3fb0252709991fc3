"""Matchmaking: people look for a table in a server, and one is opened when enough want the same.

A person who takes a seat stops looking for that game in that server, however they got the seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Annotated

from msgspec import Meta

from db import Reads
from engine import GAMES
from sessions.changes import Change
from sessions.errors import Refused
from sessions.guards import require_pace
from sessions.house import House, Tx
from sessions.jobs.job import JobKind, Key
from sessions.messages import Attempt, MessageKind, Shows
from sessions.people import bans, quotas
from sessions.tables.clock import DAY, MAX_PACE
from sessions.tables.rows import sound
from sessions.tables.table import Person

FOUND_JOB = JobKind("found")
"""The mention of the people whose wish for a table came true."""
SEEK_JOB = JobKind("seek")
"""A server's notices of who looks for a table. The subject is the server."""
FOUND_MESSAGE = MessageKind("found")
"""A mention of the people for whom the table was opened."""
SEEK_MESSAGE = MessageKind("seek")
"""The notice of who looks for a table, recorded with the seekers."""

WISH_LIFETIME = 7 * DAY
"""Seconds for which a wish for a table is kept."""


@dataclass(frozen=True)
class Wish:
    """The kind of table that a person looks for."""

    server: int
    game: str
    pace: int | None  # seconds per move; None for no limit
    rated: bool

    @property
    def row(self) -> dict[str, int | str]:
        return {**asdict(self), "pace": self.pace or 0, "rated": int(self.rated)}

    def __str__(self) -> str:
        """The game, pace and rating in one line, as `Shows.detail` of a notice has them."""
        return f"{self.game} {self.pace or 0} {int(self.rated)}"

    @property
    def least(self) -> int:
        """Minimum number of players of the game."""
        return GAMES[self.game].seats[0]

    @property
    def most(self) -> int:
        """Maximum number of players of the game."""
        return GAMES[self.game].seats[-1]


@dataclass(frozen=True)
class ShownAt:
    """The place of the notice that lists people looking for a table."""

    channel: int
    message: int


def key(server: int) -> Key:
    """The key of the job for a server's notices."""
    return Key(SEEK_JOB, subject=server)


async def seek(house: House, wish: Wish, person: Person, channel: int | None = None) -> Wish | None:
    """Store a person's wish for a table. It replaces any other wish for the same game.

    The notice is posted in the channel of the last person who asks, if the server has chosen none. Returns
    the replaced wish, or None if there was none or it was the same.

    Refused: no-such-game, bad-pace, not-saved.
    """
    if wish.game not in GAMES:
        raise Refused("no-such-game", game=wish.game)
    require_pace(wish.pace)
    async with house.transaction() as tx:
        await tx.lock_person(person.id)
        before = await tx.run(
            """
            SELECT pace, rated FROM seekers
            WHERE server = :server AND person = :person AND game = :game
            """,
            server=wish.server,
            person=person.id,
            game=wish.game,
        )
        row = {**wish.row, "person": person.id, "name": person.name, "since": tx.now, "channel": channel}
        await tx.put("seekers", "server", "person", "game", **row)
        tx.jobs.set(key(wish.server), tx.now)
    former = [Wish(wish.server, wish.game, row["pace"] or None, bool(row["rated"])) for row in before]
    return former[0] if former and former[0] != wish else None


async def stop(house: House, server: int, game: str, person: int) -> Wish | None:
    """Delete a person's wish for a game. Returns the wish; None if there was none. Refused: not-saved."""
    async with house.transaction() as tx:
        for row in await tx.run(
            """
            DELETE FROM seekers WHERE server = :server AND person = :person AND game = :game
            RETURNING pace, rated
            """,
            server=server,
            person=person,
            game=game,
        ):
            tx.jobs.set(key(server), tx.now)
            return Wish(server, game, row["pace"] or None, bool(row["rated"]))
    return None


async def crew(house: House, wish: Wish) -> list[Person]:
    """The people who have this wish now and aren't banned, in the order in which they began looking."""
    rows = await house.db.all(
        """
        SELECT person, name FROM seekers
        WHERE server = :server AND game = :game AND pace = :pace AND rated = :rated AND since > :after
        ORDER BY since, person
        """,
        **wish.row,
        after=house.time.unix() - WISH_LIFETIME,
    )
    people: list[Person] = []
    for row in rows:
        with suppress(Refused):
            await bans.refuse(house.db, row["person"], wish.server)
            people.append(Person(row["person"], row["name"]))
    return people


async def wishes(house: House, server: int) -> dict[Wish, int | None]:
    """The wishes that people have in a server now, with the channel where each was expressed last."""
    rows = await house.db.all(
        """
        SELECT server, game, pace, rated, channel FROM seekers
        WHERE server = :server AND since > :after ORDER BY since, person
        """,
        server=server,
        after=house.time.unix() - WISH_LIFETIME,
    )
    return {each.wish: each.channel for each in sound(_Wished, rows) if each.game in GAMES}


async def next_expiry(house: House, server: int) -> int | None:
    """When the next wish in a server expires, in Unix seconds, or None."""
    row = await house.db.one(
        "SELECT min(since) AS since FROM seekers WHERE server = :server AND since > :after",
        server=server,
        after=house.time.unix() - WISH_LIFETIME,
    )
    return None if row is None or row["since"] is None else row["since"] + WISH_LIFETIME


async def able(house: House, wish: Wish, crew: Sequence[Person]) -> list[Person]:
    """Those of the crew who may sit down at one more table. Ends the wishes of the others.

    Stops when too few are left. Refused: not-saved.
    """
    people = list(crew)
    for person in crew:
        if len(people) < wish.least:
            break
        try:
            async with house.transaction() as tx:
                await bans.refuse(tx, person.id, None)
                await quotas.require_table(tx, person.id)
        except Refused as error:
            if error.code not in ("banned", "too-many-tables"):
                raise
            await stop(house, wish.server, wish.game, person.id)
            people.remove(person)
    return people


async def notices(house: House, server: int) -> dict[Wish, ShownAt]:
    """The places of a server's notices."""
    rows = await house.db.all("SELECT * FROM seekers_shown WHERE server = :server", server=server)
    return {each.wish: ShownAt(each.channel, each.message) for each in sound(_Noticed, rows)}


async def forget_notice(house: House, wish: Wish) -> None:
    """Forget the wish's notice, which is gone. Refused: not-saved."""
    await house.do(
        """
        DELETE FROM seekers_shown
        WHERE server = :server AND game = :game AND pace = :pace AND rated = :rated
        """,
        **wish.row,
    )


async def drop_wishes(tx: Tx, change: Change) -> None:
    """Delete the wishes of people who just took a seat."""
    server, game = change.table.server, change.table.game
    if server is None or change.table.is_set:
        return
    for person in newcomers(change):
        ended = await tx.run(
            """
            DELETE FROM seekers WHERE server = :server AND person = :person AND game = :game
            RETURNING person
            """,
            server=server,
            person=person,
            game=game,
        )
        if ended:
            tx.jobs.set(key(server), tx.now)


def newcomers(change: Change) -> Sequence[int]:
    """The people who took a seat in a change."""
    if change.before is not None and change.before.seats is change.table.seats:
        return ()
    before = set(change.before.people) if change.before else set[int]()
    return [person for person in change.table.people if person not in before]


@dataclass(frozen=True)
class _Wished:
    server: int
    game: str
    pace: Annotated[int, Meta(ge=0, le=MAX_PACE)]
    rated: int
    channel: int | None

    @property
    def wish(self) -> Wish:
        return Wish(self.server, self.game, self.pace or None, bool(self.rated))


@dataclass(frozen=True)
class _Noticed(_Wished):
    channel: int
    message: int


async def record_notice(tx: Tx, attempt: Attempt, shows: Shows, message: int) -> None:
    """Record a notice of who looks for a table."""
    game, pace, rated = shows.detail.split()
    wish = {"game": game, "pace": int(pace), "rated": int(rated)}
    where = {"server": shows.id, "channel": attempt.channel, "message": message}
    await tx.put("seekers_shown", "server", "game", "pace", "rated", **where, **wish)


async def is_notice_recorded(reads: Reads, shows: Shows, message: int) -> bool:
    sql = "SELECT message FROM seekers_shown WHERE message = :message"
    return await reads.one(sql, message=message) is not None
