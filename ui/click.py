"""What a click says, as its custom_id is read."""

from __future__ import annotations

from typing import Any, NamedTuple


class Click(NamedTuple):
    """What a custom_id says."""

    handler: str
    """By which name what it does is registered (see `ui/handlers.py`)."""
    arguments: tuple[Any, ...]
    """What is handed to the handler."""
