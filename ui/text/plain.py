"""Converts sentences written for Discord to plain text."""

import re

_MARKDOWN = re.compile(r"\\(.)|\*+|`|(?m:^(?:-# |- |#+ ))")


def plain(text: str) -> str:
    """Remove Discord's Markdown from a text, including escapes in names."""
    return _MARKDOWN.sub(lambda found: found[1] or "", text)
