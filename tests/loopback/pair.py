"""Two real processes for a shard, and what befalls them: one has it, the other waits to take over."""

from __future__ import annotations

import asyncio
import os
import random
import re
import secrets
import signal
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from db import Server
from db.postgres import sharing
from db.postgres.errors import LOST
from db.postgres.literals import literal
from tests.beside import _OfAServer, beside
from tests.loopback import hasty, soak, stacks, witness
from tests.loopback.ledger import Ledger
from tests.loopback.process import BotProcess
from tests.loopback.relay import Relay
from tests.loopback.server import TOKEN, LoopbackDiscord

LONGEST = 60.0
"""Seconds after which what should come about is waited for no longer."""
LOOK = 0.02
NOT_OURS = re.compile(r".*Task exception was never retrieved.*\nfuture: .* coro=<Connection\.close\(\)")
"""asyncpg says so where a connection that it closes is gone already."""
WAITS = "waiting for it to end"
"""What a process says that waits for a shard."""


BUSY = """SELECT pid, state, wait_event, CAST(now() - xact_start AS text)
AS since, pg_blocking_pids(pid)::text AS waits_for, application_name, left(query, 200) AS query
FROM pg_stat_activity WHERE datname = current_database() AND (state <> 'idle' OR wait_event = 'Lock')"""
"""What the server does, and who waits for whom."""


def main(arguments: Sequence[str]) -> int:
    """The entrance of a process whose lease tells which process has it."""
    made = secrets.token_hex
    sharing.secrets.token_hex = lambda size=None: f"{os.getpid()}-{made(size)}"  # type: ignore[attr-defined]
    stacks.tell_when_asked()
    return hasty.main_without_pictures(arguments)


class ServersLedger(Ledger):
    """A server's database, read by another connection."""

    def __init__(self, where: Server) -> None:
        self._server = _OfAServer(where.url)

    def rows(self, query: str, *values: Any) -> list[dict[str, Any]]:
        for value in values:
            query = query.replace("?", literal(value), 1)
        statement = self._server._wait(self._server._connection.prepare(query))
        return [dict(row) for row in self._server._wait(statement.fetch())]

    def fence(self, shard: int) -> int:
        """The fence of a shard's lease."""
        return self.rows("SELECT fence FROM leases WHERE shard = ?", shard)[0]["fence"]

    def holder(self, shard: int) -> int:
        """The process (see `main`) that has a shard, or had it last; 0 if it was given back."""
        rows = self.rows("SELECT holder FROM leases WHERE shard = ?", shard)
        return int(rows[0]["holder"].partition("-")[0] or 0) if rows else 0

    def close(self) -> None:
        self._server.close()


class OneOfSeveral(BotProcess):
    """A process that has one shard, or waits for it. `name` is its own."""

    def __init__(
        self, discord: LoopbackDiscord, where: Server, folder: Path, shard: int, of: int, main: str, name: str
    ) -> None:
        super().__init__(
            discord,
            folder / f"{name}.db",
            main,
            HARBOURMASTER_DATABASE=where.url,
            HARBOURMASTER_SHARDS=f"{shard}/{of}",
            DISCORD_TOKEN=f"{TOKEN}.{name}",
        )
        self.shard = shard
        self._read = 0

    @property
    def is_connected(self) -> bool:
        return self._discord.has(self.shard)

    @property
    def waits(self) -> bool:
        """Whether it has begun to wait since `is_holder` was last told."""
        return WAITS in self.log[self._read :]

    def is_holder(self) -> None:
        """Note that it doesn't wait now."""
        self._read = len(self.log)

    def signal(self, what: signal.Signals) -> None:
        """Have it sleep, or go on."""
        os.kill(self.process_id, what)


@dataclass(frozen=True)
class Takeover:
    """Seconds since something befell the process that had a shard."""

    cause: str
    held: float
    """Until another had the lease."""
    served: float
    """Until that was logged in."""


class Pair:
    """The processes of a shard, each of which has its own network to the database."""

    def __init__(
        self,
        discord: LoopbackDiscord,
        ledger: ServersLedger,
        where: Server,
        socket: Path,
        folder: Path,
        shard: int,
        of: int,
        main: str,
    ) -> None:
        """`socket`: the folder of the server's socket; `folder`: where the processes write."""
        self.shard = shard
        self.takeovers: list[Takeover] = []
        self._discord = discord
        self._ledger = ledger
        self._where = where
        self._socket = socket
        self._folder = folder
        self._of = of
        self._main = main
        self._processes: dict[OneOfSeveral, Relay] = {}
        self._begun = 0
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Pair:
        await self._begin()
        await self._until(lambda: self._discord.has(self.shard), "begun")
        await self._begin()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def _begin(self) -> None:
        """Start another process."""
        self._begun += 1
        folder = self._stack.enter_context(TemporaryDirectory(prefix="net-"))
        relay = await self._stack.enter_async_context(Relay(self._socket, Path(folder)))
        name = f"{self.shard}-{self._begun}"
        url = self._where.url.replace(str(self._socket), folder)
        where = Server(f"{url}&{witness.SETTING}={name}")
        process = await self._stack.enter_async_context(
            OneOfSeveral(self._discord, where, self._folder, self.shard, self._of, self._main, name)
        )
        process.launch()
        self._processes[process] = relay

    async def _end(self, process: OneOfSeveral) -> None:
        del self._processes[process]
        await process.end()

    async def _until(self, condition: Callable[[], Any], what: str) -> None:
        """AssertionError with what the processes have written, and with what the server is busy."""
        try:
            async with asyncio.timeout(LONGEST):
                while not condition():  # noqa: ASYNC110, none of it has an event
                    await asyncio.sleep(LOOK)
        except TimeoutError:
            for each in self._processes:
                with suppress(ProcessLookupError):
                    each.signal(signal.SIGUSR1)
            await asyncio.sleep(1)
            logs = "\n".join(each.log for each in self._processes)
            busy = "\n".join(map(str, self._ledger.rows(BUSY)))
            raise AssertionError(f"shard {self.shard}: not {what}\n{logs}\n{busy}") from None

    async def ready(self) -> tuple[OneOfSeveral, OneOfSeveral]:
        """Wait until one of them has the shard and serves, and the other waits; which."""
        found: list[tuple[OneOfSeveral, OneOfSeveral]] = []

        def is_so() -> bool:
            has = self._ledger.holder(self.shard)
            holders = [each for each in self._processes if each.process_id == has]
            others = [each for each in self._processes if each.process_id != has]
            if not holders or not others or not holders[0].is_connected or not others[0].waits:
                return False
            found.append((holders[0], others[0]))
            return True

        await self._until(is_so, "a pair")
        holder, other = found[-1]
        holder.is_holder()
        return holder, other

    async def _taken_over(self, cause: str, began: float, fence: int, log_ins: int) -> None:
        await self._until(lambda: self._ledger.fence(self.shard) > fence, f"taken over, {cause}")
        held = time.monotonic() - began
        await self._until(
            lambda: self.log_ins > log_ins and self._discord.has(self.shard), f"served again, {cause}"
        )
        self.takeovers.append(Takeover(cause, held, time.monotonic() - began))

    def network(self, process: OneOfSeveral) -> Relay:
        """What is between one of them and the database."""
        return self._processes[process]

    @property
    def log_ins(self) -> int:
        """How often one of them has logged in."""
        return sum(shard == self.shard for shard, _ in self._discord.log_ins)

    # What befalls them

    async def killed(self, *, both: bool = False) -> None:
        """SIGKILL; `both`: who waits, too, so that both begin anew."""
        holder, other = await self.ready()
        before = time.monotonic(), self._ledger.fence(self.shard), self.log_ins
        await self._end(holder)
        if both:
            await self._end(other)
            await self._begin()
        await self._begin()
        await self._taken_over("both killed" if both else "killed", *before)

    async def asleep(self, seconds: float) -> None:
        """SIGSTOP, until so many seconds after the other one has taken over."""
        holder, _ = await self.ready()
        before = time.monotonic(), self._ledger.fence(self.shard), self.log_ins
        holder.signal(signal.SIGSTOP)
        try:
            await self._taken_over("asleep", *before)
            await asyncio.sleep(seconds)
        finally:
            holder.signal(signal.SIGCONT)

    async def cut_off(self, seconds: float, *, is_cut: bool) -> None:
        """Nothing passes between it and the database, until so many seconds after the other one has taken
        over; `is_cut`: and what waited is lost."""
        holder, _ = await self.ready()
        before = time.monotonic(), self._ledger.fence(self.shard), self.log_ins
        self.network(holder).hold()
        try:
            await self._taken_over("network held up", *before)
            await asyncio.sleep(seconds)
        finally:
            self.network(holder).let_go(is_cut=is_cut)

    async def delayed(self, seconds: float, *, is_cut: bool) -> None:
        """The same for a while that is shorter than a lease: most often the other one doesn't take over."""
        holder, _ = await self.ready()
        self.network(holder).hold()
        await asyncio.sleep(seconds)
        self.network(holder).let_go(is_cut=is_cut)


def refused(log: str) -> int:
    """How often something was not stored since the process that was to had lost its lease."""
    return log.count(LOST)


def complaints(log: str) -> list[str]:
    """The entries of a log that tell of a fault of ours; that the database is away is none."""
    return [line for line in soak.complaints(NOT_OURS.sub("", log)) if "Not saved: " not in line]


def cut(where: Server) -> None:
    """All connections of all processes to the database end."""
    with beside(where) as other:
        other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND application_name LIKE 'harbourmaster%'"
        )


async def befall(pair: Pair, where: Server, lasts: float, chance: random.Random) -> str:
    """Something at random; what it was."""
    is_cut = chance.random() < 0.5
    match chance.random():
        case fate if fate < 0.55:
            await pair.killed()
            return "kills"
        case fate if fate < 0.65:
            await pair.killed(both=True)
            return "kills of both"
        case fate if fate < 0.75:
            await pair.asleep(chance.uniform(0, lasts))
            return "sleeps"
        case fate if fate < 0.85:
            await pair.cut_off(chance.uniform(0, lasts), is_cut=is_cut)
            return "networks held up for long"
        case fate if fate < 0.93:
            await pair.delayed(chance.uniform(0, lasts / 2), is_cut=is_cut)
            return "networks held up for a moment"
        case _:
            await asyncio.to_thread(cut, where)
            return "cuts of all connections"
