"""Draws panels as PNGs in the current process. `artist.py` moves this work to workers.

librsvg renders the SVG with our fonts only. There are two caches, both compressed: pixels (of kept
panels, and of the loose art of lines) and whole lines. Most lines of a table's picture stay the same from one
move to the next.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable, Generator, Hashable
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from types import ModuleType
from typing import Generic, NamedTuple, TypeVar

from PIL import Image

from raster.font import FILES
from raster.panel import Drawing, Panel, digest, document
from raster.png import Scanlines, deflate, inflate, png, rows

FONTS = Path(__file__).with_name("fonts.conf")
PIXEL_CACHE_BYTES = 16 * 2**20
"""Room for a few thousand panels, which would take some 200 MiB uncompressed."""
SLICE_HEIGHT = 80
"""Height in pixels of the slices in which lines of kept panels are compressed.

A move changes only a few slices.
"""
LINE_CACHE_BYTES = 16 * 2**20
ENTRY_OVERHEAD = 1000
"""Estimated size in bytes of a cache entry, without its value."""
NONE = Image.Dither.NONE


class Pixels(NamedTuple):
    """An image compressed to about a twelfth. Restoring it takes 0.1 ms."""

    mode: str
    size: tuple[int, int]
    deflated: bytes

    @staticmethod
    def of(image: Image.Image) -> Pixels:
        """Compress an image."""
        return Pixels(image.mode, image.size, deflate(image.tobytes()))

    def image(self) -> Image.Image:
        """Restore the image."""
        return Image.frombuffer(self.mode, self.size, inflate(self.deflated), "raw", self.mode, 0, 1)


Cached = TypeVar("Cached")


class Cache(Generic[Cached]):
    """An LRU cache of at most `most` bytes."""

    def __init__(self, most: int, size: Callable[[Cached], int]) -> None:
        self._most = most
        self._size_of = size
        self._values: OrderedDict[Hashable, Cached] = OrderedDict()
        self.size = 0
        self.made = 0
        """Number of values computed because they weren't cached."""

    def get(self, key: Hashable, make: Callable[[], Cached]) -> Cached:
        """The value for this key, made and stored if it isn't cached."""
        if key in self._values:
            self._values.move_to_end(key)
            return self._values[key]
        value = self._values[key] = make()
        self.made += 1
        self.size += self._size_of(value) + ENTRY_OVERHEAD
        while self.size > self._most:
            _, oldest = self._values.popitem(last=False)
            self.size -= self._size_of(oldest) + ENTRY_OVERHEAD
        return value


class Studio:
    """Draws pictures and caches the parts they share."""

    def __init__(self, pixels: int = PIXEL_CACHE_BYTES, lines: int = LINE_CACHE_BYTES) -> None:
        self.pixels = Cache[Pixels](pixels, lambda made: len(made.deflated))
        self.lines = Cache[Scanlines](lines, lambda made: len(made.deflated))
        self._restored: dict[bytes, Image.Image] = {}
        """Kept panels of the current picture, decompressed. Several slices may show the same one."""

    def png(self, drawing: Drawing) -> bytes:
        """The PNG of a picture: RGB (or the colours of its palette) if each line has a ground, else RGBA."""
        self._restored.clear()
        mode = "RGB" if all(line.ground for line in drawing.lines) else "RGBA"
        palette = drawing.palette if mode == "RGB" else b""

        def made(line: Panel) -> Scanlines:
            image = self._image(line, mode)
            return rows(image.quantize(palette=_palette(palette), dither=NONE) if palette else image)

        lines = [
            self.lines.get((mode, palette, digest(line)), lambda line=line: made(line))
            for whole in drawing.lines
            for line in whole.slices(SLICE_HEIGHT)
        ]
        return png(drawing.size, "P" if palette else mode, lines, palette)

    def _image(self, panel: Panel, mode: str) -> Image.Image:
        if panel.has_loose:
            image = self._loose(panel, mode)
        else:
            image = Image.new(mode, (panel.width, panel.height), panel.ground or (0, 0, 0, 0))
        for x, y, each in panel.kept():
            above = self._kept(each)
            if mode == "RGBA":
                image.alpha_composite(above.convert(mode), (max(0, x), max(0, y)), (max(0, -x), max(0, -y)))
            else:
                image.paste(above, (x, y), above if above.mode == "RGBA" else None)
        return image

    def _loose(self, panel: Panel, mode: str) -> Image.Image:
        """The panel's own elements, without its kept panels.

        A line's are cached, because many tables share the same frames and waves.
        """
        size, loose = (panel.width, panel.height), panel.loose

        def drawn() -> Image.Image:
            return _pixels(size, loose).convert(mode)

        if panel.is_kept:
            return drawn()
        return self.pixels.get((mode, size, loose), lambda: Pixels.of(drawn())).image()

    def _kept(self, panel: Panel) -> Image.Image:
        key = digest(panel)
        if key not in self._restored:
            mode = "RGB" if panel.ground else "RGBA"
            kept = self.pixels.get(key, lambda: Pixels.of(self._image(panel, mode)))
            self._restored[key] = kept.image()
        return self._restored[key]


@cache
def studio() -> Studio:
    """The process's studio."""
    return Studio()


def render(drawing: Drawing) -> bytes:
    """The PNG of a picture. Raises ValueError if its SVG is broken."""
    return studio().png(drawing)


@lru_cache(8)
def _palette(colours: bytes) -> Image.Image:
    """An image with this palette, as `quantize` needs it."""
    image = Image.new("P", (1, 1))
    image.putpalette(colours)
    return image


def _pixels(size: tuple[int, int], elements: str) -> Image.Image:
    """Elements as an RGBA image. Raises ValueError if they aren't valid SVG."""
    vips = _vips()
    try:
        image = vips.Image.svgload_buffer(document(*size, elements).encode())
    except vips.Error as error:
        raise ValueError(f"{elements[:80]!r} can't be drawn: {error.detail}") from error
    return Image.frombuffer("RGBA", size, image.write_to_memory(), "raw", "RGBA", 0, 1)


@cache
def _vips() -> ModuleType:
    """The pyvips module, with our fonts loaded."""
    folders = {file.parent.parent for file in FILES}
    assert len(folders) == 1, f"the fonts lie in several folders: {folders}"
    (folder,) = folders
    with _environment(FONTCONFIG_FILE=str(FONTS), XDG_DATA_HOME=str(folder), VIPS_CONCURRENCY="1"):
        import pyvips

        text = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>a</text></svg>'
        pyvips.Image.svgload_buffer(text.encode()).avg()
    pyvips.cache_set_max(0)  # The `Studio` already has a cache.
    return pyvips


@contextmanager
def _environment(**variables: str) -> Generator[None]:
    """Set environment variables, and restore them on exit."""
    before = {name: os.environ.get(name) for name in variables}
    os.environ.update(variables)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
