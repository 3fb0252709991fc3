"""Writes PNGs: rows without a filter, compressed by ISA-L.

Groups of rows are compressed independently, so many pictures can share them.
"""

import struct
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, cast
from zlib import crc32

from isal import isal_zlib
from PIL import Image

COMPRESSION_LEVEL = 1
"""Compression level. ISA-L's higher levels hardly shrink a picture further."""
COLOURS = {"RGB": 2, "P": 3, "RGBA": 6}
"""PNG colour types by Pillow mode."""
_packer = cast("Callable[..., Any]", isal_zlib.compressobj)  # pyright: ignore[reportUnknownMemberType]
inflate = cast("Callable[[bytes], bytes]", isal_zlib.decompress)  # pyright: ignore[reportUnknownMemberType]
_compress = cast("Callable[[bytes, int], bytes]", isal_zlib.compress)  # pyright: ignore[reportUnknownMemberType]
_adler = cast("Callable[[bytes], int]", isal_zlib.adler32)  # pyright: ignore[reportUnknownMemberType]
_BITS = 8  # bits per channel
_BEGIN, _END = b"\x78\x01", b"\x03\x00"  # the zlib header, and an empty last block
_MODULUS = 65521  # modulus of Adler-32


def deflate(pixels: bytes) -> bytes:
    """Compress bytes for `inflate`."""
    return _compress(pixels, COMPRESSION_LEVEL)


class Scanlines(NamedTuple):
    """A group of rows, compressed independently of the others."""

    deflated: bytes
    size: int
    """Size of the rows in bytes before compression."""
    check: int
    """Adler-32 checksum of the uncompressed bytes."""


def rows(picture: Image.Image) -> Scanlines:
    """All rows of an image, compressed."""
    wide = len(picture.getbands()) * picture.width
    # Each row starts with its filter type; zero means none.
    pixels = b"\0" + picture.tobytes("raw", picture.mode, wide + 1)[:-1]
    pack = _packer(COMPRESSION_LEVEL, isal_zlib.DEFLATED, -isal_zlib.MAX_WBITS)
    deflated = pack.compress(pixels) + pack.flush(isal_zlib.Z_FULL_FLUSH)
    return Scanlines(deflated, len(pixels), _adler(pixels))


def png(size: tuple[int, int], mode: str, parts: Iterable[Scanlines], palette: bytes = b"") -> bytes:
    """A PNG of these rows, top to bottom. `palette` has the RGB colours of the mode "P"."""
    parts = [*parts]
    header = struct.pack(">LLBBBBB", *size, _BITS, COLOURS[mode], 0, 0, 0)
    data = [_BEGIN, *(part.deflated for part in parts), _END, struct.pack(">L", _check(parts))]
    colours = _chunk(b"PLTE", palette) if mode == "P" else ()
    chunks = [*_chunk(b"IHDR", header), *colours, *_chunk(b"IDAT", b"".join(data)), *_chunk(b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def _check(parts: Iterable[Scanlines]) -> int:
    """The Adler-32 of all parts combined."""
    low, high = 1, 0
    for part in parts:
        high = (high + (part.check >> 16) + part.size * (low - 1)) % _MODULUS
        low = (low + (part.check & 0xFFFF) - 1) % _MODULUS
    return high << 16 | low


def _chunk(name: bytes, data: bytes) -> Iterator[bytes]:
    yield struct.pack(">L", len(data)) + name
    yield data
    yield struct.pack(">L", crc32(data, crc32(name)))
