"""Captain's Orders: bluff and deduction among mutineers, with the Pairs deck.

- `data`: the deck. `state`: the state of a match.
- `moves`: the moves and their notation. `questions`: prompts and plans. `refusals`: why moves are refused.
  `events`: the events.
- `steps`: the decisions. `round`: the deal, cards that leave hands, and the end. `scoring`: who wins.
  `rules`: the start, the table of steps, the result and views.
- `imagine`: redeals hidden cards. `beliefs`: which worlds are likely.
- `policy`: the computer players.
- `teaching`: the lesson and the achievements.
"""

from engine.captains_orders.imagine import imagine
from engine.captains_orders.moves import GRAMMAR, PLANNABLE
from engine.captains_orders.policy import MASTER, choose
from engine.captains_orders.questions import plans
from engine.captains_orders.rules import STEPS, View, result, start
from engine.captains_orders.state import State
from engine.captains_orders.teaching import ACHIEVEMENTS, LESSON
from engine.core.game import Game

GAME = Game(
    id="captains_orders",
    name="Captain's Orders",
    seats=range(4, 9),
    minutes=15,
    source="A variant for the Pairs deck from a board game magazine, after its Japanese rules of 2019",
    rules_version=1,
    longest=600,
    riddle="captain",
    state=State,
    grammar=GRAMMAR,
    start=start,
    steps=STEPS,
    view=View,
    result=result,
    imagine=imagine,
    plannable=PLANNABLE,
    plans=plans,
    clever=choose,
    master=MASTER,
    lesson=LESSON,
    achievements=ACHIEVEMENTS,
)
