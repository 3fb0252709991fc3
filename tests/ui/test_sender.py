"""The sender sends a message once, even if the answer is lost."""

import asyncio
from contextlib import suppress

import discord
import pytest

from cogs.clock.service import VOTE_JOB, VOTE_MESSAGE
from sessions import Key, Later, Preferences, Where, messages
from sessions.jobs.job import TURN_JOB
from sessions.messages import Shows
from tests.bot_fixtures import nothing_is_left_to_chance, pictures_are_their_drawings, port
from tests.cogs.mailbag import lost_answers
from tests.cogs.troubles import forbid, talk
from tests.harbour import GAME
from tests.preferring import prefer
from tests.settled import called_by_the_bot
from ui.marks import REQUEST_TIMEOUT
from ui.sender import NONCE_LIFETIME, SECONDS_IN_FLIGHT, only
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.sheet.plain import Text

__all__ = ["nothing_is_left_to_chance", "pictures_are_their_drawings", "port"]

JOB = Key(VOTE_JOB, 1)
SHOWS = [Shows(VOTE_MESSAGE, 1, 3)]


@pytest.fixture
async def send_again(port):
    """Sends the same message again and again, as a sheet or as plain text."""
    await port.begin()

    async def send(what="sheet"):
        sheet = Sheet()
        sheet.add(layout.text("A vote"))
        content = sheet if what == "sheet" else Text("A vote")
        return await port.bot.sender.send(JOB, port.channel.id, content, SHOWS, mentions=only())

    yield send
    port.rules.outside_jobs.clear()


def standing(port):
    return [message.id for message in port.shown if "A vote" in message.text]


async def noted(port):
    harbour = port.house
    rows = await messages.messages_of(harbour, 1, VOTE_MESSAGE)
    return [row.message for row in rows], len(await messages.attempts_of(harbour, JOB))


@pytest.mark.parametrize("what", ["sheet", "text"])
async def test_a_message_with_a_lost_response_is_found_at_once(port, send_again, what):
    async with lost_answers(port, "/messages"):
        id = await send_again(what)
    assert standing(port) == [id] and await noted(port) == ([id], 0)


@pytest.mark.parametrize("what", ["sheet", "text"])
async def test_an_unfound_message_is_searched_before_the_next_is_sent(port, send_again, what):
    port.refuse("GET", "/channels/*/messages", 0, status=503)
    async with lost_answers(port, "/messages"):
        with pytest.raises(OSError):
            await send_again(what)
    port.accept()
    [id] = standing(port)
    assert await noted(port) == ([], 1)
    await port.bot.sender.settle(JOB)
    assert await noted(port) == ([id], 0)


async def test_a_message_that_never_arrived_is_forgotten_after_a_while(port, send_again):
    port.refuse("*", "/channels/*/messages", 0, status=503)
    with pytest.raises(discord.HTTPException):
        await send_again()
    port.accept()
    with pytest.raises(Later):
        await port.bot.sender.settle(JOB)
    await port.wait(10)
    await port.bot.sender.settle(JOB)
    assert await noted(port) == ([], 0) and standing(port) == []


async def test_a_request_that_left_late_may_still_arrive(port, send_again):
    """The process was killed while the request waited for its turn."""
    attempt = messages.Attempt(7, 2**30 + 7, JOB, port.channel.id, int(port.now) - 20, tuple(SHOWS))
    await messages.begin(port.house, attempt)
    for _ in range(2):
        with pytest.raises(Later):
            await port.bot.sender.settle(JOB)
        await port.wait(SECONDS_IN_FLIGHT - 1)
    await port.wait(1)
    await port.bot.sender.settle(JOB)
    assert await noted(port) == ([], 0)


@pytest.mark.parametrize("what", ["sheet", "text"])
@pytest.mark.parametrize("how", ["empty", "refused"])
async def test_a_message_that_cant_be_looked_for_isnt_sent_twice(port, send_again, what, how):
    if how == "refused":
        port.refuse("GET", "/channels/*/messages", 50013)
    else:
        forbid(port, "read_message_history")
    async with lost_answers(port, "/messages"):
        with pytest.raises(OSError):
            await send_again(what)
    await port.wait(SECONDS_IN_FLIGHT)
    await port.bot.sender.settle(JOB)
    [id] = standing(port)
    assert await noted(port) == ([], 1)
    assert await send_again(what) == id
    assert standing(port) == [id] and await noted(port) == ([id], 0)


@pytest.mark.parametrize("has_another_turn", [False, True])
async def test_an_attempt_that_cant_be_looked_for_and_isnt_repeated_is_forgotten(port, has_another_turn):
    """The turn of a call has ended meanwhile. The job looks again once, not all the time, also if it would
    come back only for a reminder tomorrow."""
    people = port.crew(4)
    for person in people:
        await prefer(port.house, person.id, Preferences(where=Where.CHANNEL))
    await port.begin(people, pace="none")
    second = port.server.create_text_channel("second")
    await people[0].slash("game open", at=second, game=GAME, pace="none")
    for person in people[1:]:
        await person.slash("game join", at=second, table="2")
    await people[0].slash("game start", at=second, shuffle=False)
    forbid(port, "read_message_history")
    acted = await port.to_move()
    async with lost_answers(port, "/messages"):
        while (called := await port.to_move()) is acted:
            await port.make_move(acted, (await port.legal(acted))[0])
        await port.wait(0)
    while (await port.to_move(2) is called) != has_another_turn:
        mover = await port.to_move(2)
        await port.make_move(mover, (await port.legal(mover, id=2))[0], 2)
    await port.wait(0)
    while await port.to_move() is called:
        await port.make_move(called, (await port.legal(called))[0])
    job = Key(TURN_JOB, subject=called.id)
    assert await messages.attempts_of(port.house, job)
    await port.wait(SECONDS_IN_FLIGHT + 1)
    before = len(port.env.http_requests)
    await port.wait(NONCE_LIFETIME - SECONDS_IN_FLIGHT - 1)
    assert len(port.env.http_requests) == before
    await port.wait(2 * NONCE_LIFETIME)
    assert not await messages.attempts_of(port.house, job)


async def test_a_message_is_found_below_many_others(port, send_again):
    port.refuse("GET", "/channels/*/messages", 0, status=503)
    async with lost_answers(port, "/messages"):
        with pytest.raises(OSError):
            await send_again()
    port.accept()
    talk(port, *(f"line {number}" for number in range(60)))
    await port.bot.sender.settle(JOB)
    assert await noted(port) == (standing(port), 0)


async def test_a_refused_message_leaves_no_attempt(port, send_again):
    port.refuse("POST", "/channels/*/messages", 50013)
    with pytest.raises(discord.Forbidden):
        await send_again()
    port.accept()
    assert await noted(port) == ([], 0)


async def test_a_message_whose_job_was_taken_over_is_deleted(port, send_again):
    async def take_over():
        for attempt in await messages.attempts_of(port.house, JOB):
            await messages.abandon(port.house, attempt)

    with port.before("POST", "/channels/*/messages", take_over):
        await send_again()
    assert standing(port) == [] and await noted(port) == ([], 0)


async def test_an_earlier_message_with_the_same_text_isnt_confused(port, send_again):
    first = await send_again("text")
    port.refuse("POST", "/channels/*/messages", 0, status=503)
    with pytest.raises(discord.HTTPException):
        await send_again("text")
    port.accept()
    await port.wait(10)
    await port.bot.sender.settle(JOB)
    assert await noted(port) == ([first], 0)


async def test_a_hanging_request_times_out(port, send_again):
    with port.hang("POST", "/channels/*/messages"):
        sending = called_by_the_bot(port.env, lambda: asyncio.create_task(send_again()))()
        await port.wait(REQUEST_TIMEOUT - 1)
        assert not sending.done()
        await port.wait(2 * REQUEST_TIMEOUT)
    with pytest.raises(TimeoutError):
        await sending
    assert await noted(port) == ([], 1)


@pytest.mark.parametrize("arrives", [True, False])
@pytest.mark.parametrize("others", [(), (1,), (1, 2), (0, 1, 2), (2,)])
async def test_nobody_is_mentioned_twice_if_other_people_are_to_be_told_than_at_first(port, arrives, others):
    """The answer to the first mention was lost, and nobody may look for it."""
    people = port.crew(3)
    await port.begin()
    forbid(port, "read_message_history")

    async def mention(*called):
        ids = [people[number].id for number in called]
        text = Text("Fleet · Table 1 · 1 day left\n" + " ".join(f"<@{id}>" for id in ids))
        shows = [Shows(VOTE_MESSAGE, 1, 3, id) for id in ids]
        await port.bot.sender.send(JOB, port.channel.id, text, shows, mentions=only(*ids))

    async def told():
        return {each.person for each in await messages.messages_of(port.house, 1, VOTE_MESSAGE)}

    broken = ConnectionResetError(104, "Connection reset by peer")
    if arrives:
        async with lost_answers(port, "/messages"):
            with pytest.raises(OSError, match="reset"):
                await mention(0, 1)
    else:
        with port.cut(broken, ("POST", "/channels/*/messages")), pytest.raises(OSError, match="reset"):
            await mention(0, 1)
    await port.wait(SECONDS_IN_FLIGHT)
    wanted = {people[number].id for number in others}
    for _ in range(2):
        await port.bot.sender.settle(JOB)
        if left := [number for number in others if people[number].id not in await told()]:
            with suppress(Later):
                await mention(*left)
    mentioned = [id for message in port.shown for id in message.stored.ping_user_ids]
    assert sorted(mentioned) == sorted(wanted | ({people[0].id, people[1].id} if arrives else set()))
    assert wanted <= await told() <= {*mentioned}
    port.rules.outside_jobs.clear()
