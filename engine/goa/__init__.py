"""Goa: auctions for tiles, then actions by which a trading house grows."""

from engine.game import Game
from engine.goa.policy import MASTER, choose
from engine.goa.rules import RULES
from engine.goa.teaching import ACHIEVEMENTS, LESSON

GAME = Game(
    id="goa",
    name="Goa",
    seats=range(2, 5),
    minutes=90,
    source="A game of auctions and development by Rüdiger Dorn, published by Hans im Glück in 2004",
    rules_version=2,
    longest=1000,
    reconstructed=(
        "Most numbers of the development board, parts of the tile lists, the pairs of spices on colonies "
        "and the expedition cards"
    ),
    rules=RULES,
    clever=choose,
    master=MASTER,
    lesson=LESSON,
    achievements=ACHIEVEMENTS,
)
