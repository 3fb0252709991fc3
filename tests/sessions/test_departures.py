"""A server that the bot has left: thirty days later nothing is kept of it, unless the bot is back."""

from typing import Any

from sessions import (
    BanKind,
    JobKind,
    Key,
    MessageKind,
    absence,
    bans,
    departures,
    followers,
    hosting,
    lobby,
    messages,
    servers,
)
from sessions.departures import KEPT
from sessions.messages import Attempt, Shows
from sessions.tournaments import tournaments
from tests.sessions.tables import CHANNEL, MEI, SERVER, TOM, full, refused, sent
from tests.sessions.test_rights import everything, traces

OF_TABLES = (JobKind.BOARD, JobKind.VOTE, JobKind.REPLACED, JobKind.END, JobKind.NEWS)
HERE = 9_876_543_210_987_654
PLACE = 8_765_432_109_876_543


async def lively(house):
    """A server in which much has happened, and another."""
    sessions = house.sessions
    elsewhere = await house.begin()
    opened = await hosting.open_table(sessions, server=HERE, channel=PLACE, host=MEI, game="captains_orders")
    for _ in range(3):
        await sessions.act(opened.id, lobby.add_computer, MEI.id)
    await sessions.act(opened.id, followers.follow, TOM.id)
    await hosting.start(sessions, opened.id, MEI.id)
    await house.play_on(opened.id, moves=3)
    await servers.set_allowed_channels(sessions, HERE, [PLACE], by=MEI.id)
    await servers.set_language(sessions, HERE, "ja", by=MEI.id)
    await absence.set_days(sessions, HERE, 3, by=MEI.id)
    shows = Shows(MessageKind.TABLE, opened.id, 5)
    await sent(sessions, 999, PLACE, shows)
    await messages.begin(sessions, Attempt(1, 1, Key(JobKind.BOARD, opened.id), PLACE, 1, (shows,)))
    return elsewhere, opened


async def test_after_thirty_days_nothing_is_left_of_it(house, sessions):
    elsewhere, there = await lively(house)
    assert {"tables", "servers", "audit", "allowed_channels"} <= traces(house, str(HERE)).keys()
    assert {"messages", "attempts"} <= traces(house, str(PLACE)).keys()
    await departures.left(sessions, HERE)
    await house.wait(KEPT - 60)
    assert {"tables", "servers"} <= traces(house, str(HERE)).keys()
    await house.wait(120)
    assert traces(house, str(HERE), str(PLACE)) == {}
    rows = everything(house)
    assert len(rows["tables"]) == 1
    assert {row["table_id"] for row in await house.db.all("SELECT table_id FROM jobs")} <= {0, elsewhere.id}
    async with refused("no-such-table", table=there.id):
        await sessions.tables.get(there.id)
    assert (await sessions.tables.get(elsewhere.id)).match is not None
    assert await absence.days(sessions, HERE) == await absence.days(sessions, None)
    await house.restart()


async def test_nothing_is_removed_if_the_bot_comes_back(house, sessions):
    await lively(house)
    await departures.left(sessions, HERE)
    await house.wait(KEPT // 2)
    await departures.joined(sessions, HERE)
    before = len(everything(house)["moves"])
    await house.wait(2 * KEPT)
    assert len(everything(house)["moves"]) >= before > 0
    assert {"tables", "servers"} <= traces(house, str(HERE)).keys()


async def test_a_server_that_the_bot_is_in_again_is_kept_though_that_could_not_be_stored(
    house, sessions, monkeypatch
):
    await lively(house)
    await departures.left(sessions, HERE)
    sessions.is_in = lambda server: server in (SERVER, HERE)
    with monkeypatch.context() as trouble:
        full(house, trouble)
        async with refused("not-saved"):
            await departures.compare(sessions, [SERVER, HERE])
    await house.wait(2 * KEPT)
    assert {"tables", "servers"} <= traces(house, str(HERE)).keys()


async def test_what_happened_while_the_program_was_stopped_is_noticed(house, sessions):
    await lively(house)
    await departures.compare(sessions, [SERVER])
    await departures.compare(sessions, [SERVER])  # the first departure counts
    await house.wait(KEPT - 60)
    await departures.compare(sessions, [SERVER, HERE])
    await house.wait(KEPT)
    assert "tables" in traces(house, str(HERE))
    await departures.compare(sessions, [SERVER])
    await house.wait(KEPT + 60)
    assert traces(house, str(HERE)) == {}
    assert len(everything(house)["tables"]) == 1


async def test_no_other_table_ever_gets_the_number_of_one_that_was_removed(house, sessions):
    _, there = await lively(house)
    await departures.left(sessions, HERE)
    await house.wait(KEPT + 60)
    new = await house.open(people=1, channel=CHANNEL + 9)
    assert new.id > there.id


async def test_a_servers_ban_outlives_its_data(house, sessions):
    await lively(house)
    await bans.ban(sessions, BanKind.SERVER, HERE, 77, "spam")
    await departures.left(sessions, HERE)
    await house.wait(KEPT + 60)
    assert traces(house, str(HERE)).keys() == {"bans"}


async def test_what_waits_for_a_server_is_tried_once_the_bot_is_back(house, sessions):
    elsewhere, there = await lively(house)
    opened = []
    for server, channel in ((SERVER, CHANNEL), (HERE, PLACE)):
        about: dict[str, Any] = {
            "organiser": MEI,
            "name": "Cup",
            "game": "fleet",
            "format": "swiss",
            "pace": 86_400,
        }
        opened.append(await tournaments.open_tournament(sessions, server=server, channel=channel, **about))
    await house.sessions.do("DELETE FROM jobs")
    waiting = [Key(kind, table.id) for kind in OF_TABLES for table in (elsewhere, there)]
    waiting += [Key(JobKind.NOTICE, person=cup.id) for cup in opened]
    waiting += [Key(JobKind.TURN, person=opened[1].id), Key(JobKind.CLOCK, there.id)]
    later = house.now + 3600
    async with sessions.transaction() as tx:
        for key in waiting:
            tx.jobs.set(key, later)
    await sessions.hurry_server(HERE)
    hurried = {key for key in waiting if await sessions.jobs.due(sessions.db, key) == house.now}
    assert hurried == {*(Key(kind, there.id) for kind in OF_TABLES), Key(JobKind.NOTICE, person=opened[1].id)}
    house.now += 60
    await sessions.hurry_server(HERE)
    assert await sessions.jobs.due(sessions.db, Key(JobKind.BOARD, there.id)) == house.now - 60
