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
        self._listeners: list[tuple[Listener, tuple[type, ...]]] = []

    def subscribe(self, listener: Listener, *kinds: type[Published]) -> None:
        """Have `listener` called with all that is published, or with what is of these kinds. It must not
        take long; what it raises is logged and stops nothing."""
        self._listeners.append((listener, kinds))

    def publish(self, published: Published) -> None:
        """Call all whom it concerns. Only for what is on disk already."""
        kind = type(published)
        for listener, kinds in self._listeners:
            if kinds and kind not in kinds:
                continue
            try:
                listener(published)
            except Exception:
                log.exception("%r failed at %s", listener, published)
