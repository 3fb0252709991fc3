"""Everyone is reached where they see it and can answer; else by direct message; else the table says so."""

import pytest

from sessions import Preferences, Where
from sessions.playing import lobby
from tests.cogs.driver import offered
from tests.cogs.mailbag import owed
from tests.cogs.troubles import close_to, time_out
from tests.cogs.wording import EN
from tests.preferring import prefer

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


async def test_one_event_asks_for_a_member_once(port):
    people = await with_mentions(port)
    await port.begin(people)
    asked = [each for each in port.env.http_requests if "/members/" in each.path and each.method == "GET"]
    assert len(asked) <= 1
