"""A private PostgreSQL server for tests, on a socket in a temporary folder that is deleted afterwards.

`pytest --postgres` (`make postgres`) runs tests with the fixture `location` on this server. Each test
gets its own database, a copy of a migrated template.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import AsyncGenerator, Generator, Iterator, Mapping
from contextlib import ExitStack, asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from db import Database, Location, Server
from db.migrate import MIGRATIONS
from db.sqlite.engine import prepare
from tests.beside import Program, beside
from tests.needed import skip_or_fail

USER = "harbour"
TEMPLATE = "harbour_template"
HOW_TO_GET_IT = "There is no PostgreSQL server here. On Debian and Ubuntu: sudo apt install postgresql"
ROOT = 0
MEMORY_FOLDER = Path("/dev/shm")
"""A folder in RAM, where creating a database takes a third of the time."""
STOP_SCRIPT = 'read -r _; "$1" -D "$2/data" -m immediate stop; rm -rf "$2"'
"""Script that stops the server and deletes its folder when the other end of the script's input closes."""
PRIVATE_SETTINGS = {"listen_addresses": "''"}
"""Settings of a private server, which otherwise behaves like a shared one."""
FAST_SETTINGS = {
    "fsync": "off",  # No test cuts the power.
    "full_page_writes": "off",
    "shared_buffers": "64MB",
    "autovacuum": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
}


def programs() -> Path | None:
    """The folder of the server's programs, which Debian leaves out of PATH; None if there is none."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda each: int(each.parent.name))
    return next((folder for folder in reversed(folders) if (folder / "pg_ctl").exists()), None)


class PrivateServer:
    def __init__(self, programs: Path, folder: Path, settings: Mapping[str, str]) -> None:
        self._programs = programs
        self.folder = folder
        self._settings = settings
        self._guard: subprocess.Popen[Any] | None = None
        # The programs refuse to run as root.
        self._as_nobody: dict[str, Any] = (
            {"user": "nobody", "extra_groups": ()} if os.getuid() == ROOT else {}
        )
        self._made = 0

    def start(self) -> None:
        self._do("initdb", "-U", USER, "--auth=trust", "--no-locale", "-E", "UTF8", "--no-sync")
        self.serve()
        self._guard = subprocess.Popen(
            ["sh", "-c", STOP_SCRIPT, "sh", str(self._programs / "pg_ctl"), str(self.folder)],
            cwd="/",
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            **self._as_nobody,
        )

    def stop(self) -> None:
        if self._guard is not None and self._guard.stdin is not None:
            self._guard.stdin.close()
            self._guard.wait()

    def serve(self) -> None:
        """Start a server that was halted."""
        how = " ".join(f"-c {name}={value}" for name, value in self._settings.items())
        self._do("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", f"{how} -k {self.folder}", "start")

    def restart(self) -> None:
        """Crash the server with all its connections and start it again, in one blocking call.

        A caller in a thread needs no event loop in between, so the loop may block on the server meanwhile.
        """
        self._do("pg_ctl", "-w", "-m", "immediate", "-l", str(self.folder / "log"), "restart")

    @asynccontextmanager
    async def away(self) -> AsyncGenerator[None]:
        """Crash the server with all its connections, and start it again after the block."""
        await asyncio.to_thread(self._do, "pg_ctl", "-w", "-m", "immediate", "stop")
        yield
        await asyncio.to_thread(self.serve)

    def follow(self, primary: PrivateServer) -> None:
        """Start as a standby of another server."""
        self._do("pg_basebackup", "-R", "-X", "stream", "-c", "fast", "-U", USER, "-h", str(primary.folder))
        self.serve()

    def promote(self) -> None:
        """End being a standby, and take writes."""
        self._do("pg_ctl", "-w", "promote")

    def halt(self) -> None:
        self._do("pg_ctl", "-w", "-m", "immediate", "stop")

    def demote(self) -> None:
        """Take no more writes, on open connections either."""
        with self._as_owner() as owner:
            owner.execute("ALTER SYSTEM SET default_transaction_read_only = on")
            owner.execute("SELECT pg_reload_conf()")

    def at(self, name: str) -> Server:
        return Server(f"postgresql://{USER}@/{name}?host={self.folder}")

    def prepare(self) -> None:
        """Create the template of all new databases."""
        with self._as_owner() as owner:
            owner.execute(f"CREATE DATABASE {TEMPLATE}")

        async def migrated() -> None:
            await (await Database.open(self.at(TEMPLATE))).close()

        asyncio.run(migrated())

    @contextmanager
    def database(self, template: str = TEMPLATE) -> Generator[Server]:
        """Create a database for the block. `template1` is the empty template."""
        self._made += 1
        name = f"harbour_{self._made}"
        with self._as_owner() as owner:
            owner.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        yield self.at(name)
        with self._as_owner() as owner:
            owner.execute(f"DROP DATABASE {name} WITH (FORCE)")

    @contextmanager
    def _as_owner(self) -> Generator[Program]:
        with beside(self.at("postgres")) as owner:
            yield owner

    def _do(self, program: str, *arguments: str) -> None:
        """Run one of the server's programs."""
        command = [self._programs / program, "-D", self.folder / "data", *arguments]
        done = subprocess.run(
            command,
            check=False,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            **self._as_nobody,
            timeout=200,
        )
        assert done.returncode == 0, done.stderr


@contextmanager
def private_server(*, is_hasty: bool = True, **settings: str) -> Generator[PrivateServer | None]:
    """Run a server for the block; yields None if PostgreSQL isn't installed.

    With `is_hasty`, its data needn't reach the disk. `settings` are added.
    """
    location = programs()
    if location is None:
        yield None
        return
    # A socket's path is limited to about 100 characters, so pytest's own folders are too deep.
    memory = (
        MEMORY_FOLDER if is_hasty and MEMORY_FOLDER.is_dir() and os.access(MEMORY_FOLDER, os.W_OK) else None
    )
    with tempfile.TemporaryDirectory(prefix="pg-", dir=memory, ignore_cleanup_errors=True) as folder:
        if os.getuid() == ROOT:
            shutil.chown(folder, "nobody")
        server = PrivateServer(
            location, Path(folder), PRIVATE_SETTINGS | (FAST_SETTINGS if is_hasty else {}) | settings
        )
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def replicated() -> Generator[tuple[PrivateServer, PrivateServer] | None]:
    """Run a server and its standby for the block; yields None if PostgreSQL isn't installed."""
    location = programs()
    if location is None:
        yield None
        return
    settings = PRIVATE_SETTINGS | FAST_SETTINGS | {"wal_level": "replica", "max_wal_senders": "4"}
    with ExitStack() as stack:
        servers: list[PrivateServer] = []
        for _ in range(2):
            folder = stack.enter_context(
                tempfile.TemporaryDirectory(prefix="pg-", ignore_cleanup_errors=True)
            )
            if os.getuid() == ROOT:
                shutil.chown(folder, "nobody")
            servers.append(PrivateServer(location, Path(folder), settings))
        primary, standby = servers
        primary.start()
        stack.callback(primary.stop)
        primary.prepare()
        standby.follow(primary)
        stack.callback(standby.halt)
        yield primary, standby


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--postgres", action="store_true", help="have tests use PostgreSQL where they can")


@pytest.fixture(scope="session")
def postgres(request: pytest.FixtureRequest) -> Iterator[PrivateServer]:
    """The server, for tests that are about PostgreSQL alone. `make postgres` runs them."""
    with private_server() as server:
        if server is None:
            skip_or_fail(HOW_TO_GET_IT)
        server.prepare()
        yield server


@cache
def new_file() -> bytes:
    """An empty, migrated SQLite database. Created once per process."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "new.db")
        prepare(path, MIGRATIONS)
        return path.read_bytes()


@pytest.fixture
def location(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Location]:
    """The location of a test's empty database: an SQLite file or, with --postgres, one on the server."""
    if not request.config.getoption("postgres"):
        path = tmp_path / "harbour.db"
        path.write_bytes(new_file())
        yield path
        return
    server: PrivateServer = request.getfixturevalue("postgres")
    with server.database() as database:
        yield database


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests that are about the other engine."""
    on_postgres = bool(config.getoption("postgres"))
    others = [item for item in items if _is_of(item, sqlite=on_postgres)]
    if others:
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if item not in others]


def _is_of(item: pytest.Item, *, sqlite: bool) -> bool:
    """Whether a test is about one engine alone: SQLite if `sqlite`, else PostgreSQL."""
    if sqlite:
        return item.get_closest_marker("of_sqlite") is not None
    return "postgres" in getattr(item, "fixturenames", ())
