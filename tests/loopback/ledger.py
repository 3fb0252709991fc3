"""Reads the bot's database while the bot runs, or after it was killed."""

from __future__ import annotations

import json
import re
import sqlite3
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from db import Server
from db.postgres.errors import DRIVER_ERRORS
from engine import Match
from tests.beside import ServersProgram

RECONNECT_INTERVAL = 0.1
"""Seconds between attempts to reach a server that is down."""


NO_TABLE = ("tournament", "seek", "greeting")
"""Kinds of message that are about no table."""


class Moment(NamedTuple):
    """The state of the table when a message was posted."""

    table: int  # id of the table
    version: int
    made: int | None  # time at which the send attempt was recorded
    since: int | None  # time at which the person's turn began, for a turn notification


class Ledger:
    """The bot's database, read-only."""

    def __init__(self, database: Path) -> None:
        self._connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True, isolation_level=None)
        self._connection.row_factory = sqlite3.Row

    def rows(self, query: str, *values: Any) -> list[dict[str, Any]]:
        """The rows of a query."""
        return [dict(row) for row in self._connection.execute(query, values).fetchall()]

    def tables(self) -> list[dict[str, Any]]:
        """All tables: their columns, and the fields of their documents that differ from the defaults."""
        return [_whole(row) for row in self.rows("SELECT * FROM tables ORDER BY id")]

    def open_table(self, channel: int) -> dict[str, Any] | None:
        """The open table of a channel."""
        query = "SELECT * FROM tables WHERE channel = ? AND status IN ('lobby', 'playing')"
        return next(iter(self.rows(query, channel)), None)

    def tournaments(self) -> list[dict[str, Any]]:
        """All tournaments: their columns, and the fields of their documents."""
        return [_whole(row) for row in self.rows("SELECT * FROM tournaments ORDER BY id")]

    def open_tournament(self, channel: int) -> dict[str, Any] | None:
        """The open tournament of a channel."""
        found = (cup for cup in self.tournaments() if cup["channel"] == channel)
        return next((cup for cup in found if cup["status"] in ("joining", "playing")), None)

    def waiting_for(self, person: int) -> list[dict[str, Any]]:
        """The id and channel of each table that waits for a person."""
        return self.rows(
            """
            SELECT tables.id, tables.channel FROM tables JOIN turns ON turns.table_id = tables.id
            WHERE turns.person = ? AND tables.status = 'playing'
            """,
            person,
        )

    def moment(self, channel: int, message: Mapping[str, Any]) -> Moment | None:
        """The state of the table whose message is being posted in a channel: the one that the attempt is
        about, else the channel's open table. Calls in direct messages are about tables elsewhere."""
        made = self.rows("SELECT made, shows FROM attempts WHERE id = ?", int(message["nonce"] or 0))
        shows = [each for row in made for each in json.loads(row["shows"]) if each["kind"] not in NO_TABLE]
        about = [row for each in shows[:1] for row in self.tables() if row["id"] == each["id"]]
        table = about[0] if about else self.open_table(channel)
        if table is None:
            return None
        called = re.search(r"^<@(\d+)>", message["content"] or "", re.MULTILINE)
        query = "SELECT since FROM turns WHERE table_id = ? AND person = ?"
        since = self.rows(query, table["id"], int(called[1])) if called else []
        return Moment(
            table["id"],
            table["version"],
            made[0]["made"] if made else None,
            since[0]["since"] if since else None,
        )

    def seats(self, table: int) -> list[dict[str, Any]]:
        """The seats of a table, in order."""
        return self._table(table)["seats"]

    def moves(self, table: int) -> list[dict[str, Any]]:
        """The log of a table's match."""
        return self.rows("SELECT * FROM moves WHERE table_id = ? ORDER BY entry", table)

    def match(self, table: int) -> Match | None:
        """The stored match of a table; None before the start."""
        snapshot = self._table(table)["snapshot"]
        return None if snapshot is None else Match.load(json.loads(snapshot))

    def played(self, table: int) -> int:
        """The version at which the table's match last changed. Older questions no longer take answers."""
        return self._table(table).get("played", 1)

    def _table(self, id: int) -> dict[str, Any]:
        return _whole(self.rows("SELECT * FROM tables WHERE id = ?", id)[0])

    def is_turn(self, table: int, person: int) -> bool:
        """Whether a person is to move."""
        return bool(self.rows("SELECT 1 FROM turns WHERE table_id = ? AND person = ?", table, person))

    def owed(self) -> list[dict[str, Any]]:
        """The jobs that are due or failing, and the requests with unknown outcome."""
        jobs = self.rows("SELECT * FROM jobs WHERE due <= ? OR failing IS NOT NULL", int(time.time()) + 1)
        return jobs + self.rows("SELECT * FROM attempts")

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()


class ServersLedger(Ledger):
    """The bot's database on a PostgreSQL server. Waits while the server restarts."""

    def __init__(self, where: Server) -> None:
        self._where = where
        self._server: ServersProgram | None = None

    def rows(self, query: str, *values: Any) -> list[dict[str, Any]]:
        while True:
            try:
                if self._server is None:
                    self._server = ServersProgram(self._where.url)
                return self._server.rows(query, values)
            except DRIVER_ERRORS:
                self.close()
                time.sleep(RECONNECT_INTERVAL)

    def close(self) -> None:
        if self._server is not None:
            with suppress(*DRIVER_ERRORS):
                self._server.close()
            self._server = None


def _whole(row: dict[str, Any]) -> dict[str, Any]:
    """A table's row with its decoded document."""
    return {**json.loads(row["document"]), **row}
