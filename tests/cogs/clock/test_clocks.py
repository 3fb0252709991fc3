"""A table's pace and clocks on Discord: how they are shown, and who sets them."""

import pytest

from tests.cogs.wording import (
    EN,
    JA,
    timestamp,
)

HOUR, DAY = 3600, 86_400


# The pace


async def test_a_lobby_shows_its_pace_and_the_host_may_change_it(port):
    mei, tom = port.crew(2)
    lobby = await port.open([mei, tom])
    assert EN("lobby-pace", pace=EN("pace-day")) in lobby.text
    await mei.choose(await mei.host_menu(), EN("pace-three-days"))
    assert (await port.table()).setup.pace == 3 * DAY
    assert EN("lobby-pace", pace=EN("pace-three-days")) in port.board.text
    assert (await tom.click(port.board, EN("button-host"))).text == EN(
        "refusal-not-host", host=f"<@{mei.id}>"
    )
    assert (await tom.slash("game clock pace", pace="live")).text == EN(
        "refusal-not-host", host=f"<@{mei.id}>"
    )
    await mei.choose(await mei.host_menu(), EN("pace-none"))
    assert (await port.table()).setup.pace is None


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [
        ("live", 300),
        ("36h", 36 * HOUR),
        ("1d 12h", 36 * HOUR),
        ("１０分", 600),
        ("2日", 2 * DAY),
        ("none", None),
    ],
)
async def test_a_table_is_opened_with_a_pace(port, typed, seconds):
    [mei] = port.crew(1)
    await mei.slash("game open", game="captains_orders", pace=typed)
    assert (await port.table()).setup.pace == seconds


@pytest.mark.parametrize("typed", ["soon", "5s", "30", "61d", "0m", ""])
async def test_an_invalid_pace_is_refused(port, typed):
    [mei] = port.crew(1)
    answer = await mei.slash("game open", game="captains_orders", pace=typed)
    assert answer.text == EN("refusal-bad-pace") and port.shown == []


async def test_paces_are_autocompleted(port):
    mei, aki = port.person("Mei"), port.person("Aki", "ja")
    assert await mei.offered("game open", "pace", "3") == {
        EN("pace-three-days"): "three-days",
    }
    assert await mei.offered("game open", "pace", "36h") == {
        EN("pace-custom", span="1 day 12 hours"): "36h",
    }
    assert JA("pace-week") in await aki.offered("game open", "pace", "")


async def test_a_new_pace_in_a_match_needs_everyones_consent(port):
    mei, *others = port.crew(4)
    await port.begin([mei, *others])
    answer = await mei.slash("game clock pace", pace="3h")
    assert EN("time-proposed") in answer.text
    named = [each.name for each in others]
    pace = EN("pace-custom", span="3 hours")
    assert EN("proposal-pace", name="Mei", pace=pace, missing=named) in port.board.text
    await others[0].click(port.board, EN("button-agree"))
    await others[1].slash("game clock agree")
    assert (await port.table()).setup.pace == DAY
    await others[2].click(port.board, EN("button-agree"))
    assert (await port.table()).setup.pace == 3 * HOUR
    assert EN("button-agree") not in port.board.buttons


async def test_one_objection_rejects_a_proposal(port):
    mei, *others = port.crew(4)
    await port.begin([mei, *others])
    await mei.slash("game clock pace", pace="3h")
    await others[0].click(port.board, EN("button-object"))
    assert (await port.table()).proposal is None
    await mei.slash("game clock pace", pace="3h")
    await others[0].slash("game clock object")
    assert (await port.table()).proposal is None


# Display


async def begin_now(port, *people):
    """Start a match. Returns the time at which its clock starts."""
    await port.open(people)
    now = port.now
    await people[0].slash("game start", shuffle=False)
    return now


async def test_the_board_shows_the_deadlines_of_players_to_move(port):
    people = port.crew(4)
    began = await begin_now(port, *people)
    person = await port.to_move()
    assert EN("clock-until", name=person.name, until=timestamp(began + DAY)) in port.board.text
    await port.wait(10 * HOUR)
    await port.make_move(person, (await port.legal(person))[0])
    await port.wait(0)
    other = await port.to_move()
    assert EN("clock-until", name=other.name, until=timestamp(port.now + DAY)) in port.board.text


async def test_a_player_to_move_sees_their_deadline(port):
    people = port.crew(4)
    began = await begin_now(port, *people)
    person = await port.to_move()
    asked = [message.text for message in person.dms] + [(await person.click(port.board, "My move")).text]
    assert all(EN("clock-own", until=timestamp(began + DAY)) in text for text in asked) and len(asked) > 1
    await port.wait(DAY)
    assert (
        EN("clock-own-ran-out", since=timestamp(began + DAY))
        in (await person.click(port.board, "My move")).text
    )


async def test_the_clock_shows_each_players_saved_time(port):
    people = port.crew(4)
    await port.begin(people)
    person = await port.to_move()
    await port.wait(10 * HOUR)
    await port.make_move(person, (await port.legal(person))[0])
    for opened in (await person.click(port.board, EN("button-time")), await person.slash("game clock show")):
        assert opened.private
        assert EN("pace-day") in opened.text
        assert EN("time-saved", name=person.name, span="14 hours") in opened.text


async def test_a_spectator_sees_the_clock_without_buttons(port):
    people = port.crew(4)
    await port.begin(people)
    zoe = port.person("Zoe")
    opened = await zoe.click(port.board, EN("button-time"))
    assert EN("pace-day") in opened.text
    assert opened.shown.buttons == [] and opened.shown.menus == []
