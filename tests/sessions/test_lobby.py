"""Coming and going in the lobby."""

from operator import attrgetter

import pytest

from sessions import Seat, Status
from tests.sessions.tables import ANN, CREW, MEI, TOM, UMA, VIC, WIM, refused


async def test_who_joins_sits_after_the_others(house, sessions):
    table = await house.open(people=1)
    table = await sessions.lobby.join(table.id, TOM)
    assert table.seats == (Seat(MEI.id, "Mei"), Seat(TOM.id, "Tom"))
    assert (table.seat_of(MEI.id), table.seat_of(TOM.id), table.seat_of(UMA.id)) == (0, 1, None)


async def test_nobody_joins_twice(house, sessions):
    table = await house.open(people=2)
    async with refused("already-seated"):
        await sessions.lobby.join(table.id, TOM)


async def test_a_full_table_takes_nobody(house, sessions):
    table = await house.open(people=7, computers=1)
    async with refused("table-full", seats=8):
        await sessions.lobby.join(table.id, ANN)
    async with refused("table-full", seats=8):
        await sessions.lobby.add_computer(table.id, MEI.id)


async def test_who_leaves_makes_room(house, sessions):
    table = await house.open(people=3)
    table = await sessions.lobby.leave(table.id, TOM.id)
    assert table.names == ["Mei", "Uma"]
    async with refused("not-seated"):
        await sessions.lobby.leave(table.id, TOM.id)


async def test_when_the_host_leaves_the_next_person_is_host(house, sessions):
    table = await house.open(people=1, computers=1)
    await sessions.lobby.join(table.id, TOM)
    table = await sessions.lobby.leave(table.id, MEI.id)
    assert (table.host, table.names) == (TOM.id, ["Ada", "Tom"])


async def test_when_another_leaves_the_host_stays(house, sessions):
    table = await house.open(people=3)
    assert (await sessions.lobby.leave(table.id, TOM.id)).host == MEI.id


async def test_when_the_last_person_leaves_the_table_is_closed(house, sessions):
    table = await house.open(people=1, computers=3)
    table = await sessions.lobby.leave(table.id, MEI.id)
    assert table.status is Status.CLOSED
    assert house.changes[-1].kind == "closed"


async def test_computer_players_have_names_of_their_own(house, sessions):
    table = await house.open(people=1, computers=7)
    assert len(set(table.names)) == 8
    assert table.people == [MEI.id]
    assert [seat.computer for seat in table.seats] == [None] + 7 * ["clever"]


async def test_a_computer_player_is_not_called_like_somebody_at_the_table(house, sessions):
    table = await house.open(people=1)
    await sessions.lobby.join(table.id, TOM._replace(name="Ada"))
    assert (await sessions.lobby.add_computer(table.id, MEI.id)).names == ["Mei", "Ada", "Bruno"]


async def test_computer_players_have_levels(house, sessions):
    table = await house.open(people=1)
    table = await sessions.lobby.add_computer(table.id, MEI.id, "random")
    assert table.seats[1].computer == "random"
    async with refused("bad-option", option="level", value="brilliant"):
        await sessions.lobby.add_computer(table.id, MEI.id, "brilliant")


async def test_a_computer_player_is_removed_the_last_or_a_certain_one(house, sessions):
    table = await house.open(people=1, computers=3)
    assert table.names == ["Mei", "Ada", "Bruno", "Cleo"]
    assert (await sessions.lobby.remove_computer(table.id, MEI.id)).names == ["Mei", "Ada", "Bruno"]
    assert (await sessions.lobby.remove_computer(table.id, MEI.id, seat=1)).names == ["Mei", "Bruno"]


@pytest.mark.parametrize("seat", [0, 7, None])
async def test_only_computer_players_are_removed(house, sessions, seat):
    table = await house.open(people=2)
    async with refused("no-computer"):
        await sessions.lobby.remove_computer(table.id, MEI.id, seat)


async def test_the_invited_accept(house, sessions):
    table = await house.open(people=1)
    table = await sessions.lobby.invite(table.id, MEI.id, TOM.id)
    assert table.invited == (TOM.id,)
    table = await sessions.lobby.accept(table.id, TOM)
    assert (table.names, table.invited) == (["Mei", "Tom"], ())


async def test_the_invited_may_just_join(house, sessions):
    table = await house.open(people=1)
    await sessions.lobby.invite(table.id, MEI.id, TOM.id)
    table = await sessions.lobby.join(table.id, TOM)
    assert (table.names, table.invited) == (["Mei", "Tom"], ())


async def test_the_invited_decline(house, sessions):
    table = await house.open(people=1)
    await sessions.lobby.invite(table.id, MEI.id, TOM.id)
    assert (await sessions.lobby.decline(table.id, TOM.id)).invited == ()
    async with refused("not-invited"):
        await sessions.lobby.decline(table.id, TOM.id)


async def test_only_the_invited_accept(house, sessions):
    table = await house.open(people=1)
    async with refused("not-invited"):
        await sessions.lobby.accept(table.id, TOM)


async def test_anybody_at_the_table_may_invite_and_nobody_else(house, sessions):
    table = await house.open(people=2)
    assert (await sessions.lobby.invite(table.id, TOM.id, UMA.id)).invited == (UMA.id,)
    async with refused("not-seated"):
        await sessions.lobby.invite(table.id, VIC.id, WIM.id)


async def test_nobody_is_invited_twice_or_when_there_already(house, sessions):
    table = await house.open(people=2)
    await sessions.lobby.invite(table.id, MEI.id, UMA.id)
    async with refused("already-invited"):
        await sessions.lobby.invite(table.id, TOM.id, UMA.id)
    async with refused("at-table", person=TOM.id):
        await sessions.lobby.invite(table.id, MEI.id, TOM.id)


async def test_the_invited_take_a_computer_players_place_when_the_table_is_full(house, sessions):
    table = await house.open(people=1, computers=7)
    await sessions.lobby.invite(table.id, MEI.id, TOM.id)
    table = await sessions.lobby.accept(table.id, TOM)
    assert table.names == ["Mei", "Ada", "Bruno", "Cleo", "Diego", "Esme", "Felix", "Tom"]


async def test_nobody_is_invited_to_a_table_full_of_people(house, sessions):
    table = await house.open(people=8)
    async with refused("table-full", seats=8):
        await sessions.lobby.invite(table.id, MEI.id, ANN.id)


async def test_an_invitation_keeps_no_place_free(house, sessions):
    table = await house.open(people=7)
    await sessions.lobby.invite(table.id, MEI.id, ANN.id)
    await sessions.lobby.join(table.id, CREW[7])
    async with refused("table-full", seats=8):
        await sessions.lobby.accept(table.id, ANN)


async def test_who_is_kicked_comes_back_by_the_hosts_invitation_only(house, sessions):
    table = await house.open(people=3)
    table = await sessions.lobby.kick(table.id, MEI.id, TOM.id)
    assert (table.names, table.kicked) == (["Mei", "Uma"], (TOM.id,))
    async with refused("kicked"):
        await sessions.lobby.join(table.id, TOM)
    async with refused("not-host", host=MEI.id):
        await sessions.lobby.invite(table.id, UMA.id, TOM.id)
    table = await sessions.lobby.invite(table.id, MEI.id, TOM.id)
    assert table.kicked == ()
    assert (await sessions.lobby.accept(table.id, TOM)).names == ["Mei", "Uma", "Tom"]


async def test_only_people_at_the_table_are_kicked(house, sessions):
    table = await house.open(people=1)
    async with refused("not-at-table", person=TOM.id):
        await sessions.lobby.kick(table.id, MEI.id, TOM.id)


async def test_to_kick_oneself_is_to_leave(house, sessions):
    table = await house.open(people=2)
    table = await sessions.lobby.kick(table.id, MEI.id, MEI.id)
    assert (table.names, table.host, table.kicked) == (["Tom"], TOM.id, ())


HOSTS_ONLY = {
    "lobby.add_computer": (),
    "lobby.remove_computer": (),
    "lobby.kick": (UMA.id,),
    "hosting.make_host": (TOM.id,),
    "hosting.set_option": ("rounds", 3),
    "hosting.start": (),
    "hosting.close": (),
}


@pytest.mark.parametrize("act", HOSTS_ONLY)
@pytest.mark.parametrize("who", [TOM, ANN])
async def test_what_is_the_hosts_to_do_others_cannot(house, sessions, act, who):
    table = await house.open(people=4)
    async with refused("not-host", host=MEI.id):
        await attrgetter(act)(sessions)(table.id, who.id, *HOSTS_ONLY[act])


LOBBY_ONLY = {
    "lobby.join": (ANN,),
    "lobby.leave": (TOM.id,),
    "lobby.invite": (MEI.id, ANN.id),
    "lobby.accept": (ANN,),
    "lobby.decline": (ANN.id,),
    "lobby.kick": (MEI.id, TOM.id),
    "lobby.add_computer": (MEI.id,),
    "lobby.remove_computer": (MEI.id,),
    "hosting.set_option": (MEI.id, "rounds", 3),
    "hosting.start": (MEI.id,),
}


@pytest.mark.parametrize("act", LOBBY_ONLY)
async def test_what_belongs_to_the_lobby_is_over_once_the_match_runs(house, sessions, act):
    table = await house.begin()
    async with refused("not-in-lobby", status="playing"):
        await attrgetter(act)(sessions)(table.id, *LOBBY_ONLY[act])


@pytest.mark.parametrize("act", LOBBY_ONLY)
async def test_nothing_is_done_at_a_closed_table(house, sessions, act):
    table = await house.open()
    await sessions.hosting.close(table.id, MEI.id)
    async with refused("not-in-lobby", status="closed"):
        await attrgetter(act)(sessions)(table.id, *LOBBY_ONLY[act])


@pytest.mark.parametrize("act", LOBBY_ONLY)
async def test_there_must_be_such_a_table(sessions, act):
    async with refused("no-such-table", table=77):
        await attrgetter(act)(sessions)(77, *LOBBY_ONLY[act])


async def test_every_change_is_told_and_raises_the_version(house, sessions):
    id = (await house.open(people=1)).id
    await sessions.lobby.invite(id, MEI.id, TOM.id)
    await sessions.lobby.decline(id, TOM.id)
    await sessions.lobby.join(id, TOM)
    await sessions.lobby.add_computer(id, MEI.id)
    await sessions.lobby.remove_computer(id, MEI.id)
    await sessions.hosting.make_host(id, MEI.id, TOM.id)
    await sessions.agreements.set_pace(id, TOM.id, 3600)
    await sessions.lobby.kick(id, TOM.id, MEI.id)
    await sessions.lobby.leave(id, TOM.id)
    assert [(change.kind, change.by, change.seat, change.table.version) for change in house.changes] == [
        ("opened", MEI.id, None, 1),
        ("invited", MEI.id, None, 2),
        ("declined", TOM.id, None, 3),
        ("joined", TOM.id, 1, 4),
        ("computer-added", MEI.id, 2, 5),
        ("computer-removed", MEI.id, 2, 6),
        ("host-changed", MEI.id, 1, 7),
        ("pace-changed", TOM.id, None, 8),
        ("kicked", TOM.id, 0, 9),
        ("closed", TOM.id, None, 10),
    ]
    assert all(change.before.version == change.table.version - 1 for change in house.changes[1:])
