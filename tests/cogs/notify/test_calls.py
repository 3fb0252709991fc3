"""Players are notified of a turn once: by a direct message with the panel, a mention, or both."""

import asyncio

import pytest

from cogs.play import showing
from engine import Match
from sessions.computers.computers import Computers
from sessions.playing import hosting
from tests.cogs.driver import Clicking, offered
from tests.cogs.troubles import delete
from tests.cogs.wording import EN
from tests.harbour import GAME
from ui.text.game_text import GameText


def calls(port):
    """The messages that mention a person."""
    return [message for message in port.shown if message.stored.ping_user_ids]


def asking(person):
    """The direct messages that ask a person something."""
    return [message for message in person.dms if offered(message)]


async def test_a_turn_sends_one_message_by_default(port):
    people = port.crew(4)
    await port.begin(people)
    for _ in range(8):
        acted = await port.to_move()
        await Clicking(port, *people).play(1)
        due = await port.to_move()
        assert calls(port) == []
        assert [bool(asking(person)) for person in people] == [
            person is due is not acted for person in people
        ]


async def test_only_the_player_to_move_is_mentioned(port):
    people = await port.crew_with_mentions(4)
    await port.begin(people)
    players = Clicking(port, *people)
    for _ in range(12):
        acted = await port.to_move()
        await players.play(1)
        due = await port.to_move()
        called = [list(message.stored.ping_user_ids) for message in calls(port)]
        assert called == ([] if due is acted else [[due.id]])


async def test_a_table_in_direct_messages_sends_no_mention(port):
    people = await port.crew_with_mentions(4)
    await port.begin(people)
    await port.wait(0)
    async with port.db.transaction() as tx:
        await tx.run("UPDATE tables SET server = NULL, document = json_set(document, '$.server', NULL)")
    first = await port.to_move()
    await port.make_move(first, (await port.legal(first))[0])
    await port.wait(0)
    due = await port.to_move()
    assert due is not first and len(asking(due)) == 1
    assert [call for call in calls(port) if due.id in call.stored.ping_user_ids] == []


async def test_a_mention_names_the_game_and_links_to_the_table(port):
    people = await port.crew_with_mentions(4)
    due = await port.play_until_asked(people, "under-order")
    [call] = calls(port)
    assert f"<@{due.id}>" in call.text and EN("captains-orders-name") in call.text
    assert call.text.endswith(f"/{port.board.id}")


async def test_a_mention_links_to_a_reposted_table(port):
    people = await port.crew_with_mentions(4)
    await port.play_until_asked(people, "under-order")
    [call], old = calls(port), port.board
    said = call.text
    delete(port, old)
    await port.house.act(1, hosting.make_host, people[0].id, people[1].id)
    await port.wait(0)
    [edited] = calls(port)
    assert port.board.id != old.id
    assert (edited.id, edited.text) == (call.id, said.replace(str(old.id), str(port.board.id)))


async def test_a_player_is_notified_once_per_turn(port):
    people = await port.crew_with_mentions(4)
    await port.play_until_asked(people, "under-order")
    [call] = calls(port)
    await people[0].slash("game host", person=people[1].member)
    await people[1].slash("game host", person=people[0].member)
    assert [message.id for message in calls(port)] == [call.id]


async def test_a_restart_repeats_no_turn_notification(port):
    people = await port.crew_with_mentions(4)
    due = await port.play_until_asked(people, "under-order")
    [call] = calls(port)
    [dm] = asking(due)
    await port.restart()
    await people[0].slash("game host", person=people[1].member)
    assert [message.id for message in calls(port)] == [call.id]
    assert [message.id for message in asking(due)] == [dm.id]


async def test_a_host_who_starts_and_moves_first_isnt_notified(port):
    people = port.crew(4)
    seed = next(seed for seed in "abcdefgh" if Match.start(GAME, 4, seed).pending == (0,))
    await port.begin(people, seed=seed)
    assert await port.to_move() is people[0]
    assert calls(port) == [] and people[0].dms == []


@pytest.fixture
async def notified(port):
    """A person on turn who has been notified."""
    return await port.play_until_asked(port.crew(4), "under-order")


async def test_the_turn_dm_has_hand_question_and_answers(port, notified):
    [dm] = notified.dms
    panel = await notified.panel()
    assert dm.text.startswith("### ")
    assert offered(dm) == offered(panel)
    assert dm.pictures == panel.pictures and dm.alts == panel.alts


async def test_moves_can_be_clicked_in_the_turn_dm(port, notified):
    [dm] = asking(notified)
    before = await port.table()
    await Clicking(port, notified).answer(notified, dm)
    assert (await port.table()).version > before.version
    assert calls(port) == []


async def test_the_turn_dm_asks_nothing_after_a_move_in_the_channel(port, notified):
    [dm] = asking(notified)
    await notified.slash("game move", move=str((await port.legal(notified))[0]))
    assert notified.dms[0].id == dm.id
    assert asking(notified) == []


async def test_a_player_has_at_most_one_turn_dm(port):
    people = port.crew(4)
    await port.begin(people)
    players = Clicking(port, *people)
    for _ in range(20):
        await players.play(1)
        for person in people:
            assert len(person.dms) <= 1


async def test_the_turn_dm_follows_the_table(port, notified):
    [dm] = asking(notified)
    present = await port.table()
    host = next(seat.person for seat in present.seats if seat.person == present.host)
    other = next(seat.person for seat in present.seats if seat.person != host)
    await port.house.act(1, hosting.make_host, host, other)
    await port.wait(0)
    [after] = asking(notified)
    assert after.id == dm.id
    assert f":{present.version + 1}:" in after.ids[0]
    assert after.text.startswith("### ")


async def test_an_answered_panel_with_a_new_question_is_current(port):
    """A player who is passed a card must discard one and then has the turn.

    Both questions are in the same message.
    """
    people = port.crew(4)
    passed = await port.play_until_asked(people, "discard-passed")
    [dm] = asking(passed)
    await passed.click(dm, id=dm.ids[0])
    assert await port.to_move() is passed
    assert [message.id for message in asking(passed)] == [dm.id]
    await passed.slash("game move", move=str((await port.legal(passed))[0]))
    assert asking(passed) == []


async def test_closing_the_table_removes_all_turn_notifications(port, notified):
    host = (await port.table()).host
    await port.house.act(1, hosting.close, host)
    await port.wait(0)
    assert calls(port) == [] and asking(notified) == []
    assert EN("panel-closed") in notified.dms[0].text


async def test_an_answer_with_computer_moves_needs_no_notification(port):
    mei = port.person("Mei")
    await port.begin([mei], computers=3, seed="5")
    answer = await mei.slash("game move", move=str((await port.legal(mei))[0]))
    assert offered(answer.shown)
    story = await mei.click(answer.shown, id="hm:fold:1:story")
    assert story.text.count("\n- ") > 1  # The story has her move and those of the computer players.
    assert calls(port) == [] and mei.dms == []


async def test_a_player_answered_before_slow_computer_moves_is_notified(port, monkeypatch):
    async def for_long(table):
        await asyncio.sleep(showing.COMPUTERS_WAIT + 1)

    [mei] = await port.crew_with_mentions(1)
    await port.begin([mei], computers=3)
    monkeypatch.setattr(port.house.single(Computers), "settle_at_once", for_long)
    await mei.slash("game move", move=str((await port.legal(mei))[0]))
    await port.wait(showing.COMPUTERS_WAIT)
    assert [list(call.stored.ping_user_ids) for call in calls(port)] == [[mei.id]]
    assert asking(mei)


async def test_two_tables_send_the_same_person_separate_dms(port):
    people = port.crew(4)
    elsewhere = port.server.create_text_channel("elsewhere")
    await port.begin(people)
    await people[0].slash("game open", at=elsewhere, game="captains_orders")
    for person in people[1:]:
        await person.slash("game join", at=elsewhere)
    await people[0].slash("game start", at=elsewhere, shuffle=False)
    first = await port.to_move()
    second = (await port.table(2)).seats[(await port.table(2)).pending[0]].player
    expected = {person.id: [first.id, second].count(person.id) for person in people[1:]}
    assert {person.id: len(asking(person)) for person in people[1:]} == expected


async def test_a_call_answered_elsewhere_says_what_was_played(port):
    """A deleted mention would leave a red badge that leads to nothing."""
    people = await port.crew_with_mentions(4)
    due = await port.play_until_asked(people, "under-order")
    [call] = calls(port)
    [dm] = asking(due)
    before = len((await port.match()).log(None))
    await Clicking(port, due).answer(due, dm)
    await port.wait(60)
    [over] = [message for message in port.shown if message.id == call.id]
    [first, *_] = (await port.match()).log(None)[before:]
    table = await port.table()
    said = GameText(EN, table.game, table.names).event(first)
    title = f"{EN('captains-orders-name')} · {EN('table-number', table='1')}"
    assert over.text.startswith(EN("call-played", title=title, story=said))
    assert due.id not in over.stored.ping_user_ids and not over.buttons


async def play_until_called_again(port, due, call):
    """Play until a player is called again. Their former call stays until then, and no longer."""
    await port.play_on(moves=1)
    while await port.to_move() is not due:
        assert call.id in [message.id for message in port.shown]
        await port.wait(200)
        await port.play_on(moves=1)
    await port.wait(200)
    assert call.id not in [message.id for message in port.shown]
    assert len([each for each in port.shown if due.id in each.stored.ping_user_ids]) == 1


async def test_the_next_call_removes_the_one_that_is_over(port):
    people = await port.crew_with_mentions(4)
    due = await port.play_until_asked(people, "under-order")
    [call] = calls(port)
    await play_until_called_again(port, due, call)


async def test_a_call_of_a_closed_table_says_that_it_is_settled(port):
    people = await port.crew_with_mentions(4)
    await port.play_until_asked(people, "under-order")
    [call] = calls(port)
    await port.house.act(1, hosting.close, people[0].id)
    await port.wait(0)
    title = f"{EN('captains-orders-name')} · {EN('table-number', table='1')}"
    [over] = [message for message in port.shown if message.id == call.id]
    assert over.text == EN("message-over", title=title)


@pytest.mark.parametrize(("code", "status"), [(30046, 429), (50083, 400), (50013, 403)])
async def test_a_call_that_cant_be_edited_stays_until_the_next_call(port, code, status):
    """Discord allows few edits of old messages, and none in an archived thread."""
    people = await port.crew_with_mentions(4)
    due = await port.play_until_asked(people, "under-order")
    [call] = calls(port)
    port.refuse("PATCH", f"/channels/{port.channel.id}/messages/{call.id}", code, status=status)
    await play_until_called_again(port, due, call)


async def test_a_panel_that_cant_be_edited_stays_until_the_next_one(port, notified):
    [dm] = asking(notified)
    port.refuse("PATCH", f"/channels/*/messages/{dm.id}", 30046, status=429)
    await port.make_move(notified, (await port.legal(notified))[0])
    while await port.to_move() is not notified:
        assert [message.id for message in notified.dms] == [dm.id]
        await port.wait(200)
        await port.play_on(moves=1)
    [following] = notified.dms
    assert following.id != dm.id


async def test_a_call_of_an_unreadable_table_says_that_it_is_settled(port):
    people = await port.crew_with_mentions(4)
    await port.play_until_asked(people, "under-order")
    [call] = calls(port)
    await port.bot.close()
    port.spoil("UPDATE tables SET snapshot = '{}'", "UPDATE moves SET move = 'nonsense'")
    await port.restart()
    await people[0].slash("game close")
    title = f"{EN('captains-orders-name')} · {EN('table-number', table='1')}"
    [over] = [message for message in port.shown if message.id == call.id]
    assert over.text == EN("message-over", title=title)
