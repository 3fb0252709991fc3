"""A pool of worker processes for slow work, with priorities. See README.md."""

from workers.line import Priority, task_priority
from workers.pool import Pool

__all__ = ["Pool", "Priority", "task_priority"]
