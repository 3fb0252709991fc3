"""A small file system that a test fills."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.needed import skip_or_fail


@contextmanager
def small_disk(folder: Path, megabytes: int = 1) -> Generator[None]:
    """Create a folder on a file system of this size for the block. Only on Linux, as root."""
    folder.mkdir()
    mount = shutil.which("mount")
    command = [mount or "", "-t", "tmpfs", "-o", f"size={megabytes}M", "none", str(folder)]
    if mount is None or os.getuid() or subprocess.run(command, check=False, timeout=200).returncode:
        skip_or_fail("Only on Linux, as root")
    try:
        yield
    finally:
        subprocess.run(["umount", str(folder)], check=True, timeout=200)


@contextmanager
def full(folder: Path) -> Generator[None]:
    """Fill a file system for the block."""
    rest = folder / "rest"
    with rest.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(b"x" * 1000)
    yield
    rest.unlink()
