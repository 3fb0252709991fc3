"""The development board: what a step of a marker costs, and what it brings."""

from collections import Counter
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from engine.core.event import Event
from engine.core.question import Action, Choose, Prompt, Question, Select
from engine.goa import events, moves, prompts, tasks
from engine.goa.data import COLUMNS, LAST_ROW, UNITS, Column, Data, Spice, spice_of
from engine.goa.expedition import draw
from engine.goa.prompts import (
    Closed,
    LacksBoth,
    LacksDucats,
    LacksShips,
    LacksShipsOnly,
    LacksSpices,
    LacksSpicesOnly,
    LastRow,
    Spices,
)
from engine.goa.spices import pay, sources, spice_at, stock
from engine.goa.state import Decision, Player, State, give
from engine.goa.tasks import PaySpice, Way

FIRST_THERE = (4, 5)
"""Rows in which the first of all players draws a card."""


class Progressing(Decision):
    """A step that is paid for in ships or in spices only."""

    def __init__(self, task: type[tasks.Progress], prompt: type[Prompt]) -> None:
        self._task = task
        self._prompt = prompt

    def ask(self, state: State, seat: int) -> Question:
        column = Choose.open("column", step_obstacles(state, seat, self._task.way))
        return Question(self._prompt(), (Action("progress", (column,)),))

    def play(self, state: State, seat: int, move: moves.Progress) -> Iterator[Event]:
        task = state.finish(self._task)
        yield from progress(state, seat, move.column, task.way)


class ProgressingForDucats(Progressing):
    """A step that is paid for in ducats. Only the player knows for which ones there are enough."""

    plays_only_answer = False

    def __init__(self) -> None:
        super().__init__(tasks.ProgressDucats, prompts.ProgressDucats)

    def ask(self, state: State, seat: int) -> Question:
        column = Choose.open("column", step_obstacles(state, seat, self._task.way))
        return Question(prompts.ProgressDucats(state.players[seat].money), (Action("progress", (column,)),))


class ProgressingFree(Progressing):
    """Rules: "one of my least advanced markers goes down a row"."""

    def __init__(self) -> None:
        super().__init__(tasks.ProgressFree, prompts.ProgressFree)

    def ask(self, state: State, seat: int) -> Question:
        column = Choose("column", least_advanced(state.players[seat]))
        return Question(prompts.ProgressFree(), (Action("progress", (column,)),))


class PayingSpices(Decision):
    """The spices of a step. What can be paid in one way only is paid at once; the rest is asked for."""

    def pending(self, state: State) -> tuple[int, ...]:
        task = state.task(PaySpice)
        ways = [len(sources(state, task.seat, spice)) for spice in task.owed]
        return () if 1 in ways or not any(ways) else (task.seat,)

    def ask(self, state: State, seat: int) -> Question:
        """The first spice owed that lies in several places."""
        task = state.task(PaySpice)
        where = {spice: sources(state, seat, spice) for spice in task.owed}
        spice: Spice = next(spice for spice in task.owed if len(where[spice]) > 1)
        sensible, *_ = where[spice]
        units = tuple(sorted(where[spice], key=UNITS.index))
        part = Select("unit", units, 1, 1, (units.index(sensible),))
        return Question(prompts.PaySpice(spice, task.column), (Action("pay", (part,)),))

    def play(self, state: State, seat: int, move: moves.Pay) -> Iterator[Event]:
        task = state.finish(PaySpice)
        [unit] = move.units
        owed = Counter(task.owed)
        owed[spice_at(unit)] -= 1
        pay(state, seat, (unit,))
        state.owe(replace(task, owed=tuple(owed.elements())))
        yield events.SpicePaid(seat, unit)

    def follow(self, state: State) -> Iterator[Event]:
        """When nothing is left to pay, the marker moves. Rules: "Swap to get a plantation for a spice still
        owed"."""
        task = state.finish(PaySpice)
        seat, left = task.seat, list[Spice]()
        for spice in task.owed:
            where = sources(state, seat, spice)
            if len(where) == 1:
                pay(state, seat, where)
            else:
                left.append(spice)
        if left:
            state.owe(replace(task, owed=tuple(left)))
            if not any(sources(state, seat, spice) for spice in left):
                state.owe(tasks.SwapFor(seat, left[0], task.column))
        else:
            state.give(seat, ships=-task.ships)
            yield from _step(state, seat, task.column, task.spices, task.ships, 0)


def progress(state: State, seat: int, column: Column, way: Way) -> Iterator[Event]:
    """A step, with all that it brings. Which spices are paid may still have to be asked."""
    spices, ships, ducats = cost(state, state.players[seat], column, way)
    if spices:
        state.owe(PaySpice(seat, column, spices, spices, ships))
        if any(len(sources(state, seat, spice)) != 1 for spice in spices):
            yield events.Progressing(seat, column)
    else:
        state.give(seat, ships=-ships, ducats=-ducats)
        yield from _step(state, seat, column, (), ships, ducats)


def cost(state: State, player: Player, column: Column, way: Way) -> tuple[tuple[Spice, ...], int, int]:
    """The spices, ships and ducats of a marker's next step, which there must be.

    Rules: "the spices of that step and as many ships as spices".
    """
    return _cost_of_row(state.data, column, player.row(column) + 1, way)


def step_obstacles(state: State, seat: int, way: Way) -> dict[Column, Closed | None]:
    """By column, why its marker can't take a step; None if it can."""
    player = state.players[seat]
    held = stock(player.plantations, player.colonies)
    rows = zip(COLUMNS, player.rows, strict=True)
    return {column: _obstacle(state, player, held, column, row, way) for column, row in rows}


def has_open_column(state: State, seat: int, way: Way) -> bool:
    """Whether a marker can take a step."""
    player, data = state.players[seat], state.data
    held = stock(player.plantations, player.colonies)
    for column, row in zip(COLUMNS, player.rows, strict=True):
        if row < LAST_ROW:
            spices, ships, ducats = _cost_of_row(data, column, row + 1, way)
            if ships > player.ships or ducats > player.money:
                continue
            if not _missing(state, player, spices, held):
                return True
    return False


def plantation_cells(state: State, spice: Spice) -> tuple[int, ...]:
    """The places of the grid with a plantation of that spice."""
    return tuple(
        number
        for number, tile in enumerate(state.grid)
        if tile is not None and tile.startswith(f"{spice}-") and spice_of(tile) == spice
    )


def least_advanced(player: Player) -> tuple[Column, ...]:
    """The columns of the markers that are least advanced, but for the last row."""
    least = min(player.rows)
    return tuple(column for column in COLUMNS if player.row(column) == least < LAST_ROW)


def _cost_of_row(data: Data, column: Column, row: int, way: Way) -> tuple[tuple[Spice, ...], int, int]:
    spices = data.costs[column, row]
    ships = len(spices) if way in ("both", "ships-only") else 0
    ducats = data.uses.steps_for_ducats[row - 2] if way == "ducats-only" else 0
    return spices if way in ("both", "spices-only") else (), ships, ducats


def _obstacle(
    state: State, player: Player, held: Mapping[Spice, int], column: Column, row: int, way: Way
) -> Closed | None:
    if row == LAST_ROW:
        return LastRow()
    spices, ships, ducats = _cost_of_row(state.data, column, row + 1, way)
    missing = _missing(state, player, spices, held)
    missing_ships, missing_ducats = max(0, ships - player.ships), max(0, ducats - player.money)
    if missing_ducats:
        return LacksDucats(ducats, missing_ducats)
    if missing and missing_ships:
        return LacksBoth(spices, ships, missing, missing_ships)
    if missing:
        return (LacksSpicesOnly if way == "spices-only" else LacksSpices)(spices, ships, missing)
    if missing_ships:
        return (LacksShipsOnly if way == "ships-only" else LacksShips)(spices, ships, missing_ships)
    return None


def _missing(state: State, player: Player, spices: Spices, held: Mapping[Spice, int]) -> Spices:
    """Those of the spices that a player can't pay, who holds so many of each.

    Rules: "Nothing free may be done in the middle of an action, save: Swap to get a plantation for a spice
    still owed".
    """
    missing: Spices = tuple([spice for spice in spices if not held[spice]])
    may_swap = len(missing) == 1 and player.tool("swap") and plantation_cells(state, missing[0])
    return () if may_swap else missing


def _step(
    state: State, seat: int, column: Column, spices: Spices, ships: int, ducats: int
) -> Iterator[Event]:
    """A marker moves down, and brings what the row brings.

    Rules: "The first of all players to reach row 4 in a column, and the first to reach row 5, draws 1
    expedition card, even over the limit."
    """
    player = state.players[seat]
    at = COLUMNS.index(column)
    row = player.rows[at] + 1
    complete = min(player.rows)
    is_first = row in FIRST_THERE and all(other.rows[at] < row for other in state.players)
    rows = (*player.rows[:at], row, *player.rows[at + 1 :])
    state.update(seat, replace(player, rows=rows))
    yield events.Progressed(seat, column, row, spices, ships, ducats)
    if is_first:
        yield events.FirstThere(seat, column, row)
        yield from draw(state, seat, 1)
    if min(rows) > complete:
        yield events.RowComplete(seat, row)
        yield from give(state, seat, "actions", 1)
