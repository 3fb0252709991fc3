"""The rules: who brings home most cargo, with a ship, a captain and a crew."""

from engine import Grammar, Result
from engine.rules import Rules, places
from tests.seventh.ship_captain_crew.moves import GRAMMAR, Roll, Skip
from tests.seventh.ship_captain_crew.play import imagine, play, start
from tests.seventh.ship_captain_crew.questions import plans, question
from tests.seventh.ship_captain_crew.state import State
from tests.seventh.ship_captain_crew.view import view


def pending(state: State) -> tuple[int, ...]:
    return () if state.over else (state.turn,)


def result(state: State) -> Result | None:
    """Rules: "Most cargo wins; ties are shared." """
    if not state.over:
        return None
    scores = dict(enumerate(state.totals))
    return Result(places(scores), scores, {seat: {"cargo": total} for seat, total in scores.items()})


RULES = Rules(
    state_type=State,
    grammar=GRAMMAR,
    start=start,
    pending=pending,
    question=question,
    play=play,
    view=view,
    result=result,
    imagine=imagine,
    plannable=Grammar(Roll, Skip),
    plans=plans,
)
