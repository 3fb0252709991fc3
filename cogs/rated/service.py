"""Stored ratings: updated as the log of results grows, and recomputed when it is corrected."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from cogs.rated import results
from cogs.rated.rating import Book, Rating, RatingKey, Trend, fingerprint
from cogs.rated.results import read_results
from db import Reads, Row, Transaction
from sessions.changes import Change, ChangeKind
from sessions.house import House, Tx
from sessions.jobs import job
from sessions.jobs.job import JobKind
from sessions.notes import get_note, put_note
from sessions.tables.rows import decoded_or, listed, sound
from sessions.tables.table import Status

RATINGS_JOB = JobKind("ratings")
"""All ratings, if they are outdated; also runs at each start."""

MODEL_NOTE = "ratings"
"""Key of the note with the fingerprint of the model behind the stored ratings.

After a correction of the results log, the note holds a unique "outdated ..." until the ratings are
recomputed.
"""


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


async def rate_match(tx: Tx, change: Change) -> None:
    """Log the result of a rated match that ends, and rate its players."""
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
        await invalidate_ratings(tx)


async def invalidate_ratings(tx: Tx) -> None:
    """Have the ratings recomputed, because this transaction corrects the log of results."""
    await put_note(tx, MODEL_NOTE, f"outdated {secrets.token_hex(8)}")
    tx.jobs.set(job.Key(RATINGS_JOB), tx.now)


async def forget_server(tx: Tx, server: int) -> None:
    """Remove the results and ratings of a server that the bot has left, and have the others recomputed."""
    await tx.run("DELETE FROM results WHERE server = :server", server=server)
    await tx.run("DELETE FROM ratings WHERE server = :server", server=server)
    await invalidate_ratings(tx)


async def recompute(house: House) -> None:
    """Recompute all ratings if another model made them, or if they are outdated."""
    if await get_note(house.db, MODEL_NOTE) != fingerprint():
        await rebuild(house)


async def rebuild(house: House) -> int:
    """Recompute all ratings from the log of results. Returns the number of matches. Refused: not-saved."""
    while True:
        before = await get_note(house.db, MODEL_NOTE)
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
            if now["number"] != last or await get_note(tx, MODEL_NOTE) != before:
                continue  # A match ended in the meantime, or the log was corrected.
            await tx.run("DELETE FROM ratings")
            await _put(tx, book.held.items())
            await put_note(tx, MODEL_NOTE, fingerprint())
        return outcomes


def _computed(rows: list[Row]) -> tuple[int, Book]:
    book, outcomes = Book(), read_results(rows)
    for outcome in outcomes:
        book.enter(outcome)
    return len(outcomes), book


def _read(rows: Iterable[Row]) -> list[tuple[RatingKey, Rating]]:
    """The readable ratings among the rows. An unreadable trend is taken for an empty one."""
    return [
        (
            RatingKey(row["game"], row["server"], row["season"], row["person"]),
            replace(
                rating,
                trend=decoded_or(row["trend"], Trend, (), f"The trend of a rating of {row['person']}"),
            ),
        )
        for row in rows
        for rating in sound(Rating, [{**row, "trend": ()}])
    ]


async def _put(tx: Transaction, ratings: Iterable[tuple[RatingKey, Rating]]) -> None:
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
