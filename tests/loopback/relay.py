"""The network between a process and a PostgreSQL server. It can cut a connection during a commit."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import Self

SOCKET_NAME = ".s.PGSQL.5432"
"""Name of a PostgreSQL server's socket in its folder."""
CHUNK = 2**16
COMMIT = b"COMMIT"
DELIVERY_SECONDS = 0.1
"""Seconds after which the server has received what was sent."""


class Cut(Enum):
    BEFORE = "before the server hears of the commit"
    AFTER = "after the commit, before the answer"


class Relay:
    """Listens on a socket in its own folder, as the server does in the other."""

    def __init__(self, server: Path, folder: Path) -> None:
        self.folder = folder
        self.cuts: Cut | None = None
        """How to cut the next connection that commits; None once it was cut."""
        self._server = server
        self._writers: set[asyncio.StreamWriter] = set()
        self._passing: set[asyncio.Task[None] | None] = set()
        self._listening: asyncio.Server | None = None

    async def __aenter__(self) -> Self:
        self._listening = await asyncio.start_unix_server(self._connected, self.folder / SOCKET_NAME)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._listening is not None
        self._listening.close()
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.gather(*filter(None, self._passing), return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._passing.add(asyncio.current_task())
        try:
            there, thither = await asyncio.open_unix_connection(self._server / SOCKET_NAME)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, thither}
        back = asyncio.ensure_future(self._pass(there, writer))
        with suppress(ConnectionError):
            while chunk := await reader.read(CHUNK):
                if self.cuts is not None and COMMIT in chunk:
                    cut, self.cuts = self.cuts, None
                    back.cancel()
                    if cut is Cut.AFTER:
                        thither.write(chunk)
                        await asyncio.sleep(DELIVERY_SECONDS)
                    break
                thither.write(chunk)
                await thither.drain()
        for each in (writer, thither):
            each.transport.abort()
            self._writers.discard(each)
        await asyncio.wait([back])

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while chunk := await reader.read(CHUNK):
                writer.write(chunk)
                await writer.drain()
        writer.transport.abort()
