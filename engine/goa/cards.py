"""What expedition cards do when they are played."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.event import Event
from engine.goa import events
from engine.goa.data import WITH_ACTION, Effect, effect_of
from engine.goa.expedition import discard
from engine.goa.spices import free_fields, pay, spices_at
from engine.goa.state import State
from engine.goa.tasks import FoundBy, Mix, Place, Sale, Step
from engine.goa.tiles import give


def play_card(state: State, seat: int, card: str) -> Iterator[Event]:
    """Rules: "at most one expedition card an action"."""
    assert state.turn
    effect = effect_of(card)
    state.turn = replace(state.turn, carded=True, acted=state.turn.acted or effect in WITH_ACTION)
    discard(state, seat, (card,))
    yield events.Played(seat, card)
    yield from _do(state, seat, effect)


def _do(state: State, seat: int, effect: Effect) -> Iterator[Event]:
    uses = state.data.uses
    match effect:
        case "ships":
            yield from give(state, seat, "ships", uses.card_ships)
        case "colonists":
            yield from give(state, seat, "colonists", uses.card_colonists)
        case "ducats":
            yield from give(state, seat, "ducats", uses.card_ducats)
        case "spices":
            state.owe(Place(seat, "spices", uses.card_spices))
        case "sale":
            state.owe(Sale(seat))
        case "mixed-harvest":
            state.owe(Mix(seat, "ships", state.brings(seat, "harvest")))
        case "scouts":
            state.owe(FoundBy(seat))
        case "ducats-only" | "ships-only" | "spices-only":
            state.owe(Step(seat, effect))


def sell_spices(state: State, seat: int, units: tuple[str, ...]) -> Iterator[Event]:
    """Rules: "Sell up to 4 spices at 3 ducats"."""
    state.finish()
    pay(state, seat, units)
    ducats = len(units) * state.data.uses.sale_ducats
    state.give(seat, ducats=ducats)
    yield events.SpicesSold(seat, spices_at(units), ducats)


def mix(state: State, seat: int, number: int) -> Iterator[Event]:
    """Rules: "my number in any mix of spices, ships and colonists"."""
    task = state.finish()
    assert isinstance(task, Mix)
    if number:
        yield from give(state, seat, task.goods, number)
    else:
        yield events.NoneTaken(seat, task.goods)
    if task.goods == "ships":
        state.owe(Mix(seat, "colonists", task.number - number))
    elif task.number - number:
        state.owe(Place(seat, "mixed-harvest", task.number - number))


def mix_bounds(state: State, task: Mix) -> tuple[int, int]:
    """How many may be taken as what is asked. Nothing is lost: what is left has to find fields."""
    if task.goods == "ships":
        return 0, task.number
    free = len(free_fields(state.players[task.seat], state.data))
    return max(0, task.number - free), task.number
