"""A change sets the jobs for its messages in the same transaction. A job does nothing if it is no longer
needed.
"""

import pytest

from cogs.admin import service as operators
from cogs.board.service import END_JOB, end_recipients
from cogs.clock.service import REPLACED_JOB, VOTE_JOB, is_replaced, to_vote
from cogs.follow import service as followers
from cogs.follow.service import NEWS_JOB
from cogs.notify import service as reminders
from cogs.tournament import organising
from cogs.tournament.store import NOTICE_JOB
from sessions.jobs.job import BOARD_JOB, TURN_JOB, Job, Key
from sessions.playing import clocks, hosting, lobby, play
from sessions.presence import PRESENCE_SECONDS
from sessions.tables.clock import DAY
from tests.cogs.follow.test_service import end_a_round
from tests.cogs.tournament.cups import cup
from tests.harbour import ANN, CREW, MEI, TOM, UMA, ZOE, Harbour, legal, to_move

DELIVERIES = (
    TURN_JOB,
    VOTE_JOB,
    REPLACED_JOB,
    BOARD_JOB,
    END_JOB,
    NOTICE_JOB,
    NEWS_JOB,
)


async def moved_by_another(harbour, table):
    """Play until another person is on turn. Returns the table, and the person who was on turn before."""
    mover = to_move(table)
    while True:
        await harbour.do_jobs(*DELIVERIES)
        table = await harbour.play_on(table.id, 1)
        if to_move(table) != mover:
            return table, mover


async def test_a_move_schedules_the_board_and_both_turns(harbour):
    table, mover = await moved_by_another(harbour, await harbour.begin())
    people = sorted([mover, to_move(table)])
    expected = [("board", table.id, 0), *(("turn", 0, person) for person in people)]
    assert await harbour.jobs_set(*DELIVERIES) == expected
    await harbour.restart()
    assert await harbour.jobs_set(*DELIVERIES) == expected


async def test_a_change_that_isnt_stored_schedules_nothing(harbour, house):
    table = await harbour.begin()
    await harbour.do_jobs(*DELIVERIES)

    async def fails(tx, change):
        raise ZeroDivisionError

    house.steps = [*house.steps, fails]
    with pytest.raises(ZeroDivisionError):
        await house.act(table.id, play.move, to_move(table), legal(table)[0])
    assert await harbour.jobs_set(*DELIVERIES) == []


async def test_many_changes_share_a_job(harbour):
    table = await harbour.begin()
    await harbour.play_on(table.id, 10)
    assert await harbour.jobs_set(BOARD_JOB) == [("board", table.id, 0)]


async def test_a_player_whose_turn_is_over_isnt_notified(harbour, house):
    table, mover = await moved_by_another(harbour, await harbour.begin())
    assert await told_of(harbour, mover) == []
    assert await told_of(harbour, to_move(table)) == [table.id]
    await house.act(table.id, hosting.close, MEI.id)
    assert await told_of(harbour, to_move(table)) == []


async def told_of(harbour, person):
    """The tables that a person is notified about now."""
    job = Job(Key(TURN_JOB, subject=person), harbour.now, 0, 0, None)
    return [turn.table for turn in await reminders.claim(harbour.house, job)]


async def test_news_are_due_at_ends_of_rounds_matches_and_access(harbour, house):
    table = await harbour.begin()
    await house.act(table.id, followers.follow, ZOE.id)
    await house.act(table.id, hosting.make_host, MEI.id, table.people[1])
    assert await harbour.jobs_set(NEWS_JOB) == []
    news = [("news", table.id, 0)]
    await end_a_round(harbour, table.id)
    assert await harbour.jobs_set(NEWS_JOB) == news
    await harbour.do_jobs(NEWS_JOB)
    await house.act(table.id, followers.set_private, table.people[1], True)
    assert await harbour.jobs_set(NEWS_JOB) == news
    await house.act(table.id, followers.set_private, table.people[1], False)
    await harbour.do_jobs(NEWS_JOB)
    await house.act(table.id, hosting.close, table.people[1])
    assert await harbour.jobs_set(NEWS_JOB) == news


async def test_voters_are_asked_until_the_vote_is_decided(harbour, house):
    table = await harbour.begin(pace=DAY)
    late, id = to_move(table), table.id
    vote = [("vote", id, 0)]
    assert to_vote(table) == {} and await harbour.jobs_set(VOTE_JOB) == []
    await harbour.wait(DAY)
    table = await house.tables.get(id)
    others = [person for person in table.people if person != late]
    assert to_vote(table) == {person: list(table.votes) for person in others}
    assert await harbour.jobs_set(VOTE_JOB) == vote
    await harbour.do_jobs(VOTE_JOB)
    table = await house.act(id, clocks.vote, others[0], table.seat_of(late), "wait")
    assert sorted(to_vote(table)) == sorted(others[1:])
    assert await harbour.jobs_set(VOTE_JOB) == vote
    await harbour.do_jobs(VOTE_JOB)
    table = await house.act(id, clocks.vote, others[1], table.seat_of(late), "wait")
    assert to_vote(table) == {}
    assert await harbour.jobs_set(VOTE_JOB) == vote, "the questions are out of date"
    await harbour.do_jobs(VOTE_JOB)
    await house.act(id, play.move, late, legal(table)[0])
    assert await harbour.jobs_set(VOTE_JOB) == []


async def test_voters_of_a_closed_table_arent_asked(harbour, house):
    table = await harbour.begin(pace=DAY)
    await harbour.wait(DAY)
    after = await house.act(table.id, hosting.close, MEI.id)
    assert to_vote(after) == {} and await harbour.jobs_set(VOTE_JOB) == [("vote", table.id, 0)]


async def test_a_replaced_player_is_notified_until_they_return(harbour, house):
    table = await harbour.begin(pace=DAY)
    late = to_move(table)
    await house.act(table.id, clocks.set_timeout, MEI.id, "sit")
    assert not is_replaced(table, late)
    await harbour.wait(DAY)
    replaced = [("replaced", table.id, late)]
    assert is_replaced(await house.tables.get(table.id), late)
    assert await harbour.jobs_set(REPLACED_JOB) == replaced
    await harbour.do_jobs(REPLACED_JOB)
    assert not is_replaced(await house.act(table.id, play.come_back, late), late)
    assert await harbour.jobs_set(REPLACED_JOB) == replaced, "the message is out of date"


async def test_a_replaced_player_isnt_notified_after_the_table_ends(harbour, house):
    table = await harbour.begin(pace=DAY)
    late = to_move(table)
    await house.act(table.id, clocks.set_timeout, MEI.id, "sit")
    await harbour.wait(DAY)
    await harbour.do_jobs(REPLACED_JOB)
    after = await house.act(table.id, hosting.close, MEI.id, True)
    assert not is_replaced(after, late)
    assert await harbour.jobs_set(REPLACED_JOB) == [("replaced", table.id, late)]


async def test_a_player_who_left_isnt_notified_of_the_stand_in(harbour, house):
    table = await harbour.begin()
    after = await house.act(table.id, play.leave, TOM.id)
    assert is_replaced(after, TOM.id) and await harbour.jobs_set(REPLACED_JOB) == []


async def test_all_seated_players_except_removed_ones_get_the_end(harbour, house):
    table = await harbour.begin()
    await house.act(table.id, play.leave, TOM.id)
    await house.act(table.id, operators.take_out, 77, UMA.id)
    assert await harbour.jobs_set(END_JOB) == []
    table = await harbour.play_on(table.id)
    assert await harbour.jobs_set(END_JOB) == [("end", table.id, 0)]
    assert end_recipients(table) == [MEI.id, TOM.id, CREW[3].id]


async def test_presence_at_the_end_is_remembered_long_enough(harbour, house):
    table = await harbour.finish()
    last, end = next(change.by for change in reversed(harbour.changes) if change.by), harbour.now
    others = set(table.people) - {last}
    harbour.now += PRESENCE_SECONDS + DAY
    assert house.presence.was_here(table.id, last, end)
    assert not house.presence.was_here(table.id, last, end + PRESENCE_SECONDS + 1)
    assert not any(house.presence.was_here(table.id, person, end) for person in others)


async def test_closing_a_table_sends_no_end(harbour, house):
    table = await harbour.begin()
    await house.act(table.id, hosting.close, MEI.id)
    assert await harbour.jobs_set(END_JOB) == []
    assert await harbour.jobs_set(BOARD_JOB) == [("board", table.id, 0)]


async def test_a_lobby_change_schedules_only_the_board(harbour: Harbour, house):
    table = await harbour.open(people=2)
    await house.act(table.id, lobby.join, ANN)
    assert await harbour.jobs_set(*DELIVERIES) == [("board", table.id, 0)]


async def test_a_tournament_change_schedules_its_message(harbour, house):
    opened = await cup(harbour, 0)
    notice = [("notice", 0, opened.id)]
    assert await harbour.jobs_set(NOTICE_JOB) == notice
    await harbour.do_jobs(NOTICE_JOB)
    await organising.pause(house, opened.id, MEI.id)
    assert await harbour.jobs_set(*DELIVERIES) == notice
