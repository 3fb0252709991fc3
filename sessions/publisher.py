"""Tells listeners about changes after they are committed."""

from __future__ import annotations

import logging
from collections.abc import Callable

from sessions.changes import Published

log = logging.getLogger(__name__)

Listener = Callable[[Published], None]


class Publisher:
    """Calls its listeners in the order they subscribed."""

    def __init__(self) -> None:
        self._listeners: list[tuple[Listener, tuple[type, ...]]] = []

    def subscribe(self, listener: Listener, *kinds: type[Published]) -> None:
        """Call `listener` with everything published, or only with these kinds.

        The listener must be quick. Its exceptions are logged and don't stop the others.
        """
        self._listeners.append((listener, kinds))

    def publish(self, published: Published) -> None:
        """Call the listeners for this kind. Publish only what is already committed."""
        kind = type(published)
        for listener, kinds in self._listeners:
            if kinds and kind not in kinds:
                continue
            try:
                listener(published)
            except Exception:
                log.exception("%r failed at %s", listener, published)
