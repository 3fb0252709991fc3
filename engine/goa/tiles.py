"""What tiles do when they are taken, and when they are used."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.event import Event
from engine.goa.development import least_advanced
from engine.goa.expedition import cards_left, colonists_on, draw, reveal
from engine.goa.founding import open_colonies
from engine.goa.plantations import plant
from engine.goa.spices import free_fields, pay, spice_at, stored
from engine.goa.state import Player, State, Tool
from engine.goa.tasks import Copy, Duty, FoundBy, Goods, Place, Refill, Spy, Step, Swap, Task
from engine.goa.words import COLUMNS, DUTY, ORANGE, PLANTATIONS, TOOLS, Column, is_mission
from engine.question import Barred

GIVEN = ("ships", "colonists", "ducats", "actions")
"""What tiles give at once."""


def gain(state: State, seat: int, tile: str, *, keep: bool = False) -> Iterator[Event]:
    """A tile comes to a player. `keep`: see `plant`."""
    if tile in PLANTATIONS:
        yield from plant(state, seat, tile, keep=keep)
        return
    if tile in TOOLS or is_mission(tile):
        player = state.players[seat]
        if tile in TOOLS:
            tools = sorted((*player.tools, Tool(tile)), key=lambda tool: (TOOLS.index(tool.tile), tool.used))
            player = replace(player, tools=tuple(tools))
        else:
            player = replace(player, hidden=(*player.hidden, tile))
        state.update(seat, player)
        yield Event("kept-tile", {"seat": seat, "tile": tile})
        return
    yield from _give(state, seat, tile)
    gift = state.data.gifts[tile]
    if gift.cards:
        yield from draw(state, seat, gift.cards)
    if gift.either:
        state.owe(Goods(seat, gift.either))


def _give(state: State, seat: int, tile: str) -> Iterator[Event]:
    gift = state.data.gifts[tile]
    for goods in GIVEN:
        if number := getattr(gift, goods):
            yield from give(state, seat, goods, number)


def give(state: State, seat: int, goods: str, number: int) -> Iterator[Event]:
    state.give(seat, **{goods: number})
    yield Event("gained", {"seat": seat, "goods": goods, "number": number})


def why_not(state: State, seat: int, tool: Tool) -> Barred | None:
    """Why a tile can't be used now, in its owner's turn; None if it can."""
    player, tile = state.players[seat], tool.tile
    code = ""
    if tile in ORANGE and tool.used == state.round:
        code = "used-this-round"
    elif tile in ("spice", "extra-harvest") and not free_fields(player, state.data):
        code = "no-field"
    elif tile == DUTY and len(stored(player)) < state.data.uses.duty_spices:
        facts = {"needed": state.data.uses.duty_spices, "number": len(stored(player))}
        return Barred(tile, "too-few-spices", {**facts})
    elif tile == "supply" and not cards_left(state):
        code = "no-cards"
    elif tile == "deputy" and not least_advanced(player):
        code = "no-step"
    elif tile == "spy" and not spied_on(state, seat):
        code = "nobody-to-spy"
    return Barred(tile, code) if code else None


def usable(state: State, seat: int) -> tuple[str, ...]:
    """The kinds of tiles that a player can use in their turn."""
    tools = state.players[seat].tools
    return tuple(dict.fromkeys(tool.tile for tool in tools if why_not(state, seat, tool) is None))


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
    yield Event("used", {"seat": seat, "tile": tile})
    if tile == "supply":
        yield from _supply(state, seat)
    elif tile in ORANGE and tile != "spice":
        yield from _give(state, seat, tile)
    else:
        state.owe(_task(state, seat, tile))


def _task(state: State, seat: int, tile: str) -> Task:
    match tile:
        case "spice":
            return Place(seat, "spice", state.data.gifts[tile].spices)
        case "extra-harvest":
            return Refill(seat)
        case "swap":
            return Swap(seat)
        case "deputy":
            return Step(seat, "free")
        case "spy":
            return Spy(seat)
        case _:
            return Duty(seat)


def _supply(state: State, seat: int) -> Iterator[Event]:
    """Rules: "reveal 2 cards, take the sum of their colonists in spices, or ships, or colonists, one kind
    only; the cards are discarded"."""
    cards = yield from reveal(state, state.data.uses.supply_cards)
    number = colonists_on(cards)
    yield Event("supplied", {"seat": seat, "cards": cards, "number": number}, opens=True)
    state.owe(Goods(seat, number, cards))


def choose_goods(state: State, seat: int, goods: str) -> Iterator[Event]:
    """Ships or colonists; of a Supply, spices too."""
    task = state.finish()
    assert isinstance(task, Goods)
    if goods == "spices":
        yield Event("gained", {"seat": seat, "goods": goods, "number": task.number})
        state.owe(Place(seat, "supply", task.number))
    else:
        yield from give(state, seat, goods, task.number)


def swap(state: State, seat: int, cell: str) -> Iterator[Event]:
    """Rules: "take any tile of the grid and leave Swap in its cell, where it can be auctioned and used
    again"."""
    task = state.finish()
    assert isinstance(task, Swap)
    if task.spice:
        player = state.players[seat]
        tools = tuple(tool for tool in player.tools if tool.tile != "swap")
        state.update(seat, replace(player, tools=tools))
        yield Event("used", {"seat": seat, "tile": "swap"})
    tile = state.tile(cell)
    assert tile
    state.lay(cell, "swap")
    yield Event("swapped", {"seat": seat, "cell": cell, "tile": tile})
    yield from gain(state, seat, tile, keep=task.spice is not None)


def do_duty(state: State, seat: int, units: tuple[str, ...]) -> Iterator[Event]:
    """Rules: "once, 6 of my spices from fields for 4 VP"."""
    state.finish()
    pay(state, seat, units)
    player = state.players[seat]
    state.update(seat, replace(player, duties=player.duties + 1))
    spices = tuple(map(spice_at, units))
    yield Event("duty-done", {"seat": seat, "spices": spices, "points": state.data.uses.duty_points})


def spied_on(state: State, seat: int) -> dict[int, tuple[Column, ...]]:
    """Whose markers a spy may use, and which: the most advanced ones, never expedition, and only where they
    bring something."""
    found = {owner: copied(state, seat, owner) for owner in range(state.seats)}
    return {owner: columns for owner, columns in found.items() if columns}


def copied(state: State, seat: int, owner: int) -> tuple[Column, ...]:
    """Which markers of that owner a spy may use."""
    player, rows = state.players[seat], state.players[owner]
    most = max(rows.rows)
    useless = {"expedition"}
    if not free_fields(player, state.data):
        useless.add("harvest")
    if not open_colonies(state, player):
        useless.add("colony")
    return tuple(column for column in COLUMNS if rows.row(column) == most and column not in useless)


def spy_on(state: State, seat: int, owner: int) -> Iterator[Event]:
    state.finish()
    state.owe(Copy(seat, owner))
    yield Event("spying", {"seat": seat, "owner_seat": owner})


def copy_column(state: State, seat: int, column: Column) -> Iterator[Event]:
    """Rules: "not an action, and no card changes it"."""
    task = state.finish()
    assert isinstance(task, Copy)
    number = amount(state, state.players[task.owner], column)
    facts = {"seat": seat, "owner_seat": task.owner, "column": column, "number": number}
    yield Event("spied", {**facts})
    match column:
        case "ships":
            yield from give(state, seat, "ships", number)
        case "taxes":
            yield from give(state, seat, "ducats", number)
        case "harvest":
            state.owe(Place(seat, "spy", number))
        case _:
            state.owe(FoundBy(seat, task.owner))


def amount(state: State, player: Player, column: Column) -> int:
    """What a player's row gives; for expedition, how many cards are drawn."""
    board = state.data.board
    amounts: dict[Column, tuple[int, ...]] = {
        "ships": board.ships,
        "harvest": board.harvest,
        "taxes": board.taxes,
        "expedition": board.draw,
        "colony": board.colonists,
    }
    return amounts[column][player.row(column) - 1]
