"""Captain's Orders from the lobby to the last card, by clicks and by commands."""

import pytest

from tests.cogs.driver import Clicking, ClickingInDms, Typing, assert_played_to_its_end
from tests.cogs.tables import JA, begun, crew, gathered, shown


@pytest.mark.parametrize("number", [4, 8])
async def test_people_play_by_clicks(port, number):
    people = crew(port, number)
    await begun(port, *people)
    await Clicking(port, *people).play()
    await assert_played_to_its_end(port, people)


async def test_a_person_plays_with_three_computers(port):
    mei = port.person("Mei")
    await begun(port, mei, computers=3)
    await Clicking(port, mei).play()
    await assert_played_to_its_end(port, [mei])


async def test_four_people_play_in_their_direct_messages(port):
    people = crew(port, 4)
    await begun(port, *people)
    players = ClickingInDms(port, *people)
    await players.play()
    await assert_played_to_its_end(port, people)
    assert players.answered > 20


async def test_four_people_play_by_typing(port):
    people = crew(port, 4)
    host, *others = people
    await host.slash("game open", game="captains_orders")
    for person in others:
        await person.slash("game join")
    await host.slash("game start")
    players = Typing(port, *people)
    await players.play()
    await assert_played_to_its_end(port, people)
    assert players.typed > 20


async def test_people_play_in_japanese(port):
    people = [port.person(name, "ja") for name in ("芽衣", "翔", "葵")]
    table_message = await gathered(port, *people, computers=1)
    await people[0].click(table_message, "Start")
    await Clicking(port, *people).play(5)
    for person in people:
        hand = await person.click(shown(port), "My hand")
        assert hand.text.startswith(f"**{JA('captains-orders-name')}**")


@pytest.mark.usefixtures("real_pictures")
async def test_pictures_are_drawn(port):
    mei = port.person("Mei")
    await begun(port, mei, computers=3)
    [board] = shown(port).pictures
    [hand] = (await mei.click(shown(port), "My hand")).shown.pictures
    for picture in (board, hand):
        assert picture.startswith(b"\x89PNG")
