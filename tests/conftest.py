"""What every run of tests has: a watch over event loops, less work for the garbage collector, and at its end
the time it took."""

import gc
import os
import resource
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from inspect import iscoroutinefunction
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from sessions.tables.rows import UNREADABLE
from tests.clock import clock
from tests.postgres import MEMORY, location, postgres, pytest_addoption, pytest_collection_modifyitems
from tests.watchdog import WatchedLoop, excuse_workers, none_stands, watchdog

__all__ = [
    "clock",
    "location",
    "postgres",
    "pytest_addoption",
    "pytest_collection_modifyitems",
]

YOUNG = 100_000
"""Objects that are made before the collector looks among them for garbage; Python's own number is 700. A bot
makes more in a moment, and most of what it makes goes without the collector."""


TESTS = Path(__file__).parent

settings.register_profile("busy machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy machine")
"""How long an example takes depends on what else the machine does: no test fails for that."""


def pytest_configure(config: pytest.Config) -> None:
    watchdog.start()
    if MEMORY.is_dir():
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))  # where a database waits for no disk
    gc.set_threshold(YOUNG, 20, 20)
    let_workers_read_from_both_ends(config)


def pytest_asyncio_loop_factories() -> dict[str, Callable[[], WatchedLoop]]:
    return {"watched": partial(WatchedLoop, watchdog)}


def let_workers_read_from_both_ends(config: pytest.Config) -> None:
    """Of two workers that read all tests, let one begin at their end: what the other has compiled by then, it
    need not compile."""
    worker = os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")
    reads_all = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    if reads_all and int(worker) % 2 and not sys.dont_write_bytecode:
        for file in sorted(TESTS.rglob("test_*.py"), reverse=True):
            import_module(".".join(file.relative_to(TESTS.parent).with_suffix("").parts))


def pytest_collection_finish(session: pytest.Session) -> None:
    """Read what the bot reads at its start, so that no test does. And don't search again and again what stays
    to the end: the modules, and all that they have read."""
    if any(isinstance(item, pytest.Function) and iscoroutinefunction(item.obj) for item in session.items):
        import_module("cogs.features")
        excuse_workers()
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def no_loop_stands() -> Iterator[None]:
    """Fails a test in which an event loop stood for long (`watchdog.py`)."""
    with none_stands():
        yield


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Below the slowest tests. Where tests are shared out among workers, those are children of this process
    and have ended by now, as has whatever they started."""
    terminalreporter.write_line(f"processor time: {minutes(processor_time())}")


def processor_time() -> float:
    """Seconds, on all cores together, of this process and of its children that have ended, with theirs."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def minutes(seconds: float) -> str:
    """As "7 min 12 s"."""
    whole, rest = divmod(round(seconds), 60)
    return f"{whole} min {rest} s"


@pytest.fixture(autouse=True)
def nothing_was_unreadable_before() -> None:
    """Unreadable rows are logged once per process: reset that for each test."""
    UNREADABLE.forget()
