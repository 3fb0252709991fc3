"""Discord takes no answer that is begun after three seconds, however long storing or drawing takes."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from boards import Artist
from db import Database
from tests.cogs.driver import click, offered
from tests.cogs.tables import (
    EN,
    GAME,
    brought_to,
    crew,
    gathered,
    played_to_its_end,
    shown,
    table,
    the_one_to_move,
)

LONG = 35
"""Seconds that storing or drawing takes: longer than Discord waits for an answer (and than simcord does)."""


@pytest.fixture
def slow(port):
    """From when it is called until the bot stops, the disk and the painter are slow."""
    transaction, draw = Database.transaction, Artist.draw

    @asynccontextmanager
    async def slow_transaction(self):
        await asyncio.sleep(LONG)
        async with transaction(self) as opened:
            yield opened

    async def slow_draw(self, svg):
        await asyncio.sleep(LONG)
        return await draw(self, svg)

    with pytest.MonkeyPatch.context() as monkeypatch:

        def begin():
            monkeypatch.setattr(Database, "transaction", slow_transaction)
            monkeypatch.setattr(Artist, "draw", slow_draw)

        yield begin


async def in_the_end(port, answer):
    """An answer when all is done."""
    await port.wait(10 * LONG)
    return answer


async def test_a_lobby_in_which_everything_takes_long(port, slow):
    mei, tom = crew(port, 2)
    slow()
    opened = await in_the_end(port, await mei.slash("game open", game=GAME))
    assert EN("table-number", table="1") in opened.text
    acts = [
        lambda: tom.click(shown(port), "Join"),
        lambda: mei.click(shown(port), EN("button-host")),
        lambda: mei.slash("game computer"),
        lambda: tom.slash("game leave"),
        lambda: mei.slash("game invite", person=tom.member),
        lambda: tom.slash("game join"),
        lambda: mei.slash("game host", person=tom.member),
        lambda: tom.slash("game kick", person=mei.member),
        lambda: mei.slash("me language", language="ja"),
    ]
    for act in acts:
        assert (await in_the_end(port, await act())).text
    present = await table(port)
    assert present.host == tom.id
    assert [seat.computer for seat in present.seats] == ["clever", "clever", None]


async def test_a_game_in_which_everything_takes_long(port, slow):
    people = crew(port, 4)
    await gathered(port, *people)
    slow()
    await in_the_end(port, await people[0].click(shown(port), "Start"))
    person = await the_one_to_move(port, people)
    opened = await in_the_end(port, await person.click(shown(port), "My move"))
    await in_the_end(port, await click(person, opened.shown, offered(opened.shown)[0]))
    match = (await table(port)).match
    assert match and match.ply == 1
    for command in ("hand", "move", "log", "show", "undo", "mine"):
        answer = await in_the_end(port, await person.slash(f"game {command}"))
        assert answer.text and answer.private


async def test_a_taking_back_that_takes_long(port, slow):
    people = crew(port, 4)
    person = await brought_to(port, people, "turn", "ask")
    other = next(each for each in people if each is not person)
    asked = await person.slash("captain ask", player=other.name)
    slow()
    answer = await in_the_end(port, await person.click(asked.shown, EN("button-undo")))
    assert EN("panel-undone") in answer.text


async def test_an_end_after_which_everything_takes_long(port, slow):
    people = crew(port, 4)
    end = await played_to_its_end(port, people)
    slow()
    assert (await in_the_end(port, await people[0].click(end, "Record"))).shown.pictures
    assert (await in_the_end(port, await people[0].click(end, EN("button-verify")))).text
    again = await in_the_end(port, await people[0].click(end, "Play again"))
    assert EN("table-number", table="2") in again.text


async def test_managing_a_server_takes_long(port, slow):
    boss = port.person("Boss", manager=True)
    slow()
    assert (await in_the_end(port, await boss.slash("server language", language="ja"))).text
    assert (await in_the_end(port, await boss.slash("server channels", change="add"))).text
