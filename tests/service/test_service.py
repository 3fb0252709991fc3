"""The bot is restarted after temporary failures."""

import asyncio
import logging
import socket
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.pace import NoLogInsLeft
from cogs.sharing import Sharing
from db import DatabaseError, DatabaseLocked, DatabaseUnreachable, DatabaseUnusable, lease
from db.sqlite.backups import back_up
from db.sqlite.engine import prepare
from service.service import (
    MAX_DELAY_BEFORE_LOG_IN,
    RESTART_DELAYS,
    STABLE_AFTER_SECONDS,
    STARTUP_TIMEOUT,
    Service,
)
from service.writing import Writing
from settings import Address, Backups, Settings, WrongSetting

NONE = Backups(Path(), every=None, keep=1)


class Ended(Exception):
    """An error in the program that ends the bot."""


class Taking:
    """A database with constant writes."""

    def __init__(self) -> None:
        self.commits = SimpleNamespace(number=0)
        self.trouble = None


class Bot:
    """A bot that follows a script: it fails, serves, ends, or something is done to it."""

    def __init__(self, script: list[Any]) -> None:
        self.script = script
        self.closed = 0
        self.is_open = self.is_serving = False
        self.database = Taking()
        self.sharing = Sharing()
        self.not_started: tuple[str, ...] = ()

    async def __aenter__(self) -> "Bot":
        return self

    async def __aexit__(self, *_: object) -> None:
        self.closed += 1
        self.is_serving = False

    def add_listener(self, listener: Any, name: str) -> None:
        assert name == "on_serving"
        self.listener = listener

    async def open_database(self) -> None:
        if self.script and isinstance(self.script[0], DatabaseError):
            raise self.script.pop(0)

    async def start(self, token: str) -> None:
        assert token == "token"
        while self.script:
            now = self.script.pop(0)
            if isinstance(now, Exception):
                raise now
            if callable(now):
                now()
            if now == "serves":
                self.is_serving = True
                await self.listener()
            if now == "ends":
                return
            if now == "hangs":
                await asyncio.Event().wait()
            if now == "works on":
                await asyncio.sleep(0.02)
        raise Ended


class World:
    """A service, its bot, and its waits between attempts."""

    def __init__(self, database: Path, script: list[Any]) -> None:
        self.bot: Any = Bot(script)
        self.waited: list[float] = []
        self.reasons: list[str | None] = []
        self.database = database
        options = Settings(database=database, backups=NONE)
        self.pauses = self.sleep
        self.service = Service(options, lambda _: self.bot, self.pause)

    async def pause(self, seconds: float) -> None:
        await self.pauses(seconds)

    async def sleep(self, seconds: float) -> None:
        self.waited.append(seconds)
        self.reasons.append(self.service.not_ready)

    async def run(self) -> "World":
        with pytest.raises(Ended):
            await self.service.run("token")
        assert self.bot.closed == len(self.waited) + 1
        return self


@pytest.fixture
def world(tmp_path, monkeypatch):
    """A function that makes a service from a script."""
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    return lambda *script: World(tmp_path / "harbour.db", list(script))


async def test_an_outage_is_retried_with_backoff_and_one_log_line_each(world, caplog):
    outage = [OSError("no route to host")] * (len(RESTART_DELAYS) + 2)
    with caplog.at_level(logging.WARNING):
        waited = (await world(*outage).run()).waited
    assert waited == [5, 10, 20, *[MAX_DELAY_BEFORE_LOG_IN] * (len(RESTART_DELAYS) - 1)]
    assert caplog.messages[0] == "Discord can't be reached: no route to host. Trying again in 5 s"
    assert len(caplog.messages) == len(outage)


async def test_a_process_without_its_shards_stands_by(world):
    standing = world()
    free = asyncio.Event()
    standing.bot.sharing.taken = free.wait
    running = asyncio.create_task(standing.run())
    while standing.service.not_ready == "starting":  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    assert standing.service.not_ready == "another process has the shards 0-0/1; this one stands by"
    free.set()
    await running


async def test_a_displaced_process_restarts(world):
    displaced = world("hangs")
    taken = iter([True])

    async def once():
        if not next(taken, False):
            await asyncio.Event().wait()

    displaced.bot.sharing.displaced = once
    await displaced.run()
    assert displaced.reasons == ["Another process has taken the shards"]


async def test_the_backoff_restarts_after_the_bot_has_served_for_minutes(world, clock):
    lost = [discord.GatewayNotFound()] * 3
    happened = world(*lost, "serves", lambda: clock.forward(STABLE_AFTER_SECONDS), *lost)
    assert (await happened.run()).waited == [*RESTART_DELAYS[:3], *RESTART_DELAYS[:3]]


async def test_a_bot_that_fails_soon_after_each_log_in_waits_longer_and_longer(world):
    happened = world(*["serves", OSError("lost")] * 4)
    assert (await happened.run()).waited == [5, 10, 20, 40]


async def test_a_log_in_that_discord_ends_at_once_is_repeated_later_and_later(world):
    closed = discord.ConnectionClosed(SimpleNamespace(close_code=4011), shard_id=0)  # pyright: ignore[reportArgumentType]
    waited = (await world(*[closed] * len(RESTART_DELAYS)).run()).waited
    assert waited == list(RESTART_DELAYS)


async def test_no_log_in_follows_before_discord_allows_it(world, caplog):
    with caplog.at_level(logging.WARNING):
        happened = await world(NoLogInsLeft(5400.0), "serves").run()
    assert happened.waited == [5400]
    assert "no more log-ins" in happened.reasons[0] and len(caplog.messages) == 1


async def test_a_bot_that_never_serves_is_restarted(world, clock):
    connects = asyncio.Event()
    happened = world(connects.set, "hangs", "serves", "works on")
    running = asyncio.create_task(happened.run())
    await connects.wait()
    clock.forward(STARTUP_TIMEOUT)
    await running
    assert happened.reasons == ["Discord can't be reached: TimeoutError"]


async def test_lost_connections_are_logged_in_one_line_each(world, caplog):
    def tell(error: Exception) -> None:
        logging.getLogger("discord.shard").error("Shard %d is lost", 3, exc_info=error)

    happened = world(lambda: tell(OSError("no route to host")), lambda: tell(LookupError("ours")))
    await happened.run()
    lost, ours = caplog.records
    assert lost.getMessage() == "Shard 3 is lost (Discord can't be reached: no route to host)"
    assert lost.exc_info is None and ours.exc_info is not None
    assert (lost.levelname, ours.levelname) == ("WARNING", "ERROR")


async def test_no_database_is_created_while_it_has_backups(world, tmp_path):
    """The disk may not be mounted yet."""
    happened = world()
    prepare(happened.database)
    back_up(happened.database, tmp_path / "backups", datetime.now(UTC))
    happened.database.unlink()
    options = Settings(database=happened.database, backups=Backups(tmp_path / "backups", every=None, keep=1))
    with pytest.raises(DatabaseUnusable, match=r"bot\.py restore"):
        await Service(options, lambda _: happened.bot, happened.pause).run("token")
    assert not happened.database.exists()


async def test_a_full_disk_is_retried(world):
    happened = await world(DatabaseUnreachable("The disk is full."), "serves").run()
    assert happened.reasons == ["The disk is full"]


async def test_a_locked_database_is_retried(world):
    happened = await world(DatabaseLocked("The database is locked."), "serves").run()
    assert happened.reasons == ["The database is locked"]


async def test_an_ended_connection_is_reopened(world):
    happened = await world("serves", "ends", "serves").run()
    assert happened.reasons == ["Discord has ended the connection"]


@pytest.mark.parametrize("error", [DatabaseUnusable("damaged"), LookupError("ours")])
async def test_a_permanent_error_ends_the_service(world, error):
    happened = world(error)
    with pytest.raises(type(error)):
        await happened.service.run("token")
    assert happened.waited == [] and happened.bot.closed == 1


async def test_a_waiting_service_stops_on_request(world):
    happened = world(OSError("no route"))
    asked = asyncio.Event()

    async def sleep(seconds: float) -> None:
        asked.set()
        await asyncio.sleep(3600)

    happened.pauses = sleep
    running = asyncio.create_task(happened.service.run("token"))
    await asked.wait()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    with lease(happened.database, patience=0):
        pass


async def test_the_service_is_ready_only_while_it_serves(world):
    said: list[str | None] = []

    def look():
        said.append(happened.service.not_ready)

    def lose_discord():
        happened.bot.is_serving = False

    happened = world(look, "serves", look, lose_discord, look, OSError("lost"))
    await happened.run()
    assert said == ["starting", None, "not connected to Discord"]
    assert happened.reasons == ["Discord can't be reached: lost"]


async def test_the_service_is_not_ready_while_a_part_has_not_started(world):
    said: list[str | None] = []

    def fail():
        happened.bot.not_started = ("messages", "jobs")

    def look():
        said.append(happened.service.not_ready)

    def start():
        happened.bot.not_started = ()

    happened = world(fail, "serves", look, start, look)
    await happened.run()
    assert said == ["not started yet: messages, jobs", None]


async def test_the_service_is_not_ready_while_the_database_refuses_writes(world, monkeypatch):
    said: list[str | None] = []

    def look():
        said.append(happened.service.not_ready)

    def lock():
        monkeypatch.setattr(Writing, "trouble", "the database has taken no write for 12 s")

    happened = world("serves", look, lock, look)
    await happened.run()
    assert said == [None, "the database has taken no write for 12 s"]


async def test_systemd_is_notified_of_start_waiting_and_end(world, tmp_path, monkeypatch):
    ear = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    ear.bind(str(tmp_path / "systemd"))
    ear.setblocking(False)
    happened = world(DatabaseLocked("The database is locked."), OSError("lost"), "serves")
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "systemd"))
    await happened.run()
    heard: list[str] = []
    with closing(ear), suppress(BlockingIOError):
        while True:
            heard.append(ear.recv(1000).decode().splitlines()[0])
    assert [line for line in heard if line != "WATCHDOG=1"] == [
        "STATUS=The database is locked",
        "READY=1",
        "STATUS=Discord can't be reached: lost",
        "READY=1",
        "STOPPING=1",
    ]


async def test_an_unusable_health_port_is_a_wrong_setting(tmp_path):
    options = Settings(database=tmp_path / "harbour.db", health=Address("192.0.2.1", 8138))
    with pytest.raises(WrongSetting, match="HARBOURMASTER_HEALTH"):
        await Service(options, lambda _: pytest.fail("it must not start")).run("token")
