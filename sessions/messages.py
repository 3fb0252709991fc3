"""The Discord messages that show tables and tournaments, and the requests that send them.

A message's row has the version that it shows, so that an outdated one can be updated. Before a message is
sent, an *attempt* is stored, and it stays until the outcome is known. So a message is found even if the
response was lost.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

import msgspec
from msgspec import Struct

from db import Row
from sessions.house import House, Tx
from sessions.jobs.job import JobKind, Key
from sessions.tables.rows import UNREADABLE, Number, Time, decoded, sound


class MessageKind(StrEnum):
    """The purpose of a message."""

    TABLE = "table"  # the table's board, in its channel
    GREETING = "greeting"  # a DM before a lesson, or about refused threads; not recorded
    INVITATION = "invitation"  # a mention of an invited person in the channel
    NOTICE = "notice"  # a DM to the host: the table's channel can't be reached
    CALL = "call"  # a mention in the channel: it is the player's turn, or still is
    ASKING = "asking"  # a DM with the panel of the player on turn
    ANSWERED = "answered"  # a DM with a panel after the player's turn; deleted when the next one is sent
    REMINDER = "reminder"  # a DM that lists the tables waiting for the player
    OVER = "over"  # was a message that called somebody; deleted when the next one is sent
    STOOD_IN = "stood-in"  # a DM or a mention: a computer player stands in for the player
    ENDED = "ended"  # a DM or a mention: the result of the match
    VOTE = "vote"  # a request for votes: a DM to one voter, or mentions of several in the channel
    FOUND = "found"  # a mention of the people for whom the table was opened
    NEWS = "news"  # mentions of followers in the channel; replaced by the next one
    SEEK = "seek"  # the notice of who looks for a table; recorded with the seekers
    TOURNAMENT = "tournament"  # a tournament's message; recorded with the tournament


@dataclass(frozen=True)
class Message:
    """A message on Discord that shows a table."""

    message: int
    table: int
    kind: MessageKind
    channel: int
    version: int  # the version of the table that the message shows
    posted: int  # Unix time at which the message was posted
    person: int | None = None  # the recipient; None for everyone
    board: int | None = None  # for a call or reminder, the table's message that it links to


class Shows(Struct, frozen=True, omit_defaults=True):
    """What to record once a message was sent. There is one for each table that it shows."""

    kind: MessageKind
    id: int  # id of the table, tournament or server; 0 for none
    version: int  # version of the table or tournament; 0 for a server
    person: int | None = None
    board: int | None = None
    detail: str = ""  # chapter of the tournament, or the wish of the seekers
    ply: int | None = None  # the last move covered, for news to a follower
    ends: bool = False  # whether this is the last news to a follower


class Attempt(Struct, frozen=True):
    """A request for a new message that Discord hasn't confirmed yet."""

    id: int  # random
    mark: int  # the mark that identifies the message
    job: Key  # the job that sends it
    channel: int
    made: int  # Unix time of the attempt
    shows: tuple[Shows, ...]
    ended: int | None = None  # Unix time at which the request was known to be over; None: not yet


async def begin(house: House, attempt: Attempt) -> None:
    """Store an attempt before its request is sent. Refused: not-saved."""
    kind, table, subject = attempt.job
    await house.put(
        "attempts",
        "id",
        id=attempt.id,
        mark=attempt.mark,
        job=kind,
        table_id=table,
        subject=subject,
        channel=attempt.channel,
        made=attempt.made,
        shows=msgspec.json.encode(attempt.shows).decode(),
        ended=attempt.ended,
    )


async def note_end(house: House, attempt: Attempt) -> None:
    """Record that an attempt's request is over, with an unknown outcome. Refused: not-saved."""
    await house.do("UPDATE attempts SET ended = :now WHERE id = :id", id=attempt.id, now=house.time.unix())


async def abandon(house: House, attempt: Attempt) -> None:
    """Drop an attempt that didn't arrive. Refused: not-saved."""
    await house.do("DELETE FROM attempts WHERE id = :id", id=attempt.id)


async def record(house: House, attempt: Attempt, message: int) -> bool:
    """Record that an attempt's message exists. Refused: not-saved.

    Returns False if the attempt is gone and the message isn't recorded: another process took over the job, or
    the person was forgotten. The message must be deleted then. (News in direct messages isn't recorded.)
    """
    async with house.transaction() as tx:
        if not await tx.run("DELETE FROM attempts WHERE id = :id RETURNING id", id=attempt.id):
            recorded = await tx.run(
                """
                SELECT message FROM messages WHERE message = :message
                UNION SELECT message FROM tournaments WHERE message = :message
                UNION SELECT message FROM seekers_shown WHERE message = :message
                """,
                message=message,
            )
            return bool(recorded) or all(shows.ply is not None for shows in attempt.shows)
        for shows in attempt.shows:
            if shows.kind is MessageKind.GREETING:
                continue
            if shows.kind is MessageKind.TOURNAMENT:
                await tx.run(
                    """
                    UPDATE tournaments SET message = :message, chapter = :chapter, shown = :version
                    WHERE id = :id
                    """,
                    message=message,
                    id=shows.id,
                    chapter=shows.detail,
                    version=shows.version,
                )
            elif shows.kind is MessageKind.SEEK:
                game, pace, rated = shows.detail.split()
                wish = {"game": game, "pace": int(pace), "rated": int(rated)}
                where = {"server": shows.id, "channel": attempt.channel, "message": message}
                await tx.put("seekers_shown", "server", "game", "pace", "rated", **where, **wish)
            elif shows.ends:
                await tx.run(
                    "DELETE FROM followers WHERE table_id = :id AND person = :person",
                    id=shows.id,
                    person=shows.person,
                )
            elif shows.ply is not None:
                await tx.run(
                    "UPDATE followers SET notified = :ply WHERE table_id = :id AND person = :person",
                    id=shows.id,
                    person=shows.person,
                    ply=shows.ply,
                )
            else:
                await _put(tx, shows, attempt.channel, message, attempt.made)
    return True


async def attempts_of(house: House, job: Key) -> list[Attempt]:
    """A job's unconfirmed attempts, oldest first."""
    rows = await house.db.all(
        """
        SELECT * FROM attempts WHERE job = :kind AND table_id = :table AND subject = :subject
        ORDER BY made, id
        """,
        **job._asdict(),
    )
    return [attempt for row in rows if (attempt := _attempt(row)) is not None]


async def attempts_in(house: House, channel: int) -> list[Attempt]:
    """The unconfirmed attempts in a channel."""
    rows = await house.db.all("SELECT * FROM attempts WHERE channel = :channel", channel=channel)
    return [attempt for row in rows if (attempt := _attempt(row)) is not None]


async def note_shown(house: House, shown: Message, kind: MessageKind, version: int) -> None:
    """Record that a stored message was edited, and now has this kind and shows this version."""
    await house.jobs.note(
        """
        UPDATE messages SET version = :version, kind = :kind
        WHERE message = :message AND table_id = :table_id
        """,
        message=shown.message,
        table_id=shown.table,
        kind=kind,
        version=version,
    )


async def note_board(house: House, shown: Message, board: int | None) -> None:
    """Record that a call or a reminder now links to another message of the table. Refused: not-saved."""
    await house.jobs.note(
        "UPDATE messages SET board = :board WHERE message = :message AND table_id = :table_id",
        message=shown.message,
        table_id=shown.table,
        board=board,
    )


async def messages_to(house: House, person: int) -> list[Message]:
    """The messages to a person, oldest first: one entry per message and table."""
    return _messages(
        await house.db.all(
            "SELECT * FROM messages WHERE person = :person ORDER BY posted, message, table_id", person=person
        ),
    )


async def messages_of(house: House, table: int, kind: MessageKind | None = None) -> list[Message]:
    """The messages that show a table, optionally of one kind, oldest first."""
    messages = _messages(
        await house.db.all("SELECT * FROM messages WHERE table_id = :id ORDER BY posted, message", id=table),
    )
    return [message for message in messages if kind in (None, message.kind)]


async def over_in(house: House, channel: int, shows: Shows, people: Iterable[int]) -> list[Message]:
    """The messages in a channel that called these people and are over: of one person at any table, or of
    several at the table."""
    alike = messages_of(house, shows.id) if shows.person is None else messages_to(house, shows.person)
    called = {None, *people}
    return [
        each
        for each in await alike
        if each.kind is MessageKind.OVER and each.channel == channel and each.person in called
    ]


async def get_message(house: House, message: int) -> list[Message]:
    """One entry for each table that a message shows; empty for an unknown message."""
    return _messages(
        await house.db.all(
            "SELECT * FROM messages WHERE message = :message ORDER BY table_id", message=message
        ),
    )


async def forget_message(house: House, message: int, table: int | None = None) -> None:
    """Forget a message that was deleted, or only that it shows `table`. Refused: not-saved."""
    await house.jobs.note(
        "DELETE FROM messages WHERE message = :message AND (table_id = :id OR :id IS NULL)",
        message=message,
        id=table,
    )


async def _put(tx: Tx, shows: Shows, channel: int, message: int, posted: int) -> None:
    await tx.run(
        """
        INSERT INTO messages (message, table_id, kind, channel, person, version, posted, board)
        VALUES (:message, :table_id, :kind, :channel, :person, :version, :posted, :board)
        ON CONFLICT (message, table_id) DO UPDATE
        SET version = excluded.version, kind = excluded.kind
        """,
        message=message,
        table_id=shows.id,
        kind=shows.kind,
        channel=channel,
        person=shows.person,
        version=shows.version,
        posted=posted,
        board=shows.board,
    )


def _attempt(row: Row) -> Attempt | None:
    shows, kind = decoded(row["shows"], tuple[Shows, ...]), row["job"]
    if isinstance(shows, str) or kind not in list(JobKind):
        UNREADABLE.note(f"Attempt {row['id']}", str(shows))
        return None
    job = Key(JobKind(kind), row["table_id"], row["subject"])
    return Attempt(row["id"], row["mark"], job, row["channel"], row["made"], shows, row["ended"])


class _Stored(Struct):
    message: int
    table_id: int
    kind: MessageKind
    channel: int
    version: Number
    posted: Time
    person: int | None
    board: int | None


def _messages(rows: Iterable[Row]) -> list[Message]:
    return [
        Message(
            each.message,
            each.table_id,
            each.kind,
            each.channel,
            each.version,
            each.posted,
            each.person,
            each.board,
        )
        for each in sound(_Stored, rows)
    ]
