"""What all tests with real processes have."""

from collections.abc import Iterator
from multiprocessing.forkserver import _forkserver

import pytest


@pytest.fixture(scope="session", autouse=True)
def the_prepared_process_ends() -> Iterator[None]:
    """The one that others are copied from. It is waited for, so that its time is counted, and theirs."""
    yield
    _forkserver._stop()  # type: ignore[attr-defined]
