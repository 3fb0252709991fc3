"""A bot that is stopped finishes the pending answers first."""

import asyncio

import pytest


@pytest.mark.parametrize("by_click", [True, False])
async def test_a_bot_finishes_its_answers_before_closing(port, by_click):
    mei, tom = port.crew(2)
    await port.open([mei])
    begun = asyncio.Event()

    async def begin():
        begun.set()

    port.faults.before("begin", begin)
    doing = asyncio.create_task(tom.click(port.board, "Join") if by_click else tom.slash("game join"))
    await asyncio.wait_for(begun.wait(), 5)
    await port.bot.close()
    assert (await doing).messages
