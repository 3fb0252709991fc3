"""Voters on an absent player are asked once, at the place of their notifications."""

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.clock.service import VOTE_JOB
from sessions import Preferences, Remedy, Where
from sessions.people import people as people_service
from tests.cogs.troubles import forbid
from tests.cogs.wording import EN, JA
from tests.preferring import prefer

DAY = 86_400
ALL_DAY: dict[str, Any] = {"quiet_from": 0, "quiet_to": 23 * 60 + 59, "zone": "UTC"}


async def out_of_time(port, mail, preferences: Preferences | None = None, language="en-US"):
    """A match in which a player has just run out of time; returns that player and the others.

    All have these preferences.
    """
    people = [port.person(name, language) for name in ("Mei", "Tom", "Ann", "Leo")]
    await port.begin(people)
    late = await port.to_move()
    others = [person for person in people if person is not late]
    await port.wait(DAY - 60)
    for person in others:
        if preferences is None:
            break
        await prefer(port.house, person.id, preferences)
    mail.empty()
    await port.wait(60)
    return late, others


def asked(messages, say=EN):
    """The messages in which a person can vote, except the table's own."""
    return [each for each in messages if each.buttons == [say(f"vote-{choice}") for choice in Remedy]]


@pytest.mark.parametrize(
    ("where", "gists"),
    [
        (Where.BOTH, [("dm", "a vote on 1"), ("games", "a vote")]),
        (Where.DM, [("dm", "a vote on 1")]),
        (Where.CHANNEL, [("games", "a vote")]),
        (Where.NONE, []),
    ],
)
async def test_voters_are_asked_where_they_prefer(port, mail, where, gists):
    late, others = await out_of_time(port, mail, Preferences(where=where))
    assert [mail.gists(person) for person in others] == [gists] * 3
    assert mail.gists(late) == []
    assert sum(EN("vote-call", people="", names="", link="").strip() in each.text for each in port.shown) == (
        ("games", "a vote") in gists
    )


async def test_closed_direct_messages_fall_back_to_the_channel(port, mail):
    people = port.crew(4)
    for person in people:
        person.close_dms()
        await prefer(port.house, person.id, Preferences(where=Where.DM))
    await port.begin(people)
    late = await port.to_move()
    mail.empty()
    await port.wait(DAY)
    assert all(mail.gists(person) == [("games", "a vote")] for person in people if person is not late)


async def test_one_tap_casts_a_ballot_and_removes_the_question(port, mail):
    _, others = await out_of_time(port, mail)
    await others[0].click(asked(others[0].dms)[0], EN("vote-wait"))
    await port.wait(0)
    assert [len(asked(person.dms)) for person in others] == [0, 1, 1]
    [vote] = (await port.table()).votes
    assert vote.ballots == ((others[0].id, "wait"),)


@pytest.mark.parametrize("ending", ["decided", "moved"])
async def test_all_questions_are_removed_when_the_vote_ends(port, mail, ending):
    late, others = await out_of_time(port, mail)
    if ending == "moved":
        await late.slash("game move", move=str((await port.legal(late))[0]))
    else:
        for person in others[:2]:
            await person.slash("game clock vote", choice="wait")
    await port.wait(0)
    assert not any(asked(person.dms) for person in others)
    assert not any(EN("vote-call", people="", names="", link="").strip() in each.text for each in port.shown)


async def test_a_second_vote_asks_again(port, mail):
    _, others = await out_of_time(port, mail)
    for person in others[:2]:
        await person.slash("game clock vote", choice="wait")
    mail.empty()
    await port.wait(DAY)
    assert [("dm", "a vote on 1") in mail.gists(person) for person in others] == [True] * 3


async def test_a_restart_repeats_no_question(port, mail):
    _, others = await out_of_time(port, mail)
    mail.empty()
    await port.restart()
    await port.wait(3600)
    assert not any(mail.gists(person) for person in others)


async def test_a_crash_before_asking_loses_no_question(port, mail):
    kinds = port.house.jobs.kinds
    kinds[VOTE_JOB] = replace(kinds[VOTE_JOB], at_once=0)
    people = port.crew(4)
    await people[0].slash("game open", game="captains_orders")
    for person in people[1:]:
        await person.slash("game join")
    await people[0].slash("game start")
    await port.wait(DAY)
    mail.empty()
    await port.restart()
    await port.wait(0)
    asked_of = [person for person in people if ("dm", "a vote on 1") in mail.gists(person)]
    assert len(asked_of) == 3


async def test_questions_wait_until_quiet_hours_are_over(port, mail):
    _, others = await out_of_time(port, mail, Preferences(**ALL_DAY))
    assert [mail.gists(person) for person in others] == [[]] * 3
    await port.wait(DAY)
    assert [mail.gists(person) for person in others] == [[("dm", "a vote on 1")]] * 3


async def test_a_voter_on_holiday_isnt_asked(port, mail):
    people = port.crew(4)
    await port.begin(people)
    late = await port.to_move()
    away, *others = [person for person in people if person is not late]
    await away.slash("my away", until="5d")
    mail.empty()
    await port.wait(DAY)
    assert mail.gists(away) == []
    assert all(mail.gists(person) for person in others)


async def test_questions_are_in_the_voters_language(port, mail):
    _, others = await out_of_time(port, mail, language="ja")
    assert all(len(asked(person.dms, JA)) == 1 for person in others)


async def test_voters_are_asked_by_dm_if_the_channel_is_forbidden(port, mail):
    people = port.crew(4)
    await port.begin(people)
    late = await port.to_move()
    forbid(port, "send_messages")
    await port.wait(DAY)
    assert all(len(asked(person.dms)) == 1 for person in people if person is not late)
    assert port.board


async def test_a_voter_waiting_for_their_first_dm_is_mentioned_meanwhile(port, mail, fill_dm_queue):
    people = port.crew(4)
    await port.begin(people)
    late = await port.to_move()
    others = [person for person in people if person is not late]
    await port.wait(DAY - 60)
    for person in people:
        await people_service.set_direct_channel(port.house, person.id, None)
    await fill_dm_queue(200)
    mail.empty()
    await port.wait(60)
    votes = ("dm", "a vote on 1"), ("games", "a vote")
    assert [[gist for gist in mail.gists(each) if gist in votes] for each in others] == [[votes[1]]] * 3
    await port.wait(400)
    asked = [[gist for gist in mail.gists(each) if gist in votes] for each in others]
    assert asked == [[votes[1], votes[0]]] * 3
