"""Texts in which nothing is taken for Markdown."""

from functools import lru_cache

from discord.utils import escape_markdown


@lru_cache(maxsize=4096)
def escaped(text: str) -> str:
    """A text as Discord shows it letter by letter, also where it looks like a mention or a time.

    Cached, because names and the words of pictures come up again and again.
    """
    return escape_markdown(text).replace("<", "\\<")
