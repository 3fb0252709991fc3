"""Text in pictures: replaces characters that the font lacks, and measures and fits text."""

import re
import unicodedata
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import count

from raster.font import bold

ELLIPSIS = "…"
NUMBER = re.compile(r" \((\d+)\)$")
"""The number at the end of a name that is like another one."""
CLOSEST = {
    "ı": "i",
    "ȷ": "j",
    "ĸ": "k",
    "ŉ": "n",
    "ŋ": "ng",
    "ə": "e",
    "ɛ": "e",
    "ɔ": "o",
    "ɵ": "o",
    "ʉ": "u",
    "ɩ": "i",
    "ʊ": "u",
    "ɣ": "g",
    "ʃ": "sh",
    "ʒ": "zh",
    "ƿ": "w",
    "ȝ": "y",
    "ƣ": "oi",
    "ȣ": "ou",
    "ƕ": "hw",
    "ƨ": "s",
    "ɐ": "a",
    "ǝ": "e",
    "ɘ": "e",
    "ᴉ": "i",
    "ɥ": "h",
    "ʞ": "k",
    "ɯ": "m",
    "ɹ": "r",
    "ʇ": "t",
    "ʌ": "v",
    "ʍ": "w",
    "ʎ": "y",
    "ɓ": "b",
    "ɢ": "g",
    "є": "е",
    "і": "i",
    "ї": "ï",
    "ѕ": "s",
    "ј": "j",
    "ђ": "dj",
    "љ": "lj",
    "њ": "nj",
    "ћ": "ć",
    "џ": "dž",
    "ѣ": "е",
    "ѳ": "f",
    "ѵ": "v",
    "ә": "e",
    "ө": "o",
    "ү": "y",
    "ұ": "y",
    "һ": "h",
    "ӏ": "l",
    "ӕ": "ae",
    "ԁ": "d",
    "ԛ": "q",
    "ԝ": "w",
    "ҡ": "к",
    "ҵ": "тц",
    "ѡ": "o",
    "ѻ": "o",
    "ѹ": "у",
    "ѧ": "я",
    "ѫ": "у",
    "ѯ": "кс",
    "ѱ": "пс",
    "ҥ": "нг",
    "ҩ": "o",
    "ҽ": "е",
}
"""Small letters that the font lacks, and the closest ones that it has."""


@lru_cache(maxsize=4096)
def drawable(text: str) -> str:
    """A text on one line, reduced to characters that the font has. It may be empty.

    Fancy letters become plain ones and unknown accents are dropped, as are emoji. A letter that the font
    lacks becomes the closest one that it has (Łukasz: Lukasz); letters without a close one become an
    ellipsis, unless nothing else is left. (The message beside the picture has the full name.)
    """
    drawn = "".join(_drawable(character) for character in unicodedata.normalize("NFC", text))
    drawn = " ".join(re.sub(f"{ELLIPSIS}{{2,}}", ELLIPSIS, drawn).split())
    return drawn if drawn.strip(f" {ELLIPSIS}") else ""


def all_drawable(names: Sequence[str], nameless: Callable[[int], str]) -> list[str]:
    """Names as the font can draw them, each different from the others, also without regard to case.

    `nameless` replaces a name at this index that leaves nothing. A name that comes to look like an earlier
    one gets a number: Lukasz, Lukasz (2).
    """
    drawn: list[str] = []
    for index, name in enumerate(names):
        plain = drawable(name) or nameless(index)
        numbered = (plain if number == 1 else f"{plain} ({number})" for number in count(1))
        taken = {each.casefold() for each in drawn}
        drawn.append(next(each for each in numbered if each.casefold() not in taken))
    return drawn


def width(text: str, size: float) -> float:
    """The width of a bold text, in the unit of `size`. A character that the font lacks counts as square."""
    return size * _width_at_one(text)


@lru_cache(maxsize=4096)
def _width_at_one(text: str) -> float:
    return sum(_advance(character) for character in text)


def fit(text: str, room: float, size: float, least: float | None = None) -> tuple[str, float]:
    """Fit a text into `room`: shrink it down to the size `least`, then cut it short.

    The number that tells two names apart stays if there is room. Returns the text and its size. Without
    `least` it doesn't shrink.
    """
    least = size if least is None else least
    wide = width(text, 1)
    if wide * size <= room:
        return text, size
    if wide * least <= room:
        return text, room / wide
    number = NUMBER.search(text)
    name = text[: number.start()] if number else text
    for end in (number[0], number[1]) if number else ():
        kept = _beginning(name, room - width(ELLIPSIS + end, least), least)
        if len(kept) > 1:
            return f"{kept}{ELLIPSIS}{end}", least
    return _beginning(name, room - width(ELLIPSIS, least), least) + ELLIPSIS, least


def _beginning(text: str, room: float, size: float) -> str:
    """As much of a text as fits into `room`."""
    while text and width(text, size) > room:
        text = text[:-1].rstrip(" ・-_.,")
    return text


def fit_name(
    tell: Callable[[str], str], name: str, room: float, size: float, least: float | None = None
) -> tuple[str, float]:
    """Fit a sentence with a name into `room`: shrink it like `fit`, then cut only the name short.

    Returns the sentence and its size.
    """
    told, fitting = fit(tell(name), room, size, least)
    if told == tell(name):
        return told, fitting
    short, _ = fit(name, max(0, room - width(tell(""), fitting)), fitting)
    return fit(tell(short), room, size, least)


def _drawable(character: str) -> str:
    if unicodedata.category(character) in ("Cc", "Cf"):
        return " " if character.isspace() else ""
    for form in (character, unicodedata.normalize("NFKC", character)):
        if all(bold().advance(each) is not None for each in form):
            return form
    bare = "".join(
        each for each in unicodedata.normalize("NFKD", character) if not unicodedata.combining(each)
    )
    if all(bold().advance(each) is not None for each in bare):
        return bare
    return _closest(character) or (ELLIPSIS if unicodedata.category(character)[0] == "L" else "")


def _closest(letter: str) -> str:
    """Letters of the font that look or sound like one that it lacks; empty if there are none.

    Unicode's names tell most of them: LATIN SMALL LETTER L WITH STROKE is an L.
    """
    close = CLOSEST.get(letter.lower(), "")
    if close:
        return close.capitalize() if letter.isupper() else close
    name = unicodedata.name(letter, "")
    for base in (name.partition(" WITH ")[0], name.replace("LETTER SMALL CAPITAL", "CAPITAL LETTER")):
        with suppress(KeyError):
            if base != name:
                found = unicodedata.lookup(base)
                return found if bold().advance(found) is not None else _closest(found)
    return ""


@lru_cache(maxsize=4096)
def _advance(character: str) -> float:
    advance = bold().advance(character)
    return 1.0 if advance is None else advance
