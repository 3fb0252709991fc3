"""Debts that follow from a table change, except turns and news.

These are updates of the table's messages, requests to vote, notices to replaced players and the end of the
match.
"""

from __future__ import annotations

from sessions.changes import Change, ChangeKind
from sessions.decisions import Vote
from sessions.house import Tx
from sessions.outbox import EVERYBODY, SEEN, DebtKind, forgive, owe
from sessions.table import Status, Table

SITTING_IN = (ChangeKind.STOOD_IN, ChangeKind.OFFERED)
"""Changes after which a computer player sits in for a person."""


async def store_change(tx: Tx, change: Change) -> None:
    """Add the debts that follow from a change, and drop those that no longer matter."""
    before, after = change.before, change.table
    if after.votes or (before is not None and before.votes):
        await _store_votes(tx, before, after)
    # A player who left on their own (`change.by` is set) needs no notice.
    if change.kind in SITTING_IN and change.by is None and change.seat is not None:
        person = after.seats[change.seat].person
        if person is not None:
            await owe(tx, DebtKind.REPLACED, after.id, person, after.version)
    for seat in before.seats if before is not None else ():
        if seat.computer and seat.person is not None and not is_replaced(after, seat.person):
            await forgive(tx, DebtKind.REPLACED, after.id, seat.person)
    await owe(tx, DebtKind.BOARD, after.id, EVERYBODY, after.version)
    if after.status is Status.FINISHED and before is not None and before.status.is_open:
        for person in to_hear_the_end(after):
            what = SEEN if tx.house.presence.is_here(after.id, person) else ""
            await owe(tx, DebtKind.END, after.id, person, after.version, what)


async def _store_votes(tx: Tx, before: Table | None, after: Table) -> None:
    was = {} if before is None else to_vote(before)
    for person, votes in to_vote(after).items():
        begun = {vote.made for vote in votes} - {vote.made for vote in was.get(person, ())}
        if begun:
            await owe(tx, DebtKind.VOTE, after.id, person, after.version)
    for person in was.keys() - to_vote(after).keys():
        await forgive(tx, DebtKind.VOTE, after.id, person)


def to_vote(table: Table) -> dict[int, list[Vote]]:
    """The players who still have to vote, each with their open votes."""
    missing: dict[int, list[Vote]] = {}
    for vote in table.votes if table.status is Status.PLAYING else ():
        cast = [person for person, _ in vote.ballots]
        for person in table.voters(vote.seat):
            if person not in cast:
                missing.setdefault(person, []).append(vote)
    return missing


def to_hear_the_end(table: Table) -> list[int]:
    """The people to notify of the end: all with a seat, also if a computer player sits in for them.

    Leaves out people whom the bot's operators took out.
    """
    return [
        seat.person
        for number, seat in enumerate(table.seats)
        if seat.person is not None and not table.is_out_for_good(number)
    ]


def is_replaced(table: Table, person: int) -> bool:
    """Whether a computer player sits in for the person at an open table."""
    return table.status.is_open and table.kept_for(person) is not None
