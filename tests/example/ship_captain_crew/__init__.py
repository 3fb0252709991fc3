"""Ship, Captain and Crew, an old sailors' dice game: an example of everything that a new game needs."""

from collections.abc import Mapping

from engine import Action, Chance, Event, Game, Grammar, Option, Result
from tests.example.ship_captain_crew.moves import GRAMMAR, Roll, RoundBegan, Skip
from tests.example.ship_captain_crew.turns import State, Turn


def start(seats: int, options: Mapping[str, int], chance: Chance) -> tuple[State, list[Event]]:
    return State(chance, options["rounds"], (0,) * seats), [RoundBegan(1)]


GAME = Game(
    id="ship_captain_crew",
    name="Ship, Captain and Crew",
    seats=range(2, 5),
    minutes=5,
    source="An old dice game of sailors",
    rules_version=1,
    longest=100,
    grammar=GRAMMAR,
    state=State,
    start=start,
    steps={"turn": Turn()},
    result=lambda state: Result.by_score(state.totals, "cargo"),
    # All that follows is opt-in.
    options={"rounds": Option(default=2, choices=(1, 2))},
    plans=lambda state, seat: (Action("roll"), Action("skip")),
    plannable=Grammar(Roll, Skip),
)
