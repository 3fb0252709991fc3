"""The rules. Quoted lines, here and in the files beside it, are those of the game's rules page."""

from collections.abc import Mapping

from engine.chance import Chance
from engine.event import Event
from engine.goa.data import MATERIAL
from engine.goa.imagine import imagine
from engine.goa.moves import GRAMMAR, PLANNABLE
from engine.goa.plans import plans, resolve
from engine.goa.previews import with_previews
from engine.goa.scoring import result
from engine.goa.state import State
from engine.goa.steps import STEPS, set_up
from engine.goa.view import view
from engine.rules import Choice, Rules


def start(
    seats: int, options: Mapping[str, Choice], chance: Chance, material: str | None
) -> tuple[State, list[Event]]:
    """`material`: the text of a corrected copy of the data. Raises WrongMaterial."""
    return set_up(seats, chance, material)


RULES = Rules(
    state_type=State,
    grammar=GRAMMAR,
    start=start,
    pending=STEPS.pending,
    question=STEPS.question,
    previewed=with_previews,
    obvious=STEPS.obvious,
    play=STEPS.play,
    view=view,
    result=result,
    imagine=imagine,
    plannable=PLANNABLE,
    plans=plans,
    resolve=resolve,
    material=MATERIAL,
)
"""Eight rounds of markers, auctions, actions and extra actions."""
