"""What all tests with real processes have."""

from collections.abc import Iterator
from multiprocessing.forkserver import _forkserver
from pathlib import Path

import pytest

from tests.loopback.runner import WATCHED


@pytest.fixture(autouse=True)
def no_loop_of_a_process_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fails a test in whose processes an event loop stood for long."""
    notes = tmp_path / "stood"
    monkeypatch.setenv(WATCHED, str(notes))
    yield
    assert not notes.exists(), notes.read_text("utf-8")


@pytest.fixture(scope="session", autouse=True)
def the_prepared_process_ends() -> Iterator[None]:
    """The one that others are copied from. It is waited for, so that its time is counted, and theirs."""
    yield
    _forkserver._stop()  # type: ignore[attr-defined]
