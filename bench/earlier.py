"""The program as it was at a commit, to be measured beside what it is."""

import json
import subprocess
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from shutil import which
from typing import Any
from zipfile import ZipFile

HOME = Path(__file__).parent.parent
YARDSTICK = "e2479e0"
"""When the goals of speed were set."""


@contextmanager
def earlier(commit: str = YARDSTICK) -> Generator[Path]:
    """All of that commit, in a folder. CalledProcessError if there is no such commit, or no Git."""
    command = [which("git") or "git", "archive", "--format=zip", commit]
    archive = subprocess.run(command, cwd=HOME, check=True, capture_output=True)  # noqa: S603 (of the host)
    with tempfile.TemporaryDirectory() as folder:
        ZipFile(BytesIO(archive.stdout)).extractall(folder)
        yield Path(folder)


def measured(tree: Path, bench: str, *arguments: object) -> Any:
    """What that benchmark of today prints, in JSON, with the program of that tree."""
    program = (HOME / "bench" / f"{bench}.py").read_text()
    command = [sys.executable, "-c", program, *map(str, arguments)]
    run = subprocess.run(command, cwd=tree, check=True, capture_output=True, text=True)  # noqa: S603 (our own)
    return json.loads(run.stdout)
