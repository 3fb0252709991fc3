"""The connection breaks at the first response to an interaction, whether or not Discord accepts it."""

import sqlite3
from contextlib import closing

import pytest

from locales import words
from tests.loopback.people import Person
from tests.loopback.process import BotProcess
from tests.loopback.server import loopback_discord, until
from tests.loopback.weather import Fault

SAY = words("en")
SEATED = "SELECT person FROM table_people WHERE role = 'seat'"


def column(database, query):
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return [value for (value,) in connection.execute(query)]


@pytest.mark.parametrize("fault", [Fault.UNHEARD, Fault.FAILED_DONE, Fault.LOST])
async def test_each_request_is_done_and_answered_once(tmp_path, fault):
    """No "thinking..." stays forever: not after a command, a click, or an immediate answer."""
    database = tmp_path / "harbourmaster.db"
    async with loopback_discord() as discord, BotProcess(discord, database) as bot:
        people = [Person(discord, name) for name in ("Mei", "Tom", "Ana", "Leo")]

        def break_next():
            discord.weather.ahead["/callback"] = fault

        await bot.start()
        await people[0].type("game open", game="captains_orders").answered()
        await until(lambda: people[0].can_click("Join"))
        for number, person in enumerate(people[1:], 2):
            break_next()
            person.click("Join")
            await until(lambda seated=number: len(column(database, SEATED)) == seated)
        await people[0].type("game start").answered()
        [due] = column(database, "SELECT person FROM turns")
        mover = next(person for person in people if person.id == due)
        calm = [each for each in await mover.offered("game move", "move") if not each.startswith("accuse")]

        break_next()
        moved = await mover.type("game move", move=calm[0]).answered()
        assert column(database, "SELECT move FROM moves") == calm[:1]
        [panel] = moved.messages
        assert panel.is_ephemeral and SAY("refusal-discord-failed") not in moved.text

        break_next()
        opened = await mover.click(SAY("button-log")).answered()
        [log] = opened.messages
        assert log.is_ephemeral and SAY("log-page", page=1, pages=1) in opened.text
        assert discord.weather.faults[fault] == 5
        assert await bot.stop() == 0, bot.log
        assert "Traceback" not in bot.log
