"""The colours of Captain's Orders: written orders and flags on a table of the night's blue."""

from boards.look import GOLD, RED, WHITE

ORDER = RED
"""Colour of the order on the table and of the bar of former orders."""
LOWEST = RED
"""Background of the lowest cards when all hands are open."""
COIN = GOLD
MOVED, MOVED_NOW = WHITE, GOLD
"""Colours of the arrow for the last card handed over: from an earlier move, and from the latest one."""
