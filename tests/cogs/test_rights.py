"""What the bot may do in a place: asked before anything is promised, and refused by the names of the missing
permissions."""

from __future__ import annotations

from types import SimpleNamespace

import discord
import pytest
from discord import ChannelType

from sessions import Refused
from sessions.people.server_settings import server_settings
from tests.cogs.mailbag import lost_answers, owed
from tests.cogs.test_places import place_of
from tests.cogs.troubles import close_to, demand_tags, forbid
from tests.cogs.wording import EN, JA
from tests.harbour import GAME
from ui.places.kinds import PLACES, Feature
from ui.places.rights import lacking, lacks, needed
from ui.places.threads import discard

DISCORDS_NAMES = {
    "view_channel": ("View Channel", "チャンネルを見る"),
    "connect": ("Connect", "接続"),
    "send_messages": ("Send Messages", "メッセージを送信"),
    "send_messages_in_threads": ("Send Messages in Threads", "スレッドでメッセージを送信"),
    "create_public_threads": ("Create Public Threads", "公開スレッドの作成"),
    "attach_files": ("Attach Files", "ファイルを添付"),
    "read_message_history": ("Read Message History", "メッセージ履歴を読む"),
}
PAIRS = [(feature, kind) for feature, kinds in PLACES.items() for kind in sorted(kinds, key=str)]
LOBBY = needed(Feature.TABLE, ChannelType.text)
THREAD = needed(Feature.THREAD, ChannelType.text)
CUP = dict.fromkeys([*needed(Feature.TOURNAMENT, ChannelType.text), *needed(Feature.ROOMS, ChannelType.text)])
FORUM = needed(Feature.ROOMS, ChannelType.forum)


def told(say, channel, *names):
    """The refusal that names these permissions."""
    return say(
        "refusal-bot-lacks",
        channels=[f"<#{channel}>"],
        rights=say.names([say("bot-right", right=name) for name in names]),
    )


@pytest.mark.parametrize(("feature", "kind"), PAIRS)
def test_each_pair_needs_permissions_that_have_names_in_both_languages(feature, kind):
    names = needed(feature, kind)
    assert {"view_channel", "attach_files", "read_message_history"} <= set(names)
    assert "send_messages" in names or "send_messages_in_threads" in names
    assert lacking(feature, kind, discord.Permissions.all()) == []
    for name in names:
        others = discord.Permissions.all() & ~discord.Permissions(**{name: True})
        assert lacking(feature, kind, others) == [name]
    for name in names:
        english, japanese = DISCORDS_NAMES[name]
        assert english in EN("bot-right", right=name) and japanese in JA("bot-right", right=name)
        assert english in told(EN, 1, name) and japanese in told(JA, 1, name)


@pytest.mark.parametrize("command", ["game open", "game seek", "game play-on", "learn"])
async def test_a_table_isnt_promised_without_a_permission(port, command):
    if command in ("game play-on", "learn"):
        await port.finish(people=2, game="fleet")
    mei = port.person("Mio", "ja")
    if command == "learn":
        mei.close_dms()
    before = await port.db.all("SELECT id FROM tables")
    options = {"game play-on": {"move": 0, "table": 1}}.get(command, {"game": "fleet"})
    for missing in LOBBY:
        forbid(port, missing)
        answer = await mei.slash(command, **options)
        if command == "game play-on" and missing == "view_channel":
            assert answer.text  # Whoever can't be shown a channel's table isn't told of it.
        else:
            assert answer.text == told(JA, port.channel.id, missing)
    assert await port.db.all("SELECT id FROM tables") == before
    assert await port.db.all("SELECT * FROM seekers") == []


async def test_a_thread_isnt_promised_without_a_permission(port):
    mei = port.person("Mei")
    for missing in THREAD:
        forbid(port, missing)
        answer = await mei.slash("game open", game=GAME, thread=True)
        assert answer.text == told(EN, port.channel.id, missing)
    assert port.threads == [] and await port.db.all("SELECT id FROM tables") == []


async def test_a_tournament_isnt_promised_without_a_permission(port):
    mei = port.person("Mei")
    for missing in CUP:
        forbid(port, missing)
        answer = await mei.slash("tournament open", game="fleet", name="Cup")
        assert answer.text == told(EN, port.channel.id, missing)
    assert await port.db.all("SELECT id FROM tournaments") == []
    assert await port.db.all("SELECT * FROM jobs") == []


async def test_a_forum_is_asked_about_although_it_is_only_named(port):
    mei, forum = port.person("Mei"), port.server.create_forum_channel("cups")
    for missing in FORUM:
        forbid(port, missing, channel=forum.id)
        answer = await mei.slash("tournament open", game="fleet", name="Cup", forum=forum)
        assert answer.text == told(EN, forum.id, missing)
    assert await port.db.all("SELECT id FROM tournaments") == []


@pytest.mark.parametrize("moderated", [(), ("News",)])
async def test_a_forum_that_demands_a_tag_which_the_bot_cant_give_is_refused(port, moderated):
    mei, forum = port.person("Mei"), port.server.create_forum_channel("cups")
    forbid(port, "manage_channels", "manage_threads", channel=forum.id)
    demand_tags(port, forum.id, moderated=moderated)
    answer = await mei.slash("tournament open", game="fleet", name="Cup", forum=forum)
    assert answer.text == told(EN, forum.id, "manage_channels")
    demand_tags(port, forum.id, "Games", moderated=moderated)
    await mei.slash("tournament open", game="fleet", name="Cup", forum=forum)
    assert await port.db.all("SELECT id FROM tournaments")


async def test_all_missing_permissions_are_named_at_once(port):
    forbid(port, "attach_files", "read_message_history")
    answer = await port.person("Mei").slash("game open", game=GAME)
    assert answer.text == told(EN, port.channel.id, "attach_files", "read_message_history")


async def test_a_voice_channel_that_the_bot_cant_enter_is_refused(port):
    place = place_of(port, "voice")
    forbid(port, "connect", channel=place.id)
    answer = await port.person("Mei").slash("game open", at=place, game=GAME)
    assert answer.text == told(EN, place.id, "connect")


async def test_playing_again_asks_once_more(port):
    people = port.crew(2)
    board = await port.finish(people, game="fleet")
    forbid(port, "attach_files")
    answer = await people[0].click(board, EN("button-replay"))
    assert answer.text == told(EN, port.channel.id, "attach_files")
    assert len(await port.db.all("SELECT id FROM tables")) == 1


@pytest.mark.parametrize("missing", THREAD)
async def test_a_round_whose_threads_lack_a_permission_names_it(port, missing):
    people = port.crew(3)
    forum = port.server.create_forum_channel("cups") if missing != "create_public_threads" else None
    options = {} if forum is None else {"forum": forum}
    await people[0].slash("tournament open", game="fleet", name="Cup", **options)
    for person in people:
        await person.slash("tournament join", tournament=1)
    place = port.channel.id if forum is None else forum.id
    forbid(port, missing, channel=place)
    await people[0].slash("tournament start", tournament=1)
    await port.wait(60)
    named = EN("cup-trouble", trouble="bot-lacks", rights=EN("bot-right", right=missing))
    assert [named in message.text for message in people[0].dms] == [True]
    assert any(named in message.text for message in port.shown)
    forbid(port, channel=place)
    await port.wait(4 * 3600)
    assert await port.table(1) and not any(named in message.text for message in port.shown)


# The meeting channel


async def test_the_meeting_channel_is_checked_when_it_is_set(port):
    boss, place = port.person("Boss", manager=True), port.server.create_text_channel("meet")
    for missing in needed(Feature.MEETING, ChannelType.text):
        forbid(port, missing, channel=place.id)
        answer = await boss.slash("server meeting", channel=place)
        assert answer.text == told(EN, place.id, missing)
    assert (await server_settings(port.db, port.server.id)).meeting is None


@pytest.mark.parametrize("what", ["send_messages", "view_channel", "deleted"])
@pytest.mark.parametrize("when", ["before the first", "before the last"])
async def test_a_meeting_channel_that_cant_be_used_any_more_is_passed_over(port, what, when):
    boss, mei, tom = port.person("Boss", manager=True), port.person("Mei"), port.person("Tom")
    place = port.server.create_text_channel("meet")
    await boss.slash("server meeting", channel=place)
    if when == "before the last":
        await mei.slash("game seek", game="fleet")
    if what == "deleted":
        port.env.backend.delete_channel(place.id)
    else:
        forbid(port, what, channel=place.id)
    if when == "before the first":
        await mei.slash("game seek", game="fleet")
        assert any(EN("button-seek") in message.buttons for message in port.shown)
    answer = await tom.slash("game seek", game="fleet")
    table = await port.table()
    assert table.parent == port.channel.id and port.board_in(table.channel)
    assert str(table.channel) in answer.text


async def test_a_meeting_channel_that_the_last_seeker_cant_read_is_passed_over(port):
    boss, mei, tom = port.person("Boss", manager=True), port.person("Mei"), port.person("Tom")
    place = port.server.create_text_channel("meet")
    await boss.slash("server meeting", channel=place)
    close_to(port, place.id, "view_channel", tom)
    for person in (mei, tom):
        await person.slash("game seek", game="fleet")
    table = await port.table()
    assert table.parent == port.channel.id and table.people == [mei.id, tom.id]


async def test_seekers_get_the_channel_itself_if_threads_cant_be_written_to(port):
    mei, tom = port.crew(2)
    forbid(port, "send_messages_in_threads")
    for person in (mei, tom):
        await person.slash("game seek", game="fleet")
    assert (await port.table()).channel == port.channel.id and port.threads == [] and port.board


# Private threads, and messages that Discord refuses


def private_thread(port, *people):
    """A private thread without the bot, made by the first of these people."""
    backend = port.env.backend
    made = backend.create_thread(port.channel.id, "secret", people[0].id, type=12)
    for person in people:
        backend.add_thread_member(made.id, person.id)
    backend.remove_thread_member(made.id, backend.bot_user.id)
    return next(thread for thread in port.threads if thread.id == made.id)


@pytest.mark.parametrize("command", ["game open", "game seek", "learn"])
async def test_a_private_thread_without_the_bot_is_refused(port, command):
    mei, tom = port.crew(2)
    if command == "learn":
        mei.close_dms()
    forbid(port, "manage_threads")
    thread = private_thread(port, mei, tom)
    answer = await mei.slash(command, at=thread, game="fleet")
    assert answer.text == EN("refusal-not-in-thread")
    assert await port.db.all("SELECT id FROM tables") == [] and await owed(port) == []
    port.env.backend.add_thread_member(thread.id, port.bot.me)
    await mei.slash(command, at=thread, game="fleet")
    if command != "game seek":
        assert port.board_in(thread.id)


async def test_managing_threads_opens_private_ones(port):
    mei, tom = port.crew(2)
    thread = private_thread(port, mei, tom)
    await mei.slash("game open", at=thread, game=GAME)
    assert port.board_in(thread.id)


@pytest.mark.parametrize("code", [50001, 50013, 160005, 200000, 10003])
@pytest.mark.parametrize("kind", ["text", "private thread", "new thread"])
async def test_a_table_whose_board_is_refused_doesnt_stay_open(port, code, kind):
    mei = port.person("Mei")
    place = port.channel if kind == "new thread" else place_of(port, kind)
    port.refuse("POST", "/channels/*/messages", code)
    answer = await mei.slash("game open", at=place, game=GAME, thread=kind == "new thread")
    expected = EN("refusal-cant-post", channels=[f"<#{place.id}>"])
    if kind == "private thread" and code == 50001:
        expected = EN("refusal-not-in-thread")
    assert answer.text == expected or (kind == "new thread" and "opened nothing" in answer.text)
    assert EN("lobby-opened", table="1", link="")[:15] not in answer.text
    assert await port.db.all("SELECT id FROM tables") == [] and await owed(port) == []
    assert mei.dms == [] and len(port.threads) == (kind == "private thread")
    port.accept()
    await mei.slash("game open", at=place, game=GAME)
    assert port.board_in(place.id)


@pytest.mark.parametrize("code", [50001, 50013])
async def test_a_tournament_whose_notice_is_refused_doesnt_stay_open(port, code):
    mei = port.person("Mei")
    port.refuse("POST", f"/channels/{port.channel.id}/messages", code)
    answer = await mei.slash("tournament open", game="fleet", name="Cup", hours=48)
    assert answer.text == EN("refusal-cant-post", channels=[f"<#{port.channel.id}>"])
    for rows in ("tournaments", "tournament_people", "jobs"):
        assert await port.db.all(f"SELECT * FROM {rows}") == []
    assert await port.bot.get_guild(port.server.id).fetch_scheduled_events() == []


async def test_seekers_whose_table_cant_be_shown_go_on_looking(port):
    mei, tom = port.crew(2)
    await mei.slash("game seek", game="fleet")
    port.refuse("POST", "/channels/*/messages", 50013, times=1)
    answer = await tom.slash("game seek", game="fleet")
    assert "opened nothing" in answer.text
    assert await port.db.all("SELECT id FROM tables") == []
    assert len(await port.db.all("SELECT * FROM seekers")) == 2


async def test_a_table_isnt_called_open_while_discord_fails(port):
    mei = port.person("Mei")
    port.refuse("POST", f"/channels/{port.channel.id}/messages", 0, status=503)
    answer = await mei.slash("game open", game=GAME)
    assert answer.text.startswith(EN("lobby-opening", table="1", channel=f"<#{port.channel.id}>"))
    port.accept()
    await port.wait(60)
    assert port.board


# Threads that aren't needed


def is_archived(port, thread):
    return port.env.backend.channels[thread].thread_metadata.archived


async def test_refusals_are_told_before_a_thread_is_made(port):
    boss, mei = port.person("Boss", manager=True), port.person("Mei")
    elsewhere = port.server.create_text_channel("elsewhere")
    await boss.slash("server channels", at=elsewhere, change="add")
    made = []
    port.env.backend.subscribers.append(lambda event, _: made.append(event) if "THREAD" in event else None)
    answer = await mei.slash("game open", game=GAME, thread=True)
    assert answer.text == EN("refusal-channel-not-allowed", channels=[f"<#{elsewhere.id}>"])
    await boss.slash("server channels", change="all")
    port.house.limits = port.house.limits.__class__(tables_of_person=0)
    answer = await mei.slash("game open", game=GAME, thread=True)
    assert answer.text == EN("refusal-too-many-tables", most=0)
    assert made == []


@pytest.mark.parametrize("may_delete", [True, False])
@pytest.mark.parametrize("refused", [False, True])
async def test_a_thread_that_isnt_needed_is_deleted_or_archived(port, may_delete, refused):
    mei = port.person("Mei")
    if not may_delete:
        forbid(port, "manage_threads")
    elif refused:
        port.refuse("DELETE", "/channels/*", 50013)
    if refused and not may_delete:
        port.refuse("PATCH", "/channels/*", 50001)
    port.refuse("POST", "/channels/*/messages", 200000, status=400)
    answer = await mei.slash("game open", game=GAME, thread=True)
    assert "opened nothing" in answer.text
    if may_delete and not refused:
        assert port.threads == []
    else:
        [thread] = port.threads
        assert is_archived(port, thread.id) == (not refused or may_delete)


async def test_a_thread_whose_answer_was_lost_is_used(port):
    mei = port.person("Mei")
    async with lost_answers(port, "/threads"):
        await mei.slash("game open", game=GAME, thread=True)
    [thread] = port.threads
    assert (await port.table()).channel == thread.id and port.board_in(thread.id)


async def test_a_thread_left_by_a_failure_is_used_by_the_next_table(port):
    mei = port.person("Mei")
    with port.faults.before("run", killed_once(port), what="INSERT INTO tables"):
        await mei.slash("game open", game=GAME, thread=True)
    port.logged.clear()
    await mei.slash("game open", game=GAME, thread=True)
    open_threads = [
        each for each in port.threads if not port.env.backend.channels[each.id].thread_metadata.archived
    ]
    assert [each.id for each in open_threads] == [(await port.table()).channel]


def killed_once(port):
    async def killed():
        if port.threads:
            raise OSError("killed")

    return killed


async def test_two_openings_at_once_get_two_threads(port):
    mei = port.person("Mei")
    for _ in range(2):
        await mei.slash("game open", game=GAME, thread=True)
    assert len({(await port.table(id)).channel for id in (1, 2)}) == 2 == len(port.threads)


async def test_a_thread_that_is_already_gone_needs_no_removal(port):
    await port.person("Mei").slash("game open", game=GAME, thread=True)
    thread = port.bot.get_guild(port.server.id).get_thread(port.threads[0].id)
    port.env.backend.delete_channel(thread.id)
    await discard(thread)


def test_a_refusal_names_the_channel():
    refused = lacks(5, "send_messages", "attach_files")
    assert isinstance(refused, Refused) and refused.facts["channels"] == (5,)
    assert SimpleNamespace(**refused.facts).rights == "send_messages attach_files"
