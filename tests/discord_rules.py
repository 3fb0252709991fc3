"""Rules of the real Discord that simcord doesn't know, each with its source.

Both stand-ins for Discord, the simulated one (`tests/simulated.py`) and the loopback server
(`tests/loopback/server.py`), carry out all requests by `DiscordRules.carry_out`. A rule that one of them
can't show says so.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Generator
from contextlib import contextmanager
from datetime import datetime
from types import SimpleNamespace
from typing import Any, ClassVar

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

LOG_INS_PER_DAY = 1000

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


class AddressBlocked(Exception):
    """Cloudflare refuses the bot's address with a page, before Discord sees the request.

    Source: Discord's documentation, topics/rate-limits, invalid request limit; discord.py 8169.
    """

    status, reason = 429, "Too Many Requests"
    headers: ClassVar = {"Content-Type": "text/html"}
    page = "<!doctype html>\n<title>Access denied</title>"


class DiscordRules:
    """What Discord answers to some requests, and what people notice of others."""

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
        self._blocked: Counter[str] | None = None  # requests by method, while the address is blocked
        self._bad_emojis = 0  # the number of messages whose emojis will be refused
        self._refused_emojis: list[str] = []  # the paths of those that were
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

    @contextmanager
    def in_simcord(self) -> Generator[None]:
        """Carry out by these rules what the bot asks simcord."""
        dispatch = router.dispatch

        def ruled(backend: Backend, method: str, path: str, *, json: Any = None, **how: Any) -> Any:
            if backend is not self._backend:
                return dispatch(backend, method, path, json=json, **how)
            if _CREATE.fullmatch(f"{method} {path}") and not is_in_job():
                self.outside_jobs.append(path)
            try:
                return self.carry_out(dispatch, method, path, json, **how)
            except AddressBlocked as error:
                response: Any = SimpleNamespace(
                    status=error.status, reason=error.reason, headers=error.headers
                )
                raise discord.HTTPException(response, error.page) from error

        router.dispatch = ruled
        try:
            yield
        finally:
            router.dispatch = dispatch

    def carry_out(self, dispatch: Callable[..., Any], method: str, path: str, body: Any, **how: Any) -> Any:
        """Carry out a request, by simcord's `dispatch` if there is no rule for it. Returns the response.

        Raises BackendError if Discord refuses it, and AddressBlocked.
        """
        self._require_passage(method)
        self._require_good_emojis(method, path, body)
        known = self._answer(method, path, body or {})
        if known is not None:
            return known
        result = dispatch(self._backend, method, path, json=body, **how)
        self._note(method, path, body or {}, result)
        return result

    def _answer(self, method: str, path: str, body: Any) -> Any:
        """What Discord answers without doing anything; None if the request is to be carried out."""
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

    def _note(self, method: str, path: str, body: Any, result: Any) -> None:
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

    @contextmanager
    def blocked_address(self) -> Generator[Counter[str]]:
        """Block the bot's address. Counts the refused requests by method."""
        self._blocked = refused = Counter[str]()
        try:
            yield refused
        finally:
            self._blocked = None

    @contextmanager
    def refused_emojis(self, times: int) -> Generator[list[str]]:
        """Refuse the next messages with an emoji on a button or in a menu. Lists their paths."""
        self._bad_emojis, self._refused_emojis = times, []
        try:
            yield self._refused_emojis
        finally:
            self._bad_emojis = 0

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

    def _require_passage(self, method: str) -> None:
        if self._blocked is not None:
            self._blocked[method] += 1
            raise AddressBlocked

    def _require_good_emojis(self, method: str, path: str, body: Any) -> None:
        """An emoji may be refused although it exists, about one in 25.

        Source: discord-api-docs 7128, open.
        """
        if len(self._refused_emojis) < self._bad_emojis and _has_emoji(body):
            self._refused_emojis.append(f"{method} {path}")
            named = {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}
            errors = {"components": {"0": {"components": {"0": {"emoji": {"id": named}}}}}}
            raise BackendError(400, 50035, "Invalid Form Body", errors=errors)

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


def rate_limit(seconds: float, *, is_global: bool = False) -> tuple[dict[str, Any], dict[str, str]]:
    """The body and the headers of a 429 answer. A global limit is for all requests but answers to
    interactions.

    Only the loopback server has it: simcord takes the place of the code in discord.py that waits.

    Source: Discord's documentation, topics/rate-limits; discord.py 10287.
    """
    body = {
        "message": "You are being rate limited.",
        "code": 0,
        "retry_after": seconds,
        "global": is_global,
    }
    return body, {"X-RateLimit-Global": "true"} if is_global else {}


class LogIns:
    """The log-ins of a bot's shards. All times are in seconds of the event loop's clock.

    Only the loopback server has them: simcord has no gateway.

    Source: Discord's documentation, topics/gateway, session start limit, and `max_concurrency`.
    """

    def __init__(self) -> None:
        self.left = LOG_INS_PER_DAY
        """Number of log-ins that the bot may still use."""
        self.renewal = 0.0
        """Time at which the bot gets its daily number of log-ins again."""
        self.buckets = 1
        """Number of shards that may log in at the same time (`max_concurrency`)."""
        self.times: list[float] = []
        self.times_by_bucket: defaultdict[int, list[float]] = defaultdict(list)

    def note(self, shard: int) -> None:
        """Count a log-in of a shard."""
        self.left -= 1
        self.times.append(asyncio.get_running_loop().time())
        self.times_by_bucket[shard % self.buckets].append(self.times[-1])

    def limit(self) -> dict[str, int]:
        """What Discord tells of the limit. `reset_after` is in milliseconds."""
        wait = self.renewal - asyncio.get_running_loop().time()
        if wait <= 0:
            self.left = LOG_INS_PER_DAY
        return {
            "total": LOG_INS_PER_DAY,
            "remaining": self.left,
            "reset_after": max(0, round(1000 * wait)),
            "max_concurrency": self.buckets,
        }


def _has_emoji(body: Any) -> bool:
    """Whether a message's components have an emoji."""
    if isinstance(body, dict):
        return bool(body.get("emoji")) or any(map(_has_emoji, body.values()))
    return isinstance(body, list) and any(map(_has_emoji, body))


def _nonce(body: Any) -> str:
    """The nonce that a new message enforces; empty if none."""
    return str(body.get("nonce") or "") if body.get("enforce_nonce") else ""
