"""Channels that a server's managers allowed, and that were deleted since."""

import pytest

from sessions.people.server_settings import server_settings
from tests.cogs.troubles import delete_channel, forbid
from tests.cogs.wording import EN
from tests.harbour import GAME


async def test_a_deleted_channel_is_dropped_from_the_allowed_ones(port):
    boss, mei = port.person("Boss", manager=True), port.person("Mei")
    kept, gone = (port.server.create_text_channel(name) for name in ("kept", "gone"))
    for place in (kept, gone):
        await boss.slash("server channels", change="add", channel=place)
    delete_channel(port, gone.id)
    answer = await mei.slash("game open", game=GAME)
    assert answer.text == EN("refusal-channel-not-allowed", channels=[f"<#{kept.id}>"])
    assert (await server_settings(port.db, port.server.id)).channels == (kept.id,)


@pytest.mark.parametrize("command", ["game open", "game seek", "tournament open", "server channels"])
async def test_after_the_last_one_is_deleted_tables_can_be_opened_again(port, command):
    boss, mei, tom = port.person("Boss", manager=True), port.person("Mei"), port.person("Tom")
    gone = port.server.create_text_channel("gone")
    await boss.slash("server channels", change="add", channel=gone)
    delete_channel(port, gone.id)
    if command == "server channels":
        assert (await boss.slash(command)).text == EN("server-channels-all")
        return
    answer = await mei.slash(command, game="fleet")
    if command == "game seek":
        answer = await tom.slash(command, game="fleet")
    if command != "tournament open":
        assert port.board_in((await port.table()).channel)
    if command == "game open":
        assert EN("channels-gone") in answer.text
    assert (await server_settings(port.db, port.server.id)).channels == ()
    assert EN("audit-channels-gone", detail="all") in (await boss.slash("server audit")).text


async def test_a_channel_that_the_bot_cant_see_isnt_gone(port):
    boss, mei = port.person("Boss", manager=True), port.person("Mei")
    hidden = port.server.create_text_channel("hidden")
    await boss.slash("server channels", change="add", channel=hidden)
    forbid(port, "view_channel", channel=hidden.id)
    answer = await mei.slash("game open", game=GAME)
    assert answer.text == EN("refusal-channel-not-allowed", channels=[f"<#{hidden.id}>"])


async def test_a_deleted_channel_for_seekers_is_dropped(port):
    """Source: GearBot 386 (the list keeps it), ub3r-b0t 27 (nothing can be saved any more)."""
    boss, mei = port.person("Boss", manager=True), port.person("Mei")
    gone = port.server.create_text_channel("gone")
    await boss.slash("server meeting", channel=gone)
    delete_channel(port, gone.id)
    await mei.slash("game seek", game="goa")
    panel = (await boss.slash("server settings")).shown
    assert EN("server-meeting-anywhere") in panel.text and str(gone.id) not in panel.text
    assert EN("audit-meeting-gone") in (await boss.slash("server audit")).text
    assert EN("channels-gone") not in panel.text
    await boss.choose(panel, EN("text-on"))
    assert (await server_settings(port.db, port.server.id)).text
