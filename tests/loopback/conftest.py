"""Fixtures of all tests with real processes."""

from collections.abc import AsyncIterator, Iterator
from multiprocessing.forkserver import _forkserver
from pathlib import Path

import pytest

from tests.loopback.process import BotProcess
from tests.loopback.runner import WATCHDOG_VARIABLE
from tests.loopback.server import LoopbackDiscord, loopback_discord


@pytest.fixture(autouse=True)
def no_loop_of_a_process_stalls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail a test if one of its processes blocked its event loop for too long."""
    notes = tmp_path / "stood"
    monkeypatch.setenv(WATCHDOG_VARIABLE, str(notes))
    yield
    assert not notes.exists(), notes.read_text("utf-8")


@pytest.fixture(scope="session", autouse=True)
def fork_server_ends() -> Iterator[None]:
    """End the fork server and wait for it, so that its and its children's processor time counts."""
    yield
    _forkserver._stop()  # type: ignore[attr-defined]


@pytest.fixture
async def discord() -> AsyncIterator[LoopbackDiscord]:
    async with loopback_discord() as discord:
        yield discord


@pytest.fixture
async def bot(discord: LoopbackDiscord, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """The bot's process on `discord`, connected."""
    async with BotProcess(discord, tmp_path / "bot.db") as bot:
        await bot.start()
        yield bot
