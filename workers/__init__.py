"""Processes that work for the bot, where its own event loop would stand still meanwhile.

`Crew` keeps them, `Line` says who is served first, `Thinkers` have computer players think,
`Coach` has matches reviewed.
"""

from workers.coach import Coach
from workers.crew import Crew, spare_cores
from workers.giving_way import give_way, hurrying
from workers.line import Line, Ticket, Urgency, urgency
from workers.thinkers import Thinkers

__all__ = [
    "Coach",
    "Crew",
    "Line",
    "Thinkers",
    "Ticket",
    "Urgency",
    "give_way",
    "hurrying",
    "spare_cores",
    "urgency",
]
