"""The greeting before a lesson in direct messages. It also shows whether the learner takes any."""

from __future__ import annotations

from locales import words
from sessions import Job, JobKind, Key
from sessions.messages import GREETING_MESSAGE, Shows
from ui.bot import Bot
from ui.sender import Sender, only
from ui.sheet import layout
from ui.sheet.layout import Sheet

GREETING_JOB = JobKind("greeting")
"""The message before a lesson in direct messages. The subject is the learner."""


def key(person: int) -> Key:
    """The key of the job that greets a learner."""
    return Key(GREETING_JOB, subject=person)


class Greetings:
    def __init__(self, bot: Bot, sender: Sender) -> None:
        self._bot = bot
        self._sender = sender

    async def send(self, job: Job) -> None:
        """Greet a learner in their direct messages, unless they take none."""
        if await self._sender.settle(job.key):
            return
        person = job.key.subject
        await self._sender.until_awake(person)
        say = words(await self._bot.language_of_person(person, None))
        sheet = Sheet()
        sheet.add(layout.text(f"### {say('learn-greeting')}\n{say('learn-how')}"))
        shows = Shows(GREETING_MESSAGE, 0, 0, person)
        await self._sender.direct(
            person, lambda channel: self._sender.send(job.key, channel, sheet, [shows], mentions=only())
        )
