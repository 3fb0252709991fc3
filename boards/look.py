"""The look that all pictures share: a calm sea at night, so that they sit well in Discord's dark theme
and stand out of its light one. Nothing is told by colour alone.
"""

from math import ceil

from boards.svg import WIDTH, Length, group, path, rect, unit

SEA = "#0c2236"
TILE = "#17374f"
EDGE = "#2f5a79"
WHITE = "#f5f9fc"
PALE = "#b3cadb"
GOLD = "#f7c95c"
PAPER = "#fbf6e9"
INK = "#12202c"
RED = "#b93a32"
TEAL = "#1c7586"

MARGIN = 20
"""Free at each side of a picture."""


def sea(height: Length) -> str:
    """The background of a picture so high: dark water with a swell at its foot."""
    high = ceil(height)
    swell = (
        path(f"M0 {-rise}q50 -26 100 0{'t100 0' * 7}V0H0Z", fill=EDGE, fill_opacity="0.14")
        for rise in (84, 54, 24)
    )
    return rect(0, 0, WIDTH, high, fill=SEA) + group(unit(*swell), y=high)
