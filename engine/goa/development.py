"""The development board: what a step of a marker costs, and what it brings."""

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from engine.event import Event
from engine.goa import events
from engine.goa.data import COLUMNS, LAST_ROW, Column, Data, Spice, spice_of
from engine.goa.expedition import draw
from engine.goa.spices import pay, sources, spice_at
from engine.goa.state import Player, State
from engine.goa.tasks import Cost, Step, Swap

Way = Literal["both", "ships-only", "spices-only", "ducats-only", "free"]
"""How a step is paid for."""
FIRST_THERE = (4, 5)
"""Rows in which the first of all players draws a card."""


def cost(state: State, player: Player, column: Column, way: Way) -> tuple[tuple[Spice, ...], int, int]:
    """The spices, ships and ducats of a marker's next step, which there must be.

    Rules: "the spices of that step and as many ships as spices".
    """
    return cost_of_row(state.data, column, player.row(column) + 1, way)


def cost_of_row(data: Data, column: Column, row: int, way: Way) -> tuple[tuple[Spice, ...], int, int]:
    """The same of a step into that row."""
    spices = data.costs[column, row]
    ships = len(spices) if way in ("both", "ships-only") else 0
    ducats = data.uses.steps_for_ducats[row - 2] if way == "ducats-only" else 0
    return spices if way in ("both", "spices-only") else (), ships, ducats


def may_swap_for(state: State, player: Player, missing: tuple[Spice, ...]) -> bool:
    """Rules: "Nothing free may be done in the middle of an action, save: Swap to get a plantation for a spice
    still owed".
    """
    return len(missing) == 1 and player.tool("swap") is not None and bool(plantation_cells(state, missing[0]))


def plantation_cells(state: State, spice: Spice) -> tuple[int, ...]:
    """The places of the grid with a plantation of that spice."""
    return tuple(
        number
        for number, tile in enumerate(state.grid)
        if tile is not None and tile.startswith(f"{spice}-") and spice_of(tile) == spice
    )


def least_advanced(player: Player) -> tuple[Column, ...]:
    """Rules: "one of my least advanced markers goes down a row"."""
    least = min(player.rows)
    return tuple(column for column in COLUMNS if player.row(column) == least < LAST_ROW)


def progress(state: State, seat: int, column: Column) -> Iterator[Event]:
    """A step in the way that is asked for: as an action, or by what a task says."""
    way: Way = "both"
    if state.tasks:
        task = state.finish()
        assert isinstance(task, Step)
        way = task.way
    spices, ships, ducats = cost(state, state.players[seat], column, way)
    if spices:
        task = Cost(seat, column, spices, spices, ships)
        state.owe(task)
        if any(len(sources(state, seat, spice)) != 1 for spice in spices):
            yield events.Progressing(seat, column)
    else:
        state.give(seat, ships=-ships, ducats=-ducats)
        yield from _step(state, seat, column, (), ships, ducats)


def can_settle(state: State, task: Cost) -> bool:
    """Whether the cost goes on by itself: something is left that can be paid in one way only, or nothing that
    can be paid now.
    """
    ways = [len(sources(state, task.seat, spice)) for spice in task.owed]
    return 1 in ways or not any(ways)


def settle_cost(state: State, task: Cost) -> Iterator[Event]:
    """Pays what can be paid in one way only. What is left is asked for; when nothing is left, the marker
    moves.
    """
    left: list[Spice] = []
    for spice in task.owed:
        where = sources(state, task.seat, spice)
        if len(where) == 1:
            pay(state, task.seat, where)
        else:
            left.append(spice)
    state.finish()
    if left:
        state.owe(replace(task, owed=tuple(left)))
        if not any(sources(state, task.seat, spice) for spice in left):
            state.owe(Swap(task.seat, left[0], task.column))
    else:
        state.give(task.seat, ships=-task.ships)
        yield from _step(state, task.seat, task.column, task.spices, task.ships, 0)


def pay_cost(state: State, seat: int, unit: str) -> Iterator[Event]:
    """A spice of the cost is paid from there."""
    task = state.finish()
    assert isinstance(task, Cost)
    owed = Counter(task.owed)
    owed[spice_at(unit)] -= 1
    pay(state, seat, (unit,))
    state.owe(replace(task, owed=tuple(owed.elements())))
    yield events.SpicePaid(seat, unit)


def _step(
    state: State, seat: int, column: Column, spices: tuple[Spice, ...], ships: int, ducats: int
) -> Iterator[Event]:
    """A marker moves down, and brings what the row brings."""
    player = state.players[seat]
    at = COLUMNS.index(column)
    row = player.rows[at] + 1
    complete = min(player.rows)
    is_first = row in FIRST_THERE and all(other.rows[at] < row for other in state.players)
    rows = (*player.rows[:at], row, *player.rows[at + 1 :])
    state.update(seat, replace(player, rows=rows))
    yield events.Progressed(seat, column, row, spices, ships, ducats)
    if is_first:
        yield from _first_there(state, seat, column, row)
    if min(rows) > complete:
        state.give(seat, actions=1)
        yield events.RowComplete(seat, row)
        yield events.Gained(seat, "actions", 1)


def _first_there(state: State, seat: int, column: Column, row: int) -> Iterator[Event]:
    """Rules: "The first of all players to reach row 4 in a column, and the first to reach row 5, draws 1
    expedition card, even over the limit."
    """
    yield events.FirstThere(seat, column, row)
    yield from draw(state, seat, 1)
