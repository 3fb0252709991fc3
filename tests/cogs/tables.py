"""Words and moments as Discord shows them, and the first way to make tables (see `tests/harbour.py`)."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from locales import words
from tests.harbour import GAME

if TYPE_CHECKING:
    from tests.shown import Shown
    from tests.simulated import Person, Port

EN = words("en")
JA = words("ja")


async def gathered(
    port: Port, *people: Person, computers: int = 0, game: str = GAME, **options: Any
) -> Shown:
    return await port.open(people, computers, game=game, **options)


async def begun(
    port: Port, *people: Person, computers: int = 0, seed: str | None = None, game: str = GAME, **options: Any
) -> Shown:
    return await port.begin(people, computers, seed=seed, game=game, **options)


async def brought_to(
    port: Port, people: list[Person], question: str, verb: str = "", game: str = GAME
) -> Person:
    return await port.brought_to(people, question, verb, game)


async def played_to_its_end(port: Port, people: list[Person], **options: Any) -> Shown:
    return await port.finish(people, **options)


async def played_on(port: Port, people: list[Person], moves: int | None = None) -> None:
    await port.play_on(moves=moves)


def copy_table(port: Port, numbers: Iterable[int], *, apart: bool = False) -> None:
    port.copy_table(numbers, apart=apart)


@contextmanager
def undelivered(port: Port) -> Generator[None]:
    with port.undelivered():
        yield


def at(moment: float, style: str = "R") -> str:
    """A moment as Discord shows it to each in their own time."""
    return f"<t:{int(moment)}:{style}>"
