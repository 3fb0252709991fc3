"""What a player is asked beyond auctions and turns: how it is to be done."""

from collections.abc import Sequence

from engine.event import Value
from engine.goa.cards import mix_bounds
from engine.goa.cells import CELLS
from engine.goa.development import least_advanced, plantation_cells, why_not
from engine.goa.founding import may_play
from engine.goa.founding import why_not as why_not_found
from engine.goa.plantations import droppable
from engine.goa.spices import (
    colony_of,
    fillings,
    free_fields,
    sources,
    stored,
    suggested,
    suggested_filling,
    with_room,
)
from engine.goa.state import Player, State
from engine.goa.tasks import (
    ColonyTile,
    Copy,
    Cost,
    Discard,
    Drop,
    Duty,
    Fill,
    FoundBy,
    Founding,
    Goods,
    Mix,
    Place,
    Refill,
    Sale,
    Spy,
    Step,
    Swap,
    Task,
)
from engine.goa.tiles import amount, copied, spied_on
from engine.goa.words import COLONIES, COLUMNS, UNITS, effect_of, size_of
from engine.question import Action, Barred, Choose, Number, Question, Select

DECISIONS = (
    "drop",
    "goods",
    "supply",
    "place",
    "refill",
    "fill",
    "progress-free",
    "progress-ducats",
    "progress-ships-only",
    "progress-spices-only",
    "pay-spice",
    "duty",
    "sale",
    "swap",
    "swap-for",
    "spy",
    "copy",
    "found-scouts",
    "found-spy",
    "mix-ships",
    "mix-colonists",
    "founding",
    "colony-tile",
    "discard",
)
"""`drop` {plantation}: the new one; `goods` {number}; `supply` {number, cards}; `place` {source, number,
free}; `refill` {number}; `fill` {colony, fields}; `progress-...` {}, with ducats {money}; `pay-spice` {spice,
column}; `duty` {number}; `sale` {number, price}; `swap`, `spy` {}; `swap-for` {spice, column}; `copy`
{owner_seat}; `found-scouts` {board, cards}; `found-spy` {board, cards, owner_seat}; `mix-...` {number};
`founding` {colony, need, board, cards, number, missing, colonists}; `colony-tile` {colony}; `discard`
{number, draw, limit}.
"""

WAYS = {
    "free": "progress-free",
    "ducats-only": "progress-ducats",
    "ships-only": "progress-ships-only",
    "spices-only": "progress-spices-only",
}


def decision(state: State, task: Task) -> Question:
    """What a task asks."""
    match task:
        case Drop() | Goods() | Place() | Refill() | Fill() | Cost() | Duty() | Sale():
            return _about_spices(state, task)
        case Swap(spice=None):
            cells = tuple(cell for cell in CELLS if state.tile(cell))
            return Question("swap", {}, (_choose("swap", "cell", cells),))
        case Swap(spice=spice, column=column):
            assert spice and column
            cells = tuple(CELLS[number] for number in plantation_cells(state, spice))
            return Question("swap-for", {"spice": spice, "column": column}, (_choose("swap", "cell", cells),))
        case Step():
            return _step(state, task)
        case Spy():
            return Question("spy", {}, (_choose("spy", "seat", tuple(spied_on(state, task.seat))),))
        case Copy():
            columns = copied(state, task.seat, task.owner)
            return Question("copy", {"owner_seat": task.owner}, (_choose("copy", "column", columns),))
        case Mix():
            part = number_part(*mix_bounds(state, task))
            return Question(f"mix-{task.goods}", {"number": task.number}, (Action("mix", (part,)),))
        case FoundBy():
            return _found_by(state, task)
        case Founding():
            return _founding(state, task)
        case ColonyTile():
            pairs = tuple(dict.fromkeys(state.colonies[task.colony]))
            return Question("colony-tile", {"colony": task.colony}, (_choose("take", "pair", pairs),))
        case Discard():
            player = state.players[task.seat]
            limit = state.data.board.limit[player.row("expedition") - 1]
            part = Select("card", tuple(sorted(player.hand)), task.number, task.number)
            facts: dict[str, Value] = {"number": task.number, "draw": task.draw, "limit": limit}
            return Question("discard", facts, (Action("discard", (part,)),))


def _about_spices(state: State, task: Drop | Goods | Place | Refill | Fill | Cost | Duty | Sale) -> Question:
    player = state.players[task.seat]
    fields = free_fields(player, state.data)
    match task:
        case Drop():
            # A single one keeps its point, face down.
            tiles = droppable(player, task)
            part = Choose("plantation", tiles, suggested=min(tiles, key=size_of))
            return Question("drop", {"plantation": task.plantation}, (Action("drop", (part,)),))
        case Goods():
            of_spices = ("spices",) if task.cards is not None and fields else ()
            goods = _choose("choose", "goods", (*of_spices, "ships", "colonists"))
            if task.cards is None:
                return Question("goods", {"number": task.number}, (goods,))
            return Question("supply", {"number": task.number, "cards": task.cards}, (goods,))
        case Place():
            most = min(task.number, len(fields))
            part = Select("field", fields, 1, most, suggested(player, fields, most))
            facts: dict[str, Value] = {"source": task.source, "number": task.number, "free": len(fields)}
            return Question("place", facts, (Action("place", (part,)),))
        case Refill():
            return _refill(state, player)
        case Fill():
            pair = colony_of(player, task.colony).pair
            best = suggested_filling(player, pair, task.fields)
            part = Choose("spices", fillings(pair, task.fields), suggested=best)
            facts = {"colony": task.colony, "fields": task.fields}
            return Question("fill", facts, (Action("fill", (part,)),))
        case Cost():
            return _cost(player, task)
        case Duty():
            number = state.data.uses.duty_spices
            return Question("duty", {"number": number}, (_pay(player, number, number),))
        case Sale():
            most = min(state.data.uses.sale_spices, len(stored(player)))
            facts = {"number": most, "price": state.data.uses.sale_ducats}
            return Question("sale", facts, (_pay(player, 1, most),))


def _refill(state: State, player: Player) -> Question:
    holdings = with_room(player, state.data)
    free = list(free_fields(player, state.data))
    most = min(state.data.uses.refilled, len(holdings))
    room = [free.count(holding.split("-")[0]) for holding in holdings]
    best = sorted(range(len(holdings)), key=lambda at: -room[at])[:most]
    part = Select("holding", holdings, 1, most, tuple(sorted(best)))
    return Question("refill", {"number": state.data.uses.refilled}, (Action("refill", (part,)),))


def _cost(player: Player, task: Cost) -> Question:
    """The first spice owed that lies in several places."""
    spice, units = next((spice, units) for spice in task.owed if len(units := sources(player, spice)) > 1)
    sensible = units[0]
    units = tuple(sorted(units, key=UNITS.index))
    part = Select("unit", units, 1, 1, (units.index(sensible),))
    return Question("pay-spice", {"spice": spice, "column": task.column}, (Action("pay", (part,)),))


def _pay(player: Player, least: int, most: int) -> Action:
    """Those suggested: of what there is most of, and from colonies before plantations."""
    units = stored(player)
    kinds = [unit.rpartition("-")[2] for unit in units]
    order = sorted(range(len(units)), key=lambda at: (-kinds.count(kinds[at]), "-" not in units[at], at))
    return Action("pay", (Select("unit", units, least, most, tuple(sorted(order[:most]))),))


def _step(state: State, task: Step) -> Question:
    facts: dict[str, Value] = {}
    if task.way == "free":
        columns = least_advanced(state.players[task.seat])
        return Question("progress-free", facts, (_choose("progress", "column", columns),))
    if task.way == "ducats-only":
        facts = {"money": state.players[task.seat].money}
    steps = [(column, why_not(state, task.seat, column, task.way)) for column in COLUMNS]
    among = tuple(column for column, reason in steps if reason is None)
    reasons = tuple(reason for _, reason in steps if reason)
    return Question(WAYS[task.way], facts, (Action("progress", (Choose("column", among, reasons),)),))


def _found_by(state: State, task: FoundBy) -> Question:
    player, uses = state.players[task.seat], state.data.uses
    action = Action("found", (colony_part(state, player),))
    if task.owner is None:
        board = amount(state, player, "colony")
        return Question("found-scouts", {"board": board, "cards": uses.scouts_cards}, (action,))
    board = amount(state, state.players[task.owner], "colony")
    facts: dict[str, Value] = {"board": board, "cards": uses.founding_cards, "owner_seat": task.owner}
    return Question("found-spy", facts, (action,))


def _founding(state: State, task: Founding) -> Question:
    """Rules: "The 2 colonists card after the reveal of a founding." """
    player = state.players[task.seat]
    actions: list[Action] = []
    if task.missing <= player.colonists:
        actions.append(Action("recruit", (number_part(task.missing, task.missing),)))
    if may_play(state, task):
        cards = tuple(card for card in player.hand if effect_of(card) == "colonists")
        if cards:
            actions.append(_choose("play", "card", cards))
    facts: dict[str, Value] = {
        "colony": task.colony,
        "need": task.need,
        "board": task.board,
        "cards": task.cards,
        "number": task.number,
        "missing": task.missing,
        "colonists": player.colonists,
    }
    return Question("founding", facts, (*actions, Action("abandon")))


def colony_part(state: State, player: Player) -> Choose:
    reasons = [(colony, why_not_found(state, player, colony)) for colony in COLONIES]
    return Choose(
        "colony",
        tuple(colony for colony, reason in reasons if reason is None),
        tuple(reason for _, reason in reasons if reason),
    )


def number_part(least: int, most: int) -> Number:
    return Number("number", least, most)


def _choose(verb: str, what: str, among: Sequence[str | int], barred: tuple[Barred, ...] = ()) -> Action:
    return Action(verb, (Choose(what, tuple(among), barred),))
