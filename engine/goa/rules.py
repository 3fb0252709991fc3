"""The rules. Quoted lines, here and in the files beside it, are those of the game's rules page."""

from collections.abc import Iterator, Mapping

from engine.chance import Chance
from engine.event import Event
from engine.game import Choice
from engine.goa.datafile import MATERIAL
from engine.goa.imagine import imagine
from engine.goa.moves import GRAMMAR, PLANNABLE
from engine.goa.numbers import numbers
from engine.goa.plans import awaits, plans, resolve
from engine.goa.play import play_move
from engine.goa.previews import with_previews
from engine.goa.questions import obvious, question
from engine.goa.scoring import result
from engine.goa.setup import set_up
from engine.goa.state import State
from engine.goa.turns import go_on
from engine.goa.view import view
from engine.move import Move
from engine.rules import Rules


def start(
    seats: int, options: Mapping[str, Choice], chance: Chance, material: str | None
) -> tuple[State, list[Event]]:
    """`material`: the text of a corrected copy of the data. Raises WrongMaterial."""
    return set_up(seats, chance, material)


def pending(state: State) -> tuple[int, ...]:
    actor = state.actor
    return () if actor is None else (actor,)


def play(state: State, seat: int, move: Move) -> Iterator[Event]:
    """Plays a move that has been checked, and all that follows without a decision."""
    yield from play_move(state, seat, move)
    yield from go_on(state)


RULES = Rules(
    state_type=State,
    grammar=GRAMMAR,
    start=start,
    pending=pending,
    question=question,
    previewed=with_previews,
    obvious=obvious,
    play=play,
    view=view,
    result=result,
    imagine=imagine,
    numbers=numbers,
    plannable=PLANNABLE,
    plans=plans,
    resolve=resolve,
    awaits=awaits,
    material=MATERIAL,
)
"""Eight rounds of markers, auctions, actions and extra actions."""
