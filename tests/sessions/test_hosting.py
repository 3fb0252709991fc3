"""Opening, starting, handing over, closing, opening again."""

import asyncio
import dataclasses
import hashlib
from typing import Any

import pytest

from engine import GAMES, Option
from sessions import Refused, Status, Table, hosting, lobby, play, servers
from tests.sessions.tables import ANN, CHANNEL, MEI, SERVER, TOM, UMA, House, refused, with_setup


def opening(sessions, **settings):
    usual: dict[str, Any] = {"server": SERVER, "channel": CHANNEL, "host": MEI, "game": "captains_orders"}
    return hosting.open_table(sessions, **with_setup(usual | settings))


async def test_a_new_table_is_a_lobby_with_its_host_in_it(house, sessions):
    table = await opening(sessions, parent=55)
    assert (table.status, table.host, table.names, table.version) == (Status.LOBBY, MEI.id, ["Mei"], 1)
    assert (table.server, table.channel, table.parent, table.opened) == (SERVER, CHANNEL, 55, house.now)
    assert (table.match, table.seed, table.seed_hash, table.pending, table.waiting) == (
        None,
        None,
        None,
        (),
        (),
    )
    assert await sessions.tables.get(table.id) == await sessions.tables.in_channel(CHANNEL) == table


@pytest.fixture
def with_options(monkeypatch):
    options = {"rounds": Option(3, (1, 3, 5)), "open": Option(False, (False, True))}
    game = dataclasses.replace(GAMES["captains_orders"], options=options)
    monkeypatch.setitem(GAMES, "captains_orders", game)


@pytest.mark.usefixtures("with_options")
async def test_options_left_out_have_their_defaults(sessions):
    table = await opening(sessions, options={"rounds": 5})
    assert table.setup.options == {"rounds": 5, "open": False}


@pytest.mark.usefixtures("with_options")
@pytest.mark.parametrize(
    ("option", "value"), [("rounds", 2), ("rounds", True), ("open", 1), ("colour", "red")]
)
async def test_options_are_the_games(house, sessions, option, value):
    async with refused("bad-option", option=option, value=value):
        await opening(sessions, options={option: value})
    table = await opening(sessions)
    async with refused("bad-option", option=option, value=value):
        await sessions.act(table.id, hosting.set_option, MEI.id, option, value)


@pytest.mark.usefixtures("with_options")
async def test_the_host_sets_options(house, sessions):
    table = await opening(sessions)
    assert (await sessions.act(table.id, hosting.set_option, MEI.id, "open", True)).setup.options == {
        "rounds": 3,
        "open": True,
    }
    assert (await house.stored(table.id)).setup.options == {"rounds": 3, "open": True}


async def test_a_channel_has_one_open_table(house, sessions):
    first = await opening(sessions)
    async with refused("table-open-here", table=first.id):
        await opening(sessions, host=TOM)
    await sessions.act(first.id, hosting.close, MEI.id)
    second = await opening(sessions, host=TOM)
    assert second.id != first.id and await sessions.tables.in_channel(CHANNEL) == second


async def test_threads_are_channels_of_their_own(sessions):
    tables = [await opening(sessions, channel=thread, parent=CHANNEL) for thread in range(5)]
    assert len({table.id for table in tables}) == 5


async def test_of_many_who_open_here_at_once_one_does(house, sessions):
    answers = await asyncio.gather(*(opening(sessions) for _ in range(10)), return_exceptions=True)
    [table] = [answer for answer in answers if isinstance(answer, Table)]
    refusals = [answer for answer in answers if isinstance(answer, Refused)]
    assert [(each.code, each.facts) for each in refusals] == 9 * [("table-open-here", {"table": table.id})]
    assert [change.kind for change in house.changes] == ["opened"]


@pytest.mark.of_sqlite
async def test_of_two_programs_that_open_here_at_once_one_does(house, sessions):
    other = House(house.location)
    await other.start()
    answers = await asyncio.gather(
        *(opening(each) for each in (sessions, other.sessions)), return_exceptions=True
    )
    assert sum(isinstance(answer, Refused) for answer in answers) == 1
    await other.stop()


async def test_a_server_says_where_tables_may_be_opened(sessions):
    await servers.set_allowed_channels(sessions, SERVER, [CHANNEL, 7])
    async with refused("channel-not-allowed", channels=(7, CHANNEL)):
        await opening(sessions, channel=8)
    async with refused("channel-not-allowed", channels=(7, CHANNEL)):
        await opening(sessions, channel=9, parent=8)
    await opening(sessions, channel=CHANNEL)
    await opening(sessions, channel=10, parent=CHANNEL)
    await opening(sessions, channel=8, server=SERVER + 1)
    await opening(sessions, channel=11, server=None)
    await servers.set_allowed_channels(sessions, SERVER, [])
    await opening(sessions, channel=12)


async def test_the_latest_table_of_a_channel_is_found_when_none_is_open(sessions):
    assert await sessions.tables.in_channel(CHANNEL) is None
    for host in (MEI, TOM):
        table = await opening(sessions, host=host)
        await sessions.act(table.id, hosting.close, host.id)
    assert (await sessions.tables.in_channel(CHANNEL)).id == table.id


@pytest.mark.parametrize(("people", "computers"), [(4, 0), (1, 3), (8, 0), (2, 6)])
async def test_a_match_starts(house, sessions, people, computers):
    table = await house.open(people, computers)
    table = await hosting.start(sessions, table.id, MEI.id)
    assert (table.status, table.started) == (Status.PLAYING, house.now)
    assert table.match.seats == len(table.seats) == people + computers
    assert "started" in [change.kind for change in house.changes]


async def test_invitations_end_when_the_match_starts(house, sessions):
    table = await house.open()
    await sessions.act(table.id, lobby.invite, MEI.id, ANN.id)
    assert (await hosting.start(sessions, table.id, MEI.id)).invited == ()


async def test_as_joined_the_seats_stay(house, sessions):
    table = await house.open(people=8)
    table = await hosting.start(sessions, table.id, MEI.id, shuffle=False)
    assert table.people == list(range(1, 9))


async def test_at_a_table_opened_again_everybody_sits_a_seat_further_on(house, sessions):
    table = await house.open(people=8)
    assert table.setup.shuffle
    table = await hosting.start(sessions, table.id, MEI.id, shuffle=False)
    await sessions.act(table.id, hosting.close, MEI.id)
    table = await hosting.again(sessions, table.id, MEI.id)
    assert not table.setup.shuffle
    table = await hosting.start(sessions, table.id, MEI.id)
    assert table.people == [*range(2, 9), 1]


async def test_shuffled_seats_keep_the_people_and_change_the_order(house, sessions):
    orders = set()
    for channel in range(6):
        table = await house.open(people=8, channel=channel)
        table = await hosting.start(sessions, table.id, MEI.id)
        assert sorted(table.people) == list(range(1, 9))
        orders.add(tuple(table.people))
    assert len(orders) > 1


async def test_the_seeds_hash_is_shown_at_the_start_and_the_seed_at_the_end(house, sessions):
    table = await house.begin()
    assert table.seed is None
    assert table.seed_hash == hashlib.sha256(b"seed 1").hexdigest()
    table = await house.play_on(table.id)
    assert table.seed == "seed 1"


async def test_the_seed_of_a_match_given_up_stays_secret(house, sessions):
    table = await house.begin()
    assert (await sessions.act(table.id, hosting.close, MEI.id)).seed is None


async def test_seeds_cannot_be_guessed(location):
    from db import Database
    from sessions import Sessions

    db = await Database.open(location)
    sessions = Sessions(db)
    seeds = {sessions.new_seed() for _ in range(100)}
    assert {len(seed) for seed in seeds} == {32} and len(seeds) == 100
    await db.close()


@pytest.mark.parametrize("start", [House.open, House.begin])
async def test_the_hosts_role_is_handed_over(house, sessions, start):
    table = await start(house)
    assert (await sessions.act(table.id, hosting.make_host, MEI.id, TOM.id)).host == TOM.id


@pytest.mark.parametrize("start", [House.open, House.begin])
async def test_a_table_goes_on_in_another_channel(house, sessions, start):
    table = await start(house)
    moved = await sessions.act(table.id, hosting.move, TOM.id, CHANNEL + 1, parent=CHANNEL)
    assert (moved.channel, moved.parent, moved.status) == (CHANNEL + 1, CHANNEL, table.status)
    assert await house.stored(table.id) == moved == await sessions.tables.in_channel(CHANNEL + 1)
    assert await sessions.tables.in_channel(CHANNEL) is None


@pytest.mark.parametrize("start", [House.open, House.begin])
async def test_the_host_closes_and_so_may_a_manager(house, sessions, start):
    for channel, (by, is_manager) in enumerate([(MEI, False), (ANN, True)]):
        table = await start(house, channel=channel)
        table = await sessions.act(table.id, hosting.close, by.id, is_manager=is_manager)
        assert (table.status, table.ended, table.pending) == (Status.CLOSED, house.now, ())


async def test_again_is_a_lobby_of_the_same_people(house, sessions):
    table = await house.finish(people=3, computers=2)
    again = await hosting.again(sessions, table.id, TOM.id)
    assert (again.status, again.host) == (Status.LOBBY, TOM.id)
    assert again.seats == (*table.seats[1:], table.seats[0]) and again.id != table.id


async def test_again_leaves_out_who_left_unless_they_ask_for_it(house, sessions):
    table = await house.begin(people=4)
    await sessions.act(table.id, play.leave, TOM.id)
    await sessions.act(table.id, play.leave, UMA.id)
    await sessions.act(table.id, hosting.close, MEI.id)
    again = await hosting.again(sessions, table.id, UMA.id)
    assert again.names == ["Ada", "Uma", "Vic", "Mei"]
    assert again.people == [3, 4, 1] and again.seats[0].computer == "clever"


async def test_again_and_moving_heed_where_tables_may_stand(house, sessions):
    table = await house.begin()
    await servers.set_allowed_channels(sessions, SERVER, [7])
    async with refused("channel-not-allowed", channels=(7,)):
        await sessions.act(table.id, hosting.move, MEI.id, 8)
    async with refused("channel-not-allowed", channels=(7,)):
        await sessions.act(table.id, hosting.move, MEI.id, 8, parent=9)
    assert (await sessions.act(table.id, hosting.move, MEI.id, 8, parent=7)).channel == 8
    await servers.set_allowed_channels(sessions, SERVER, [6])
    await sessions.act(table.id, hosting.close, MEI.id)
    async with refused("channel-not-allowed", channels=(6,)):
        await hosting.again(sessions, table.id, MEI.id)
    await servers.set_allowed_channels(sessions, SERVER, [])
    assert (await hosting.again(sessions, table.id, MEI.id)).channel == 8
