"""Calls any service function by its name."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Awaitable, Callable
from types import ModuleType
from typing import Any

import cogs
import sessions
from cogs.review.service import Reviews
from cogs.tournament import service as tournaments
from cogs.tournament.document import Tournament
from sessions import House, Table
from sessions.computers.hints import Hints
from sessions.house import Act
from tests.harbour import Harbour

Function = Callable[..., Any]
ROOMS = [
    importlib.import_module(each.name)
    for package in (sessions, cogs)
    for each in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
]


def taken(function: Function) -> str | None:
    """The type of a function's first parameter if it is Act, Tx, Reads or House; else None."""
    if function is Act.change:
        return "Act"
    first = next(iter(inspect.signature(function).parameters.values()), None)
    return first.annotation if first and first.annotation in ("Act", "Tx", "Reads", "House") else None


def named(room: ModuleType) -> str:
    """The short name of a module; for a feature's service, the feature's name."""
    *_, feature, name = room.__name__.split(".")
    return feature if name == "service" else name


FUNCTIONS: dict[str, Function] = {
    f"{named(room)}.{name}": function
    for room in ROOMS
    for name, function in inspect.getmembers(room, inspect.isfunction)
    if function.__module__ == room.__name__ and not name.startswith("_") and taken(function)
    # The store lies behind the services. A change lists what its steps refuse.
    if not room.__name__.endswith(".store") and [*inspect.signature(function).parameters] != ["tx", "change"]
} | {"Act.change": Act.change}


SINGLES: dict[str, Callable[[House], Any]] = {"hints": Hints, "review": Reviews}

Place = Any
"""A table, a tournament, or anything else that arguments are derived from."""
Position = Callable[[Harbour], Awaitable[Place]]
Arguments = tuple[Any, ...] | Callable[[Place], tuple[Any, ...]]
"""A method's arguments after the place's number, or a function that returns all arguments for a place.

A final dict holds the keyword arguments.
"""


def given(place: Place, arguments: Arguments) -> tuple[Any, ...]:
    """All positional arguments; the last may be a dict of keyword arguments."""
    if callable(arguments):
        return arguments(place)
    return arguments if place is None else (place.id, *arguments)


async def ask(house: House, method: str, asked: tuple[Any, ...]) -> Any:
    """Call a service by its name and return its result."""
    *plain, keywords = asked if asked and isinstance(asked[-1], dict) else (*asked, {})
    function = FUNCTIONS.get(method)
    if function is None:
        owner, _, name = method.partition(".")
        service = house.single(SINGLES[owner]) if owner in SINGLES else getattr(house, owner)
        return await getattr(service, name)(*plain, **keywords)
    match taken(function):
        case "Act":
            return await house.act(plain[0], function, *plain[1:], **keywords)
        case "Tx":
            async with house.transaction() as tx:
                return await function(tx, *plain, **keywords)
        case "Reads":
            return await function(house.db, *plain, **keywords)
        case _:
            return await function(house, *plain, **keywords)


async def as_it_is(house: House, place: Place) -> Place:
    """Read a table or a tournament again."""
    if isinstance(place, Table):
        return await house.tables.find(place.id)
    return await tournaments.get_tournament(house, place.id) if isinstance(place, Tournament) else place
