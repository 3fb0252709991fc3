"""The log of a match is a hash chain: later changes are detected."""

import hashlib

import pytest

from sessions.checking import troubles
from sessions.playing import hosting, play
from sessions.tables import journal, replays
from tests.harbour import MEI, to_move


async def test_each_entry_is_hashed_with_its_predecessor(harbour, house):
    table = await harbour.begin()
    assert table.chain == table.seed_hash
    person, seat = to_move(table), table.waiting[0]
    await house.act(table.id, play.move, person, f"ask {(seat + 1) % 4}")
    await house.act(table.id, play.undo, person)
    table = await harbour.play_on(table.id, 5)
    hash = table.seed_hash
    for link in await journal.links(harbour.db, table.id):
        text = f"{hash} {link.seat} {link.move or 'undo'}"
        hash = hashlib.sha256(text.encode()).hexdigest()
        assert link.hash == hash
    assert table.chain == hash
    assert (await harbour.table(table.id)).chain == hash
    house = await harbour.restart()
    table = await harbour.play_on(table.id)
    assert (await replays.verify(house, table.id)).chain_fits
    assert [each async for each in troubles(harbour.db)] == []


TAMPERING = [
    "UPDATE moves SET seat = (seat + 1) % 4 WHERE entry = 3",
    "UPDATE moves SET move = 'ask 7' WHERE entry = 9",
    "UPDATE moves SET hash = NULL WHERE entry = 4",
    "UPDATE moves SET hash = NULL",
    "DELETE FROM moves WHERE entry > 9",
    "DELETE FROM moves",
    {"chain": None},
    {"chain": "abc"},
    {"seed_hash": "abc"},
]


@pytest.mark.parametrize("tampering", TAMPERING, ids=range(len(TAMPERING)))
async def test_verify_and_check_detect_a_changed_log(harbour, tampering):
    table = await harbour.finish(hasty=False)
    if isinstance(tampering, str):
        harbour.change(tampering)
    else:
        harbour.rewrite(table.id, lambda document: document.update(tampering))
    house = await harbour.restart()
    assert (await replays.verify(house, table.id)).chain_fits is False
    found = [each async for each in troubles(harbour.db)]
    assert "Table 1: its log isn't as it was written: its chain is broken" in found


async def test_a_rematch_has_its_own_hash_chain(harbour, house):
    first = await harbour.finish(hasty=False)
    again = await hosting.again(house, first.id, MEI.id)
    assert again.chain is None
    again = await hosting.start(house, again.id, MEI.id)
    assert again.chain == again.seed_hash != first.chain
