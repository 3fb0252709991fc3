"""PNGs follow the specification, also when they are assembled from parts."""

import struct
import zlib

import pytest
from PIL import Image

from raster.png import png, rows

CHANNELS = {2: 3, 6: 4}


def pixels(png: bytes) -> bytes:
    """The channels of all pixels. Fails if a checksum or header isn't as the specification requires."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    at, chunks = 8, list[tuple[bytes, bytes]]()
    while at < len(png):
        (length,), name = struct.unpack_from(">L", png, at), png[at + 4 : at + 8]
        data = png[at + 8 : at + 8 + length]
        assert struct.unpack_from(">L", png, at + 8 + length) == (zlib.crc32(name + data),)
        chunks.append((name, data))
        at += length + 12
    assert [name for name, _ in chunks] == [b"IHDR", b"IDAT", b"IEND"]
    width, height, bits, colours, *rest = struct.unpack(">LLBBBBB", chunks[0][1])
    assert (bits, rest) == (8, [0, 0, 0])
    row = 1 + CHANNELS[colours] * width
    data = zlib.decompress(chunks[1][1])
    assert len(data) == row * height and not any(data[::row])
    return b"".join(data[start + 1 : start + row] for start in range(0, len(data), row))


@pytest.mark.parametrize("mode", ["RGB", "RGBA"])
def test_parts_become_one_png(mode):
    noise = Image.effect_noise((70, 50), 90).convert(mode)
    parts = [rows(noise.crop((0, top, 70, end))) for top, end in ((0, 1), (1, 30), (30, 50))]
    assert pixels(png(noise.size, mode, parts)) == noise.tobytes()
    assert pixels(png(noise.size, mode, [rows(noise)])) == noise.tobytes()
