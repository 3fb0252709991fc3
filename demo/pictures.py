"""Serves the pictures on the demo's pages, which are our own PNGs.

simcord trusts no picture: on every page it starts a process to re-encode each one, which takes most of the
demo's processor time.
"""

from __future__ import annotations

import struct

from simcord.preview._media import MediaInfo, MediaWorker  # pyright: ignore[reportPrivateUsage]

SIGNATURE = b"\x89PNG\r\n\x1a\n"


class Pictures(MediaWorker):
    """Passes PNGs through unchanged, and leaves everything else to simcord."""

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        if not blob.startswith(SIGNATURE):
            return await super().validate(key, blob, media_time=media_time)
        # In a PNG's header chunk, the size comes after the name `IHDR`.
        width, height = struct.unpack_from("!II", blob, len(SIGNATURE) + 8)
        size = width * height * 4
        # No worker reads the picture, so no memory limit is needed. Otherwise the page would warn that there
        # is none.
        return MediaInfo(
            "PNG",
            width,
            height,
            1,
            size,
            blob,
            "image/png",
            capture=blob,
            poster=blob,
            memory_limited=True,
        )
