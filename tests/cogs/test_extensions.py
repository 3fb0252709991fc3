"""The bot's cogs: each can be unloaded and loaded again while the bot runs."""

import pytest
from discord.ext import commands

from cogs.extensions import EXTENSIONS, cogs_of
from cogs.registering import translated
from tests.cogs.wording import EN
from tests.simulated import harbour
from ui.cog import Cog
from ui.links import link


def belongings(bot):
    """Everything that cogs add to a bot, without an order."""
    house = bot.house
    return {
        "clicks": {*bot.clicks},
        "commands": {command.qualified_name for command in bot.tree.walk_commands()},
        "steps": {*house.steps},
        "repairs": {each.__qualname__ for each in house.repairs},
        "departures": {each.__qualname__ for each in house.departures},
        "personal": {rows.section for rows in house.personal},
        "jobs": {*house.jobs.kinds},
    }


def test_a_cog_has_the_name_of_its_folder():
    assert [f"cogs.{cog.__cog_name__}.cog" for cog in cogs_of()] == list(EXTENSIONS)


async def test_unloading_a_cog_removes_what_it_has_added(port):
    before = belongings(port.bot)
    steps, payload = [*port.house.steps], await translated(port.bot, None)
    for extension in EXTENSIONS:
        await port.bot.unload_extension(extension)
    bare = belongings(port.bot)
    assert bare["clicks"] == bare["commands"] == bare["repairs"] == set()
    for extension in EXTENSIONS:
        await port.bot.load_extension(extension)
    assert belongings(port.bot) == before
    assert port.house.steps == steps and await translated(port.bot, None) == payload


async def test_a_button_of_an_unloaded_cog_is_out_of_date_until_it_is_loaded_again(port):
    """Source: Pycord 556, vrt-cogs 116 (buttons fail for good after a cog was reloaded)."""
    mei, button = port.person("Mei"), link("settings")
    board = await port.open([mei])
    assert EN("refusal-out-of-date") not in (await mei.forge(board, button)).text
    await port.bot.unload_extension("cogs.settings.cog")
    assert EN("refusal-out-of-date") in (await mei.forge(board, button)).text
    await port.bot.load_extension("cogs.settings.cog")
    assert EN("refusal-out-of-date") not in (await mei.forge(board, button)).text


async def test_a_cog_that_cant_be_loaded_keeps_the_bot_from_starting(location, monkeypatch):
    """Source: discord.py 8257 (what a failing `cog_load` has added stays), TLE 219 (the bot runs)."""
    load = Cog.cog_load

    async def fails(cog):
        await load(cog)
        if cog.qualified_name == "settings":
            raise OSError("no disk")

    monkeypatch.setattr(Cog, "cog_load", fails)
    with pytest.raises(commands.ExtensionFailed, match=r"cogs\.settings\.cog.*no disk"):
        async with harbour(location):
            pass
