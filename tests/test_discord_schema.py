"""The check of request bodies finds exactly the malformed ones."""

import io
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest
from discord import app_commands, ui
from discord.ext import commands

from tests.discord_schema import OPENAPI, UNCHECKED, check_requests, reasons, with_text_ids
from tests.needed import skip_or_fail
from tests.simulated import harbour


@pytest.fixture(autouse=True)
def description() -> None:
    if not OPENAPI.exists():
        skip_or_fail(UNCHECKED)


MESSAGES = "/channels/1/messages"
CALLBACK = "/interactions/1/token/callback"


def panel(*components):
    return {"flags": 1 << 15, "components": [{"type": 17, "components": list(components)}]}


def button(**changes):
    return {
        "type": 1,
        "components": [{"type": 2, "style": 1, "label": "Play", "custom_id": "play"} | changes],
    }


def test_a_good_message_passes():
    assert reasons("POST", MESSAGES, panel({"type": 10, "content": "Your turn"}, button())) == []


def test_a_failure_inside_a_container_names_its_place_and_reason():
    [reason] = reasons(
        "POST", MESSAGES, panel({"type": 10, "content": "Your turn"}, button(custom_id="x" * 101))
    )
    assert reason.startswith("components[0].components[1].components[0].custom_id: ")
    assert reason.endswith("is longer than 100 characters")


def test_an_empty_container_is_refused():
    [reason] = reasons("POST", MESSAGES, panel())
    assert reason.startswith("components[0].components: ")


def test_an_unknown_component_is_refused():
    [reason] = reasons("POST", MESSAGES, panel({"type": 99}))
    assert reason.startswith("components[0].components[0]: ")


def test_a_callback_is_checked_against_its_own_kind():
    choices = [{"name": str(n), "value": str(n)} for n in range(26)]
    assert reasons("POST", CALLBACK, {"type": 8, "data": {"choices": choices[:25]}}) == []
    [reason] = reasons("POST", CALLBACK, {"type": 8, "data": {"choices": choices}})
    assert reason.startswith("data.choices: ")
    assert reason.endswith("has more than 25 items")


def test_a_command_with_26_options_is_refused():
    options = [{"type": 3, "name": f"o{n}", "description": "An option"} for n in range(26)]
    [reason] = reasons(
        "PUT",
        "/applications/1/commands",
        [{"type": 1, "name": "captain", "description": "Play", "options": options}],
    )
    assert reason.startswith("[0].options: ")


def test_mentioned_people_are_unique_ids():

    def sent(*people: str) -> list[str]:
        return reasons("POST", MESSAGES, {"content": "Ahoy", "allowed_mentions": {"users": list(people)}})

    assert sent("12", "13") == sent("34", "56") == []
    assert sent("12", "12") and sent("12", "03") and sent("12", "1x")


def test_an_unknown_route_is_refused():
    assert reasons("POST", "/channels/1/massages", {}) == ["there is no such route"]


def test_a_missing_body_is_refused():
    assert reasons("POST", MESSAGES, None) == ["this route needs a body"]
    assert reasons("GET", MESSAGES, None) == []


def test_the_most_literal_route_is_chosen():
    assert reasons("PATCH", "/webhooks/1/token/messages/@original", {"content": "Done"}) == []


def test_only_snowflakes_become_text():
    body = {
        "recipient_id": 5,
        "attachments": [{"id": 0}],
        "allowed_mentions": {"users": [7]},
        "components": [{"type": 1, "id": 3}],
    }
    assert with_text_ids(body) == {
        "recipient_id": "5",
        "attachments": [{"id": "0"}],
        "allowed_mentions": {"users": ["7"]},
        "components": [{"type": 1, "id": 3}],
    }


def test_requests_are_checked_against_discords_description():
    sent = [
        SimpleNamespace(method="POST", path=MESSAGES, json=panel(button(label="x" * 81))),
        SimpleNamespace(method="POST", path="/users/@me/channels", json={"recipient_id": 5}),
    ]
    with pytest.raises(
        AssertionError, match=r"POST /channels/1/messages: .*label.*is longer than 80 characters"
    ):
        check_requests(SimpleNamespace(http_requests=sent))


class Sender(commands.AutoShardedBot):
    """A bot whose one command sends the same kinds of requests as ours."""

    def __init__(self, _database: Path) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents(guilds=True))
        self.tree.add_command(table)

    async def setup_hook(self) -> None:
        await self.tree.sync()


@app_commands.command(name="table", description="Show a table")
@app_commands.describe(place="Where", whom="Who sits there")
async def table(interaction: discord.Interaction, place: app_commands.Range[int, 1, 8], whom: discord.User):
    def view() -> ui.LayoutView:
        picture = discord.MediaGalleryItem("attachment://table.png", description="The table")
        row = ui.ActionRow(ui.Button(label="Join", custom_id="join"))
        return ui.LayoutView(timeout=None).add_item(
            ui.Container(ui.TextDisplay(f"## Place {place}"), ui.MediaGallery(picture), row)
        )

    def picture() -> discord.File:
        return discord.File(io.BytesIO(b"PNG"), "table.png", description="The table")

    await interaction.response.defer()
    await interaction.edit_original_response(view=view(), attachments=[picture()])
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=view(), file=picture(), allowed_mentions=discord.AllowedMentions(users=[whom]))
    await interaction.user.send("Your turn")


async def test_requests_of_discord_py_pass(tmp_path):
    """Commands, a deferred answer, Components V2 messages with a picture, a direct message."""
    async with harbour(tmp_path / "test.db", make_bot=Sender) as port:
        mei = port.person("Mei")
        await mei.slash("table", place=1, whom=mei.member)
        assert {"PUT", "POST", "PATCH"} <= {request.method for request in port.env.http_requests}
        check_requests(port.env)
