"""Finds the texts, signs and cards of a picture, with their positions."""

import re
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree as ET

from raster.text import width

CAPITAL_HALF_HEIGHT = 0.37
"""Half the height of a capital letter divided by the text size."""
SIGN_HALF_SIDE = 32
"""Half the side of the square that a sign fills, in pixels."""
SIDES = ("x", "y", "width", "height")
MOVE = re.compile(r"(?:translate\((-?[\d.]+) (-?[\d.]+)\))? ?(?:scale\((-?[\d.]+)\))?")


class Box(NamedTuple):
    """The edges of a text, sign or card. `text` is the text, or "" for the others."""

    text: str
    left: float
    top: float
    right: float
    bottom: float

    def covers(self, other: "Box", by: float = 0) -> bool:
        """Whether the boxes overlap by more than `by` pixels, both horizontally and vertically."""
        return (
            min(self.right, other.right) - max(self.left, other.left) > by
            and min(self.bottom, other.bottom) - max(self.top, other.top) > by
        )

    def holds(self, other: "Box", by: float = 0) -> bool:
        """Whether the other box lies inside this one, with a tolerance of `by` pixels."""
        return (
            self.left - by <= other.left
            and self.top - by <= other.top
            and other.right <= self.right + by
            and other.bottom <= self.bottom + by
        )

    def widened(self, by: float) -> "Box":
        """This box, `by` pixels wider on each side."""
        return self._replace(left=self.left - by, right=self.right + by)

    @property
    def size(self) -> float:
        """The text size."""
        return (self.bottom - self.top) / (2 * CAPITAL_HALF_HEIGHT)


class Shape(NamedTuple):
    """A text, a sign or a card (a rectangle) with its position."""

    kind: str
    box: Box
    is_filled: bool = True
    fill: str = ""
    """Colour of a text. It is empty for dimmed texts, which stand for things that can't be used now."""


def boxes(svg: str) -> list[Box]:
    """The boxes of a picture's texts and signs."""
    return [shape.box for shape in shapes(svg) if shape.kind != "rect"]


def shapes(svg: str) -> list[Shape]:
    """The picture itself as a card, then its texts, signs and cards in the order of the art."""
    root = ET.fromstring(svg)
    whole = Box("", 0, 0, *(float(root.get(side, 0)) for side in SIDES[2:]))
    return [Shape("rect", whole), *_shapes(root, 0, 0, 1)]


def _shapes(element: ET.Element, x: float, y: float, scale: float, is_dim: bool = False) -> Iterator[Shape]:
    kind = element.tag.split("}")[-1]
    if element.get("role") == "presentation":
        return  # The element is an ornament.
    is_dim = is_dim or element.get("opacity") is not None
    found = MOVE.fullmatch(element.get("transform", ""))
    if found:
        x, y = x + scale * float(found[1] or 0), y + scale * float(found[2] or 0)
        scale *= float(found[3] or 1)
    if kind == "svg":
        x, y = x + scale * float(element.get("x", 0)), y + scale * float(element.get("y", 0))
        if (box := element.get("viewBox")) and "x" in element.attrib:
            sides = Box(
                "",
                x,
                y,
                x + scale * float(element.attrib["width"]),
                y + scale * float(element.attrib["height"]),
            )
            yield Shape("rect" if element.get("preserveAspectRatio") else "g", sides)
            return  # A symbol from a file has no texts.
        if box:
            left, top, wide, _ = map(float, box.split())
            scale *= float(element.get("width", wide)) / wide
            x, y = x - scale * left, y - scale * top
    if kind == "text":
        yield Shape(kind, _text(element, x, y, scale), fill="" if is_dim else element.attrib["fill"])
    elif kind == "rect":
        left, top, wide, high = (scale * float(element.get(each, 0)) for each in SIDES)
        box = Box("", x + left, y + top, x + left + wide, y + top + high)
        yield Shape(kind, box, element.get("fill") != "none")
    elif kind == "g" and found and found[3] and not any(each.tag.endswith("text") for each in element.iter()):
        half = SIGN_HALF_SIDE * scale
        yield Shape(kind, Box("", x - half, y - half, x + half, y + half))
        return  # The parts of a sign don't count on their own.
    for child in element:
        yield from _shapes(child, x, y, scale, is_dim)


def _text(element: ET.Element, x: float, y: float, scale: float) -> Box:
    size, text = scale * float(element.attrib["font-size"]), element.text or ""
    wide = width(text, size)
    left = (
        x
        + scale * float(element.attrib["x"])
        - wide * ("start", "middle", "end").index(element.attrib["text-anchor"]) / 2
    )
    middle = y + scale * float(element.attrib["y"]) - CAPITAL_HALF_HEIGHT * size
    return Box(
        text, left, middle - CAPITAL_HALF_HEIGHT * size, left + wide, middle + CAPITAL_HALF_HEIGHT * size
    )
