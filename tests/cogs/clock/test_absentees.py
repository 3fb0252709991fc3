"""Replaced players are notified once, with a button to return."""

import pytest

from sessions import Preferences, Where
from tests.cogs.troubles import forbid
from tests.cogs.wording import EN, JA
from tests.preferring import prefer

DAY = 86_400


async def replaced(port, people, preferences=None, choice="sit"):
    """A match in which a person with these preferences was replaced after a day; returns that person."""
    await port.begin(people)
    person = await port.to_move()
    if preferences is not None:
        await prefer(port.house, person.id, preferences)
    await people[0].slash("game clock timeout", what=choice)
    await port.wait(DAY)
    return person


def return_offers(messages, say=EN):
    """The messages that offer the return, except the table's own."""
    return [each for each in messages if each.buttons == [say("button-return")]]


@pytest.mark.parametrize(
    ("where", "direct", "public"),
    [(Where.BOTH, 1, 1), (Where.DM, 1, 0), (Where.CHANNEL, 0, 1), (Where.NONE, 0, 0)],
)
async def test_a_stand_in_message_respects_the_persons_preference(port, where, direct, public):
    person = await replaced(port, port.crew(4), Preferences(where=where))
    assert (len(return_offers(person.dms)), len(return_offers(port.shown))) == (direct, public)
    assert all(list(message.stored.ping_user_ids) == [person.id] for message in return_offers(port.shown))
    assert not any(f"<@{person.id}>" in message.text for message in return_offers(person.dms))


async def test_closed_direct_messages_fall_back_to_the_channel(port):
    people = port.crew(4)
    for person in people:
        person.close_dms()
    await replaced(port, people, Preferences(where=Where.DM))
    assert len(return_offers(port.shown)) == 1


async def test_the_return_button_seats_the_player_and_removes_the_message(port):
    person = await replaced(port, port.crew(4))
    await person.click(return_offers(person.dms)[0], EN("button-return"))
    await port.wait(0)
    assert (await port.table()).seat_of(person.id) is not None
    assert return_offers(person.dms) == return_offers(port.shown) == []


async def test_a_stand_in_message_is_removed_when_the_seat_is_taken(port):
    person = await replaced(port, port.crew(4), choice="offer")
    assert "unless someone else" in return_offers(person.dms)[0].text
    await port.person("Zoe").click(port.board, EN("button-take"))
    await port.wait(0)
    assert return_offers(person.dms) == return_offers(port.shown) == []


async def test_a_stand_in_message_waits_until_quiet_hours_are_over(port):
    people = port.crew(4)
    await port.begin(people)
    person = await port.to_move()
    await port.wait(DAY)
    await prefer(port.house, person.id, Preferences(quiet_from=0, quiet_to=23 * 60 + 59, zone="UTC"))
    for other in [each for each in people if each is not person][:2]:
        await other.slash("game clock vote", choice="sit")
    assert return_offers(person.dms) == []
    await port.wait(DAY)
    assert len(return_offers(person.dms)) == 1


async def test_a_stand_in_message_is_in_the_persons_language(port):
    people = [port.person(name, "ja") for name in ("Mei", "Ren", "Yui", "Sora")]
    person = await replaced(port, people)
    assert len(return_offers(person.dms, JA)) == 1


async def test_a_player_who_leaves_gets_no_stand_in_message(port):
    people = port.crew(4)
    await port.begin(people)
    await people[1].slash("game leave")
    await port.wait(0)
    assert return_offers(people[1].dms) == return_offers(port.shown) == []


async def test_a_stand_in_message_without_permission_causes_no_error(port):
    people = port.crew(4)
    await port.begin(people)
    person = await port.to_move()
    await people[0].slash("game clock timeout", what="sit")
    forbid(port, "send_messages")
    await port.wait(DAY)
    assert len(return_offers(person.dms)) == 1 and return_offers(port.shown) == []
