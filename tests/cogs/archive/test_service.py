"""The archive: which finished matches each person can find."""

import pytest

from cogs.archive import service as archive
from cogs.archive.service import Search
from sessions.playing import hosting
from sessions.privacy import forgetting as rights
from tests.harbour import CHANNEL, MEI, SERVER, TOM, UMA, VIC, WIM

PLAY_CHANNEL = CHANNEL


@pytest.fixture
async def finished_tables(harbour):
    """Four finished matches, one a day, and a running one."""
    tables = []
    for people in (4, 5, 4, 5):
        tables.append(await harbour.finish(people))
        harbour.now += 86_400
    await harbour.play_on((await harbour.begin()).id, 3)
    return tables


async def found(house, viewer=MEI, places=None, most=10, before=None, after=None, **sought):
    past = await archive.find(
        house, Search(**sought), viewer=viewer.id, places=places, most=most, before=before, after=after
    )
    return [each.id for each in past]


async def test_own_matches_are_listed_latest_first(house, finished_tables):
    assert await found(house, person=MEI.id) == [4, 3, 2, 1]
    assert await found(house, WIM, person=WIM.id) == [4, 2]


@pytest.mark.parametrize("sought", [{"person": MEI.id}, {"server": SERVER, "places": [PLAY_CHANNEL]}])
async def test_pages_begin_after_or_before_a_match(house, finished_tables, sought):
    assert await found(house, **sought, most=2, before=4) == [3, 2]
    assert await found(house, **sought, most=2, before=1) == []
    assert await found(house, **sought, most=2, after=1) == [3, 2]
    assert await found(house, **sought, most=2, after=3) == [4]
    assert await found(house, **sought, after=4) == []


async def test_pages_separate_matches_that_ended_in_the_same_second(harbour, house, finished_tables):
    harbour.change("UPDATE tables SET ended = 1000000 WHERE ended IS NOT NULL")
    assert await found(house, person=MEI.id, most=2, before=4) == [3, 2]
    assert await found(house, person=MEI.id, most=2, after=1) == [3, 2]


async def test_a_past_match_has_game_end_seats_and_places(house, finished_tables):
    [past] = await archive.find(house, Search(person=MEI.id), viewer=MEI.id, places=None, most=1)
    over = finished_tables[3]
    assert (past.game, past.ended, past.seats) == (over.game, over.ended, over.seats)
    assert dict(enumerate(past.places)) == over.result.places and past.origin is None


async def test_matches_are_found_by_companion_server_game_and_time(harbour, house, finished_tables):
    assert await found(house, person=MEI.id, companion=WIM.id) == [4, 2]
    assert await found(house, person=MEI.id, server=SERVER) == [4, 3, 2, 1]
    assert await found(house, person=MEI.id, server=7) == []
    assert await found(house, person=MEI.id, game="captains_orders") == [4, 3, 2, 1]
    assert await found(house, person=MEI.id, game="goa") == []
    assert await found(house, person=MEI.id, since=finished_tables[2].ended) == [4, 3]


async def test_matches_are_found_by_result(house, finished_tables):
    for person in (MEI, TOM, UMA, VIC):
        places = {over.id: over.result.places[over.seat_of(person.id)] for over in finished_tables}
        won = [id for id in (4, 3, 2, 1) if places[id] == 1]
        lost = [id for id in (4, 3, 2, 1) if places[id] != 1]
        assert await found(house, person, person=person.id, won=True) == won
        assert await found(house, person, person=person.id, won=False) == lost


async def test_a_servers_matches_are_the_visible_and_the_viewers_own(house, finished_tables):
    assert await found(house, WIM, places=[PLAY_CHANNEL], server=SERVER) == [4, 3, 2, 1]
    assert await found(house, WIM, places=[], server=SERVER) == [4, 2]
    assert await found(house, WIM, places=[PLAY_CHANNEL], server=8) == []
    assert await found(house, WIM, places=[], person=MEI.id, server=SERVER) == [4, 2]
    assert await found(house, WIM, places=[PLAY_CHANNEL], person=MEI.id, server=SERVER, won=None) == [
        4,
        3,
        2,
        1,
    ]


async def test_another_persons_matches_cant_be_searched_everywhere(house, finished_tables):
    with pytest.raises(ValueError, match="everywhere"):
        await found(house, WIM, person=MEI.id)
    with pytest.raises(ValueError, match="nobody"):
        await found(house, WIM, places=[PLAY_CHANNEL])


async def test_a_forgotten_persons_matches_cant_be_found_by_them(house, finished_tables):
    await rights.forget(house, WIM.id)
    assert await found(house, WIM, person=WIM.id) == []
    assert await found(house, person=MEI.id, companion=WIM.id) == []
    past = await archive.find(house, Search(person=MEI.id), viewer=MEI.id, places=None, most=9)
    assert {seat.person for each in past for seat in each.seats} == {MEI.id, TOM.id, UMA.id, VIC.id, None}
    assert WIM.name not in {seat.name for each in past for seat in each.seats}


async def test_a_continued_match_is_marked(harbour, house, finished_tables):
    lobby = await hosting.play_on(house, 1, 3, host=MEI, server=SERVER, channel=77)
    table = await harbour.play_on((await hosting.start(house, lobby.id, MEI.id)).id)
    [past] = await archive.find(house, Search(person=MEI.id), viewer=MEI.id, places=None, most=1)
    assert past.id == table.id and past.origin == table.origin


async def test_a_result_without_places_hides_no_match(harbour, finished_tables):
    harbour.rewrite(4, lambda document: document["shown_result"].update(places={}))
    harbour.change("UPDATE table_people SET place = NULL WHERE table_id = 4")
    harbour.change("UPDATE tables SET document = 'junk' WHERE id = 3")
    house = await harbour.restart()
    past = await archive.find(house, Search(person=MEI.id), viewer=MEI.id, places=None, most=9)
    assert [(each.id, each.places[0] is None) for each in past] == [(4, True), (2, False), (1, False)]
    assert 4 not in await found(house, person=MEI.id, won=True)


@pytest.mark.parametrize("sought", [{"person": MEI.id}, {"server": SERVER, "places": [PLAY_CHANNEL]}])
async def test_an_unreadable_match_takes_no_place_on_a_page(harbour, house, finished_tables, sought):
    harbour.change("UPDATE tables SET document = 'junk' WHERE id IN (3, 4)")
    assert await found(house, **sought, most=2) == [2, 1]
    assert await found(house, **sought, most=1) == [2]
    harbour.change("UPDATE tables SET document = 'junk' WHERE id = 2")
    assert await found(house, **sought, most=1) == [1]
    assert await found(house, **sought, most=1, after=1) == []


async def test_past_matches_stay_readable_for_years(harbour, house, finished_tables):
    await harbour.wait(3 * 365 * 86_400)
    house = await harbour.restart()
    assert await found(house, person=MEI.id) == [4, 3, 2, 1]
    for over in finished_tables:
        assert (await house.tables.get(over.id)).match == over.match
