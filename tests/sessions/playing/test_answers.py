"""Players see what they missed together with the next answer."""

import pytest

from sessions.playing import answers, hosting, play
from sessions.playing.answers import MAX_SHOWN_ANSWERS, Missed
from tests.harbour import MEI, to_move
from tests.sessions.computers.test_automatic import before_an_action_and_nothing_more

NOTHING = Missed(None, [])


async def asked(harbour):
    """A running match, the person who has just asked for a card, and the move, which can be undone."""
    table = await harbour.begin()
    person, seat = to_move(table), table.waiting[0]
    move = f"ask {(seat + 1) % 4}"
    await harbour.house.act(table.id, play.move, person, move)
    return await harbour.table(table.id), person, move


async def test_a_move_with_a_lost_reply_is_reported_until_seen(harbour, house):
    table, person, move = await asked(harbour)
    assert await answers.missed(house, table.id, person) == NOTHING
    await answers.lost(house, table, person, move)
    house = await harbour.restart()
    assert await answers.missed(house, table.id, person) == Missed(move, [])
    for other in set(table.people) - {person}:
        assert await answers.missed(house, table.id, other) == NOTHING
    await answers.seen(house, table.id, person)
    assert await answers.missed(house, table.id, person) == NOTHING


async def test_a_lost_reply_is_reported_after_others_have_moved(harbour, house):
    table, person, move = await asked(harbour)
    await answers.lost(house, table, person, move)
    await harbour.play_on(table.id, 8)
    assert await answers.missed(house, table.id, person) == Missed(move, [])


async def test_a_reply_lost_after_seeing_the_table_is_reported(harbour, house):
    table, person, move = await asked(harbour)
    await answers.lost(house, table, person, move)
    await answers.seen(house, table.id, person)
    while to_move(table) != person:
        table = await harbour.play_on(table.id, 1)
    table = await harbour.play_on(table.id, 1)
    [_, later] = table.match.record()["moves"][-1]
    await answers.lost(house, table, person, later)
    assert (await answers.missed(house, table.id, person)).move == later


async def test_an_undone_move_isnt_reported(harbour, house):
    table, person, move = await asked(harbour)
    await answers.lost(house, table, person, move)
    await house.act(table.id, play.undo, person)
    assert await answers.missed(house, table.id, person) == NOTHING
    await house.act(table.id, play.move, person, move)
    assert await answers.missed(house, table.id, person) == NOTHING, "the reply to this one arrived"


async def test_a_move_never_made_isnt_reported(harbour, house):
    table, person, _ = await asked(harbour)
    await answers.lost(house, table, person, "junk")
    assert await answers.missed(house, table.id, person) == NOTHING


async def test_seeing_the_table_without_missed_answers_writes_no_row(harbour, house):
    table, person, _ = await asked(harbour)
    before = house.db.commits.number
    await answers.seen(house, table.id, person)
    assert house.db.commits.number == before


async def test_missed_answers_survive_a_change_of_seats(harbour, house):
    table, person, move = await asked(harbour)
    await answers.lost(house, table, person, move)
    await house.act(table.id, hosting.make_host, MEI.id, next(p for p in table.people if p != MEI.id))
    await house.act(table.id, play.leave, person)
    await house.act(table.id, play.come_back, person)
    assert await answers.missed(house, table.id, person) == Missed(move, [])


@pytest.mark.parametrize("made", [1, MAX_SHOWN_ANSWERS + 3])
async def test_only_the_last_of_many_automatic_answers_are_reported(harbour, house, made):
    table = await before_an_action_and_nothing_more(harbour, house)
    person, seat = to_move(table), table.waiting[0]
    await answers.seen(house, table.id, person)
    for number in range(made):
        harbour.change(
            """
            INSERT INTO moves (table_id, entry, seat, move, person, made, clocks, planned)
            VALUES (?, (SELECT max(entry) FROM moves WHERE table_id = ?) + 1, ?, ?, ?, 5, '[]', 2)
            """,
            (table.id, table.id, seat, f"move {number}", person),
        )
    told = [f"move {number}" for number in range(made)]
    assert await answers.missed(house, table.id, person) == Missed(None, told[-MAX_SHOWN_ANSWERS:])
    await answers.seen(house, table.id, person)
    assert await answers.missed(house, table.id, person) == NOTHING
