"""Votes on a player who is out of time, and their results."""

import asyncio

import pytest

from sessions import Clock, Refused, Remedy, Seat, Stage, Status, Timeout
from sessions.jobs.job import CLOCK_JOB, PLAY_JOB, Key
from sessions.people import servers
from sessions.playing import clocks as clocks_service
from sessions.playing import hosting, play
from sessions.tables import journal as log
from tests.harbour import ANN, MEI, SERVER, legal, refused, to_move

HOUR, DAY = 3600, 86_400
LADDER = ["clock-reminded", "clock-warned", "clock-out"]


def voters(table, person):
    return [each for each in table.people if each != person]


async def test_an_expired_clock_starts_a_vote_without_playing(harbour, house):
    table, person = await harbour.run_out_of_time()
    assert table.match is not None and table.match.ply == 0
    [vote] = table.votes
    assert table.seats[vote.seat].player == person
    assert clocks_service.deadline(house, table, vote.seat) is None


@pytest.mark.parametrize("choice", Remedy)
async def test_a_majority_of_the_voters_decides_at_once(harbour, house, choice):
    table, person = await harbour.run_out_of_time()
    one, two, _ = voters(table, person)
    [seat] = table.pending
    table = await house.act(table.id, clocks_service.vote, one, seat, choice)
    assert len(table.votes) == 1
    table = await house.act(table.id, clocks_service.vote, two, seat, choice)
    assert table.votes == ()
    await house.jobs.settled()
    table = await house.tables.get(table.id)
    own, moved = table.seats[seat].player == person, table.match.ply > 0
    assert (own, moved, table.offered) == {
        "wait": (True, False, ()),
        "move": (True, True, ()),
        "sit": (False, True, ()),
        "offer": (False, True, (seat,)),
    }[choice]


async def test_a_vote_to_wait_restarts_the_clock(harbour, house):
    table, person = await harbour.run_out_of_time()
    [seat] = table.pending
    await harbour.wait(HOUR)
    for voter in voters(table, person)[:2]:
        table = await house.act(table.id, clocks_service.vote, voter, seat, "wait")
    assert table.clocks[seat] == Clock(since=harbour.now)
    await harbour.wait(DAY)
    assert harbour.kinds[-3:] == list(LADDER)


async def test_a_computer_player_makes_one_move_and_leaves(harbour, house):
    table, person = await harbour.run_out_of_time()
    [seat] = table.pending
    for voter in voters(table, person)[:2]:
        table = await house.act(table.id, clocks_service.vote, voter, seat, "move")
    await house.jobs.settled()
    table = await house.tables.get(table.id)
    assert table.seats[seat] == Seat(person, table.seats[seat].name)
    entries = await log.standing(harbour.house.db, table.id)
    assert [entry.person for entry in entries] == [None]
    assert table.clocks[seat].bank == 0


async def test_the_host_role_passes_on_when_a_computer_player_sits_in(harbour, house):
    table, person = await harbour.run_out_of_time()
    await house.act(table.id, hosting.make_host, table.host, person) if table.host != person else None
    [seat] = table.pending
    for voter in voters(table, person)[:2]:
        table = await house.act(table.id, clocks_service.vote, voter, seat, "sit")
    assert table.host != person and table.host in table.people


async def test_a_plurality_decides_once_all_have_voted(harbour, house):
    table, person = await harbour.run_out_of_time(people=5)
    [seat] = table.pending
    for voter, choice in zip(voters(table, person), ["sit", "move", "sit", "wait"], strict=True):
        table = await house.act(table.id, clocks_service.vote, voter, seat, choice)
    assert harbour.kinds[-1] == "stood-in"


@pytest.mark.parametrize(("host", "done"), [("sit", "stood-in"), ("move", "lent")])
async def test_the_host_breaks_a_tie(harbour, house, host, done):
    table, person = await harbour.run_out_of_time(people=5)
    if table.host == person:
        table = await house.act(table.id, hosting.make_host, person, voters(table, person)[0])
    [seat] = table.pending
    others = [voter for voter in voters(table, person) if voter != table.host]
    rest = ["sit", "move", "move"] if host == "sit" else ["sit", "move", "sit"]
    await house.act(table.id, clocks_service.vote, table.host, seat, host)
    for voter, choice in zip(others, rest, strict=True):
        await house.act(table.id, clocks_service.vote, voter, seat, choice)
    assert harbour.kinds[-1] == done


async def test_a_tie_without_the_hosts_choice_takes_the_mildest_option(harbour, house):
    table, person = await harbour.run_out_of_time(people=6)
    if table.host == person:
        table = await house.act(table.id, hosting.make_host, person, voters(table, person)[0])
    [seat] = table.pending
    others = [voter for voter in voters(table, person) if voter != table.host]
    await house.act(table.id, clocks_service.vote, table.host, seat, "offer")
    for voter, choice in zip(others, ["sit", "move", "sit", "move"], strict=True):
        await house.act(table.id, clocks_service.vote, voter, seat, choice)
    assert harbour.kinds[-1] == "lent"


async def test_a_ballot_may_be_changed(harbour, house):
    table, person = await harbour.run_out_of_time()
    [seat] = table.pending
    one, two, _ = voters(table, person)
    await house.act(table.id, clocks_service.vote, one, seat, "sit")
    await house.act(table.id, clocks_service.vote, one, seat, "wait")
    table = await house.act(table.id, clocks_service.vote, two, seat, "sit")
    assert dict(table.votes[0].ballots) == {one: "wait", two: "sit"}


async def test_an_expired_vote_is_decided_by_the_ballots_cast(harbour, house):
    table, person = await harbour.run_out_of_time()
    [seat] = table.pending
    await harbour.wait(HOUR)
    await house.act(table.id, clocks_service.vote, voters(table, person)[0], seat, "sit")
    await harbour.wait(DAY - HOUR - 1)
    assert harbour.kinds == ["voted"]
    await harbour.wait(1)
    assert harbour.kinds[:2] == ["voted", "stood-in"]


async def test_the_first_ballot_decides_an_overdue_vote(harbour, house):
    table, person = await harbour.run_out_of_time()
    [seat] = table.pending
    await harbour.wait(3 * DAY)
    await house.act(table.id, clocks_service.vote, voters(table, person)[0], seat, "sit")
    assert "stood-in" in harbour.kinds


async def test_ballots_of_players_who_left_dont_count(harbour, house):
    table, person = await harbour.run_out_of_time()
    [seat] = table.pending
    one, two, three = voters(table, person)
    await house.act(table.id, hosting.make_host, MEI.id, three)
    await house.act(table.id, clocks_service.vote, one, seat, "sit")
    await house.act(table.id, play.leave, one)
    table = await house.act(table.id, clocks_service.vote, two, seat, "sit")
    assert len(table.votes) == 1
    table = await house.act(table.id, clocks_service.vote, three, seat, "wait")
    assert harbour.kinds[-1] == "waited"  # The host breaks the tie.
    assert table.votes == ()


async def test_the_other_player_decides_if_two_people_play(harbour, house):
    table, person = await harbour.run_out_of_time(people=2, computers=2)
    [seat] = table.pending
    [other] = voters(table, person)
    await house.act(table.id, clocks_service.vote, other, seat, "sit")
    assert "stood-in" in harbour.kinds


@pytest.mark.parametrize("what", Timeout)
async def test_the_clock_stops_if_all_others_are_computer_players(harbour, house, what):
    table = await harbour.begin(people=1, computers=3)
    await house.act(table.id, clocks_service.set_timeout, MEI.id, what)
    await harbour.play_on(table.id, moves=0)
    await house.jobs.settled()
    await harbour.wait(10 * DAY)
    table = await house.tables.get(table.id)
    [seat] = table.waiting
    assert table.votes == () and table.clocks[seat].stage is Stage.OUT
    assert await house.jobs.due(house.db, Key(CLOCK_JOB, table.id)) is None
    await house.act(table.id, play.move, MEI.id, legal(table)[0])


async def test_players_out_of_time_have_no_vote(harbour, house):
    table, person = await harbour.run_out_of_time(people=2, computers=2)
    [seat] = table.pending
    [other] = voters(table, person)
    await house.act(table.id, clocks_service.vote, other, seat, "sit")
    await house.jobs.settled()
    table = await harbour.play_on(table.id, moves=0)
    await harbour.wait(10 * DAY)
    table = await house.tables.get(table.id)
    assert table.votes == () and to_move(table) == other


@pytest.mark.parametrize(
    ("what", "kind"), [("wait", "waited"), ("move", "lent"), ("sit", "stood-in"), ("offer", "offered")]
)
async def test_a_tables_timeout_setting_replaces_the_vote(harbour, house, what, kind):
    table = await harbour.begin()
    table = await house.act(table.id, clocks_service.set_timeout, table.host, what)
    await harbour.wait(DAY)
    assert harbour.kinds.index(kind) == harbour.kinds.index("clock-out") + 1
    assert (await house.tables.get(table.id)).votes == ()


async def test_a_servers_timeout_setting_replaces_the_vote(harbour, house):
    await servers.configure(house, SERVER, {"timeout": Timeout.SIT})
    table = await harbour.begin()
    assert table.setup.timeout == "sit"
    await harbour.wait(DAY)
    assert "stood-in" in harbour.kinds


async def test_setting_a_timeout_remedy_ends_a_running_vote(harbour, house):
    table, _ = await harbour.run_out_of_time()
    await house.act(table.id, clocks_service.set_timeout, table.host, "sit")
    assert harbour.kinds[:2] == ["timeout-changed", "stood-in"]


async def test_a_move_ends_the_vote(harbour, house):
    table, person = await harbour.run_out_of_time()
    [seat] = table.pending
    await house.act(table.id, clocks_service.vote, voters(table, person)[0], seat, "sit")
    await house.act(table.id, play.move, person, legal(table)[0])
    table = await house.tables.get(table.id)
    assert table.votes == () and table.clocks[seat].bank == 0
    async with refused("no-vote"):
        await house.act(table.id, clocks_service.vote, voters(table, person)[0], seat, "sit")


async def test_a_ballot_in_an_old_vote_does_not_count_in_a_new_one(harbour, house):
    old, person = await harbour.run_out_of_time()
    [seat] = old.pending
    for voter in voters(old, person)[:2]:
        await house.act(old.id, clocks_service.vote, voter, seat, "wait", old.version)
    await harbour.wait(DAY)
    table = await house.tables.get(old.id)
    async with refused("stale", version=table.version):
        await house.act(old.id, clocks_service.vote, voters(old, person)[0], seat, "sit", old.version)


async def test_the_deciding_ballot_and_its_remedy_are_stored_atomically(harbour, house):
    table, person = await harbour.run_out_of_time()
    [seat] = table.pending
    one, two, _ = voters(table, person)
    before = await house.act(table.id, clocks_service.vote, one, seat, "sit")
    commits = house.db.commits.number
    with harbour.faults.refuse("run", what="INSERT INTO jobs"):
        async with refused("not-saved"):
            await house.act(table.id, clocks_service.vote, two, seat, "sit")
    assert house.db.commits.number == commits
    house = await harbour.restart()
    assert await house.tables.get(table.id) == before
    after = await house.act(table.id, clocks_service.vote, two, seat, "sit")
    assert after.kept_for(person) == seat


async def test_a_computer_players_one_move_survives_a_restart(harbour, house):
    table, person = await harbour.run_out_of_time()
    [seat] = table.pending
    harbour.hold(PLAY_JOB)
    for voter in voters(table, person)[:2]:
        table = await house.act(table.id, clocks_service.vote, voter, seat, "move")
    assert table.match is not None and table.match.ply == 0
    house = await harbour.restart()
    await house.jobs.settled()
    table = await house.tables.get(table.id)
    assert table.match.ply > 0 and table.seats[seat].player == person


async def offered(harbour, person_out=None):
    table, person = await harbour.run_out_of_time()
    [seat] = table.pending
    for voter in voters(table, person)[:2]:
        table = await harbour.house.act(table.id, clocks_service.vote, voter, seat, "offer")
    await harbour.house.jobs.settled()
    return await harbour.table(table.id), person, seat


async def test_an_offered_seat_is_taken_by_a_newcomer(harbour, house):
    table, person, seat = await offered(harbour)
    table = await house.act(table.id, clocks_service.take_seat, ANN)
    assert table.seats[seat] == Seat(ANN.id, "Ann") and table.offered == ()
    async with refused("not-seated"):
        await house.act(table.id, play.come_back, person)
    assert (await harbour.play_on(table.id)).status is Status.FINISHED


async def test_a_replaced_player_may_take_back_an_offered_seat(harbour, house):
    table, person, seat = await offered(harbour)
    table = await house.act(table.id, play.come_back, person)
    assert table.seats[seat].player == person and table.offered == ()
    async with refused("no-seat-offered"):
        await house.act(table.id, clocks_service.take_seat, ANN)


async def test_an_offered_seat_is_given_once(harbour, house):
    table, person, _ = await offered(harbour)
    done = await asyncio.gather(
        house.act(table.id, clocks_service.take_seat, ANN),
        house.act(table.id, play.come_back, person),
        return_exceptions=True,
    )
    assert sum(isinstance(each, Refused) for each in done) == 1


async def test_a_returning_player_gets_a_fresh_clock(harbour, house):
    table, person = await harbour.run_out_of_time()
    [seat] = table.pending
    for voter in voters(table, person)[:2]:
        await house.act(table.id, clocks_service.vote, voter, seat, "sit")
    await house.jobs.settled()
    table = await house.act(table.id, play.come_back, person)
    assert replace_since(table.clocks[seat]) == Clock()


def replace_since(clock):
    return Clock(clock.bank, clock.used, None, clock.stage)
