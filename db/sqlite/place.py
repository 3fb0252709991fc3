"""Where a database file lies: what SQLite can't protect is refused before it is opened."""

from __future__ import annotations

import errno
import logging
import re
import shutil
import sqlite3
from pathlib import Path

from db.errors import DatabaseError, DatabaseUnreachable, DatabaseUnusable
from db.sqlite.errors import is_full

log = logging.getLogger(__name__)

MOUNTS = Path("/proc/self/mounts")
"""Linux's list of mounted file systems."""
NETWORK_FILE_SYSTEM = re.compile(
    r"9p|afs|ceph|cifs|fakeowner|fuse\.(?!ext|ntfs|exfat).*|glusterfs|lustre|ncpfs|nfs4?|prl_fs|smb[23]|smbfs"
    r"|vboxsf|virtiofs|vmhgfs"
)
"""Types of file systems that are shared with other machines, or by a virtual machine with its host."""
MIN_FREE_BYTES = 2**17
"""Free bytes of a disk below which it counts as full: the index of SQLite's log needs 32 KiB."""


def check_place(path: Path) -> None:
    """Check that SQLite can keep a file there, which needn't exist yet. Raises DatabaseUnusable."""
    path = path.resolve()
    if not path.parent.is_dir():
        raise _refusal(path, f"there is no folder {path.parent}; create it, or mount its disk")
    if not path.is_file():
        return
    if path.stat().st_nlink > 1:
        raise _refusal(path, "the file has another name (a hard link), under which its log would be missed")
    if path in (point for point, _ in _mounts()):
        raise _refusal(path, "the file is mounted by itself, without its log; mount its folder instead")


def is_missing(path: Path) -> bool:
    """Whether there is no database yet. For SQLite, an empty file is an empty database."""
    return not path.exists() or not path.stat().st_size


def warn_of_network(path: Path) -> None:
    """Log a warning if a file lies on a network file system."""
    path = path.resolve()
    above = [(len(str(point)), kind) for point, kind in _mounts() if path.is_relative_to(point)]
    _, kind = max(above, default=(0, ""))
    if NETWORK_FILE_SYSTEM.fullmatch(kind):
        log.warning(
            "The database %s is on a network file system (%s), which may lose moves: put it on a local disk.",
            path,
            kind,
        )


def cant_be_used(path: Path, error: OSError | sqlite3.Error) -> DatabaseError:
    """The error for a file that can't be opened. Retry the start if it is a DatabaseUnreachable."""
    if is_full(error) or getattr(error, "errno", None) == errno.ENOSPC or _has_no_room(path):
        return DatabaseUnreachable(f"The disk of the database {path} is full ({error}).")
    return _refusal(path, error)


def _has_no_room(path: Path) -> bool:
    try:
        return shutil.disk_usage(path.resolve().parent).free < MIN_FREE_BYTES
    except OSError:
        return False


def _refusal(path: Path, reason: object) -> DatabaseUnusable:
    return DatabaseUnusable(f"The database {path} can't be used: {reason}")


def _mounts() -> list[tuple[Path, str]]:
    """The place and the type of each mounted file system; empty if the system can't tell."""
    try:
        lines = [line.split(" ") for line in MOUNTS.read_text(errors="surrogateescape").splitlines()]
    except OSError:
        return []
    return [(Path(_unescaped(point)), kind) for _, point, kind, *_ in lines]


def _unescaped(text: str) -> str:
    """A path as it is, with spaces and the like instead of their octal numbers."""
    return re.sub(r"\\([0-7]{3})", lambda found: chr(int(found[1], 8)), text)
