"""What a player is asked beyond auctions and turns: how it is to be done."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.goa import prompts
from engine.goa.cards import mix_bounds
from engine.goa.cells import CELLS
from engine.goa.data import COLONIES, COLUMNS, DUTY, UNITS, Spice, effect_of, size_of
from engine.goa.development import least_advanced, plantation_cells
from engine.goa.founding import may_play
from engine.goa.obstacles import colony_obstacle, copied, spied_on, step_obstacle, usable
from engine.goa.plantations import droppable
from engine.goa.spices import (
    are_told_apart,
    colony_of,
    fillings,
    free_fields,
    of_colony,
    sources,
    spice_at,
    stored,
    suggested,
    suggested_filling,
    with_room,
)
from engine.goa.state import State
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
from engine.question import Action, Choose, Number, Prompt, Question, Select

COUNTED = {"ships": prompts.MixShips, "colonists": prompts.MixColonists}


ASKED: dict[type[Task], type[prompts.Decision]] = {
    Drop: prompts.Drop,
    Place: prompts.Place,
    Refill: prompts.Refill,
    Fill: prompts.Fill,
    Cost: prompts.PaySpice,
    Duty: prompts.Duty,
    Sale: prompts.Sale,
    Spy: prompts.Spy,
    Copy: prompts.Copy,
    Founding: prompts.Founding,
    ColonyTile: prompts.ColonyTile,
    Discard: prompts.Discard,
}
STEPS: dict[str, type[prompts.Decision]] = {
    "free": prompts.ProgressFree,
    "ducats-only": prompts.ProgressDucats,
    "ships-only": prompts.ProgressShipsOnly,
    "spices-only": prompts.ProgressSpicesOnly,
}


def asked_by(task: Task) -> type[Prompt]:
    """What a task asks, in short."""
    match task:
        case Goods(cards=cards):
            return prompts.Goods if cards is None else prompts.Supply
        case Swap(spice=spice):
            return prompts.Swap if spice is None else prompts.SwapFor
        case Step(way=way):
            return STEPS[way]
        case FoundBy(owner=owner):
            return prompts.FoundScouts if owner is None else prompts.FoundSpy
        case Mix(goods=goods):
            return COUNTED[goods]
        case _:
            return ASKED[type(task)]


def decision(state: State, task: Task) -> Question:
    """What a task asks."""
    return _DECISIONS[type(task)](state, task)


def _drop(state: State, task: Drop) -> Question:
    # A single one keeps its point, face down.
    tiles = droppable(state.players[task.seat], task)
    part = Choose("plantation", tiles, suggested=min(tiles, key=size_of))
    between = () if task.keep else duty(state, task.seat)
    return Question(prompts.Drop(task.plantation), (Action("drop", (part,)), *between))


def _goods(state: State, task: Goods) -> Question:
    if task.cards is None:
        goods = _choose("choose", "goods", ("ships", "colonists"))
        return Question(prompts.Goods(task.number), (goods,))
    of_spices = ("spices",) if free_fields(state.players[task.seat], state.data) else ()
    goods = _choose("choose", "goods", (*of_spices, "ships", "colonists"))
    return Question(prompts.Supply(task.number, task.cards), (goods,))


def _place(state: State, task: Place) -> Question:
    player = state.players[task.seat]
    fields = free_fields(player, state.data, named=are_told_apart(state, task.seat))
    most = min(task.number, len(fields))
    part = Select("field", fields, 1, most, suggested(player, fields, most))
    return Question(prompts.Place(task.source, task.number, len(fields)), (Action("place", (part,)),))


def _fill(state: State, task: Fill) -> Question:
    player = state.players[task.seat]
    pair = colony_of(player, task.colony).pair
    best = suggested_filling(player, pair, task.fields)
    part = Choose("spices", fillings(pair, task.fields), suggested=best)
    return Question(prompts.Fill(task.colony, task.fields), (Action("fill", (part,)),))


def _duty(state: State, task: Duty) -> Question:
    number = state.data.uses.duty_spices
    return Question(prompts.Duty(number), (_pay(state, task.seat, number, number),))


def _sale(state: State, task: Sale) -> Question:
    uses = state.data.uses
    most = min(uses.sale_spices, len(stored(state.players[task.seat])))
    return Question(prompts.Sale(most, uses.sale_ducats), (_pay(state, task.seat, 1, most),))


def _swap(state: State, task: Swap) -> Question:
    if task.spice is None:
        cells = tuple(cell for cell in CELLS if state.tile(cell))
        return Question(prompts.Swap(), (_choose("swap", "cell", cells),))
    assert task.column
    cells = tuple(CELLS[number] for number in plantation_cells(state, task.spice))
    return Question(prompts.SwapFor(task.spice, task.column), (_choose("swap", "cell", cells),))


def _spy(state: State, task: Spy) -> Question:
    return Question(prompts.Spy(), (_choose("spy", "seat", tuple(spied_on(state, task.seat))),))


def _copy(state: State, task: Copy) -> Question:
    columns = copied(state, task.seat, task.owner)
    return Question(prompts.Copy(task.owner), (_choose("copy", "column", columns),))


def _mix(state: State, task: Mix) -> Question:
    part = number_part(*mix_bounds(state, task))
    return Question(COUNTED[task.goods](task.number), (Action("mix", (part,)),))


def _colony_tile(state: State, task: ColonyTile) -> Question:
    pairs = tuple(dict.fromkeys(state.colonies[task.colony]))
    return Question(prompts.ColonyTile(task.colony), (_choose("take", "pair", pairs),))


def _discard(state: State, task: Discard) -> Question:
    player = state.players[task.seat]
    limit = state.data.board.limit[player.row("expedition") - 1]
    part = Select("card", tuple(sorted(player.hand)), task.number, task.number)
    return Question(prompts.Discard(task.number, task.draw, limit), (Action("discard", (part,)),))


def _refill(state: State, task: Refill) -> Question:
    room = with_room(state.players[task.seat], state.data)
    most = min(state.data.uses.refilled, len(room))
    best = sorted(range(len(room)), key=lambda at: -room[at][1])[:most]
    part = Select("holding", tuple(word for word, _ in room), 1, most, tuple(sorted(best)))
    return Question(prompts.Refill(state.data.uses.refilled), (Action("refill", (part,)),))


def _cost(state: State, task: Cost) -> Question:
    """The first spice owed that lies in several places."""
    where = {spice: sources(state, task.seat, spice) for spice in task.owed}
    spice: Spice = next(spice for spice in task.owed if len(where[spice]) > 1)
    sensible, *_ = where[spice]
    units = tuple(sorted(where[spice], key=UNITS.index))
    part = Select("unit", units, 1, 1, (units.index(sensible),))
    return Question(prompts.PaySpice(spice, task.column), (Action("pay", (part,)),))


def duty(state: State, seat: int) -> tuple[Action, ...]:
    """Rules: "Tiles can't be used during auctions, save Duty, at any time in one's own turn"; it "may be used
    between a fifth plantation's arrival and the choice of which goes". But where Swap has brought that one
    for a spice still owed, this is the middle of an action: "Nothing free may be done" there.
    """
    return (Action("use", (Choose("tile", (DUTY,)),)),) if DUTY in usable(state, seat) else ()


def _pay(state: State, seat: int, least: int, most: int) -> Action:
    """Those suggested: of what there is most of, and from colonies before plantations."""
    units = stored(state.players[seat], named=are_told_apart(state, seat))
    kinds = [spice_at(unit) for unit in units]
    order = sorted(range(len(units)), key=lambda at: (-kinds.count(kinds[at]), not of_colony(units[at]), at))
    return Action("pay", (Select("unit", units, least, most, tuple(sorted(order[:most]))),))


def _step(state: State, task: Step) -> Question:
    prompt: Prompt
    match task.way:
        case "free":
            columns = least_advanced(state.players[task.seat])
            return Question(prompts.ProgressFree(), (_choose("progress", "column", columns),))
        case "ducats-only":
            prompt = prompts.ProgressDucats(state.players[task.seat].money)
        case "ships-only":
            prompt = prompts.ProgressShipsOnly()
        case "spices-only":
            prompt = prompts.ProgressSpicesOnly()
    reasons = {column: step_obstacle(state, task.seat, column, task.way) for column in COLUMNS}
    return Question(prompt, (Action("progress", (Choose.open("column", reasons),)),))


def _found_by(state: State, task: FoundBy) -> Question:
    player, uses = state.players[task.seat], state.data.uses
    reasons = {colony: colony_obstacle(state, player, colony) for colony in COLONIES}
    action = Action("found", (Choose.open("colony", reasons),))
    if task.owner is None:
        prompt = prompts.FoundScouts(state.brings(task.seat, "colony"), uses.scouts_cards)
    else:
        prompt = prompts.FoundSpy(state.brings(task.owner, "colony"), uses.founding_cards, task.owner)
    return Question(prompt, (action,))


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
    prompt = prompts.Founding(
        colony=task.colony,
        need=task.need,
        board=task.board,
        cards=task.cards,
        number=task.number,
        missing=task.missing,
        colonists=player.colonists,
    )
    return Question(prompt, (*actions, Action("abandon")))


_DECISIONS: dict[type[Task], Callable[[State, Any], Question]] = {
    Drop: _drop,
    Goods: _goods,
    Place: _place,
    Refill: _refill,
    Fill: _fill,
    Step: _step,
    Cost: _cost,
    Duty: _duty,
    Sale: _sale,
    Swap: _swap,
    Spy: _spy,
    Copy: _copy,
    FoundBy: _found_by,
    Mix: _mix,
    Founding: _founding,
    ColonyTile: _colony_tile,
    Discard: _discard,
}


def number_part(least: int, most: int) -> Number:
    return Number("number", least, most)


def _choose(verb: str, what: str, among: Sequence[str | int]) -> Action:
    return Action(verb, (Choose(what, tuple(among)),))
