"""Refused direct messages are remembered, tried again when the person joins, and block nothing."""

import pytest

from sessions.people import people as people_service
from sessions.people.settings import settings_of
from sessions.tables.clock import DAY
from tests.cogs.driver import Clicking, offered
from tests.cogs.mailbag import owed
from tests.cogs.wording import EN
from tests.harbour import GAME
from ui.openings import COOLDOWN_SECONDS


def tried(port, person):
    """The number of attempts to write to a person."""
    path = f"/channels/{person.member.user.dm_channel.id}/messages"
    return sum(request.method == "POST" and request.path == path for request in port.env.http_requests)


def refuse_dms(port, people, code):
    for person in people:
        port.refuse("POST", f"/channels/{person.member.user.dm_channel.id}/messages", code)


@pytest.mark.parametrize("code", [50007, 50278])
async def test_a_match_continues_with_closed_dms(port, code):
    people = port.crew(4)
    refuse_dms(port, people, code)
    await port.begin(people)
    await Clicking(port, *people).play()
    assert (await port.to_move()) is None
    assert all(person.dms == [] for person in people)
    assert all(tried(port, person) <= 1 for person in people)


async def test_closed_dms_are_remembered_over_a_restart(port):
    people = port.crew(4)
    refuse_dms(port, people, 50007)
    await port.begin(people)
    await Clicking(port, *people).play(6)
    await port.restart()
    before = [tried(port, person) for person in people]
    await Clicking(port, *people).play(8)
    assert [tried(port, person) for person in people] == before


async def test_my_hand_works_with_closed_dms(port):
    people = port.crew(4)
    refuse_dms(port, people, 50007)
    await port.begin(people)
    due = await port.to_move()
    hand = await due.click(port.board, "My hand")
    assert hand.private and hand.shown.alts[0].startswith("Your hand: ")
    assert offered((await due.click(hand.shown, EN("button-my-move"))).shown)


async def refused_one(port):
    """A person who refused direct messages earlier, but accepts them now."""
    mei = port.person("Mei")
    await people_service.set_dm_refused(port.house, mei.id, True)
    return mei


async def test_joining_retries_direct_messages(port):
    mei, tom = await refused_one(port), port.person("Tom")
    await mei.click(await port.open([tom]), "Join")
    assert not (await settings_of(port.db, mei.id)).dm_refused


async def test_opening_a_table_retries_direct_messages(port):
    mei = await refused_one(port)
    await mei.slash("game open", game=GAME)
    assert not (await settings_of(port.db, mei.id)).dm_refused


async def test_accepting_an_invitation_retries_direct_messages(port):
    mei, tom = await refused_one(port), port.person("Tom")
    await port.open([tom])
    await tom.slash("game invite", person=mei.member)
    await mei.click(port.shown[-1], EN("button-accept"))
    assert not (await settings_of(port.db, mei.id)).dm_refused


async def test_coming_back_retries_direct_messages(port):
    mei, *others = port.crew(4)
    await port.begin([mei, *others])
    asked = await mei.slash("game leave")
    await mei.click(asked.shown, EN("lobby-leave-running.sure"))
    await people_service.set_dm_refused(port.house, mei.id, True)
    await mei.click(port.board, "Return")
    assert not (await settings_of(port.db, mei.id)).dm_refused


async def test_a_rate_limit_doesnt_count_as_closed_dms(port):
    """Code 40003: too many direct messages were opened in a short time. The bot retries after a while."""
    people = port.crew(4)
    port.refuse("POST", "/users/@me/channels", 40003, status=400, times=1)
    await port.begin(people)
    players = Clicking(port, *people)
    for _ in range(12):
        await players.play(1)
    assert not any(person.dms for person in people)
    await port.wait(COOLDOWN_SECONDS)
    for _ in range(12):
        await players.play(1)
    for person in people:
        assert not (await settings_of(port.db, person.id)).dm_refused
    assert any(person.dms for person in people)


async def test_an_uneditable_dm_doesnt_stop_the_match(port):
    people = port.crew(4)
    await port.begin(people)
    for code in (50007, 50001, 10003):
        port.refuse("PATCH", "/channels/*/messages/*", code, status=403)
        await Clicking(port, *people).play(4)
        port.accept()
    assert (await port.table()).version > 12
    port.rules.dead_badges.clear()  # A panel that can't say that it is over is deleted.
    due = await port.to_move()
    assert f"**{due.name}** to move" in port.board.text


async def test_a_lesson_in_closed_dms_doesnt_repeat_the_mentions_at_other_tables(port, mail):
    """Nobody can be told about the lesson, and the calls at the server's tables are enough."""
    people = port.crew(4)
    mei = people[0]
    await mei.slash("learn", game="fleet")
    mei.close_dms()
    await port.begin(people, pace="none")
    while await port.to_move(2) is not mei:
        await port.make_move(due := await port.to_move(2), (await port.legal(due, id=2))[0], id=2)
    mail.empty()
    await port.wait(3 * DAY)
    mentions = [letter for letter in mail.of(mei) if letter.place == "games"]
    assert 1 <= len(mentions) <= 4 and await owed(port) == []


async def test_a_lesson_in_closed_dms_leaves_no_failing_job(port):
    mei = port.person("Mei")
    await mei.slash("learn", game="fleet")
    mei.close_dms()
    await port.wait(3 * DAY)
    assert await owed(port) == []
