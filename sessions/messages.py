"""Which messages on Discord show a table, and at which version, so that they can be mended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from msgspec import Struct

from db import Row
from sessions.house import House
from sessions.stored import sound
from sessions.table import Table

_PUT_MESSAGE = """
    INSERT INTO messages (message, table_id, kind, channel, person, version, posted)
    VALUES (:message, :table_id, :kind, :channel, :person, :version, :posted)
    ON CONFLICT (message, table_id) DO UPDATE SET version = excluded.version, kind =
        excluded.kind
    """


class MessageKind(StrEnum):
    """What a message is for."""

    TABLE = "table"  # the table's own, which everybody sees
    INVITATION = "invitation"  # in the channel, to somebody
    NOTICE = "notice"  # directly to a host: the table's channel can't be reached
    CALL = "call"  # a mention in the channel: it is somebody's turn, or still is
    ASKING = "asking"  # directly: the panel of somebody whose turn it is
    ANSWERED = "answered"  # directly: it asks nothing any more, and goes when the next one comes
    REMINDER = "reminder"  # directly: the tables that wait for somebody
    STOOD_IN = "stood-in"  # to somebody: a computer player sits in for them
    ENDED = "ended"  # to somebody, directly or by a mention in the channel: how the match has ended
    VOTE = "vote"  # asks for ballots: somebody directly, or all who want it so in the channel
    NEWS = "news"  # in the channel, to followers; the next one takes its place


@dataclass(frozen=True)
class Message:
    """A message on Discord that shows a table."""

    message: int
    table: int
    kind: MessageKind
    channel: int
    version: int  # the table's version that it shows
    posted: int
    person: int | None = None  # whom it is for; None if for everybody


async def note_shown(house: House, shown: Message, kind: MessageKind, version: int) -> None:
    """Note that a message that is known was edited: it is of this kind now, and shows this version."""
    await house.do(
        """
        UPDATE messages SET version = :version, kind = :kind WHERE message = :message AND
            table_id = :table_id
        """,
        message=shown.message,
        table_id=shown.table,
        kind=kind,
        version=version,
    )


async def remember_message(
    house: House,
    table: int,
    kind: MessageKind,
    channel: int,
    message: int,
    version: int,
    person: int | None = None,
) -> None:
    """Note that a message, new or known already, shows this version of a table. `kind` is what it is for
    from now on. It may show several tables. Refused: not-saved."""
    await house.do(
        _PUT_MESSAGE,
        message=message,
        table_id=table,
        kind=kind,
        channel=channel,
        person=person,
        version=version,
        posted=house.time.unix(),
    )


async def remember_messages(
    house: House, tables: Sequence[Table], kind: MessageKind, channel: int, message: int, person: int
) -> None:
    """Note that a message to somebody shows these tables as they are. Refused: not-saved."""
    async with house.transaction() as tx:
        for table in tables:
            await tx.run(
                _PUT_MESSAGE,
                message=message,
                table_id=table.id,
                kind=kind,
                channel=channel,
                person=person,
                version=table.version,
                posted=house.time.unix(),
            )


async def messages_to(house: House, person: int) -> list[Message]:
    """The messages that are for somebody, each once for each table that it shows, oldest first."""
    return _messages(
        await house.db.all(
            "SELECT * FROM messages WHERE person = :person ORDER BY posted, message, table_id", person=person
        ),
    )


async def messages_of(house: House, table: int, kind: MessageKind | None = None) -> list[Message]:
    """The messages that show a table, all or of one kind, oldest first."""
    messages = _messages(
        await house.db.all("SELECT * FROM messages WHERE table_id = :id ORDER BY posted, message", id=table),
    )
    return [message for message in messages if kind in (None, message.kind)]


async def get_message(house: House, message: int) -> list[Message]:
    """A message, once for each table that it shows."""
    return _messages(
        await house.db.all(
            "SELECT * FROM messages WHERE message = :message ORDER BY table_id", message=message
        ),
    )


async def forget_message(house: House, message: int, table: int | None = None) -> None:
    """Note that a message is gone or shows nothing any more, or no more that one table.

    Refused: not-saved.
    """
    if table is None:
        await house.do("DELETE FROM messages WHERE message = :message", message=message)
    else:
        await house.do(
            "DELETE FROM messages WHERE message = :message AND table_id = :id", message=message, id=table
        )


class _Stored(Struct):
    message: int
    table_id: int
    kind: MessageKind
    channel: int
    version: int
    posted: int
    person: int | None


def _messages(rows: Iterable[Row]) -> list[Message]:
    return [
        Message(each.message, each.table_id, each.kind, each.channel, each.version, each.posted, each.person)
        for each in sound(_Stored, rows)
    ]
