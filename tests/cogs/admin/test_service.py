"""What operators can do with tables: list, inspect, repair and move them, and remove players."""

import pytest

from cogs.admin import service as operators
from sessions import ChangeKind, Status
from sessions.playing import clocks, hosting, play
from sessions.playing import lobby as lobby_service
from tests.harbour import (
    ANN,
    CHANNEL,
    MEI,
    SERVER,
    TOM,
    UMA,
    legal,
    refused,
    to_move,
)
from tests.sessions.tables.test_damaged import GRAVE, SLIGHT, spoiled

OPERATOR = 77


async def test_tables_are_listed_by_the_given_filters(harbour, house):
    over = await harbour.finish()
    running = await harbour.begin(channel=CHANNEL + 1, people=5)
    lobby = await harbour.open(channel=CHANNEL + 2)

    async def listed(**wanted):
        return [table.id for table in await operators.list_tables(house, **wanted, most=10)]

    assert await listed() == [lobby.id, running.id, over.id]
    assert await listed(status=Status.PLAYING) == [running.id]
    assert await listed(person=running.seats[4].person) == [running.id]
    assert await listed(game="fleet") == [] == await listed(server=SERVER + 1)
    assert await listed(game="captains_orders", server=SERVER, status=Status.LOBBY) == [lobby.id]
    assert [table.id for table in await operators.list_tables(house, most=1, after=1)] == [running.id]


async def test_inspecting_a_table_reveals_no_match(harbour, house):
    table = await harbour.begin()
    inspection = await operators.look(house, table.id)
    assert inspection.table.match is None and inspection.table.names == table.names
    assert inspection.troubles == []
    assert [turn.person for turn in inspection.turns] == [to_move(table)]
    assert {job.key.kind for job in inspection.jobs} >= {"clock", "sleep"}


@pytest.mark.parametrize("damage", GRAVE.values(), ids=GRAVE.keys())
async def test_a_damaged_table_can_be_inspected_but_not_repaired(harbour, damage):
    table = await harbour.begin()
    await spoiled(harbour, damage)
    inspection = await operators.look(harbour.house, table.id)
    assert inspection.troubles
    assert [each.id for each in await operators.list_tables(harbour.house, most=5)] == [table.id]
    async with refused("not-repaired", trouble="; ".join(inspection.troubles)):
        await harbour.house.act(table.id, operators.repair, OPERATOR)
    if inspection.table.status.is_open:
        await harbour.house.act(table.id, hosting.close, OPERATOR, True)


async def test_a_damaged_snapshot_is_rebuilt_from_the_log(harbour, house):
    table = await harbour.begin()
    await harbour.play_on(table.id, moves=9)
    played = (await house.tables.get(table.id)).match
    await spoiled(harbour, "UPDATE tables SET snapshot = 'junk' WHERE id = 1")
    assert (await operators.look(harbour.house, table.id)).troubles
    repaired = await harbour.house.act(table.id, operators.repair, OPERATOR)
    assert repaired.match == played
    assert (await operators.look(harbour.house, table.id)).troubles == []
    assert await harbour.table(table.id) == repaired


async def test_a_wrong_snapshot_is_rebuilt_from_the_log(harbour, house):
    table = await harbour.begin()
    other = await harbour.begin(channel=CHANNEL + 1)
    await harbour.stop()
    harbour.spoil("UPDATE tables SET snapshot = (SELECT snapshot FROM tables WHERE id = 2) WHERE id = 1")
    house = await harbour.start()
    repaired = await house.act(table.id, operators.repair, OPERATOR)
    assert repaired.match == table.match != other.match
    await house.act(table.id, play.move, to_move(repaired), legal(repaired)[0])


@pytest.mark.parametrize("damage", SLIGHT.values(), ids=SLIGHT.keys())
async def test_harmless_damage_is_repaired(harbour, damage):
    table = await harbour.begin()
    await harbour.play_on(table.id, moves=2)
    await spoiled(harbour, damage)
    await harbour.house.act(table.id, operators.repair, OPERATOR)
    troubles = (await operators.look(harbour.house, table.id)).troubles
    assert troubles == []


async def test_an_unplayable_log_is_reported(harbour, house):
    table = await harbour.begin()
    await harbour.play_on(table.id, moves=3)
    await spoiled(harbour, "UPDATE moves SET move = 'junk' WHERE table_id = 1 AND entry = 2")
    async with refused("not-repaired", trouble="not-a-move"):
        await harbour.house.act(table.id, operators.repair, OPERATOR)
    assert (await harbour.table(table.id)).match is not None  # The new snapshot can be read.


@pytest.mark.parametrize("choice", ["vote", "wait", "move", "sit", "offer"])
async def test_a_removed_player_cant_come_back(harbour, house, choice):
    table = await harbour.begin()
    await house.act(table.id, clocks.set_timeout, MEI.id, choice)
    after = await house.act(table.id, operators.take_out, OPERATOR, TOM.id)
    seat = after.seats[table.seat_of(TOM.id)]
    assert (seat.person, seat.player, seat.offered) == (TOM.id, None, choice == "offer")
    async with refused("taken-out"):
        await house.act(table.id, play.come_back, TOM.id)
    if choice == "offer":
        await house.act(table.id, clocks.take_seat, ANN)
    await harbour.play_on(table.id)
    assert (await house.tables.get(table.id)).status is Status.FINISHED


async def test_a_player_who_left_or_ran_out_of_time_can_be_removed(harbour, house):
    table, person = await harbour.run_out_of_time()
    after = await house.act(table.id, operators.take_out, OPERATOR, person)
    assert after.votes == () and after.kept_for(person) is not None
    left = next(each for each in table.people if each != person)
    await house.act(table.id, play.leave, left)
    await house.act(table.id, operators.take_out, OPERATOR, left)
    async with refused("taken-out"):
        await house.act(table.id, play.come_back, left)


async def test_removing_the_last_person_closes_the_table(harbour, house):
    table = await harbour.begin(people=1, computers=3)
    assert (await house.act(table.id, operators.take_out, OPERATOR, MEI.id)).status is Status.CLOSED
    lobby = await harbour.open(people=1)
    assert (await house.act(lobby.id, operators.take_out, OPERATOR, MEI.id)).status is Status.CLOSED


async def test_the_host_can_be_removed_from_a_lobby(harbour, house):
    table = await harbour.open(people=3)
    after = await house.act(table.id, operators.take_out, OPERATOR, MEI.id)
    assert after.host == TOM.id and after.names == ["Tom", "Uma"]
    async with refused("kicked"):
        await house.act(table.id, lobby_service.join, MEI)


async def test_a_person_can_be_removed_from_all_tables(harbour, house):
    running = await harbour.begin()
    lobby = await harbour.open(channel=CHANNEL + 1)
    assert await operators.take_out_everywhere(house, OPERATOR, UMA.id) == 2
    assert UMA.id not in (await house.tables.get(running.id)).people
    assert UMA.id not in (await house.tables.get(lobby.id)).people


async def test_all_tables_of_a_server_are_paused(harbour, house):
    table = await harbour.begin()
    await harbour.open(channel=CHANNEL + 1)
    assert await operators.pause_server(house, OPERATOR, SERVER) == 1
    assert (await house.tables.get(table.id)).paused is not None
    assert await operators.pause_server(house, OPERATOR, SERVER) == 0


async def test_operators_move_a_table(harbour, house):
    table = await harbour.begin()
    after = await house.act(table.id, operators.move, OPERATOR, CHANNEL + 2, parent=CHANNEL)
    assert (after.channel, after.parent) == (CHANNEL + 2, CHANNEL)
    assert harbour.kinds[-1] == ChangeKind.CHANNEL_CHANGED
