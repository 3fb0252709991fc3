"""Tells when discord.py repeated a request after a server error, and can forbid it.

After a status of 500 or more, Discord may have done what was asked. discord.py sends such a request up to
five times, also one that creates something. So there are two threads, or the second answer to an interaction
is refused (40060) though the first one arrived.

Reported for another library in https://github.com/openclaw/openclaw/pull/103867. No release up to 2.7.1 of
discord.py lets a caller choose.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from types import SimpleNamespace

import aiohttp
import discord

SERVER_ERROR = 500

_failures: ContextVar[list[int] | None] = ContextVar("failures", default=None)
_is_once: ContextVar[bool] = ContextVar("is_once", default=False)


@contextmanager
def noting_failures() -> Generator[list[int]]:
    """Collect the statuses of 500 and more that the block's requests meet."""
    noted: list[int] = []
    token = _failures.set(noted)
    try:
        yield noted
    finally:
        _failures.reset(token)


@contextmanager
def once() -> Generator[None]:
    """Send the block's requests once: a status of 500 or more raises DiscordServerError at once.

    Check whether the thing exists before you try again.
    """
    token = _is_once.set(True)
    try:
        yield
    finally:
        _is_once.reset(token)


def watch(trace: aiohttp.TraceConfig) -> None:
    """Learn the status of each answer."""
    trace.on_request_end.append(_note)


async def _note(
    session: aiohttp.ClientSession, context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
) -> None:
    if end.response.status < SERVER_ERROR:
        return
    if (noted := _failures.get()) is not None:
        noted.append(end.response.status)
    if _is_once.get():
        raise discord.DiscordServerError(end.response, await end.response.text())
