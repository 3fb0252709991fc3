"""What is known of the game without its rules."""

from engine import Game, Option

SHIP = Game(
    id="ship_captain_crew",
    package=__package__ or "",
    name="Ship, Captain and Crew",
    seats=range(2, 5),
    minutes=5,
    source="An old dice game of sailors",
    rules_version=1,
    longest=100,
    options={"rounds": Option(default=2, choices=(1, 2))},
)
