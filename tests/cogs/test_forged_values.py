"""Forged clicks with the least and the greatest values that an id may hold are answered in words."""

import dataclasses
from collections.abc import Iterator

import pytest

from tests.clicks import CLICKS, extremes, sample
from tests.cogs.strangers import PICKED
from tests.cogs.wording import EN
from tests.harbour import GAME
from ui.clicks import Click
from ui.links import link

VALUES = (["0"], ["999999"], [str(2**63 - 1)], ["x" * 100], ["9" * 100], ["-1"], ["²"])
"""Values that a forged select may have picked."""


def ids(click: type[Click], version: int) -> Iterator[str]:
    """Ids of a click: each field in turn has its extreme values, then all others have the largest."""
    names = [field.name for field in dataclasses.fields(click)]  # pyright: ignore[reportArgumentType]
    known = sample(click, table=1, tournament=1, game=GAME, version=version)
    largest = [extremes(form)[-1] for form in click.forms()]
    for place, form in enumerate(click.forms()):
        for text in extremes(form):
            yield link(click.name, *known[:place], text, *known[place + 1 :])
    yield link(click.name, *largest)
    kept = ("table", "tournament", "version")
    yield link(
        click.name,
        *(own if name in kept else most for name, own, most in zip(names, known, largest, strict=True)),
    )


@pytest.mark.parametrize("state", ["none", "lobby", "playing", "finished"])
async def test_extreme_values_are_answered_in_words(port, state):
    """The person who forges them may do everything: they host, play, organise and manage the server."""
    boss = port.person("Boss", manager=True)
    people = [boss, *port.crew(3)]
    await boss.slash("tournament open", game=GAME)
    message = port.shown[-1]
    if state != "none":
        message = await {"lobby": port.open, "playing": port.begin, "finished": port.finish}[state](people)
    for click in CLICKS:
        version = 1 if state == "none" else (await port.table()).version
        forged = [*dict.fromkeys(ids(click, version))]
        picked = [PICKED.get(click.name)] if click.picks is None else [PICKED.get(click.name, ["1"]), *VALUES]
        acts = [(id, picked[0]) for id in forged] + [(forged[-1], values) for values in picked[1:]]
        for id, values in acts:
            answer = await boss.forge(message, id, values)
            assert EN("refusal-unexpected") not in answer.text, (id, values)
            assert not port.logged.lines, (id, values, port.logged.lines)
