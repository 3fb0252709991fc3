"""The Discord messages that show a table, and which version each shows, so that stale ones can be updated."""

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
    ON CONFLICT (message, table_id) DO UPDATE
    SET version = excluded.version, kind = excluded.kind
    """


class MessageKind(StrEnum):
    """The purpose of a message."""

    TABLE = "table"  # the table's board, in its channel
    INVITATION = "invitation"  # a mention in the channel
    NOTICE = "notice"  # a DM to the host: the table's channel can't be reached
    CALL = "call"  # a mention in the channel: it is the player's turn, or still is
    ASKING = "asking"  # a DM with the panel of the player on turn
    ANSWERED = "answered"  # such a DM after the player's turn; deleted when the next one is sent
    REMINDER = "reminder"  # a DM that lists the tables waiting for the player
    STOOD_IN = "stood-in"  # a DM or a mention: a computer player sits in for the player
    ENDED = "ended"  # a DM or a mention: the result of the match
    VOTE = "vote"  # asks for ballots: a DM to one voter, or mentions of several in the channel
    NEWS = "news"  # mentions of followers in the channel; replaced by the next one


@dataclass(frozen=True)
class Message:
    """A message on Discord that shows a table."""

    message: int
    table: int
    kind: MessageKind
    channel: int
    version: int  # the table version that it shows
    posted: int  # Unix seconds
    person: int | None = None  # the recipient; None: everybody


async def note_shown(house: House, shown: Message, kind: MessageKind, version: int) -> None:
    """Record that a stored message was edited, with its new kind and the version that it shows."""
    await house.do(
        """
        UPDATE messages SET version = :version, kind = :kind
        WHERE message = :message AND table_id = :table_id
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
    """Record that a message shows this version of a table. Replaces kind and version of a stored message.

    A message may show several tables. Refused: not-saved.
    """
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
    """Record that a message to a person shows the given versions of these tables. Refused: not-saved."""
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


async def get_message(house: House, message: int) -> list[Message]:
    """One entry for each table that a message shows; empty for an unknown message."""
    return _messages(
        await house.db.all(
            "SELECT * FROM messages WHERE message = :message ORDER BY table_id", message=message
        ),
    )


async def forget_message(house: House, message: int, table: int | None = None) -> None:
    """Forget a message that was deleted, or only that it shows `table`. Refused: not-saved."""
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
