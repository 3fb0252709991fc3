"""Distinguishes temporary failures of the bot from those that a person must fix."""

from __future__ import annotations

import logging

import discord

from cogs.pace import NoLogInsLeft
from db import DatabaseLocked, DatabaseUnreachable, NotSaved
from sessions import Refused
from ui.discord_errors import is_outage


def temporary_failure(error: Exception) -> str | None:
    """Describe a temporary failure in one line; None for any other."""
    match error:
        case NoLogInsLeft() | DatabaseLocked() | DatabaseUnreachable():
            return _line(error)
        case NotSaved() | Refused(code="not-saved"):
            return f"The database can't be written: {_line(error)}"
        case discord.HTTPException() | discord.ConnectionClosed() if is_outage(error):
            return f"Discord can't be used: {_line(error)}"
        case _ if is_outage(error):
            return f"Discord can't be reached: {_line(error)}"
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
