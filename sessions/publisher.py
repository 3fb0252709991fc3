"""How others hear of what has happened, after it is on disk."""

from __future__ import annotations

import logging
from collections.abc import Callable

from sessions.changes import Published

log = logging.getLogger(__name__)

Listener = Callable[[Published], None]


class Publisher:
    """Calls the listeners one after the other, in the order in which they subscribed."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> None:
        """Have `listener` called with everything that is published. It must not take long; what it raises is
        logged and stops nothing."""
        self._listeners.append(listener)

    def publish(self, published: Published) -> None:
        """Call all listeners. Only for what is on disk already."""
        for listener in self._listeners:
            try:
                listener(published)
            except Exception:
                log.exception("%r failed at %s", listener, published)
