"""A connection pooler like PgBouncer, which refuses or ignores most parameters of a new connection."""

from __future__ import annotations

import asyncio
import contextlib
import struct
from collections.abc import AsyncGenerator
from pathlib import Path

from db import Server

TRACKED = {"user", "database", "application_name", "client_encoding", "standard_conforming_strings"}
"""Parameters that PgBouncer tracks, apart from a few that we don't use."""
SSL_REQUEST = struct.pack("!ii", 8, 80877103)


@contextlib.asynccontextmanager
async def pooler(server: Server, folder: Path, *, ignores: bool) -> AsyncGenerator[Server]:
    """Run a pooler before a server with a socket in `folder`. With `ignores`, as with
    `ignore_startup_parameters`."""
    tasks: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        tasks.add(task)
        with contextlib.suppress(OSError, asyncio.IncompleteReadError), contextlib.closing(writer):
            start = await _message(reader)
            if start == SSL_REQUEST:
                writer.write(b"N")
                start = await _message(reader)
            words = start[8:].split(b"\0")
            given = dict(zip(words[:-2:2], words[1:-2:2], strict=False))
            unknown = [name for name in given if name.decode() not in TRACKED]
            if unknown and not ignores:
                text = f"unsupported startup parameter: {unknown[0].decode()}"
                fields = b"".join(
                    each.encode() + b"\0" for each in ("SFATAL", "VFATAL", "C08P01", f"M{text}", "")
                )
                writer.write(b"E" + struct.pack("!i", len(fields) + 4) + fields)
                await writer.drain()
                return
            kept = b"".join(
                name + b"\0" + value + b"\0" for name, value in given.items() if name not in unknown
            )
            theirs, ours = await asyncio.open_unix_connection(str(folder / ".s.PGSQL.5432"))
            with contextlib.closing(ours):
                ours.write(struct.pack("!ii", len(kept) + 9, 196608) + kept + b"\0")
                await asyncio.gather(_pass(reader, ours), _pass(theirs, writer))

    listening = await asyncio.start_server(serve, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    address, _, _ = server.url.partition("?")
    yield Server(address.replace("@/", f"@127.0.0.1:{port}/"))
    listening.close()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _message(reader: asyncio.StreamReader) -> bytes:
    length = await reader.readexactly(4)
    return length + await reader.readexactly(struct.unpack("!i", length)[0] - 4)


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(2**16):
        writer.write(data)
        await writer.drain()
    writer.close()
