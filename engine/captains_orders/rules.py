"""The rules. Quotations, here and in the other modules, are from the game's rules page."""

from collections.abc import Mapping

from engine.captains_orders.imagine import imagine
from engine.captains_orders.moves import GRAMMAR, Ask, Discard, Give, Obey, Order, Pass
from engine.captains_orders.play import next_round, play
from engine.captains_orders.questions import plans, question
from engine.captains_orders.refusals import refuse
from engine.captains_orders.state import State
from engine.captains_orders.view import view
from engine.core.chance import Chance
from engine.core.event import Event
from engine.core.move import Grammar
from engine.core.rules import Choice, Result, Rules, places


def start(
    seats: int, options: Mapping[str, Choice], chance: Chance, material: str | None
) -> tuple[State, list[Event]]:
    """Rules: "The first dealer is random." """
    dealer, chance = chance.below(seats)
    state = State(
        chance=chance,
        won=(0,) * seats,
        round=0,
        dealer=dealer,
        turn=dealer,
        actor=dealer,
        step="turn",
        hands=((),) * seats,
        undealt=(),
    )
    return state, [*next_round(state, dealer)]


def pending(state: State) -> tuple[int, ...]:
    return () if state.step == "over" else (state.actor,)


def result(state: State) -> Result | None:
    """Rules: "Places at the end: by rounds won." """
    if state.step != "over":
        return None
    scores = dict(enumerate(state.won))
    return Result(places(scores), scores, {seat: {"rounds": won} for seat, won in scores.items()})


RULES = Rules(
    state_type=State,
    grammar=GRAMMAR,
    start=start,
    pending=pending,
    question=question,
    refuse=refuse,
    play=play,
    view=view,
    result=result,
    imagine=imagine,
    plannable=Grammar(Obey, Order, Pass, Ask, Discard, Give),
    plans=plans,
)
"""Rules: players play rounds until someone has won three."""
