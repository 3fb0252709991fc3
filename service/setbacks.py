"""Distinguishes temporary failures of the bot from those that a person must fix."""

from __future__ import annotations

import logging

import aiohttp
import discord

from cogs.pace import NoLogInsLeft
from db import DatabaseLocked, DatabaseUnreachable, NotSaved
from sessions import Refused

REFUSED_TOKEN = 4004
"""Gateway close code for an invalid token."""
PERMANENT_CLOSE_CODES = (REFUSED_TOKEN, 4010, 4012, 4013, 4014)
"""Gateway close codes for which retrying is pointless."""
TOO_MANY_REQUESTS = 429


def temporary_failure(error: Exception) -> str | None:
    """Describe a temporary failure in one line; None for any other."""
    match error:
        case discord.HTTPException(status=status) if status >= 500 or status == TOO_MANY_REQUESTS:
            return f"Discord can't be used: {_line(error)}"
        case discord.ConnectionClosed(code=code) if code not in PERMANENT_CLOSE_CODES:
            return f"Discord can't be used: {_line(error)}"
        case discord.GatewayNotFound() | OSError() | aiohttp.ClientError():
            return f"Discord can't be reached: {_line(error)}"
        case NoLogInsLeft() | DatabaseLocked() | DatabaseUnreachable():
            return _line(error)
        case NotSaved() | Refused(code="not-saved"):
            return f"The database can't be written: {_line(error)}"
        case _:
            return None


def in_one_line(record: logging.LogRecord) -> bool:
    """A logging filter that turns temporary failures into one-line warnings without a traceback."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, Exception) and (reason := temporary_failure(error)):
        record.msg, record.args = "%s (%s)", (record.getMessage(), reason)
        record.exc_info = record.exc_text = None
        record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
    return True


def _line(error: Exception) -> str:
    """The first line of an error's message without a full stop, or the error's name."""
    first, *_ = str(error).splitlines() or [""]
    return first.rstrip(".") or type(error).__name__
