"""Fisherman: tricks, under rules that the players set anew for each contest.

- `data`: the fish, and the numbers of the game. `tricks`: the rules of a contest, and who wins a trick.
  `state`: what a match consists of.
- `moves`: what players do, and its notation. `questions`: what they are asked, previews, and refusals.
  `plans`: what they may plan, and claims. `events`: what happens.
- `scoring`: what cards are worth, and the end of a contest. `rules`: the deal, what moves do, and the result.
- `view`: what a seat may know. `imagine`: deals the rest again.
- `policy`: the computer players. `playout`: the fast play-out that they use.
- `teaching`: the lesson and the achievements.
"""

from engine.core.game import Game
from engine.fisherman.policy import MASTER, choose
from engine.fisherman.rules import RULES
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
    rules=RULES,
    clever=choose,
    master=MASTER,
    lesson=LESSON,
    achievements=ACHIEVEMENTS,
)
