"""What processes agree on that share a server's database: whose each shard is, how often all of them together
do something, and what one has to tell the others.

A shard is a process's until its lease expires without having been renewed; then another one may take it. The
fence of a lease grows with each taking, and whoever writes locks the fences that they hold (`check`). So a
process that has slept through its lease writes nothing any more, whatever it believes.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg  # pyright: ignore[reportMissingTypeStubs]

from db.location import Server
from db.postgres.connection import TRANSACTION, Connection, connect, ending_sleepers
from db.postgres.errors import FAILURES, meaning, one_line
from db.shards import Shards

log = logging.getLogger(__name__)

LASTS = 6.0
"""Seconds for which a lease is good once it is renewed."""
EVERY = 2.0
"""Seconds after which it is: a process may be slow for a moment, and a try may fail."""
LOOK = 0.3
"""Seconds until who waits for another's lease looks again."""
CHANNEL = "harbourmaster"
"""The server's channel on which processes hear of each other."""
ORDER = 1214345826
"""The number of the lock that whoever takes leases has, so that one comes after the other."""
MISSED = ""
"""What is heard where something may have been missed."""

_NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"

_BEGIN = "BEGIN; SET LOCAL lock_timeout = '1s'"

_OTHERS = f"""SELECT max(expires) - {_NOW} FROM leases
WHERE expires > {_NOW} AND (shards <> $3 OR shard BETWEEN $1 AND $2)"""  # noqa: S608

_LOCK = "SELECT FROM leases ORDER BY shard FOR UPDATE"

_TAKE = f"""INSERT INTO leases (shard, shards, holder, fence, expires)
SELECT shard, {{count}}, '', 0, 0 FROM generate_series({{first}}, {{last}}) AS shard ON CONFLICT DO NOTHING;
UPDATE leases SET shards = {{count}}, fence = fence + 1 WHERE shards <> {{count}};
UPDATE leases SET holder = '{{name}}', fence = fence + 1, expires = {_NOW} + {{lasts}}
WHERE shard BETWEEN {{first}} AND {{last}}"""  # noqa: S608

_RENEW = f"""WITH renewed AS (
    UPDATE leases SET expires = {_NOW} + $2 WHERE holder = $1 RETURNING shard
) SELECT count(*) FROM renewed"""  # noqa: S608

_GIVE_BACK = "UPDATE leases SET holder = '', expires = 0 WHERE holder = $1"

_MAKE_PLACES = """INSERT INTO places (what, place, until)
SELECT $1, place, 0 FROM generate_series(1, CAST($2 AS integer)) AS place ON CONFLICT DO NOTHING"""

_TAKE_PLACE = f"""UPDATE places SET until = {_NOW} + $3
WHERE what = $1 AND place = (
    SELECT place FROM places WHERE what = $1 AND place <= $2 AND until <= {_NOW}
    ORDER BY place DESC LIMIT 1 FOR UPDATE SKIP LOCKED
) RETURNING place"""  # noqa: S608

_NEXT_PLACE = f"SELECT min(until) - {_NOW} FROM places WHERE what = $1 AND place <= $2"  # noqa: S608


class Sharing:
    """A process's part. `lost` is set when one of its shards is another's, or may be."""

    def __init__(self, server: Server, shards: Shards, connection: Connection) -> None:
        self.shards = shards
        self.lost = asyncio.Event()
        self.name = secrets.token_hex(8)
        self._server = server
        self._connection = connection
        self._asking = asyncio.Lock()
        self._fences: dict[int, int] = {}
        self._until = 0.0  # by this process's own clock
        self._hear: Callable[[str], None] | None = None
        self._let_go: Callable[[], None] | None = None
        self._keeping: asyncio.Task[None] | None = None

    @property
    def are_held(self) -> bool:
        """Whether the leases are good by this process's own clock, however it has slept."""
        return not self.lost.is_set() and _now() < self._until

    @property
    def check(self) -> str:
        """The statement that a transaction begins with: it fails (`LeaseLost`) unless all leases are held as
        they were taken, and keeps them so until the transaction has ended. For there is no root of a negative
        number, nor is one drawn anywhere else."""
        held = ", ".join(f"({shard}, {fence})" for shard, fence in self._fences.items())
        return (
            f"SELECT sqrt(count(*) - {len(self._fences)}) FROM (SELECT shard FROM leases"  # noqa: S608
            f" WHERE (shard, fence) IN ({held}) ORDER BY shard FOR KEY SHARE) AS held"
        )

    async def take(self) -> None:
        """Take all leases, as soon as nobody else has any of them. One of FAILURES."""
        was_told = False
        while not await self._are_taken():
            if not was_told:
                log.warning("Another process has some of the shards %s: waiting for it to end", self.shards)
                was_told = True
            await asyncio.sleep(LOOK)
        self._keeping = asyncio.create_task(self._keep(), name="leases")

    async def _are_taken(self) -> bool:
        first, last, count = self.shards.first, self.shards.last, self.shards.count
        began = _now()
        await self._connection.fetchval(ending_sleepers())
        await self._connection.execute(_BEGIN)
        try:
            await self._connection.fetchval("SELECT pg_advisory_xact_lock($1)", ORDER)
            if await self._connection.fetchval(_OTHERS, first, last, count) is not None:
                return False
            await self._connection.execute(_LOCK)
            if await self._connection.fetchval(_OTHERS, first, last, count) is not None:
                return False  # renewed while the lock was waited for
            taking = _TAKE.format(first=first, last=last, count=count, name=self.name, lasts=_lasts())
            await self._connection.execute(taking)
            rows = await self._connection.fetch(
                "SELECT shard, fence FROM leases WHERE holder = $1", self.name
            )
            await self._connection.execute("COMMIT")
        except asyncpg.LockNotAvailableError:  # somebody sleeps who has it
            return False
        finally:
            if self._connection.is_in_transaction():
                await self._connection.execute("ROLLBACK")
        self._fences = {row["shard"]: row["fence"] for row in rows}
        self._until = began + LASTS
        return True

    async def _keep(self) -> None:
        """Renew the leases for as long as they are held."""
        while not self.lost.is_set():
            await asyncio.sleep(EVERY)
            began = _now()
            try:
                held = await self._asked(_RENEW, self.name, _lasts())
            except FAILURES as error:
                log.warning("The leases could not be renewed: %s", one_line(error))
                if _now() > self._until:
                    self.lose()
            else:
                self._until = began + LASTS
                if held != len(self._fences):
                    self.lose()
                with suppress(*FAILURES):
                    await self._asked(ending_sleepers())

    def lose(self) -> None:
        """Some shard is another's."""
        if not self.lost.is_set():
            log.warning("The leases of the shards %s are lost", self.shards)
            self.lost.set()
            if self._let_go is not None:
                self._let_go()

    def on_loss(self, let_go: Callable[[], None]) -> None:
        """Have this called when some shard is another's: whoever waits for the server waits no longer."""
        self._let_go = let_go

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Have `hear` called with all that others tell; with MISSED where something may be missing."""
        self._hear = hear
        async with self._asking:
            try:
                async with asyncio.timeout(EVERY):
                    await self._connection.add_listener(CHANNEL, self._heard)
            except FAILURES:
                self._connection.terminate()  # whoever asks next makes it anew, and listens

    def _heard(self, connection: object, process: int, channel: str, text: object) -> None:
        teller, _, told = str(text).partition(" ")
        if teller != self.name and self._hear is not None:
            self._hear(told)

    def told(self, text: str, *, also_here: bool) -> str:
        """What is sent, to tell the others that, or all."""
        return f"{'' if also_here else self.name} {text}"

    async def place(self, what: str, most: int, of: int, span: float) -> float:
        """Do something of which all processes do no more than `of` in so many seconds, and such as this no
        more than `most`: 0 if it may be done now, or the seconds until it is worth another try. NotSaved."""
        try:
            await self._asked(_MAKE_PLACES, what, of)
            if await self._asked(_TAKE_PLACE, what, most, round(span * 1000)) is not None:
                return 0
            return max(LOOK, await self._asked(_NEXT_PLACE, what, most) / 1000)
        except FAILURES as error:
            raise meaning(error) from error

    async def _asked(self, query: str, *values: object) -> Any:
        """One value, over a connection that is made anew where it was lost. One of FAILURES, before the
        leases would have to be renewed over the same."""
        async with self._asking, asyncio.timeout(EVERY):
            if self._connection.is_closed():
                self._connection = await self._connected_anew()
            try:
                return await self._connection.fetchval(query, *values)
            except BaseException:
                self._connection.terminate()  # nobody knows how far it has come
                raise

    async def _connected_anew(self) -> Connection:
        """A connection in the place of the one that was lost, over which the others are heard again."""
        connection = await connect(self._server, lets_go_of=TRANSACTION)
        if self._hear is not None:
            try:
                await connection.add_listener(CHANNEL, self._heard)
            except BaseException:
                connection.terminate()
                raise
            self._hear(MISSED)
        return connection

    async def close(self) -> None:
        """Give the shards back: whoever waits for them has them at once."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        with suppress(*FAILURES):
            await self._asked(_GIVE_BACK, self.name)
        self._connection.terminate()


def _now() -> float:
    """Seconds of a clock that goes on while the machine sleeps, where there is one."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()


def _lasts() -> int:
    """Milliseconds for which a lease is good."""
    return round(LASTS * 1000)


async def join(server: Server, shards: Shards) -> Sharing:
    """Take part, and have these shards, as soon as no other process has them. One of FAILURES."""
    sharing = Sharing(server, shards, await connect(server, lets_go_of=TRANSACTION))
    try:
        await sharing.take()
    except BaseException:
        await sharing.close()
        raise
    return sharing
