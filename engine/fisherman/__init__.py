"""Fisherman: trick-taking, with rules that the players set for each contest.

- `data`: the fish and the numbers of the game. `tricks`: the rules of a contest, and who wins a trick.
  `state`: the state of a match.
- `moves`: the moves and their notation. `questions`: prompts, previews and refusals. `plans`: plans and
  claims. `events`: the events.
- `naming`, `playing`: the steps of a contest, from the deal to its end. `scoring`: the value of cards, and
  the awards. `rules`: the start, the steps, the result, views and imagined matches.
- `policy`: the computer players. `playout`: their fast play-out.
- `teaching`: the lesson and the achievements.
"""

from engine.core.game import Game
from engine.fisherman.moves import GRAMMAR, PLANNABLE
from engine.fisherman.naming import with_previews
from engine.fisherman.plans import plans, resolve
from engine.fisherman.policy import MASTER, choose
from engine.fisherman.rules import STEPS, View, imagine, result, start
from engine.fisherman.state import State
from engine.fisherman.teaching import ACHIEVEMENTS, LESSON

GAME = Game(
    id="fisherman",
    name="Fisherman",
    seats=range(3, 5),
    minutes=25,
    source="A trick-taking game by T-Oyabun, published by PaixGUILD, after its Japanese rules",
    rules_version=1,
    longest=192,
    riddle="contest",
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
    resolve=resolve,
    clever=choose,
    master=MASTER,
    lesson=LESSON,
    achievements=ACHIEVEMENTS,
)
