"""What is known of the game without its rules."""

from engine.game import Game, Option

FLEET = Game(
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
)
