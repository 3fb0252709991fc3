"""At the end of every run: how much processor time it took."""

import resource

import pytest


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
