"""Tables' messages: of what waits to be shown the newest alone, and after a start a few at a time."""

import asyncio

import pytest

from delivery import post_office
from sessions import DebtKind, Person, lobby, outbox, play
from tests.cogs.tables import begun, crew, legal, shown, table, the_one_to_move
from workers import Line


def edits(port):
    """The changes of the table's message so far."""
    path = f"/channels/{port.channel.id}/messages/{shown(port).id}"
    return [each for each in port.env.http_requests if (each.method, each.path) == ("PATCH", path)]


async def test_of_what_waits_to_be_shown_the_newest_takes_the_place_of_the_older(port):
    people = crew(port, 4)
    await begun(port, *people)
    line = port.bot.announcer._line = Line(1)
    before = len(edits(port))
    async with line.turn():
        for _ in range(3):
            due = await the_one_to_move(port, people)
            await port.bot.sessions.act(1, play.move, due.id, (await legal(port, due))[0])
            await asyncio.sleep(0.05)  # it is noticed that there is something to be shown
        assert len(edits(port)) == before
    await port.wait(1)
    assert len(edits(port)) == before + 1
    assert f":{(await table(port)).version}" in shown(port).ids[0]
    assert not port.bot.announcer._tickets


@pytest.fixture
def under_way(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many tables were being mended each time that another one began to be."""
    now, numbers = set[int](), list[int]()
    settled = post_office.Announcer.settled

    async def watched(announcer: post_office.Announcer, table: int) -> None:
        now.add(table)
        numbers.append(len(now))
        await settled(announcer, table)
        now.discard(table)

    monkeypatch.setattr(post_office.Announcer, "settled", watched)
    return numbers


async def test_a_start_mends_a_few_tables_at_a_time(port, under_way):
    host, guest = port.person("Mei"), port.person("Tom")
    rooms = [port.server.create_text_channel(f"room-{number}") for number in range(5)]
    for room in rooms:
        await host.slash("game open", at=room, game="fleet")
    port.refuse("PATCH", "/channels/*/messages/*", 0, status=500)
    for id in range(1, 6):
        await port.bot.sessions.act(id, lobby.join, Person(guest.id, guest.name))
    await port.wait(1)
    assert (await owed(port)).count(DebtKind.BOARD) == 5
    port.accept()
    under_way.clear()
    await port.restart()
    await port.wait(5)
    assert len(under_way) == 5 and max(under_way) <= post_office.MENDED
    assert await owed(port) == []
    port.logged.clear()


async def owed(port):
    return [debt.kind for debt in await outbox.all_debts(port.bot.sessions.db)]
