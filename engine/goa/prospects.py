"""What the answers to a question would come to, as far as their player can know."""

from collections.abc import Callable, Iterator
from typing import cast

from msgspec.structs import replace

from engine.event import Value
from engine.goa.development import Way, cost
from engine.goa.state import State
from engine.goa.tasks import Copy, FoundBy, Step
from engine.goa.tiles import amount
from engine.goa.words import FLAG, LAST_ROW, ColonyName, Column, effect_of
from engine.question import Action, Choose, Number, Question, Told

STEPS = ("step", "step-ships-only", "step-spices-only", "step-ducats-only", "step-free")
"""Of a marker: {row, number, limit} (the new row, what it brings, and the hand limit or 0) with what it is
paid by: {spices, ships}, {ships}, {spices}, {price}, {}. Besides these there are `found` {need, board,
fields}, `cell` {tile}, `auction` {number, tile, auctioneer_seat}, `copy` {number}, `recruit` {}, and for each
tile and each effect of cards `use-...` and `play-...` {number, points or price}."""


def with_prospects(state: State, seat: int, question: Question) -> Question:
    """The question, its actions with what their answers would come to."""
    return replace(question, actions=tuple(_prospects(state, seat, action) for action in question.actions))


def _prospects(state: State, seat: int, action: Action) -> Action:
    tell = _TELLS.get(action.verb)
    if action.verb == "recruit" and isinstance(action.parts[0], Number):
        return replace(action, told=(Told((action.parts[0].least,), "recruit"),))
    if tell is None or len(action.parts) != 1 or not isinstance(action.parts[0], Choose):
        return action
    return replace(action, told=tuple(tell(state, seat, str(value)) for value in action.parts[0].among))


def auctions_to_come(state: State, actions: tuple[Action, ...]) -> Iterator[Action]:
    """Plans for auctions, with what is auctioned in each."""
    found = {
        marker.cell: (number, marker.owner, FLAG if number == 1 else state.tile(marker.cell) or "")
        for number, marker in enumerate(state.markers, 1)
    }
    for action in actions:
        cells = action.parts[0]
        assert isinstance(cells, Choose)
        told: list[Told] = []
        for cell in cells.among:
            number, owner, tile = found[str(cell)]
            facts: dict[str, Value] = {"number": number, "tile": tile, "auctioneer_seat": owner}
            told.append(Told((cell,), "auction", facts))
        yield replace(action, told=tuple(told))


def _step(state: State, seat: int, value: str) -> Told:
    """A marker's step."""
    column = cast(Column, value)
    player = state.players[seat]
    task = state.tasks[-1] if state.tasks else None
    way: Way = task.way if isinstance(task, Step) else "both"
    row = player.row(column) + 1
    after = replace(player, rows=tuple(min(LAST_ROW, each + 1) for each in player.rows))
    limit = state.data.board.limit[row - 1] if column == "expedition" else 0
    facts: dict[str, Value] = {"row": row, "number": amount(state, after, column), "limit": limit}
    spices, ships, ducats = cost(state, player, column, way)
    if spices:
        facts["spices"] = spices
    if ships:
        facts["ships"] = ships
    if ducats:
        facts["price"] = ducats
    return Told((value,), "step" if way == "both" else f"step-{way}", facts)


def _found(state: State, seat: int, value: str) -> Told:
    task = state.tasks[-1] if state.tasks else None
    owner = task.owner if isinstance(task, FoundBy) and task.owner is not None else seat
    kind = state.data.colonies[cast(ColonyName, value)]
    board = amount(state, state.players[owner], "colony")
    return Told((value,), "found", {"need": kind.need, "board": board, "fields": kind.fields})


def _use(state: State, seat: int, value: str) -> Told:
    data = state.data
    if value in data.gifts:
        gift = data.gifts[value]
        return Told(
            (value,), f"use-{value}", {"number": gift.ships + gift.colonists + gift.ducats + gift.spices}
        )
    numbers = {
        "duty": data.uses.duty_spices,
        "extra-harvest": data.uses.refilled,
        "supply": data.uses.supply_cards,
    }
    facts: dict[str, Value] = {"number": numbers.get(value, 0)}
    if value == "duty":
        facts["points"] = data.uses.duty_points
    return Told((value,), f"use-{value}", facts)


def _play(state: State, seat: int, value: str) -> Told:
    uses, effect = state.data.uses, effect_of(value)
    numbers = {
        "ships": uses.card_ships,
        "colonists": uses.card_colonists,
        "ducats": uses.card_ducats,
        "spices": uses.card_spices,
        "sale": uses.sale_spices,
        "mixed-harvest": amount(state, state.players[seat], "harvest"),
        "scouts": uses.scouts_cards,
    }
    facts: dict[str, Value] = {"number": numbers.get(effect, 0)}
    if effect == "sale":
        facts["price"] = uses.sale_ducats
    return Told((value,), f"play-{effect}", facts)


def _cell(state: State, seat: int, value: str) -> Told:
    return Told((value,), "cell", {"tile": state.tile(value) or ""})


def _copy(state: State, seat: int, value: str) -> Told:
    task = state.tasks[-1]
    assert isinstance(task, Copy)
    number = amount(state, state.players[task.owner], cast(Column, value))
    return Told((value,), "copy", {"number": number})


_TELLS: dict[str, Callable[[State, int, str], Told]] = {
    "progress": _step,
    "found": _found,
    "use": _use,
    "play": _play,
    "mark": _cell,
    "swap": _cell,
    "copy": _copy,
}
