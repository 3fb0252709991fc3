"""The rules: most cargo wins."""

from collections.abc import Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from engine import Action, Event, Grammar, Result
from engine.core.chance import Chance
from engine.core.rules import Choice, Imagined, Rules, places
from tests.example.ship_captain_crew import events
from tests.example.ship_captain_crew.moves import GRAMMAR, Roll, Skip
from tests.example.ship_captain_crew.state import State, view
from tests.example.ship_captain_crew.turns import STEPS


def start(
    seats: int, options: Mapping[str, Choice], chance: Chance, material: str | None
) -> tuple[State, list[Event]]:
    return State(chance, int(options["rounds"]), (0,) * seats), [events.RoundBegan(1)]


def result(state: State) -> Result | None:
    """Rules: "Most cargo wins; ties are shared." """
    if not state.over:
        return None
    scores = dict(enumerate(state.totals))
    return Result(places(scores), scores, {seat: {"cargo": total} for seat, total in scores.items()})


def imagine(state: State, log: Sequence[Event], seat: int | None, chance: Chance) -> Imagined[State]:
    """Only future throws are unknown, so the imagined state gets another seed."""
    return replace(state, chance=chance), partial(list, log)


def plans(state: State, seat: int) -> tuple[Action, ...]:
    """A player may plan how their turn begins."""
    return (Action("roll"), Action("skip"))


RULES = Rules(
    state_type=State,
    grammar=GRAMMAR,
    start=start,
    pending=STEPS.pending,
    question=STEPS.question,
    play=STEPS.play,
    view=view,
    result=result,
    imagine=imagine,
    plannable=Grammar(Roll, Skip),
    plans=plans,
)
