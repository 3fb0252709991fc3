"""Benchmark figures: printed beside their goals, and stored with date, commit and machine.

`bench/history.jsonl` has a line for each run of a benchmark: {"date", "commit", "machine", "bench",
"figures"}. The figures are by name, as {"value", "unit", "goal"}; "goal" is null if there is none.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from shutil import which
from types import TracebackType
from typing import Self

HOME = Path(__file__).parent
HISTORY = HOME / "history.jsonl"


def command_line(about: str | None) -> argparse.ArgumentParser:
    """Create a benchmark's command line. All benchmarks have `--smallest`, which tests use to see that they
    work."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--smallest", action="store_true", help="run for seconds only, and record nothing")
    return parser


@dataclass(frozen=True)
class Figure:
    value: float
    unit: str
    goal: float | None


class Figures:
    """The figures of one run, stored when the block ends without an error, unless the run was the
    smallest."""

    def __init__(self, bench: str, *, smallest: bool = False) -> None:
        self._bench = bench
        self._smallest = smallest
        self._figures: dict[str, Figure] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if kind is None and not self._smallest:
            self._keep()

    def tell(
        self, name: str, value: float, unit: str, *, least: float | None = None, most: float | None = None
    ) -> None:
        """Print a figure, and whether it meets its goal: a minimum or a maximum."""
        digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
        line = f"{name:58}{value:10.{digits}f} {unit}"
        if least is not None:
            line += f"   goal: at least {least:g}, {_judged(value >= least)}"
        if most is not None:
            line += f"   goal: at most {most:g}, {_judged(value <= most)}"
        print(line, flush=True)
        self._figures[name] = Figure(round(value, 4), unit, least if least is not None else most)

    def _keep(self) -> None:
        line = {
            "date": f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}",
            "commit": _commit(),
            "machine": machine(),
            "bench": self._bench,
            "figures": {name: asdict(figure) for name, figure in self._figures.items()},
        }
        with HISTORY.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def machine() -> str:
    """A description of the machine, as far as it matters to the figures."""
    processor = platform.processor() or platform.machine()
    cpus = Path("/proc/cpuinfo")
    if cpus.exists():
        names = [
            line.partition(":")[2].strip() for line in cpus.read_text().splitlines() if "model name" in line
        ]
        processor = names[0] if names else processor
    return f"{platform.system()} {processor} x{os.cpu_count()}, Python {platform.python_version()}"


def _judged(reached: bool) -> str:
    return "reached" if reached else "MISSED"


def _commit() -> str | None:
    """The measured commit, with a + if files differ from it; None outside of a checkout."""
    command = [which("git") or "git", "describe", "--always", "--dirty=+"]
    told = subprocess.run(command, cwd=HOME, capture_output=True, text=True, check=False)  # noqa: S603 (our own)
    return told.stdout.strip() or None
