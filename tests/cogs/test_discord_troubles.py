"""Discord refuses requests or deletes messages: boards come back, and matches go on."""

from typing import Any

import aiohttp
import discord
import pytest
from simcord.enums import CallbackType

from engine import Match
from tests.cogs.driver import Clicking, click, offered
from tests.cogs.troubles import archive, delete, delete_channel, forbid, let_in_again, talk, throw_out
from tests.cogs.wording import (
    EN,
)
from tests.harbour import GAME

THINKING = CallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE
UPDATE = CallbackType.DEFERRED_UPDATE_MESSAGE


def boards(port, channel=None):
    """The table's messages in the channel: there should be one."""
    messages = port.shown if channel is None else port.shown_in(channel)
    return [message for message in messages if message.text.startswith("## ")]


async def one_move(port, people):
    """Let the player on turn move."""
    person = await port.to_move()
    await person.slash("game move", move=str((await port.legal(person))[0]))


def notices(person):
    """The direct messages about an unreachable channel."""
    return [message for message in person.dms if not message.buttons]


async def test_a_deleted_table_message_is_reposted(port):
    people = port.crew(4)
    old = await port.begin(people)
    delete(port, old)
    await one_move(port, people)
    [board] = boards(port)
    assert board.id != old.id
    await one_move(port, people)
    assert [each.id for each in boards(port)] == [board.id]


@pytest.mark.parametrize(("code", "status"), [(30046, 429), (50083, 400)])
async def test_an_uneditable_table_message_is_reposted(port, code, status):
    people = port.crew(4)
    old = await port.begin(people)
    port.refuse("PATCH", f"/channels/{port.channel.id}/messages/*", code, status=status)
    await one_move(port, people)
    [board] = boards(port)
    assert board.id != old.id


async def test_a_buried_table_message_is_reposted_for_the_next_player(port):
    people = port.crew(4)
    await port.play_until_asked(people, "turn")
    old = port.board
    talk(port, *"abcde")
    await one_move(port, people)
    assert [each.id for each in boards(port)] == [old.id]
    talk(port, *"abcdef")
    while (board := boards(port)[-1]).id == old.id:
        await one_move(port, people)
    assert [each.id for each in boards(port)] == [board.id]


async def test_a_table_message_is_edited_in_place_without_history_permission(port):
    people = port.crew(4)
    old = await port.begin(people)
    forbid(port, "read_message_history")
    await one_move(port, people)
    assert boards(port)[-1].id == old.id


@pytest.mark.parametrize("missing", ["send_messages", "view_channel"])
async def test_without_permission_the_host_is_notified_once_and_dms_continue(port, missing):
    people = port.crew(4)
    await port.begin(people)
    forbid(port, missing)
    before = await port.table()
    for _ in range(8):
        person = await port.to_move()
        await person.dm_slash("game move", move=str((await port.legal(person))[0]))
    after = (await port.table()).match
    assert before.match and after and after.ply == before.match.ply + 8
    # without the right to send, edits still work, and nobody needs a notice
    assert len(notices(people[0])) == (missing == "view_channel")
    assert [notices(person) for person in people[1:]] == [[], [], []]


async def test_the_host_is_notified_once_of_an_unpostable_table(port):
    people = port.crew(4)
    await port.begin(people)
    forbid(port, "send_messages")
    delete(port, port.board)
    for _ in range(3):
        await one_move(port, people)
        await port.restart()
    right = EN.names([EN("bot-right", right="send_messages")])
    where = {"table": "1", "channel": f"<#{port.channel.id}>"}
    told = EN("notice-channel-closed", why="bot-lacks", rights=right, **where)
    assert [notice.text for notice in notices(people[0])] == [told]


async def test_restored_permission_shows_the_table_and_removes_the_notice(port):
    people = port.crew(4)
    await port.begin(people)
    forbid(port, "view_channel")
    await one_move(port, people)
    assert notices(people[0])
    forbid(port)
    await one_move(port, people)
    assert len(boards(port)) == 1
    assert notices(people[0]) == []


async def test_the_host_is_notified_of_a_deleted_channel_and_play_continues(port):
    people = port.crew(4)
    await port.begin(people)
    delete_channel(port)
    for _ in range(3):
        person = await port.to_move()
        await person.dm_slash("game move", move=str((await port.legal(person))[0]))
    told = EN("notice-channel-gone", table="1", channel=f"<#{port.channel.id}>")
    assert [notice.text for notice in notices(people[0])] == [told]


async def test_a_table_whose_channel_was_deleted_moves_to_another(port):
    people = port.crew(4)
    await port.begin(people)
    elsewhere = port.server.create_text_channel("elsewhere")
    delete_channel(port)
    answer = await people[1].slash("game show", at=elsewhere, table=1)
    [board] = boards(port, elsewhere.id)
    assert (await port.table()).channel == elsewhere.id
    assert str(board.id) in answer.text
    assert notices(people[0]) == []
    hand = await people[1].click(board, "My hand")
    assert hand.private and hand.shown.alts[0].startswith("Your hand: ")


async def test_a_table_moves_only_to_a_free_channel_and_for_its_players(port):
    people = port.crew(4)
    await port.begin(people)
    elsewhere = port.server.create_text_channel("elsewhere")
    await people[0].slash("game open", at=elsewhere, game=GAME)
    delete_channel(port)
    refused = await people[1].slash("game show", at=elsewhere, table=1)
    assert refused.text == EN("refusal-table-open-here", table="2")
    watcher = await port.person("Eve").slash("game show", at=elsewhere, table=1)
    assert watcher.text == EN("refusal-no-such-table", table="1")
    assert (await port.table()).channel == port.channel.id


async def test_an_archived_thread_doesnt_count_as_deleted(port):
    people = port.crew(4)
    await people[0].slash("game open", game=GAME, thread=True)
    [thread] = port.threads
    archive(port, thread.id)
    answer = await people[0].slash("game show", table=1)
    assert (await port.table()).channel == thread.id
    assert answer.private and EN("captains-orders-name") in answer.text


async def test_a_new_message_unarchives_a_thread(port):
    people = port.crew(4)
    await people[0].slash("game open", game=GAME, thread=True)
    [thread] = port.threads
    old = port.board_in(thread.id)
    archive(port, thread.id)
    port.refuse("PATCH", f"/channels/{thread.id}/messages/*", 50083, status=400)
    await people[1].slash("game join", table=1)
    board = boards(port, thread.id)[-1]
    assert board.id != old.id and people[1].name in board.text


async def test_the_bot_shows_its_tables_again_after_rejoining_a_server(port):
    people = port.crew(4)
    await port.begin(people)
    out = throw_out(port)
    await port.wait(1)
    for _ in range(3):
        person = await port.to_move()
        await person.dm_slash("game move", move=str((await port.legal(person))[0]))
    let_in_again(port, out)
    await port.wait(1)
    [board] = boards(port)
    assert f":{(await port.table()).version}" in board.ids[0]
    await Clicking(port, *people).play(2)


async def test_a_failed_edit_is_retried(port):
    people = port.crew(4)
    await port.play_until_asked(people, "turn")
    port.refuse("PATCH", f"/channels/{port.channel.id}/messages/*", 0, status=503)
    await one_move(port, people)
    version = f":{(await port.table()).version}"
    assert version not in port.board.ids[0]
    port.accept()
    await port.wait(60)
    assert version in port.board.ids[0]


async def test_a_mention_that_couldnt_say_that_it_is_over_says_so_later(port):
    people = await port.crew_with_mentions(4)
    await port.play_until_asked(people, "under-order")
    [call] = [message for message in port.shown if message.stored.ping_user_ids]
    port.refuse("PATCH", "/channels/*/messages/*", 0, status=503)
    await one_move(port, people)
    assert call.stored.ping_user_ids
    port.accept()
    await port.wait(60)
    assert call.text.startswith("✓ ") and not call.stored.ping_user_ids


async def test_a_failed_dm_is_retried(port):
    people = port.crew(4)
    seed = next(seed for seed in "abcdefgh" if Match.start(GAME, 4, seed).pending != (0,))
    port.refuse("POST", "/users/@me/channels", 0, status=500)
    await port.begin(people, seed=seed)
    due = await port.to_move()
    assert due.dms == []
    port.accept()
    await port.wait(60)
    assert [message for message in due.dms if offered(message)]


def refuse_answers(port, code, status):
    """Make Discord refuse every answer of the bot as too late. After error 10062, the bot sends no more."""
    port.refuse("POST", "/interactions/*/*/callback", code, status=status)
    if code != 10062:
        port.refuse("*", "/webhooks/*", code, status=status)


@pytest.mark.parametrize(("code", "status"), [(10062, 404), (10015, 404), (50027, 401)])
async def test_a_late_answer_logs_no_error(port, code, status):
    people = port.crew(4)
    await port.begin(people)
    person = await port.to_move()
    refuse_answers(port, code, status)
    before = await port.table()
    for label in ("My move", "My hand", "Log", "Rules"):
        assert (await person.click(port.board, label)).messages == []
    for command in ("game show", "game log", "game mine", "rules", "game record"):
        options: dict[str, Any] = {"game": GAME} if command == "rules" else {}
        assert (await person.slash(command, **options)).messages == []
    assert await port.table() == before


@pytest.mark.parametrize(("code", "status"), [(10015, 404), (50027, 401)])
@pytest.mark.parametrize("by_click", [True, False])
async def test_a_move_is_made_even_if_its_answer_fails(port, code, status, by_click):
    person = await port.play_until_asked(port.crew(4), "turn")
    panel = await person.panel()
    before, old = await port.match(), panel.text
    refuse_answers(port, code, status)
    if by_click:
        await click(person, panel, offered(panel)[0])
        assert panel.text == old
    else:
        move = str((await port.legal(person))[0])
        assert (await person.slash("game move", move=move)).messages == []
    assert (await port.match()).ply > before.ply
    port.accept()
    assert "was played, but I couldn't show you the result." in (await person.slash("game hand")).text


async def test_a_move_isnt_made_if_discord_reports_a_failure(port):
    """Discord itself shows the person an error, and they try again."""
    people = port.crew(4)
    await port.begin(people)
    person = await port.to_move()
    refuse_answers(port, 10062, 404)
    before = await port.table()
    await person.slash("game move", move=str((await port.legal(person))[0]))
    assert await port.table() == before


@pytest.mark.parametrize("by_click", [True, False])
async def test_a_move_is_shown_despite_a_lost_acknowledgement(port, by_click):
    person = await port.play_until_asked(port.crew(4), "turn")
    panel = await person.panel()
    before, old = await port.match(), panel.text
    port.lose_receipts(UPDATE if by_click else THINKING)
    if by_click:
        await click(person, panel, offered(panel)[0])
        assert panel.text != old
    else:
        answer = await person.slash("game move", move=str((await port.legal(person))[0]))
        [shown_to_them] = answer.messages
        assert shown_to_them.private and shown_to_them.alts
        assert EN("move-unanswered") not in answer.text
    assert (await port.match()).ply > before.ply


async def test_a_requested_panel_is_shown_despite_a_lost_acknowledgement(port):
    people = port.crew(4)
    await port.begin(people)
    await one_move(port, people)
    port.lose_receipts(THINKING)
    for label in ("My hand", "Log", "Rules"):
        [answer] = (await people[0].click(port.board, label)).messages
        assert answer.private and answer.text
    for command in ("game show", "game log", "game mine", "game hand"):
        [answer] = (await people[0].slash(command)).messages
        assert answer.private and answer.text
    back = (await people[0].slash("game log", move=0)).shown
    [answer] = (await people[0].click(back, EN("button-next"))).messages
    assert EN("replay-moment", move=1, moves=1) in answer.text


async def test_a_refusal_is_shown_despite_a_lost_acknowledgement(port):
    people = port.crew(4)
    await port.open(people)
    port.lose_receipts(UPDATE)
    eve = port.person("Eve")
    await eve.click(port.board, "Join")
    assert (await port.table()).seat_of(eve.id) is not None
    refused = (await eve.click(port.board, "Join")).shown
    assert refused.private and refused.text == EN("refusal-already-seated")
    assert "Join" in port.board.buttons


@pytest.mark.parametrize(("code", "status"), [(10015, 404), (50027, 401)])
async def test_a_late_deferred_answer_logs_no_error_and_keeps_the_move(port, code, status):
    people = port.crew(4)
    await port.begin(people)
    person = await port.to_move()
    port.refuse("PATCH", "/webhooks/*/*/messages/@original", code, status=status)
    before = await port.table()
    await person.slash("game move", move=str((await port.legal(person))[0]))
    assert (await port.table()).version > before.version


async def test_a_discord_failure_is_reported_without_logging_our_error(port):
    people = port.crew(4)
    await port.begin(people)
    port.refuse("POST", "/interactions/*/*/callback", 0, status=503, times=1)
    assert (await people[0].slash("game log")).text == EN("refusal-discord-failed")
    port.refuse("PATCH", "/webhooks/*/*/messages/@original", 0, status=502, times=1)
    assert (await people[0].slash("game hand")).text == EN("refusal-discord-failed")


async def test_a_command_whose_connection_is_cut_is_explained(port, monkeypatch):
    async def cut(*_: Any, **__: Any) -> None:
        raise aiohttp.ServerDisconnectedError

    people = port.crew(4)
    await port.open(people)
    with monkeypatch.context() as troubles:
        troubles.setattr(discord.InteractionResponse, "defer", cut)
        answer = await people[0].slash("game show")
    assert answer.text == EN("refusal-discord-failed")


async def test_a_click_on_a_just_deleted_message_is_outdated(port, caplog):
    people = port.crew(4)
    await port.begin(people)
    port.refuse("PATCH", "/webhooks/*/*/messages/@original", 10008, status=404, times=1)
    answer = await people[0].slash("game hand")
    assert answer.text == EN("refusal-out-of-date")
    assert "Unexpected" not in caplog.text


async def test_show_without_permission_doesnt_repost_the_table(port):
    people = port.crew(4)
    old = await port.begin(people)
    forbid(port, "send_messages")
    answer = await people[0].slash("game show")
    assert EN("bot-right", right="send_messages") in answer.text
    assert [each.id for each in boards(port)] == [old.id]
