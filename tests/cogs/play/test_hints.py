"""Hints on Discord: a button at friendly tables, a private answer, and a public count."""

from typing import Any

import pytest

from engine.bots.levels import Advice
from tests.cogs.wording import (
    EN,
)


@pytest.fixture
def fake_advice(port):
    """The master's advice: the best and second-best move, the gain, its error, and its unit."""
    said: dict[str, Any] = {"gain": 0.25, "error": 0.05, "unit": "chance", "alone": False}

    async def advice(match, seat, seed):
        move, other, *_ = match.legal_moves(seat)
        return Advice(move, None if said["alone"] else other, said["gain"], said["error"], said["unit"])

    port.workers.fakes["advice"] = advice
    return said


async def asked(port):
    """A running friendly table after *Hint*: the person on turn, their panel."""
    people = port.crew(4)
    await port.begin(people, friendly=True)
    person = await port.to_move()
    return person, (await person.click(await person.panel(), EN("button-hint"))).shown


async def test_only_a_friendly_table_is_marked(port):
    [mei] = port.crew(1)
    await port.open([mei], friendly=True)
    assert EN("switch-friendly") in port.board.text
    menu = await mei.host_menu()
    menu = (await mei.click(menu, EN("switch-friendly.turn-off"))).shown
    assert (
        EN("switch-friendly.turned-off", table="1") in menu.text
        and EN("switch-friendly") not in port.board.text
    )
    await mei.click(menu, EN("switch-friendly.turn-on"))
    assert EN("switch-friendly") in port.board.text


async def test_a_hint_is_private_but_its_use_is_public(port, fake_advice):
    person, panel = await asked(port)
    assert "25%" in panel.text and panel.private
    assert EN("button-hint") in panel.buttons, "one may look again"
    name = person.name
    taken = EN("table-hints", names=EN("list-times", thing=name, number=1))
    assert taken in port.board.text and "25 %" not in port.board.text
    log = await person.slash("game log")
    assert EN("log-hint", name=name) in log.text


async def test_the_advised_move_can_be_played_on_the_same_panel(port, fake_advice):
    person, panel = await asked(port)
    before = await port.match()
    ply = before.ply
    first = next(part["custom_id"] for part in panel.parts() if part["type"] == 2)
    await person.click(panel, id=first)
    assert (await port.match()).ply == ply + 1


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ({"gain": 1.25, "error": 0.1, "unit": "points"}, "1.2 points worse"),
        ({"gain": 0.05, "error": 0.04}, "is about as good"),
        ({"alone": True}, "without hesitation"),
    ],
)
async def test_a_hint_states_the_expected_result(port, fake_advice, said, words):
    fake_advice.update(said)
    _, panel = await asked(port)
    assert words in panel.text


async def test_hints_are_refused_at_tables_that_arent_friendly(port, fake_advice):
    people = port.crew(4)
    await port.begin(people)
    person = await port.to_move()
    panel = await person.panel()
    assert EN("button-hint") not in panel.buttons
    answer = await person.forge(panel, "hm:hint:1")
    assert EN("refusal-not-friendly") in answer.text
