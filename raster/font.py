"""The pictures' font: the characters it has and their widths.

Pictures use Noto Sans CJK JP only, never an installed font, so that they look the same everywhere. Measuring
text needs little more than two OpenType tables, `cmap` and `hmtx`.
"""

import struct
from bisect import bisect_right
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import BinaryIO

import noto_cjk_sans_jp_bold  # pyright: ignore[reportMissingTypeStubs]
import noto_cjk_sans_jp_regular  # pyright: ignore[reportMissingTypeStubs]

FAMILY = "Noto Sans CJK JP"
FILES = (Path(str(noto_cjk_sans_jp_regular.FONT_PATH)), Path(str(noto_cjk_sans_jp_bold.FONT_PATH)))
"""The regular and the bold font file."""


class Font:
    """Widths of a font's characters, read from an OpenType file with a format 12 character map."""

    def __init__(self, file: Path) -> None:
        with file.open("rb") as stream:
            tables = dict(_directory(stream))

            def table(tag: str) -> bytes:
                start, length = tables[tag]
                stream.seek(start)
                return stream.read(length)

            (self._units,) = struct.unpack_from(">H", table("head"), 18)
            (count,) = struct.unpack_from(">H", table("hhea"), 34)
            # Pairs of advance and left bearing. Glyphs beyond the last pair share the last advance.
            self._advances = struct.unpack_from(">" + "HH" * count, table("hmtx"))[::2]
            self._ranges = sorted(_ranges(table("cmap")))
        self._starts = [first for first, _, _ in self._ranges]

    def advance(self, character: str) -> float | None:
        """The width of a character in ems, or None if the font lacks it."""
        code = ord(character)
        place = bisect_right(self._starts, code) - 1
        if place < 0:
            return None
        first, last, glyph = self._ranges[place]
        if code > last:
            return None
        return self._advances[min(glyph + code - first, len(self._advances) - 1)] / self._units


@cache
def bold() -> Font:
    """The bold font. It is the wider one, so text that fits in bold fits in regular."""
    return Font(FILES[1])


def _directory(stream: BinaryIO) -> Iterator[tuple[str, tuple[int, int]]]:
    """Each table's tag, start and length."""
    (count,) = struct.unpack(">4xH6x", stream.read(12))
    for _ in range(count):
        tag, start, length = struct.unpack(">4s4xLL", stream.read(16))
        yield tag.decode(), (start, length)


def _ranges(cmap: bytes) -> Iterator[tuple[int, int, int]]:
    """The first and last character of each range and the glyph of the first, from the format 12 subtable."""
    (count,) = struct.unpack_from(">2xH", cmap)
    for place in range(4, 4 + 8 * count, 8):
        (start,) = struct.unpack_from(">4xL", cmap, place)
        form, groups = struct.unpack_from(">H10xL", cmap, start)
        if form == 12:
            yield from struct.iter_unpack(">LLL", cmap[start + 16 : start + 16 + 12 * groups])  # type: ignore[misc]
            return
    raise ValueError("no format 12 character map")
