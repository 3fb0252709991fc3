"""What a change of a table makes owed beside turns and news: its messages, ballots, a word to who was
replaced, the end."""

from __future__ import annotations

from sessions.changes import Change, ChangeKind
from sessions.decisions import Vote
from sessions.house import Tx
from sessions.outbox import EVERYBODY, SEEN, DebtKind, forgive, owe
from sessions.table import Status, Table

SITTING_IN = (ChangeKind.STOOD_IN, ChangeKind.OFFERED)
"""The changes by which a computer player comes to sit in."""


async def store_change(tx: Tx, change: Change) -> None:
    """Note what is owed now, and what has lost its point."""
    before, after = change.before, change.table
    if after.votes or (before is not None and before.votes):
        await _store_votes(tx, before, after)
    if change.kind in SITTING_IN and change.by is None and change.seat is not None:
        person = after.seats[change.seat].person  # whoever leaves by themselves knows
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
    """Those who are to vote and have not, each with what they are to decide."""
    missing: dict[int, list[Vote]] = {}
    for vote in table.votes if table.status is Status.PLAYING else ():
        cast = [person for person, _ in vote.ballots]
        for person in table.voters(vote.seat):
            if person not in cast:
                missing.setdefault(person, []).append(vote)
    return missing


def to_hear_the_end(table: Table) -> list[int]:
    """Those who have played at a table: those too for whom a computer player went on."""
    return [
        seat.person
        for number, seat in enumerate(table.seats)
        if seat.person is not None and not table.is_out_for_good(number)
    ]


def is_replaced(table: Table, person: int) -> bool:
    """Whether a computer player sits in for somebody at a table that is still played."""
    return table.status.is_open and table.kept_for(person) is not None
