"""A pool of worker processes for slow work, with priorities. See README.md."""

from workers.line import Line, Priority, Ticket, task_priority
from workers.pool import Pool, spare_cores

__all__ = ["Line", "Pool", "Priority", "Ticket", "spare_cores", "task_priority"]
