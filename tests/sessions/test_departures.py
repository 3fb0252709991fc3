"""A server's data is deleted thirty days after the bot has left it, unless the bot is back."""

from typing import Any

from cogs.board.service import END_JOB
from cogs.clock.service import REPLACED_JOB, VOTE_JOB
from cogs.follow import service as followers
from cogs.follow.service import NEWS_JOB
from cogs.tournament import service as tournaments
from cogs.tournament.store import NOTICE_JOB
from sessions import BanKind, Key, departures, messages
from sessions.departures import RETENTION
from sessions.jobs.job import BOARD_JOB, CLOCK_JOB, TURN_JOB
from sessions.messages import TABLE_MESSAGE, Attempt, Shows
from sessions.people import bans, servers
from sessions.people.server_settings import ServerSettings, server_settings
from sessions.playing import hosting, lobby
from tests.harbour import CHANNEL, MEI, SERVER, TOM, refused, sent
from tests.sessions.privacy.test_forgetting import everything, traces

OF_TABLES = (BOARD_JOB, VOTE_JOB, REPLACED_JOB, END_JOB, NEWS_JOB)
HERE = 9_876_543_210_987_654
PLACE = 8_765_432_109_876_543


async def lively(harbour):
    """A server with plenty of data, and a second server."""
    house = harbour.house
    elsewhere = await harbour.begin()
    opened = await hosting.open_table(house, server=HERE, channel=PLACE, host=MEI, game="captains_orders")
    for _ in range(3):
        await house.act(opened.id, lobby.add_computer, MEI.id)
    await house.act(opened.id, followers.follow, TOM.id)
    await hosting.start(house, opened.id, MEI.id)
    await harbour.play_on(opened.id, moves=3)
    await servers.configure(house, HERE, {"channels": [PLACE]}, by=MEI.id)
    await servers.configure(house, HERE, {"language": "ja"}, by=MEI.id)
    await servers.configure(house, HERE, {"holidays": 3}, by=MEI.id)
    shows = Shows(TABLE_MESSAGE, opened.id, 5)
    await sent(house, 999, PLACE, shows)
    await messages.begin(house, Attempt(1, 1, Key(BOARD_JOB, opened.id), PLACE, 1, (shows,)))
    return elsewhere, opened


async def test_a_departed_servers_data_is_removed_after_thirty_days(harbour, house):
    elsewhere, there = await lively(harbour)
    assert {"tables", "servers", "audit"} <= traces(harbour, str(HERE)).keys()
    assert {"messages", "attempts"} <= traces(harbour, str(PLACE)).keys()
    await departures.left(house, HERE)
    await harbour.wait(RETENTION - 60)
    assert {"tables", "servers"} <= traces(harbour, str(HERE)).keys()
    await harbour.wait(120)
    assert traces(harbour, str(HERE), str(PLACE)) == {}
    rows = everything(harbour)
    assert len(rows["tables"]) == 1
    assert {row["table_id"] for row in await harbour.db.all("SELECT table_id FROM jobs")} <= {0, elsewhere.id}
    async with refused("no-such-table", table=there.id):
        await house.tables.get(there.id)
    assert (await house.tables.get(elsewhere.id)).match is not None
    assert await server_settings(house.db, HERE) == ServerSettings()
    await harbour.restart()


async def test_nothing_is_removed_if_the_bot_comes_back(harbour, house):
    await lively(harbour)
    await departures.left(house, HERE)
    await harbour.wait(RETENTION // 2)
    await departures.joined(house, HERE)
    before = len(everything(harbour)["moves"])
    await harbour.wait(2 * RETENTION)
    assert len(everything(harbour)["moves"]) >= before > 0
    assert {"tables", "servers"} <= traces(harbour, str(HERE)).keys()


async def test_a_rejoined_server_is_kept_even_if_storing_the_return_failed(harbour, house):
    await lively(harbour)
    await departures.left(house, HERE)
    house.is_in = lambda server: server in (SERVER, HERE)
    with harbour.faults.refuse("begin"):
        async with refused("not-saved"):
            await compare(house, SERVER, HERE)
    await harbour.wait(2 * RETENTION)
    assert {"tables", "servers"} <= traces(harbour, str(HERE)).keys()


async def compare(house, *servers):
    await departures.compare(house, servers, lambda _: True)


async def test_departures_during_downtime_are_noticed(harbour, house):
    await lively(harbour)
    await compare(house, SERVER)
    await compare(house, SERVER)  # The first departure counts.
    await harbour.wait(RETENTION - 60)
    await compare(house, SERVER, HERE)
    await harbour.wait(RETENTION)
    assert "tables" in traces(harbour, str(HERE))
    await compare(house, SERVER)
    await harbour.wait(RETENTION + 60)
    assert traces(harbour, str(HERE)) == {}
    assert len(everything(harbour)["tables"]) == 1


async def test_numbers_of_removed_tables_arent_reused(harbour, house):
    _, there = await lively(harbour)
    await departures.left(house, HERE)
    await harbour.wait(RETENTION + 60)
    new = await harbour.open(people=1, channel=CHANNEL + 9)
    assert new.id > there.id


async def test_a_servers_ban_survives_its_data(harbour, house):
    await lively(harbour)
    await bans.ban(house, BanKind.SERVER, HERE, 77, "spam")
    await departures.left(house, HERE)
    await harbour.wait(RETENTION + 60)
    assert traces(harbour, str(HERE)).keys() == {"bans"}


async def test_jobs_of_a_server_are_retried_when_the_bot_returns(harbour, house):
    elsewhere, there = await lively(harbour)
    opened = []
    for server, channel in ((SERVER, CHANNEL), (HERE, PLACE)):
        about: dict[str, Any] = {
            "organiser": MEI,
            "name": "Cup",
            "game": "fleet",
            "format": "swiss",
            "pace": 86_400,
        }
        opened.append(await tournaments.open_tournament(house, server=server, channel=channel, **about))
    await harbour.house.do("DELETE FROM jobs")
    waiting = [Key(kind, table.id) for kind in OF_TABLES for table in (elsewhere, there)]
    waiting += [Key(NOTICE_JOB, subject=cup.id) for cup in opened]
    waiting += [Key(TURN_JOB, subject=opened[1].id), Key(CLOCK_JOB, there.id)]
    later = harbour.now + 3600
    async with house.transaction() as tx:
        for key in waiting:
            tx.jobs.set(key, later)
    await departures.hurry(house, HERE)
    hurried = {key for key in waiting if await house.jobs.due(house.db, key) == harbour.now}
    assert hurried == {
        *(Key(kind, there.id) for kind in OF_TABLES),
        Key(NOTICE_JOB, subject=opened[1].id),
    }
    harbour.now += 60
    await departures.hurry(house, HERE)
    assert await house.jobs.due(house.db, Key(BOARD_JOB, there.id)) == harbour.now - 60
