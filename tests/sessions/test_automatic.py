"""Who wants it is answered for where there is no choice; and is told what was answered."""

from sessions import answers, automatic, hosting, lobby, play, reminders, rights
from sessions.jobs import JobKind, Key
from sessions.settings import settings_of
from tests.sessions.planned import entries
from tests.sessions.tables import CHANNEL, CREW, SERVER, moves_now, refused, to_move


async def no_choice(house, sessions, *, wanted=True):
    """A match of Fisherman at a table, a move there, and who has one legal answer after it: seat, person."""
    opened = await hosting.open_table(
        sessions, server=SERVER, channel=CHANNEL, host=CREW[0], game="fisherman"
    )
    for person in CREW[1:3]:
        await sessions.act(opened.id, lobby.join, person)
    table = await hosting.start(sessions, opened.id, CREW[0].id, shuffle=False)
    for person in CREW[:3] if wanted else ():
        await automatic.set_on(sessions, person.id, True)
    while True:
        await sessions.jobs.settled()
        table = await sessions.tables.get(table.id)
        move, seat = moves_now(table)[0], table.waiting[0]
        after = table.match.copy()
        after.play(seat, move)
        if after.pending and after.pending[0] != seat and len(after.legal_moves(after.pending[0])) == 1:
            return table, move, after.pending[0], table.seats[after.pending[0]].player
        await house.play_on(table.id, 1)


async def made(house, sessions, table, move):
    await sessions.act(table.id, play.move, to_move(table), move)
    await sessions.jobs.settled()
    return await sessions.tables.get(table.id)


async def test_by_default_everybody_answers_themselves(house, sessions):
    table, move, seat, _ = await no_choice(house, sessions, wanted=False)
    after = await made(house, sessions, table, move)
    assert after.match.ply == table.match.ply + 1 and after.waiting == (seat,)


async def test_one_legal_answer_is_made_at_once_and_told(house, sessions):
    table, move, seat, person = await no_choice(house, sessions)
    after = await made(house, sessions, table, move)
    [_, answer] = after.match.record()["moves"][table.match.ply + 1]
    assert (await entries(house, table.id))[table.match.ply + 1] == (seat, answer, person, 2)
    assert answer in (await answers.missed(sessions, table.id, person)).automatic
    change = next(change for change in house.changes if change.automatic and change.seat == seat)
    assert change.by is None
    await answers.seen(sessions, table.id, person)
    assert (await answers.missed(sessions, table.id, person)).automatic == []


async def test_nobody_is_called_for_what_is_answered_for_them(house, sessions):
    table, move, _, person = await no_choice(house, sessions)
    await sessions.act(table.id, play.move, to_move(table), move)
    [turn] = await reminders.turns_of(sessions.db, person)
    assert not turn.is_called


async def test_who_turns_it_on_is_answered_for_where_they_are_asked_already(house, sessions):
    table, move, _, person = await no_choice(house, sessions, wanted=False)
    await made(house, sessions, table, move)
    await automatic.set_on(sessions, person, True)
    await sessions.jobs.settled()
    after = await sessions.tables.get(table.id)
    assert after.match.ply > table.match.ply + 1


async def test_a_stopped_program_answers_when_it_runs_again(house, sessions):
    table, move, _, person = await no_choice(house, sessions, wanted=False)
    await made(house, sessions, table, move)
    house.hold(JobKind.PLAY)
    await automatic.set_on(sessions, person, True)
    sessions = await house.restart()
    await sessions.jobs.settled()
    assert (await sessions.tables.get(table.id)).match.ply > table.match.ply + 1


async def test_who_is_forgotten_is_answered_for_no_more(house, sessions):
    await house.begin()
    await automatic.set_on(sessions, CREW[1].id, True)
    await rights.forget(sessions, CREW[1].id)
    assert not (await settings_of(sessions.db, CREW[1].id)).auto


async def before_an_action_and_nothing_more(house, sessions):
    """Goa: who takes taxes now can only end their turn then, as they alone know. They are answered for."""
    opened = await hosting.open_table(sessions, server=SERVER, channel=CHANNEL, host=CREW[0], game="goa")
    await sessions.act(opened.id, lobby.join, CREW[1])
    table = await hosting.start(sessions, opened.id, CREW[0].id, shuffle=False)
    while True:
        seat = table.waiting[0]
        moves = moves_now(table)
        if any(str(move) == "taxes" for move in moves):
            after = table.match.copy()
            after.play(seat, "taxes")
            if after.pending == (seat,) and len(after.legal_moves(seat)) == 1:
                assert after.obvious(seat) is None
                await automatic.set_on(sessions, to_move(table), True)
                return table
        draws = [move for move in moves if move.verb == "expedition"]
        await sessions.act(table.id, play.move, to_move(table), (draws or moves)[-1])
        await sessions.jobs.settled()
        table = await sessions.tables.get(table.id)


async def test_an_undo_takes_back_what_was_answered_after_the_move_too(house, sessions):
    table = await before_an_action_and_nothing_more(house, sessions)
    person = to_move(table)
    await answers.seen(sessions, table.id, person)
    after = await made(house, sessions, table, "taxes")
    assert after.match.ply == table.match.ply + 2
    assert (await answers.missed(sessions, table.id, person)).automatic == ["done"]
    before = await sessions.act(table.id, play.undo, person)
    assert before.match.record() == table.match.record()
    assert (await answers.missed(sessions, table.id, person)).automatic == []
    await sessions.jobs.settled()
    assert (await sessions.tables.get(table.id)).match.ply == table.match.ply, "they think again"


async def test_what_was_answered_for_one_is_no_move_that_another_takes_back(house, sessions):
    """That somebody had no choice told something."""
    table = await before_an_action_and_nothing_more(house, sessions)
    after = await made(house, sessions, table, "taxes")
    [other] = set(after.people) - {to_move(table)}
    async with refused("nothing-to-undo"):
        await sessions.act(table.id, play.undo, other)


async def test_answers_in_a_row_are_stored_together(house, sessions):
    after, *_ = await no_choice(house, sessions)
    answered, table, before = 0, after, 0
    while answered < 2:
        table, before = after, sessions.db.commits.number
        after = await made(house, sessions, table, moves_now(table)[0])
        await sessions.jobs.flush()
        answered = after.match.ply - table.match.ply - 1
    in_all = sessions.db.commits.number - before
    assert in_all == 3  # the move, all answers, the end of the job
    assert await sessions.jobs.due(house.db, Key(JobKind.PLAY, table.id)) is None
