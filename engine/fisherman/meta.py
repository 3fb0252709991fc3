"""What is known of the game without its rules."""

from engine.game import Game

FISHERMAN = Game(
    id="fisherman",
    name="Fisherman",
    seats=range(3, 5),
    minutes=25,
    source="A trick-taking game by T-Oyabun, published by PaixGUILD, after its Japanese rules",
    rules_version=1,
    longest=192,
    riddle="contest",
)
