"""Nothing is sent twice."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from delivery.letter import text_letter
from delivery.once import Lapsed, Once
from sessions import messages

ME, STARTED = 1, 1_767_225_600


@pytest.fixture(autouse=True)
def none_noted(monkeypatch):
    """The database remembers no message."""

    async def get_message(house, message):
        return []

    monkeypatch.setattr(messages, "get_message", get_message)


class Channel:
    """A channel in which these messages of the bot stand."""

    def __init__(self, *contents):
        self.standing = [
            SimpleNamespace(id=number, author=SimpleNamespace(id=ME), content=content, components=[])
            for number, content in enumerate(contents)
        ]

    async def history(self, **_):
        for message in self.standing:
            yield message

    async def send(self, content, **_):
        self.standing.append(SimpleNamespace(id=len(self.standing), content=content))
        return self.standing[-1]


async def sent(once, channel, since):
    """How many messages stand there once something is sent that has been owed since then."""
    letter = text_letter("Your turn")
    await once.send(channel, letter, "nonce", since=since, mentions=discord.AllowedMentions.none())
    return len(channel.standing)


def once():
    """Of a bot that has just been started, and has not looked yet at what is owed."""
    bot: Any = SimpleNamespace(me=ME, now=lambda: STARTED, sessions=None)
    return Once(bot)


async def test_what_was_owed_before_the_start_is_looked_for_from_the_first_moment_on():
    """A click may come before the bot has looked at all that is owed."""
    assert await sent(once(), Channel("Your turn"), since=STARTED - 10) == 1
    assert await sent(once(), Channel("Another's turn"), since=STARTED - 10) == 2


async def test_what_has_come_to_be_owed_since_the_start_is_sent_at_once():
    begun = once()
    begun.begin()
    assert await sent(begun, Channel("Your turn"), since=STARTED + 1) == 2
    assert await sent(begun, Channel("Your turn"), since=STARTED) == 1


async def test_who_answers_in_a_letter_while_it_is_looked_for_gets_no_other():
    """Their answer has changed it, so that it isn't known again."""
    channel: Any = Channel("You have played")

    async def is_owed():
        return False

    with pytest.raises(Lapsed):
        await once().send(
            channel,
            text_letter("Your turn"),
            "nonce",
            since=STARTED - 10,
            mentions=discord.AllowedMentions.none(),
            is_owed=is_owed,
        )
    assert len(channel.standing) == 1
