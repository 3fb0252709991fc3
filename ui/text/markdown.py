"""Text in Discord's Markdown."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from locales import Words

MAX_QUOTE_LENGTH = 100
"""Maximum number of characters repeated from a person's input."""
MAX_NAMED_CHANNELS = 25

ISOLATE, ISOLATED = "\u2068", "\u2069"
"""Begin and end a text whose writing direction doesn't affect the text around it."""

_ALIVE = re.compile(
    r"[\\*_~|`<>\[\]@]"  # emphasis, spoilers, code, mentions, times, quotes, links
    r"|(?<=\])\("  # a link's address, for clients that overlook the escape before it
    r"|:(?=\S)"  # addresses and emoji codes
    r"|(?<=\w)/(?=\w)"  # invitations without `https:`
    rf"|^[ \t{ISOLATE}]*(?P<mark>[#+-])"  # headings, small print, lists
    rf"|^[ \t{ISOLATE}]*\d+(?P<dot>[.)])(?=\s|$)",  # numbered lists
    re.MULTILINE,
)
_MARKDOWN = re.compile(r"\\(.)|\*+|`|(?m:^(?:-# |- |#+ ))")
_TAIL = re.compile(r"(?<!\\)(?:\\\\)*(?P<half>\\|<[^<>\s]*)$")
"""The end of a text that was cut within an escape, a mention, a time or an emoji."""


@lru_cache(maxsize=4096)
def escaped(text: str) -> str:
    """Escape a text so that Discord shows it literally, even if it looks like a link, a mention or a heading.

    Cached, because the same names and words of pictures come up again and again.
    """
    return _ALIVE.sub(lambda found: f"{found[0][:-1]}\\{found[0][-1]}", text)


def plain(text: str) -> str:
    """Remove Discord's Markdown from a text, including escapes in names."""
    return _MARKDOWN.sub(lambda found: found[1] or "", text)


def linked(label: str, url: str) -> str:
    """A link. Square brackets in its label, which is Markdown, become wide ones, because Discord doesn't
    heed their escapes there."""
    return f"[{link_label(label)}]({url})"


def link_label(label: str) -> str:
    """A text in Markdown for the label of a link."""
    return label.replace("\\[", "［").replace("\\]", "］")


def cut(text: str, most: int = MAX_QUOTE_LENGTH) -> str:
    """The text, or its beginning and an ellipsis if it is longer than `most` characters.

    Never ends within an escape, a mention or a composed character, and never leaves an isolate open.
    """
    if len(text) <= most:
        return text
    room = most - 1 - (ISOLATE in text)
    kept = text[:room]
    while kept and (_continues(text[len(kept)]) or kept[-1] == "\u200d"):
        kept = kept[:-1]
    if found := _TAIL.search(kept):
        kept = kept[: found.start("half")]
    return f"{kept}{ISOLATED * (kept.count(ISOLATE) > kept.count(ISOLATED))}…"


def _continues(character: str) -> bool:
    """Whether a character belongs to the one before it: an accent, a selector, a joiner, a skin tone."""
    return (
        unicodedata.category(character)[0] == "M"
        or character == "\u200d"
        or "\U0001f3fb" <= character <= "\U0001f3ff"
    )


def channels(ids: Sequence[int], words: Words) -> str:
    """Links to channels as one phrase, such as "#games, #chat and 3 more channels"."""
    named = [f"<#{id}>" for id in ids[:MAX_NAMED_CHANNELS]]
    if len(ids) > MAX_NAMED_CHANNELS:
        named.append(words("list-more-channels", number=len(ids) - MAX_NAMED_CHANNELS))
    return words.names(named)
