"""People's ratings: made of the log of results as it grows, and made anew where it was corrected."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

import msgspec

from db import Database, Row, Transaction
from sessions.changes import Change, ChangeKind
from sessions.rating import Book, Key, Rating, fingerprint
from sessions.results import Results, read_results
from sessions.stored import Reading
from sessions.table import Status

log = logging.getLogger(__name__)

MADE_BY = "ratings"
"""Where it is noted by which model the ratings were made; nothing is noted where they don't follow from the
log of results any more."""

AGAIN = 60
"""Seconds until a failed rebuild is tried again."""

Trend = tuple[tuple[int, float], ...]


class Ratings:
    def __init__(self, db: Database) -> None:
        self._db = db
        self._results = Results()
        self._mending: asyncio.Task[None] | None = None
        self._corrections = 0  # of the log, so many since the start

    async def of(self, person: int) -> dict[str, Rating]:
        """Somebody's ratings over all servers, by game; of those that they have played rated."""
        rows = await self._db.all("ratings-of", person=person)
        return {key.game: rating for key, rating in _read(rows)}

    async def store_change(self, tx: Transaction, change: Change) -> None:
        """Log the result of a rated match that ends, and rate those who played it."""
        await self._results.note_replaced(tx, change)
        if change.ends_match and change.table.rated:
            outcome = await self._results.enter(tx, change.table)
            if outcome is not None:
                about = {"game": outcome.game, "server": outcome.server}
                people = msgspec.json.encode(outcome.people).decode()
                book = Book(_read(await tx.run("ratings-of-several", **about, people=people)))
                changed = book.enter(outcome)
                await _put(tx, ((key, book.held[key]) for key in changed))
        is_mended = change.kind is ChangeKind.REPAIRED and change.table.status is Status.FINISHED
        if is_mended and await self._results.correct(tx, change.table):
            await self.outdate(tx)

    async def outdate(self, tx: Transaction) -> None:
        """The log of results is changed by this transaction: make all ratings anew once it is on disk, or at
        the next start."""
        await tx.run("drop-note", key=MADE_BY)
        tx.after_commit(self._corrected)

    async def resume(self) -> None:
        """Make the ratings anew, in the background, if they are of another model or not what the log says."""
        row = await self._db.one("note", key=MADE_BY)
        if row is None or row["value"] != fingerprint():
            self.mend()

    def mend(self) -> None:
        """Begin to make all ratings anew, after what is under way."""
        self._mending = asyncio.create_task(self._mend_after(self._mending), name="ratings")

    async def settle(self) -> None:
        """Wait until they are made."""
        while self._mending is not None and not self._mending.done():
            await asyncio.wait([self._mending])

    async def stop(self) -> None:
        """Give up what is under way; it is begun anew at the next start."""
        if self._mending is not None:
            self._mending.cancel()
            await asyncio.gather(self._mending, return_exceptions=True)

    async def rebuild(self) -> int:
        """Make all ratings anew of the log of results; of how many matches. NotSaved."""
        while True:
            corrections = self._corrections
            rows = await self._db.all("results")
            outcomes, book = await asyncio.to_thread(_made, rows)
            last = rows[-1]["number"] if rows else 0
            async with self._db.transaction() as tx:
                [now] = await tx.run("last-result")
                if now["number"] != last or self._corrections != corrections:
                    continue  # a match has ended meanwhile, or was corrected
                await tx.run("drop-ratings")
                await _put(tx, book.held.items())
                await tx.run("put-note", key=MADE_BY, value=fingerprint())
            return outcomes

    def _corrected(self) -> None:
        self._corrections += 1
        self.mend()

    async def _mend_after(self, other: asyncio.Task[None] | None) -> None:
        if other is not None:
            await asyncio.wait([other])
        while True:
            try:
                await self.rebuild()
            except Exception:
                log.exception("The ratings can't be made anew, another try in %d s", AGAIN)
                await asyncio.sleep(AGAIN)
            else:
                return


def _made(rows: list[Row]) -> tuple[int, Book]:
    book, outcomes = Book(), read_results(rows)
    for outcome in outcomes:
        book.enter(outcome)
    return len(outcomes), book


def _read(rows: Iterable[Row]) -> list[tuple[Key, Rating]]:
    return [
        (
            Key(row["game"], row["server"], row["season"], row["person"]),
            Rating(row["mu"], row["sigma"], row["games"], Reading(row).json("trend", Trend, ())),
        )
        for row in rows
    ]


async def _put(tx: Transaction, ratings: Iterable[tuple[Key, Rating]]) -> None:
    rows = [
        (*key, rating.mu, rating.sigma, rating.games, msgspec.json.encode(rating.trend).decode())
        for key, rating in ratings
    ]
    await tx.run("put-ratings", rows=msgspec.json.encode(rows).decode())
