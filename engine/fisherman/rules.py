"""The rules. Quoted lines, here and in the files beside it, are those of the game's rules page."""

from collections.abc import Mapping

from engine.chance import Chance
from engine.event import Event
from engine.fisherman.data import SHIELDS
from engine.fisherman.imagine import imagine
from engine.fisherman.moves import GRAMMAR, PLANNABLE
from engine.fisherman.plans import plans, resolve
from engine.fisherman.play import next_contest, play
from engine.fisherman.previews import with_previews
from engine.fisherman.questions import question
from engine.fisherman.refusals import refuse
from engine.fisherman.state import State
from engine.fisherman.view import view
from engine.rules import Choice, Result, Rules, places


def start(
    seats: int, options: Mapping[str, Choice], chance: Chance, material: str | None
) -> tuple[State, list[Event]]:
    """Rules: "The first dealer is random." """
    dealer, chance = chance.below(seats)
    state = State(chance=chance, dealer=dealer, hands=((),) * seats, left_over=())
    return state, [*next_contest(state, dealer)]


def pending(state: State) -> tuple[int, ...]:
    actor = state.actor
    return () if actor is None else (actor,)


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
    pending=pending,
    question=question,
    previewed=with_previews,
    refuse=refuse,
    play=play,
    view=view,
    result=result,
    imagine=imagine,
    plannable=PLANNABLE,
    plans=plans,
    resolve=resolve,
)
"""As many contests as players. In each the players set the rules and play tricks."""
