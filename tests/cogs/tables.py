"""Words and moments as Discord shows them, and the first way to make tables (see `tests/harbour.py`)."""

from __future__ import annotations

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


def at(moment: float, style: str = "R") -> str:
    """A moment as Discord shows it to each in their own time."""
    return f"<t:{int(moment)}:{style}>"
