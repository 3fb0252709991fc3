"""The Discord messages that jobs write, and the requests that send them.

A message's row has the version that it shows, so that an outdated one can be updated. Before a message is
sent, an *attempt* is stored, and it stays until the outcome is known. So a message is found even if the
response was lost.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple, NewType

import msgspec
from msgspec import Struct

from db import Reads, Row
from sessions.house import House, Tx
from sessions.jobs.job import JobKind, Key
from sessions.tables.rows import UNREADABLE, StoredNumber, StoredTime, decoded, sound

MessageKind = NewType("MessageKind", str)
"""The purpose of a message. Each feature declares its own kinds."""
TABLE_MESSAGE = MessageKind("table")
"""The table's board, in its channel."""
ASKING_MESSAGE = MessageKind("asking")
"""A direct message with the panel of the player on turn."""
ANSWERED_MESSAGE = MessageKind("answered")
"""A direct message with a panel after the player's turn; deleted when the next one is sent."""
OVER_MESSAGE = MessageKind("over")
"""A message that called somebody and is settled; deleted when the next one is sent."""
GREETING_MESSAGE = MessageKind("greeting")
"""A direct message before a lesson or about refused threads; not recorded."""

EVERYONE = 0
"""Stored instead of a person's id."""


@dataclass(frozen=True)
class Message:
    """A message on Discord that shows a table."""

    message: int
    table: int
    kind: MessageKind
    channel: int
    version: int  # the version of the table that the message shows
    posted: int  # Unix time at which the message was posted
    person: int | None = None  # the recipient, or one of those it mentions; None for everyone
    board: int | None = None  # for a call or reminder, the table's message that it links to


class Shows(Struct, frozen=True, omit_defaults=True):
    """What to record once a message was sent. There is one for each table that it shows, and for each person
    that it mentions."""

    kind: MessageKind
    id: int  # id of the table, or of what else the message is about; 0 to record nothing
    version: int  # the version of that; 0 for none
    person: int | None = None
    board: int | None = None
    detail: str = ""  # what else a `Recorder` stores


class Attempt(Struct, frozen=True):
    """A request for a new message that Discord hasn't confirmed yet."""

    id: int  # random
    mark: int  # the mark that identifies the message
    job: Key  # the job that sends it
    channel: int
    made: int  # Unix time of the attempt
    shows: tuple[Shows, ...]
    ended: int | None = None  # Unix time at which the request was known to be over; None: not yet

    @property
    def purposes(self) -> set[tuple[MessageKind, int, int | None]]:
        """What the message says to whom, regardless of the state it shows."""
        return {(each.kind, each.id, each.person) for each in self.shows}


class Recorder(NamedTuple):
    """Records messages of a kind outside the table `messages`."""

    kind: MessageKind
    record: Callable[[Tx, Attempt, Shows, int], Awaitable[None]]
    """Record what a message with this id shows."""
    is_recorded: Callable[[Reads, Shows, int], Awaitable[bool]]
    """Whether the message with this id needs no attempt, because it is recorded or nobody asks."""


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
    the person was forgotten. The message must be deleted then.
    """
    async with house.transaction() as tx:
        is_ours = await tx.run("DELETE FROM attempts WHERE id = :id RETURNING id", id=attempt.id)
        for shows in attempt.shows:
            recorder = house.recorders.get(shows.kind, _TABLES)
            if is_ours and shows.id:
                await recorder.record(tx, attempt, shows, message)
            elif not is_ours and not await recorder.is_recorded(tx, shows, message):
                return False
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
        await house.db.all(
            "SELECT * FROM messages WHERE table_id = :id ORDER BY posted, message, person", id=table
        ),
    )
    return [message for message in messages if kind in (None, message.kind)]


async def over_in(house: House, channel: int, people: Iterable[int]) -> list[Message]:
    """The settled messages in a channel that called only these people."""
    called = {*people}
    shown = [each for person in called for each in await messages_to(house, person)]
    over = {each.message for each in shown if (each.kind, each.channel) == (OVER_MESSAGE, channel)}
    rows = [await get_message(house, message) for message in sorted(over)]
    return [first for first, *others in rows if {each.person for each in (first, *others)} <= called]


async def get_message(house: House, message: int) -> list[Message]:
    """One entry for each table that a message shows and each person it mentions; empty for an unknown
    message."""
    return _messages(
        await house.db.all(
            "SELECT * FROM messages WHERE message = :message ORDER BY table_id, person", message=message
        ),
    )


async def forget_message(house: House, message: int, table: int | None = None) -> None:
    """Forget a message that was deleted, or only that it shows `table`. Refused: not-saved."""
    await house.jobs.note(
        "DELETE FROM messages WHERE message = :message AND (table_id = :id OR :id IS NULL)",
        message=message,
        id=table,
    )


async def record_table(tx: Tx, attempt: Attempt, shows: Shows, message: int) -> None:
    """Record a message among those of a table."""
    await tx.run(
        """
        INSERT INTO messages (message, table_id, kind, channel, person, version, posted, board)
        VALUES (:message, :table_id, :kind, :channel, :person, :version, :posted, :board)
        ON CONFLICT (message, table_id, person) DO UPDATE
        SET version = excluded.version, kind = excluded.kind
        """,
        message=message,
        table_id=shows.id,
        kind=shows.kind,
        channel=attempt.channel,
        person=shows.person or EVERYONE,
        version=shows.version,
        posted=attempt.made,
        board=shows.board,
    )


async def is_recorded(reads: Reads, shows: Shows, message: int) -> bool:
    """Whether a message is among those of tables."""
    return (
        await reads.one("SELECT message FROM messages WHERE message = :message", message=message) is not None
    )


_TABLES = Recorder(TABLE_MESSAGE, record_table, is_recorded)


def _attempt(row: Row) -> Attempt | None:
    shows = decoded(row["shows"], tuple[Shows, ...])
    if isinstance(shows, str):
        UNREADABLE.note(f"Attempt {row['id']}", shows)
        return None
    job = Key(JobKind(row["job"]), row["table_id"], row["subject"])
    return Attempt(row["id"], row["mark"], job, row["channel"], row["made"], shows, row["ended"])


class _Stored(Struct):
    message: int
    table_id: int
    kind: MessageKind
    channel: int
    version: StoredNumber
    posted: StoredTime
    person: int
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
            each.person or None,
            each.board,
        )
        for each in sound(_Stored, rows)
    ]
