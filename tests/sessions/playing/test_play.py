"""Moves and undo; leaving a running match and coming back; the end."""

import asyncio
import json

import msgspec
import pytest

from cogs.board.service import END_JOB, end_recipients
from engine import IllegalMove
from sessions import Refused, Seat, Status
from sessions.playing import hosting, play
from sessions.tables import journal as log
from tests.engine.states import log_of
from tests.harbour import ANN, MEI, TOM, UMA, VIC, at_random, legal, refused, to_move

PEOPLE = [MEI, TOM, UMA, VIC]


async def begin_with_an_undoable_move(harbour):
    """A running match. Its last move asked another player for a card, and revealed nothing hidden."""
    table = await harbour.begin()
    person, seat = to_move(table), table.waiting[0]
    await harbour.house.act(table.id, play.move, person, f"ask {(seat + 1) % 4}")
    return await harbour.table(table.id), person


async def test_a_move_is_played_stored_and_published(harbour, house):
    table = await harbour.begin()
    harbour.now += 60
    move = legal(table)[0]
    events = await house.act(table.id, play.move, to_move(table), move, table.version)
    after = await house.tables.get(table.id)
    assert (after.match.ply, after.version, after.moved) == (1, table.version + 1, harbour.now)
    assert await harbour.table(table.id) == after
    change = harbour.changes[-1]
    assert (change.kind, change.before, change.table, change.seat) == (
        "moved",
        table,
        after,
        table.waiting[0],
    )
    assert list(change.events) == events == [event for event in log_of(after.match) if event.ply == 1]


async def test_a_loaded_table_is_immutable(harbour, house):
    table = await harbour.begin()
    before = table.match.dump()
    await house.act(table.id, play.move, to_move(table), legal(table)[0])
    assert table.match.dump() == before


async def test_a_move_may_be_given_in_notation(harbour, house):
    table = await harbour.begin()
    await house.act(table.id, play.move, to_move(table), str(legal(table)[0]))
    assert (await house.tables.get(table.id)).match.ply == 1


async def test_a_move_against_the_rules_is_refused_without_changes(harbour, house):
    table = await harbour.begin()
    other = next(person.id for person in PEOPLE if person.id != to_move(table))
    for person, move, code in [
        (to_move(table), "nonsense", "not-a-move"),
        (to_move(table), "discard 1", "nothing-to-discard"),
        (other, legal(table)[0], "not-your-turn"),
    ]:
        with pytest.raises(IllegalMove, match=code):
            await house.act(table.id, play.move, person, move, table.version)
    assert await house.tables.get(table.id) == table


async def test_of_two_concurrent_clicks_one_is_played(harbour, house):
    table = await harbour.begin()
    click = (to_move(table), legal(table)[0], table.version)
    one, other = await asyncio.gather(
        house.act(table.id, play.move, *click),
        house.act(table.id, play.move, *click),
        return_exceptions=True,
    )
    assert isinstance(one, list)
    assert isinstance(other, Refused) and other.code == "stale"
    assert (await harbour.table(table.id)).match.ply == 1


async def test_a_player_may_undo_their_last_move(harbour, house):
    table, person = await begin_with_an_undoable_move(harbour)
    harbour.now += 5
    after = await house.act(table.id, play.undo, person, table.version)
    assert (after.match.ply, after.version, after.moved) == (0, table.version + 1, harbour.now)
    assert await harbour.table(table.id) == after
    assert harbour.changes[-1].kind == "undone"


async def test_the_log_keeps_undone_moves(harbour, house):
    table, person = await begin_with_an_undoable_move(harbour)
    seat = table.seat_of(person)
    harbour.now += 5
    await house.act(table.id, play.undo, person)
    await house.act(table.id, play.move, person, f"ask {(seat + 2) % 4}")
    entries = await harbour.db.all(
        "SELECT seat, move, person, made FROM moves WHERE table_id = :id ORDER BY entry", id=table.id
    )
    assert [(row["seat"], row["move"], row["person"], row["made"] - 1_000_000) for row in entries] == [
        (seat, f"ask {(seat + 1) % 4}", person, 0),
        (seat, None, person, 5),
        (seat, f"ask {(seat + 2) % 4}", person, 5),
    ]
    assert (await house.tables.get(table.id)).match.record()["moves"] == [[seat, f"ask {(seat + 2) % 4}"]]


async def test_repeated_undos_hide_no_earlier_move(harbour, house):
    table, person = await begin_with_an_undoable_move(harbour)
    seat = table.seat_of(person)
    async with harbour.db.transaction() as tx:
        for move in ("pass 7 to 0", "pass 9 to 0", None, None) * 20:
            entry = log.Entry((seat + 1) % 4, move, None)
            await log.add_entry(tx, table.id, entry, made=0, hash="")
    [last] = await log.last_chosen(house.db, table.id)
    assert (last.seat, last.person) == (seat, person)


async def test_another_players_move_cant_be_undone(harbour, house):
    table, person = await begin_with_an_undoable_move(harbour)
    async with refused("nothing-to-undo"):
        await house.act(table.id, play.undo, next(each.id for each in PEOPLE if each.id != person))


async def test_a_move_cant_be_undone_after_the_next_move(harbour, house):
    table, person = await begin_with_an_undoable_move(harbour)
    await house.act(table.id, play.move, to_move(table), legal(table)[0])
    async with refused("nothing-to-undo"):
        await house.act(table.id, play.undo, person)


async def test_a_move_that_revealed_information_cant_be_undone(harbour, house):
    table = await harbour.begin()
    person = to_move(table)
    rank = table.match.view(table.waiting[0]).hand[0]
    await house.act(table.id, play.move, person, f"order {rank}")
    async with refused("nothing-to-undo"):
        await house.act(table.id, play.undo, person)


async def test_a_returned_player_cant_undo_their_stand_ins_move(harbour):
    async def ask(match, seat, level, seed):
        return f"ask {(seat + 1) % 4}"

    harbour.workers.fakes["choose"] = ask
    house = await harbour.restart()
    table = await harbour.begin()
    person = to_move(table)
    await house.act(table.id, play.leave, person)
    await house.jobs.settled()
    await house.act(table.id, play.come_back, person)
    assert (await house.tables.get(table.id)).match.undoable is not None
    async with refused("nothing-to-undo"):
        await house.act(table.id, play.undo, person)


async def test_a_computer_player_stands_in_for_a_player_who_leaves(harbour, house):
    table = await harbour.begin()
    table = await house.act(table.id, play.leave, TOM.id)
    assert table.seats[1] == Seat(TOM.id, "Tom", "clever")
    assert (table.seat_of(TOM.id), table.kept_for(TOM.id), table.people) == (None, 1, [1, 3, 4])
    change = next(change for change in harbour.changes if change.kind == "stood-in")
    assert (change.by, change.seat) == (TOM.id, 1)


async def test_the_match_ends_normally_after_a_player_leaves(harbour, house):
    table = await harbour.begin()
    await house.act(table.id, play.leave, TOM.id)
    assert (await harbour.play_on(table.id)).status is Status.FINISHED


async def test_a_player_who_left_may_come_back(harbour, house):
    table = await harbour.begin()
    before = await house.act(table.id, play.leave, TOM.id)
    await harbour.play_on(table.id, moves=20)
    table = await house.act(table.id, play.come_back, TOM.id)
    assert table.seat_of(TOM.id) == 1 and before.kept_for(TOM.id) == 1
    assert table.people == [person.id for person in PEOPLE]
    assert await harbour.table(table.id) == table


async def test_the_next_person_becomes_and_stays_host(harbour, house):
    table = await harbour.begin()
    assert (await house.act(table.id, play.leave, MEI.id)).host == TOM.id
    assert (await house.act(table.id, play.come_back, MEI.id)).host == TOM.id


async def test_computer_players_finish_when_the_last_person_leaves(harbour, house):
    table = await harbour.begin(people=2, computers=3)
    await house.act(table.id, play.leave, MEI.id)
    table = await house.act(table.id, play.leave, TOM.id)
    assert table.status is Status.PLAYING and table.people == [] and table.host == TOM.id
    await house.jobs.settled()
    table = await house.tables.get(table.id)
    assert table.status is Status.FINISHED
    assert await harbour.jobs_set(END_JOB) == [("end", table.id, 0)]
    assert end_recipients(table) == [MEI.id, TOM.id]


async def test_the_last_person_to_leave_may_come_back(harbour, house):
    async def slowly(*asked):
        await asyncio.sleep(0.2)
        return await at_random(*asked)

    harbour.workers.fakes["choose"] = slowly
    table = await harbour.begin(people=1, computers=3)
    await house.act(table.id, play.leave, MEI.id)
    assert (await house.act(table.id, play.come_back, MEI.id)).people == [MEI.id]


async def test_the_end_is_stored_with_the_last_move(harbour, house):
    table = await harbour.finish()
    assert table.ended == table.moved and table.pending == table.waiting == ()
    assert table.result == table.match.result is not None
    assert harbour.changes[-1].kind == "moved" and harbour.changes[-1].table == table
    assert await harbour.table(table.id) == table
    row = await harbour.db.one("SELECT document FROM tables WHERE id = :id", id=table.id)
    shown = json.loads(row["document"])["shown_result"]
    assert msgspec.convert(shown, type(table.result), strict=False) == table.result


async def test_tables_that_wait_for_the_person_are_listed_first(harbour, house):
    async def table(channel, waits, moved):
        harbour.now = moved
        table = await harbour.begin(channel=channel)
        while waits != (to_move(table) == TOM.id):
            table = await harbour.play_on(table.id, moves=1, seed=channel)
        return table.id

    waits = await table(1, True, 1_000_000)
    waits_newer = await table(2, True, 1_000_100)
    left = await table(3, True, 1_000_200)
    await house.act(left, play.leave, TOM.id)
    lobby = (await harbour.open(channel=4)).id
    runs = await table(5, False, 1_000_000)
    await house.act(await table(6, True, 1_000_300), hosting.close, MEI.id)
    mine = await house.tables.of_person(TOM.id)
    assert [each.id for each in mine] == [waits_newer, waits, runs, lobby, left]
    assert await house.tables.of_person(ANN.id) == []


async def test_consecutive_moves_are_played_without_interruption(harbour, house):
    table = await harbour.begin()
    person, seat = to_move(table), table.waiting[0]
    hand = table.match.view(seat).hand
    first = f"order {hand[0]}"
    assert await house.act(table.id, play.moves, person, [first], table.version) == 1
    after = await house.tables.get(table.id)
    assert after.match.record()["moves"] == [[seat, first]]


async def test_consecutive_moves_stop_at_the_first_illegal_one(harbour, house):
    table = await harbour.begin()
    person, seat = to_move(table), table.waiting[0]
    first = f"order {table.match.view(seat).hand[0]}"
    assert await house.act(table.id, play.moves, person, [first, first], table.version) == 1
    after = await house.tables.get(table.id)
    assert after.match.ply == 1 and await harbour.table(table.id) == after


async def test_nothing_is_played_if_the_first_of_several_moves_is_illegal(harbour, house):
    table = await harbour.begin()
    with pytest.raises(IllegalMove):
        await house.act(table.id, play.moves, to_move(table), ["obey 1", "obey 2"], table.version)
    assert await house.tables.get(table.id) == table
