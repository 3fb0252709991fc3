"""The bot responds within Discord's three seconds, however long storing or drawing takes."""

import asyncio

import pytest

from raster import Artist
from tests.cogs.driver import click, offered
from tests.cogs.wording import (
    EN,
    JA,
)
from tests.harbour import GAME

CHANNELS = "https://discord.com/channels"
SLOW_SECONDS = 35
"""Seconds that storing or drawing takes: longer than Discord (and simcord) wait for a response."""


@pytest.fixture
def slow_down(port):
    """A function that makes the disk and the drawing slow until the bot stops."""
    draw = Artist.draw

    async def slow_draw(self, drawing):
        await asyncio.sleep(SLOW_SECONDS)
        return await draw(self, drawing)

    with pytest.MonkeyPatch.context() as monkeypatch:

        def begin():
            port.faults.slow(SLOW_SECONDS)
            monkeypatch.setattr(Artist, "draw", slow_draw)

        yield begin


async def in_the_end(port, answer):
    """The bot's answer once it is finished."""
    await port.wait(10 * SLOW_SECONDS)
    return answer


async def test_slow_actions_in_a_lobby_are_deferred(port, slow_down):
    mei, tom = port.crew(2)
    slow_down()
    opened = await in_the_end(port, await mei.slash("game open", game=GAME))
    assert "table 1" in opened.text
    his, hers = (f"<@{person.id}>" for person in (tom, mei))
    acts = [
        (lambda: tom.click(port.board, "Join"), "2. Tom"),
        (lambda: mei.click(port.board, EN("button-host")), EN("host-title", table="1")),
        (lambda: mei.slash("game computer"), EN("lobby-computer-added", name="Ada", table="1")),
        (lambda: mei.slash("game computer"), EN("lobby-computer-added", name="Bruno", table="1")),
        (lambda: tom.slash("game leave"), EN("lobby-leave")),
        (lambda: mei.slash("game invite", person=tom.member), EN("refusal-at-table", person=his)),
        (lambda: tom.slash("game join"), EN("refusal-already-seated")),
        (lambda: mei.slash("game host", person=tom.member), EN("lobby-new-host", person=his, table="1")),
        (lambda: tom.slash("game kick", person=mei.member), EN("lobby-kicked", person=hers, table="1")),
        (lambda: mei.slash("my language", language="ja"), JA("my-language-set", label=JA("language-ja"))),
    ]
    for act, told in acts:
        assert told in (await in_the_end(port, await act())).text
    present = await port.table()
    assert present.host == tom.id
    assert [seat.computer for seat in present.seats] == [None, "clever", "clever"]


async def test_slow_actions_in_a_match_are_deferred(port, slow_down):
    people = port.crew(4)
    await port.open(people)
    slow_down()
    await in_the_end(port, await people[0].click(port.board, "Start"))
    person = await port.to_move()
    opened = await in_the_end(port, await person.click(port.board, "My move"))
    await in_the_end(port, await click(person, opened.shown, offered(opened.shown)[0]))
    match = (await port.table()).match
    assert match and match.ply == 1
    number = EN("table-number", table="1")
    for command, told in (
        ("hand", number),
        ("move", number),
        ("log", number),
        ("show", EN("show-posted", link=f"{CHANNELS}/{port.server.id}/{port.channel.id}/{port.board.id}")),
        ("undo", EN("refusal-nothing-to-undo")),
        ("mine", number),
    ):
        answer = await in_the_end(port, await person.slash(f"game {command}"))
        assert answer.private and told in answer.text


async def test_a_slow_undo_is_deferred(port, slow_down):
    people = port.crew(4)
    person = await port.play_until_asked(people, "turn", "ask")
    other = next(each for each in people if each is not person)
    asked = await person.slash("captain ask", player=other.name)
    slow_down()
    answer = await in_the_end(port, await person.click(asked.shown, EN("button-undo")))
    assert EN("panel-undone") in answer.text


async def test_slow_actions_after_the_end_are_deferred(port, slow_down):
    people = port.crew(4)
    end = await port.finish(people)
    slow_down()
    assert (await in_the_end(port, await people[0].click(end, "Download"))).shown.pictures
    verdict = await in_the_end(port, await people[0].click(end, EN("button-verify")))
    assert EN("verify-result-fits") in verdict.text
    again = await in_the_end(port, await people[0].click(end, "Play again"))
    assert "table 2" in again.text


async def test_slow_server_commands_are_deferred(port, slow_down):
    boss = port.person("Boss", manager=True)
    slow_down()
    spoken = await in_the_end(port, await boss.slash("server language", language="ja"))
    assert spoken.text == EN("server-language-set", label=EN("language-ja"))
    chosen = await in_the_end(port, await boss.slash("server channels", change="add"))
    assert chosen.text == EN("server-channels", channels=f"<#{port.channel.id}>")
