"""Texts in which nothing is taken for Markdown."""

from functools import lru_cache

from discord.utils import escape_markdown

escaped = lru_cache(maxsize=4096)(escape_markdown)
"""A text as Discord shows it letter by letter. Names and the words of pictures come up again and again."""
