"""Text in a picture: what the font can draw of it, and how much room it takes."""

import unicodedata
from collections.abc import Callable
from functools import lru_cache

from raster.font import bold

ELLIPSIS = "…"


@lru_cache(maxsize=4096)
def drawable(text: str) -> str:
    """What the font can draw of a text, on one line; empty if nothing.

    Fancy letters become plain ones and unknown accents are left off; emoji and scripts that the font
    lacks go. (A name is written whole in the message beside the picture.)
    """
    drawn = "".join(_drawable(character) for character in unicodedata.normalize("NFC", text))
    return " ".join(drawn.split())


def width(text: str, size: float) -> float:
    """How wide a bold text is, in the unit of its size. Characters that the font lacks count as square."""
    return size * _width_at_one(text)


@lru_cache(maxsize=4096)
def _width_at_one(text: str) -> float:
    return sum(_advance(character) for character in text)


def fit(text: str, room: float, size: float, least: float | None = None) -> tuple[str, float]:
    """A text and its size so that it takes no more than `room`: smaller first, then cut short.

    `least`: the smallest size to go down to; the given one if None.
    """
    least = size if least is None else least
    wide = width(text, 1)
    if wide * size <= room:
        return text, size
    if wide * least <= room:
        return text, room / wide
    kept = text
    while kept and width(kept + ELLIPSIS, least) > room:
        kept = kept[:-1].rstrip(" ・-_.,")
    return kept + ELLIPSIS, least


def fit_name(
    tell: Callable[[str], str], name: str, room: float, size: float, least: float | None = None
) -> tuple[str, float]:
    """A sentence with a name in it, and its size, so that it takes no more than `room`: smaller first, then
    the name is cut short, so that the rest can be read whole."""
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
    return bare if all(bold().advance(each) is not None for each in bare) else ""


@lru_cache(maxsize=4096)
def _advance(character: str) -> float:
    advance = bold().advance(character)
    return 1.0 if advance is None else advance
