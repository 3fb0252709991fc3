"""The real process: its file after a clean stop, its backups, its health port, its notices to systemd."""

import random
import shutil
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import aiohttp

from tests.cogs.wording import EN
from tests.loopback.people import Person
from tests.loopback.process import BotProcess
from tests.loopback.server import until
from tests.loopback.test_killed import Game

NAMES = ("Mei", "Tom", "Ana")


def moves_in(database: Path) -> int:
    """The number of moves in a database file."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as opened:
        [(number,)] = opened.execute("SELECT count(*) FROM moves")
        return number


async def by_hand(discord, database: Path, *arguments: str) -> str:
    """The output of an operator's command, which must succeed."""
    command = " ".join(arguments)
    async with BotProcess(discord, database, "tests.loopback.test_upkeep:command", COMMAND=command) as bot:
        assert await bot.run() == 0, bot.log
        return bot.log


def command(_arguments):
    """The entry point of a process that runs an operator's command."""
    import os

    from service import program

    return program.main(os.environ["COMMAND"].split())


async def test_after_a_clean_stop_the_database_file_has_every_answered_move(discord, tmp_path):
    database = tmp_path / "bot.db"
    async with BotProcess(discord, database) as bot:
        await bot.start()
        game = Game([Person(discord, name) for name in NAMES], database, random.Random(1))
        await game.begin()
        for _ in range(5):
            await game.play()
        with closing(sqlite3.connect(database)) as other:  # SQLite tidies up after the last connection.
            other.execute("SELECT count(*) FROM moves").fetchall()
            assert await bot.stop() == 0, bot.log
            shutil.copy(database, tmp_path / "alone.db")
        assert moves_in(tmp_path / "alone.db") == moves_in(database) >= 5


async def test_matches_continue_from_a_backup_of_a_running_process(discord, tmp_path):
    database = tmp_path / "bot.db"
    async with BotProcess(discord, database) as bot:
        await bot.start()
        people = [Person(discord, name) for name in NAMES]
        game = Game(people, database, random.Random(2))
        await game.begin()
        for _ in range(3):
            await game.play()
        [own] = (tmp_path / "backups").iterdir()  # The first backup was made automatically at the start.
        assert "is sound" in await by_hand(discord, database, "check")
        own.unlink()
        assert "Backed up " in await by_hand(discord, database, "backup")
        saved = list(game.answered)
        await game.play()
        await bot.kill()
        said = await by_hand(discord, database, "restore")
        assert "the former file is kept as" in said
        [kept] = tmp_path.glob("bot-replaced-*.db")
        assert moves_in(kept) > moves_in(database) >= len(saved)

        await bot.start()
        game.answered = saved
        # Discord still shows the table as it was before the restore.
        act = await people[0].click("My move").answered()
        assert EN("table-number", table="1") in act.text
        await game.play()
        assert game.is_kept() and game.snapshot_is_the_log()
        assert await bot.stop() == 0, bot.log


async def test_a_process_reports_its_health(discord, tmp_path):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.setblocking(False)
        heard: list[str] = []

        def hears(word: str) -> bool:
            try:
                while True:
                    heard.extend(systemd.recv(4096).decode().splitlines())
            except BlockingIOError:
                return word in heard

        settings = {"HARBOURMASTER_HEALTH": str(port), "NOTIFY_SOCKET": str(tmp_path / "notify")}
        discord.outage = 503
        async with (
            BotProcess(discord, tmp_path / "bot.db", afresh=True, **settings) as bot,
            aiohttp.ClientSession() as web,
        ):

            async def said(path: str) -> tuple[int, str]:
                async with web.get(f"http://127.0.0.1:{port}/{path}") as response:
                    return response.status, await response.text()

            await bot.begin("Trying again")
            assert hears("READY=1")
            assert (await said("live"))[0] == 200
            status, reason = await said("ready")
            assert status == 503 and "503" in reason
            discord.outage = None
            await bot.connected()
            await until(lambda: hears("STATUS=Serving") and hears("WATCHDOG=1"))
            assert await said("ready") == (200, "ready\n")
            _, figures = await said("metrics")
            assert 'harbourmaster_tables{state="playing"} 0.0' in figures
            assert await bot.stop() == 0, bot.log
            assert hears("STOPPING=1")
