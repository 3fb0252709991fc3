"""Records every message that the bot sends to people unprompted, including messages deleted later."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from tests.cogs.driver import offered
from tests.cogs.wording import EN, JA
from tests.shown import Shown
from tests.simulated import Person, Port

_TABLE = re.compile(r"hm:(?:move|return|vote|answer|answer_pick):(\d+)")


class Letter(NamedTuple):
    """A message to one person."""

    when: float
    place: str  # "dm", or the name of the channel in which the person is mentioned
    gist: str  # kind and tables of the message: "asks 1", "calls", "reminds 1, 2", "last call 1" ...
    text: str


class Mailbag:
    """Records all messages from now on."""

    def __init__(self, port: Port) -> None:
        self._port = port
        self._letters: list[tuple[int, Letter]] = []
        self._kept: dict[int, list[int]] = {}
        port.env.backend.subscribers.append(self._hear)

    def of(self, person: Person) -> list[Letter]:
        """A person's messages in order. Of simultaneous ones, direct messages come first."""
        letters = [letter for whom, letter in self._letters if whom == person.id]
        return sorted(letters, key=lambda letter: (letter.when, letter.place != "dm"))

    def gists(self, person: Person) -> list[tuple[str, str]]:
        """A person's messages as (place, gist)."""
        return [(letter.place, letter.gist) for letter in self.of(person)]

    def empty(self) -> None:
        """Forget the messages so far."""
        self._letters.clear()
        self._kept.clear()

    def _hear(self, event: str, payload: Mapping[str, Any]) -> None:
        backend = self._port.env.backend
        if event == "MESSAGE_UPDATE":
            self._update(int(payload["channel_id"]), int(payload["id"]))
        if event == "MESSAGE_CREATE" and int(payload["author"]["id"]) == backend.bot_user.id:
            message = backend.get_message(int(payload["channel_id"]), int(payload["id"]))
            if not message.is_ephemeral:
                self._keep(message)

    def _keep(self, message: Any) -> None:
        backend = self._port.env.backend
        channel = backend.get_channel(message.channel_id)
        shown = Shown(self._port.env, channel.id, message.id)
        if channel.guild_id is None:
            place, people = "dm", [user for user in channel.recipient_ids if user != backend.bot_user.id]
        else:
            place, people = channel.name or "", list(message.ping_user_ids)
        letter = Letter(self._port.now, place, gist(shown), shown.text)
        start = len(self._letters)
        self._letters += [(person, letter) for person in people]
        self._kept[message.id] = [*range(start, len(self._letters))]

    def _update(self, channel: int, id: int) -> None:
        """Keep what a message becomes at once: a text that calls turns into the panel."""
        for number in self._kept.get(id, []):
            person, letter = self._letters[number]
            if (letter.place, letter.gist) == ("dm", "calls"):
                shown = Shown(self._port.env, channel, id)
                self._letters[number] = person, letter._replace(gist=gist(shown), text=shown.text)


def gist(message: Shown) -> str:
    """The kind of a message and its tables."""
    tables = ", ".join(dict.fromkeys(match[1] for id in message.ids if (match := _TABLE.match(id))))
    return f"{_kind(message)} {tables}".strip()


def _kind(message: Shown) -> str:
    if offered(message):
        return "asks"
    if any(id.startswith("hm:return") for id in message.ids):
        return "replaced"
    if any(id.startswith("hm:vote:") for id in message.ids):
        return "a vote on"
    for say in (EN, JA):
        marks = {
            "last call": say("reminder-last-call", title="", link="", until="", then="")[5:15],
            "time out": say("reminder-out", title="", link="")[5:15],
            "nudges": say("reminder-asked"),
            "a vote": say("vote-call", people="", names="", link="").strip(),
        }
        for kind, mark in marks.items():
            if mark in message.text:
                return kind
    return "reminds" if "hm:settings" in message.ids else "calls"


@asynccontextmanager
async def lost_answers(port: Port, path: str) -> AsyncGenerator[None]:
    """Drop the connection after Discord has taken a message to this path, so its answer is lost."""
    request = port.bot.http.request

    async def dropping(route: Any, **kwargs: Any) -> Any:
        answer = await request(route, **kwargs)
        if route.method == "POST" and route.url.endswith(path):
            raise ConnectionResetError(104, "Connection reset by peer")
        return answer

    port.bot.http.request = dropping
    yield
    port.bot.http.request = request


async def owed(port: Port) -> list[str]:
    """The kinds of the jobs that are due or failing."""
    await port.house.jobs.flush()
    rows = await port.db.all(
        "SELECT kind FROM jobs WHERE due <= :now OR failing IS NOT NULL ORDER BY kind", now=int(port.now)
    )
    return [row["kind"] for row in rows]
