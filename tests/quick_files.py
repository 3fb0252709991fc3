"""Database files that stay open from one test to the next.

To open one anew takes milliseconds: each connection reads the schema, and compiles each statement. So a
test's path is a link to a file that was open before and has been emptied since, and the test is lent its
connections.

    files().link(path)   a new database
    files().find(path)   the file behind it, which lends connections
    files().empty_all()  the test is over

A file that can't be emptied is thrown away: where a connection to it is still in use, still reads, or has
other settings than at its opening; where the schema is another one, or the file isn't whole.
"""

from __future__ import annotations

import atexit
import sqlite3
import tempfile
from functools import cache
from pathlib import Path

from db.sqlite.engine import prepare
from db.sqlite.soundness import damage
from tests.postgres import MEMORY

SETTINGS = {
    *("cache_size", "foreign_keys", "journal_size_limit", "query_only", "synchronous", "temp_store"),
    "wal_autocheckpoint",
}
"""What a connection is told at its opening. It isn't told again when it is lent anew: it would forget what it
has compiled."""
LEDGER = "migrations"
"""The only table in which a new database has rows."""

really_prepare = prepare


class Lent(sqlite3.Connection):
    """A connection that goes back to its file when it is closed."""

    file: File

    def __init__(self, path: Path, patience: float) -> None:
        super().__init__(path, timeout=patience, isolation_level=None, check_same_thread=False)
        self.row_factory = sqlite3.Row
        self.patience = patience
        self._told: set[str] = set()

    def is_told(self, setting: str) -> bool:
        """Whether it has been told so before ("PRAGMA foreign_keys = ON"); from now on it has."""
        if setting in self._told:
            return True
        self._told.add(setting)
        return False

    @property
    def is_as_opened(self) -> bool:
        names = [setting.split()[1] for setting in self._told]
        return SETTINGS.issuperset(names) and len({*names}) == len(names)

    def close(self) -> None:
        self.file.take_back(self)

    def really_close(self) -> None:
        super().close()


class File:
    """Of one test after the other."""

    def __init__(self, path: Path) -> None:
        path.write_bytes(new_database())
        self.path = path
        self._in_use: list[Lent] = []
        self._idle: list[Lent] = []
        self._own = sqlite3.connect(path, isolation_level=None)
        self._own.execute("PRAGMA synchronous = OFF")
        tables = self._own.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name != ?", (LEDGER,)
        )
        self._tables = [name for (name,) in tables]
        self._as_new = self._contents()

    def lend(self, patience: float) -> Lent:
        """An open connection; `patience` as `open_writer` and `open_reader` have it."""
        one = next((each for each in self._idle if each.patience == patience), None)
        if one is None:
            one = Lent(self.path, patience)
            one.file = self
        else:
            self._idle.remove(one)
        self._in_use.append(one)
        return one

    def take_back(self, one: Lent) -> None:
        if one in self._in_use:
            one.rollback()
            self._in_use.remove(one)
            self._idle.append(one)

    def is_emptied(self) -> bool:
        """Empty it; whether it is as new then."""
        if self._in_use or not all(one.is_as_opened for one in self._idle):
            return False
        try:
            self._own.execute("BEGIN IMMEDIATE")
            for table, has_rows in zip(self._tables, self._have_rows(), strict=True):
                if has_rows:
                    self._own.execute(f"DELETE FROM {table}")
            self._own.execute("COMMIT")
            [(is_read, *_)] = self._own.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            return not is_read and self._contents() == self._as_new and not damage(self._own)
        except sqlite3.Error:
            return False

    def _have_rows(self) -> tuple[int, ...]:
        each = ", ".join(f"EXISTS (SELECT 1 FROM {table})" for table in self._tables)
        return self._own.execute(f"SELECT {each}").fetchone()

    def _contents(self) -> list[tuple[object, ...]]:
        return [
            *self._own.execute("PRAGMA schema_version"),
            *self._own.execute("PRAGMA user_version"),
            *self._own.execute(f"SELECT * FROM {LEDGER}"),
            self._have_rows(),
        ]

    def throw_away(self) -> None:
        for one in (*self._in_use, *self._idle):
            one.really_close()
        self._own.close()
        self.path.unlink()


class Files:
    """Those of a process."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None)
        self._made = 0
        self._idle: list[File] = []
        self._in_use: dict[Path, File] = {}

    def link(self, path: Path) -> None:
        """Have a new database be there."""
        file = self._idle.pop() if self._idle else self._another()
        path.symlink_to(file.path)
        self._in_use[file.path] = file

    def find(self, path: Path) -> File | None:
        """The file behind a path; None if it isn't one of these."""
        return self._in_use.get(path.resolve())

    def empty_all(self) -> None:
        """Make those in use as new, for others."""
        for file in self._in_use.values():
            if file.is_emptied():
                self._idle.append(file)
            else:
                file.throw_away()
        self._in_use.clear()

    def throw_away(self) -> None:
        for file in (*self._in_use.values(), *self._idle):
            file.throw_away()
        self._folder.cleanup()

    def _another(self) -> File:
        self._made += 1
        return File(Path(self._folder.name).resolve() / f"{self._made}.db")


@cache
def files() -> Files:
    """Those of this process."""
    made = Files()
    atexit.register(made.throw_away)
    return made


@cache
def new_database() -> bytes:
    """The file of a database in which nothing is stored yet, as `prepare` makes it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "new.db")
        really_prepare(file)
        return file.read_bytes()
