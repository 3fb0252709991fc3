"""Stored ratings: updated as the log of results grows, and recomputed when it is corrected."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable

import msgspec

from db import Reads, Row, Transaction
from sessions import results
from sessions.changes import Change, ChangeKind, RatingsOutdated
from sessions.house import House, Tx
from sessions.notes import get_note, put_note
from sessions.rating import Book, Key, Rating, fingerprint
from sessions.results import read_results
from sessions.stored import decoded_or, listed
from sessions.table import Status

log = logging.getLogger(__name__)

MADE_BY = "ratings"
"""The note that holds the fingerprint of the model behind the stored ratings.

It holds a unique "outdated ..." instead once the log of results was corrected, until they are recomputed.
"""

AGAIN = 60
"""Seconds before a failed rebuild is retried."""

Trend = tuple[tuple[int, float], ...]


async def ratings_of(reads: Reads, person: int) -> dict[str, Rating]:
    """The person's ratings across all servers, by game. Games without a rated match are missing."""
    rows = await reads.all(
        """
        SELECT game, server, season, person, mu, sigma, games, trend FROM ratings
        WHERE person = :person AND server = 0 AND season = 0
        """,
        person=person,
    )
    return {key.game: rating for key, rating in _read(rows)}


async def store_change(tx: Tx, change: Change) -> None:
    """Log the result of a rated match that ends, and rate its players."""
    await results.note_replaced(tx, change)
    if change.ends_match and change.table.setup.rated:
        outcome = await results.enter(tx, change.table)
        if outcome is not None:
            names, values = listed(outcome.people)
            rows = await tx.run(
                f"""
                SELECT game, server, season, person, mu, sigma, games, trend FROM ratings
                WHERE game = :game AND server IN (0, :server) AND person IN ({names})
                """,  # noqa: S608 (parameter names)
                game=outcome.game,
                server=outcome.server,
                **values,
            )
            book = Book(_read(rows))
            changed = book.enter(outcome)
            await _put(tx, ((key, book.held[key]) for key in changed))
    is_mended = change.kind is ChangeKind.REPAIRED and change.table.status is Status.FINISHED
    if is_mended and await results.correct(tx, change.table):
        await outdate(tx)


async def outdate(tx: Tx) -> None:
    """Mark the ratings as outdated, because this transaction corrects the log of results.

    They are recomputed after the commit, or else at the next start.
    """
    await put_note(tx, MADE_BY, f"outdated {secrets.token_hex(8)}")
    tx.publish(RatingsOutdated())


async def rebuild(house: House) -> int:
    """Recompute all ratings from the log of results. Returns the number of matches. Refused: not-saved."""
    while True:
        before = await get_note(house.db, MADE_BY)
        rows = await house.db.all("""
            SELECT number, table_id, person, place, stayed, game, server, season FROM results
            ORDER BY number, seat, person
            """)
        outcomes, book = await asyncio.to_thread(_computed, rows)
        last = max((row["number"] for row in rows if isinstance(row["number"], int)), default=0)
        async with house.transaction() as tx:
            await tx.lock("results")
            [now] = await tx.run("""
                SELECT coalesce(max(number), 0) AS number FROM results
                WHERE number < 9000000000000000000
                """)
            if now["number"] != last or await get_note(tx, MADE_BY) != before:
                continue  # a match ended meanwhile, or the log was corrected
            await tx.run("DELETE FROM ratings")
            await _put(tx, book.held.items())
            await put_note(tx, MADE_BY, fingerprint())
        return outcomes


class Ratings:
    """Recomputes all ratings in the background when the log of results was corrected."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._mending: asyncio.Task[None] | None = None
        house.publisher.subscribe(lambda _: self.mend(), RatingsOutdated)

    async def resume(self) -> None:
        """Recompute the ratings if another model made them, or if they are marked as outdated."""
        if await get_note(self._house.db, MADE_BY) != fingerprint():
            self.mend()

    def mend(self) -> None:
        """Start recomputing all ratings, after any rebuild under way."""
        self._mending = asyncio.create_task(self._mend_after(self._mending), name="ratings")

    async def settle(self) -> None:
        """Wait until every rebuild has finished."""
        while self._mending is not None and not self._mending.done():
            await asyncio.wait([self._mending])

    async def stop(self) -> None:
        """Cancel the rebuild under way; the next start repeats it."""
        if self._mending is not None:
            self._mending.cancel()
            await asyncio.gather(self._mending, return_exceptions=True)

    async def _mend_after(self, other: asyncio.Task[None] | None) -> None:
        if other is not None:
            await asyncio.wait([other])
        while True:
            try:
                await rebuild(self._house)
            except Exception:
                log.exception("The ratings can't be computed, another try in %d s", AGAIN)
                await asyncio.sleep(AGAIN)
            else:
                return


def _computed(rows: list[Row]) -> tuple[int, Book]:
    book, outcomes = Book(), read_results(rows)
    for outcome in outcomes:
        book.enter(outcome)
    return len(outcomes), book


def _read(rows: Iterable[Row]) -> list[tuple[Key, Rating]]:
    return [
        (
            Key(row["game"], row["server"], row["season"], row["person"]),
            Rating(
                row["mu"],
                row["sigma"],
                row["games"],
                decoded_or(row["trend"], Trend, (), f"The trend of a rating of {row['person']}"),
            ),
        )
        for row in rows
    ]


async def _put(tx: Transaction, ratings: Iterable[tuple[Key, Rating]]) -> None:
    for key, rating in ratings:
        await tx.put(
            "ratings",
            "game",
            "server",
            "season",
            "person",
            mu=rating.mu,
            sigma=rating.sigma,
            games=rating.games,
            trend=msgspec.json.encode(rating.trend).decode(),
            **key._asdict(),
        )
