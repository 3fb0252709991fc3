"""What tiles do when they are taken, and when they are used."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.event import Event
from engine.goa import events
from engine.goa.data import ORANGE, PLANTATIONS, TOOLS, Column, Goods, is_mission
from engine.goa.expedition import colonists_on, draw, reveal
from engine.goa.plantations import plant
from engine.goa.spices import pay, spices_at
from engine.goa.state import State, Tool
from engine.goa.tasks import Copy, Duty, FoundBy, Place, Refill, Spy, Step, Swap, Task
from engine.goa.tasks import Goods as GoodsTask

GIVEN: tuple[Goods, ...] = ("ships", "colonists", "ducats", "actions")
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
        yield events.KeptTile(seat, tile)
        return
    yield from _give(state, seat, tile)
    gift = state.data.gifts[tile]
    if gift.cards:
        yield from draw(state, seat, gift.cards)
    if gift.either:
        state.owe(GoodsTask(seat, gift.either))


def _give(state: State, seat: int, tile: str) -> Iterator[Event]:
    gift = state.data.gifts[tile]
    for goods in GIVEN:
        if number := getattr(gift, goods):
            yield from give(state, seat, goods, number)


def give(state: State, seat: int, goods: Goods, number: int) -> Iterator[Event]:
    state.give(seat, **{goods: number})
    yield events.Gained(seat, goods, number)


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
    yield events.Supplied(seat, cards, number)
    state.owe(GoodsTask(seat, number, cards))


def choose_goods(state: State, seat: int, goods: Goods) -> Iterator[Event]:
    """Ships or colonists; of a Supply, spices too."""
    task = state.finish()
    assert isinstance(task, GoodsTask)
    if goods == "spices":
        yield events.Gained(seat, goods, task.number)
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
        yield events.Used(seat, "swap")
    tile = state.tile(cell)
    assert tile
    state.lay(cell, "swap")
    yield events.Swapped(seat, cell, tile)
    yield from gain(state, seat, tile, keep=task.spice is not None)


def do_duty(state: State, seat: int, units: tuple[str, ...]) -> Iterator[Event]:
    """Rules: "once, 6 of my spices from fields for 4 VP"."""
    state.finish()
    pay(state, seat, units)
    player = state.players[seat]
    state.update(seat, replace(player, duties=player.duties + 1))
    yield events.DutyDone(seat, spices_at(units), state.data.uses.duty_points)


def spy_on(state: State, seat: int, owner: int) -> Iterator[Event]:
    state.finish()
    state.owe(Copy(seat, owner))
    yield events.Spying(seat, owner)


def copy_column(state: State, seat: int, column: Column) -> Iterator[Event]:
    """Rules: "not an action, and no card changes it"."""
    task = state.finish()
    assert isinstance(task, Copy)
    number = state.brings(task.owner, column)
    yield events.Spied(seat, task.owner, column, number)
    match column:
        case "ships":
            yield from give(state, seat, "ships", number)
        case "taxes":
            yield from give(state, seat, "ducats", number)
        case "harvest":
            state.owe(Place(seat, "spy", number))
        case _:
            state.owe(FoundBy(seat, task.owner))
