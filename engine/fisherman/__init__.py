"""Fisherman: tricks, under rules that the players set anew for each contest."""

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
