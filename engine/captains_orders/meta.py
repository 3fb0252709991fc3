"""What is known of the game without its rules."""

from engine.game import Game

CAPTAINS_ORDERS = Game(
    id="captains_orders",
    name="Captain's Orders",
    seats=range(4, 9),
    minutes=15,
    source="A variant for the Pairs deck from a board game magazine, after its Japanese rules of 2019",
    rules_version=1,
    longest=600,
    riddle="captain",
)
