"""The pictures on the demo's pages, which are our own PNGs.

simcord trusts no picture: on every page a process begun for each reads and writes it anew, and that is
most of the processor time of a game in the demo.
"""

from __future__ import annotations

import struct

from simcord.preview._media import MediaInfo, MediaWorker  # pyright: ignore[reportPrivateUsage]

SIGNATURE = b"\x89PNG\r\n\x1a\n"


class Pictures(MediaWorker):
    """Gives PNGs to a page as they are, and leaves everything else to simcord."""

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        if not blob.startswith(SIGNATURE):
            return await super().validate(key, blob, media_time=media_time)
        width, height = struct.unpack_from("!II", blob, len(SIGNATURE) + 8)  # after the header's name
        size = width * height * 4
        # No worker reads it, so none needs a ceiling: else the page would warn that there is none.
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
