"""People who look for a table in a server: when enough look for the same, one is opened for them.

Who sits down at a table of a game in a server looks for none of it any more, however they have come there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from engine import GAMES
from sessions import refusals
from sessions.audit import Deed, note
from sessions.changes import Change
from sessions.clock import DAY
from sessions.errors import Refused
from sessions.guards import require_pace
from sessions.house import House, Tx
from sessions.table import Person

PATIENCE = 7 * DAY
"""Seconds after which a wish is forgotten."""


@dataclass(frozen=True)
class Wish:
    """A table that somebody looks for."""

    server: int
    game: str
    pace: int | None  # seconds for a move; None: as many as one likes
    rated: bool

    @property
    def row(self) -> dict[str, int | str]:
        return {**asdict(self), "pace": self.pace or 0, "rated": int(self.rated)}

    @property
    def least(self) -> int:
        """How many people it takes."""
        return GAMES[self.game].seats[0]


@dataclass(frozen=True)
class ShownAt:
    """Where a message stands."""

    channel: int
    message: int


async def seek(house: House, wish: Wish, person: Person) -> Wish | None:
    """Somebody looks for such a table from now on, and for no other of the game; what they looked for
    before. Refused: no-such-game, bad-pace, not-saved."""
    if wish.game not in GAMES:
        raise Refused(refusals.NoSuchGame(game=wish.game))
    require_pace(wish.pace)
    async with house.transaction() as tx:
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
    """Somebody looks for no table of a game any more; what they looked for. Refused: not-saved."""
    async with house.transaction() as tx:
        for row in await tx.run(
            """
            DELETE FROM seekers WHERE server = :server AND person = :person
                AND game = :game RETURNING pace, rated
            """,
            server=server,
            person=person,
            game=game,
        ):
            return Wish(server, game, row["pace"] or None, bool(row["rated"]))
    return None


async def crew(house: House, wish: Wish) -> list[Person]:
    """Who looks for such a table now, the first who did first."""
    rows = await house.db.all(
        """
        SELECT person, name FROM seekers
        WHERE server = :server AND game = :game AND pace = :pace AND rated = :rated AND since > :after
        ORDER BY since, person
        """,
        **wish.row,
        after=house.time.unix() - PATIENCE,
    )
    return [Person(row["person"], row["name"]) for row in rows]


async def meeting(house: House, server: int) -> int | None:
    """The channel in which a server's tables are opened for them; None: where they ask."""
    row = await house.db.one("SELECT meeting FROM servers WHERE server = :server", server=server)
    return row["meeting"] if row else None


async def set_meeting(house: House, server: int, channel: int | None, by: int) -> None:
    """Choose that channel. Refused: not-saved."""
    async with house.transaction() as tx:
        await tx.put("servers", "server", server=server, meeting=channel)
        detail = str(channel or "")
        await note(tx, Deed("meeting-set", by, server=server, detail=detail))


async def shown(house: House, wish: Wish) -> ShownAt | None:
    """The message that tells who looks for such a table."""
    row = await house.db.one(
        """
        SELECT channel, message FROM seekers_shown
        WHERE server = :server AND game = :game AND pace = :pace AND rated = :rated
        """,
        **wish.row,
    )
    return ShownAt(row["channel"], row["message"]) if row else None


async def remember(house: House, wish: Wish, shown: ShownAt | None) -> None:
    """Note where it stands now, or that there is none. Refused: not-saved."""
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
    """Whoever has sat down looks for none any more."""
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
    """Who sits at the table by that change."""
    if change.before is not None and change.before.seats is change.table.seats:
        return ()
    before = set(change.before.people) if change.before else set[int]()
    return [person for person in change.table.people if person not in before]
