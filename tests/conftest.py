"""Set-up of every test run: watches event loops, tunes the garbage collector and reports processor time."""

import gc
import os
import resource
import signal
import sys
from collections.abc import Callable, Generator, Iterator
from functools import partial
from importlib import import_module
from inspect import iscoroutinefunction
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from sessions.tables.rows import UNREADABLE
from tests.clock import clock
from tests.postgres import MEMORY_FOLDER, location, postgres, pytest_addoption, pytest_collection_modifyitems
from tests.watchdog import WatchedLoop, excuse_workers, none_stalls, watchdog

__all__ = [
    "clock",
    "location",
    "postgres",
    "pytest_addoption",
    "pytest_collection_modifyitems",
]

GC_THRESHOLD = 100_000
"""The garbage collector's first threshold, in allocations.

Python's default of 700 is far too low: a bot allocates more in a moment, and reference counting frees most of
it.
"""


TEST_TIME_LIMIT = 900
"""Maximum seconds of one test, also beside busy processes. A process that hangs must not stop the run."""

TESTS = Path(__file__).parent

settings.register_profile("busy machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy machine")
"""Test examples have no deadline, because a busy machine must not fail a test."""


def pytest_configure(config: pytest.Config) -> None:
    watchdog.start()
    if MEMORY_FOLDER.is_dir():
        os.environ.setdefault(
            "PYTEST_DEBUG_TEMPROOT", str(MEMORY_FOLDER)
        )  # Databases in RAM needn't wait for a disk.
    gc.set_threshold(GC_THRESHOLD, 20, 20)
    let_workers_read_from_both_ends(config)


def pytest_asyncio_loop_factories() -> dict[str, Callable[[], WatchedLoop]]:
    return {"watched": partial(WatchedLoop, watchdog)}


def let_workers_read_from_both_ends(config: pytest.Config) -> None:
    """Import the test files from the end in every second worker.

    Two workers then compile different files, instead of both compiling all of them.
    """
    worker = os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")
    reads_all = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    if reads_all and int(worker) % 2 and not sys.dont_write_bytecode:
        for file in sorted(TESTS.rglob("test_*.py"), reverse=True):
            import_module(".".join(file.relative_to(TESTS.parent).with_suffix("").parts))


def pytest_collection_finish(session: pytest.Session) -> None:
    """Import the features before the first test, and freeze what lives until the end.

    Otherwise the first test would pay for the imports, and the collector would traverse all modules again and
    again.
    """
    if any(isinstance(item, pytest.Function) and iscoroutinefunction(item.obj) for item in session.items):
        import_module("cogs.extensions").cogs_of()
        excuse_workers()
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Fail a test that doesn't end, for example because it waits for a process."""

    def fail(*_: object) -> None:
        pytest.fail(f"{item.nodeid} didn't end within {TEST_TIME_LIMIT} s")

    former = signal.signal(signal.SIGALRM, fail)
    signal.alarm(TEST_TIME_LIMIT)
    try:
        return (yield)
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, former)


@pytest.fixture(autouse=True)
def no_loop_stalls() -> Iterator[None]:
    """Fail a test that blocks an event loop for too long (see `watchdog.py`)."""
    with none_stalls():
        yield


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the processor time below the slowest tests.

    It includes xdist's workers: they are children of this process and have ended by now.
    """
    terminalreporter.write_line(f"processor time: {minutes(processor_time())}")


def processor_time() -> float:
    """The processor seconds, on all cores, of this process and of its descendants that have ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def minutes(seconds: float) -> str:
    """A duration as "7 min 12 s"."""
    whole, rest = divmod(round(seconds), 60)
    return f"{whole} min {rest} s"


@pytest.fixture(autouse=True)
def nothing_was_unreadable_before() -> None:
    """Make each test log its unreadable rows, which are otherwise logged once per process."""
    UNREADABLE.forget()
