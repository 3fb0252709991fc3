"""A harbour and a port have the same interface for setting up tables."""

import pytest

from sessions import Status
from tests.harbour import Harbour, id_of


async def use(harbour: Harbour) -> None:
    """Bring a match to a question, play it to its end and let time pass."""
    person = await harbour.play_until_asked(4, "turn")
    present = await harbour.table()
    assert present.seat_of(id_of(person)) in present.waiting
    assert (await harbour.question(person)).code == "turn"
    move = (await harbour.legal(person, verb="ask"))[0]
    await harbour.make_move(person, move)
    assert await harbour.last_move() == str(move)
    seen = await harbour.view(person)
    began = harbour.now
    await harbour.restart(stopped=60)
    assert harbour.now >= began + 60 and await harbour.view(person) == seen
    harbour.copy_table([2], apart=True)
    assert (await harbour.table(2)).names == present.names and await harbour.newest() == 2
    ply = (await harbour.match()).ply
    assert (await harbour.play_on(moves=1)).match.ply > ply
    assert (await harbour.play_on()).status is Status.FINISHED and await harbour.to_move() is None


async def test_a_harbour_plays_a_match(harbour):
    await use(harbour)


async def test_a_port_plays_a_match(port):
    await use(port)
    with pytest.raises(AssertionError, match="time passes only"):
        port.now += 60
