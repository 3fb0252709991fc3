"""A table's pace and pauses: who may change them, and who must agree."""

from cogs.clock import agreements
from sessions import Clock, Proposal, Proposed
from sessions.playing import clocks, hosting, play
from tests.harbour import MEI, TOM, UMA, VIC, legal, refused, to_move

HOUR, DAY = 3600, 86_400


async def test_in_the_lobby_the_host_sets_the_pace(harbour, house):
    table = await harbour.open()
    table = await house.act(table.id, agreements.set_pace, MEI.id, 600)
    assert table.setup.pace == 600 and table.proposal is None
    table = await hosting.start(house, table.id, MEI.id)
    assert clocks.deadline(house, table, table.pending[0]) == harbour.now + 600


async def test_a_new_pace_in_a_match_needs_everyones_consent(harbour, house):
    table = await harbour.begin()
    table = await house.act(table.id, agreements.set_pace, MEI.id, 600)
    assert table.setup.pace == DAY and table.proposal == Proposal(Proposed.PACE, MEI.id, table.version, 600)
    for person in (TOM, UMA):
        table = await house.act(table.id, agreements.agree, person.id)
        assert table.setup.pace == DAY
    table = await house.act(table.id, agreements.agree, VIC.id)
    assert table.setup.pace == 600 and table.proposal is None
    assert harbour.changes[-1].kind == "pace-changed"


async def test_a_new_pace_restarts_all_clocks(harbour, house):
    table = await harbour.begin(people=2, computers=2)
    await harbour.wait(10 * HOUR)
    table = await house.act(table.id, agreements.set_pace, MEI.id, 2 * HOUR)
    table = await house.act(table.id, agreements.agree, TOM.id)
    [seat] = table.waiting
    assert table.clocks[seat] == Clock(since=harbour.now)
    table = await house.act(table.id, agreements.set_pace, MEI.id, None)
    table = await house.act(table.id, agreements.agree, TOM.id)
    assert table.clocks == ()
    table = await house.act(table.id, agreements.set_pace, MEI.id, HOUR)
    table = await house.act(table.id, agreements.agree, TOM.id)
    assert len(table.clocks) == 4


async def test_a_host_among_computers_changes_the_pace_alone(harbour, house):
    table = await harbour.begin(people=1, computers=3)
    table = await house.act(table.id, agreements.set_pace, MEI.id, 600)
    assert table.setup.pace == 600 and table.proposal is None
    assert "pace-changed" in [change.kind for change in harbour.changes]


async def test_one_objection_rejects_a_proposal(harbour, house):
    table = await harbour.begin()
    await house.act(table.id, agreements.set_pace, MEI.id, 600)
    await house.act(table.id, agreements.agree, TOM.id)
    table = await house.act(table.id, agreements.object, UMA.id)
    assert (table.setup.pace, table.proposal) == (DAY, None)


async def test_a_player_who_leaves_neednt_agree(harbour, house):
    table = await harbour.begin()
    await house.act(table.id, agreements.set_pace, MEI.id, 600)
    for person in (TOM, UMA):
        await house.act(table.id, agreements.agree, person.id)
    table = await house.act(table.id, play.leave, VIC.id)
    assert (table.setup.pace, table.proposal) == (600, None)


async def test_a_proposal_ends_when_its_author_leaves(harbour, house):
    table = await harbour.begin()
    await house.act(table.id, agreements.set_pace, MEI.id, 600)
    table = await house.act(table.id, play.leave, MEI.id)
    assert (table.setup.pace, table.proposal) == (DAY, None)


async def test_the_host_pauses_the_table_alone(harbour, house):
    table = await harbour.begin()
    table = await house.act(table.id, agreements.pause, MEI.id)
    assert table.paused is not None


async def test_a_players_pause_needs_another_players_consent(harbour, house):
    table = await harbour.begin()
    table = await house.act(table.id, agreements.pause, TOM.id)
    assert table.paused is None and table.proposal == Proposal(Proposed.PAUSE, TOM.id, table.version)
    table = await house.act(table.id, agreements.agree, UMA.id)
    assert table.paused is not None and table.proposal is None


async def test_players_cant_agree_to_their_own_proposal(harbour, house):
    table = await harbour.begin()
    await house.act(table.id, agreements.pause, TOM.id)
    table = await house.act(table.id, agreements.agree, TOM.id)
    assert table.paused is None
    table = await house.act(table.id, agreements.pause, TOM.id)
    assert table.paused is None


async def test_proposing_the_same_pause_means_agreeing(harbour, house):
    table = await harbour.begin()
    await house.act(table.id, agreements.pause, TOM.id)
    assert (await house.act(table.id, agreements.pause, VIC.id)).paused is not None


async def test_a_pause_stops_clocks_but_allows_moves(harbour, house):
    table = await harbour.begin()
    [mover] = table.pending
    await harbour.wait(10 * HOUR)
    await house.act(table.id, agreements.pause, MEI.id)
    harbour.changes.clear()
    await harbour.wait(10 * DAY)
    assert harbour.changes == []
    await house.act(table.id, play.move, to_move(table), legal(table)[0])
    table = await house.tables.get(table.id)
    assert table.clocks[mover].bank == 14 * HOUR
    [seat] = table.pending
    assert clocks.deadline(house, table, seat) is None
    await harbour.wait(DAY)
    table = await house.act(table.id, agreements.resume, VIC.id)
    assert clocks.deadline(house, table, seat) == harbour.now + DAY + table.clocks[seat].bank


async def test_a_clock_resumes_after_a_pause(harbour, house):
    table = await harbour.begin()
    [seat] = table.pending
    await harbour.wait(10 * HOUR)
    await house.act(table.id, agreements.pause, MEI.id)
    await harbour.wait(3 * DAY)
    table = await house.act(table.id, agreements.resume, TOM.id)
    assert clocks.deadline(house, table, seat) == harbour.now + 14 * HOUR


async def test_a_pause_survives_a_restart(harbour, house):
    table = await harbour.begin()
    table = await house.act(table.id, agreements.pause, MEI.id)
    house = await harbour.restart()
    assert await house.tables.get(table.id) == table
    await harbour.wait(DAY)
    table = await house.act(table.id, agreements.resume, MEI.id)
    assert clocks.deadline(house, table, table.pending[0]) == harbour.now + DAY


async def test_agreeing_to_an_old_proposal_is_stale(harbour, house):
    table = await harbour.begin()
    old = await house.act(table.id, agreements.set_pace, MEI.id, 600)
    await house.act(table.id, agreements.agree, TOM.id, old.version)
    new = await house.act(table.id, agreements.set_pace, MEI.id, 900)
    async with refused("stale", version=new.version):
        await house.act(table.id, agreements.agree, UMA.id, old.version)
    async with refused("stale", version=new.version):
        await house.act(table.id, agreements.object, UMA.id, old.version)
    assert (await house.act(table.id, agreements.agree, UMA.id, new.version)).proposal.agreed == (UMA.id,)


async def test_a_rematch_keeps_the_pace_and_timeout_setting(harbour, house):
    table = await harbour.begin()
    await house.act(table.id, clocks.set_timeout, MEI.id, "sit")
    await house.act(table.id, hosting.close, MEI.id)
    again = await hosting.again(house, table.id, TOM.id)
    assert (again.setup.pace, again.setup.timeout) == (DAY, "sit")
