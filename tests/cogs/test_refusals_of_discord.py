"""Each of Discord's refusals has its consequence on every route: no traceback, and no endless attempts."""

from __future__ import annotations

import pytest

from sessions.people.settings import settings_of
from sessions.tables.clock import HOUR
from tests.cogs.tournament.clicked import cup, joined
from tests.cogs.troubles import delete
from tests.cogs.wording import EN
from tests.harbour import GAME
from ui.discord_errors import CODES, DiscordRefusal, refusal_of
from ui.respond import EXPLANATIONS

STATUS = {DiscordRefusal.GONE: 404, DiscordRefusal.CLOSED: 403, DiscordRefusal.NOT_NOW: 429}
OVER = (DiscordRefusal.LATE, DiscordRefusal.ANSWERED)
OF_REQUESTS = [
    *((min(codes), STATUS.get(each, 400)) for each, codes in CODES.items() if each not in OVER),
    *((0, status) for status in (403, 404, 429, 503)),
]
"""A code of each class, and answers without a code."""
OF_ANSWERS = [*OF_REQUESTS, *((code, 404) for code in sorted(CODES[DiscordRefusal.LATE]))]


def requests(port, method, path):
    return [each for each in port.env.http_requests if each.method == method and each.path == path]


def test_each_code_has_one_class():
    codes = [code for each in CODES.values() for code in each]
    assert len(codes) == len(set(codes))
    assert set(CODES) | {DiscordRefusal.OUTAGE, DiscordRefusal.OURS} == set(DiscordRefusal)
    assert refusal_of(ValueError()) is None


@pytest.mark.parametrize(("code", "status"), OF_REQUESTS)
async def test_a_message_and_its_edit_are_refused_without_a_traceback(port, code, status):
    people = port.crew(4)
    await port.begin(people)
    channel = f"/channels/{port.channel.id}/messages"
    port.refuse("PATCH", f"{channel}/*", code, status=status)
    person = await port.to_move()
    await person.dm_slash("game move", move=str((await port.legal(person))[0]))
    port.refuse("POST", channel, code, status=status)
    delete(port, port.board)
    person = await port.to_move()
    await person.slash("game show", table=1)
    port.accept()
    person = await port.to_move()
    await person.dm_slash("game move", move=str((await port.legal(person))[0]))
    await port.wait(2 * HOUR)
    assert len([each for each in port.shown if each.text.startswith("## ")]) == 1


@pytest.mark.parametrize(("code", "status"), OF_REQUESTS)
async def test_a_refused_dm_stops_nobody_and_is_logged_without_a_traceback(port, code, status):
    people = port.crew(4)
    port.refuse("POST", "/users/@me/channels", code, status=status)
    await port.begin(people)
    await port.wait(2 * HOUR)
    mentions = [message for message in port.shown if any(f"<@{each.id}>" in message.text for each in people)]
    assert mentions


@pytest.mark.parametrize("route", ["open", "send"])
@pytest.mark.parametrize("code", sorted(CODES[DiscordRefusal.NOBODY]))
async def test_a_deleted_account_is_tried_once(port, code, route):
    people = port.crew(4)
    ids = {person.id for person in people}
    paths = {"open": {"/users/@me/channels"}}
    paths["send"] = {f"/channels/{person.member.user.dm_channel.id}/messages" for person in people}
    for path in paths[route]:
        port.refuse("POST", path, code, status=400)
    await port.begin(people)
    await port.wait(3 * 24 * HOUR)
    tried = [each for path in paths[route] for each in requests(port, "POST", path)]
    known = [person for person in ids if (await settings_of(port.db, person)).is_nobody]
    assert known and len(tried) == len(known)
    await port.restart()
    await port.wait(24 * HOUR)
    again = [each for path in paths[route] for each in requests(port, "POST", path)]
    assert len(again) == len([p for p in ids if (await settings_of(port.db, p)).is_nobody])
    await people[0].slash("game seek", game="fleet")  # Whoever acts has an account.
    assert not (await settings_of(port.db, people[0].id)).is_nobody


@pytest.mark.parametrize(("code", "status"), OF_REQUESTS)
async def test_a_tournaments_message_survives_each_refusal_of_its_edit(port, code, status):
    people = port.crew(3)
    await joined(port, *people, hours=200)
    port.refuse("PATCH", f"/channels/{port.channel.id}/messages/*", code, status=status)
    await port.person("Zoe").slash("tournament join", tournament=1)
    port.accept()
    await port.wait(2 * HOUR)
    [shown] = [message for message in port.shown if "🏆" in message.text]
    assert "Zoe" in shown.text and len((await cup(port)).entrants) == 4


async def test_every_refused_answer_becomes_words_without_a_traceback(port):
    mei = port.person("Mei")
    await port.open([mei], game=GAME)
    for code, status in OF_ANSWERS:
        port.refuse("PATCH", "/webhooks/*/*/messages/@original", code, status=status, times=1)
        answer = await mei.slash("game mine")
        refusal = next((each for each, codes in CODES.items() if code in codes), DiscordRefusal.OUTAGE)
        if refusal in EXPLANATIONS:
            assert answer.text == EN(f"refusal-{EXPLANATIONS[refusal].code}"), (code, status)
        elif refusal not in OVER:
            assert answer.text == EN("refusal-discord-failed"), (code, status)


@pytest.mark.parametrize(("code", "status"), OF_REQUESTS)
async def test_an_event_that_is_refused_stops_no_tournament(port, code, status):
    port.refuse("POST", f"/guilds/{port.server.id}/scheduled-events", code, status=status)
    await joined(port, *port.crew(3), hours=200)
    await port.wait(HOUR)
    assert [message for message in port.shown if "🏆" in message.text]


async def test_a_request_of_ours_that_is_malformed_is_logged(port):
    await port.begin(port.crew(4))
    port.refuse("PATCH", f"/channels/{port.channel.id}/messages/*", 50035, status=400)
    person = await port.to_move()
    await person.dm_slash("game move", move=str((await port.legal(person))[0]))
    assert any("could not be edited" in line for line in port.logged.lines)
    port.logged.clear()


async def test_a_thread_that_sleeps_is_explained(port):
    mei = port.person("Mei")
    port.refuse("PATCH", "/webhooks/*/*/messages/@original", 50083, status=400, times=1)
    assert (await mei.slash("game mine")).text == EN("refusal-thread-asleep")
