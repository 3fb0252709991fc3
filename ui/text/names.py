"""Names of people, servers, channels and tournaments, as text that can't change the text around it.

Every name that others chose is shown by one of these functions: `plain_name` where Discord reads no Markdown
(buttons, options, thread and event names, alt texts, files), `escaped_name` where it does, `linked` inside a
link.
"""

import re
import unicodedata

from locales import Words
from sessions import Seat
from sessions.people.names import visible
from ui.text.markdown import ISOLATE, ISOLATED, escaped

ONLY_NUMBER = re.compile(r"(\(\d+\))?")
"""A name without visible characters, which may have got a number at its table."""
RIGHT_TO_LEFT = ("R", "AL", "AN")
"""Unicode's bidirectional classes of characters that turn the order of their neighbours around."""


def plain_name(name: str, words: Words) -> str:
    """A name on one line. A name that shows nothing is replaced by words.

    A name that is written from right to left is isolated, so that it can't swap the names and numbers beside
    it.
    """
    seen = visible(name)
    if ONLY_NUMBER.fullmatch(seen):
        seen = f"{words('name-none')} {seen}".rstrip()
    turns = any(unicodedata.bidirectional(each) in RIGHT_TO_LEFT for each in seen)
    return f"{ISOLATE}{seen}{ISOLATED}" if turns else seen


def escaped_name(name: str, words: Words) -> str:
    """A name for a text in Discord's Markdown, where it is shown literally."""
    return escaped(plain_name(name, words))


def seat_name(seat: Seat, words: Words) -> str:
    """The name of a seat's player, for a sentence. Computer players and substitutes are marked."""
    name = escaped_name(seat.name, words)
    if seat.computer is None:
        return name
    return words("seat-stand-in" if seat.person else "seat-computer", name=name, level=seat.computer)
