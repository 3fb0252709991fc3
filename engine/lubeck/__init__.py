"""Lübeck: merchants of the Hanse share ships, and none of them owns one.

- `data`: cities and cards. `chart`, `chart.toml`: the routes, and which cards there are; a host may correct
  them. `state`: what a match consists of.
- `moves`: what players do, and its notation. `questions`: what they are asked and may plan, and previews.
  `refusals`: why moves are refused. `events`: what happens.
- `reach`: which cards and ships a seat can use now. `voyage`: what actions do. `rules`: the set-up, the
  rounds, and the result.
- `view`: what a seat may know. `imagine`: deals the rest again. `policy`: the computer players.
- `teaching`: the lesson and the achievements.
"""

from engine.core.game import Game
from engine.core.rules import Option
from engine.lubeck.policy import MASTER, choose
from engine.lubeck.rules import RULES
from engine.lubeck.teaching import ACHIEVEMENTS, LESSON

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
    rules=RULES,
    clever=choose,
    master=MASTER,
    lesson=LESSON,
    achievements=ACHIEVEMENTS,
)
