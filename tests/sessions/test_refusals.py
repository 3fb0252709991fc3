"""Every refusal listed in a docstring can be caused, and every caused refusal is listed.

`REFUSED` has scenarios for the codes of each function. `DONE` has a successful call of each function: it is
refused under a general condition (`spoiled`), and succeeds afterwards.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import cache
from operator import attrgetter
from typing import Any

import msgspec
import pytest

from cogs.review.service import Reviews
from sessions import BanKind, House
from sessions.computers.hints import Hints
from sessions.house import add_table
from sessions.people import bans
from sessions.tables.tables import Tables
from tests.cogs.tournament.cups import PEOPLE
from tests.harbour import CREW, SERVER, Harbour, refused
from tests.raised import codes
from tests.sessions.refusals.asking import FUNCTIONS, Function, Place, Position, as_it_is, ask, given, taken
from tests.sessions.refusals.calls import DONE, GENERAL
from tests.sessions.refusals.other_scenarios import OTHERS
from tests.sessions.refusals.positions import NEW, NOBODY_YET, OPERATOR, SPAM, Facts, damage
from tests.sessions.refusals.table_scenarios import TABLES

REFUSED = TABLES | OTHERS


@asynccontextmanager
async def spoiled(harbour: Harbour, code: str, place: Place) -> AsyncGenerator[dict[str, Any]]:
    """Cause one of the GENERAL codes; yields the facts of the refusal."""
    house = harbour.house
    match code:
        case "no-such-table":
            yield {"table": NOBODY_YET}
        case "no-such-tournament":
            yield {"tournament": NOBODY_YET}
        case "unreadable":
            damage(harbour, place.id)
            yield {"table": place.id}
            harbour.rewrite(place.id, lambda document: document.update(game=place.game))
        case "tournament-unreadable":
            document = msgspec.json.encode(place).decode()
            harbour.change("UPDATE tournaments SET document = 'junk' WHERE id = ?", (place.id,))
            yield {"tournament": place.id}
            harbour.change("UPDATE tournaments SET document = ? WHERE id = ?", (document, place.id))
        case "banned":
            people = [*(person.id for person in (*CREW, PEOPLE[0], NEW)), OPERATOR]
            for person in people:
                await bans.ban(house, BanKind.PERSON, person, OPERATOR, "spam")
            yield SPAM
            for person in people:
                await bans.lift(house, BanKind.PERSON, person, OPERATOR)
        case "server-banned":
            await bans.ban(house, BanKind.SERVER, SERVER, OPERATOR, "spam")
            yield SPAM
            await bans.lift(house, BanKind.SERVER, SERVER, OPERATOR)
        case _:
            with harbour.faults.refuse("begin"):
                yield {}


async def there(harbour: Harbour, position: Position) -> Place:
    """The place once the computer players have finished their moves."""
    place = await position(harbour)
    await harbour.house.jobs.settled()
    return await as_it_is(harbour.house, place)


def of_none(asked: tuple[Any, ...]) -> tuple[Any, ...]:
    """A scenario's call for a table or tournament that doesn't exist."""
    return (NOBODY_YET, *asked[1:])


@pytest.mark.parametrize(
    ("method", "code", "position", "arguments", "facts"),
    [(method, *scenario, {})[:5] for method, scenarios in REFUSED.items() for scenario in scenarios],
    ids=[f"{method}-{code}" for method, scenarios in REFUSED.items() for code, *_ in scenarios],
)
async def test_a_call_is_refused_with_its_code(harbour, method, code, position, arguments, facts: Facts):
    place = await there(harbour, position)
    changes = len(harbour.changes)
    async with refused(code, **(facts if isinstance(facts, dict) else facts(place))):
        await ask(harbour.house, method, given(place, arguments))
    assert len(harbour.changes) == changes


@pytest.mark.parametrize("method", DONE)
async def test_a_call_is_refused_for_a_general_reason_and_accepted_otherwise(harbour, method):
    position, arguments = DONE[method]
    place = await there(harbour, position)
    for code in general(method):
        asked = given(place, arguments)
        async with spoiled(harbour, code, place) as facts:
            changes = len(harbour.changes)
            async with refused(code, **facts):
                await ask(harbour.house, method, of_none(asked) if code.startswith("no-such") else asked)
            assert len(harbour.changes) == changes
        await harbour.house.jobs.settled()
        before, place = place, await as_it_is(harbour.house, place)
        assert place == before
    await ask(harbour.house, method, given(place, arguments))


LISTED = re.compile(r"Refused: (.+?)\.(?: |$)")
NOTE = re.compile(r" \([^)]*\)")
REFERENCE = re.compile(r"as `([\w.]+)`")
CODES = codes()


@cache
def listed(function: Function) -> frozenset[str]:
    """The codes listed in a function's docstring and in those it refers to."""
    text = " ".join((function.__doc__ or "").split())
    found = LISTED.search(text)
    said = set[str]()
    for item in NOTE.sub("", found[1]).split(", ") if found else ():
        if reference := REFERENCE.fullmatch(item):
            module, _, rest = reference[1].partition(".")
            named = inspect.unwrap(function).__globals__[module]
            said |= listed(attrgetter(rest)(named) if rest else named)
        else:
            assert item in CODES, f"{function.__qualname__}: {item!r} is no code"
            said.add(item)
    return frozenset(said)


def documented(function: Function) -> frozenset[str]:
    """All codes of a call: those listed, and for an act those of any act."""
    return listed(function) | listed(House.act) if taken(function) == "Act" else listed(function)


def general(method: str) -> list[str]:
    """The GENERAL codes that a method documents, except those with a scenario of their own."""
    own = {code for code, *_ in REFUSED.get(method, ())}
    function = FUNCTIONS.get(method) or METHODS[method]
    return [code for code in GENERAL if code in documented(function) - own]


METHODS: dict[str, Function] = {
    f"{name}.{method}": function
    for name, service in (("tables", Tables), ("hints", Hints), ("review", Reviews))
    for method, function in inspect.getmembers(service, inspect.isfunction)
    if not method.startswith("_")
}
"""Methods of services that are objects, by name."""


def test_every_documented_refusal_code_is_tested_and_vice_versa():
    said = {method: documented(function) for method, function in (FUNCTIONS | METHODS).items()}
    caused = {
        method: {
            *(code for code, *_ in REFUSED.get(method, ())),
            *(general(method) if method in DONE else ()),
        }
        for method in {*REFUSED, *DONE}
    }
    assert {method: set(codes) for method, codes in said.items() if codes} == caused


def test_refusal_codes_of_steps_are_documented_at_add_table(house):
    steps = {code for step in house.steps for code in listed(step)}
    assert steps and steps <= listed(add_table)
