"""Searches for a table: which ones match, and when they end."""

from cogs.seek import service as seekers
from cogs.seek.service import Wish
from sessions.people import servers
from sessions.people.server_settings import server_settings
from sessions.playing import hosting, lobby
from sessions.tables.clock import DAY
from tests.harbour import CHANNEL, MEI, SERVER, TOM, UMA

FLEET = Wish(SERVER, "fleet", DAY, rated=False)


async def test_people_with_the_same_wish_form_a_crew_in_order(harbour, house):
    for person in (TOM, MEI):
        await seekers.seek(house, FLEET, person)
        harbour.now += 1
    others = (
        Wish(SERVER + 1, "fleet", DAY, rated=False),
        Wish(SERVER, "goa", DAY, rated=False),
        Wish(SERVER, "fleet", None, rated=False),
        Wish(SERVER, "fleet", DAY, rated=True),
    )
    assert [await seekers.seek(house, wish, UMA) for wish in others] == [None, None, None, others[2]]
    assert await seekers.crew(house, FLEET) == [TOM, MEI]
    assert await seekers.crew(house, others[3]) == [UMA]
    assert FLEET.least == 2 and others[1].least == 2


async def test_a_person_seeks_one_table_per_game(house):
    assert await seekers.seek(house, FLEET, TOM) is None
    other = Wish(SERVER, "fleet", None, rated=True)
    assert await seekers.seek(house, other, TOM) == FLEET
    assert await seekers.seek(house, other, TOM) is None
    assert await seekers.crew(house, FLEET) == [] and await seekers.crew(house, other) == [TOM]
    assert await seekers.stop(house, SERVER, "fleet", TOM.id) == other
    assert await seekers.stop(house, SERVER, "fleet", TOM.id) is None


async def test_a_seek_expires_after_a_week(harbour, house):
    await seekers.seek(house, FLEET, TOM)
    harbour.now += 7 * DAY - 1
    assert await seekers.crew(house, FLEET) == [TOM]
    harbour.now += 1
    assert await seekers.crew(house, FLEET) == []


async def test_joining_a_table_ends_the_seek_for_its_game(harbour, house):
    other = Wish(SERVER, "goa", DAY, rated=False)
    for person in (MEI, TOM):
        await seekers.seek(house, FLEET, person)
        await seekers.seek(house, other, person)
    table = await hosting.open_table(house, server=SERVER, channel=CHANNEL, host=MEI, game="fleet")
    assert await seekers.crew(house, FLEET) == [TOM]
    await house.act(table.id, lobby.join, TOM)
    assert await seekers.crew(house, FLEET) == []
    assert await seekers.crew(house, other) == [MEI, TOM]


async def test_a_lesson_doesnt_end_a_seek(house):
    await seekers.seek(house, FLEET, TOM)
    await hosting.learn(house, "fleet", host=TOM, server=SERVER, channel=CHANNEL)
    assert await seekers.crew(house, FLEET) == [TOM]


async def test_the_seek_channel_is_stored_and_logged(harbour, house):
    assert (await server_settings(house.db, SERVER)).meeting is None
    await servers.configure(house, SERVER, {"meeting": 77}, by=MEI.id)
    house = await harbour.restart()
    assert (await server_settings(house.db, SERVER)).meeting == 77
    await servers.configure(house, SERVER, {"meeting": None}, by=MEI.id)
    assert (await server_settings(house.db, SERVER)).meeting is None
