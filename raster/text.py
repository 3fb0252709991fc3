"""Text in pictures: replaces characters that the font lacks, and measures and fits text."""

import unicodedata
from collections.abc import Callable
from functools import lru_cache

from raster.font import bold

ELLIPSIS = "…"


@lru_cache(maxsize=4096)
def drawable(text: str) -> str:
    """A text on one line, reduced to characters that the font has. It may be empty.

    Fancy letters become plain ones and unknown accents are dropped, as are emoji and scripts that the font
    lacks. (The message beside the picture has the full name.)
    """
    drawn = "".join(_drawable(character) for character in unicodedata.normalize("NFC", text))
    return " ".join(drawn.split())


def width(text: str, size: float) -> float:
    """The width of a bold text, in the unit of `size`. A character that the font lacks counts as square."""
    return size * _width_at_one(text)


@lru_cache(maxsize=4096)
def _width_at_one(text: str) -> float:
    return sum(_advance(character) for character in text)


def fit(text: str, room: float, size: float, least: float | None = None) -> tuple[str, float]:
    """Fit a text into `room`: shrink it down to the size `least`, then cut it short.

    Returns the text and its size. Without `least` it doesn't shrink.
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
    return bare if all(bold().advance(each) is not None for each in bare) else ""


@lru_cache(maxsize=4096)
def _advance(character: str) -> float:
    advance = bold().advance(character)
    return 1.0 if advance is None else advance
