"""A picture's PNG is put together of bands: where nothing is new, a band isn't made again.

A move changes a table's picture in a few places.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence

from PIL import Image

from boards.png import Rows, png, rows
from boards.sprites import Laid

HEIGHT = 64
"""Of a band, in pixels. Of lower ones fewer are made again, and files are larger."""
KEPT = 8 * 2**20
"""Bytes of bands that are kept."""

Place = tuple[int, int, int]
"""Of a sprite in a band: its number, and where its piece lies."""
Key = tuple[int, int, tuple[Place, ...]]
"""Of a band: its size, and what is seen in it."""


class Bands:
    """Those that have been used last."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._bands: OrderedDict[Key, Rows] = OrderedDict()
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
        key = width, height, tuple([(sprite.number, x, y - top) for x, y, sprite in sprites])
        if known := self._bands.get(key):
            self._bands.move_to_end(key)
            return known
        picture = Image.new("RGB", (width, height))
        for x, y, sprite in sprites:
            for pixels, mask, box in sprite.strips:
                place = box.moved(x, y - top)
                if place.top < height and place.bottom > 0:
                    if mask and not isinstance(pixels, Image.Image):
                        pixels = Image.new("RGB", mask.size, pixels)  # by which Pillow is faster
                    picture.paste(pixels, place, mask)
        band = rows(picture)
        self._bands[key] = band
        self.size += _size(key, band)
        return band

    def _forget(self) -> None:
        """Forget those that were used longest ago, if there are too many."""
        while self.size > self._kept:
            self.size -= _size(*self._bands.popitem(last=False))


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
    return len(band.deflated) + 200 * len(key[2])
