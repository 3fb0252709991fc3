"""Matchmaking: people look for a table in a server, and one is opened when enough want the same.

A person who takes a seat stops looking for that game in that server, however they got the seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from engine import GAMES
from sessions.audit import AuditEntry, note
from sessions.changes import Change
from sessions.errors import Refused
from sessions.guards import require_pace
from sessions.house import House, Tx
from sessions.tables.clock import DAY
from sessions.tables.table import Person

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

    @property
    def least(self) -> int:
        """Minimum number of players of the game."""
        return GAMES[self.game].seats[0]


@dataclass(frozen=True)
class ShownAt:
    """The place of the notice that lists people looking for a table."""

    channel: int
    message: int


async def seek(house: House, wish: Wish, person: Person) -> Wish | None:
    """Store a person's wish for a table. It replaces any other wish for the same game.

    Returns the replaced wish, or None if there was none or it was the same.

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
        row = {**wish.row, "person": person.id, "name": person.name, "since": house.time.unix()}
        await tx.put("seekers", "server", "person", "game", **row)
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
            return Wish(server, game, row["pace"] or None, bool(row["rated"]))
    return None


async def crew(house: House, wish: Wish) -> list[Person]:
    """The people who have this wish now, in the order in which they began looking."""
    rows = await house.db.all(
        """
        SELECT person, name FROM seekers
        WHERE server = :server AND game = :game AND pace = :pace AND rated = :rated AND since > :after
        ORDER BY since, person
        """,
        **wish.row,
        after=house.time.unix() - WISH_LIFETIME,
    )
    return [Person(row["person"], row["name"]) for row in rows]


async def meeting(house: House, server: int) -> int | None:
    """The channel where tables for seekers open. None means the channel where they ask."""
    row = await house.db.one("SELECT meeting FROM servers WHERE server = :server", server=server)
    return row["meeting"] if row else None


async def set_meeting(house: House, server: int, channel: int | None, by: int) -> None:
    """Set the channel where tables for seekers open. Refused: not-saved."""
    async with house.transaction() as tx:
        await tx.put("servers", "server", server=server, meeting=channel)
        detail = str(channel or "")
        await note(tx, AuditEntry("meeting-set", by, server=server, detail=detail))


async def shown(house: House, wish: Wish) -> ShownAt | None:
    """The place of the wish's notice, or None."""
    row = await house.db.one(
        """
        SELECT channel, message FROM seekers_shown
        WHERE server = :server AND game = :game AND pace = :pace AND rated = :rated
        """,
        **wish.row,
    )
    return ShownAt(row["channel"], row["message"]) if row else None


async def remember(house: House, wish: Wish, shown: ShownAt | None) -> None:
    """Store the place of the wish's notice, or that there is none. Refused: not-saved."""
    async with house.transaction() as tx:
        if shown is None:
            await tx.run(
                """
                DELETE FROM seekers_shown
                WHERE server = :server AND game = :game AND pace = :pace AND rated = :rated
                """,
                **wish.row,
            )
        else:
            await tx.put("seekers_shown", "server", "game", "pace", "rated", **wish.row, **asdict(shown))


async def store_change(tx: Tx, change: Change) -> None:
    """Delete the wishes of people who just took a seat."""
    server, game = change.table.server, change.table.game
    if server is None or change.table.is_set:
        return
    for person in newcomers(change):
        await tx.run(
            """
            DELETE FROM seekers WHERE server = :server AND person = :person AND game = :game
            RETURNING pace, rated
            """,
            server=server,
            person=person,
            game=game,
        )


def newcomers(change: Change) -> Sequence[int]:
    """The people who took a seat in a change."""
    if change.before is not None and change.before.seats is change.table.seats:
        return ()
    before = set(change.before.people) if change.before else set[int]()
    return [person for person in change.table.people if person not in before]
