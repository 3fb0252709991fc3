"""Draws a picture out of sprites: what has been drawn before, in this picture or another, isn't drawn again.

A sprite is a piece of a drawing as pixels: a card, a frame, a name. Most of a table's picture was seen in the
one before, and much of it at other tables.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import unescape
from itertools import groupby
from math import isqrt
from typing import NamedTuple

from PIL import Image

from boards.display_list import DisplayList, Piece
from boards.font import FAMILY
from boards.text import width

KEPT = 32 * 2**20
"""Bytes of sprites that are kept."""
AFAR = 8
"""By so much smaller a piece is drawn to see where it lies, if its text doesn't say."""
CUTS = 4
"""How many sprites of one piece are kept, cut off at different edges."""
OPAQUE = 255
OVERHEAD = 1000
"""Bytes that a sprite takes beside its pixels."""
SLACK = 6
"""Pixels by which a piece may reach beyond its measures: a stroke, the swing of a letter."""

_RECT = re.compile(r'<rect width="([\d.]+)" height="([\d.]+)"')
_PLAIN = re.compile(r'<rect width="(\d+)" height="(\d+)" fill="(#[0-9a-f]{6})"/>')
_TEXT = re.compile(r'<text font-size="([\d.]+)" fill="[^"]*" text-anchor="(start|middle|end)">([^<]*)</text>')

Key = tuple[str, float, float]
"""What is drawn, and by how much less than a pixel it is shifted."""
Size = tuple[int, int]
Whole = Callable[[str], Image.Image]
"""Draws a whole SVG, RGBA."""


class Box(NamedTuple):
    """Pixels from (left, top) to before (right, bottom), from a piece's own pixel on."""

    left: int
    top: int
    right: int
    bottom: int

    def within(self, other: Box) -> Box:
        """What lies in both."""
        return Box(
            max(self.left, other.left),
            max(self.top, other.top),
            min(self.right, other.right),
            min(self.bottom, other.bottom),
        )

    def moved(self, right: int, down: int) -> Box:
        return Box(self.left + right, self.top + down, self.right + right, self.bottom + down)

    def size(self, smaller: int = 1) -> Size:
        """How wide and high it is, so many times smaller."""
        return -(-(self.right - self.left) // smaller), -(-(self.bottom - self.top) // smaller)

    @property
    def is_empty(self) -> bool:
        return self.left >= self.right or self.top >= self.bottom


class Strip(NamedTuple):
    """Some rows of a sprite, as wide as it is."""

    pixels: Image.Image  # RGB
    mask: Image.Image | None
    """How much of what is below is covered; None if all, which is faster by far."""
    top: int
    """From the piece's own pixel on."""


class Sprite(NamedTuple):
    """A piece as pixels."""

    left: int
    """From the piece's own pixel on."""
    strips: tuple[Strip, ...]
    """None if nothing is to be seen."""
    cut: tuple[int | None, ...]
    """Where the edges of the picture were, in the order of a box, if the piece was cut off there."""


class Sprites:
    """Those that have been drawn last."""

    def __init__(self, draw: Whole, kept: int = KEPT) -> None:
        self._draw_whole = draw
        self._kept = kept
        self._sprites: OrderedDict[Key, list[Sprite]] = OrderedDict()
        self.size = 0
        """Of all together, in bytes."""

    def picture(self, drawing: DisplayList) -> Image.Image | None:
        """The picture, RGB; None if it can be seen through somewhere."""
        if not drawing.pieces or not _covers(drawing.pieces[0], drawing):
            return None
        missing = {_key(piece): piece for piece in drawing.pieces if not self._is_known(piece, drawing)}
        self._draw([*missing.values()], drawing)
        picture = Image.new("RGB", (drawing.width, drawing.height))
        for piece in drawing.pieces:
            if plain := _plain(piece):
                picture.paste(plain[3], (piece.x, piece.y, piece.x + int(plain[1]), piece.y + int(plain[2])))
                continue
            if not self._known(piece, drawing):  # the same as another one, but cut off elsewhere
                self._draw([piece], drawing)
            sprite = self._known(piece, drawing)
            assert sprite is not None
            for pixels, mask, top in sprite.strips:
                picture.paste(pixels, (piece.x + sprite.left, piece.y + top), mask)
        self._forget()
        return picture

    def _is_known(self, piece: Piece, drawing: DisplayList) -> bool:
        return bool(_plain(piece) or self._known(piece, drawing))

    def _known(self, piece: Piece, drawing: DisplayList) -> Sprite | None:
        """The sprite of a piece, if it has been drawn."""
        if known := self._sprites.get(_key(piece)):
            self._sprites.move_to_end(_key(piece))
            edges = _edges(piece, drawing)
            for sprite in known:
                if all(cut in (None, edge) for cut, edge in zip(sprite.cut, edges, strict=True)):
                    return sprite
        return None

    def _draw(self, pieces: Sequence[Piece], drawing: DisplayList) -> None:
        """Draw the sprites of these pieces, as far as they lie in the picture."""
        boxes = {piece: box for piece in pieces if (box := _measured(piece.svg))}
        others = {piece: _edges(piece, drawing) for piece in pieces if piece not in boxes}
        for piece, pixels in self._drawn(others, AFAR):
            if seen := pixels.getchannel("A").getbbox():
                box = Box(*(AFAR * each for each in seen)).moved(*others[piece][:2])
                boxes[piece] = Box(box.left - AFAR, box.top - AFAR, box.right + AFAR, box.bottom + AFAR)
        boxes = {piece: box.within(_edges(piece, drawing)) for piece, box in boxes.items()}
        seen_pieces = dict(self._drawn({piece: box for piece, box in boxes.items() if not box.is_empty}))
        for piece in pieces:
            sprite = Sprite(0, (), _edges(piece, drawing))
            if (pixels := seen_pieces.get(piece)) and (covered := pixels.getchannel("A").getbbox()):
                sprite = _sprite(pixels, Box(*covered), boxes[piece], _edges(piece, drawing))
            known = self._sprites.setdefault(_key(piece), [])
            known.append(sprite)
            self.size += _size(_key(piece), sprite)
            if len(known) > CUTS:
                self.size -= _size(_key(piece), known.pop(0))

    def _drawn(self, boxes: Mapping[Piece, Box], smaller: int = 1) -> Iterator[tuple[Piece, Image.Image]]:
        """What is seen of each piece in its box, so many times smaller: all drawn on one sheet,
        since each drawing has the fonts found anew."""
        sizes = {piece: box.size(smaller) for piece, box in boxes.items()}
        if not sizes:
            return
        places, size = _laid_out(sizes)
        drawn = "".join(_alone(piece, box, smaller, places[piece]) for piece, box in boxes.items())
        sheet = self._draw_whole(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}"'
            f' font-family="{FAMILY}" font-weight="bold">{drawn}</svg>'
        )
        for piece, (left, top) in places.items():
            wide, high = sizes[piece]
            yield piece, sheet.crop((left, top, left + wide, top + high))

    def _forget(self) -> None:
        """Forget those that were used longest ago, if there are too many."""
        while self.size > self._kept and len(self._sprites) > 1:
            key, forgotten = self._sprites.popitem(last=False)
            self.size -= sum(_size(key, sprite) for sprite in forgotten)


def _laid_out(sizes: Mapping[Piece, Size]) -> tuple[dict[Piece, Size], Size]:
    """Where on a sheet there is room for each, and how large that is: in rows, the highest first."""
    places: dict[Piece, Size] = {}
    area = sum(wide * high for wide, high in sizes.values())
    broad = max(isqrt(area), *(wide for wide, _ in sizes.values()))
    left, top, row = 0, 0, 0
    for piece, (wide, high) in sorted(sizes.items(), key=lambda each: -each[1][1]):
        if left + wide > broad:
            left, top, row = 0, top + row, 0
        places[piece] = (left, top)
        left, row = left + wide, max(row, high)
    return places, (broad, top + row)


def _key(piece: Piece) -> Key:
    return piece.svg, *piece.shift


def _size(key: Key, sprite: Sprite) -> int:
    """About how many bytes of memory a sprite takes: four a pixel, and one of its mask."""
    areas = (each.pixels.width * each.pixels.height * (4 + bool(each.mask)) for each in sprite.strips)
    return len(key[0]) + OVERHEAD + sum(areas)


def _edges(piece: Piece, drawing: DisplayList) -> Box:
    """The picture's."""
    return Box(-piece.x, -piece.y, drawing.width - piece.x, drawing.height - piece.y)


def _sprite(pixels: Image.Image, covered: Box, window: Box, edges: Box) -> Sprite:
    """What is covered in the window in which a piece was drawn."""
    found = covered.moved(window.left, window.top)
    cut = [edge if edge == end else None for edge, end in zip(edges, found, strict=True)]
    return Sprite(found.left, tuple(_strips(pixels.crop(covered), found.top)), tuple(cut))


def _strips(pixels: Image.Image, top: int) -> Iterator[Strip]:
    """The rows that cover all below, and those above and below these."""
    mask, wide = pixels.getchannel("A"), pixels.width
    covered, full = mask.tobytes(), bytes([OPAQUE]) * wide
    is_full = [covered[start : start + wide] == full for start in range(0, len(covered), wide)]
    begin = 0
    for opaque, rows in groupby(is_full):
        end = begin + len(list(rows))
        box = (0, begin, wide, end)
        yield Strip(pixels.crop(box).convert("RGB"), None if opaque else mask.crop(box), top + begin)
        begin = end


def _covers(piece: Piece, drawing: DisplayList) -> bool:
    """Whether a piece covers all the picture."""
    plain, size = _plain(piece), (str(drawing.width), str(drawing.height))
    return plain is not None and plain.groups()[:2] == size and piece[:2] == (0, 0)


def _plain(piece: Piece) -> re.Match[str] | None:
    """Width, height and colour of a piece that is nothing but pixels of one colour."""
    return _PLAIN.fullmatch(piece.svg) if piece.shift == (0, 0) else None


def _measured(svg: str) -> Box | None:
    """Where a piece lies by its measures; None if they aren't seen."""
    if found := _RECT.match(svg):
        wide, high = float(found[1]), float(found[2])
        return Box(-SLACK, -SLACK, int(wide) + SLACK, int(high) + SLACK)
    if found := _TEXT.fullmatch(svg):
        size = float(found[1])
        wide = width(unescape(found[3]), size)
        left = {"start": 0.0, "middle": wide / 2, "end": wide}[found[2]]
        return Box(int(-left) - SLACK, int(-size) - SLACK, int(wide - left) + SLACK, int(0.3 * size) + SLACK)
    return None


def _alone(piece: Piece, seen: Box, smaller: int, place: Size) -> str:
    """A piece alone, as far as it is seen in a box."""
    columns, rows = seen.size(smaller)
    view = f"{seen.left} {seen.top} {columns * smaller} {rows * smaller}"
    right, down = piece.shift
    return (
        f'<svg x="{place[0]}" y="{place[1]}" width="{columns}" height="{rows}" viewBox="{view}">'
        f'<g transform="translate({right} {down})">{piece.svg}</g></svg>'
    )
