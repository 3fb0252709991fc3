"""Joining and leaving a lobby."""

from cogs.clock import agreements
from sessions import Person, Seat, Status
from sessions.playing import hosting, lobby
from tests.harbour import MEI, TOM, UMA, refused


async def test_a_person_who_joins_gets_the_last_seat(harbour, house):
    table = await harbour.open(people=1)
    table = await house.act(table.id, lobby.join, TOM)
    assert table.seats == (Seat(MEI.id, "Mei"), Seat(TOM.id, "Tom"))
    assert (table.seat_of(MEI.id), table.seat_of(TOM.id), table.seat_of(UMA.id)) == (0, 1, None)


async def test_leaving_frees_the_seat(harbour, house):
    table = await harbour.open(people=3)
    table = await house.act(table.id, lobby.leave, TOM.id)
    assert table.names == ["Mei", "Uma"]


async def test_when_the_host_leaves_the_next_person_is_host(harbour, house):
    table = await harbour.open(people=1, computers=1)
    await house.act(table.id, lobby.join, TOM)
    table = await house.act(table.id, lobby.leave, MEI.id)
    assert (table.host, table.names) == (TOM.id, ["Ada", "Tom"])


async def test_the_host_stays_when_another_player_leaves(harbour, house):
    table = await harbour.open(people=3)
    assert (await house.act(table.id, lobby.leave, TOM.id)).host == MEI.id


async def test_when_the_last_person_leaves_the_table_is_closed(harbour, house):
    table = await harbour.open(people=1, computers=3)
    table = await house.act(table.id, lobby.leave, MEI.id)
    assert table.status is Status.CLOSED
    assert harbour.changes[-1].kind == "closed"


async def test_computer_players_have_distinct_names(harbour, house):
    table = await harbour.open(people=1, computers=7)
    assert len(set(table.names)) == 8
    assert table.people == [MEI.id]
    assert [seat.computer for seat in table.seats] == [None] + 7 * ["clever"]


async def test_a_computer_players_name_differs_from_all_at_the_table(harbour, house):
    table = await harbour.open(people=1)
    await house.act(table.id, lobby.join, Person(TOM.id, "Ada"))
    assert (await house.act(table.id, lobby.add_computer, MEI.id)).names == ["Mei", "Ada", "Bruno"]


async def test_computer_players_have_levels(harbour, house):
    table = await harbour.open(people=1)
    table = await house.act(table.id, lobby.add_computer, MEI.id, "random")
    assert table.seats[1].computer == "random"


async def test_the_last_or_a_chosen_computer_player_is_removed(harbour, house):
    table = await harbour.open(people=1, computers=3)
    assert table.names == ["Mei", "Ada", "Bruno", "Cleo"]
    assert (await house.act(table.id, lobby.remove_computer, MEI.id)).names == ["Mei", "Ada", "Bruno"]
    assert (await house.act(table.id, lobby.remove_computer, MEI.id, seat=1)).names == ["Mei", "Bruno"]


async def test_an_invited_person_may_accept(harbour, house):
    table = await harbour.open(people=1)
    table = await house.act(table.id, lobby.invite, MEI.id, TOM.id)
    assert table.invited == (TOM.id,)
    table = await house.act(table.id, lobby.accept, TOM)
    assert (table.names, table.invited) == (["Mei", "Tom"], ())


async def test_an_invited_person_may_join(harbour, house):
    table = await harbour.open(people=1)
    await house.act(table.id, lobby.invite, MEI.id, TOM.id)
    table = await house.act(table.id, lobby.join, TOM)
    assert (table.names, table.invited) == (["Mei", "Tom"], ())


async def test_an_invited_person_may_decline(harbour, house):
    table = await harbour.open(people=1)
    await house.act(table.id, lobby.invite, MEI.id, TOM.id)
    assert (await house.act(table.id, lobby.decline, TOM.id)).invited == ()


async def test_any_player_at_the_table_may_invite(harbour, house):
    table = await harbour.open(people=2)
    assert (await house.act(table.id, lobby.invite, TOM.id, UMA.id)).invited == (UMA.id,)


async def test_an_invited_person_replaces_a_computer_player_at_a_full_table(harbour, house):
    table = await harbour.open(people=1, computers=7)
    await house.act(table.id, lobby.invite, MEI.id, TOM.id)
    table = await house.act(table.id, lobby.accept, TOM)
    assert table.names == ["Mei", "Ada", "Bruno", "Cleo", "Diego", "Esme", "Felix", "Tom"]


async def test_a_kicked_person_may_rejoin_only_if_the_host_invites_them(harbour, house):
    table = await harbour.open(people=3)
    table = await house.act(table.id, lobby.kick, MEI.id, TOM.id)
    assert (table.names, table.kicked) == (["Mei", "Uma"], (TOM.id,))
    async with refused("kicked"):
        await house.act(table.id, lobby.join, TOM)
    async with refused("not-host", host=MEI.id):
        await house.act(table.id, lobby.invite, UMA.id, TOM.id)
    table = await house.act(table.id, lobby.invite, MEI.id, TOM.id)
    assert table.kicked == ()
    assert (await house.act(table.id, lobby.accept, TOM)).names == ["Mei", "Uma", "Tom"]


async def test_kicking_oneself_means_leaving(harbour, house):
    table = await harbour.open(people=2)
    table = await house.act(table.id, lobby.kick, MEI.id, MEI.id)
    assert (table.names, table.host, table.kicked) == (["Tom"], TOM.id, ())


async def test_every_change_is_published_and_raises_the_version(harbour, house):
    id = (await harbour.open(people=1)).id
    await house.act(id, lobby.invite, MEI.id, TOM.id)
    await house.act(id, lobby.decline, TOM.id)
    await house.act(id, lobby.join, TOM)
    await house.act(id, lobby.add_computer, MEI.id)
    await house.act(id, lobby.remove_computer, MEI.id)
    await house.act(id, hosting.make_host, MEI.id, TOM.id)
    await house.act(id, agreements.set_pace, TOM.id, 3600)
    await house.act(id, lobby.kick, TOM.id, MEI.id)
    await house.act(id, lobby.leave, TOM.id)
    assert [(change.kind, change.by, change.seat, change.table.version) for change in harbour.changes] == [
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
    assert all(change.before.version == change.table.version - 1 for change in harbour.changes[1:])
