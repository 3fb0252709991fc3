"""The rules: the set-up, the steps of a match, and its result.

Quotations, here and in the other modules, are from the game's rules page.
"""

from collections.abc import Mapping
from operator import attrgetter

from engine.core.chance import Chance
from engine.core.event import Event
from engine.core.rules import Choice, Result, Rules, places
from engine.core.step import Steps
from engine.fisherman.data import SHIELDS
from engine.fisherman.imagine import imagine
from engine.fisherman.moves import GRAMMAR, PLANNABLE
from engine.fisherman.naming import Naming, with_previews
from engine.fisherman.plans import plans, resolve
from engine.fisherman.playing import Playing, next_contest
from engine.fisherman.state import STEP_BY_DUE_RULES, State
from engine.fisherman.view import view


def start(
    seats: int, options: Mapping[str, Choice], chance: Chance, material: str | None
) -> tuple[State, list[Event]]:
    """Rules: "The first dealer is random." """
    dealer, chance = chance.below(seats)
    state = State(chance, dealer, hands=((),) * seats, left_over=(), leader=dealer, caught=((),) * seats)
    return state, [*next_contest(state, dealer)]


STEPS = Steps(
    GRAMMAR,
    attrgetter("step"),
    {**dict.fromkeys(STEP_BY_DUE_RULES.values(), Naming()), "play": Playing()},
)


def result(state: State) -> Result | None:
    """Rules: "The highest total of victory points wins; a tie is shared." """
    if not state.over:
        return None
    scores = dict(enumerate(state.totals))
    breakdown = {
        seat: {
            shield: sum(worth for ending in state.history if ending.awards[seat] == worth)
            for shield, worth in SHIELDS.items()
        }
        for seat in scores
    }
    return Result(places(scores), scores, breakdown)


RULES = Rules(
    state_type=State,
    grammar=GRAMMAR,
    start=start,
    pending=STEPS.pending,
    question=STEPS.question,
    previewed=with_previews,
    refuse=STEPS.refuse,
    play=STEPS.play,
    view=view,
    result=result,
    imagine=imagine,
    plannable=PLANNABLE,
    plans=plans,
    resolve=resolve,
)
"""Rules: a match has as many contests as players. In each, the players set the rules and play tricks."""
