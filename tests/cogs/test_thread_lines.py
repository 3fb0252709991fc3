"""The lines "... started a thread", which simcord posts as Discord does, don't stay in the channel."""

import pytest
from simcord.enums import MessageType

from tests.cogs.tournament.clicked import begun


def lines(port):
    """The authors of the lines about threads in the channel."""
    line = MessageType.THREAD_CREATED
    return [each.stored.author_id for each in port.shown if each.stored.type == line]


async def by_lobby(port):
    await port.person("Mei").slash("game open", game="fleet", thread=True)


async def by_seek(port):
    mei, tom = port.crew(2)
    await mei.slash("game seek", game="fleet")
    await tom.slash("game seek", game="fleet")


async def by_tournament(port):
    await begun(port, *port.crew(4), seats=2)


@pytest.mark.parametrize("makes_threads", [by_lobby, by_seek, by_tournament])
async def test_no_line_stays_below_the_message_with_the_buttons(port, makes_threads):
    await makes_threads(port)
    assert port.threads and lines(port) == []


async def test_only_the_bots_own_lines_are_deleted(port):
    zoe = port.person("Zoe")
    port.env.backend.create_message(port.channel.id, zoe.id, "hi", message_type=MessageType.THREAD_CREATED)
    await by_lobby(port)
    assert lines(port) == [zoe.id]


@pytest.mark.parametrize("method", ["GET", "DELETE"])
async def test_a_line_that_couldnt_be_deleted_goes_with_the_next_thread(port, method):
    path = "/channels/*/messages" if method == "GET" else "/channels/*/messages/*"
    port.refuse(method, path, 50013, times=1)
    await by_lobby(port)
    assert len(port.threads) == 1 and lines(port) == [port.bot.me]
    await port.person("Tom").slash("game open", game="goa", thread=True)
    assert len(port.threads) == 2 and lines(port) == []
