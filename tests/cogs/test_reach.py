"""Everyone is reached where they see it and can answer; else by direct message; else the table says so."""

import pytest

from sessions import Preferences, Where
from sessions.playing import lobby
from tests.cogs.driver import offered
from tests.cogs.mailbag import owed
from tests.cogs.test_quiet_hours import sleeps
from tests.cogs.troubles import close_to, time_out
from tests.cogs.wording import EN
from tests.preferring import prefer
from ui.visibility import MEMBER_SECONDS

WEEK = 7 * 86_400
BARRIERS = ("hidden", "timed-out", "left")


async def with_mentions(port, number=4):
    """People who prefer mentions in the channel."""
    people = port.crew(number)
    for person in people:
        await prefer(port.house, person.id, Preferences(where=Where.CHANNEL))
    return people


def bar(port, barrier, person):
    """Put something between a person and the channel's mentions."""
    match barrier:
        case "hidden":
            close_to(port, port.channel.id, "view_channel", person)
        case "timed-out":
            time_out(port, person, WEEK)
        case _:
            port.env.backend.remove_member(port.server.id, person.id)


def mentioned(port):
    return [person for message in port.shown for person in message.stored.ping_user_ids]


def line(way, person, why):
    return EN(f"unheard-{way}", name=person.name, why=why)


async def called(port, barrier, *, closed=False):
    """A table whose next player can't hear a mention in the channel."""
    people = await with_mentions(port)
    await port.open(people)
    with port.undelivered():
        await people[0].slash("game start", shuffle=False)
        due = await port.to_move()
        bar(port, barrier, due)
        if closed:
            due.close_dms()
    await port.wait(1)
    return due, [each for each in people if each is not due]


@pytest.mark.parametrize("barrier", BARRIERS)
async def test_a_player_who_cant_hear_the_call_gets_it_by_direct_message(port, barrier):
    due, _ = await called(port, barrier)
    [panel] = due.dms
    assert offered(panel) and due.id not in mentioned(port)
    assert (line("written", due, barrier) in port.board.text) is (barrier == "timed-out")
    assert await owed(port) == []


@pytest.mark.parametrize("barrier", BARRIERS)
async def test_the_table_says_who_cant_be_reached_and_the_others_can_vote(port, barrier):
    due, others = await called(port, barrier, closed=True)
    assert line("vote", due, barrier) in port.board.text
    panel = await others[0].click(port.board, EN("button-time"))
    assert EN("vote-title-absent", name=due.name) in panel.text
    for other in others[:2]:
        await other.slash("game clock vote", choice="sit")
    assert (await port.table()).kept_for(due.id) is not None
    assert line("vote", due, barrier) not in port.board.text


async def test_an_unreached_player_is_called_again_once_they_can_be_reached(port):
    due, _ = await called(port, "hidden", closed=True)
    port.accept()
    await port.wait(3600)
    assert len(due.dms) == 1 and line("vote", due, "hidden") not in port.board.text
    assert await owed(port) == []


CLOSED = pytest.mark.parametrize(
    ("code", "status"), [(50013, 403), (50001, 403), (160005, 403), (10003, 404)]
)
"""Refusals of a channel or thread that the bot can't write to any more."""


@CLOSED
async def test_a_player_whose_channel_is_closed_to_the_bot_is_called_by_direct_message(port, code, status):
    people = await with_mentions(port)
    await port.begin(people)
    port.refuse("POST", f"/channels/{port.channel.id}/messages", code, status=status)
    acted = await port.to_move()
    await port.play_on(moves=1)
    while (due := await port.to_move()) is acted:
        await port.play_on(moves=1)
    [panel] = due.dms
    assert offered(panel) and "turn" not in await owed(port)
    await port.wait(86_400)
    assert EN("reminder-title", count=1) in due.dms[-1].text
    port.accept()
    await port.wait(3600)
    assert due.id not in mentioned(port)


@CLOSED
async def test_voters_whose_channel_is_closed_to_the_bot_are_asked_by_direct_message(port, code, status):
    people = await with_mentions(port)
    await port.begin(people, pace="1h")
    due = await port.to_move()
    port.refuse("POST", f"/channels/{port.channel.id}/messages", code, status=status)
    await port.wait(7200)
    for voter in people:
        asked = [EN("vote-title", name=due.name) in message.text for message in voter.dms]
        assert any(asked) is (voter is not due), voter.name


@CLOSED
async def test_a_replaced_player_whose_channel_is_closed_to_the_bot_is_told(port, code, status):
    people = await with_mentions(port)
    await port.begin(people, pace="1h")
    due = await port.to_move()
    port.refuse("POST", f"/channels/{port.channel.id}/messages", code, status=status)
    await port.wait(7200)
    for voter in [each for each in people if each is not due][:2]:
        await voter.slash("game clock vote", choice="sit")
    assert any(id.startswith("hm:return") for message in due.dms for id in message.ids)


@pytest.mark.parametrize("barrier", BARRIERS)
async def test_a_reminder_reaches_those_who_hear_no_mention(port, barrier):
    due, _ = await called(port, barrier)
    await port.wait(86_400)
    assert EN("reminder-title", count=1) in due.dms[-1].text and due.id not in mentioned(port)


async def test_a_reminder_of_two_tables_reaches_a_player_who_sees_only_one(port):
    people = await with_mentions(port, 2)
    hidden = port.server.create_text_channel("hidden")
    await port.begin(people, game="fleet")
    await people[0].slash("game open", game="fleet", at=hidden)
    await people[1].slash("game join", at=hidden)
    await people[0].slash("game start", shuffle=False, at=hidden)
    close_to(port, hidden.id, "view_channel", *people)
    await port.wait(2 * 86_400)
    due = await port.to_move(2)
    assert any(id.startswith("hm:move:2:") for message in due.dms for id in message.ids)


@pytest.mark.parametrize("barrier", ["hidden", "timed-out"])
async def test_an_invitation_reaches_those_who_hear_no_mention(port, barrier):
    mei, tom = port.crew(2)
    await port.open([mei])
    bar(port, barrier, tom)
    await mei.slash("game invite", person=tom.member)
    [invitation] = tom.dms
    assert mentioned(port) == []
    await tom.click(invitation, EN("button-accept"))
    assert (await port.table()).names == ["Mei", "Tom"]
    [settled] = tom.dms
    assert settled.text.startswith("✓") and not settled.buttons


async def test_the_lobby_says_that_an_invited_person_cant_be_reached(port):
    mei, tom = port.crew(2)
    await port.open([mei])
    bar(port, "hidden", tom)
    tom.close_dms()
    await mei.slash("game invite", person=tom.member)
    assert EN("unheard-lobby", name=f"<@{tom.id}>", why="hidden") in port.board.text
    await port.house.act(1, lobby.decline, tom.id)
    await port.wait(0)
    assert EN("unheard-lobby", name=f"<@{tom.id}>", why="hidden") not in port.board.text


@pytest.mark.parametrize("barrier", BARRIERS)
async def test_a_vote_reaches_those_who_hear_no_mention(port, barrier):
    people = await with_mentions(port)
    await port.begin(people, pace="1h")
    due = await port.to_move()
    voter = next(each for each in people if each is not due)
    bar(port, barrier, voter)
    await port.wait(7200)
    assert [EN("vote-title", name=due.name) in message.text for message in voter.dms] == [True]
    assert voter.id not in mentioned(port)


@pytest.mark.parametrize("barrier", BARRIERS)
async def test_a_result_reaches_those_who_hear_no_mention(port, barrier):
    people = await with_mentions(port)
    await port.begin(people)
    bar(port, barrier, people[3])
    await port.play_on()
    assert any(EN("table-over") in message.text for message in people[3].dms)
    assert people[3].id not in mentioned(port)


@pytest.mark.parametrize("barrier", BARRIERS)
async def test_a_found_table_reaches_those_who_hear_no_mention(port, barrier):
    """Mei could be mentioned when the table was found, but not any more when her night is over."""
    mei, tom = port.crew(2)
    await mei.slash("game seek", game="fleet")
    await sleeps(port, mei, where=Where.CHANNEL)
    await tom.slash("game seek", game="fleet")
    bar(port, barrier, mei)
    await port.wait(8 * 3600)
    [found] = mei.dms
    assert EN("fleet-name") in found.text and len(port.threads) == 1


async def test_an_unreached_voter_is_asked_once_they_can_be_reached(port):
    people = await with_mentions(port)
    await port.begin(people, pace="1d")
    due = await port.to_move()
    voter = next(each for each in people if each is not due)
    bar(port, "hidden", voter)
    voter.close_dms()
    await port.wait(86_400 + 3600)
    port.accept()
    await port.wait(3600)
    assert [EN("vote-title", name=due.name) in message.text for message in voter.dms] == [True]


async def test_an_unreached_invited_person_is_invited_once_they_can_be_reached(port):
    mei, tom = port.crew(2)
    await port.open([mei])
    bar(port, "hidden", tom)
    tom.close_dms()
    await mei.slash("game invite", person=tom.member)
    port.accept()
    await port.wait(3600)
    assert [EN("button-accept") in message.buttons for message in tom.dms] == [True]
    assert EN("unheard-lobby", name=f"<@{tom.id}>", why="hidden") not in port.board.text


async def test_an_unreached_player_gets_the_result_within_a_day_or_not_at_all(port):
    people = await with_mentions(port)
    await port.begin(people)
    for person in people[2:]:
        bar(port, "left", person)
        person.close_dms()
    await port.play_on()
    port.accept()
    people[3].close_dms()
    await port.wait(3600)
    assert EN("table-over") in people[2].dms[-1].text
    await port.wait(2 * 86_400)
    port.accept()
    await port.wait(86_400)
    assert people[3].dms == [] and await owed(port) == []


async def test_one_event_asks_for_a_member_once(port):
    people = await with_mentions(port)
    await port.begin(people)
    asked = [each for each in port.env.http_requests if "/members/" in each.path and each.method == "GET"]
    assert len(asked) <= 1


@pytest.mark.parametrize("barrier", BARRIERS)
async def test_play_again_opens_no_table_where_its_host_couldnt_play(port, barrier):
    people = port.crew(4)
    await port.finish(people)
    reader = next(person for person in people if person.dms)
    told = reader.dms[-1]
    bar(port, barrier, reader)
    await port.wait(MEMBER_SECONDS)
    answer = await reader.click(told, EN("button-replay"))
    assert EN("refusal-not-there", table="1", why=barrier) in answer.text
    assert len(await port.db.all("SELECT id FROM tables")) == 1


async def test_play_again_works_from_direct_messages_while_nobody_knows_who_sees_the_channel(port):
    people = port.crew(4)
    await port.finish(people)
    reader = next(person for person in people if person.dms)
    port.refuse("GET", "/guilds/*/members/*", 0, status=503)
    await reader.click(reader.dms[-1], EN("button-replay"))
    assert (await port.table(2)).host == reader.id
