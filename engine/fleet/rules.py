"""The rules. Quoted lines, here and in the files beside it, are those of the game's rules page."""

from collections.abc import Mapping

from engine.chance import Chance
from engine.event import Event
from engine.fleet import events
from engine.fleet.auction import turn_up
from engine.fleet.imagine import imagine
from engine.fleet.moves import GRAMMAR, PLANNABLE
from engine.fleet.plans import plans, resolve
from engine.fleet.scoring import places, sheet
from engine.fleet.state import State
from engine.fleet.steps import STEPS, set_up
from engine.fleet.view import view
from engine.rules import Choice, Result, Rules


def start(
    seats: int, options: Mapping[str, Choice], chance: Chance, material: str | None
) -> tuple[State, list[Event]]:
    state = set_up(seats, options, chance)
    began = events.MatchBegan(state.players[0].hand, state.supply)
    return state, [began, events.RoundBegan(state.round, state.start), *turn_up(state)]


def result(state: State) -> Result | None:
    """Rules: "Ties: more launched boats, then more crates on boats, then shared." """
    if state.phase != "over":
        return None
    sheets = [sheet(player) for player in state.players]
    return Result(
        dict(enumerate(places(sheets))),
        {seat: each.total for seat, each in enumerate(sheets)},
        {seat: each.parts for seat, each in enumerate(sheets)},
    )


RULES = Rules(
    state_type=State,
    grammar=GRAMMAR,
    start=start,
    pending=STEPS.pending,
    question=STEPS.question,
    refuse=STEPS.refuse,
    obvious=STEPS.obvious,
    drafted=STEPS.drafted,
    play=STEPS.play,
    view=view,
    result=result,
    imagine=imagine,
    plannable=PLANNABLE,
    plans=plans,
    resolve=resolve,
)
"""Rounds of five phases, until the licences or the crates run out."""
