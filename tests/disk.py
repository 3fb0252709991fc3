"""A program whose disk fails or pauses, by a library that is loaded before all others (`disk.c`).

    def test_...(disk):
        program = disk.run(SCRIPT, path)                    # lines of Python
        disk.fail("fdatasync", "-wal", errno.EIO, times=1)
        program.line()                                      # the next line that it prints

Linux only; needs a C compiler.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from queue import Empty, Queue

import pytest

from tests.needed import skip_or_fail

SOURCE = Path(__file__).with_suffix(".c")
TIMEOUT_SECONDS = 20.0


class DiskProgram:
    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._lines: Queue[str] = Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line.rstrip("\n"))

    def line(self, timeout: float = TIMEOUT_SECONDS) -> str | None:
        """The next line that it prints; None if there is none in time."""
        try:
            return self._lines.get(timeout=timeout)
        except Empty:
            return None

    def go(self) -> None:
        """Send it a line."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()

    def kill(self) -> None:
        self._process.kill()
        self._reader.join()
        with self._process:  # closes its pipes
            pass


class Disk:
    """The disk of the programs that `run` starts."""

    def __init__(self, library: Path, folder: Path) -> None:
        self._folder = folder
        self._environment = os.environ | {"LD_PRELOAD": str(library), "FAULTS": str(folder)}
        self.programs: list[DiskProgram] = []

    def run(self, script: str, *arguments: object) -> DiskProgram:
        """Start a Python program with these lines."""
        program = DiskProgram([sys.executable, "-c", script, *map(str, arguments)], self._environment)
        self.programs.append(program)
        return program

    def fail(self, call: str, suffix: str, error: int, times: int = 10**9) -> None:
        """Let a call fail with this number on files whose path has this end."""
        self._set(call, f"{suffix} {error} 0 {times}")

    def pause(self, call: str, suffix: str, seconds: float) -> None:
        """Let a call take longer on files whose path has this end."""
        self._set(call, f"{suffix} 0 {seconds * 1000:.0f} 1")

    def mend(self) -> None:
        for file in self._folder.iterdir():
            file.unlink()

    def _set(self, call: str, how: str) -> None:
        part = self._folder.with_name("part")
        part.write_text(how)
        part.replace(self._folder / call)


@pytest.fixture(scope="session")
def disk_library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = shutil.which("cc")
    if sys.platform != "linux" or compiler is None:
        skip_or_fail("Only on Linux, with a C compiler: sudo apt install gcc")
    made = tmp_path_factory.mktemp("disk") / "disk.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-o", made, SOURCE, "-ldl"], check=True, timeout=200)
    return made


@pytest.fixture
def disk(disk_library: Path, tmp_path: Path) -> Iterator[Disk]:
    (tmp_path / "faults").mkdir()
    found = Disk(disk_library, tmp_path / "faults")
    yield found
    for program in found.programs:
        program.kill()
