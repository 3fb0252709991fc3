"""Text in Discord's Markdown."""

from collections.abc import Sequence
from functools import lru_cache

from discord.utils import escape_markdown

from locales import Words

MAX_QUOTE_LENGTH = 100
"""Maximum number of characters repeated from a person's input."""
MAX_NAMED_CHANNELS = 25


@lru_cache(maxsize=4096)
def escaped(text: str) -> str:
    """Escape a text so that Discord shows it literally, even if it looks like a mention or a time.

    Cached, because the same names and words of pictures come up again and again.
    """
    return escape_markdown(text).replace("<", "\\<")


def cut(text: str, most: int = MAX_QUOTE_LENGTH) -> str:
    """The text, or its beginning and an ellipsis if it is longer than `most` characters."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def channels(ids: Sequence[int], words: Words) -> str:
    """Links to channels as one phrase, such as "#games, #chat and 3 more channels"."""
    named = [f"<#{id}>" for id in ids[:MAX_NAMED_CHANNELS]]
    if len(ids) > MAX_NAMED_CHANNELS:
        named.append(words("list-more-channels", number=len(ids) - MAX_NAMED_CHANNELS))
    return words.names(named)
