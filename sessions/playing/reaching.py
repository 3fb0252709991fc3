"""Records at a table who can't be reached, so that its message tells the others."""

from __future__ import annotations

from msgspec.structs import replace

from sessions.changes import ChangeKind
from sessions.house import Act
from sessions.people.reach import Unheard


async def note_reach(act: Act, person: int, unheard: Unheard | None) -> None:
    """Record that a person is hard to reach, or that they aren't any more (None).

    Nothing happens if they are no longer called or invited.
    """
    table = act.table
    if table.unheard.get(person) == unheard or person not in table.awaited:
        return
    others = {each: what for each, what in table.unheard.items() if each != person}
    after = others if unheard is None else {**others, person: unheard}
    await act.change(ChangeKind.REACH_CHANGED, replace(table, unheard=after))
