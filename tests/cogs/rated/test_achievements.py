"""Achievements: stored at the end of a match that counts, for players who stayed."""

from collections import Counter

from cogs.admin import service as operators
from cogs.rated import profiles
from cogs.rated.achievements import earned_achievements
from sessions import Status, departures
from sessions.departures import RETENTION
from sessions.playing import hosting, play
from sessions.privacy import forgetting as rights
from tests.cogs.rated.test_service import finish, rows
from tests.harbour import CHANNEL, CREW, MEI, SERVER, TOM, UMA


async def achieved(house, person):
    return (await profiles.profile_of(house, person.id, person.id)).achieved


def earned(seat, *tables):
    """The achievements that the engine finds for a seat in these matches."""
    codes = [code for table in tables for each, code in table.match.achieved if each == seat]
    return {("captains_orders", code): number for code, number in Counter(codes).items()}


async def test_achievements_are_counted_by_game_and_code(harbour, house):
    tables = [await finish(harbour, hasty=False), await finish(harbour, hasty=False, seed=1, rated=False)]
    assert earned(0, *tables) == {("captains_orders", "wrongly-named"): 2}
    for seat, person in enumerate(CREW[:4]):
        assert await achieved(house, person) == earned(seat, *tables)


async def test_only_people_who_stayed_earn_achievements(harbour, house):
    tables = []
    for seed in range(5):
        table = await harbour.begin(3, 1)
        await house.act(table.id, play.leave, TOM.id)
        tables.append(await harbour.play_on(table.id, seed=seed, hasty=False))
        assert earned_achievements(tables[-1]) == [
            each for each in tables[-1].match.achieved if each[0] in (0, 2)
        ]
    assert earned(1, *tables) and earned(3, *tables)
    assert await achieved(house, TOM) == {} != await achieved(house, MEI) == earned(0, *tables)


async def test_a_match_that_doesnt_count_earns_no_achievements(harbour, house):
    over = await finish(harbour, hasty=False)
    lobby = await hosting.play_on(house, over.id, 3, host=MEI, server=SERVER, channel=CHANNEL + 1)
    await hosting.start(house, lobby.id, MEI.id)
    table = await harbour.play_on(lobby.id)
    assert table.status is Status.FINISHED and earned_achievements(table) == []
    assert await achieved(house, MEI) == earned(0, over)


async def test_a_repair_restores_the_achievements_of_a_match(harbour, house):
    table = await finish(harbour, hasty=False)
    harbour.change("UPDATE achievements SET person = 2, code = 'true-word' WHERE person = 1")
    assert await achieved(house, TOM) == {("captains_orders", "true-word"): 1}
    await house.act(table.id, operators.repair, by=77)
    assert await achieved(house, MEI) == earned(0, table) != {}
    assert await achieved(house, TOM) == earned(1, table) == {}


async def test_achievements_are_exported_and_deleted(harbour, house):
    table = await finish(harbour, hasty=False)
    found = (await rights.export(house, UMA.id))["achievements"]
    assert found == [{"table": table.id, "game": "captains_orders", "code": "wrongly-named"}]
    await rights.forget(house, UMA.id)
    assert rows(harbour, "SELECT person FROM achievements ORDER BY person") == [(1,), (4,)]


async def test_achievements_are_removed_with_their_server(harbour, house):
    await finish(harbour, hasty=False)
    assert rows(harbour, "SELECT * FROM achievements") != []
    await departures.left(house, SERVER)
    await harbour.wait(RETENTION + 60)
    assert rows(harbour, "SELECT * FROM achievements") == []
