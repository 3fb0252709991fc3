"""The table's message and the messages about its end."""

from __future__ import annotations

from sessions.changes import Change
from sessions.house import Tx
from sessions.jobs.job import BOARD_JOB, JobKind, Key
from sessions.messages import MessageKind
from sessions.tables.table import Status, Table

END_JOB = JobKind("end")
"""The result, for a table's players."""
NOTICE_MESSAGE = MessageKind("notice")
"""A direct message to the host: the table's channel can't be reached."""
ENDED_MESSAGE = MessageKind("ended")
"""A direct message or a mention: the result of the match."""


async def update_board(tx: Tx, change: Change) -> None:
    """Set the jobs that bring the table's message up to date, and tell the result."""
    before, after = change.before, change.table
    tx.jobs.set(Key(BOARD_JOB, after.id), tx.now)
    if after.status is Status.FINISHED and before is not None and before.status.is_open:
        tx.jobs.set(Key(END_JOB, after.id), tx.now)


def end_recipients(table: Table) -> list[int]:
    """The people to notify of the end: everyone with a seat, even if a computer player stands in for them.

    Leaves out people whom the operators removed.
    """
    return [
        seat.person
        for number, seat in enumerate(table.seats)
        if seat.person is not None and not table.is_out_for_good(number)
    ]
