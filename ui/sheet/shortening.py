"""What people give may be of any length, what Discord takes is not: long texts and long lists, shortened."""

from __future__ import annotations

from collections.abc import Sequence

from locales import Words

FACT = 100
"""Characters of what somebody typed that are repeated to them."""
CHANNELS = 25
"""Channels that are named one after another; of more, their number is told."""


def cut(text: str, most: int = FACT) -> str:
    """The text, or its beginning and three dots if it is longer than that."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def channels(ids: Sequence[int], words: Words) -> str:
    """Channels as one phrase, with links to them."""
    named = [f"<#{id}>" for id in ids[:CHANNELS]]
    if len(ids) > CHANNELS:
        named.append(words("list-more-channels", number=len(ids) - CHANNELS))
    return words.names(named)
