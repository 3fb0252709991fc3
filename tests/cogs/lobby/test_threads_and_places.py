"""Places for tables: channels, threads, and the channels that a server's managers allow."""

from tests.cogs.wording import EN
from tests.harbour import GAME


async def test_a_table_can_get_its_own_thread(port):
    mei, tom = port.person("Mei"), port.person("Tom")
    opened = await mei.slash("game open", game=GAME, thread=True)
    [thread] = port.threads
    assert thread.name == f"{EN('captains-orders-name')} · Mei"
    assert str(thread.id) in opened.text
    await tom.click(port.board_in(thread.id), "Join")
    present = await port.table()
    assert (present.channel, present.parent, present.names) == (thread.id, port.channel.id, ["Mei", "Tom"])


async def test_a_channel_has_one_open_table_and_any_number_of_threads(port):
    mei = port.person("Mei")
    await mei.slash("game open", game=GAME)
    again = await mei.slash("game open", game=GAME)
    assert again.text == EN("refusal-table-open-here", table="1")
    for _ in range(2):
        await mei.slash("game open", game=GAME, thread=True)
    assert len(port.threads) == 2
    assert [(await port.table(id)).parent for id in (1, 2, 3)] == [None, port.channel.id, port.channel.id]


async def test_a_thread_cannot_have_a_thread(port):
    mei = port.person("Mei")
    await mei.slash("game open", game=GAME, thread=True)
    answer = await mei.slash("game open", at=port.threads[0], game=GAME, thread=True)
    assert answer.text == EN("refusal-no-thread-here")
    assert (await mei.slash("game open", at=port.threads[0], game=GAME)).text == EN(
        "refusal-table-open-here", table="1"
    )


async def test_reaching_the_thread_limit_is_reported(port):
    port.refuse("POST", f"/channels/{port.channel.id}/threads", 160006, status=400)
    answer = await port.person("Mei").slash("game open", game=GAME, thread=True)
    assert answer.text == EN("refusal-too-many-threads")


async def test_opening_a_table_in_direct_messages_is_refused(port):
    answer = await port.person("Mei").dm_slash("game open", game=GAME)
    assert answer.text == EN("refusal-not-in-server")


async def test_managers_choose_the_allowed_channels(port):
    boss, mei = port.person("Boss", manager=True), port.person("Mei")
    here, elsewhere = f"<#{port.channel.id}>", port.server.create_text_channel("elsewhere")
    assert (await boss.slash("server channels")).text == EN("server-channels-all")
    added = await boss.slash("server channels", change="add")
    assert added.text == EN("server-channels", channels=here)
    assert added.private
    refused = await mei.slash("game open", at=elsewhere, game=GAME)
    assert refused.text == EN("refusal-channel-not-allowed", channels=[here])
    await mei.slash("game open", game=GAME, thread=True)  # A thread of an allowed channel is allowed.
    both = await boss.slash("server channels", change="add", channel=elsewhere)
    assert f"<#{elsewhere.id}>" in both.text and here in both.text
    await boss.slash("server channels", change="remove")
    assert (await mei.slash("game open", game=GAME)).text.count("<#") == 1
    assert (await boss.slash("server channels", change="all")).text == EN("server-channels-all")
    await mei.slash("game open", game=GAME)
    assert (await port.table(2)).channel == port.channel.id


async def test_the_allowed_channels_survive_a_restart(port):
    boss = port.person("Boss", manager=True)
    await boss.slash("server channels", change="add")
    await port.restart()
    assert f"<#{port.channel.id}>" in (await boss.slash("server channels")).text
