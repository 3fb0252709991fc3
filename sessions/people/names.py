"""Names as text: what a reader sees of a name, and whether two names look the same.

People, servers and tournaments may be called anything that Discord accepts, including invisible characters,
line breaks and controls of the writing direction.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from itertools import count

NAMELESS = "N. N."
"""Replaces the name of a person whose data was deleted, in finished games and in every language."""
JOINERS = "\u200c\u200d"
"""Invisible characters that some scripts and emojis need between two others."""
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc")
"""Characters without ink that Unicode counts among letters, marks and symbols."""
SELECTORS = frozenset(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Variation selectors, which change the look of the character before them."""
BLACK_FLAG, TAGS = "\U0001f3f4", range(0xE0020, 0xE0080)
"""The emoji that regional flags begin with, and the invisible tags that spell the region."""

_TWINS = str.maketrans(
    "авекмнорстухѕіјһԁӏԛԝ" + "αβεζηικμνορτυχω",
    "abekmhopctyxsijhdlqw" + "abezhikmvoptyxw",
)
"""Cyrillic and Greek letters, in lower case, of which either case looks like a Latin letter."""


@lru_cache(maxsize=4096)
def visible(name: str) -> str:
    """What a reader sees of a name, on one line; empty if that is nothing.

    Leaves out invisible characters and those that change the writing direction. Joiners and selectors stay
    inside the emojis and words that need them.
    """
    kept = ""
    for place, character in enumerate(name):
        category = unicodedata.category(character)
        if character.isspace() or category[0] == "Z":
            kept += " "
        elif character in JOINERS:
            is_inside = kept and not kept[-1].isspace() and _has_ink(name[place + 1 : place + 2])
            kept += character if is_inside else ""
        elif character in SELECTORS or (category[0] == "M" and character not in BLANKS):
            kept += character if kept and not kept[-1].isspace() else ""
        elif ord(character) in TAGS:
            kept += character if BLACK_FLAG in kept else ""
        elif _has_ink(character):
            kept += character
    return " ".join(kept.split())


def likeness(name: str) -> str:
    """A key that is the same for names that look alike, such as "Kim" and "kіm" with a Cyrillic і.

    Ignores case, width, spaces and invisible characters.
    """
    plain = unicodedata.normalize("NFKC", visible(name)).casefold().translate(_TWINS)
    return "".join(each for each in plain if _has_ink(each))


def distinct(name: str, taken: list[str]) -> str:
    """The name, numbered if one at the table looks like it: Kim, Kim (2), Kim (3). Ignores case."""
    others = {likeness(each) for each in taken}
    names = (name if number == 1 else f"{name} ({number})" for number in count(1))
    return next(each for each in names if likeness(each) not in others)


def _has_ink(character: str) -> bool:
    """Whether a character shows something. False for an empty text."""
    return (
        bool(character)
        and character not in BLANKS
        and character not in SELECTORS
        and unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Zl", "Zp", "Zs")
    )


def without_names(text: str, names: Iterable[str]) -> str:
    """Replace each name in a text with `NAMELESS`, ignoring case and the number that `distinct` adds."""
    plain = {re.sub(r" \(\d+\)$", "", name) for name in names} - {"", NAMELESS}
    for name in sorted(plain, key=len, reverse=True):
        text = re.sub(
            rf"(?<![A-Za-z0-9]){re.escape(name)}(?![A-Za-z0-9])", NAMELESS, text, flags=re.IGNORECASE
        )
    return text
