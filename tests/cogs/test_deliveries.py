"""Whatever Discord does, a delivery is made once or becomes obsolete; players on turn come first."""

import logging
from contextlib import suppress

import pytest

from sessions import Key, Later, Preferences, Where
from sessions import Person as Seated
from sessions.jobs.blockade import PROBE_INTERVAL, PROBE_PATIENCE
from sessions.jobs.job import BOARD_JOB
from sessions.people import people as people_service
from sessions.people.settings import Settings
from sessions.playing import hosting, lobby
from tests.beside import beside
from tests.cogs.driver import Clicking, offered
from tests.cogs.mailbag import lost_answers, owed
from tests.cogs.wording import EN
from tests.harbour import GAME, to_move, with_setup
from tests.preferring import prefer
from tests.shown import messages_in
from tests.watchdog import excused
from ui import openings

CHANNEL = "/channels/{}/messages"
RETRY_WITHIN = 600
"""Seconds within which a job is retried after a few failures."""


@pytest.fixture
async def people(port):
    return await port.crew_with_mentions(4)


async def end_a_round(port, people):
    """Let the player on turn accuse."""
    due = await port.to_move()
    move = (await port.legal(due, verb="accuse"))[0]
    await due.slash("game move", move=str(move))


async def next_call(port, people):
    """Play until another person has the turn and needs a notification; returns that person."""
    acted = await port.to_move()
    while (due := await port.to_move()) is acted:
        await Clicking(port, *people).play(1)
    return due


@pytest.mark.parametrize(
    ("status", "code"),
    [(500, 0), (429, 0), (403, 20026), (400, 50035)],
)
async def test_a_call_refused_in_the_channel_is_delivered_later(port, people, mail, status, code):
    for person in people:
        await prefer(port.house, person.id, Preferences(where=Where.CHANNEL))
    await port.begin(people, pace="none")
    mail.empty()
    port.refuse("POST", CHANNEL.format(port.channel.id), code, status=status)
    due = await next_call(port, people)
    assert mail.gists(due) == [] and "turn" in await owed(port)
    port.accept()
    await port.wait(RETRY_WITHIN)
    assert mail.gists(due) == [("games", "calls")] and await owed(port) == []
    port.logged.clear()


@pytest.mark.parametrize(("status", "code"), [(403, 20026), (400, 40003), (403, 50007), (500, 0), (429, 0)])
async def test_a_player_with_refused_dms_is_mentioned_at_once(port, people, mail, status, code):
    for person in people:
        await prefer(port.house, person.id, Preferences(where=Where.DM))
    await port.begin(people, pace="none")
    mail.empty()
    port.refuse("POST", "/users/@me/channels", code, status=status)
    for person in people:
        port.refuse("POST", CHANNEL.format(person.member.user.dm_channel.id), code, status=status)
    due = await next_call(port, people)
    assert mail.gists(due) == [("games", "calls")]
    await port.wait(RETRY_WITHIN)
    assert mail.gists(due) == [("games", "calls")]
    port.accept()
    await port.wait(RETRY_WITHIN)
    outage = status in (500, 429)
    assert mail.gists(due)[1:] == ([("dm", "asks 1")] if outage else [])
    assert await owed(port) == []


@pytest.mark.parametrize("where", [Where.DM, Where.CHANNEL])
async def test_a_call_with_a_lost_response_isnt_sent_twice(port, people, mail, where):
    for person in people:
        await prefer(port.house, person.id, Preferences(where=where))
    await port.begin(people, pace="none")
    mail.empty()
    async with lost_answers(port, "/messages"):
        due = await next_call(port, people)
    told = [("dm", "asks 1") if where is Where.DM else ("games", "calls")]
    assert mail.gists(due) == told
    await port.wait(3600)
    assert await owed(port) == []
    assert mail.gists(due) == told


async def test_a_found_dm_prevents_an_additional_mention(port, people, mail):
    """Discord's responses to the message and to the search for it are lost.

    The next attempt finds the message.
    """
    for person in people:
        await prefer(port.house, person.id, Preferences(where=Where.DM))
    await port.begin(people, pace="none")
    mail.empty()
    port.refuse("GET", "/channels/*/messages", 0, status=503)
    port.refuse("POST", CHANNEL.format(port.channel.id), 0, status=503)
    async with lost_answers(port, "/messages"):
        due = await next_call(port, people)
    port.accept()
    await port.wait(3600)
    assert mail.gists(due) == [("dm", "asks 1")] and await owed(port) == []


async def test_a_board_with_a_lost_response_isnt_posted_twice(port, people):
    await port.begin(people, pace="none")
    await port.wait(3601)
    async with lost_answers(port, "/messages"):
        await next_call(port, people)
    await port.wait(RETRY_WITHIN)
    [board] = [message for message in port.shown if message.text.startswith("## ")]
    assert f":{(await port.table()).version}" in board.ids[0] and await owed(port) == []


async def test_news_with_a_lost_response_arent_sent_twice(port, people):
    """Events that happen before the next attempt are told in a message of their own."""
    await port.begin(people, pace="none")
    zoe = port.person("Zoe")
    await zoe.slash("game watch follow", what="headlines", where="dm")
    await port.wait(60)
    async with lost_answers(port, CHANNEL.format(zoe.member.user.dm_channel.id)):
        port.refuse("GET", CHANNEL.format(zoe.member.user.dm_channel.id), 0, status=500)
        await end_a_round(port, people)
        await port.wait(1)
        [news] = zoe.dms
        await end_a_round(port, people)
    port.accept()
    await port.wait(RETRY_WITHIN)
    [first, more] = zoe.dms
    assert first.id == news.id and await owed(port) == []
    said = first.text.splitlines()[1:]
    assert said and not set(said) & set(more.text.splitlines())
    port.logged.clear()


async def test_an_ended_turn_is_no_longer_owed(port, people, mail):
    await port.begin(people, pace="none")
    mail.empty()
    port.refuse("POST", "/channels/*/messages", 50013)
    due = await next_call(port, people)
    assert "turn" in await owed(port)
    while await port.to_move() is due:
        await due.slash("game move", move=str((await port.legal(due))[0]))
    port.accept()
    await port.wait(RETRY_WITHIN)
    assert mail.gists(due) == []


async def test_a_turn_that_ends_during_a_dm_attempt_isnt_mentioned(port, people, mail):
    """Nobody accepts direct messages, and the first player to be notified moves meanwhile."""
    await port.begin(people, pace="none")
    for person in people:
        await prefer(port.house, person.id, Preferences(where=Where.DM))
    acted: list[int] = []

    async def play_meanwhile():
        if not acted:
            due = await port.to_move()
            acted.append(due.id)
            move = (await port.legal(due, verb="order"))[0]
            await port.make_move(due, move)

    mail.empty()
    port.refuse("POST", "/users/@me/channels", 50007)
    with port.before("POST", "/users/@me/channels", play_meanwhile):
        await next_call(port, people)
        await port.wait(1)
    [first] = acted
    told = {person.id: mail.gists(person) for person in people}
    assert told.pop(first) == [] and any(told.values())


async def test_players_to_move_are_notified_before_followers(port, people):
    await port.begin(people, pace="none")
    watchers = [port.person(f"Watcher{number}") for number in range(4)]
    for watcher in watchers:
        await watcher.slash("game watch follow")
    acted = await port.to_move()
    accuse = str((await port.legal(acted, verb="accuse"))[0])
    before = len(port.env.http_requests)
    await acted.slash("game move", move=accuse)
    due = await port.to_move()
    sent = [(each.method, each.path) for each in port.env.http_requests[before:]]
    news = [
        sent.index(("POST", CHANNEL.format(each.member.user.dm_channel.id))) for each in watchers if each.dms
    ]
    assert news and due is not acted
    calls = [sent.index(("POST", CHANNEL.format(port.channel.id)))]
    calls.append(sent.index(("POST", CHANNEL.format(due.member.user.dm_channel.id))))
    assert min(calls) < min(news)


async def test_no_dm_is_opened_after_discords_limit_and_one_warning_is_logged(port, people, mail, caplog):
    port.refuse("POST", "/users/@me/channels", 40003, status=400)
    with caplog.at_level(logging.WARNING):
        await port.begin(people, pace="none")
        for _ in range(4):
            due = await next_call(port, people)
            await due.slash("game move", move=str((await port.legal(due))[0]))
    tries = [each for each in port.env.http_requests if each.path == "/users/@me/channels"]
    assert len(tries) == 1
    assert sum("no new direct messages" in line for line in caplog.messages) == 1
    assert all(not person.dms for person in people)


async def test_dms_open_slowly_with_patient_callers_last(port):
    opened = openings.Openings(port.bot)
    people = [port.person(f"Somebody{number}") for number in range(openings.MAX_BURST + 3)]
    for person in people[: openings.MAX_WAITING_BURST]:
        await opened.channel(Settings(person.id), can_wait=True)
    with pytest.raises(Later):
        await opened.channel(Settings(people[-1].id), can_wait=True)
    for person in people[openings.MAX_WAITING_BURST : openings.MAX_BURST]:
        await opened.channel(Settings(person.id))
    waits = []
    for person in people[openings.MAX_BURST :]:
        with pytest.raises(Later) as later:
            await opened.channel(Settings(person.id))
        waits.append(round(later.value.seconds))
    assert waits == [openings.OPENING_INTERVAL * number for number in (1, 2, 3)]
    await port.wait(openings.OPENING_INTERVAL)
    await opened.channel(Settings(people[openings.MAX_BURST].id))
    with pytest.raises(Later):
        await opened.channel(Settings(people[-1].id))


async def test_a_call_links_to_the_reposted_table(port, people, mail):
    await port.begin(people, pace="none")
    await port.wait(3601)
    due = await next_call(port, people)
    [call] = [message for message in port.shown if due.id in message.stored.ping_user_ids]
    assert call.text.endswith(f"/{port.board.id}") and offered(due.dms[-1])


async def test_a_hanging_request_delays_others_only_briefly(port, people):
    await port.begin(people, pace="none")
    version = (await port.table()).version
    with port.hang("PATCH", "/messages/*"):
        await port.house.act(1, hosting.make_host, people[0].id, people[1].id)
    await port.wait(20)
    assert f":{version + 1}" in port.board.ids[0]


async def test_a_missed_place_for_a_first_dm_is_given_up(port):
    opened = openings.Openings(port.bot)
    people = [port.person(f"Somebody{number}") for number in range(2 * openings.MAX_BURST + 1)]
    for person in people:
        with suppress(Later):
            await opened.channel(Settings(person.id))
    await port.wait(3600)
    before = len(openings_of(port))
    for person in people[openings.MAX_BURST :]:
        with suppress(Later):
            await opened.channel(Settings(person.id))
    assert len(openings_of(port)) == before + openings.MAX_BURST


def openings_of(port):
    """The requests that open direct messages."""
    return [each for each in port.env.http_requests if each.path == "/users/@me/channels"]


async def test_a_round_of_new_people_writes_first_to_a_few_in_a_minute(port, mail):
    """Everyone on turn is called at once: whoever waits for a direct message is mentioned at the table."""
    people = [port.person(f"Newcomer{number}") for number in range(60)]
    for person in people:
        await prefer(port.house, person.id, Preferences(where=Where.DM))
    tables = []
    for number in range(15):
        channel = port.server.create_text_channel(f"table-{number}")
        four = people[4 * number : 4 * number + 4]
        settings = {
            "server": port.server.id,
            "channel": channel.id,
            "host": Seated(four[0].id, four[0].name),
            "game": GAME,
        }
        table = await hosting.open_table(port.house, **with_setup(settings))
        for person in four[1:]:
            await port.house.act(table.id, lobby.join, Seated(person.id, person.name))
        tables.append(await hosting.start(port.house, table.id, four[0].id, shuffle=False))
    await port.wait(5)
    # A host who starts a match knows whose turn it is.
    called = [port.people[to_move(table)] for table in tables if to_move(table) != table.host]
    assert len(called) > 2 * openings.MAX_BURST
    assert all(mail.gists(person) for person in called)
    await port.wait(1800)
    firsts = sorted(mail.of(person)[-1].when for person in called if person.dms)
    assert len(firsts) == len(called)
    assert all(sum(begin <= each < begin + 60 for each in firsts) <= 5 for begin in firsts)


async def test_people_waiting_for_their_first_dm_occupy_no_slot(port, people, fill_dm_queue):
    """The board and people with open direct messages come first."""
    for person in people:
        await prefer(port.house, person.id, Preferences(where=Where.DM))
        await people_service.set_direct_channel(port.house, person.id, None)
    await fill_dm_queue(80)
    await port.begin(people, pace="none")
    due = await port.to_move()
    await port.wait(1)
    assert due.dms == [] and due.id in port.shown[-1].stored.ping_user_ids
    assert f":{(await port.table()).version}" in port.board.ids[0]
    await port.wait(200)
    assert offered(due.dms[-1])


async def test_a_hanging_look_at_the_channel_doesnt_delay_boards(port, people):
    """Before editing a board, the bot checks whether other messages have buried it."""
    await port.begin(people, pace="none")
    with port.hang("GET", "/messages*") as looks:
        await next_call(port, people)
    await port.wait(20)
    assert looks.times and f":{(await port.table()).version}" in port.board.ids[0]


BLOCKED_TABLES = 200


async def test_a_blocked_address_is_probed_now_and_then(port, people, caplog):
    await port.begin(people)
    port.copy_table(range(2, BLOCKED_TABLES + 1), apart=True)
    channels = {id: port.server.create_text_channel(f"games-{id}") for id in range(2, BLOCKED_TABLES + 1)}
    with excused("many tables get channels"), beside(port.location) as other:
        for id, channel in channels.items():
            moved = "channel = ?, document = json_set(document, '$.channel', ?)"
            other.execute(f"UPDATE tables SET {moved} WHERE id = ?", (channel.id, channel.id, id))
    with port.rules.blocked_address() as refused, excused("200 boards are posted"):
        async with port.house.transaction() as tx:
            for id in channels:
                tx.jobs.set(Key(BOARD_JOB, id), tx.now)
        await port.wait(600)
        assert 10 <= refused.total() <= 60, refused
    with excused("200 boards are posted"):
        await port.wait(PROBE_INTERVAL + 2 * PROBE_PATIENCE)
    assert await owed(port) == []
    missing = [id for id, channel in channels.items() if not messages_in(port.env, channel.id)]
    assert not missing
    assert len([line for line in caplog.messages if "refuses the bot's address" in line]) == 1


async def test_an_answer_is_sent_during_a_blockade(port, people):
    await port.begin(people)
    port.house.jobs.blockade.begin()
    assert EN("table-number", table="1") in (await people[0].panel()).text
