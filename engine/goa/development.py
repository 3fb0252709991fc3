"""The development board: cost and effect of a marker's step."""

from collections import Counter
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from engine.core.event import Event
from engine.core.questions.question import Action, Choose, Preview, Question, Select
from engine.goa import events, moves, questions
from engine.goa.cards import draw
from engine.goa.data import CELLS, COLUMNS, LAST_ROW, UNITS, Column, Data, Spice
from engine.goa.questions import Closed, PaySpice, Spices, Way
from engine.goa.spices import pay, sources, spice_at, stock
from engine.goa.state import Decision, Player, State, give

FIRST_ARRIVAL_ROWS = (4, 5)
"""Rows in which the first player to arrive draws a card."""


class Progressing(Decision):
    """A step allowed by a card and paid only in ships or only in spices."""

    def ask(self, state: State, seat: int) -> Question:
        prompt = state.owed(questions.Progress)
        column = Choose.open("column", step_obstacles(state, seat, prompt.way))
        return Question(prompt, (Action("progress", (column,)),))

    def play(self, state: State, seat: int, move: moves.Progress) -> Iterator[Event]:
        yield from progress(state, seat, move.column, state.finish(questions.Progress).way)


class ProgressingForDucats(Progressing):
    """A step paid in ducats. Only the player knows which steps they can pay for."""

    plays_only_answer = False

    def ask(self, state: State, seat: int) -> Question:
        question = super().ask(state, seat)
        return replace(question, prompt=questions.ProgressDucats(state.players[seat].money))


class ProgressingFree(Progressing):
    """Rules: "one of my least advanced markers goes down a row"."""

    def ask(self, state: State, seat: int) -> Question:
        column = Choose("column", least_advanced(state.players[seat]))
        return Question(state.owed(questions.ProgressFree), (Action("progress", (column,)),))


class PayingSpices(Decision):
    """Paying the spices for a step. The engine pays where there is no choice and asks about the rest."""

    def pending(self, state: State) -> tuple[int, ...]:
        seat = state.tasks[-1].seat
        ways = [len(sources(state, seat, spice)) for spice in state.owed(PaySpice).owed]
        return () if 1 in ways or not any(ways) else (seat,)

    def ask(self, state: State, seat: int) -> Question:
        """Ask about the first owed spice that lies in several places."""
        prompt = state.owed(PaySpice)
        where = {spice: sources(state, seat, spice) for spice in prompt.owed}
        spice = next(spice for spice in prompt.owed if len(where[spice]) > 1)
        sensible, *_ = where[spice]
        units = tuple(sorted(where[spice], key=UNITS.index))
        part = Select("unit", units, 1, 1, (units.index(sensible),))
        return Question(replace(prompt, spice=spice), (Action("pay", (part,)),))

    def play(self, state: State, seat: int, move: moves.Pay) -> Iterator[Event]:
        prompt = state.finish(PaySpice)
        [unit] = move.units
        owed = Counter(prompt.owed)
        owed[spice_at(unit)] -= 1
        pay(state, seat, (unit,))
        state.owe(seat, replace(prompt, owed=tuple(owed.elements())))
        yield events.SpicePaid(seat, unit)

    def follow(self, state: State) -> Iterator[Event]:
        """When everything is paid, move the marker. Rules: "Swap to get a plantation for a spice still
        owed"."""
        seat, prompt, left = state.tasks[-1].seat, state.finish(PaySpice), list[Spice]()
        for spice in prompt.owed:
            where = sources(state, seat, spice)
            if len(where) == 1:
                pay(state, seat, where)
            else:
                left.append(spice)
        if left:
            state.owe(seat, replace(prompt, owed=tuple(left)))
            if not any(sources(state, seat, spice) for spice in left):
                state.owe(seat, questions.SwapFor(left[0], prompt.column))
        else:
            state.give(seat, ships=-prompt.ships)
            yield from _step(state, seat, prompt.column, prompt.spices, prompt.ships, 0)


class Towards(Preview, frozen=True):
    """Preview of a marker's step: the row and what it gives."""

    row: int
    now: int
    """What the marker's current row gives."""
    number: int
    limit: int
    """Hand limit of the next row; 0 in columns other than expedition."""
    points: int
    """Additional points for the next row at the end."""


class Step(Towards, frozen=True):
    spices: Spices
    ships: int


class StepShipsOnly(Towards, frozen=True):
    ships: int


class StepSpicesOnly(Towards, frozen=True):
    spices: Spices


class StepDucatsOnly(Towards, frozen=True):
    price: int


class StepFree(Towards, frozen=True):
    pass


def preview_step(state: State, seat: int, column: Column) -> Towards:
    player, board = state.players[seat], state.data.board
    prompt = state.tasks[-1].prompt if state.tasks else None
    way = prompt.way if isinstance(prompt, questions.Progress) else "both"
    row = player.row(column) + 1
    limit = board.limit[row - 1] if column == "expedition" else 0
    points = board.points[row - 1] - board.points[row - 2]
    to = (column,), row, board.brings(column, row - 1), board.brings(column, row), limit, points
    spices, ships, ducats = _cost(state.data, column, row, way)
    match way:
        case "both":
            return Step(*to, spices, ships)
        case "ships-only":
            return StepShipsOnly(*to, ships)
        case "spices-only":
            return StepSpicesOnly(*to, spices)
        case "ducats-only":
            return StepDucatsOnly(*to, ducats)
        case "free":
            return StepFree(*to)


def progress(state: State, seat: int, column: Column, way: Way) -> Iterator[Event]:
    """Take a step with all its effects. The player may still have to choose the spices that pay."""
    spices, ships, ducats = _cost(state.data, column, state.players[seat].row(column) + 1, way)
    if spices:
        state.owe(seat, PaySpice(spices[0], column, spices, spices, ships))
        if any(len(sources(state, seat, spice)) != 1 for spice in spices):
            yield events.Progressing(seat, column)
    else:
        state.give(seat, ships=-ships, ducats=-ducats)
        yield from _step(state, seat, column, (), ships, ducats)


def step_obstacles(state: State, seat: int, way: Way) -> dict[Column, Closed | None]:
    """For each column, why its marker can't move, or None."""
    player, data = state.players[seat], state.data
    held = stock(player.plantations, player.colonies)
    obstacles: dict[Column, Closed | None] = {}
    for column, row in zip(COLUMNS, player.rows, strict=True):
        if row == LAST_ROW:
            obstacles[column] = questions.LastRow()
            continue
        spices, ships, ducats = _cost(data, column, row + 1, way)
        missing = _missing(state, player, spices, held)
        is_paid = not missing and ships <= player.ships and ducats <= player.money
        obstacles[column] = None if is_paid else _lacks(player, way, spices, ships, ducats, missing)
    return obstacles


def plantation_cells(state: State, spice: Spice) -> tuple[str, ...]:
    """The cells of the grid with a plantation of the spice."""
    return tuple(
        [cell for cell, tile in zip(CELLS, state.grid, strict=True) if tile and tile.startswith(f"{spice}-")]
    )


def least_advanced(player: Player) -> tuple[Column, ...]:
    """The columns of the least advanced markers, unless they are in the last row."""
    least = min(player.rows)
    return tuple(column for column in COLUMNS if player.row(column) == least < LAST_ROW)


def _cost(data: Data, column: Column, row: int, way: Way) -> tuple[Spices, int, int]:
    """The spices, ships and ducats for the step into a row.

    Rules: "the spices of that step and as many ships as spices".
    """
    spices = data.costs[column, row]
    ships = len(spices) if way in ("both", "ships-only") else 0
    ducats = data.uses.steps_for_ducats[row - 2] if way == "ducats-only" else 0
    return spices if way in ("both", "spices-only") else (), ships, ducats


def _lacks(player: Player, way: Way, spices: Spices, ships: int, ducats: int, missing: Spices) -> Closed:
    """Why a player can't pay for a step. `missing` has the spices that the player lacks."""
    missing_ships = max(0, ships - player.ships)
    if ducats > player.money:
        return questions.LacksDucats(ducats, ducats - player.money)
    if missing and missing_ships:
        return questions.LacksBoth(spices, ships, missing, missing_ships)
    if missing:
        return (questions.LacksSpicesOnly if way == "spices-only" else questions.LacksSpices)(
            spices, ships, missing
        )
    return (questions.LacksShipsOnly if way == "ships-only" else questions.LacksShips)(
        spices, ships, missing_ships
    )


def _missing(state: State, player: Player, spices: Spices, held: Mapping[Spice, int]) -> Spices:
    """The spices of a price that a player holding `held` can't pay.

    Rules: "Nothing free may be done in the middle of an action, save: Swap to get a plantation for a spice
    still owed".
    """
    missing: Spices = tuple([spice for spice in spices if not held[spice]])
    if not missing:
        return ()
    may_swap = len(missing) == 1 and player.tool("swap") and plantation_cells(state, missing[0])
    return () if may_swap else missing


def _step(
    state: State, seat: int, column: Column, spices: Spices, ships: int, ducats: int
) -> Iterator[Event]:
    """Move a marker down a row and apply the row's effects.

    Rules: "The first of all players to reach row 4 in a column, and the first to reach row 5, draws 1
    expedition card, even over the limit."
    """
    player = state.players[seat]
    at = COLUMNS.index(column)
    row = player.rows[at] + 1
    complete = min(player.rows)
    is_first = row in FIRST_ARRIVAL_ROWS and all(other.rows[at] < row for other in state.players)
    rows = (*player.rows[:at], row, *player.rows[at + 1 :])
    state.change(seat, rows=rows)
    yield events.Progressed(seat, column, row, spices, ships, ducats)
    if is_first:
        yield events.FirstThere(seat, column, row)
        yield from draw(state, seat, 1)
    if min(rows) > complete:
        yield events.RowComplete(seat, row)
        yield from give(state, seat, "actions", 1)
