"""The words that Discord shows, and moments as it shows them.

Make tables with `Port` and `Person` (`tests/simulated.py`). The functions here only call their methods,
for the example's tests and `bench/scale.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine import Match
from locales import words
from sessions import Table

if TYPE_CHECKING:
    from tests.shown import Shown
    from tests.simulated import Person, Port

EN = words("en")
JA = words("ja")


def at(moment: float, style: str = "R") -> str:
    """A moment as Discord shows it to each in their own time."""
    return f"<t:{int(moment)}:{style}>"


def crew(port: Port, number: int) -> list[Person]:
    return port.crew(number)


async def begun(port: Port, *people: Person, **options: Any) -> Shown:
    return await port.begin(people, **options)


def shown(port: Port) -> Shown:
    return port.board


async def table(port: Port) -> Table:
    return await port.table()


async def match_at(port: Port) -> Match:
    return await port.match()


async def panel_of(_: Port, person: Person) -> Shown:
    return await person.panel()


async def the_one_to_move(port: Port, _: list[Person]) -> Person:
    return await port.to_move()
