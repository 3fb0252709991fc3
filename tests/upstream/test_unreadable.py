"""What Discord sends and discord.py can't decode costs that event, and ends nothing."""

import json
import logging
import zlib

import orjson
import pytest
from discord import utils

from tests.loopback.conftest import bot, discord
from tests.loopback.people import Person
from tests.loopback.process import BotProcess
from tests.loopback.server import until
from upstream.unreadable import from_json

__all__ = ["bot", "discord"]

HALF = '{"t":"GUILD_UPDATE","s":%d,"op":0,"d":{"id":"77","name":"\\ud83d"}}'
BROKEN = b"no stream\x00\x00\xff\xff"


def test_without_the_remedy_half_a_character_is_refused():
    with pytest.raises(orjson.JSONDecodeError):
        orjson.loads(r'"\ud83d"')
    with pytest.raises(zlib.error):
        utils._ZlibDecompressionContext().decompress(BROKEN)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        (r'"\ud83d"', "?"),
        (r'["\ude00\ud83d", 1]', ["??", 1]),
        (r'{"name": "a\ud83db", "other": "\ud83d\ude00"}', {"name": "a?b", "other": "😀"}),
        ('"plain"', "plain"),
    ],
)
def test_half_a_character_becomes_a_question_mark(text, value):
    assert from_json(text) == value == from_json(text.encode())


def test_what_is_no_json_is_refused():
    for text in ("{", "", b"\xff", '"\x00'):
        with pytest.raises(ValueError, match=r".+"):
            from_json(text)


def test_each_repair_is_one_log_line(caplog):
    with caplog.at_level(logging.WARNING):
        from_json(r'["\ud83d", "\ude00"]')
    assert len(caplog.records) == 1


@pytest.mark.parametrize(
    ("raw", "reconnects"),
    [
        (HALF % 5, 0),
        ("{", 0),
        (b"\xff\x00\x00\xff\xff", 1),
        (BROKEN, 1),
        ('{"op":0,"t":"READY","s":9,"d":[]}', 0),
    ],
)
async def test_an_event_that_cannot_be_decoded_costs_one_line(discord, bot, raw, reconnects):
    await discord.send_raw(raw)
    await until(lambda: bot.log and len(discord.resumes) == reconnects and discord.connected)
    assert (await Person(discord, "Mei").type("help").answered()).text
    assert len(bot.log.splitlines()) == 1, bot.log
    assert len(discord.log_ins.times) == 1
    assert await bot.stop() == 0


@pytest.mark.parametrize(("raw", "reconnects"), [(HALF % 5, 0), ("{", 0), (BROKEN, 1)])
async def test_it_may_come_again_at_each_log_in(discord, tmp_path, raw, reconnects):
    discord.raw_at_log_in = raw
    async with BotProcess(discord, tmp_path / "bot.db") as bot:
        await bot.start()
        await until(lambda: bot.log and len(discord.resumes) == reconnects and discord.connected)
        for _ in range(2):
            discord.forget_sessions()
            used = len(discord.log_ins.times)
            await discord.hang_up()
            await until(lambda used=used: len(discord.log_ins.times) > used and discord.connected, 60)
            assert (await Person(discord, "Mei").type("help").answered()).text
        assert len(discord.resumes) <= reconnects
        assert await bot.stop() == 0
        assert "Traceback" not in bot.log


async def test_a_name_with_half_a_character_serves_its_server(discord, tmp_path):
    async with BotProcess(discord, tmp_path / "bot.db") as bot:
        discord.guild.name = "Harbour \ud83d"
        await bot.start()
        assert (await Person(discord, "Mei").type("help").answered()).text
        assert bot.log.count("question mark") == 1, bot.log
        assert json.dumps(discord.guild.name).endswith('\\ud83d"')
