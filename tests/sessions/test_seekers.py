"""People who look for a table: who looks for the same, and when they look no longer."""

from sessions import Wish, hosting, lobby, seekers
from sessions.clock import DAY
from tests.sessions.tables import CHANNEL, MEI, SERVER, TOM, UMA

FLEET = Wish(SERVER, "fleet", DAY, rated=False)


async def test_who_looks_for_the_same_are_a_crew_in_their_order(house, sessions):
    for person in (TOM, MEI):
        await seekers.seek(sessions, FLEET, person)
        house.now += 1
    others = (
        Wish(SERVER + 1, "fleet", DAY, rated=False),
        Wish(SERVER, "goa", DAY, rated=False),
        Wish(SERVER, "fleet", None, rated=False),
        Wish(SERVER, "fleet", DAY, rated=True),
    )
    assert [await seekers.seek(sessions, wish, UMA) for wish in others] == [None, None, None, others[2]]
    assert await seekers.crew(sessions, FLEET) == [TOM, MEI]
    assert await seekers.crew(sessions, others[3]) == [UMA]
    assert FLEET.least == 2 and others[1].least == 2


async def test_somebody_looks_for_one_table_of_a_game(sessions):
    assert await seekers.seek(sessions, FLEET, TOM) is None
    other = Wish(SERVER, "fleet", None, rated=True)
    assert await seekers.seek(sessions, other, TOM) == FLEET
    assert await seekers.seek(sessions, other, TOM) is None
    assert await seekers.crew(sessions, FLEET) == [] and await seekers.crew(sessions, other) == [TOM]
    assert await seekers.stop(sessions, SERVER, "fleet", TOM.id) == other
    assert await seekers.stop(sessions, SERVER, "fleet", TOM.id) is None


async def test_after_a_week_it_is_forgotten(house, sessions):
    await seekers.seek(sessions, FLEET, TOM)
    house.now += 7 * DAY - 1
    assert await seekers.crew(sessions, FLEET) == [TOM]
    house.now += 1
    assert await seekers.crew(sessions, FLEET) == []


async def test_who_sits_down_looks_no_longer_for_that_game_there(house, sessions):
    other = Wish(SERVER, "goa", DAY, rated=False)
    for person in (MEI, TOM):
        await seekers.seek(sessions, FLEET, person)
        await seekers.seek(sessions, other, person)
    table = await hosting.open_table(sessions, server=SERVER, channel=CHANNEL, host=MEI, game="fleet")
    assert await seekers.crew(sessions, FLEET) == [TOM]
    await sessions.act(table.id, lobby.join, TOM)
    assert await seekers.crew(sessions, FLEET) == []
    assert await seekers.crew(sessions, other) == [MEI, TOM]


async def test_who_learns_goes_on_looking(sessions):
    await seekers.seek(sessions, FLEET, TOM)
    await hosting.learn(sessions, "fleet", host=TOM, server=SERVER, channel=CHANNEL)
    assert await seekers.crew(sessions, FLEET) == [TOM]


async def test_where_they_meet_is_kept_and_noted(house, sessions):
    assert await seekers.meeting(sessions, SERVER) is None
    await seekers.set_meeting(sessions, SERVER, 77, by=MEI.id)
    sessions = await house.restart()
    assert await seekers.meeting(sessions, SERVER) == 77
    await seekers.set_meeting(sessions, SERVER, None, by=MEI.id)
    assert await seekers.meeting(sessions, SERVER) is None
