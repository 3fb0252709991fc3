"""The colours of Lübeck: a sea chart, wax seals, and paper cards."""

from boards.look import EDGE, GOLD, INK, PAPER, RED, TEAL

WATER = "#1d567a"
SEAL, HOME_SEAL = (RED, PAPER), (GOLD, INK)
"""Colours of the wax and emblem on a city's seal and on the home port's seal."""
SAIL, OWN_SAIL = PAPER, GOLD
DOUBLE = TEAL
"""Background of x2 cards."""
EFFECT = INK
"""Background of the signs of other extra cards."""
PASSED = EDGE
PAWNS = (
    ("#e4572e", "M0 -14A14 14 0 1 1 0 14A14 14 0 1 1 0 -14Z"),  # a disc
    ("#0e9dff", "M-12.5 -12.5H12.5V12.5H-12.5Z"),  # a square
    ("#ffd23f", "M0 -15L15 12H-15Z"),  # a triangle
    ("#6fd08c", "M0 -16L14 0 0 16 -14 0Z"),  # a lozenge
    ("#e6b3ff", "M-5.5 -14H5.5V-5.5H14V5.5H5.5V14H-5.5V5.5H-14V-5.5H-5.5Z"),  # a cross
)
"""Colour and shape of the pawns, by seat. Either is enough to recognize a player's pawns."""
