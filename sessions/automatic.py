"""Answers that are made by themselves, where a question leaves no choice.

That a move was made at once can tell others that there was no other. Where everybody can see that, everybody
is answered for (`Match.obvious`); elsewhere only who has asked for it.
"""

from __future__ import annotations

from db import Reads
from engine import Move
from sessions.changes import Change, ChangeKind, PlanAdded
from sessions.habits import load_habits
from sessions.house import Act, House, Tx
from sessions.outbox import DebtKind, debts_at, forgive, owe, owe_line
from sessions.play import make_move
from sessions.table import Table


async def is_on(reads: Reads, person: int) -> bool:
    """Whether forced answers are made for a person everywhere."""
    return (await load_habits(reads, [person], None, 0))[person].auto


async def set_on(house: House, person: int, on: bool) -> None:
    """Answer for somebody from now on wherever they have no choice, also what they are asked already; or
    only where everybody can see that. Refused: not-saved."""
    async with house.transaction() as tx:
        await tx.put("people", "person", person=person, auto=int(on))
    if on:
        for id in await house.tables.ids_of_person(person):
            house.publisher.publish(PlanAdded(id))


def forced(table: Table, seat: int) -> Move | None:
    """The only legal answer of a seat that owes one, if everybody can see that it is, or if its person
    wants it to be made for them."""
    if table.match is None:
        return None
    person = table.seats[seat].player
    if person is None or not table.habits(person).auto:
        return table.match.obvious(seat)
    moves = table.match.legal_moves(seat)
    return moves[0] if len(moves) == 1 else None


async def try_next(act: Act) -> bool:
    """Make one such answer at a table; whether there was one."""
    table = act.table
    for seat in table.waiting:
        move = forced(table, seat)
        if move is not None:
            await make_move(act, seat, move, by=table.seats[seat].player, automatic=True)
            return True
    return False


async def store_change(tx: Tx, change: Change) -> None:
    """Note what somebody is to be told: which answer was made for them."""
    table = change.table
    if not table.status.is_open:
        for person in table.people:
            await forgive(tx, DebtKind.AUTOMATIC, table.id, person)
    elif change.automatic:
        person, move = _last_move(table)
        assert person is not None
        await owe_line(tx, DebtKind.AUTOMATIC, table.id, person, table.version, move)
    elif change.kind is ChangeKind.UNDONE and change.before is not None:
        person, move = _last_move(change.before)
        lines = await _told(tx, table, person)
        if lines[-1:] == [move]:
            await _tell(tx, table, person, lines[:-1])


async def _told(tx: Tx, table: Table, person: int | None) -> list[str]:
    """The answers at a table that somebody is to be told of."""
    debts = await debts_at(tx, table.id, DebtKind.AUTOMATIC)
    return [line for debt in debts if debt.person == person for line in debt.what.splitlines()]


async def _tell(tx: Tx, table: Table, person: int | None, lines: list[str]) -> None:
    """Owe somebody to be told of these answers."""
    assert person is not None
    if lines:
        what = "\n".join(lines)
        await owe(tx, DebtKind.AUTOMATIC, table.id, person, table.version, what)
    else:
        await forgive(tx, DebtKind.AUTOMATIC, table.id, person)


def awaits(table: Table) -> bool:
    """Whether a table waits for somebody who is to be answered for."""
    return any(forced(table, seat) is not None for seat in table.waiting)


def _last_move(table: Table) -> tuple[int | None, str]:
    """The last move at a table, in notation, and the person in whose seat it was made."""
    assert table.match is not None
    moves: list[tuple[int, str]] = table.match.record()["moves"]
    seat, move = moves[-1]
    return table.seats[seat].person, move
