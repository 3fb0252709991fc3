"""The numbers of the game."""

from typing import Annotated

from engine.statement import Named

Die = Annotated[int, Named("die")]

DICE = 5
THROWS = 3
ABOARD = (6, 5, 4)
"""The ship, the captain and the crew, in the order in which they come aboard."""
