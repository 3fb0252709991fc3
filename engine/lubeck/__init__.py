"""Lübeck: merchants of the Hanse share ships, and none of them owns one."""

from engine.game import Game
from engine.lubeck.policy import MASTER, choose
from engine.lubeck.rules import RULES
from engine.lubeck.teaching import ACHIEVEMENTS, LESSON
from engine.rules import Option

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
