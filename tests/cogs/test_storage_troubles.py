"""If the database can't be written or read, nothing is lost, and people are told."""

import pytest

from db import NotSaved
from sessions import Refused, Status
from tests.beside import beside
from tests.cogs.driver import click, offered
from tests.cogs.wording import EN
from tests.harbour import GAME


async def test_a_move_that_isnt_stored_has_no_effect(port):
    people = port.crew(4)
    person = await port.play_until_asked(people, "turn")
    panel = await person.panel()
    before, public = await port.table(), port.board.text
    port.faults.refuse("commit")
    refused = await click(person, panel, offered(panel)[0])
    assert EN("refusal-not-saved") in refused.text
    assert await port.table() == before and port.board.text == public
    move = str((await port.legal(person))[0])
    assert (await person.slash("game move", move=move)).text == EN("refusal-not-saved")
    port.logged.clear()
    port.faults.mend()
    await click(person, panel, offered(panel)[0])
    assert (await port.table()).version == before.version + 1


async def test_people_are_told_that_the_database_is_unavailable(port):
    people = port.crew(4)
    person = await port.play_until_asked(people, "turn")
    panel = await person.panel()
    with port.faults.refuse("begin", "read", error=NotSaved("connection lost")):
        told = [
            (await person.slash("game mine")).text,
            (await person.click(port.board, "My move")).text,
            (await click(person, panel, offered(panel)[0])).text,
        ]
    assert all(EN("refusal-storage-away") in text for text in told)
    assert not [line for line in port.logged.lines if "Unexpected" in line or "no words" in line]
    port.logged.clear()
    await click(person, panel, offered(panel)[0])


async def test_a_lobby_change_that_isnt_stored_has_no_effect(port):
    mei, tom = port.crew(2)
    lobby = await port.open([mei])
    menu, question = await mei.host_menu(), (await mei.slash("game leave")).shown
    port.faults.refuse("commit")
    told = EN("refusal-not-saved")
    assert told in (await tom.click(lobby, "Join")).text
    assert told in (await mei.click(menu, "Clever computer")).text
    assert told in (await mei.click(question, EN("lobby-leave-closes.sure"))).text
    elsewhere = port.server.create_text_channel("elsewhere")
    assert (await mei.slash("game open", at=elsewhere, game=GAME)).text == told
    assert (await mei.slash("my language", language="ja")).text == told
    assert (await port.table()).names == ["Mei"]
    port.logged.clear()


async def test_a_new_person_can_look_while_storing_fails(port):
    await port.begin()
    port.faults.refuse("commit")
    eve = port.person("Eve", "ja")
    assert (await eve.slash("game show")).private
    assert (await eve.click(port.board, "Log")).private
    port.logged.clear()


async def test_a_message_that_couldnt_be_recorded_isnt_posted_twice(port):
    people = port.crew(4)
    await port.begin(people)
    port.faults.refuse("commit")
    for person in people[:2]:
        await person.slash("game show")
    port.faults.mend()
    port.logged.clear()
    await people[0].slash("game show")
    assert len([message for message in port.shown if message.text.startswith("## ")]) == 1


async def test_an_unreadable_table_is_reported_and_can_be_closed(port):
    people = port.crew(4)
    await port.play_until_asked(people, "turn")
    board = port.board
    await port.bot.close()
    port.spoil("UPDATE tables SET snapshot = '{}'", "UPDATE moves SET move = 'nonsense'")
    await port.restart()
    unreadable = EN("refusal-unreadable", table="1")
    assert (await people[0].click(board, "My move")).text == unreadable
    assert (await people[0].slash("game show")).text == unreadable
    assert (await people[1].slash("game mine")).text == EN("mine-none")
    assert list((await people[0].offered("game close", "table")).values()) == ["1"]
    port.logged.clear()
    assert (await people[1].slash("game close")).text == EN("refusal-not-host", host=f"<@{people[0].id}>")
    assert (await people[0].slash("game close")).text == EN("lobby-closed-now", table="1")
    await people[0].slash("game open", game=GAME)
    assert (await port.table(2)).status is Status.LOBBY
    port.logged.clear()


GARBAGE = {
    "setup": {"setup": "junk"},
    "seats": {"seats": [{"person": 1, "name": 2}]},
    "version": {"version": "junk"},
    "game": {"game": "chess"},
    "proposal": {"proposal": "junk"},
    "clocks": {"clocks": "junk"},
}


@pytest.mark.parametrize("what", GARBAGE)
@pytest.mark.parametrize("running", [False, True])
async def test_a_damaged_table_can_be_closed_and_frees_its_channel(port, what, running):
    people = port.crew(4)
    await (port.begin if running else port.open)(people)
    await port.bot.close()
    port.rewrite(1, lambda document: document.update(GARBAGE[what]))
    await port.restart()
    mei = people[0]
    assert (await mei.slash("game show")).text == EN("refusal-unreadable", table="1")
    assert (await mei.slash("game mine")).text == EN("mine-none")
    assert (await mei.slash("game close")).text == EN("lobby-closed-now", table="1")
    await mei.slash("game open", game=GAME)
    assert (await port.table(2)).status is Status.LOBBY
    await port.restart()
    assert (await port.table(2)).status is Status.LOBBY


async def test_a_table_continues_without_snapshot_and_logged_clocks(port):
    people = port.crew(4)
    person = await port.play_until_asked(people, "turn")
    await port.bot.close()
    port.spoil("UPDATE tables SET snapshot = 'junk'", "UPDATE moves SET clocks = 'junk'")
    await port.restart()
    version = (await port.table()).version
    assert (await people[1].slash("game mine")).text != EN("mine-none")
    await person.slash("game move", move=str((await port.legal(person))[0]))
    assert (await port.table()).version > version


async def test_a_failed_start_keeps_the_length_of_the_downtime(port):
    """Uptime continues from its stored value, whichever attempt to start succeeds."""
    await port.begin()
    before = (await port.table()).clocks
    await port.bot.close()
    with beside(port.location) as database:
        noted = database.execute("SELECT value FROM notes WHERE key = 'house-time'").fetchone()
    later = {"clock": lambda: port.now + 7 * 86_400, "open_database": port.faults.open}
    async with type(port.bot)(port.location, **later) as bot:
        await bot.open_database()
        with port.faults.refuse("commit"), pytest.raises(Refused, match="not-saved"):
            await bot.setup_hook()
        assert not bot.is_open and not bot.is_serving
    with beside(port.location) as database:
        assert database.execute("SELECT value FROM notes WHERE key = 'house-time'").fetchone() == noted
    port.logged.clear()
    await port.restart(stopped=7 * 86_400)
    assert (await port.table()).clocks == before


async def test_closing_a_bot_stops_the_retries_of_its_start(port):
    servers = port.faults.refuse("read", what="SELECT server FROM servers", error=NotSaved("closed"))
    await port.restart()
    tried = servers.left
    await port.bot.close()
    await port.wait(60)
    assert servers.left == tried and not port.bot.is_serving


@pytest.mark.of_sqlite  # only SQLite stores text in a number column
@pytest.mark.parametrize(
    "statement",
    [
        "INSERT INTO servers (server) VALUES (x'FF')",
        "INSERT INTO audit (id, made, server, action) VALUES (99, 1, 'junk', 'opened')",
    ],
)
async def test_a_damaged_server_id_doesnt_stop_the_start(port, statement):
    mei = port.person("Mei")
    await port.open([mei], computers=3)
    await port.bot.close()
    port.spoil(statement)
    await port.restart()
    assert port.bot.is_serving and port.bot.not_started == ()
    assert port.house.jobs.is_running


async def test_a_feature_that_fails_to_start_is_retried_alone(port):
    found = []

    async def fails():
        found.append((port.bot.not_started, port.house.jobs.is_running))
        if len(found) < 3:
            raise LookupError("a mistake of ours")

    port.faults.before("read", fails, what="SELECT server FROM servers")
    await port.restart()
    assert found[1:] == [(("servers of shard 0",), True)] * 2
    assert port.bot.not_started == () and port.bot.is_serving
    assert len(port.logged.lines) == 2
    port.logged.clear()


async def test_the_heartbeat_survives_an_error(port):
    with port.faults.refuse("begin", error=LookupError("a mistake of ours")):
        await port.wait(7 * 3600)
    assert any("heartbeat failed" in line for line in port.logged.lines)
    port.logged.clear()
    beats = port.faults.refuse("begin", error=NotSaved("full"), times=1)
    await port.wait(7 * 3600)
    assert not beats.left, "it beats again"
    port.logged.clear()


async def test_an_open_bot_is_serving(port):
    assert port.bot.is_open and port.bot.is_serving
    await port.bot.close()
    assert not port.bot.is_open and not port.bot.is_serving
