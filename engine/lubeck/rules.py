"""What may be played when. Quoted lines, here and in the files beside it, are those of the rules page."""

from collections.abc import Mapping

from engine.chance import Chance
from engine.event import Event
from engine.lubeck import events
from engine.lubeck.chart import MATERIAL, chart_of
from engine.lubeck.data import DEALT, PACKAGES, SHIPS, in_order, texts
from engine.lubeck.imagine import imagine
from engine.lubeck.moves import GRAMMAR, Double, Embark, Pass, Sell, Start, Take, Withdraw
from engine.lubeck.play import begin_round, play
from engine.lubeck.previews import with_previews
from engine.lubeck.questions import plans, question
from engine.lubeck.refusals import refuse
from engine.lubeck.state import Player, Ship, State
from engine.lubeck.view import view
from engine.move import Grammar
from engine.rules import Choice, Result, Rules, places


def start(
    seats: int, options: Mapping[str, Choice], chance: Chance, material: str | None
) -> tuple[State, list[Event]]:
    """Rules: "Merchant ships in the park: 4 / 5 / 6 with 3 / 4 / 5 players." "3 hand cards each, hidden. The
    compass (start player) goes to a random seat."

    The material is the text of a chart. Raises WrongMaterial.
    """
    compass, chance = chance.below(seats)
    cards, chance = chance.shuffled(chart_of(material).cards)
    hands = [in_order(cards[seat * DEALT : (seat + 1) * DEALT]) for seat in range(seats)]
    state = State(
        chance=chance,
        withdrawing=options["withdraw"] == "any",
        doubling_earlier=options["double"] == "all",
        compass=compass,
        players=tuple(Player(secret=hand) for hand in hands),
        ships=tuple(Ship(number) for number in range(1, SHIPS[seats] + 1)),
        pile=tuple(cards[seats * DEALT :]),
        packages=((),) * PACKAGES[seats],
        material=material,
    )
    dealt = [events.Dealt(seat, texts(hand)) for seat, hand in enumerate(hands)]
    return state, [*dealt, *begin_round(state, compass)]


def pending(state: State) -> tuple[int, ...]:
    """Rules: "all asked at once" which pawns to withdraw."""
    if state.step == "withdraw":
        return state.waiting
    return () if state.actor is None else (state.actor,)


def result(state: State) -> Result | None:
    """Rules: "The highest score wins, ties are shared. Scores may go below 0." """
    if state.step != "over":
        return None
    scores = dict(enumerate(state.scores))
    breakdown = {seat: player.tally.parts for seat, player in enumerate(state.players)}
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
    plannable=Grammar(Take, Embark, Sell, Double, Start, Pass, Withdraw),
    plans=plans,
    material=MATERIAL,
)
"""Rounds, until two piles are used up: packages, actions, withdrawals."""
