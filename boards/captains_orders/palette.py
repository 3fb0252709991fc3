"""The colours of Captain's Orders: written orders and flags on a table of the night's blue."""

from boards.look import GOLD, RED, WHITE

ORDER = RED
"""The order on the table, and the bar of former orders."""
LOWEST = RED
"""The ground of the lowest cards when all hands are open."""
COIN = GOLD
MOVED, MOVED_NOW = WHITE, GOLD
"""The arrow of the last card handed over, and of one handed over just now."""
