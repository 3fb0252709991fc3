"""Material: the data of a game that a host may correct, read from a file in its package or from a copy.

New matches use the host's copy in place of the game's own file. Such a match carries the copy's text, and
keeps it whatever the host does later.
"""

import re
import tomllib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Generic, TypeVar

D = TypeVar("D")


class WrongMaterial(ValueError):
    """Data that can't be played with: which line is wrong, and what is wrong with it, for the host."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


class Material(Generic[D]):
    """The material of one game, parsed as `D`."""

    def __init__(self, file: Path, parse: Callable[[str], D]) -> None:
        """`file` has the game's own. `parse` raises WrongMaterial for a text that can't be played with."""
        self._file = file
        self._parse = parse
        self.of = lru_cache(maxsize=64)(self._of)
        """What a text says; None is the game's own. Raises WrongMaterial."""
        self.in_use: str | None = None
        """The text that new matches are played with; None if it is the game's own."""

    @property
    def own(self) -> str:
        """The text of the game's own file."""
        return self._file.read_text("utf-8")

    def use(self, path: Path | None) -> None:
        """Use a file for the matches that start from now on; None is the game's own.

        Raises OSError if it can't be read, WrongMaterial if it can't be played with; nothing changes then.
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
    """The tables of a TOML text. Raises WrongMaterial."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        problem, _, place = str(error).partition(" (at ")
        line = re.search(r"line (\d+)", place)
        raise WrongMaterial(int(line[1]) if line else max(1, len(text.splitlines())), problem) from None
