"""The loopback Discord itself, tested with a minimal bot in a process of its own."""

from tests.loopback.people import Person
from tests.loopback.process import BotProcess
from tests.test_simulated import Doorkeeper


def keep_doors(_arguments):
    """The entry point of the minimal bot."""
    Doorkeeper().run("loopback")


async def test_a_killed_process_answers_after_a_restart(discord, tmp_path):
    mei = Person(discord, "Mei")
    async with BotProcess(discord, tmp_path / "bot.db", "tests.loopback.test_loopback:keep_doors") as bot:
        await bot.start()
        await mei.type("door").answered()
        assert (await mei.click("Knock 0").answered()).text == "## A door"
        assert await mei.offered("whisper", "word") == ["ship", "shore"]
        await bot.kill()
        await bot.start()
        await mei.click("Knock 1").answered()
        assert (await mei.type("whisper", word="ship").answered()).text == "en-US en-US"
        assert await bot.stop() == 0, bot.log
