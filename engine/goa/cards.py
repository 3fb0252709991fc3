"""What expedition cards do when they are played."""

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from engine.core.event import Event
from engine.core.question import Action, Number, Question
from engine.goa import events, moves, prompts, tasks
from engine.goa.data import WITH_ACTION, effect_of
from engine.goa.development import has_open_column
from engine.goa.expedition import discard
from engine.goa.prompts import BeforeAction, Closed, NoColony, NoField, NoSpices, NoStep
from engine.goa.spices import free_fields, stored
from engine.goa.state import Decision, State, give


class MixingShips(Decision):
    """Rules: "my number in any mix of spices, ships and colonists": how many are ships."""

    def ask(self, state: State, seat: int) -> Question:
        number = state.task(tasks.MixShips).number
        return Question(prompts.MixShips(number), (Action("mix", (Number("number", 0, number),)),))

    def play(self, state: State, seat: int, move: moves.MixGoods) -> Iterator[Event]:
        task = state.finish(tasks.MixShips)
        yield from _take(state, seat, "ships", move.number)
        state.owe(tasks.MixColonists(seat, task.number - move.number))


class MixingColonists(Decision):
    """How many are colonists. Nothing is lost: the rest, which is spices, has to find fields."""

    def ask(self, state: State, seat: int) -> Question:
        number = state.task(tasks.MixColonists).number
        least = max(0, number - len(free_fields(state.players[seat], state.data)))
        return Question(prompts.MixColonists(number), (Action("mix", (Number("number", least, number),)),))

    def play(self, state: State, seat: int, move: moves.MixGoods) -> Iterator[Event]:
        task = state.finish(tasks.MixColonists)
        yield from _take(state, seat, "colonists", move.number)
        if task.number > move.number:
            state.owe(tasks.Place(seat, "mixed-harvest", task.number - move.number))


def card_obstacle(state: State, seat: int, card: str) -> Closed | None:
    """Why a card can't be played before, with or after the action; None if it can.

    Rules: "Bonus, before or after an action"; those marked A "with the action".
    """
    assert state.turn
    player, effect = state.players[seat], effect_of(card)
    if effect in WITH_ACTION and state.turn.acted:
        return BeforeAction()
    match effect:
        case "spices":
            return None if free_fields(player, state.data) else NoField()
        case "sale":
            return None if stored(player) else NoSpices()
        case "ships-only" | "spices-only" | "ducats-only":
            return None if has_open_column(state, seat, effect) else NoStep()
        case "scouts":
            return None if state.open_colonies(seat) else NoColony()
        case _:
            return None


def play_card(state: State, seat: int, card: str) -> Iterator[Event]:
    """Rules: "at most one expedition card an action"."""
    assert state.turn
    uses, effect = state.data.uses, effect_of(card)
    state.turn = replace(state.turn, carded=True, acted=state.turn.acted or effect in WITH_ACTION)
    discard(state, seat, (card,))
    yield events.Played(seat, card)
    match effect:
        case "ships":
            yield from give(state, seat, "ships", uses.card_ships)
        case "colonists":
            yield from give(state, seat, "colonists", uses.card_colonists)
        case "ducats":
            yield from give(state, seat, "ducats", uses.card_ducats)
        case "spices":
            state.owe(tasks.Place(seat, "spices", uses.card_spices))
        case "sale":
            state.owe(tasks.Sale(seat))
        case "mixed-harvest":
            state.owe(tasks.MixShips(seat, state.brings(seat, "harvest")))
        case "scouts":
            state.owe(tasks.FoundScouts(seat))
        case "ducats-only":
            state.owe(tasks.ProgressDucats(seat))
        case "ships-only":
            state.owe(tasks.ProgressShipsOnly(seat))
        case "spices-only":
            state.owe(tasks.ProgressSpicesOnly(seat))


def _take(state: State, seat: int, goods: Literal["ships", "colonists"], number: int) -> Iterator[Event]:
    if number:
        yield from give(state, seat, goods, number)
    else:
        yield events.NoneTaken(seat, goods)
