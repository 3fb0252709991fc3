"""A stored move stands even if Discord rejects the answer to it, and the player learns of it."""

import pytest

from tests.cogs.driver import click, offered
from tests.cogs.wording import EN

UNSEEN = "was played, but I couldn't show you the result."


@pytest.fixture
async def mover(port):
    """The player on turn."""
    return await port.play_until_asked(port.crew(4), "turn")


async def test_a_failed_answer_says_that_the_move_was_made(port, mover):
    before = await port.table()
    move = str((await port.legal(mover))[0])
    with port.faults.refuse("read", what="FROM plans", error=ZeroDivisionError("ours")):
        answer = await mover.slash("game move", move=move)
    assert answer.text == EN("move-unanswered") and (await port.table()).played > before.played
    port.logged.clear()
    assert UNSEEN not in (await mover.slash("game hand")).text


async def refused_answers(port, mover, status):
    """Make a move by a click whose answer Discord rejects.

    With status 404, it rejects only the first answer, as too late.
    """
    panel = await mover.panel()
    port.refuse("PATCH", "/webhooks/*/*/messages/@original", 10015 if status == 404 else 0, status=status)
    if status != 404:
        port.refuse("POST", "/webhooks/*/*", 0, status=status)
    before = await port.table()
    await click(mover, panel, offered(panel)[0])
    assert (await port.table()).played > before.played
    port.accept()


@pytest.mark.parametrize("status", [404, 503])
async def test_the_next_answer_says_that_the_unanswered_move_was_made(port, mover, status):
    await refused_answers(port, mover, status)
    next_seen = await mover.click(port.board, "My hand")
    assert UNSEEN in next_seen.text
    assert UNSEEN not in (await mover.click(port.board, "My hand")).text


async def test_an_unanswered_move_is_remembered_over_a_restart(port, mover):
    await refused_answers(port, mover, 503)
    await port.restart()
    assert UNSEEN in (await mover.slash("game hand")).text


async def test_a_delivered_answer_mentions_no_unanswered_move(port):
    people = port.crew(4)
    mover = await port.play_until_asked(people, "turn")
    answer = await mover.slash("game move", move=str((await port.legal(mover))[0]))
    assert UNSEEN not in answer.text
