"""Forced answers, made automatically where a question leaves the player no choice.

An instant move can tell opponents that the player had no alternative. So an answer is automatic for everyone
only if all can see that it is forced (`Match.obvious`). Otherwise players must opt in.
"""

from __future__ import annotations

from engine import Move
from sessions.house import Act
from sessions.playing.moving import make_move
from sessions.tables.table import Table


def forced(table: Table, seat: int) -> Move | None:
    """The forced answer to make for a seat that owes one.

    None if the player has a choice, or if others can't see that the answer is forced and the player hasn't
    opted in.
    """
    if table.match is None:
        return None
    person = table.seats[seat].player
    if person is None or not table.habits(person).preferences.auto:
        return table.match.obvious(seat)
    moves = table.match.legal_moves(seat)
    return moves[0] if len(moves) == 1 else None


async def try_next(act: Act) -> bool:
    """Make one forced answer at the table. Returns False if there is none."""
    table = act.table
    for seat in table.waiting:
        move = forced(table, seat)
        if move is not None:
            await make_move(act, seat, move, by=table.seats[seat].player, automatic=True)
            return True
    return False


def awaits(table: Table) -> bool:
    """Whether the table has a forced answer to make."""
    return any(forced(table, seat) is not None for seat in table.waiting)
