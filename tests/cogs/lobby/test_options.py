"""`/game option`, at a table of a game that leaves a choice."""

from dataclasses import replace

import pytest
from fluent.runtime import FluentResource

from engine import GAMES, Option
from tests.cogs.tables import EN, GAME, crew, gathered, host_menu, shown, table

TOLD = """
captains-orders-option-storm = { $value ->
    [true] With storms
   *[false] Without storms
}
    .label = { $value ->
        [true] With storms
       *[false] Without storms
    }
"""


@pytest.fixture(autouse=True)
def storms(monkeypatch):
    """Captain's Orders, with or without storms."""
    stormy = replace(GAMES[GAME], options={"storm": Option(default=False, choices=(False, True))})
    monkeypatch.setitem(GAMES, GAME, stormy)
    EN._bundle.add_resource(FluentResource(TOLD))
    monkeypatch.setitem(EN._attributes, "captains-orders-option-storm", frozenset({"", "label"}))


async def test_the_host_chooses_among_what_is_offered(port):
    [mei] = crew(port, 1)
    await gathered(port, mei)
    assert "Without storms" in shown(port).text
    offered = await mei.offered("game option", "setting")
    assert offered == {"Without storms": "storm false", "With storms": "storm true"}
    answer = await mei.slash("game option", setting=offered["With storms"])
    assert answer.text == EN("lobby-option", table="1", option="With storms")
    assert "With storms" in shown(port).text
    assert (await table(port)).setup.options == {"storm": True}


async def test_the_host_chooses_in_the_menu_too(port):
    [mei] = crew(port, 1)
    await gathered(port, mei)
    menu = (await mei.choose(await host_menu(port, mei), "With storms")).shown
    assert EN("lobby-option", table="1", option="With storms") in menu.text
    assert (await table(port)).setup.options == {"storm": True}
    assert "With storms" in shown(port).text
    answer = await mei.forge(menu, "hm:option:1:storm", ["perhaps"])
    assert EN("refusal-bad-option", option="storm", value="perhaps") in answer.text


async def test_only_the_host_chooses(port):
    mei, tom = crew(port, 2)
    await gathered(port, mei, tom)
    answer = await tom.slash("game option", setting="storm true")
    assert answer.text == EN("refusal-not-host", host=f"<@{mei.id}>")
    assert (await table(port)).setup.options == {"storm": False}
