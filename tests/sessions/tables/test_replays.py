"""Replays: positions after any move, records, and their proof."""

from typing import Any

import pytest

from engine import Match
from sessions import Origin
from sessions.checking import troubles
from sessions.playing import hosting, play
from sessions.tables import replays
from tests.harbour import MEI, refused, to_move


async def test_a_replay_gives_the_position_after_each_move(harbour, house):
    table = await harbour.begin()
    seen = [table.match]
    for _ in range(20):
        seen.append((await harbour.play_on(table.id, 1, seed=len(seen))).match)
    for ply in (0, 7, 20, 7, 8):
        assert await replays.position(house, table.id, ply) == seen[ply]


async def test_an_out_of_range_move_number_means_the_nearest(harbour, house):
    table = await harbour.play_on((await harbour.begin()).id, 3)
    assert await replays.position(house, table.id, 99) == table.match
    assert (await replays.position(house, table.id, -1)).ply == 0


async def test_a_replay_hides_what_was_hidden_at_that_move(harbour, house):
    table = await harbour.finish(hasty=False)
    then = await replays.position(house, table.id, table.match.ply - 1)
    assert then.result is None
    assert then.log(None) != [event for event in table.match.log(None) if event.ply < table.match.ply]


async def test_a_replay_omits_undone_moves(harbour, house):
    table = await harbour.begin()
    person, seat = to_move(table), table.waiting[0]
    asked = (seat + 1) % 4
    await house.act(table.id, play.move, person, f"ask {asked}")
    first = (await house.tables.get(table.id)).match
    await house.act(table.id, play.undo, person)
    assert (await replays.position(house, table.id, 1)).ply == 0
    await house.act(table.id, play.move, person, f"ask {(seat + 2) % 4}")
    await harbour.play_on(table.id, 2)
    again = await replays.position(house, table.id, 1)
    assert again != first and again.record()["moves"] == [[seat, f"ask {(seat + 2) % 4}"]]


async def test_a_closed_table_can_be_replayed(harbour, house):
    table = await harbour.play_on((await harbour.begin()).id, 5)
    await house.act(table.id, hosting.close, MEI.id)
    then: Any = await replays.position(house, table.id, 2)
    assert then.ply == 2 and then.view(None).hand == ()


async def test_a_match_that_cant_be_replayed_cant_be_continued(harbour):
    table = await harbour.finish(hasty=False)
    harbour.break_match(table.id)
    house = await harbour.restart()
    async with refused("unreadable", table=table.id):
        await replays.opening(house, Origin(table.id, 3))


async def test_the_record_is_the_whole_match(harbour, house):
    table = await harbour.finish(hasty=False)
    record = await replays.record(house, table.id)
    assert record == table.match.record()
    assert Match.replay(record) == table.match


async def test_a_fair_match_passes_verification(harbour, house):
    table = await harbour.finish(hasty=False)
    verdict = await replays.verify(house, table.id)
    assert verdict.seed_fits and verdict.result_fits
    assert (verdict.seed, verdict.seed_hash) == (table.seed, table.seed_hash)


@pytest.mark.parametrize("field", ["record", "seed_hash", "shown_result", "started"])
async def test_a_match_without_a_part_of_its_proof_is_unreadable(harbour, field):
    table = await harbour.finish(hasty=False)
    harbour.rewrite(table.id, lambda document: document.pop(field))
    house = await harbour.restart()
    for ask in (replays.verify, replays.record):
        async with refused("unreadable", table=table.id):
            await ask(house, table.id)
    [line] = [trouble async for trouble in troubles(harbour.db)]
    assert line.startswith("Table 1: its document can't be read: ")


@pytest.mark.parametrize(
    ("tampering", "seed_fits", "result_fits"),
    [
        (lambda document: document.update(seed_hash="abc"), False, True),
        (lambda document: document["record"].update(seed="seed 9"), False, False),
        (lambda document: document["shown_result"]["scores"].update({"2": 2}), True, False),
        ("UPDATE moves SET move = 'ask 7' WHERE entry = 9", True, False),
        ("DELETE FROM moves WHERE entry > 9", True, False),
    ],
)
async def test_verification_detects_tampering(harbour, tampering, seed_fits, result_fits):
    table = await harbour.finish(hasty=False)
    if isinstance(tampering, str):
        harbour.change(tampering)
    else:
        harbour.rewrite(table.id, tampering)
    house = await harbour.restart()
    verdict = await replays.verify(house, table.id)
    assert (verdict.seed_fits, verdict.result_fits) == (seed_fits, result_fits)
