"""What a change of a table makes owed beside turns and news: its messages, ballots, a word to who was
replaced, the end."""

from __future__ import annotations

from collections.abc import Callable

from db import Transaction
from sessions.changes import Change, ChangeKind
from sessions.decisions import Vote
from sessions.outbox import EVERYBODY, SEEN, DebtKind, Outbox
from sessions.table import Status, Table

SITTING_IN = (ChangeKind.STOOD_IN, ChangeKind.OFFERED)
"""The changes by which a computer player comes to sit in."""


class Debts:
    def __init__(self, outbox: Outbox, is_here: Callable[[int, int], bool]) -> None:
        """`is_here(table, person)`: whether they, and nobody since, did something there just now."""
        self._outbox = outbox
        self._is_here = is_here

    async def store_change(self, tx: Transaction, change: Change) -> None:
        """Note what is owed now, and what has lost its point."""
        before, after = change.before, change.table
        if after.votes or (before is not None and before.votes):
            await self._store_votes(tx, before, after)
        if change.kind in SITTING_IN and change.by is None and change.seat is not None:
            person = after.seats[change.seat].person  # whoever leaves by themselves knows
            if person is not None:
                await self._outbox.owe(tx, DebtKind.REPLACED, after.id, person, after.version)
        for seat in before.seats if before is not None else ():
            if seat.computer and seat.person is not None and not is_replaced(after, seat.person):
                await self._outbox.forgive(tx, DebtKind.REPLACED, after.id, seat.person)
        await self._outbox.owe(tx, DebtKind.BOARD, after.id, EVERYBODY, after.version)
        if after.status is Status.FINISHED and before is not None and before.status.is_open:
            for person in to_hear_the_end(after):
                what = SEEN if self._is_here(after.id, person) else ""
                await self._outbox.owe(tx, DebtKind.END, after.id, person, after.version, what)

    async def _store_votes(self, tx: Transaction, before: Table | None, after: Table) -> None:
        was = {} if before is None else to_vote(before)
        for person, votes in to_vote(after).items():
            begun = {vote.made for vote in votes} - {vote.made for vote in was.get(person, ())}
            if begun:
                await self._outbox.owe(tx, DebtKind.VOTE, after.id, person, after.version)
        for person in was.keys() - to_vote(after).keys():
            await self._outbox.forgive(tx, DebtKind.VOTE, after.id, person)


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
