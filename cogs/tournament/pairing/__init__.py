"""Draws the rounds of a tournament at tables of several players, and their seats.

Players are numbers; only their standings matter. `draw` plans the rounds to come. `snake` and `table_sizes`
make tables for the players left in a knockout.
"""

from cogs.tournament.pairing.draw import Task, draw, rounds_for_all
from cogs.tournament.pairing.seats import seated
from cogs.tournament.pairing.tables import Round, repeats, seat_counts, snake, table_sizes, unmet

__all__ = [
    "Round",
    "Task",
    "draw",
    "repeats",
    "rounds_for_all",
    "seat_counts",
    "seated",
    "snake",
    "table_sizes",
    "unmet",
]
