"""The real process uploads the games' emojis to Discord."""

from service import program
from tests.loopback.process import BotProcess
from tests.loopback.server import loopback_discord, until
from ui import emojis


def hurried(arguments: list[str] | None = None) -> int:
    """The entry point of a process that uploads emojis without waiting."""
    emojis.DRAWING_DELAY = 0
    return program.main(arguments)


async def test_a_process_uploads_all_signs(tmp_path):
    async with (
        loopback_discord() as discord,
        BotProcess(discord, tmp_path / "bot.db", "tests.loopback.test_emojis:hurried") as bot,
    ):
        there = discord.backend.application_emojis
        await bot.start()
        await until(lambda: len(there) == len(emojis.wanted()))
        assert {emoji.name for emoji in there.values()} == emojis.wanted().keys()
        assert await bot.stop() == 0, bot.log
