"""What expedition cards do when they are played."""

from collections.abc import Iterator
from typing import cast

from msgspec.structs import replace

from engine.event import Event
from engine.goa.development import Way, steps
from engine.goa.expedition import discard
from engine.goa.founding import open_colonies
from engine.goa.spices import free_fields, pay, spice_at, stored
from engine.goa.state import State
from engine.goa.tasks import FoundBy, Mix, Place, Sale, Step
from engine.goa.tiles import amount, give
from engine.goa.words import WITH_ACTION, Effect, effect_of
from engine.question import Barred

PAYING = ("ships-only", "spices-only", "ducats-only")
"""The effects by which a marker's step is paid in another way."""


def why_not(state: State, seat: int, card: str) -> Barred | None:
    """Why a card can't be played before, with or after the action; None if it can.

    Rules: "Bonus, before or after an action"; those marked A "with the action".
    """
    assert state.turn
    player, effect = state.players[seat], effect_of(card)
    code = ""
    if effect in WITH_ACTION and state.turn.acted:
        code = "before-action"
    elif effect == "spices" and not free_fields(player, state.data):
        code = "no-field"
    elif effect == "sale" and not stored(player):
        code = "no-spices"
    elif effect in PAYING and not steps(state, seat, cast(Way, effect)):
        code = "no-step"
    elif effect == "scouts" and not open_colonies(state, player):
        code = "no-colony"
    return Barred(card, code) if code else None


def play_card(state: State, seat: int, card: str) -> Iterator[Event]:
    """Rules: "at most one expedition card an action"."""
    assert state.turn
    effect = effect_of(card)
    state.turn = replace(state.turn, carded=True, acted=state.turn.acted or effect in WITH_ACTION)
    discard(state, seat, (card,))
    yield Event("played", {"seat": seat, "card": card}, opens=True)
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
            state.owe(Mix(seat, "ships", amount(state, state.players[seat], "harvest")))
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
    spices = tuple(map(spice_at, units))
    yield Event("spices-sold", {"seat": seat, "spices": spices, "ducats": ducats})


def mix(state: State, seat: int, number: int) -> Iterator[Event]:
    """Rules: "my number in any mix of spices, ships and colonists"."""
    task = state.finish()
    assert isinstance(task, Mix)
    if number:
        yield from give(state, seat, task.goods, number)
    else:
        yield Event("none-taken", {"seat": seat, "goods": task.goods})
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
