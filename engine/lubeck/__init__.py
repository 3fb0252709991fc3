"""Lübeck: Hanseatic merchants share ships that none of them owns.

- `data`: cities and cards. `chart`, `chart.toml`: the routes and the deck, which a host may correct. `state`:
  the state of a match.
- `moves`: the moves and their notation. `questions`: prompts, plans and previews. `refusals`: why moves are
  refused. `events`: the events.
- `steps`: the decisions of a round. `reach`: which cards and ships a seat can use now. `voyage`: the effects
  of actions. `rules`: the set-up, the table of steps, the result and imagined matches.
- `view`: what a seat may know. `policy`: the computer players.
- `teaching`: the lesson and the achievements.
"""

from engine.core.game import Game
from engine.core.rules import Option
from engine.lubeck.chart import MATERIAL
from engine.lubeck.moves import GRAMMAR, PLANNABLE
from engine.lubeck.policy import MASTER, choose
from engine.lubeck.questions import plans, with_previews
from engine.lubeck.rules import STEPS, imagine, result, start
from engine.lubeck.state import State
from engine.lubeck.teaching import ACHIEVEMENTS, LESSON
from engine.lubeck.view import View

GAME = Game(
    id="lubeck",
    name="Lübeck",
    seats=range(3, 6),
    minutes=60,
    source="A game by Reiner Stockhausen, published by dlp games in 2009, after its Japanese rules",
    rules_version=2,
    longest=600,
    options={
        "withdraw": Option("any", ("any", "ends")),
        "double": Option("all", ("all", "later")),
    },
    reconstructed="the routes and the values of the cards",
    state=State,
    grammar=GRAMMAR,
    start=start,
    steps=STEPS,
    view=View,
    result=result,
    imagine=imagine,
    previewed=with_previews,
    plannable=PLANNABLE,
    plans=plans,
    material=MATERIAL,
    clever=choose,
    master=MASTER,
    lesson=LESSON,
    achievements=ACHIEVEMENTS,
)
