"""What the others decide when somebody's time is out, and what comes of it."""

import asyncio

import pytest

from sessions import (
    Clock,
    Refused,
    Remedy,
    Seat,
    Stage,
    Status,
    Timeout,
    hosting,
    play,
    servers,
    store,
)
from sessions import clocks as clocks_service
from sessions.jobs import JobKind, Key
from tests.sessions.tables import ANN, MEI, SERVER, kinds, out_of_time, refused, some_move, to_move

HOUR, DAY = 3600, 86_400
LADDER = ["clock-reminded", "clock-warned", "clock-out"]


def voters(table, person):
    return [each for each in table.people if each != person]


async def test_when_the_time_is_out_nothing_is_played_but_the_others_vote(house, sessions):
    table, person = await out_of_time(house)
    assert table.match is not None and table.match.ply == 0
    [vote] = table.votes
    assert table.seats[vote.seat].player == person
    assert clocks_service.deadline(sessions, table, vote.seat) is None


@pytest.mark.parametrize("choice", Remedy)
async def test_what_most_of_the_others_want_is_done_at_once(house, sessions, choice):
    table, person = await out_of_time(house)
    one, two, _ = voters(table, person)
    [seat] = table.pending
    table = await sessions.act(table.id, clocks_service.vote, one, seat, choice)
    assert len(table.votes) == 1
    table = await sessions.act(table.id, clocks_service.vote, two, seat, choice)
    assert table.votes == ()
    await sessions.jobs.settled()
    table = await sessions.tables.get(table.id)
    own, moved = table.seats[seat].player == person, table.match.ply > 0
    assert (own, moved, table.offered) == {
        "wait": (True, False, ()),
        "move": (True, True, ()),
        "sit": (False, True, ()),
        "offer": (False, True, (seat,)),
    }[choice]


async def test_to_wait_is_to_begin_anew(house, sessions):
    table, person = await out_of_time(house)
    [seat] = table.pending
    await house.wait(HOUR)
    for voter in voters(table, person)[:2]:
        table = await sessions.act(table.id, clocks_service.vote, voter, seat, "wait")
    assert table.clocks[seat] == Clock(since=house.now)
    await house.wait(DAY)
    assert kinds(house)[-3:] == list(LADDER)


async def test_a_computer_player_that_makes_one_move_is_gone_after_it(house, sessions):
    table, person = await out_of_time(house)
    [seat] = table.pending
    for voter in voters(table, person)[:2]:
        table = await sessions.act(table.id, clocks_service.vote, voter, seat, "move")
    await sessions.jobs.settled()
    table = await sessions.tables.get(table.id)
    assert table.seats[seat] == Seat(person, table.seats[seat].name)
    entries = await store.standing(house.sessions.db, table.id)
    assert [entry.person for entry in entries] == [None]
    assert table.clocks[seat].bank == 0


async def test_the_host_moves_on_when_a_computer_player_sits_in(house, sessions):
    table, person = await out_of_time(house)
    await sessions.act(table.id, hosting.make_host, table.host, person) if table.host != person else None
    [seat] = table.pending
    for voter in voters(table, person)[:2]:
        table = await sessions.act(table.id, clocks_service.vote, voter, seat, "sit")
    assert table.host != person and table.host in table.people


async def test_without_a_majority_the_largest_number_decides_when_all_have_voted(house, sessions):
    table, person = await out_of_time(house, people=5)
    [seat] = table.pending
    for voter, choice in zip(voters(table, person), ["sit", "move", "sit", "wait"], strict=True):
        table = await sessions.act(table.id, clocks_service.vote, voter, seat, choice)
    assert kinds(house)[-1] == "stood-in"


@pytest.mark.parametrize(("host", "done"), [("sit", "stood-in"), ("move", "lent")])
async def test_of_a_tie_the_host_decides(house, sessions, host, done):
    table, person = await out_of_time(house, people=5)
    if table.host == person:
        table = await sessions.act(table.id, hosting.make_host, person, voters(table, person)[0])
    [seat] = table.pending
    others = [voter for voter in voters(table, person) if voter != table.host]
    rest = ["sit", "move", "move"] if host == "sit" else ["sit", "move", "sit"]
    await sessions.act(table.id, clocks_service.vote, table.host, seat, host)
    for voter, choice in zip(others, rest, strict=True):
        await sessions.act(table.id, clocks_service.vote, voter, seat, choice)
    assert kinds(house)[-1] == done


async def test_of_a_tie_that_the_host_has_no_part_in_the_mildest_is_done(house, sessions):
    table, person = await out_of_time(house, people=6)
    if table.host == person:
        table = await sessions.act(table.id, hosting.make_host, person, voters(table, person)[0])
    [seat] = table.pending
    others = [voter for voter in voters(table, person) if voter != table.host]
    await sessions.act(table.id, clocks_service.vote, table.host, seat, "offer")
    for voter, choice in zip(others, ["sit", "move", "sit", "move"], strict=True):
        await sessions.act(table.id, clocks_service.vote, voter, seat, choice)
    assert kinds(house)[-1] == "lent"


async def test_a_ballot_may_be_changed(house, sessions):
    table, person = await out_of_time(house)
    [seat] = table.pending
    one, two, _ = voters(table, person)
    await sessions.act(table.id, clocks_service.vote, one, seat, "sit")
    await sessions.act(table.id, clocks_service.vote, one, seat, "wait")
    table = await sessions.act(table.id, clocks_service.vote, two, seat, "sit")
    assert dict(table.votes[0].ballots) == {one: "wait", two: "sit"}


async def test_a_vote_that_nobody_ends_is_decided_by_those_who_voted(house, sessions):
    table, person = await out_of_time(house)
    [seat] = table.pending
    await house.wait(HOUR)
    await sessions.act(table.id, clocks_service.vote, voters(table, person)[0], seat, "sit")
    await house.wait(DAY - HOUR - 1)
    assert kinds(house) == ["voted"]
    await house.wait(1)
    assert kinds(house)[:2] == ["voted", "stood-in"]


async def test_in_a_vote_that_is_overdue_the_first_ballot_decides(house, sessions):
    table, person = await out_of_time(house)
    [seat] = table.pending
    await house.wait(3 * DAY)
    await sessions.act(table.id, clocks_service.vote, voters(table, person)[0], seat, "sit")
    assert "stood-in" in kinds(house)


async def test_the_ballots_of_those_who_left_do_not_count(house, sessions):
    table, person = await out_of_time(house)
    [seat] = table.pending
    one, two, three = voters(table, person)
    await sessions.act(table.id, hosting.make_host, MEI.id, three)
    await sessions.act(table.id, clocks_service.vote, one, seat, "sit")
    await sessions.act(table.id, play.leave, one)
    table = await sessions.act(table.id, clocks_service.vote, two, seat, "sit")
    assert len(table.votes) == 1
    table = await sessions.act(table.id, clocks_service.vote, three, seat, "wait")
    assert kinds(house)[-1] == "waited"  # one against one, and the host decides
    assert table.votes == ()


async def test_where_two_remain_the_other_one_decides(house, sessions):
    table, person = await out_of_time(house, people=2, computers=2)
    [seat] = table.pending
    [other] = voters(table, person)
    await sessions.act(table.id, clocks_service.vote, other, seat, "sit")
    assert "stood-in" in kinds(house)


@pytest.mark.parametrize("what", Timeout)
async def test_where_all_others_are_computers_the_clock_just_stops(house, sessions, what):
    table = await house.begin(people=1, computers=3)
    await sessions.act(table.id, clocks_service.set_timeout, MEI.id, what)
    await house.play_on(table.id, moves=0)
    await sessions.jobs.settled()
    await house.wait(10 * DAY)
    table = await sessions.tables.get(table.id)
    [seat] = table.waiting
    assert table.votes == () and table.clocks[seat].stage is Stage.OUT
    assert await sessions.jobs.due(sessions.db, Key(JobKind.CLOCK, table.id)) is None
    await sessions.act(table.id, play.move, MEI.id, some_move(table))


async def test_who_is_out_of_time_themselves_has_no_say(house, sessions):
    table, person = await out_of_time(house, people=2, computers=2)
    [seat] = table.pending
    [other] = voters(table, person)
    await sessions.act(table.id, clocks_service.vote, other, seat, "sit")
    await sessions.jobs.settled()
    table = await house.play_on(table.id, moves=0)
    await house.wait(10 * DAY)
    table = await sessions.tables.get(table.id)
    assert table.votes == () and to_move(table) == other


@pytest.mark.parametrize(
    ("what", "kind"), [("wait", "waited"), ("move", "lent"), ("sit", "stood-in"), ("offer", "offered")]
)
async def test_a_table_may_have_it_done_without_a_vote(house, sessions, what, kind):
    table = await house.begin()
    table = await sessions.act(table.id, clocks_service.set_timeout, table.host, what)
    await house.wait(DAY)
    assert kinds(house).index(kind) == kinds(house).index("clock-out") + 1
    assert (await sessions.tables.get(table.id)).votes == ()


async def test_a_server_may_have_it_done_without_a_vote(house, sessions):
    await servers.set_timeout(sessions, SERVER, Timeout.SIT)
    table = await house.begin()
    assert table.setup.timeout == "sit"
    await house.wait(DAY)
    assert "stood-in" in kinds(house)


async def test_to_skip_the_vote_ends_one_that_is_under_way(house, sessions):
    table, _ = await out_of_time(house)
    await sessions.act(table.id, clocks_service.set_timeout, table.host, "sit")
    assert kinds(house)[:2] == ["timeout-changed", "stood-in"]


async def test_a_move_ends_the_vote(house, sessions):
    table, person = await out_of_time(house)
    [seat] = table.pending
    await sessions.act(table.id, clocks_service.vote, voters(table, person)[0], seat, "sit")
    await sessions.act(table.id, play.move, person, some_move(table))
    table = await sessions.tables.get(table.id)
    assert table.votes == () and table.clocks[seat].bank == 0
    async with refused("no-vote"):
        await sessions.act(table.id, clocks_service.vote, voters(table, person)[0], seat, "sit")


async def test_a_ballot_in_an_old_vote_does_not_count_in_a_new_one(house, sessions):
    old, person = await out_of_time(house)
    [seat] = old.pending
    for voter in voters(old, person)[:2]:
        await sessions.act(old.id, clocks_service.vote, voter, seat, "wait", old.version)
    await house.wait(DAY)
    table = await sessions.tables.get(old.id)
    async with refused("stale", version=table.version):
        await sessions.act(old.id, clocks_service.vote, voters(old, person)[0], seat, "sit", old.version)


async def test_the_ballot_that_decides_is_stored_with_what_follows_or_not_at_all(
    house, sessions, monkeypatch
):
    table, person = await out_of_time(house)
    [seat] = table.pending

    async def stopped(*_):
        raise KeyboardInterrupt

    one, two, _ = voters(table, person)
    before = await sessions.act(table.id, clocks_service.vote, one, seat, "sit")
    with monkeypatch.context() as patch:
        patch.setattr(clocks_service, "_without", stopped)
        with pytest.raises(KeyboardInterrupt):
            await sessions.act(table.id, clocks_service.vote, two, seat, "sit")
    sessions = await house.restart()
    assert await sessions.tables.get(table.id) == before
    after = await sessions.act(table.id, clocks_service.vote, two, seat, "sit")
    assert after.kept_for(person) == seat


async def test_the_one_move_of_a_computer_player_outlives_a_crash_before_it(house, sessions):
    table, person = await out_of_time(house)
    [seat] = table.pending
    house.hold(JobKind.PLAY)
    for voter in voters(table, person)[:2]:
        table = await sessions.act(table.id, clocks_service.vote, voter, seat, "move")
    assert table.match is not None and table.match.ply == 0
    sessions = await house.restart()
    await sessions.jobs.settled()
    table = await sessions.tables.get(table.id)
    assert table.match.ply > 0 and table.seats[seat].player == person


async def offered(house, person_out=None):
    table, person = await out_of_time(house)
    [seat] = table.pending
    for voter in voters(table, person)[:2]:
        table = await house.sessions.act(table.id, clocks_service.vote, voter, seat, "offer")
    await house.sessions.jobs.settled()
    return await house.sessions.tables.get(table.id), person, seat


async def test_an_offered_seat_is_taken_by_a_newcomer(house, sessions):
    table, person, seat = await offered(house)
    table = await sessions.act(table.id, clocks_service.take_seat, ANN)
    assert table.seats[seat] == Seat(ANN.id, "Ann") and table.offered == ()
    async with refused("not-seated"):
        await sessions.act(table.id, play.come_back, person)
    assert (await house.play_on(table.id)).status is Status.FINISHED


async def test_until_then_whoever_was_replaced_takes_it_back(house, sessions):
    table, person, seat = await offered(house)
    table = await sessions.act(table.id, play.come_back, person)
    assert table.seats[seat].player == person and table.offered == ()
    async with refused("no-seat-offered"):
        await sessions.act(table.id, clocks_service.take_seat, ANN)


async def test_a_seat_is_given_once(house, sessions):
    table, person, _ = await offered(house)
    done = await asyncio.gather(
        sessions.act(table.id, clocks_service.take_seat, ANN),
        sessions.act(table.id, play.come_back, person),
        return_exceptions=True,
    )
    assert sum(isinstance(each, Refused) for each in done) == 1


async def test_who_was_replaced_comes_back_with_a_clock_that_begins_anew(house, sessions):
    table, person = await out_of_time(house)
    [seat] = table.pending
    for voter in voters(table, person)[:2]:
        await sessions.act(table.id, clocks_service.vote, voter, seat, "sit")
    await sessions.jobs.settled()
    table = await sessions.act(table.id, play.come_back, person)
    assert replace_since(table.clocks[seat]) == Clock()


def replace_since(clock):
    return Clock(clock.bank, clock.used, None, clock.stage)
