"""People who look for a table: who looks for the same, and when they look no longer."""

from sessions import Wish
from sessions.clock import DAY
from tests.sessions.tables import CHANNEL, MEI, SERVER, TOM, UMA

FLEET = Wish(SERVER, "fleet", DAY, rated=False)


async def test_who_looks_for_the_same_are_a_crew_in_their_order(house, sessions):
    for person in (TOM, MEI):
        await sessions.seekers.seek(FLEET, person)
        house.now += 1
    others = (
        Wish(SERVER + 1, "fleet", DAY, rated=False),
        Wish(SERVER, "goa", DAY, rated=False),
        Wish(SERVER, "fleet", None, rated=False),
        Wish(SERVER, "fleet", DAY, rated=True),
    )
    assert [await sessions.seekers.seek(wish, UMA) for wish in others] == [None, None, None, others[2]]
    assert await sessions.seekers.crew(FLEET) == [TOM, MEI]
    assert await sessions.seekers.crew(others[3]) == [UMA]
    assert FLEET.least == 2 and others[1].least == 2


async def test_somebody_looks_for_one_table_of_a_game(sessions):
    assert await sessions.seekers.seek(FLEET, TOM) is None
    other = Wish(SERVER, "fleet", None, rated=True)
    assert await sessions.seekers.seek(other, TOM) == FLEET
    assert await sessions.seekers.seek(other, TOM) is None
    assert await sessions.seekers.crew(FLEET) == [] and await sessions.seekers.crew(other) == [TOM]
    assert await sessions.seekers.stop(SERVER, "fleet", TOM.id) == other
    assert await sessions.seekers.stop(SERVER, "fleet", TOM.id) is None


async def test_after_a_week_it_is_forgotten(house, sessions):
    await sessions.seekers.seek(FLEET, TOM)
    house.now += 7 * DAY - 1
    assert await sessions.seekers.crew(FLEET) == [TOM]
    house.now += 1
    assert await sessions.seekers.crew(FLEET) == []


async def test_who_sits_down_looks_no_longer_for_that_game_there(house, sessions):
    other = Wish(SERVER, "goa", DAY, rated=False)
    for person in (MEI, TOM):
        await sessions.seekers.seek(FLEET, person)
        await sessions.seekers.seek(other, person)
    table = await sessions.hosting.open(server=SERVER, channel=CHANNEL, host=MEI, game="fleet")
    assert await sessions.seekers.crew(FLEET) == [TOM]
    await sessions.lobby.join(table.id, TOM)
    assert await sessions.seekers.crew(FLEET) == []
    assert await sessions.seekers.crew(other) == [MEI, TOM]


async def test_who_learns_goes_on_looking(sessions):
    await sessions.seekers.seek(FLEET, TOM)
    await sessions.hosting.learn("fleet", host=TOM, server=SERVER, channel=CHANNEL)
    assert await sessions.seekers.crew(FLEET) == [TOM]


async def test_where_they_meet_is_kept_and_noted(house, sessions):
    assert await sessions.seekers.meeting(SERVER) is None
    await sessions.seekers.set_meeting(SERVER, 77, by=MEI.id)
    sessions = await house.restart()
    assert await sessions.seekers.meeting(SERVER) == 77
    await sessions.seekers.set_meeting(SERVER, None, by=MEI.id)
    assert await sessions.seekers.meeting(SERVER) is None
