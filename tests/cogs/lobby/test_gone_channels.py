"""Channels that were deleted, or closed to the bot, since managers allowed them or a table opened there."""

import pytest

from sessions.people.server_settings import server_settings
from tests.cogs.test_rights import private_thread
from tests.cogs.troubles import delete, delete_channel, forbid
from tests.cogs.wording import EN, JA
from tests.harbour import GAME
from ui.deliveries import post_again


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


# A channel that closes during a match


@pytest.mark.parametrize("missing", ["view_channel", "send_messages"])
@pytest.mark.parametrize(("language", "say"), [("en-US", EN), ("ja", JA)])
async def test_the_host_is_told_which_permission_is_missing_since(port, missing, language, say):
    mei, tom = port.person("Mio", language), port.person("Tom")
    await port.begin([mei, tom], game="fleet")
    delete(port, port.board)
    forbid(port, missing)
    await post_again(port.bot, await port.table())
    notice = mei.dms[-1].text
    assert say.names([say("bot-right", right=missing)]) in notice and f"<#{port.channel.id}>" in notice


async def test_the_host_is_told_that_the_bot_is_no_longer_in_the_private_thread(port):
    mei, tom = port.crew(2)
    forbid(port, "manage_threads")
    thread = private_thread(port, mei, tom)
    port.env.backend.add_thread_member(thread.id, port.bot.me)
    await mei.slash("game open", at=thread, game="fleet")
    port.env.backend.remove_thread_member(thread.id, port.bot.me)
    delete(port, port.board_in(thread.id))
    await post_again(port.bot, await port.table())
    facts = {"table": "1", "channel": f"<#{thread.id}>", "rights": ""}
    assert mei.dms[-1].text == EN("notice-channel-closed", why="not-in-thread", **facts)
