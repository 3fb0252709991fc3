"""The effects of tiles, when taken and when used."""

from collections.abc import Iterator

from engine.core.event import Event
from engine.core.questions.question import Action, Choose, Preview, Question
from engine.goa import events, moves, questions
from engine.goa.cards import cards_left, colonists_on, draw, reveal
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
    Tile,
    is_mission,
    size_of,
)
from engine.goa.development import least_advanced, plantation_cells
from engine.goa.questions import Closed, NoField
from engine.goa.spices import free_fields, owed_spices, stored
from engine.goa.state import MAX_PLANTATIONS, Decision, Plantation, State, Tool, give

STOCK_GOODS: tuple[Goods, ...] = ("ships", "colonists", "ducats", "actions")
"""What tiles can give from the stock."""


class Dropping(Decision):
    """Rules: "At most 4; with a fifth one chooses which goes (any, the new one too)"; "its spices to stock";
    "A single plantation is worth 1 VP at the end, kept face down if it had to go." Of two alike, the one
    with fewer spices goes.
    """

    def ask(self, state: State, seat: int) -> Question:
        prompt = state.owed(questions.Drop)
        tiles = [plantation.tile for plantation in state.players[seat].plantations]
        if prompt.keep:
            tiles.remove(prompt.plantation)
        tiles = sorted(set(tiles), key=HOLDINGS.index)
        # A single plantation keeps its point, face down.
        part = Choose("plantation", tuple(tiles), suggested=min(tiles, key=size_of))
        return Question(prompt, (Action("drop", (part,)),))

    def play(self, state: State, seat: int, move: moves.DropPlantation) -> Iterator[Event]:
        state.finish(questions.Drop)
        player = state.players[seat]
        alike = [plantation for plantation in player.plantations if plantation.tile == move.plantation]
        gone = min(alike, key=lambda plantation: plantation.spices)
        plantations = list(player.plantations)
        plantations.remove(gone)
        single = gone.size == 1
        hidden = (*player.hidden, gone.tile) if single else player.hidden
        state.change(seat, plantations=tuple(plantations), hidden=hidden)
        yield events.Dropped(seat, gone.tile, int(single))


class ChoosingGoods(Decision):
    """Choose ships or colonists."""

    def ask(self, state: State, seat: int) -> Question:
        part = Choose("goods", ("ships", "colonists"))
        return Question(state.owed(questions.Goods), (Action("choose", (part,)),))

    def play(self, state: State, seat: int, move: moves.ChooseGoods) -> Iterator[Event]:
        yield from give(state, seat, move.goods, state.finish(questions.Goods).number)


class Supplying(Decision):
    """Rules: "reveal 2 cards, take the sum of their colonists in spices, or ships, or colonists, one kind
    only"."""

    def ask(self, state: State, seat: int) -> Question:
        of_spices = ("spices",) if free_fields(state.players[seat], state.data) else ()
        part = Choose("goods", (*of_spices, "ships", "colonists"))
        return Question(state.owed(questions.Supply), (Action("choose", (part,)),))

    def play(self, state: State, seat: int, move: moves.ChooseGoods) -> Iterator[Event]:
        number = state.finish(questions.Supply).number
        if move.goods == "spices":
            yield events.Gained(seat, "spices", number)
            state.owe(seat, questions.Place("supply", number))
        else:
            yield from give(state, seat, move.goods, number)


class Swapping(Decision):
    """Rules: "take any tile of the grid and leave Swap in its cell, where it can be auctioned and used
    again"."""

    def ask(self, state: State, seat: int) -> Question:
        cells = tuple(cell for cell in CELLS if state.tile(cell))
        return Question(state.owed(questions.Swap), (Action("swap", (Choose("cell", cells),)),))

    def play(self, state: State, seat: int, move: moves.SwapTile) -> Iterator[Event]:
        state.finish(questions.Swap)
        yield from _swap(state, seat, move.cell)


class SwappingForSpice(Decision):
    """Rules: "Swap to get a plantation for a spice still owed"."""

    def ask(self, state: State, seat: int) -> Question:
        prompt = state.owed(questions.SwapFor)
        cells = Choose("cell", plantation_cells(state, prompt.spice))
        return Question(prompt, (Action("swap", (cells,)),))

    def play(self, state: State, seat: int, move: moves.SwapTile) -> Iterator[Event]:
        state.finish(questions.SwapFor)
        tools = state.players[seat].tools
        state.change(seat, tools=tuple(tool for tool in tools if tool.tile != "swap"))
        yield events.Used(seat, "swap")
        yield from _swap(state, seat, move.cell, keep=True)


class Spying(Decision):
    """Choose whose marker to use."""

    def ask(self, state: State, seat: int) -> Question:
        owners = tuple(owner for owner in range(state.seats) if copied(state, seat, owner))
        return Question(state.owed(questions.Spy), (Action("spy", (Choose("seat", owners),)),))

    def play(self, state: State, seat: int, move: moves.SpyOn) -> Iterator[Event]:
        state.finish(questions.Spy)
        state.owe(seat, questions.Copy(move.seat))
        yield events.Spying(seat, move.seat)


class Copying(Decision):
    """Choose which marker to use. Rules: "not an action, and no card changes it"."""

    def ask(self, state: State, seat: int) -> Question:
        prompt = state.owed(questions.Copy)
        column = Choose("column", copied(state, seat, prompt.owner_seat))
        return Question(prompt, (Action("copy", (column,)),))

    def play(self, state: State, seat: int, move: moves.CopyColumn) -> Iterator[Event]:
        owner, column = state.finish(questions.Copy).owner_seat, move.column
        number = state.brings(owner, column)
        yield events.Spied(seat, owner, column, number)
        match column:
            case "ships":
                yield from give(state, seat, "ships", number)
            case "taxes":
                yield from give(state, seat, "ducats", number)
            case "harvest":
                state.owe(seat, questions.Place("spy", number))
            case _:
                state.owe(seat, questions.FoundSpy(number, state.data.uses.founding_cards, owner))


class Use(Preview, frozen=True):
    """Preview of using a tile."""

    tile: str
    number: int
    """Number that the tile gives or takes; 0 if the effect has no number."""
    points: int | None = None
    """Points for a Duty; None for other tiles."""


class InCell(Preview, frozen=True, tag="cell"):
    """Preview: the tile in a cell."""

    tile: Tile


class Spy(Preview, frozen=True):
    """Preview: which of an owner's markers can be used."""

    columns: tuple[Column, ...]


class Copy(Preview, frozen=True):
    """Preview: what another player's marker gives."""

    number: int


def preview_use(state: State, seat: int, tile: str) -> Use:
    data, uses = state.data, state.data.uses
    if tile in data.gifts:
        return Use((tile,), tile, data.gifts[tile].number)
    numbers = {"duty": uses.duty_spices, "extra-harvest": uses.refilled, "supply": uses.supply_cards}
    return Use((tile,), tile, numbers.get(tile, 0), uses.duty_points if tile == DUTY else None)


def preview_cell(state: State, seat: int, cell: str) -> InCell:
    return InCell((cell,), state.tile(cell) or "")


def preview_spying(state: State, seat: int, owner: int) -> Spy:
    return Spy((owner,), copied(state, seat, owner))


def preview_copying(state: State, seat: int, column: Column) -> Copy:
    return Copy((column,), state.brings(state.owed(questions.Copy).owner_seat, column))


def copied(state: State, seat: int, owner: int) -> tuple[Column, ...]:
    """The owner's markers that a spy can use to some effect.

    Rules: "for one of ships, harvest, taxes and founding, never expedition: as far as the most advanced
    marker of the other players in that column, or my own there, whichever I name". Of equally advanced
    markers the player's own counts, else the first to the left.
    """
    useless = {"expedition"}
    if not free_fields(state.players[seat], state.data):
        useless.add("harvest")
    if not state.open_colonies(seat):
        useless.add("colony")
    others = [state.after(seat, places) for places in range(1, state.seats)]

    def is_spied(column: Column) -> bool:
        row = [player.row(column) for player in state.players]
        return owner == seat or (row[owner] != row[seat] and owner == max(others, key=row.__getitem__))

    return tuple([column for column in COLUMNS if column not in useless and is_spied(column)])


def gain(state: State, seat: int, tile: str, *, keep: bool = False) -> Iterator[Event]:
    """Give a tile to a player. With `keep`, a plantation can't be given up at once.

    Rules: "A new one arrives full."
    """
    player = state.players[seat]
    if tile in PLANTATIONS:
        plantations = (*player.plantations, Plantation(tile, size_of(tile)))
        state.change(seat, plantations=plantations)
        yield events.Planted(seat, tile, size_of(tile))
        if len(plantations) > MAX_PLANTATIONS:
            state.owe(seat, questions.Drop(tile, keep))
    elif tile in TOOLS:
        tools = sorted((*player.tools, Tool(tile)), key=lambda tool: (TOOLS.index(tool.tile), tool.used))
        state.change(seat, tools=tuple(tools))
        yield events.KeptTile(seat, tile)
    elif is_mission(tile):
        state.change(seat, hidden=(*player.hidden, tile))
        yield events.KeptTile(seat, tile)
    else:
        yield from _give(state, seat, tile)


def use(state: State, seat: int, tile: str) -> Iterator[Event]:
    """Rules: "Orange, once a round"; "Blue, once in the game, then out"; "Duty: once"."""
    player = state.players[seat]
    tool, tools = player.tool(tile), list(player.tools)
    assert tool
    if tile in ORANGE:
        tools[tools.index(tool)] = Tool(tile, state.round)
    else:
        tools.remove(tool)
    state.change(seat, tools=tuple(tools))
    yield events.Used(seat, tile)
    data = state.data
    match tile:
        case "extra-harvest":
            state.owe(seat, questions.Refill(data.uses.refilled))
        case "swap":
            state.owe(seat, questions.Swap())
        case "deputy":
            state.owe(seat, questions.ProgressFree())
        case "spy":
            state.owe(seat, questions.Spy())
        case "duty":
            state.owe(seat, questions.Duty(data.uses.duty_spices))
        case "supply":
            cards = yield from reveal(state, data.uses.supply_cards)
            number = colonists_on(cards)
            yield events.Supplied(seat, cards, number)
            state.owe(seat, questions.Supply(number, cards))
        case _:
            yield from _give(state, seat, tile)


def tool_obstacle(state: State, seat: int, tool: Tool) -> Closed | None:
    """Why the owner can't use a tile now in their turn; None if they can.

    Rules: "Orange, once a round"; "Duty: once, 6 of my spices from fields".
    """
    player, tile = state.players[seat], tool.tile
    if not state.is_ready(tool):
        return questions.UsedThisRound()
    if tile in ("spice", "extra-harvest") and not free_fields(player, state.data):
        return NoField()
    if tile == DUTY and len(stored(player)) < state.data.uses.duty_spices:
        return questions.TooFewSpices(state.data.uses.duty_spices, len(stored(player)))
    if tile == "supply" and not cards_left(state):
        return questions.NoCards()
    if tile == "deputy" and not least_advanced(player):
        return questions.NoStep()
    return None


def tool_obstacles(state: State, seat: int) -> dict[str, Closed | None]:
    """Map the player's tiles to why they can't be used now. Of two equal tiles, a usable one counts."""
    reasons: dict[str, Closed | None] = {}
    for tool in state.players[seat].tools:
        if tool.tile not in reasons or reasons[tool.tile]:
            reasons[tool.tile] = tool_obstacle(state, seat, tool)
    return reasons


def duty(state: State, seat: int) -> tuple[Action, ...]:
    """Rules: "Duty, at any time in one's own turn until the end". It can't
    take spices that the player must still pay with.

    While the player owes a plantation that Swap brought, or a step that costs only spices, it has to wait.
    """
    owed = state.tasks[-1].prompt if state.tasks else None
    is_closed = isinstance(owed, questions.ProgressSpicesOnly) or (
        isinstance(owed, questions.Drop) and owed.keep
    )
    is_usable = state.players[seat].tool(DUTY) is not None and not is_closed
    spare = len(stored(state.players[seat])) - owed_spices(state) if is_usable else 0
    return (Action("use", (Choose("tile", (DUTY,)),)),) if spare >= state.data.uses.duty_spices else ()


def _give(state: State, seat: int, tile: str) -> Iterator[Event]:
    gift = state.data.gifts[tile]
    for goods in STOCK_GOODS:
        if number := getattr(gift, goods):
            yield from give(state, seat, goods, number)
    if gift.cards:
        yield from draw(state, seat, gift.cards)
    if gift.either:
        state.owe(seat, questions.Goods(gift.either))
    if gift.spices:
        state.owe(seat, questions.Place("spice", gift.spices))


def _swap(state: State, seat: int, cell: str, *, keep: bool = False) -> Iterator[Event]:
    tile = state.tile(cell)
    assert tile
    state.lay(cell, "swap")
    yield events.Swapped(seat, cell, tile)
    yield from gain(state, seat, tile, keep=keep)
