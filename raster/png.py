"""Pixels as a PNG: rows as they are, without a filter, compressed by ISA-L.

Some rows can be compressed apart from the others, and be part of many pictures.
"""

import struct
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, cast
from zlib import crc32

from isal import isal_zlib
from PIL import Image

LEVEL = 1
"""Of ISA-L's. From here on a picture grows hardly smaller."""
COLOURS = {"RGB": 2, "RGBA": 6}
"""What the PNG specification calls them."""
_packer = cast(Callable[..., Any], isal_zlib.compressobj)  # pyright: ignore[reportUnknownMemberType]
_adler = cast(Callable[[bytes], int], isal_zlib.adler32)  # pyright: ignore[reportUnknownMemberType]
_BITS = 8  # of a channel
_BEGIN, _END = b"\x78\x01", b"\x03\x00"  # of what zlib compresses: its header, and an empty last block
_MODULUS = 65521  # Adler-32's


class Rows(NamedTuple):
    """Some rows of a picture, compressed apart."""

    deflated: bytes
    size: int
    """In bytes, before that."""
    check: int
    """Their Adler-32."""


def rows(picture: Image.Image) -> Rows:
    """All rows of a picture, RGB or RGBA."""
    wide = len(picture.getbands()) * picture.width
    # Each row stands behind a zero, its filter: none.
    pixels = b"\0" + picture.tobytes("raw", picture.mode, wide + 1)[:-1]
    pack = _packer(LEVEL, isal_zlib.DEFLATED, -isal_zlib.MAX_WBITS)
    deflated = pack.compress(pixels) + pack.flush(isal_zlib.Z_FULL_FLUSH)
    return Rows(deflated, len(pixels), _adler(pixels))


def png(size: tuple[int, int], mode: str, parts: Iterable[Rows]) -> bytes:
    """The PNG of a picture that consists of these rows."""
    parts = [*parts]
    header = struct.pack(">LLBBBBB", *size, _BITS, COLOURS[mode], 0, 0, 0)
    data = [_BEGIN, *(part.deflated for part in parts), _END, struct.pack(">L", _check(parts))]
    chunks = [*_chunk(b"IHDR", header), *_chunk(b"IDAT", b"".join(data)), *_chunk(b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def _check(parts: Iterable[Rows]) -> int:
    """The Adler-32 of all together."""
    low, high = 1, 0
    for part in parts:
        high = (high + (part.check >> 16) + part.size * (low - 1)) % _MODULUS
        low = (low + (part.check & 0xFFFF) - 1) % _MODULUS
    return high << 16 | low


def _chunk(name: bytes, data: bytes) -> Iterator[bytes]:
    yield struct.pack(">L", len(data)) + name
    yield data
    yield struct.pack(">L", crc32(data, crc32(name)))
