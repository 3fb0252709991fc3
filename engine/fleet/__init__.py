"""Fleet: auction licences, launch and captain boats, catch and process fish.

- `data`: the cards, and the numbers of the rules' tables. `state`: the state of a match.
- `moves`: the moves and their notation. `questions`: questions, plans and refusals. `events`: the events.
- `auction`, `launching`, `paying`, `catch` (fishing, processing, drawing): the steps of a round.
- `scoring`: the points. `rules`: the set-up, the order of the steps, the result, and views.
- `imagine`: redeals hidden cards. `policy`: the computer players.
- `teaching`: the lesson and the achievements.
"""

from engine.core.game import Game
from engine.core.rules import Option
from engine.fleet.imagine import imagine
from engine.fleet.moves import GRAMMAR, PLANNABLE
from engine.fleet.policy import MASTER, choose
from engine.fleet.questions import plans, resolve
from engine.fleet.rules import STEPS, View, result, start
from engine.fleet.state import State
from engine.fleet.teaching import ACHIEVEMENTS, LESSON

GAME = Game(
    id="fleet",
    name="Fleet",
    seats=range(2, 5),
    minutes=45,
    source="A game of Ben Pinchback and Matt Riddle, after a Japanese rendering of its rules",
    rules_version=1,
    longest=600,
    options={
        "advanced": Option(default=False, choices=(False, True)),
        "process_from": Option(default="all", choices=("all", "others")),
    },
    reconstructed="The values of the cards, which the Japanese rendering shows only in pictures",
    state=State,
    grammar=GRAMMAR,
    start=start,
    steps=STEPS,
    view=View,
    result=result,
    imagine=imagine,
    plannable=PLANNABLE,
    plans=plans,
    resolve=resolve,
    clever=choose,
    master=MASTER,
    lesson=LESSON,
    achievements=ACHIEVEMENTS,
)
