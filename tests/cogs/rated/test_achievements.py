"""Achievements: stored at the end of a match that counts, for players who stayed."""

from dataclasses import replace

import pytest

from cogs.admin import service as operators
from cogs.privacy import departures
from cogs.privacy import service as rights
from cogs.privacy.departures import KEPT
from cogs.rated import profiles
from cogs.rated.achievements import feats
from engine import GAMES
from sessions import Status
from sessions.playing import hosting, play
from tests.cogs.rated.test_service import finish, rows
from tests.sessions.harbour import CHANNEL, CREW, MEI, SERVER, TOM


@pytest.fixture
def all_won(monkeypatch):
    """Every player reaches the same achievement in each match of Captain's Orders."""
    found = {"true-word": lambda log, result: result.places}
    monkeypatch.setitem(GAMES, "captains_orders", replace(GAMES["captains_orders"], achievements=found))


async def achieved(house, person):
    return (await profiles.profile_of(house, person.id, person.id)).achieved


async def test_what_is_achieved_is_counted_by_game_and_code(harbour, house, all_won):
    await finish(harbour)
    table = await finish(harbour, seed=1, rated=False)
    assert feats(table) == [(seat, "true-word") for seat in range(4)]
    for person in CREW[:4]:
        assert await achieved(house, person) == {("captains_orders", "true-word"): 2}


async def test_computer_players_and_who_left_achieve_nothing(harbour, house, all_won):
    table = await harbour.begin(3, 1)
    await house.act(table.id, play.leave, TOM.id)
    table = await harbour.play_on(table.id)
    assert [seat for seat, _ in feats(table)] == [0, 2]
    assert await achieved(house, TOM) == {} != await achieved(house, MEI)


async def test_what_does_not_count_achieves_nothing(harbour, house, all_won):
    over = await finish(harbour)
    lobby = await hosting.play_on(house, over.id, 3, host=MEI, server=SERVER, channel=CHANNEL + 1)
    await hosting.start(house, lobby.id, MEI.id)
    table = await harbour.play_on(lobby.id)
    assert table.status is Status.FINISHED and feats(table) == []
    assert await achieved(house, MEI) == {("captains_orders", "true-word"): 1}


async def test_a_match_that_is_played_again_from_its_log_is_noted_anew(harbour, house, monkeypatch, all_won):
    table = await finish(harbour)
    found = {"sharp-eye": lambda log, result: [0]}
    monkeypatch.setitem(GAMES, "captains_orders", replace(GAMES["captains_orders"], achievements=found))
    await house.act(table.id, operators.repair, by=77)
    assert await achieved(house, MEI) == {("captains_orders", "sharp-eye"): 1}
    assert await achieved(house, TOM) == {}


async def test_they_are_exported_and_forgotten(harbour, house, all_won):
    table = await finish(harbour)
    found = (await rights.export(house, TOM.id))["achievements"]
    assert found == [{"table": table.id, "game": "captains_orders", "code": "true-word"}]
    await rights.forget(house, TOM.id)
    assert rows(harbour, "SELECT person FROM achievements ORDER BY person") == [(1,), (3,), (4,)]


async def test_they_go_with_their_server(harbour, house, all_won):
    await finish(harbour)
    await departures.left(house, SERVER)
    await harbour.wait(KEPT + 60)
    assert rows(harbour, "SELECT * FROM achievements") == []
