"""Who meets whom in the rounds of a tournament at tables of several, and who sits in which seat.

Players are known by numbers, and nothing else of them than how they stand. `draw` plans the rounds that are
to come, `snake` and `table_sizes` make tables of those who have won through.
"""

from pairing.draw import Task, draw, rounds_for_all
from pairing.seats import seated
from pairing.tables import Round, repeats, seat_counts, snake, table_sizes, unmet

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
