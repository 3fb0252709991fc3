"""Forged clicks with the largest and smallest values that an id may hold are answered in words."""

import dataclasses
from collections.abc import Iterator

import pytest

from cogs.features import CLICKS
from tests.clicks import extremes, sample
from tests.cogs.strangers import PICKED
from tests.cogs.wording import EN
from tests.harbour import GAME
from ui.clicks import Click
from ui.links import link

VALUES = (["0"], ["999999"], [str(2**63 - 1)], ["x" * 100], ["9" * 100], ["-1"], ["²"])
"""Values that a forged select may have picked."""


def ids(click: type[Click]) -> Iterator[str]:
    """Ids of a click: each field in turn has its extreme values, or all have the largest."""
    names = [field.name for field in dataclasses.fields(click)]  # pyright: ignore[reportArgumentType]
    known = sample(click, table=1, tournament=1, game=GAME)
    for place, form in enumerate(click.forms()):
        for text in extremes(form):
            yield link(click.name, *known[:place], text, *known[place + 1 :])
    yield link(click.name, *[extremes(form)[-1] for form in click.forms()])
    yield link(
        click.name,
        *(1 if name in ("table", "tournament") else each for name, each in zip(names, known, strict=True)),
    )


@pytest.fixture(params=["lobby", "playing", "finished"])
async def people(port, request):
    """Two people at a table in this state, and a tournament."""
    crew = port.crew(4)
    if request.param == "lobby":
        await port.open(crew)
    elif request.param == "playing":
        await port.begin(crew)
    else:
        await port.finish(crew)
    return crew


async def test_extreme_values_are_answered_in_words(port, people):
    boss = port.person("Boss", manager=True)
    await boss.slash("tournament open", game=GAME)
    for click in CLICKS:
        for id in ids(click):
            for values in [None] if click.picks is None else [PICKED.get(click.name), *VALUES]:
                for person in (people[0], boss):
                    answer = await person.forge(port.board, id, values)
                    assert EN("refusal-unexpected") not in answer.text, (id, values)
                    assert not port.logged.lines, (id, values, port.logged.lines)
