"""Followers: people who get news about a table without playing there."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from db import Reads, Row
from engine import Event
from sessions.changes import Change, ChangeKind
from sessions.errors import Refused
from sessions.guards import require_host, require_open, require_welcome
from sessions.house import Act, House, Tx
from sessions.jobs.job import JobKind, Key
from sessions.messages import Attempt, MessageKind, Shows, is_recorded, record_table
from sessions.tables.rows import sound
from sessions.tables.table import Table

NEWS_JOB = JobKind("news")
"""News for a table's followers."""
NEWS_MESSAGE = MessageKind("news")
"""A message in the channel that mentions followers, replaced by the next one, or a direct message to one.

For each follower, the detail (`Shows.detail`) is the number of the last move covered."""
NO_MORE_NEWS = "over"
"""The detail of the last news to a follower."""

_FOLLOWERS = "SELECT person, what, place, notified FROM followers WHERE table_id = :id ORDER BY person"
_DROP_FOLLOWER = "DELETE FROM followers WHERE table_id = :id AND person = :person RETURNING person"


class Interest(StrEnum):
    """The news that a follower wants. Everyone hears of the end of the match."""

    ROUNDS = "rounds"  # news at the end of each round
    HEADLINES = "headlines"  # news at the end of each round, with headlines of that round
    END = "end"  # news only at the end of the match


class NewsPlace(StrEnum):
    """Where a follower gets news."""

    DM = "dm"  # news by direct message
    CHANNEL = "channel"  # news by a mention in the table's channel


class Follower(Struct, frozen=True, omit_defaults=True):
    person: int
    interest: Interest
    place: NewsPlace
    notified: int  # number of the last move covered by the news sent

    def news(self, table: Table) -> list[Event]:
        """The wanted events not sent yet, as a spectator sees them.

        Events after the end of a round are held back until the next round ends.
        """
        match = table.match
        if match is None:
            return []
        last, until = match.ply if match.result else None, news_until(table, self)
        return [
            event
            for event in match.log(None)
            if self.notified < event.ply <= until
            and (_is_wanted(event, self.interest) or (event.ply == last and event.headline))
        ]


def news_until(table: Table, follower: Follower) -> int:
    """The last move that news may cover now: the move that ended the last round or the match."""
    match = table.match
    if match is None:
        return follower.notified
    if not table.status.is_open:
        return match.ply
    ends = [event.ply for event in match.log(None) if event.ends_round]
    return max([follower.notified, *ends])


def _is_wanted(event: Event, interest: Interest) -> bool:
    """Whether an event before the match's end interests the follower."""
    match interest:
        case Interest.ROUNDS:
            return event.ends_round
        case Interest.HEADLINES:
            return event.headline or event.ends_round
        case Interest.END:
            return False
        case _:
            assert_never(interest)


async def follow(
    act: Act, person: int, interest: Interest | None = None, place: NewsPlace | None = None
) -> Follower:
    """Follow a table, or change what news a follower gets where.

    None keeps the present choice; for a new follower it means headlines by direct message.

    Refused: not-open, already-seated, kicked, taken-out, closed-to-followers, too-many-follows.
    """
    table = act.table
    require_open(table)
    if table.seat_of(person) is not None:
        raise Refused("already-seated")
    require_welcome(table, person)
    if table.private:
        raise Refused("closed-to-followers")
    present = await get_follower(act.tx, table.id, person)
    if present is None:
        await require_follow(act.tx, person)
        ply = table.match.ply if table.match else table.opening
        present = Follower(person, Interest.HEADLINES, NewsPlace.DM, ply)
    follower = replace(present, interest=interest or present.interest, place=place or present.place)
    await act.tx.put(
        "followers",
        "table_id",
        "person",
        table_id=table.id,
        person=person,
        what=follower.interest,
        place=follower.place,
        notified=follower.notified,
    )
    return follower


async def unfollow(house: House, id: int, person: int) -> None:
    """Stop following a table. Refused: not-following, not-saved."""
    async with house.transaction() as tx:
        if not await tx.run(_DROP_FOLLOWER, id=id, person=person):
            raise Refused("not-following")


async def get_follower(reads: Reads, id: int, person: int) -> Follower | None:
    """The person as a follower of a table; None if they don't follow it. A transaction locks the row."""
    row = await reads.one(
        f"""
        SELECT person, what, place, notified FROM followers
        WHERE table_id = :id AND person = :person{reads.for_update}
        """,  # noqa: S608
        id=id,
        person=person,
    )
    return next(iter(_followers([row] if row else [])), None)


async def followers_of(reads: Reads, id: int) -> list[Follower]:
    """All followers of a table."""
    return _followers(await reads.all(_FOLLOWERS, id=id))


async def set_private(act: Act, by: int, private: bool) -> Table:
    """Close a table to followers, or open it to them. Host only.

    Current followers are still owed the news of this change. After sending it, the sender must drop them with
    `unfollow`.

    Refused: not-open, not-host, as `Act.change`.
    """
    table = act.table
    require_open(table)
    require_host(table, by)
    after = replace(table, private=private)
    return await act.change(ChangeKind.PRIVACY_CHANGED, after, by=by)


async def schedule_news(tx: Tx, change: Change) -> None:
    """Schedule news for followers, and drop followers who sat down or were kicked."""
    before, after = change.before, change.table
    if before and before.match and after.match and after.match.ply < before.match.ply:
        # Moves after this one were undone. New moves will get the same numbers, and they are news.
        await tx.run(
            "UPDATE followers SET notified = :ply WHERE table_id = :id AND notified > :ply",
            id=after.id,
            ply=after.match.ply,
        )
    ends_round = any(event.ends_round for event in change.events)  # News is sent at most once per round.
    if before is None or (before.seats, before.kicked) != (after.seats, after.kicked):
        for follower in _followers(await tx.run(_FOLLOWERS, id=after.id)):
            if after.seat_of(follower.person) is not None or follower.person in after.kicked:
                await tx.run(_DROP_FOLLOWER, id=after.id, person=follower.person)
    if after.private or not after.status.is_open or ends_round:
        tx.jobs.set(Key(NEWS_JOB, after.id), tx.now)


class _StoredFollower(Struct, frozen=True, omit_defaults=True):
    person: int
    what: Interest
    place: NewsPlace
    notified: int


def _followers(rows: Iterable[Row]) -> list[Follower]:
    return [Follower(row.person, row.what, row.place, row.notified) for row in sound(_StoredFollower, rows)]


async def record_news(tx: Tx, attempt: Attempt, shows: Shows, message: int) -> None:
    """Record which moves a follower has news of, or the message in the channel."""
    if shows.person is None:
        await record_table(tx, attempt, shows, message)
        return
    who = {"id": shows.id, "person": shows.person}
    if shows.detail == NO_MORE_NEWS:
        await tx.run("DELETE FROM followers WHERE table_id = :id AND person = :person", **who)
    else:
        await tx.run(
            "UPDATE followers SET notified = :ply WHERE table_id = :id AND person = :person",
            **who,
            ply=int(shows.detail),
        )


async def is_news_recorded(reads: Reads, shows: Shows, message: int) -> bool:
    """Direct messages with news aren't recorded, so they needn't be deleted."""
    return shows.person is not None or await is_recorded(reads, shows, message)


async def require_follow(tx: Tx, person: int) -> None:
    """Check that the person may follow one more table. Refused: too-many-follows."""
    await tx.lock_person(person)
    [row] = await tx.run(
        """
        SELECT count(*) AS number FROM followers JOIN tables ON tables.id = followers.table_id
        WHERE followers.person = :person AND tables.status IN ('lobby', 'playing')
        """,
        person=person,
    )
    if row["number"] >= tx.house.limits.follows:
        raise Refused("too-many-follows", most=tx.house.limits.follows)
