"""Rules of the real Discord that simcord doesn't know, each with its source.

Both stand-ins for Discord use them: the simulated one (`tests/simulated.py`), between discord.py's HTTP
client and simcord, and the loopback server (`tests/loopback/server.py`), behind its routes.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from datetime import datetime
from types import SimpleNamespace
from typing import Any

import discord
from simcord.backend import Backend
from simcord.backend.access import channel_accessible
from simcord.backend.errors import BackendError
from simcord.http import router

from engine import GAMES
from sessions.jobs.queue import is_in_job
from tests.cogs.wording import EN, JA
from ui.text.game_text import message_prefix

NONCE_SECONDS = 180
"""Seconds for which Discord recognises a nonce. Its documentation says "the past few minutes"."""

SILENT = 1 << 12
"""The flag of a message that notifies nobody."""

OLD_AFTER = 3600
"""Seconds after which a message is old."""
OLD_EDITS, OLD_EDITS_SECONDS = 3, 6
"""Number of edits of old messages in a channel that Discord allows in a number of seconds."""

Request = Callable[..., Awaitable[Any]]

_CREATE = re.compile(r"POST /channels/(\d+)/messages")
_HISTORY = re.compile(r"GET /channels/(\d+)/messages(?:\?.*)?")
_EDIT = re.compile(r"PATCH /channels/(\d+)/messages/(\d+)")
_DELETE_MESSAGE = re.compile(r"DELETE /channels/\d+/messages/(\d+)")
_DELETE_CHANNEL = re.compile(r"DELETE /channels/(\d+)")
_CREATE_EVENT = re.compile(r"POST /guilds/(\d+)/scheduled-events")


def calls_somebody(body: dict[str, Any]) -> bool:
    """Whether a message mentions somebody, and its first line names game, table and time."""
    parts = (body.get("content") or "").split("\n")[0].split(" · ")
    named = any(say(f"{message_prefix(game)}-name") == parts[0] for game in GAMES for say in (EN, JA))
    has_number = len(parts) == 3 and any(character.isdigit() for character in parts[1])
    return (
        bool(body.get("allowed_mentions", {}).get("users"))
        and named
        and has_number
        and len(" · ".join(parts)) <= 60
    )


class DiscordRules:
    """What Discord answers to some requests, and what people notice of others.

    Each stand-in for Discord asks `answer` before it carries out a request, and tells `note` the result.
    """

    def __init__(self, backend: Backend, now: Callable[[], float]) -> None:
        self._backend = backend
        self._now = now
        self.nonce_seconds = float(NONCE_SECONDS)
        self.outside_jobs: list[str] = []
        """The messages that the bot sent outside of a job. They wouldn't be sent again after a failure."""
        self.rung: list[dict[str, Any]] = []
        """The bodies of the messages that notify somebody.

        Whatever lacks the flag for silence notifies: a server's default is to notify members of all messages.
        Source: Discord's documentation, resources/guild, `default_message_notifications`, and
        resources/message, message flags, `SUPPRESS_NOTIFICATIONS`.
        """
        self.dead_badges: list[str] = []
        """The deleted messages that called somebody who hasn't been in the channel since, if no later message
        calls them there. Their red badge stays and leads to nothing.

        Source: reported in Vencord 1101, Aliucord 170, QOTD-Bot 5.
        """
        self.unheard: list[tuple[int, float, str]] = []
        """The mentions that call somebody who can't see them, or can't press anything there: person, time and
        text.

        Source: Discord's documentation, topics/permissions: people who can't view a channel get no
        notifications of it, and those in a time-out can only view and read.
        """
        self._written: dict[int, list[float]] = {}  # times of direct messages, by person
        self._old_edits: dict[int, list[float]] = {}  # times, by channel
        self._unseen: dict[int, tuple[int, set[int], str]] = {}  # channel, people and text, by message
        self._rang: set[int] = set()  # the ids of messages that called somebody
        self._nonces: dict[tuple[str, str], tuple[float, Any]] = {}
        backend.subscribers.append(self._note_act)

    def check(self) -> None:
        """Fail if the bot sent something outside of a job, rang without a reason or for somebody who doesn't
        hear it, or left a dead badge."""
        assert not self.outside_jobs, f"Only a job may send messages that aren't answers: {self.outside_jobs}"
        dumb = [body for body in self.rung if not calls_somebody(body)]
        assert not dumb, f"Such messages must be silent, or name game, table and time: {dumb}"
        lost = [each for each in self.unheard if not self._is_written(*each[:2])]
        assert not lost, f"These mention people who don't hear it, and nothing else tells them: {lost}"
        assert not self.dead_badges, f"Deleted, these leave a badge that leads to nothing: {self.dead_badges}"

    async def between(self, request: Request, route: Any, **how: Any) -> Any:
        """Stand between discord.py's HTTP client and simcord."""
        path, body = route.url.removeprefix(route.BASE), _body(how)
        if _CREATE.fullmatch(f"{route.method} {path}") and not is_in_job():
            self.outside_jobs.append(route.url)
        try:
            known = self.answer(route.method, path, body)
        except BackendError as error:
            response: Any = SimpleNamespace(status=error.status, reason=error.message)
            refused = discord.Forbidden if error.status == 403 else discord.HTTPException
            raise refused(response, error.to_json()) from error
        if known is not None:
            return known
        result = await request(route, **how)
        self.note(route.method, path, body, result)
        return result

    def answer(self, method: str, path: str, body: Any) -> Any:
        """What Discord answers without doing anything; None if the request is to be carried out.

        Raises BackendError if Discord refuses it.
        """
        request = f"{method} {path}"
        if made := _CREATE.fullmatch(request):
            self._require_thread_member(int(made[1]))
            return self._repeated(path, body)
        if edited := _EDIT.fullmatch(request):
            self._require_edits_left(int(edited[1]), int(edited[2]))
        if deleted := _DELETE_CHANNEL.fullmatch(request):
            self._require_thread_manager(int(deleted[1]))
        if planned := _CREATE_EVENT.fullmatch(request):
            self._require_event_creator(int(planned[1]))
        if (history := _HISTORY.fullmatch(request)) and not self._may_read(int(history[1])):
            return []
        return None

    def note(self, method: str, path: str, body: Any, result: Any) -> None:
        """Note what a request did."""
        request = f"{method} {path}"
        if _CREATE.fullmatch(request):
            if nonce := _nonce(body):
                self._nonces[path, nonce] = self._now(), result
            if not body.get("flags", 0) & SILENT:
                self.rung.append(body)
                self._note_mentions(int(result["channel_id"]), body)
            self._note_call(result, body)
        if deleted := _DELETE_MESSAGE.fullmatch(request):
            self._note_deletion(int(deleted[1]))

    def forget_nonces(self) -> None:
        """Forget all nonces, as if some minutes had passed."""
        self._nonces.clear()

    def _repeated(self, path: str, body: Any) -> Any:
        """A repeated nonce creates no message: the first one is returned.

        Source: Discord's documentation, resources/message, Create Message, `enforce_nonce`.
        """
        created, message = self._nonces.get((path, _nonce(body)), (0.0, None))
        return message if self._now() - created < self.nonce_seconds else None

    def _note_call(self, created: dict[str, Any], body: dict[str, Any]) -> None:
        """A direct message leaves a red badge, and so does a mention."""
        channel = int(created["channel_id"])
        owners = [person for person, dm in self._backend.dm_channels.items() if dm == channel]
        called = {*owners, *map(int, body.get("allowed_mentions", {}).get("users", ()))}
        if called and not body.get("flags", 0) & SILENT:
            self._rang.add(int(created["id"]))
        self._unseen[int(created["id"])] = channel, called, created["content"]

    def _note_mentions(self, channel: int, body: dict[str, Any]) -> None:
        """Note whom a message that rings reaches, and whom it mentions in vain."""
        place = self._backend.channels[channel]
        for person in map(int, body.get("allowed_mentions", {}).get("users", ())):
            if place.guild_id is None:
                self._written.setdefault(person, []).append(self._now())
            elif not self._hears(person, place.guild_id, channel):
                self.unheard.append((person, self._now(), body.get("content") or ""))

    def _is_written(self, person: int, time: float) -> bool:
        """Whether a person got a direct message in the same minute."""
        return any(abs(each - time) < 60 for each in self._written.get(person, ()))

    def _hears(self, person: int, server: int, channel: int) -> bool:
        """Whether a mention in a channel notifies a person, who can press the buttons there."""
        member = self._backend.guilds[server].members.get(person)
        if member is None or not channel_accessible(self._backend, channel, person):
            return False
        allowed = discord.Permissions(self._backend.compute_permissions(server, person, channel))
        until, now = member.timed_out_until, self._backend.clock.now()
        return allowed.administrator or until is None or datetime.fromisoformat(until) <= now

    def _note_act(self, event: str, payload: Any) -> None:
        """Whoever clicks or types in a channel has seen it, and its badge is gone."""
        if event == "INTERACTION_CREATE":
            user = payload.get("user") or payload["member"]["user"]
            for channel, people, _ in self._unseen.values():
                if channel == int(payload["channel_id"]):
                    people.discard(int(user["id"]))

    def _note_deletion(self, message: int) -> None:
        channel, people, text = self._unseen.pop(message, (0, set[int](), ""))
        later = [each for id, each in self._unseen.items() if id > message and each[0] == channel]
        if message in self._rang and people - {person for each in later for person in each[1]}:
            self.dead_badges.append(text)

    def _require_edits_left(self, channel: int, message: int) -> None:
        """Messages older than an hour can be edited three times in six seconds in each channel.

        Source: discord-userdoccers, resources/message, Edit Message; Discord's documentation,
        topics/opcodes-and-status-codes.
        """
        shown, now = self._backend.messages.get(channel, {}).get(message), self._backend.clock.now()
        if shown is None or (now - datetime.fromisoformat(shown.timestamp)).total_seconds() < OLD_AFTER:
            return
        latest = [each for each in self._old_edits.get(channel, ()) if each > self._now() - OLD_EDITS_SECONDS]
        if len(latest) >= OLD_EDITS:
            raise BackendError(429, 30046, "Maximum number of edits to messages older than 1 hour reached")
        self._old_edits[channel] = [*latest, self._now()]

    def _require_thread_manager(self, channel: int) -> None:
        """Deleting a thread needs Manage Threads, also for its creator.

        Source: Discord's documentation, topics/threads, and resources/channel, Delete/Close Channel.
        """
        place = self._backend.channels.get(channel)
        if place is not None and place.is_thread and not self._allowed(channel).manage_threads:
            raise BackendError(403, 50013, "Missing Permissions")

    def _require_thread_member(self, channel: int) -> None:
        """In a private thread, only its members and those with Manage Threads can post.

        Source: Discord's documentation, topics/threads, Private Threads; reported for commands used there:
        discord-jda/JDA 2602.
        """
        place = self._backend.channels.get(channel)
        if place is None or place.type != discord.ChannelType.private_thread.value:
            return
        bot = self._backend.bot_user.id
        if bot not in place.thread_members and not self._allowed(channel).manage_threads:
            raise BackendError(403, 50001, "Missing Access")

    def _require_event_creator(self, server: int) -> None:
        """Creating an event needs Create Events; Manage Events isn't enough since 23 February 2026.

        Source: Discord's documentation, changelog 2025-11-24, and resources/guild-scheduled-event.
        """
        backend = self._backend
        allowed = discord.Permissions(backend.compute_permissions(server, backend.bot_user.id))
        if not allowed.create_events:
            raise BackendError(403, 50013, "Missing Permissions")

    def _allowed(self, channel: int) -> discord.Permissions:
        backend = self._backend
        server = backend.channels[channel].guild_id
        assert server is not None
        return discord.Permissions(backend.compute_permissions(server, backend.bot_user.id, channel))

    def _may_read(self, channel: int) -> bool:
        """Without the right to read it, a channel's history is empty; it isn't refused.

        Source: Discord's documentation, resources/message, Get Channel Messages.
        """
        place = self._backend.channels.get(channel)
        if place is None or place.guild_id is None:
            return True
        allowed = self._allowed(channel)
        return allowed.read_message_history or not allowed.view_channel


@contextmanager
def blocked_address() -> Generator[Counter[str]]:
    """Let Cloudflare refuse every request with a page, before Discord sees it. Counts the requests by method.

    Source: Discord's documentation, topics/rate-limits, invalid request limit; discord.py 8169.
    """
    dispatch, refused = router.dispatch, Counter[str]()

    def refuse(backend: Any, method: str, path: str, **how: Any) -> Any:
        refused[method] += 1
        response: Any = SimpleNamespace(
            status=429, reason="Too Many Requests", headers={"Content-Type": "text/html"}
        )
        raise discord.HTTPException(response, "<!doctype html>\n<title>Access denied</title>")

    router.dispatch = refuse
    try:
        yield refused
    finally:
        router.dispatch = dispatch


@contextmanager
def refused_emojis(times: int) -> Generator[list[str]]:
    """Refuse the next messages with an emoji on a button or in a menu. Lists their paths.

    Source: discord-api-docs 7128, open: about one in 25 is refused, though the emoji exists.
    """
    dispatch, refused = router.dispatch, list[str]()

    def refuse(backend: Any, method: str, path: str, **how: Any) -> Any:
        if len(refused) < times and _has_emoji(how.get("json")):
            refused.append(f"{method} {path}")
            named = {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}
            errors = {"components": {"0": {"components": {"0": {"emoji": {"id": named}}}}}}
            raise BackendError(400, 50035, "Invalid Form Body", errors=errors)
        return dispatch(backend, method, path, **how)

    router.dispatch = refuse
    try:
        yield refused
    finally:
        router.dispatch = dispatch


def _has_emoji(body: Any) -> bool:
    """Whether a message's components have an emoji."""
    if isinstance(body, dict):
        return bool(body.get("emoji")) or any(map(_has_emoji, body.values()))
    return isinstance(body, list) and any(map(_has_emoji, body))


def _body(how: dict[str, Any]) -> dict[str, Any]:
    """The JSON body of a request, also of one with files."""
    for part in how.get("form") or ():
        if part["name"] == "payload_json":
            return json.loads(part["value"])
    return how.get("json") or {}


def _nonce(body: Any) -> str:
    """The nonce that a new message enforces; empty if none."""
    return str(body.get("nonce") or "") if body.get("enforce_nonce") else ""
