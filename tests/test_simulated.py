"""The simulated Discord, tested with a minimal bot."""

from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands, ui
from discord.ext import commands

from tests.simulated import harbour

SECRET = "\N{PLAYING CARD BACK} 7"


class Knock(ui.DynamicItem[ui.Button[Any]], template=r"knock:(?P<count>\d+)"):
    """A button that counts its clicks; its count is in its id, so it survives a restart."""

    def __init__(self, count: int) -> None:
        super().__init__(ui.Button(label=f"Knock {count}", custom_id=f"knock:{count}"))
        self.count = count

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any) -> "Knock":
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        if self.count > 100:
            await interaction.response.send_message("Nobody knocked that often", ephemeral=True)
        else:
            await interaction.response.edit_message(view=door(self.count + 1))


class Look(ui.DynamicItem[ui.Select[Any]], template="look"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=word.title(), value=word) for word in ("hand", "table")]
        super().__init__(ui.Select(custom_id="look", options=options))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any) -> "Look":
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        panel = ui.LayoutView(timeout=None)
        panel.add_item(ui.Container(ui.TextDisplay(f"{self.item.values[0]}: {SECRET}")))
        await interaction.edit_original_response(view=panel)


class Name(ui.Modal, title="A name"):
    name = ui.TextInput[Any](label="Name", custom_id="name")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Ahoy {self.name.value}", ephemeral=True)


def door(count: int) -> ui.LayoutView:
    rows = [ui.ActionRow[Any](Knock(count)), ui.ActionRow[Any](Look())]
    return ui.LayoutView(timeout=None).add_item(ui.Container(ui.TextDisplay("## A door"), *rows))


@app_commands.command(name="door", description="A door")
async def show_door(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=door(0))


@app_commands.command(name="whisper", description="A word in private")
async def whisper(interaction: discord.Interaction, word: str) -> None:
    await interaction.response.defer(ephemeral=True)
    try:
        await interaction.user.send(word)
    except discord.Forbidden as refused:
        await interaction.followup.send(f"refused: {refused.code}")
    else:
        await interaction.followup.send(f"{interaction.locale.value} {interaction.guild_locale}")


@whisper.autocomplete("word")
async def words(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=word.title(), value=word) for word in ("ship", "shore") if typed in word]


@app_commands.command(name="stumble", description="A mistake of the bot's")
async def stumble(interaction: discord.Interaction) -> None:
    raise LookupError("a stone")


@app_commands.command(name="name", description="A name")
async def name(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Name())


class Doorkeeper(commands.AutoShardedBot):
    def __init__(self, _database: Path | None = None) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents(guilds=True))

    async def setup_hook(self) -> None:
        for command in (show_door, whisper, stumble, name):
            self.tree.add_command(command)
        self.add_dynamic_items(Knock, Look)
        await self.tree.sync()


@pytest.fixture
async def port(tmp_path):
    async with harbour(tmp_path / "test.db", make_bot=Doorkeeper, shards=2) as port:
        yield port


async def test_a_button_is_clicked_by_its_label(port):
    mei = port.person("Mei")
    opened = await mei.slash("door")
    assert not opened.private
    assert opened.shown.buttons == ["Knock 0"]
    clicked = await mei.click(port.shown[-1], "Knock 0")
    assert clicked.shown.id == opened.shown.id
    assert port.shown[-1].buttons == ["Knock 1"]


async def test_old_buttons_work_after_a_restart(port):
    mei = port.person("Mei")
    await mei.slash("door")
    before = port.bot
    await port.restart()
    assert port.bot is not before
    await mei.click(port.shown[-1], "Knock 0")
    assert port.shown[-1].buttons == ["Knock 1"]


async def test_a_private_answer_is_visible_only_to_its_person(port):
    mei = port.person("Mei")
    await mei.slash("door")
    hand = await mei.choose(port.shown[-1], "Hand")
    assert (hand.private, hand.text) == (True, f"hand: {SECRET}")
    assert SECRET not in "".join(message.text for message in port.shown)


async def test_two_people_can_click_concurrently(port):
    mei, tom = port.person("Mei"), port.person("Tom")
    await mei.slash("door")
    table = port.shown[-1]
    answers = await port.at_once(mei.click_act(table, "Knock 0"), tom.click_act(table, "Knock 0"))
    assert len(answers) == 2
    assert port.shown[-1].buttons == ["Knock 1"]


async def test_a_click_can_be_forged(port):
    mei = port.person("Mei")
    await mei.slash("door")
    assert (await mei.forge(port.shown[-1], "knock:101")).text == "Nobody knocked that often"
    assert (await mei.forge(port.shown[-1], "look", ["moon"])).text == f"moon: {SECRET}"


async def test_people_and_the_server_have_languages(tmp_path):
    async with harbour(tmp_path / "test.db", make_bot=Doorkeeper, language="ja") as port:
        mei, tom = port.person("Mei", "ja"), port.person("Tom")
        assert (await mei.slash("whisper", word="ship")).text == "ja ja"
        assert (await tom.dm_slash("whisper", word="ship")).text == "en-US None"


async def test_direct_messages_can_be_read_and_closed(port):
    mei = port.person("Mei")
    await mei.slash("whisper", word="ship")
    assert [message.text for message in mei.dms] == ["ship"]
    mei.close_dms()
    assert (await mei.slash("whisper", word="shore")).text == "refused: 50007"
    assert len(mei.dms) == 1
    port.accept()
    await mei.slash("whisper", word="shore")
    assert len(mei.dms) == 2


async def test_autocomplete_returns_offers(port):
    assert await port.person("Mei").offered("whisper", "word", "sho") == {"Shore": "shore"}


async def test_a_modal_is_filled_in(port):
    mei = port.person("Mei")
    asked = await mei.slash("name")
    assert (await mei.fill(asked, name="Jun")).text == "Ahoy Jun"


async def test_a_logged_error_fails_the_test(tmp_path):
    with pytest.raises(AssertionError, match=r"a stone"):
        async with harbour(tmp_path / "test.db", make_bot=Doorkeeper) as port:
            await port.person("Mei").slash("stumble")


async def test_a_cleared_error_doesnt_fail_the_test(port):
    await port.person("Mei").slash("stumble")
    assert len(port.logged.lines) == 1
    port.logged.clear()
