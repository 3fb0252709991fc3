"""What tiles do when they are taken, and when they are used."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.event import Event
from engine.goa import events, moves, prompts, tasks
from engine.goa.data import (
    CELLS,
    COLUMNS,
    DUTY,
    HOLDINGS,
    ORANGE,
    PLANTATIONS,
    TOOLS,
    Column,
    Goods,
    is_mission,
    size_of,
)
from engine.goa.development import least_advanced, plantation_cells
from engine.goa.expedition import cards_left, colonists_on, draw, reveal
from engine.goa.prompts import Closed, NoCards, NoField, NoStep, TooFewSpices, UsedThisRound
from engine.goa.spices import free_fields, stored
from engine.goa.state import MOST_PLANTATIONS, Decision, Plantation, State, Tool, give
from engine.move import Move
from engine.question import Action, Choose, Question

GIVEN: tuple[Goods, ...] = ("ships", "colonists", "ducats", "actions")
"""What tiles give at once."""


class Dropping(Decision):
    """Rules: "At most 4; with a fifth one chooses which goes (any, the new one too)"; "its spices to stock";
    "A single plantation is worth 1 VP at the end, kept face down if it had to go." Of two alike, the one
    with fewer spices goes.
    """

    def ask(self, state: State, seat: int) -> Question:
        task = state.task(tasks.Drop)
        tiles = [plantation.tile for plantation in state.players[seat].plantations]
        if task.keep:
            tiles.remove(task.plantation)
        tiles = sorted(set(tiles), key=HOLDINGS.index)
        # A single one keeps its point, face down.
        part = Choose("plantation", tuple(tiles), suggested=min(tiles, key=size_of))
        besides = () if task.keep else duty(state, seat)
        return Question(prompts.Drop(task.plantation), (Action("drop", (part,)), *besides))

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        match move:
            case moves.Use(tile=tile):
                yield from use(state, seat, tile)
            case moves.DropPlantation(plantation=tile):
                state.finish(tasks.Drop)
                yield from _drop(state, seat, tile)
            case _:
                raise TypeError(move)


class ChoosingGoods(Decision):
    """Ships or colonists."""

    def ask(self, state: State, seat: int) -> Question:
        part = Choose("goods", ("ships", "colonists"))
        return Question(prompts.Goods(state.task(tasks.Goods).number), (Action("choose", (part,)),))

    def play(self, state: State, seat: int, move: moves.ChooseGoods) -> Iterator[Event]:
        yield from give(state, seat, move.goods, state.finish(tasks.Goods).number)


class Supplying(Decision):
    """Rules: "reveal 2 cards, take the sum of their colonists in spices, or ships, or colonists, one kind
    only"."""

    def ask(self, state: State, seat: int) -> Question:
        task = state.task(tasks.Supply)
        of_spices = ("spices",) if free_fields(state.players[seat], state.data) else ()
        part = Choose("goods", (*of_spices, "ships", "colonists"))
        return Question(prompts.Supply(task.number, task.cards), (Action("choose", (part,)),))

    def play(self, state: State, seat: int, move: moves.ChooseGoods) -> Iterator[Event]:
        number = state.finish(tasks.Supply).number
        if move.goods == "spices":
            yield events.Gained(seat, "spices", number)
            state.owe(tasks.Place(seat, "supply", number))
        else:
            yield from give(state, seat, move.goods, number)


class Swapping(Decision):
    """Rules: "take any tile of the grid and leave Swap in its cell, where it can be auctioned and used
    again"."""

    def ask(self, state: State, seat: int) -> Question:
        cells = tuple(cell for cell in CELLS if state.tile(cell))
        return Question(prompts.Swap(), (Action("swap", (Choose("cell", cells),)),))

    def play(self, state: State, seat: int, move: moves.SwapTile) -> Iterator[Event]:
        state.finish(tasks.Swap)
        yield from _swap(state, seat, move.cell)


class SwappingForSpice(Decision):
    """Rules: "Swap to get a plantation for a spice still owed"."""

    def ask(self, state: State, seat: int) -> Question:
        task = state.task(tasks.SwapFor)
        cells = tuple(CELLS[number] for number in plantation_cells(state, task.spice))
        prompt = prompts.SwapFor(task.spice, task.column)
        return Question(prompt, (Action("swap", (Choose("cell", cells),)),))

    def play(self, state: State, seat: int, move: moves.SwapTile) -> Iterator[Event]:
        state.finish(tasks.SwapFor)
        player = state.players[seat]
        tools = tuple(tool for tool in player.tools if tool.tile != "swap")
        state.update(seat, replace(player, tools=tools))
        yield events.Used(seat, "swap")
        yield from _swap(state, seat, move.cell, keep=True)


class Spying(Decision):
    """Whose marker is used."""

    def ask(self, state: State, seat: int) -> Question:
        owners = tuple(owner for owner in range(state.seats) if copied(state, seat, owner))
        return Question(prompts.Spy(), (Action("spy", (Choose("seat", owners),)),))

    def play(self, state: State, seat: int, move: moves.SpyOn) -> Iterator[Event]:
        state.finish(tasks.Spy)
        state.owe(tasks.Copy(seat, move.seat))
        yield events.Spying(seat, move.seat)


class Copying(Decision):
    """Which marker is used. Rules: "not an action, and no card changes it"."""

    def ask(self, state: State, seat: int) -> Question:
        owner = state.task(tasks.Copy).owner
        column = Choose("column", copied(state, seat, owner))
        return Question(prompts.Copy(owner), (Action("copy", (column,)),))

    def play(self, state: State, seat: int, move: moves.CopyColumn) -> Iterator[Event]:
        owner, column = state.finish(tasks.Copy).owner, move.column
        number = state.brings(owner, column)
        yield events.Spied(seat, owner, column, number)
        match column:
            case "ships":
                yield from give(state, seat, "ships", number)
            case "taxes":
                yield from give(state, seat, "ducats", number)
            case "harvest":
                state.owe(tasks.Place(seat, "spy", number))
            case _:
                state.owe(tasks.FoundSpy(seat, owner))


def copied(state: State, seat: int, owner: int) -> tuple[Column, ...]:
    """Which markers of that owner a spy may use, where they bring something.

    Rules: "for one of ships, harvest, taxes and founding, never expedition: as far as the most advanced
    marker of the other players in that column, or my own there, whichever I name". Of several that are as
    far, the player's own counts, else that of the first to the left.
    """
    useless = {"expedition"}
    if not free_fields(state.players[seat], state.data):
        useless.add("harvest")
    if not state.open_colonies(seat):
        useless.add("colony")
    return tuple(
        [
            column
            for place, column in enumerate(COLUMNS)
            if column not in useless and _is_spied(state, seat, owner, place)
        ]
    )


def _is_spied(state: State, seat: int, owner: int, place: int) -> bool:
    """`place`: the column's."""
    if owner == seat:
        return True
    row = [player.rows[place] for player in state.players]
    others = (*range(seat + 1, len(row)), *range(seat))
    return row[owner] != row[seat] and owner == max(others, key=row.__getitem__)


def gain(state: State, seat: int, tile: str, *, keep: bool = False) -> Iterator[Event]:
    """A tile comes to a player. `keep`: if it is a plantation, it may not go at once."""
    player = state.players[seat]
    if tile in PLANTATIONS:
        yield from _plant(state, seat, tile, keep=keep)
    elif tile in TOOLS:
        tools = sorted((*player.tools, Tool(tile)), key=lambda tool: (TOOLS.index(tool.tile), tool.used))
        state.update(seat, replace(player, tools=tuple(tools)))
        yield events.KeptTile(seat, tile)
    elif is_mission(tile):
        state.update(seat, replace(player, hidden=(*player.hidden, tile)))
        yield events.KeptTile(seat, tile)
    else:
        yield from _give(state, seat, tile)
        gift = state.data.gifts[tile]
        if gift.cards:
            yield from draw(state, seat, gift.cards)
        if gift.either:
            state.owe(tasks.Goods(seat, gift.either))


def use(state: State, seat: int, tile: str) -> Iterator[Event]:
    """Rules: "Orange, once a round"; "Blue, once in the game, then out"; "Duty: once"."""
    player = state.players[seat]
    tool = player.tool(tile)
    assert tool
    tools = list(player.tools)
    if tile in ORANGE:
        tools[tools.index(tool)] = Tool(tile, state.round)
    else:
        tools.remove(tool)
    state.update(seat, replace(player, tools=tuple(tools)))
    yield events.Used(seat, tile)
    match tile:
        case "spice":
            state.owe(tasks.Place(seat, "spice", state.data.gifts[tile].spices))
        case "extra-harvest":
            state.owe(tasks.Refill(seat))
        case "swap":
            state.owe(tasks.Swap(seat))
        case "deputy":
            state.owe(tasks.ProgressFree(seat))
        case "spy":
            state.owe(tasks.Spy(seat))
        case "duty":
            state.owe(tasks.Duty(seat))
        case "supply":
            cards = yield from reveal(state, state.data.uses.supply_cards)
            number = colonists_on(cards)
            yield events.Supplied(seat, cards, number)
            state.owe(tasks.Supply(seat, number, cards))
        case _:
            yield from _give(state, seat, tile)


def tool_obstacle(state: State, seat: int, tool: Tool) -> Closed | None:
    """Why a tile can't be used now, in its owner's turn; None if it can.

    Rules: "Orange, once a round"; "Duty: once, 6 of my spices from fields".
    """
    player, tile = state.players[seat], tool.tile
    if not state.is_ready(tool):
        return UsedThisRound()
    if tile in ("spice", "extra-harvest") and not free_fields(player, state.data):
        return NoField()
    if tile == DUTY and len(stored(player)) < state.data.uses.duty_spices:
        return TooFewSpices(state.data.uses.duty_spices, len(stored(player)))
    if tile == "supply" and not cards_left(state):
        return NoCards()
    if tile == "deputy" and not least_advanced(player):
        return NoStep()
    return None


def tool_obstacles(state: State, seat: int) -> dict[str, Closed | None]:
    """The player's tiles, each with why it can't be used now. Of two alike, the one that can counts."""
    reasons: dict[str, Closed | None] = {}
    for tool in state.players[seat].tools:
        if tool.tile not in reasons or reasons[tool.tile]:
            reasons[tool.tile] = tool_obstacle(state, seat, tool)
    return reasons


def duty(state: State, seat: int) -> tuple[Action, ...]:
    """Rules: "Tiles can't be used during auctions, save Duty, at any time in one's own turn"; it "may be used
    between a fifth plantation's arrival and the choice of which goes". But where Swap has brought that one
    for a spice still owed, this is the middle of an action: "Nothing free may be done" there.
    """
    tool = state.players[seat].tool(DUTY)
    is_usable = tool is not None and tool_obstacle(state, seat, tool) is None
    return (Action("use", (Choose("tile", (DUTY,)),)),) if is_usable else ()


def _plant(state: State, seat: int, tile: str, *, keep: bool) -> Iterator[Event]:
    """Rules: "A new one arrives full." """
    player = state.players[seat]
    plantations = (*player.plantations, Plantation(tile, size_of(tile)))
    state.update(seat, replace(player, plantations=plantations))
    yield events.Planted(seat, tile, size_of(tile))
    if len(plantations) > MOST_PLANTATIONS:
        state.owe(tasks.Drop(seat, tile, keep))


def _drop(state: State, seat: int, tile: str) -> Iterator[Event]:
    player = state.players[seat]
    alike = [plantation for plantation in player.plantations if plantation.tile == tile]
    gone = min(alike, key=lambda plantation: plantation.spices)
    plantations = list(player.plantations)
    plantations.remove(gone)
    single = gone.size == 1
    hidden = (*player.hidden, *((tile,) if single else ()))
    state.update(seat, replace(player, plantations=tuple(plantations), hidden=hidden))
    yield events.Dropped(seat, tile, int(single))


def _give(state: State, seat: int, tile: str) -> Iterator[Event]:
    gift = state.data.gifts[tile]
    for goods in GIVEN:
        if number := getattr(gift, goods):
            yield from give(state, seat, goods, number)


def _swap(state: State, seat: int, cell: str, *, keep: bool = False) -> Iterator[Event]:
    tile = state.tile(cell)
    assert tile
    state.lay(cell, "swap")
    yield events.Swapped(seat, cell, tile)
    yield from gain(state, seat, tile, keep=keep)
