"""Material: game data that a host may correct, read from a file in the package or from the host's copy.

New matches use the host's copy if there is one. Such a match stores the copy's text, so later changes don't
affect it.
"""

import re
import tomllib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Generic, TypeVar

D = TypeVar("D")


class WrongMaterial(ValueError):
    """Invalid material. Tells the host which line is wrong, and why."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(line, problem)
        self.line = line
        self.problem = problem

    def __str__(self) -> str:
        return f"line {self.line}: {self.problem}"


class Material(Generic[D]):
    """The material of one game, parsed as `D`."""

    def __init__(self, file: Path, parse: Callable[[str], D]) -> None:
        """`file` holds the game's own data. `parse` raises WrongMaterial for an invalid text."""
        self._file = file
        self._parse = parse
        self.of = lru_cache(maxsize=64)(self._of)
        """Parses a text, cached. None stands for the game's own text. Raises WrongMaterial."""
        self.in_use: str | None = None
        """The text that new matches use; None for the game's own."""

    @property
    def own(self) -> str:
        """The text of the game's own file."""
        return self._file.read_text("utf-8")

    def use(self, path: Path | None) -> None:
        """Use a file for all matches that start from now on; None for the game's own.

        Raises OSError if the file can't be read, or WrongMaterial if it is invalid. Then nothing changes.
        """
        text = None if path is None else _read(path)
        self.in_use = None if self.of(text) == self.of(None) else text

    def _of(self, text: str | None) -> D:
        return self._parse(self.own if text is None else text)


def _read(path: Path) -> str:
    try:
        return path.read_bytes().decode()
    except UnicodeDecodeError as error:
        raise WrongMaterial(error.object.count(b"\n", 0, error.start) + 1, "this is not UTF-8") from None


def read_toml(text: str) -> dict[str, Any]:
    """Parse a TOML text. Raises WrongMaterial."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        problem, _, place = str(error).partition(" (at ")
        line = re.search(r"line (\d+)", place)
        raise WrongMaterial(int(line[1]) if line else max(1, len(text.splitlines())), problem) from None
