"""Where texts and signs are in a picture."""

import re
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree as ET

from raster.text import width

CAPITAL = 0.37
"""Half the height of letters, by their size; they stand on the baseline."""
SIGN = 32
"""Half the side of the square in which a sign is drawn."""
MOVE = re.compile(r"translate\((-?[\d.]+) (-?[\d.]+)\)(?: scale\((-?[\d.]+)\))?")


class Box(NamedTuple):
    """A text, or a sign (""), and its edges."""

    told: str
    left: float
    top: float
    right: float
    bottom: float

    def covers(self, other: "Box", by: float = 0) -> bool:
        """Whether they have more than so much in common, from left to right and from top to bottom."""
        return (
            min(self.right, other.right) - max(self.left, other.left) > by
            and min(self.bottom, other.bottom) - max(self.top, other.top) > by
        )


def boxes(svg: str) -> list[Box]:
    """All texts and all signs (`marks.drawing`) of a picture."""
    return list(_boxes(ET.fromstring(svg), 0, 0))


def _boxes(element: ET.Element, x: float, y: float) -> Iterator[Box]:
    found = MOVE.fullmatch(element.get("transform", ""))
    if found:
        x, y = x + float(found[1]), y + float(found[2])
    if element.tag.endswith("text"):
        yield _text(element, x, y)
    elif element.tag.split("}")[-1] == "g" and found and found[3]:
        half = SIGN * float(found[3])
        yield Box("", x - half, y - half, x + half, y + half)
        return  # what a sign is drawn of is all within
    for child in element:
        yield from _boxes(child, x, y)


def _text(element: ET.Element, x: float, y: float) -> Box:
    size, told = float(element.attrib["font-size"]), element.text or ""
    wide = width(told, size)
    left = (
        x
        + float(element.attrib["x"])
        - wide * ("start", "middle", "end").index(element.attrib["text-anchor"]) / 2
    )
    middle = y + float(element.attrib["y"]) - CAPITAL * size
    return Box(told, left, middle - CAPITAL * size, left + wide, middle + CAPITAL * size)
