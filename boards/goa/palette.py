"""The colours of Goa: painted tiles in cobalt and yellow, gardens, ledger paper, spices and players."""

from boards.look import PAPER
from engine.goa.data import Spice

COBALT = "#1f4fa3"
WALL = "#15335f"
"""Colour of the wall behind the tiles."""
BRUSH = "#25508c"
"""Colour of the wall's pattern."""

EACH_ROUND = "#f4b06a"
ONCE = "#a5d3ef"
AT_ONCE = PAPER
"""Backgrounds of tiles that are used once per round, once per match, and immediately."""

HEDGE = "#3f7a4a"
LAWN = "#d4e6b0"

RULED = "#a9b8c9"
MARGIN_LINE = "#c8696a"
AHEAD = PAPER
"""Colour of rows that a marker hasn't reached."""
FADED = "#6b5836"
"""Ink of rows that a marker has passed."""

BEST = "#a3241c"
"""Ink of the winner's name and total."""

SPICES: dict[Spice, str] = {
    "ginger": "#ecc76a",
    "pepper": "#82af6e",
    "cinnamon": "#e8852c",
    "nutmeg": "#cd8d9f",
    "clove": "#a393e3",
}
SEATS = ("#eeaaa2", "#8fd6ff", "#b9f19e", "#c3a5c8")
