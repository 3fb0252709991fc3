"""Pauses and holidays on Discord: who may declare them, who must agree, and how the table shows them."""

import pytest

from cogs.clock import service as absence
from tests.cogs.wording import (
    EN,
    timestamp,
)

HOUR, DAY = 3600, 86_400


# Pauses


async def test_the_host_pauses_and_any_player_resumes(port):
    mei, tom, *_ = people = port.crew(4)
    await port.begin(people)
    panel = await mei.click(port.board, EN("button-time"))
    paused = await mei.click(panel.shown, EN("button-pause"))
    assert EN("time-paused") in paused.text and EN("button-resume") in paused.shown.buttons
    assert EN("table-paused", since=timestamp(port.now)) in port.board.text
    await port.wait(10 * DAY)
    assert (await port.table()).votes == ()
    await tom.click(port.board, EN("button-resume"))
    person = await port.to_move()
    assert EN("clock-until", name=person.name, until=timestamp(port.now + DAY)) in port.board.text


async def test_a_players_pause_needs_another_players_consent(port):
    people = port.crew(4)
    await port.begin(people)
    _, tom, ann, _ = people
    assert EN("time-proposed") in (await tom.slash("game clock pause")).text
    assert EN("proposal-pause", name="Tom") in port.board.text
    await ann.click(port.board, EN("button-agree"))
    assert (await port.table()).paused is not None
    assert EN("time-resumed") in (await tom.slash("game clock resume")).text
    assert (await tom.slash("game clock resume")).text == EN("refusal-not-paused")


async def test_agreeing_to_an_old_proposal_doesnt_count_for_a_new_one(port):
    people = port.crew(4)
    await port.begin(people)
    mei, tom, ann, _ = people
    await tom.slash("game clock pause")
    old = port.board.button(EN("button-agree"))
    await tom.slash("game clock object")
    await mei.slash("game clock pace", pace="live")
    assert (await ann.forge(port.board, old)).shown.text == EN("refusal-stale")


# Holidays


@pytest.mark.parametrize("by_command", [True, False])
async def test_a_table_shows_a_players_holiday_and_waits(port, by_command):
    people = port.crew(4)
    await port.begin(people)
    person = await port.to_move()
    if by_command:
        answer = await person.slash("my away", until="3d")
    else:
        panel = await person.click(port.board, EN("button-time"))
        answer = await person.choose(panel.shown, "3 days")
    until = port.now + 3 * DAY
    assert answer.text == EN("away-told", until=timestamp(until, "f"))
    assert EN("clock-away", name=person.name, until=timestamp(until, "D")) in port.board.text
    await port.wait(2 * DAY)
    assert (await port.table()).votes == ()
    if by_command:
        assert (await person.slash("my back")).text == EN("away-home")
    else:
        panel = await person.click(port.board, EN("button-time"))
        assert (await person.click(panel.shown, EN("button-home"))).text == EN("away-home")
    assert EN("clock-until", name=person.name, until=timestamp(port.now + DAY)) in port.board.text


async def test_a_holiday_ends_with_its_last_day(port):
    [mei] = port.crew(1)
    # In the person's time zone, the holiday begins on 1 January.
    await mei.slash("my away", until="2026-01-05")
    end = await absence.holiday(port.house, mei.id)
    assert end is not None and end % DAY == 0 and 5 * DAY - DAY < end - port.now <= 5 * DAY


@pytest.mark.parametrize("typed", ["2025-12-31", "soon", "200d", "2026-13-01"])
async def test_an_invalid_holiday_is_refused(port, typed):
    [mei] = port.crew(1)
    assert (await mei.slash("my away", until=typed)).text == EN("refusal-bad-holiday")
    assert (await mei.slash("my back")).text == EN("refusal-not-away")


async def test_a_server_limits_holiday_days(port):
    boss = port.person("Boss", manager=True)
    answer = await boss.slash("server holidays", days=2)
    assert answer.text == EN("server-holidays-set", holidays=2)
    people = port.crew(4)
    await port.begin(people)
    person = await port.to_move()
    answer = await person.slash("my away", until="5d")
    granted = timestamp(port.now + 2 * DAY, "f")
    assert EN("away-granted", until=granted, days=2) in answer.text
    await port.wait(2 * DAY)
    assert EN("clock-until", name=person.name, until=timestamp(port.now + DAY)) in port.board.text
    assert EN("away-not-granted", days=2) in (await person.slash("my away", until="5d")).text
