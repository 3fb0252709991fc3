"""The end is told to all who have played, where they get their turns, once."""

import pytest

from sessions import DebtKind, Preferences, Status, Where
from tests.cogs.driver import Clicking, offered
from tests.cogs.tables import EN, JA, begun, brought_to, crew, shown, table, the_one_to_move
from tests.delivery.mailbag import Mailbag


@pytest.fixture
def people(port):
    return crew(port, 4)


@pytest.fixture
def mail(port):
    return Mailbag(port)


async def nearly_over(port, people, where=None):
    """A game that is over with the next accusation that is right or wrong; who is to move, of three others."""
    for person, wanted in zip(people, where or [], strict=False):
        await port.bot.sessions.people.set_preferences(person.id, Preferences(where=wanted))
    await brought_to(port, people, "turn")
    players = Clicking(port, *people, seed="to the end")
    while max((await table(port)).match.view(None).won) < 2:
        await players.play(1)
    return players


def ends(person):
    """The direct messages that tell somebody of the end."""
    return [message for message in person.dms if EN("table-over") in message.text]


async def test_everybody_gets_the_score_sheet_in_the_place_of_their_panel(port, people, mail):
    players = await nearly_over(port, people)
    await players.play()
    over = await table(port)
    assert over.status is Status.FINISHED
    told = [person for person in people if ends(person)]
    assert len(told) >= 3  # whoever made the last move, and had no panel there, has seen it
    for person in told:
        [message] = person.dms
        assert all(seat.name in message.text for seat in over.seats) and message.pictures
        assert [EN("button-replay"), EN("button-look-back"), EN("button-log")] == message.buttons
        assert not offered(message)


async def test_the_channel_gets_a_new_message(port, people):
    players = await nearly_over(port, people)
    before = shown(port).id
    await players.play()
    assert EN("table-over") in shown(port).text and shown(port).id != before
    assert [message.id for message in port.shown] == [shown(port).id]
    end = shown(port).id
    await people[0].slash("game show")
    await port.restart()
    assert [message.text.count(EN("table-over")) for message in port.shown] == [1]
    assert shown(port).id >= end


async def test_who_prefers_mentions_is_mentioned_all_in_one_message(port, people, mail):
    players = await nearly_over(port, people, [Where.CHANNEL] * 4)
    mail.empty()
    await players.play()
    told = [person for person in people if any("over" in letter.text for letter in mail.of(person))]
    assert len(told) >= 3 and not any(ends(person) for person in people)
    [message] = [each for each in port.shown if EN("captains-orders-name") + " is over" in each.text]
    assert str(shown(port).id) in message.text
    assert set(message.stored.ping_user_ids) == {person.id for person in told}


async def test_where_direct_messages_are_closed_one_is_mentioned_and_nowhere_is_nowhere(port, people, mail):
    players = await nearly_over(port, people, [Where.DM, Where.NONE, Where.DM, Where.NONE])
    people[0].close_dms()
    people[2].close_dms()
    mail.empty()
    await players.play()
    assert all(mail.of(person) == [] for person in (people[1], people[3]))
    assert not any(ends(person) for person in people)
    mentioned = [each for each in port.shown if " is over" in each.text]
    assert {id for each in mentioned for id in each.stored.ping_user_ids} <= {people[0].id, people[2].id}
    assert mentioned


async def test_who_made_the_last_move_in_direct_messages_sees_the_end_there_and_hears_no_more(port, people, mail):
    await nearly_over(port, people)
    while (await table(port)).status is Status.PLAYING:
        mover = await the_one_to_move(port, people)
        panels = [message for message in mover.dms if offered(message)]
        if not panels:
            await Clicking(port, *people).play(1)
            continue
        mail.empty()
        await Clicking(port, *people).answer(mover, panels[0])
    [panel] = mover.dms
    assert EN("table-over") in panel.text and mail.of(mover) == []


async def test_it_is_told_after_a_crash_and_only_once(port, people, mail):
    players = await nearly_over(port, people)
    port.refuse("POST", "/channels/*/messages", 0, status=500)
    await players.play()
    assert DebtKind.END in [debt.kind for debt in await port.bot.sessions.outbox.all()]
    await port.restart()
    port.accept()
    await port.wait(600)
    assert await port.bot.sessions.outbox.all() == []
    assert sum(len(ends(person)) for person in people) >= 3
    assert all(len(ends(person)) <= 1 for person in people)
    port.logged.clear()


async def test_everybody_reads_it_in_their_own_language(port, mail):
    people = [*crew(port, 3), port.person("Ren", "ja")]
    await (await nearly_over(port, people)).play()
    texts = [message.text for message in people[-1].dms]
    assert not texts or JA("table-over") in texts[0]


async def test_play_again_works_from_the_direct_message(port, people):
    await (await nearly_over(port, people)).play()
    reader = next(person for person in people if ends(person))
    answer = await reader.click(ends(reader)[0], EN("button-replay"))
    assert EN("table-number", table="2") in answer.text
    assert (await table(port, 2)).status is Status.LOBBY
