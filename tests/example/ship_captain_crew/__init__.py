"""Ship, Captain and Crew, an old sailors' dice game: an example of everything that a new game needs."""

from engine import Game, Option
from tests.example.ship_captain_crew.policy import MASTER, choose
from tests.example.ship_captain_crew.rules import RULES

GAME = Game(
    id="ship_captain_crew",
    name="Ship, Captain and Crew",
    seats=range(2, 5),
    minutes=5,
    source="An old dice game of sailors",
    rules_version=1,
    longest=100,
    options={"rounds": Option(default=2, choices=(1, 2))},
    rules=RULES,
    clever=choose,
    master=MASTER,
)
