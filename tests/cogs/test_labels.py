"""Whoever sends a suggestion's label in place of its value means the same. Some clients do so."""

import pytest

from tests.cogs.wording import EN

SETTINGS = [
    ("game option", "setting", {}),
    ("game clock pace", "pace", {}),
    ("my quiet", "zone", {}),
    ("my quiet", "from", {"to": "7:00", "zone": "UTC"}),
    ("my away", "until", {}),
]
"""Commands that may be repeated, with a completed option and the others that they need."""


@pytest.mark.parametrize(("command", "option", "others"), SETTINGS)
@pytest.mark.parametrize("language", ["en-US", "ja"])
async def test_a_label_does_what_its_value_does(port, command, option, others, language):
    mei = port.person("Mei", language)
    await mei.slash("game open", game="fleet")
    offered = await mei.offered(command, option, **others)
    assert offered
    for label, value in list(offered.items())[:8]:
        told = [(await mei.slash(command, **others, **{option: each})).text for each in (value, label)]
        assert told[0] == told[1] and EN("refusal-unexpected") not in told[0], (label, value)


@pytest.mark.parametrize("language", ["en-US", "ja"])
async def test_a_moves_label_is_that_move(port, language):
    people = [port.person(name, language) for name in ("Mei", "Tom", "Ann", "Leo")]
    await port.begin(people)
    for _ in range(4):
        mover = await port.to_move()
        label, value = next(iter((await mover.offered("game move", "move")).items()))
        expected = (await port.match()).copy()
        seat = (await port.table()).seat_of(mover.id)
        expected.play(seat, value)
        await mover.slash("game move", move=label)
        assert (await port.match()).log(None)[-1] == expected.log(None)[-1]


@pytest.mark.parametrize("language", ["en-US", "ja"])
async def test_a_players_label_is_that_player(port, language):
    people = [port.person(name, language) for name in ("Mei", "Tom", "Ann")]
    await port.begin(people, game="goa")
    for label, value in (await people[0].offered("goa board", "who")).items():
        told = [(await people[0].slash("goa board", who=each)).text for each in (value, label)]
        assert told[0] == told[1] and EN("refusal-unexpected") not in told[0]
