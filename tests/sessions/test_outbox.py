"""What is owed is stored with its cause, once, until it is paid or has lost its point."""

from sessions import EVERYBODY, DebtKind, clocks, followers, hosting, outbox, play
from sessions.clock import DAY
from tests.sessions.tables import MEI, ZOE, to_move
from tests.sessions.test_followers import end_a_round


async def owed(sessions, *kinds):
    """What is owed of these kinds, or at all: (kind, person)."""
    debts = await outbox.all_debts(sessions.db)
    return [(debt.kind, debt.person) for debt in debts if not kinds or debt.kind in kinds]


async def test_a_move_owes_its_board_and_a_call_from_when_it_is_stored(house, sessions):
    table = await house.begin()
    await outbox.pay(sessions, await outbox.all_debts(sessions.db))
    mover = to_move(table)
    while to_move(table) == mover:
        table = await house.play_on(table.id, 1)
    sessions = await house.restart()
    assert await owed(sessions) == [(DebtKind.BOARD, EVERYBODY), (DebtKind.TURN, to_move(table))]


async def test_what_comes_to_be_owed_anew_stays_though_the_former_is_paid(house, sessions):
    table = await house.begin()
    before = await outbox.debts_at(sessions.db, table.id, DebtKind.BOARD)
    house.now += 60
    await house.play_on(table.id, 1)
    await outbox.pay(sessions, before)
    [debt] = await outbox.debts_at(sessions.db, table.id, DebtKind.BOARD)
    assert debt.since == before[0].since and debt.version == before[0].version + 1
    await outbox.pay(sessions, [debt])
    assert await outbox.debts_at(sessions.db, table.id, DebtKind.BOARD) == []


async def test_a_call_is_owed_no_more_when_the_turn_is_over(house, sessions):
    table = await house.begin()
    person = to_move(table)
    while to_move(table) == person:
        table = await house.play_on(table.id, 1)
    assert (DebtKind.TURN, person) not in await owed(sessions)
    await sessions.act(table.id, hosting.close, MEI.id)
    assert await owed(sessions, DebtKind.TURN) == []


async def test_followers_are_owed_what_they_want_to_hear_and_not_in_their_seat(house, sessions):
    table = await house.begin()
    await sessions.act(table.id, followers.follow, ZOE.id)
    await sessions.act(table.id, hosting.make_host, MEI.id, table.people[1])
    assert await owed(sessions, DebtKind.NEWS) == []
    await end_a_round(house, table.id)
    assert await owed(sessions, DebtKind.NEWS) == [(DebtKind.NEWS, ZOE.id)]


async def test_each_voter_is_owed_the_question_until_it_is_decided(house, sessions):
    table = await house.begin(pace=DAY)
    late = to_move(table)
    await house.wait(DAY)
    others = sorted(person for person in table.people if person != late)
    assert await owed(sessions, DebtKind.VOTE) == [(DebtKind.VOTE, person) for person in others]
    await sessions.act(table.id, clocks.vote, others[0], table.seat_of(late), "wait")
    assert (DebtKind.VOTE, others[0]) not in await owed(sessions)
    await sessions.act(table.id, clocks.vote, others[1], table.seat_of(late), "wait")
    assert await owed(sessions, DebtKind.VOTE) == []


async def test_whoever_is_replaced_is_owed_a_word_until_they_are_back(house, sessions):
    table = await house.begin(pace=DAY)
    late = to_move(table)
    await sessions.act(table.id, clocks.set_timeout, MEI.id, "sit")
    await house.wait(DAY)
    assert await owed(sessions, DebtKind.REPLACED) == [(DebtKind.REPLACED, late)]
    await sessions.act(table.id, play.come_back, late)
    assert await owed(sessions, DebtKind.REPLACED) == []
