"""Forced answers are made automatically for players who want that, and are announced to them."""

from cogs.notify import service as reminders
from sessions.jobs.job import PLAY_JOB, Key
from sessions.people import people
from sessions.people.settings import preferences_of
from sessions.playing import answers, hosting, lobby, plans, play
from sessions.privacy import forgetting as rights
from tests.harbour import CHANNEL, CREW, SERVER, legal, refused, to_move
from tests.sessions.playing.planned import entries


async def no_choice(harbour, house, *, wanted=True):
    """A match of Fisherman, a move that leaves the next player one legal answer, and the player's seat and
    person."""
    opened = await hosting.open_table(house, server=SERVER, channel=CHANNEL, host=CREW[0], game="fisherman")
    for person in CREW[1:3]:
        await house.act(opened.id, lobby.join, person)
    table = await hosting.start(house, opened.id, CREW[0].id, shuffle=False)
    for person in CREW[:3] if wanted else ():
        await people.choose(house, person.id, {"auto": True})
    while True:
        await house.jobs.settled()
        table = await house.tables.get(table.id)
        move, seat = legal(table)[0], table.waiting[0]
        after = table.match.copy()
        after.play(seat, move)
        if after.pending and after.pending[0] != seat and len(after.legal_moves(after.pending[0])) == 1:
            return table, move, after.pending[0], table.seats[after.pending[0]].player
        await harbour.play_on(table.id, 1)


async def test_automatic_answers_are_off_by_default(harbour, house):
    table, move, seat, _ = await no_choice(harbour, house, wanted=False)
    after = await harbour.make_move(to_move(table), move)
    assert after.match.ply == table.match.ply + 1 and after.waiting == (seat,)


async def test_a_single_legal_answer_is_made_at_once_and_reported(harbour, house):
    table, move, seat, person = await no_choice(harbour, house)
    after = await harbour.make_move(to_move(table), move)
    [_, answer] = after.match.record()["moves"][table.match.ply + 1]
    assert (await entries(harbour, table.id))[table.match.ply + 1] == (seat, answer, person, 2)
    assert answer in (await answers.missed(house, table.id, person)).automatic
    assert await plans.played(house.db, table.id, seat) is None
    change = next(change for change in harbour.changes if change.automatic and change.seat == seat)
    assert change.by is None
    await answers.seen(house, table.id, person)
    assert (await answers.missed(house, table.id, person)).automatic == []


async def test_an_automatic_answer_causes_no_turn_notification(harbour, house):
    table, move, _, person = await no_choice(harbour, house)
    await house.act(table.id, play.move, to_move(table), move)
    assert await reminders.turns_of(house.db, person) == []


async def test_turning_automatic_answers_on_answers_a_pending_question(harbour, house):
    table, move, _, person = await no_choice(harbour, house, wanted=False)
    await harbour.make_move(to_move(table), move)
    await people.choose(house, person, {"auto": True})
    await house.jobs.settled()
    after = await house.tables.get(table.id)
    assert after.match.ply > table.match.ply + 1


async def test_a_pending_automatic_answer_is_made_after_a_restart(harbour, house):
    table, move, _, person = await no_choice(harbour, house, wanted=False)
    await harbour.make_move(to_move(table), move)
    harbour.hold(PLAY_JOB)
    await people.choose(house, person, {"auto": True})
    house = await harbour.restart()
    await house.jobs.settled()
    assert (await house.tables.get(table.id)).match.ply > table.match.ply + 1


async def test_deleting_a_persons_data_turns_automatic_answers_off(harbour, house):
    await harbour.begin()
    await people.choose(house, CREW[1].id, {"auto": True})
    await rights.forget(house, CREW[1].id)
    assert not (await preferences_of(house.db, CREW[1].id)).auto


async def before_an_action_and_nothing_more(harbour, house):
    """In Goa, a player who has taken taxes can only end the turn, but nobody else knows that."""
    opened = await hosting.open_table(house, server=SERVER, channel=CHANNEL, host=CREW[0], game="goa")
    await house.act(opened.id, lobby.join, CREW[1])
    table = await hosting.start(house, opened.id, CREW[0].id, shuffle=False)
    while True:
        seat = table.waiting[0]
        moves = legal(table)
        if any(str(move) == "taxes" for move in moves):
            after = table.match.copy()
            after.play(seat, "taxes")
            if after.pending == (seat,) and len(after.legal_moves(seat)) == 1:
                assert after.obvious(seat) is None
                await people.choose(house, to_move(table), {"auto": True})
                return table
        draws = [move for move in moves if move.verb == "expedition"]
        await house.act(table.id, play.move, to_move(table), (draws or moves)[-1])
        await house.jobs.settled()
        table = await house.tables.get(table.id)


async def test_an_undo_also_takes_back_automatic_answers_after_the_move(harbour, house):
    table = await before_an_action_and_nothing_more(harbour, house)
    person = to_move(table)
    await answers.seen(house, table.id, person)
    after = await harbour.make_move(to_move(table), "taxes")
    assert after.match.ply == table.match.ply + 2
    assert (await answers.missed(house, table.id, person)).automatic == ["done"]
    before = await house.act(table.id, play.undo, person)
    assert before.match.record() == table.match.record()
    assert (await answers.missed(house, table.id, person)).automatic == []
    await house.jobs.settled()
    assert (await house.tables.get(table.id)).match.ply == table.match.ply, "they think again"


async def test_a_player_cant_undo_another_players_automatic_answer(harbour, house):
    """The forced answer revealed something, and the other player did not make it."""
    table = await before_an_action_and_nothing_more(harbour, house)
    after = await harbour.make_move(to_move(table), "taxes")
    [other] = set(after.people) - {to_move(table)}
    async with refused("nothing-to-undo"):
        await house.act(table.id, play.undo, other)


async def test_consecutive_automatic_answers_are_stored_together(harbour, house):
    after, *_ = await no_choice(harbour, house)
    answered, table, before = 0, after, 0
    while answered < 2:
        table, before = after, house.db.commits.number
        after = await harbour.make_move(to_move(table), legal(table)[0])
        await house.jobs.flush()
        answered = after.match.ply - table.match.ply - 1
    in_all = house.db.commits.number - before
    assert in_all == 1  # The move and all answers are one commit, and no job is left.
    assert await house.jobs.due(harbour.db, Key(PLAY_JOB, table.id)) is None
