"""Temporary failures are retried; those that need a person are not."""

import sqlite3
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from db import (
    DatabaseInUse,
    DatabaseLocked,
    DatabaseTooNew,
    DatabaseUnreachable,
    DatabaseUnusable,
    NotSaved,
)
from service.setbacks import temporary_failure
from sessions import Refused


def response(status: int) -> Any:
    return SimpleNamespace(status=status, reason="Wrong")


def closed(code: int) -> discord.ConnectionClosed:
    socket: Any = SimpleNamespace(close_code=code)
    return discord.ConnectionClosed(socket, shard_id=0)


@pytest.mark.parametrize(
    ("error", "word"),
    [
        (OSError("no route to host"), "no route to host"),
        (TimeoutError(), "TimeoutError"),
        (aiohttp.ServerDisconnectedError(), "disconnected"),
        (discord.DiscordServerError(response(503), "<html>\nupstream\n</html>"), "503"),
        (discord.HTTPException(response(429), "slow down"), "429"),
        (discord.GatewayNotFound(), "gateway"),
        (closed(1006), "1006"),
        (closed(4011), "4011"),  # Discord requires more shards, and a new start asks how many.
        (DatabaseLocked("The database a.db is locked."), "a.db is locked"),
        (DatabaseUnreachable("The database can't be reached: refused"), "can't be reached: refused"),
        (NotSaved("database or disk is full"), "full"),
        (Refused("not-saved"), "not-saved"),
    ],
)
def test_transient_errors_have_a_reason(error, word):
    reason = temporary_failure(error)
    assert reason and word in reason and "\n" not in reason


@pytest.mark.parametrize(
    "error",
    [
        discord.LoginFailure("Improper token has been passed."),
        discord.PrivilegedIntentsRequired(None),
        discord.HTTPException(response(400), "commands of ours that Discord doesn't like"),
        closed(4004),
        closed(4014),
        DatabaseUnusable("damaged"),
        DatabaseTooNew("too new"),
        DatabaseInUse("in use"),
        sqlite3.OperationalError("no such table: our mistake"),
        LookupError("ours"),
    ],
)
def test_permanent_errors_have_no_reason(error):
    assert temporary_failure(error) is None
