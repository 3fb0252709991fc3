"""Achievements: noted at the end of matches that count, for who has stayed."""

from dataclasses import replace

import pytest

from engine import GAMES
from sessions import Status, departures, feats, hosting, operators, play, profiles, rights
from sessions.departures import KEPT
from tests.sessions.tables import CHANNEL, CREW, MEI, SERVER, TOM
from tests.sessions.test_ratings import finish, rows


@pytest.fixture
def all_won(monkeypatch):
    """Everybody achieves the same in every match of Captain's Orders."""
    found = {"true-word": lambda log, result: result.places}
    monkeypatch.setitem(GAMES, "captains_orders", replace(GAMES["captains_orders"], achievements=found))


async def achieved(sessions, person):
    return (await profiles.profile_of(sessions, person.id, person.id)).achieved


async def test_what_is_achieved_is_counted_by_game_and_code(house, sessions, all_won):
    await finish(house)
    table = await finish(house, seed=1, rated=False)
    assert feats(table) == [(seat, "true-word") for seat in range(4)]
    for person in CREW[:4]:
        assert await achieved(sessions, person) == {("captains_orders", "true-word"): 2}


async def test_computer_players_and_who_left_achieve_nothing(house, sessions, all_won):
    table = await house.begin(3, 1)
    await sessions.act(table.id, play.leave, TOM.id)
    table = await house.play_on(table.id)
    assert [seat for seat, _ in feats(table)] == [0, 2]
    assert await achieved(sessions, TOM) == {} != await achieved(sessions, MEI)


async def test_what_does_not_count_achieves_nothing(house, sessions, all_won):
    over = await finish(house)
    lobby = await hosting.play_on(sessions, over.id, 3, host=MEI, server=SERVER, channel=CHANNEL + 1)
    await hosting.start(sessions, lobby.id, MEI.id)
    table = await house.play_on(lobby.id)
    assert table.status is Status.FINISHED and feats(table) == []
    assert await achieved(sessions, MEI) == {("captains_orders", "true-word"): 1}


async def test_a_match_that_is_played_again_from_its_log_is_noted_anew(house, sessions, monkeypatch, all_won):
    table = await finish(house)
    found = {"sharp-eye": lambda log, result: [0]}
    monkeypatch.setitem(GAMES, "captains_orders", replace(GAMES["captains_orders"], achievements=found))
    await sessions.act(table.id, operators.repair, by=77)
    assert await achieved(sessions, MEI) == {("captains_orders", "sharp-eye"): 1}
    assert await achieved(sessions, TOM) == {}


async def test_they_are_exported_and_forgotten(house, sessions, all_won):
    table = await finish(house)
    found = (await rights.export(sessions, TOM.id))["achievements"]
    assert found == [{"table": table.id, "game": "captains_orders", "code": "true-word"}]
    await rights.forget(sessions, TOM.id)
    assert rows(house, "SELECT person FROM achievements ORDER BY person") == [(1,), (3,), (4,)]


async def test_they_go_with_their_server(house, sessions, all_won):
    await finish(house)
    await departures.left(sessions, SERVER)
    await house.wait(KEPT + 60)
    assert rows(house, "SELECT * FROM achievements") == []
