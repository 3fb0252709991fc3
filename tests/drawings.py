"""Drawings that are made when a test reads them: most of those that are sent, no test looks at."""

from __future__ import annotations

from boards import Picture

_pictures: dict[bytes, Picture] = {}
"""By what was sent in their place."""


def ticket(picture: Picture) -> str:
    """What is sent in the place of a picture's drawing."""
    number = f"drawing {len(_pictures)}"
    _pictures[number.encode()] = picture
    return number


def looked_at(sent: bytes) -> bytes:
    """The drawing for which this was sent; anything else as it is."""
    picture = _pictures.get(sent)
    return sent if picture is None else picture.draw().svg.encode()


def forget() -> None:
    """All pictures: a test is over."""
    _pictures.clear()
