"""Opening, starting, handing over, closing and reopening tables."""

import asyncio
import hashlib
from typing import Any

import pytest

from sessions import Refused, Status, Table
from sessions.people import servers
from sessions.playing import hosting, lobby, lobby_options, play
from tests.harbour import ANN, CHANNEL, MEI, SERVER, TOM, UMA, Harbour, refused, with_setup


def opening(house, **settings):
    usual: dict[str, Any] = {"server": SERVER, "channel": CHANNEL, "host": MEI, "game": "captains_orders"}
    return hosting.open_table(house, **with_setup(usual | settings))


async def test_a_new_table_is_a_lobby_that_seats_its_host(harbour, house):
    table = await opening(house, parent=55)
    assert (table.status, table.host, table.names, table.version) == (Status.LOBBY, MEI.id, ["Mei"], 1)
    assert (table.server, table.channel, table.parent, table.opened) == (SERVER, CHANNEL, 55, harbour.now)
    assert (table.match, table.seed, table.seed_hash, table.pending, table.waiting) == (
        None,
        None,
        None,
        (),
        (),
    )
    assert await house.tables.get(table.id) == await house.tables.in_channel(CHANNEL) == table


async def test_omitted_options_get_their_defaults(house):
    table = await opening(house, game="fleet", options={"process_from": "others"})
    assert table.setup.options == {"process_from": "others", "advanced": False}


@pytest.mark.parametrize(
    ("option", "value"),
    [("process_from", "none"), ("process_from", True), ("advanced", 1), ("colour", "red")],
)
async def test_options_must_belong_to_the_game(harbour, house, option, value):
    async with refused("bad-option", option=option, value=value):
        await opening(house, game="fleet", options={option: value})
    table = await opening(house, game="fleet")
    async with refused("bad-option", option=option, value=value):
        await house.act(table.id, lobby_options.set_option, MEI.id, option, value)


async def test_the_host_sets_options(harbour, house):
    table = await opening(house, game="fleet")
    chosen = {"advanced": True, "process_from": "all"}
    after = await house.act(table.id, lobby_options.set_option, MEI.id, "advanced", True)
    assert after.setup.options == chosen
    assert (await harbour.table(table.id)).setup.options == chosen


async def test_a_channel_has_one_open_table(harbour, house):
    first = await opening(house)
    async with refused("table-open-here", table=first.id):
        await opening(house, host=TOM)
    await house.act(first.id, hosting.close, MEI.id)
    second = await opening(house, host=TOM)
    assert second.id != first.id and await house.tables.in_channel(CHANNEL) == second


async def test_threads_count_as_separate_channels(house):
    tables = [await opening(house, channel=thread, parent=CHANNEL) for thread in range(5)]
    assert len({table.id for table in tables}) == 5


async def test_of_concurrent_openings_in_a_channel_one_succeeds(harbour, house):
    answers = await asyncio.gather(*(opening(house) for _ in range(10)), return_exceptions=True)
    [table] = [answer for answer in answers if isinstance(answer, Table)]
    refusals = [answer for answer in answers if isinstance(answer, Refused)]
    assert [(each.code, each.facts) for each in refusals] == 9 * [("table-open-here", {"table": table.id})]
    assert [change.kind for change in harbour.changes] == ["opened"]


@pytest.mark.of_sqlite
async def test_of_concurrent_openings_by_two_processes_one_succeeds(harbour, house):
    other = Harbour(harbour.location)
    await other.start()
    answers = await asyncio.gather(*(opening(each) for each in (house, other.house)), return_exceptions=True)
    assert sum(isinstance(answer, Refused) for answer in answers) == 1
    await other.stop()


async def test_tables_open_only_in_the_servers_allowed_channels(house):
    await servers.configure(house, SERVER, {"channels": [7, CHANNEL]})
    async with refused("channel-not-allowed", channels=(7, CHANNEL)):
        await opening(house, channel=8)
    async with refused("channel-not-allowed", channels=(7, CHANNEL)):
        await opening(house, channel=9, parent=8)
    await opening(house, channel=CHANNEL)
    await opening(house, channel=10, parent=CHANNEL)
    await opening(house, channel=8, server=SERVER + 1)
    await opening(house, channel=11, server=None)
    await servers.configure(house, SERVER, {"channels": []})
    await opening(house, channel=12)


async def test_the_latest_table_of_a_channel_is_found_when_none_is_open(house):
    assert await house.tables.in_channel(CHANNEL) is None
    for host in (MEI, TOM):
        table = await opening(house, host=host)
        await house.act(table.id, hosting.close, host.id)
    assert (await house.tables.in_channel(CHANNEL)).id == table.id


@pytest.mark.parametrize(("people", "computers"), [(4, 0), (1, 3), (8, 0), (2, 6)])
async def test_a_match_starts(harbour, house, people, computers):
    table = await harbour.open(people, computers)
    table = await hosting.start(house, table.id, MEI.id)
    assert (table.status, table.started) == (Status.PLAYING, harbour.now)
    assert table.match.seats == len(table.seats) == people + computers
    assert "started" in [change.kind for change in harbour.changes]


async def test_invitations_end_when_the_match_starts(harbour, house):
    table = await harbour.open()
    await house.act(table.id, lobby.invite, MEI.id, ANN.id)
    assert (await hosting.start(house, table.id, MEI.id)).invited == ()


async def test_unshuffled_seats_keep_the_order_of_joining(harbour, house):
    table = await harbour.open(people=8)
    table = await hosting.start(house, table.id, MEI.id, shuffle=False)
    assert table.people == list(range(1, 9))


async def test_seats_rotate_by_one_at_a_rematch(harbour, house):
    table = await harbour.open(people=8)
    assert table.setup.shuffle
    table = await hosting.start(house, table.id, MEI.id, shuffle=False)
    await house.act(table.id, hosting.close, MEI.id)
    table = await hosting.again(house, table.id, MEI.id)
    assert not table.setup.shuffle
    table = await hosting.start(house, table.id, MEI.id)
    assert table.people == [*range(2, 9), 1]


async def test_shuffled_seats_keep_the_people_and_change_the_order(harbour, house):
    orders = set()
    for channel in range(6):
        table = await harbour.open(people=8, channel=channel)
        table = await hosting.start(house, table.id, MEI.id)
        assert sorted(table.people) == list(range(1, 9))
        orders.add(tuple(table.people))
    assert len(orders) > 1


async def test_the_seeds_hash_is_shown_at_the_start_and_the_seed_at_the_end(harbour, house):
    table = await harbour.begin()
    assert table.seed is None
    assert table.seed_hash == hashlib.sha256(b"seed 1").hexdigest()
    table = await harbour.play_on(table.id)
    assert table.seed == "seed 1"


async def test_the_seed_of_an_abandoned_match_stays_secret(harbour, house):
    table = await harbour.begin()
    assert (await house.act(table.id, hosting.close, MEI.id)).seed is None


async def test_seeds_are_long_and_distinct(location):
    from db import Database
    from sessions import House

    db = await Database.open(location)
    house = House(db)
    seeds = {house.new_seed() for _ in range(100)}
    assert {len(seed) for seed in seeds} == {32} and len(seeds) == 100
    await db.close()


@pytest.mark.parametrize("start", [Harbour.open, Harbour.begin])
async def test_the_hosts_role_is_handed_over(harbour, house, start):
    table = await start(harbour)
    assert (await house.act(table.id, hosting.make_host, MEI.id, TOM.id)).host == TOM.id


@pytest.mark.parametrize("start", [Harbour.open, Harbour.begin])
async def test_a_table_moves_to_another_channel(harbour, house, start):
    table = await start(harbour)
    moved = await house.act(table.id, hosting.move, TOM.id, CHANNEL + 1, parent=CHANNEL)
    assert (moved.channel, moved.parent, moved.status) == (CHANNEL + 1, CHANNEL, table.status)
    assert await harbour.table(table.id) == moved == await house.tables.in_channel(CHANNEL + 1)
    assert await house.tables.in_channel(CHANNEL) is None


@pytest.mark.parametrize("start", [Harbour.open, Harbour.begin])
async def test_the_host_or_a_manager_closes_a_table(harbour, house, start):
    for channel, (by, is_manager) in enumerate([(MEI, False), (ANN, True)]):
        table = await start(harbour, channel=channel)
        table = await house.act(table.id, hosting.close, by.id, is_manager=is_manager)
        assert (table.status, table.ended, table.pending) == (Status.CLOSED, harbour.now, ())


async def test_a_rematch_is_a_lobby_of_the_same_people(harbour, house):
    table = await harbour.finish(people=3, computers=2)
    again = await hosting.again(house, table.id, TOM.id)
    assert (again.status, again.host) == (Status.LOBBY, TOM.id)
    assert again.seats == (*table.seats[1:], table.seats[0]) and again.id != table.id


async def test_a_rematch_omits_players_who_left_unless_they_asked(harbour, house):
    table = await harbour.begin(people=4)
    await house.act(table.id, play.leave, TOM.id)
    await house.act(table.id, play.leave, UMA.id)
    await house.act(table.id, hosting.close, MEI.id)
    again = await hosting.again(house, table.id, UMA.id)
    assert again.names == ["Ada", "Uma", "Vic", "Mei"]
    assert again.people == [3, 4, 1] and again.seats[0].computer == "clever"


async def test_rematches_and_moves_respect_the_allowed_channels(harbour, house):
    table = await harbour.begin()
    await servers.configure(house, SERVER, {"channels": [7]})
    async with refused("channel-not-allowed", channels=(7,)):
        await house.act(table.id, hosting.move, MEI.id, 8)
    async with refused("channel-not-allowed", channels=(7,)):
        await house.act(table.id, hosting.move, MEI.id, 8, parent=9)
    assert (await house.act(table.id, hosting.move, MEI.id, 8, parent=7)).channel == 8
    await servers.configure(house, SERVER, {"channels": [6]})
    await house.act(table.id, hosting.close, MEI.id)
    async with refused("channel-not-allowed", channels=(6,)):
        await hosting.again(house, table.id, MEI.id)
    await servers.configure(house, SERVER, {"channels": []})
    assert (await hosting.again(house, table.id, MEI.id)).channel == 8
