"""Where everybody can see that there is one answer, everybody is answered for."""

from sessions import answers, hosting, lobby, reminders
from sessions import play as play_service
from sessions.jobs import JobKind
from tests.sessions.planned import entries
from tests.sessions.tables import CHANNEL, CREW, MEI, SERVER, moves_now, refused, to_move

BY_ITSELF = 2
"""What stands in the column `planned`."""


async def begin(sessions, game, people=3):
    opened = await hosting.open_table(sessions, server=SERVER, channel=CHANNEL, host=MEI, game=game)
    for person in CREW[1:people]:
        await sessions.act(opened.id, lobby.join, person)
    return await hosting.start(sessions, opened.id, MEI.id, shuffle=False)


async def play(sessions, table, *moves):
    for move in moves:
        await sessions.act(table.id, play_service.move, to_move(table), move)
        await sessions.jobs.settled()
        table = await sessions.tables.get(table.id)
    return table


async def before_an_auction_without_money(house, sessions, fits=lambda before, after: True):
    """Goa: after this bid somebody else can't bid, and the match as it is then fits."""
    table = await begin(sessions, "goa")
    while True:
        for bid in [move for move in moves_now(table) if move.verb == "bid"][-1:]:
            after = table.match.copy()
            after.play(table.waiting[0], bid)
            if after.obvious(after.pending[0]) is not None and fits(table.match, answered(after)):
                return table, str(bid)
        table = await play(sessions, table, moves_now(table)[0])


def answered(match):
    """The match with what is answered by itself."""
    while match.pending and (move := match.obvious(match.pending[0])) is not None:
        match.play(match.pending[0], move)
    return match


async def test_the_last_word_in_an_auction_is_said_by_itself(house, sessions):
    table, bid = await before_an_auction_without_money(house, sessions)
    after = await play(sessions, table, bid)
    rows = (await entries(house, table.id))[table.match.ply :]
    assert rows[0][3] == 0 and rows[1][3] == BY_ITSELF
    _, move, person, _ = rows[1]
    assert move in (await answers.missed(sessions, table.id, person)).automatic
    assert after.match.ply == table.match.ply + len(rows)


async def test_what_only_a_hand_forces_is_asked(house, sessions):
    """Fleet, from the second round on: who has nothing to bid with is asked all the same."""
    table = await begin(sessions, "fleet")
    for _ in range(400):
        moves = moves_now(table)
        if len(moves) == 1:
            break
        table = await play(sessions, table, moves[-1] if len(moves) < 3 else moves[len(moves) // 2])
    assert len(moves_now(table)) == 1 and table.match.obvious(table.waiting[0]) is None


async def test_who_is_answered_for_at_once_is_not_called(house, sessions):
    table, bid = await before_an_auction_without_money(house, sessions)
    after = table.match.copy()
    after.play(table.waiting[0], bid)
    person = table.seats[after.pending[0]].player
    assert person is not None
    await sessions.act(table.id, play_service.move, to_move(table), bid)
    [turn] = await reminders.turns_of(sessions.db, person)
    assert not turn.is_called


async def test_a_program_that_was_stopped_in_between_answers_when_it_runs_again(house, sessions):
    table, bid = await before_an_auction_without_money(house, sessions)
    house.hold(JobKind.PLAY)
    await sessions.act(table.id, play_service.move, to_move(table), bid)
    assert (await house.stored(table.id)).match.ply == table.match.ply + 1
    sessions = await house.restart()
    await sessions.jobs.settled()
    assert (await sessions.tables.get(table.id)).match.ply > table.match.ply + 1


def is_undoable(before, after):
    return after.undoable is not None and after.undoable not in before.pending


async def test_an_undo_takes_back_what_was_answered_for_others_who_had_no_choice(house, sessions):
    table, bid = await before_an_auction_without_money(house, sessions, is_undoable)
    person = to_move(table)
    told = [(await answers.missed(sessions, table.id, other)).automatic for other in table.people]
    after = await play(sessions, table, bid)
    assert await play_service.may_undo(sessions.db, after, person)
    assert [(await answers.missed(sessions, table.id, other)).automatic for other in table.people] != told
    before = await sessions.act(table.id, play_service.undo, person)
    assert before.match.record() == table.match.record()
    assert [(await answers.missed(sessions, table.id, other)).automatic for other in table.people] == told
    assert await house.stored(table.id) == before


async def test_nobody_else_takes_that_back(house, sessions):
    table, bid = await before_an_auction_without_money(house, sessions, is_undoable)
    after = await play(sessions, table, bid)
    for other in set(after.people) - {to_move(table)}:
        assert not await play_service.may_undo(sessions.db, after, other)
        async with refused("nothing-to-undo"):
            await sessions.act(table.id, play_service.undo, other)
