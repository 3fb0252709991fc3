"""What is known of the game without its rules."""

from engine.game import Game, Option

LUBECK = Game(
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
    material="chart.toml",
)
