"""A change sets the jobs that tell of it, in the same transaction; each does nothing if its point is gone."""

import pytest

from sessions import JobKind, clocks, followers, hosting, lobby, operators, play, reminders
from sessions.clock import DAY
from sessions.jobs import Job, Key
from sessions.notices import is_replaced, to_hear_the_end, to_vote
from sessions.presence import HERE
from sessions.tournaments import organising
from tests.sessions.tables import ANN, CREW, MEI, TOM, UMA, ZOE, House, some_move, to_move
from tests.sessions.test_followers import end_a_round
from tests.sessions.tournaments.cups import cup

DELIVERIES = (
    JobKind.TURN,
    JobKind.VOTE,
    JobKind.REPLACED,
    JobKind.BOARD,
    JobKind.END,
    JobKind.NOTICE,
    JobKind.NEWS,
)


async def moved_by_another(house, table):
    """The table once somebody else is to move, and who was to move before that."""
    mover = to_move(table)
    while True:
        await house.do_jobs(*DELIVERIES)
        table = await house.play_on(table.id, 1)
        if to_move(table) != mover:
            return table, mover


async def test_a_move_sets_the_board_and_the_turns_before_and_after_it(house):
    table, mover = await moved_by_another(house, await house.begin())
    people = sorted([mover, to_move(table)])
    expected = [("board", table.id, 0), *(("turn", 0, person) for person in people)]
    assert await house.jobs_set(*DELIVERIES) == expected
    await house.restart()
    assert await house.jobs_set(*DELIVERIES) == expected


async def test_a_change_that_is_not_stored_sets_nothing(house, sessions):
    table = await house.begin()
    await house.do_jobs(*DELIVERIES)

    async def fails(tx, change):
        raise ZeroDivisionError

    sessions.steps = (*sessions.steps, fails)
    with pytest.raises(ZeroDivisionError):
        await sessions.act(table.id, play.move, to_move(table), some_move(table))
    assert await house.jobs_set(*DELIVERIES) == []


async def test_many_changes_share_a_job(house):
    table = await house.begin()
    await house.play_on(table.id, 10)
    assert await house.jobs_set(JobKind.BOARD) == [("board", table.id, 0)]


async def test_whose_turn_is_over_is_called_no_more(house, sessions):
    table, mover = await moved_by_another(house, await house.begin())
    assert await told_of(house, mover) == []
    assert await told_of(house, to_move(table)) == [table.id]
    await sessions.act(table.id, hosting.close, MEI.id)
    assert await told_of(house, to_move(table)) == []


async def told_of(house, person):
    """The tables of which a person is notified now."""
    job = Job(Key(JobKind.TURN, person=person), house.now, 0, 0, None)
    return [turn.table for turn in await reminders.claim(house.sessions, job)]


async def test_followers_have_news_when_a_round_or_the_match_ends_or_the_table_is_closed_to_them(
    house, sessions
):
    table = await house.begin()
    await sessions.act(table.id, followers.follow, ZOE.id)
    await sessions.act(table.id, hosting.make_host, MEI.id, table.people[1])
    assert await house.jobs_set(JobKind.NEWS) == []
    news = [("news", table.id, 0)]
    await end_a_round(house, table.id)
    assert await house.jobs_set(JobKind.NEWS) == news
    await house.do_jobs(JobKind.NEWS)
    await sessions.act(table.id, followers.set_private, table.people[1], True)
    assert await house.jobs_set(JobKind.NEWS) == news
    await sessions.act(table.id, followers.set_private, table.people[1], False)
    await house.do_jobs(JobKind.NEWS)
    await sessions.act(table.id, hosting.close, table.people[1])
    assert await house.jobs_set(JobKind.NEWS) == news


async def test_each_voter_is_asked_until_it_is_decided(house, sessions):
    table = await house.begin(pace=DAY)
    late, id = to_move(table), table.id
    vote = [("vote", id, 0)]
    assert to_vote(table) == {} and await house.jobs_set(JobKind.VOTE) == []
    await house.wait(DAY)
    table = await sessions.tables.get(id)
    others = [person for person in table.people if person != late]
    assert to_vote(table) == {person: list(table.votes) for person in others}
    assert await house.jobs_set(JobKind.VOTE) == vote
    await house.do_jobs(JobKind.VOTE)
    table = await sessions.act(id, clocks.vote, others[0], table.seat_of(late), "wait")
    assert sorted(to_vote(table)) == sorted(others[1:])
    assert await house.jobs_set(JobKind.VOTE) == vote
    await house.do_jobs(JobKind.VOTE)
    table = await sessions.act(id, clocks.vote, others[1], table.seat_of(late), "wait")
    assert to_vote(table) == {}
    assert await house.jobs_set(JobKind.VOTE) == vote, "the questions are out of date"
    await house.do_jobs(JobKind.VOTE)
    await sessions.act(id, play.move, late, some_move(table))
    assert await house.jobs_set(JobKind.VOTE) == []


async def test_nobody_is_asked_about_a_table_that_is_closed(house, sessions):
    table = await house.begin(pace=DAY)
    await house.wait(DAY)
    after = await sessions.act(table.id, hosting.close, MEI.id)
    assert to_vote(after) == {} and await house.jobs_set(JobKind.VOTE) == [("vote", table.id, 0)]


async def test_whoever_is_replaced_is_told_until_they_are_back(house, sessions):
    table = await house.begin(pace=DAY)
    late = to_move(table)
    await sessions.act(table.id, clocks.set_timeout, MEI.id, "sit")
    assert not is_replaced(table, late)
    await house.wait(DAY)
    replaced = [("replaced", table.id, late)]
    assert is_replaced(await sessions.tables.get(table.id), late)
    assert await house.jobs_set(JobKind.REPLACED) == replaced
    await house.do_jobs(JobKind.REPLACED)
    assert not is_replaced(await sessions.act(table.id, play.come_back, late), late)
    assert await house.jobs_set(JobKind.REPLACED) == replaced, "the message is out of date"


async def test_whoever_is_replaced_at_a_table_that_ends_is_told_no_more(house, sessions):
    table = await house.begin(pace=DAY)
    late = to_move(table)
    await sessions.act(table.id, clocks.set_timeout, MEI.id, "sit")
    await house.wait(DAY)
    await house.do_jobs(JobKind.REPLACED)
    after = await sessions.act(table.id, hosting.close, MEI.id, True)
    assert not is_replaced(after, late)
    assert await house.jobs_set(JobKind.REPLACED) == [("replaced", table.id, late)]


async def test_who_has_left_on_their_own_needs_no_word(house, sessions):
    table = await house.begin()
    after = await sessions.act(table.id, play.leave, TOM.id)
    assert is_replaced(after, TOM.id) and await house.jobs_set(JobKind.REPLACED) == []


async def test_all_who_have_a_seat_hear_the_end_but_those_who_were_taken_out(house, sessions):
    table = await house.begin()
    await sessions.act(table.id, play.leave, TOM.id)
    await sessions.act(table.id, operators.take_out, 77, UMA.id)
    assert await house.jobs_set(JobKind.END) == []
    table = await house.play_on(table.id)
    assert await house.jobs_set(JobKind.END) == [("end", table.id, 0)]
    assert to_hear_the_end(table) == [MEI.id, TOM.id, CREW[3].id]


async def test_who_saw_the_match_end_is_known_for_as_long_as_that_matters(house, sessions):
    table = await house.finish()
    last, end = next(change.by for change in reversed(house.changes) if change.by), house.now
    others = set(table.people) - {last}
    house.now += HERE + DAY
    assert sessions.presence.was_here(table.id, last, end)
    assert not sessions.presence.was_here(table.id, last, end + HERE + 1)
    assert not any(sessions.presence.was_here(table.id, person, end) for person in others)


async def test_nobody_hears_the_end_of_a_table_that_is_closed(house, sessions):
    table = await house.begin()
    await sessions.act(table.id, hosting.close, MEI.id)
    assert await house.jobs_set(JobKind.END) == []
    assert await house.jobs_set(JobKind.BOARD) == [("board", table.id, 0)]


async def test_a_lobby_sets_its_board_only(house: House, sessions):
    table = await house.open(people=2)
    await sessions.act(table.id, lobby.join, ANN)
    assert await house.jobs_set(*DELIVERIES) == [("board", table.id, 0)]


async def test_a_tournament_that_changes_sets_its_message(house, sessions):
    opened = await cup(house, 0)
    notice = [("notice", 0, opened.id)]
    assert await house.jobs_set(JobKind.NOTICE) == notice
    await house.do_jobs(JobKind.NOTICE)
    await organising.pause(sessions, opened.id, MEI.id)
    assert await house.jobs_set(*DELIVERIES) == notice
