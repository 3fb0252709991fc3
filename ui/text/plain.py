"""Sentences that were written for Discord, as they are read elsewhere."""

import re

_MARKDOWN = re.compile(r"\\(.)|\*+|`|(?m:^(?:-# |- |#+ ))")


def plain(text: str) -> str:
    """A text without Discord's Markdown: without stars, and with names letter by letter again."""
    return _MARKDOWN.sub(lambda found: found[1] or "", text)
