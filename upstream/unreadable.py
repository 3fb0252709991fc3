"""Keeps what Discord sends and discord.py can't decode from ending the program.

discord.py decodes JSON with orjson, which refuses half of a surrogate pair ("\\ud83d"); such halves occur in
names that were cut off. An event with one, or a damaged compressed stream, ends discord.py's whole client.

https://github.com/ijl/orjson says that orjson won't read such text; Python's json does. Broken streams are
reported in https://github.com/dolfies/discord.py-self/issues/565. No release of discord.py up to 2.7.1 mends
either.
"""

from __future__ import annotations

import json
import logging
import zlib
from typing import Any, Self
from weakref import WeakKeyDictionary

import aiohttp
import orjson
from discord import Client, ConnectionClosed, utils
from discord.gateway import DiscordWebSocket, ReconnectWebSocket, WebSocketClosure

log = logging.getLogger(__name__)

UNDERSTOOD = (ReconnectWebSocket, WebSocketClosure, ConnectionClosed, aiohttp.ClientError, OSError)
"""The errors after which discord.py connects again by itself. TimeoutError is an OSError."""


def from_json(text: str | bytes) -> Any:
    """Decode JSON, with "?" for each half of a surrogate pair. Raises ValueError for what isn't JSON."""
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError as error:
        try:
            whole = json.dumps(json.loads(text), ensure_ascii=False).encode("utf-8", "replace")
            data = orjson.loads(whole)
        except (ValueError, RecursionError):
            raise error from None
    log.warning("Discord sent half a character, which is replaced by a question mark")
    return data


_UNCOMPRESSED: WeakKeyDictionary[Client, set[int | None]] = WeakKeyDictionary()
"""Shards whose compressed stream broke, by bot."""


class SturdyWebSocket(DiscordWebSocket):
    """A connection that skips an event that it can't read, and reconnects if it can't read on.

    A shard whose compressed stream broke connects without one, because the same event may come again.
    """

    @classmethod
    async def from_client(cls, client: Client, *, shard_id: int | None = None, **options: Any) -> Self:
        """Connect a shard."""
        compress = shard_id not in _UNCOMPRESSED.setdefault(client, set())
        return await super().from_client(client, shard_id=shard_id, compress=compress, **options)

    async def received_message(self, msg: Any, /) -> None:
        """Handle one message of the gateway. Raises ReconnectWebSocket if the shard must reconnect."""
        try:
            text = self._decompress(msg) if isinstance(msg, bytes) else msg
            if text is not None:
                await super().received_message(text)
        except UNDERSTOOD:
            raise
        except Exception as error:
            if isinstance(error, _BrokenStream):
                self._uncompressed.add(self.shard_id)
            elif self._keep_alive is not None and self.session_id is not None:
                log.warning("Skipped an event of Discord that can't be read: %s", error)
                return
            log.warning("Reconnecting, because Discord's message can't be read: %s", error)
            await self.close()
            raise ReconnectWebSocket(self.shard_id, resume=self.session_id is not None) from error

    def _decompress(self, data: bytes) -> str | None:
        if self.shard_id in self._uncompressed:  # Discord still compresses a large event by itself.
            return zlib.decompress(data).decode()
        try:
            return self._decompressor.decompress(data)
        except UnicodeDecodeError:
            raise
        except Exception as error:
            raise _BrokenStream(error) from error

    @property
    def _uncompressed(self) -> set[int | None]:
        return _UNCOMPRESSED[self._connection._get_client()]  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]


class _BrokenStream(Exception):
    """What follows in a compressed stream can't be read, either."""


def install() -> None:
    """Let discord.py decode all JSON so, that of requests included."""
    utils._from_json = from_json  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
