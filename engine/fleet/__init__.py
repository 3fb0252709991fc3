"""Fleet: licences are auctioned, boats launched and captained, fish caught and processed."""

from engine.fleet.policy import MASTER, choose
from engine.fleet.rules import RULES
from engine.fleet.teaching import ACHIEVEMENTS, LESSON
from engine.game import Game
from engine.rules import Option

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
    rules=RULES,
    clever=choose,
    master=MASTER,
    lesson=LESSON,
    achievements=ACHIEVEMENTS,
)
