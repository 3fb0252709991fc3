"""Sprites are pieces of drawings as pixels: what has been drawn before isn't drawn again.

A sprite is a card, a frame, a name. Most of a table's picture was seen in the one before, and much of it at
other tables.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import unescape
from itertools import count, groupby
from math import isqrt, prod
from typing import NamedTuple, cast

from PIL import Image, ImageChops, ImageColor

from raster.display_list import DisplayList, Piece
from raster.font import FAMILY
from raster.text import width

KEPT = 40 * 2**20
"""The most bytes of cached sprites."""
AFAR = 8
"""By so much smaller a piece is drawn to see where it lies, if its text doesn't say."""
CUTS = 4
"""How many sprites of one piece are kept, cut off at different edges."""
CELL = 32
"""Pixels: so wide and high are what a sprite is cut into, to find where nothing is to be seen."""
WORTH_CUTTING = 4096
"""Pixels of a sprite from which on that saves more than it costs."""
OPAQUE = 255
NEARLY = 2
"""Of 255: by so much a pixel may differ from what it is taken for."""
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
Ink = tuple[int, ...]
"""Red, green and blue."""
Cut = tuple[int | None, ...]
"""The edges of a picture, in the order of a box, as far as they cut something off."""
WHOLE: Cut = (None,) * 4
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
    """A part of a sprite."""

    pixels: Image.Image | Ink
    """RGB; where all is of one colour, that: it takes a fifth of the room."""
    mask: Image.Image | None
    """How much of what is below is covered; None if all, which is faster by far."""
    box: Box
    """From the piece's own pixel on."""


class Sprite(NamedTuple):
    """A piece as pixels."""

    number: int
    """No other has it."""
    strips: tuple[Strip, ...]
    """From above; none if nothing is to be seen."""
    cut: Cut
    """Where it was cut off by the edges of the picture, from the piece's own pixel on."""


class Laid(NamedTuple):
    """A sprite in a picture, with the pixel at which its piece lies."""

    x: int
    y: int
    sprite: Sprite


class Sprites:
    """Those that have been drawn last."""

    def __init__(self, draw: Whole, kept: int = KEPT) -> None:
        self._draw_whole = draw
        self._kept = kept
        self._numbers = count()
        self._sprites: OrderedDict[Key, list[Sprite]] = OrderedDict()
        self.size = 0
        """Of all together, in bytes."""

    def laid(self, drawing: DisplayList) -> list[Laid] | None:
        """The picture's sprites, one above another; None if it can be seen through somewhere."""
        if not drawing.pieces or not _covers(drawing.pieces[0], drawing):
            return None
        found = [(piece, self._known(piece, drawing)) for piece in drawing.pieces]
        missing = {_key(piece): piece for piece, sprite in found if not sprite}
        self._draw([*missing.values()], drawing)
        laid = [Laid(piece.x, piece.y, sprite or self._found(piece, drawing)) for piece, sprite in found]
        self._forget()
        return laid

    def _found(self, piece: Piece, drawing: DisplayList) -> Sprite:
        """The sprite of a piece; one that has just been drawn may be cut off elsewhere."""
        if not self._known(piece, drawing):
            self._draw([piece], drawing)
        sprite = self._known(piece, drawing)
        assert sprite is not None
        return sprite

    def _known(self, piece: Piece, drawing: DisplayList) -> Sprite | None:
        """The sprite of a piece, if it has been drawn."""
        key = _key(piece)
        if known := self._sprites.get(key):
            self._sprites.move_to_end(key)
            for sprite in known:
                if sprite.cut == WHOLE or _is_cut(sprite, _edges(piece, drawing)):
                    return sprite
        return None

    def _draw(self, pieces: Sequence[Piece], drawing: DisplayList) -> None:
        """Draw the sprites of these pieces, as far as they lie in the picture."""
        plain = {piece: strip for piece in pieces if (strip := _plain(piece))}
        boxes = {piece: box for piece in pieces if piece not in plain and (box := _measured(piece.svg))}
        others = {
            piece: _edges(piece, drawing) for piece in pieces if piece not in plain and piece not in boxes
        }
        for piece, pixels in self._drawn(others, AFAR):
            if seen := pixels.getchannel("A").getbbox():
                box = Box(*(AFAR * each for each in seen)).moved(*others[piece][:2])
                boxes[piece] = Box(box.left - AFAR, box.top - AFAR, box.right + AFAR, box.bottom + AFAR)
        boxes = {piece: box.within(_edges(piece, drawing)) for piece, box in boxes.items()}
        seen_pieces = dict(self._drawn({piece: box for piece, box in boxes.items() if not box.is_empty}))
        for piece in pieces:
            if piece in plain:
                self._keep(piece, (plain[piece],), WHOLE)
                continue
            edges = _edges(piece, drawing)
            if (pixels := seen_pieces.get(piece)) and (covered := pixels.getchannel("A").getbbox()):
                found = Box(*covered).moved(*boxes[piece][:2])
                cut = tuple(edge if edge == end else None for edge, end in zip(edges, found, strict=True))
                self._keep(piece, tuple(_strips(pixels.crop(covered), found)), cut)
            else:
                self._keep(piece, (), edges)

    def _keep(self, piece: Piece, strips: tuple[Strip, ...], cut: Cut) -> None:
        sprite = Sprite(next(self._numbers), strips, cut)
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
    strips = (
        prod(each.box.size()) * (4 * isinstance(each.pixels, Image.Image) + bool(each.mask))
        for each in sprite.strips
    )
    return len(key[0]) + OVERHEAD + sum(strips)


def _edges(piece: Piece, drawing: DisplayList) -> Box:
    """The picture's."""
    return Box(-piece.x, -piece.y, drawing.width - piece.x, drawing.height - piece.y)


def _is_cut(sprite: Sprite, edges: Box) -> bool:
    """Whether a sprite is cut off, if at all, where these edges are."""
    return all(cut in (None, edge) for cut, edge in zip(sprite.cut, edges, strict=True))


def _strips(pixels: Image.Image, place: Box) -> Iterator[Strip]:
    """What is to be seen of pixels that lie there, from above: apart where it covers all that is below."""
    mask, wide, ink = pixels.getchannel("A"), pixels.width, _ink(pixels)
    covered, full = mask.tobytes(), bytes([OPAQUE]) * wide
    is_full = [covered[start : start + wide] == full for start in range(0, len(covered), wide)]
    begin = 0
    for opaque, rows in groupby(is_full):
        end = begin + len(list(rows))
        parts = [(True, Box(0, begin, wide, end))] if opaque else _parts(mask, begin, end)
        for covers, box in parts:
            at = box.moved(place.left, place.top)
            yield Strip(ink or pixels.crop(box).convert("RGB"), None if covers else mask.crop(box), at)
        begin = end


def _parts(mask: Image.Image, begin: int, end: int) -> Iterator[tuple[bool, Box]]:
    """The parts of these rows of a mask in which something is covered, and whether all of it is."""
    if (end - begin) * mask.width < WORTH_CUTTING:
        yield False, Box(0, begin, mask.width, end)
        return
    for top in range(begin, end, CELL):
        bottom = min(top + CELL, end)
        cells = [Box(left, top, min(left + CELL, mask.width), bottom) for left in range(0, mask.width, CELL)]
        found = [cast(tuple[int, int], mask.crop(cell).getextrema()) for cell in cells]
        kinds = [(least == OPAQUE, most == 0) for least, most in found]
        for (covers, is_clear), run in groupby(zip(kinds, cells, strict=True), lambda each: each[0]):
            boxes = [box for _, box in run]
            if not is_clear:
                yield covers, Box(boxes[0].left, top, boxes[-1].right, bottom)


def _ink(pixels: Image.Image) -> Ink | None:
    """The colour of all that is to be seen; None if it has several."""
    mask, size = pixels.getchannel("A"), pixels.size
    covered = mask.tobytes()
    row, column = divmod(covered.index(max(covered)), pixels.width)
    ink = cast(Ink, pixels.getpixel((column, row)))[:3]
    ground = Image.new("RGB", size)
    plain = Image.composite(Image.new("RGB", size, ink), ground, mask)
    differs = ImageChops.difference(Image.composite(pixels.convert("RGB"), ground, mask), plain)
    most = cast(Sequence[tuple[int, int]], differs.getextrema())
    return ink if all(high <= NEARLY for _, high in most) else None


def _covers(piece: Piece, drawing: DisplayList) -> bool:
    """Whether a piece covers all the picture."""
    plain = _plain(piece)
    return plain is not None and plain.box.moved(piece.x, piece.y) == (0, 0, drawing.width, drawing.height)


def _plain(piece: Piece) -> Strip | None:
    """A piece that is nothing but pixels of one colour."""
    if piece.shift != (0, 0) or not (found := _PLAIN.fullmatch(piece.svg)):
        return None
    return Strip(ImageColor.getrgb(found[3]), None, Box(0, 0, int(found[1]), int(found[2])))


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
