"""Processes that work for the bot, where its own event loop would stand still meanwhile.

`Crew` keeps them, `Line` says who is served first, `Thinkers` have computer players think.
"""

from workers.crew import Crew, spare_cores
from workers.line import Line, Ticket, Urgency, urgency
from workers.thinkers import Thinkers

__all__ = [
    "Crew",
    "Line",
    "Thinkers",
    "Ticket",
    "Urgency",
    "spare_cores",
    "urgency",
]
