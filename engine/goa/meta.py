"""What is known of the game without its rules."""

from engine.game import Game

GOA = Game(
    id="goa",
    name="Goa",
    seats=range(2, 5),
    minutes=90,
    source="A game of auctions and development by Rüdiger Dorn, published by Hans im Glück in 2004",
    rules_version=2,
    longest=1000,
    material="goa.toml",
    reconstructed=(
        "Most numbers of the development board, parts of the tile lists, the pairs of spices on colonies "
        "and the expedition cards"
    ),
)
