"""A network between one process and a server's database that can be held up: then nothing passes, in either
direction, and nobody is told so."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Self

SOCKET = ".s.PGSQL.5432"
"""What PostgreSQL's programs call a socket in a folder."""
CHUNK = 2**16


class Relay:
    """It listens on a socket in its own folder, as the server does in the other."""

    def __init__(self, server: Path, folder: Path) -> None:
        self.folder = folder
        self._server = server
        self._open = asyncio.Event()
        self._open.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._passing: set[asyncio.Task[None] | None] = set()
        self._listening: asyncio.Server | None = None

    async def __aenter__(self) -> Self:
        self._listening = await asyncio.start_unix_server(self._connected, self.folder / SOCKET)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._listening is not None
        self._listening.close()
        self._cut()
        self._open.set()
        await asyncio.gather(*filter(None, self._passing), return_exceptions=True)

    def hold(self) -> None:
        """Let nothing pass. What is sent waits."""
        self._open.clear()

    def let_go(self, *, is_cut: bool) -> None:
        """Let all pass that waits; `is_cut`: it is lost, with the connections that there were."""
        if is_cut:
            self._cut()
        self._open.set()

    def _cut(self) -> None:
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        self._passing.add(asyncio.current_task())
        await self._open.wait()
        if writer.transport.is_closing():
            return
        try:
            there, thither = await asyncio.open_unix_connection(self._server / SOCKET)
        except OSError:
            writer.transport.abort()
            return
        self._writers.add(thither)
        await asyncio.gather(self._pass(reader, thither), self._pass(there, writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hand on all that comes, to its end."""
        with suppress(ConnectionError):
            while chunk := await reader.read(CHUNK):
                await self._open.wait()
                writer.write(chunk)
                await writer.drain()
            await self._open.wait()
        self._writers.discard(writer)
        writer.close()
