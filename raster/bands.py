"""A picture's PNG is put together of bands: where nothing is new, a band isn't made again.

A move changes a table's picture in a few places.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import cast

from PIL import Image

from raster.png import Rows, png, rows
from raster.sprites import Ink, Laid, Sprite

HEIGHT = 64
"""Of a band, in pixels. Of lower ones fewer are made again, and files are larger."""
KEPT = 12 * 2**20
"""The most bytes of cached bands."""
GROUNDS = 16
"""The most cached grounds: the bottom layer of a band, such as sea or a chart. Each takes 200 KiB."""

Place = tuple[int, int, int]
"""Of a sprite in a band: its number, and where its piece lies."""
Key = tuple[int, int, Ink, tuple[Place, ...]]
"""Of a band: its size, the colour that covers it, and what is seen on that."""


class Bands:
    """Those that have been used last."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._bands: OrderedDict[Key, Rows] = OrderedDict()
        self._grounds: OrderedDict[Key, Image.Image] = OrderedDict()
        self.size = 0
        """Of all together, in bytes."""

    def png(self, sprites: Sequence[Laid], width: int, height: int) -> bytes:
        """The PNG of a picture of these sprites, of which the first covers all."""
        made = [
            self._band(seen, width, min(HEIGHT, height - top), top) for top, seen in _cut(sprites, height)
        ]
        self._forget()
        return png((width, height), "RGB", made)

    def _band(self, sprites: Sequence[Laid], width: int, height: int, top: int) -> Rows:
        cover = cast(Ink, sprites[0].sprite.strips[0].pixels)  # plain, for it covers all (`Sprites.laid`)
        places = [(sprite.number, x, y - top) for x, y, sprite in sprites]
        key = width, height, cover, tuple(places[1:])
        if known := self._bands.get(key):
            self._bands.move_to_end(key)
            return known
        lowest = _broad(sprites, width)
        picture = self._ground(sprites[:lowest], (width, height, cover, tuple(places[1:lowest])), top)
        _paint(picture, sprites[lowest:], top)
        band = rows(picture)
        self._bands[key] = band
        self.size += _size(key, band)
        return band

    def _ground(self, sprites: Sequence[Laid], key: Key, top: int) -> Image.Image:
        """What lies lowest in a band, to be painted on."""
        if (known := self._grounds.get(key)) is None:
            known = self._grounds[key] = Image.new("RGB", key[:2])
            _paint(known, sprites, top)
            if len(self._grounds) > GROUNDS:
                self._grounds.popitem(last=False)
        else:
            self._grounds.move_to_end(key)
        return known.copy()

    def _forget(self) -> None:
        """Forget those that were used longest ago, if there are too many."""
        while self.size > self._kept:
            self.size -= _size(*self._bands.popitem(last=False))


def _broad(sprites: Sequence[Laid], width: int) -> int:
    """How many of a band's sprites lie lowest, each half as wide as the picture or wider."""
    narrow = (number for number, each in enumerate(sprites) if 2 * _width(each.sprite) < width)
    return next(narrow, len(sprites))


def _width(sprite: Sprite) -> int:
    boxes = [strip.box for strip in sprite.strips]
    return max(box.right for box in boxes) - min(box.left for box in boxes)


def _paint(picture: Image.Image, sprites: Sequence[Laid], top: int) -> None:
    """Paint sprites, one above another, on a picture that begins so many pixels below the whole one's top."""
    height = picture.height
    for x, y, sprite in sprites:
        for pixels, mask, box in sprite.strips:
            place = box.moved(x, y - top)
            if place.top < height and place.bottom > 0:
                if mask and not isinstance(pixels, Image.Image):
                    pixels = Image.new("RGB", mask.size, pixels)  # by which Pillow is faster
                picture.paste(pixels, place, mask)


def _cut(sprites: Sequence[Laid], height: int) -> Iterator[tuple[int, list[Laid]]]:
    """Where each band of a picture begins, and what is seen in it."""
    tops = range(0, height, HEIGHT)
    seen: list[list[Laid]] = [[] for _ in tops]
    for each in sprites:
        if strips := each.sprite.strips:
            first = max(0, (each.y + strips[0].box.top) // HEIGHT)
            behind = max(0, -(-(each.y + strips[-1].box.bottom) // HEIGHT))
            for band in seen[first:behind]:
                band.append(each)
    return zip(tops, seen, strict=True)


def _size(key: Key, band: Rows) -> int:
    """About how many bytes of memory a band takes."""
    return len(band.deflated) + 200 * len(key[3])
