"""The location of a database: the path of an SQLite file, or the address of a PostgreSQL server."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

SCHEMES = ("postgresql://", "postgres://")


@dataclass(frozen=True)
class Server:
    """A database on a PostgreSQL server. `str` gives its address without user, password and parameters."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"


Location = Path | Server


class WrongLocation(ValueError):
    """A text is neither the path of a file nor the address of a server. The message shows no password."""


def location(where: str | Location) -> Location:
    """Parse a database's location as written in the configuration.

    Raises WrongLocation for anything that isn't clearly a path or an address.
    """
    if not isinstance(where, str):
        return where
    if where.startswith(SCHEMES):
        _check_address(where)
        return Server(where)
    return path(where)


def path(text: str) -> Path:
    """Parse the path of a file or a folder. Raises WrongLocation if it looks like something else."""
    if not text or not text.isprintable():
        raise WrongLocation("is empty or has characters that can't be printed")
    if _QUOTE.match(text) or _QUOTE.match(text[-1]):
        raise WrongLocation(f"is {shown(text)}, with quotation marks: leave them out")
    if scheme := _SCHEME.match(text):
        raise WrongLocation(f"is {shown(text)}: {scheme[1]}: isn't a kind of address that is known here")
    if any(looks.search(text) for looks in _ADDRESSES) or ("@" in text and text[0] not in "./"):
        raise WrongLocation(
            f"is {shown(text)}, which looks like the address of a server without postgresql://"
        )
    if _ASSIGNMENT.match(text):
        raise WrongLocation(f"is {shown(text)}, with a name before the value")
    if text[0] in "~$%:<{[" or "${" in text:
        raise WrongLocation(f"is {shown(text)}, with a sign that isn't replaced: write the whole path")
    if _COMMENT.search(text) or text[-1] in ",;":
        raise WrongLocation(f"is {shown(text)}, with something behind the value: leave it out")
    if os.name == "posix" and "\\" in text:
        raise WrongLocation(f"is {shown(text)}, with a backslash: write / between folders")
    if _WORD.fullmatch(text):
        raise WrongLocation(f"is {shown(text)}, which is no path: for a file of this name, write ./{text}")
    return Path(text)


def shown(text: str) -> str:
    """A value for a message, in quotes, with everything masked that may be a password."""
    masked = _PASSWORD.sub(r"\1=***", text)
    kind, colon, rest = masked.partition("://")
    if not colon and _SCHEME.match(masked.lstrip("\"'`")):
        kind, colon, rest = masked.partition(":")
    _, at, after = (rest or masked).rpartition("@")
    if at or colon:
        masked = f"{kind if colon else ''}{colon}***{at}{after if at else ''}"
    return repr(masked[:200])


def _check_address(url: str) -> None:
    """Check the address of a server. Raises WrongLocation."""
    if not url.isprintable() or " " in url or _QUOTE.match(url[-1]) or url[-1] in ",;":
        raise WrongLocation(
            f"is {shown(url)}, with a space, a quotation mark, a sign at its end or a character that isn't"
            " printed"
        )
    try:
        parts = urlsplit(url)
    except ValueError as error:
        raise WrongLocation(f"is {shown(url)}: {error}") from error
    if parts.fragment or "@" in parts.path + parts.query or url.endswith("#"):
        raise WrongLocation(
            f"is {shown(url)}: in the user's name and the password, write # as %23, / as %2F, ? as %3F and @"
            " as %40"
        )
    hosts = parts.netloc.rpartition("@")[2]
    if not all(_HOST.fullmatch(host) for host in hosts.split(",")):
        raise WrongLocation(f"is {shown(url)}: its host or port isn't one")
    if not all(_FIELD.fullmatch(field) for field in parts.query.split("&") if parts.query):
        raise WrongLocation(f"is {shown(url)}: what follows ? must be name=value; write & as %26")
    if not hosts and not parts.path.strip("/"):
        raise WrongLocation(f"is {shown(url)}: it names no database")


_QUOTE = re.compile(r"""["'`´‘’“”„«»]""")
_SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]+):")
"""An address's kind. A single letter is a drive of Windows."""
_ADDRESSES = [
    re.compile(r"(?i)\b(host|server|data source|dbname|database|user|uid|password|pwd|port)\s*="),
    re.compile(r"://|^//"),
    re.compile(r"^[\w.-]+:[0-9]+(/|$)"),
    re.compile(r":[^/]*@"),
]
"""Patterns that occur in server addresses but not in paths."""
_COMMENT = re.compile(r"\s#")
"""`docker --env-file` keeps a comment after a value."""
_WORD = re.compile(r"(?i)[0-9]+|on|off|yes|no|true|false|none|null|undefined|default|postgres(ql)?|sqlite3?")
"""Words that aren't meant as paths."""
_ASSIGNMENT = re.compile(r"(export )?[A-Z][A-Z0-9_]+=")
_PASSWORD = re.compile(r"(?is)(pass\w*|pwd)\s*=.*")
_FIELD = re.compile(r"[a-z_]+=[^=]+", re.ASCII)
_HOST = re.compile(r"(\[[0-9A-Fa-f:.%]+\]|[\w.%-]*)(:[0-9]{1,5})?", re.ASCII)
