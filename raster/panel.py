"""A picture as data: lines of panels that `boards` describes and workers draw.

A panel has a size and art: SVG elements and other panels. A kept panel is a small thing in many pictures,
such as a card. It is drawn once, and its pixels are reused. Kept panels are painted above everything else in
their line, so art that covers a kept panel must be part of it or be a kept panel, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from hashlib import blake2b
from itertools import accumulate
from typing import NamedTuple

import msgspec

from raster.font import FAMILY


class Panel(msgspec.Struct, frozen=True):
    """A rectangle of a picture. Lines and kept panels cut off art beyond their edges."""

    width: int
    height: int
    art: tuple[str | PlacedPanel, ...] = ()
    is_kept: bool = False
    ground: str = ""
    """Background colour of the panel. A panel without a background is transparent and slower to paint."""

    def at(self, x: float, y: float) -> tuple[PlacedPanel]:
        """The panel as art, with its upper left corner at the pixel nearest to (x, y)."""
        return (PlacedPanel(round(x), round(y), self),)

    def around(self, x: float, y: float) -> tuple[PlacedPanel]:
        """The panel as art, with its centre near (x, y)."""
        return self.at(x - self.width / 2, y - self.height / 2)

    def faded(self, opacity: float) -> Panel:
        """The panel, partly transparent."""
        faded = f'<g opacity="{opacity}">{self.svg}</g>'
        return Panel(self.width, self.height, (faded,), self.is_kept)

    @property
    def loose(self) -> str:
        """The elements outside kept panels, as SVG text."""
        parts = [self._ground]
        for each in self.art:
            if isinstance(each, str):
                parts.append(each)
            elif not each.panel.is_kept:
                parts.append(moved(each.panel.loose, each.x, each.y))
        return "".join(parts)

    def kept(self, x: int = 0, y: int = 0) -> Iterator[PlacedPanel]:
        """The kept panels inside, bottom layer first. (x, y) is this panel's upper left corner."""
        for each in self.art:
            if isinstance(each, PlacedPanel):
                place = PlacedPanel(x + each.x, y + each.y, each.panel)
                if each.panel.is_kept:
                    yield place
                else:
                    yield from each.panel.kept(place.x, place.y)

    @property
    def svg(self) -> str:
        """Everything inside as SVG text, in the order of the art.

        It looks like the painted panel unless loose elements cover a kept panel.
        """
        return self._ground + "".join(each if isinstance(each, str) else each.svg for each in self.art)

    @property
    def _ground(self) -> str:
        covered = f'<rect width="{self.width}" height="{self.height}" fill="{self.ground}"/>'
        return covered if self.ground else ""

    def slices(self, height: int) -> Iterator[Panel]:
        """The panel cut into panels at most `height` high. A panel with loose elements stays whole."""
        if self.has_loose:
            yield self
            return
        for top in range(0, self.height, height):
            foot = min(top + height, self.height)
            inside = (each for each in self.kept() if each.y < foot and each.y + each.panel.height > top)
            art = tuple(PlacedPanel(each.x, each.y - top, each.panel) for each in inside)
            yield Panel(self.width, foot - top, art, ground=self.ground)

    @property
    def has_loose(self) -> bool:
        """Whether there are elements outside kept panels."""
        return any(
            isinstance(each, str) or (not each.panel.is_kept and each.panel.has_loose) for each in self.art
        )


class PlacedPanel(NamedTuple):
    """A panel inside another one, with the position of its upper left corner there."""

    x: int
    y: int
    panel: Panel

    @property
    def svg(self) -> str:
        """The panel's elements, moved to their place."""
        return moved(self.panel.svg, self.x, self.y)


Art = tuple[str | PlacedPanel, ...]
"""Elements and panels, the bottom layer first."""


class Drawing(msgspec.Struct, frozen=True, dict=True):
    """A whole picture: lines of equal width, top to bottom."""

    lines: tuple[Panel, ...]
    palette: bytes = b""
    """Up to 256 RGB colours that make the PNG smaller.

    Colours are exact without a palette, and in transparent pictures.
    """

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.lines[0].width, sum(line.height for line in self.lines)

    @cached_property
    def svg(self) -> str:
        """The picture as one SVG."""
        tops = accumulate((line.height for line in self.lines), initial=0)
        lines = (
            f'<svg y="{top}" width="{line.width}" height="{line.height}">{line.svg}</svg>'
            for line, top in zip(self.lines, tops, strict=False)
        )
        return document(*self.size, "".join(lines))


def digest(of: Panel | Drawing) -> bytes:
    """A short key, the same only for equal panels or drawings."""
    return blake2b(msgspec.msgpack.encode(of), digest_size=16).digest()


def document(width: int, height: int, elements: str) -> str:
    """An SVG document with these elements."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="{FAMILY}" font-weight="bold">{elements}</svg>'
    )


def moved(elements: str, x: float, y: float) -> str:
    """Elements with their origin moved to (x, y)."""
    return f'<g transform="translate({x} {y})">{elements}</g>' if elements and (x or y) else elements
