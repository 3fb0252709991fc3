"""A small Discord: REST and gateway over real sockets, with simcord's store of messages behind them.

It supports logins, commands, interactions, messages and edits. There is one server with one channel. An act
is over when the bot's answer has arrived over the network.
"""

from __future__ import annotations

import asyncio
import io
import json
import random
import re
import socket
import time
from collections.abc import AsyncGenerator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import Enum, IntEnum
from fnmatch import fnmatch
from types import SimpleNamespace
from typing import Any

import discord
from aiohttp import WSMsgType, web
from simcord._clock import Clock
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.http import router, routes
from simcord.intents import prune_guild_create, required_intent

from tests.discord_rules import AddressBlocked, DiscordRules, LogIns, rate_limit
from tests.loopback.weather import Fault, Weather

assert routes  # Importing the routes registers them.

API = "/api/v10"
HEARTBEAT_INTERVAL = 41_250
"""Milliseconds between two heartbeats of a gateway connection."""
TOKEN = "loopback"
"""The only valid bot token. A bot may append its own name after a dot."""
BOT_TIMEOUT = 60.0
"""Seconds allowed for any of the bot's actions."""


class Op(IntEnum):
    """Opcodes of the gateway."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    REQUEST_GUILD_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Trouble(Enum):
    """What happens to each new message of the bot."""

    NONE = "they are posted"
    DEAF = "they don't arrive"
    MUTE = "they are posted, and the bot doesn't get to know it"


_NAMED = re.compile(r'\b(name|filename)="([^"]*)"')

DEFERRED_CALLBACKS = (5, 6)
"""Types of interaction callbacks that only defer the answer."""


async def until(condition: Callable[[], Any], patience: float = BOT_TIMEOUT) -> Any:
    """Wait for a true result and return it. Raises TimeoutError after `BOT_TIMEOUT` seconds."""
    async with asyncio.timeout(patience):
        while not (value := condition()):  # noqa: ASYNC110, most of it has no event of its own
            await asyncio.sleep(0.005)
        return value


def free_port() -> int:
    """A free port."""
    with closing(socket.socket()) as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


@dataclass(eq=False)
class Connection:
    """A bot's connection to the gateway."""

    socket: web.WebSocketResponse
    intents: discord.Intents | None = None
    shard: int = 0
    shards: int = 1
    sent: int = 0
    outgoing: asyncio.Queue[tuple[str, dict[str, Any]]] = field(default_factory=asyncio.Queue)

    def tell(self, event: str, payload: Mapping[str, Any], bot: int) -> None:
        """Send an event if the bot subscribed to its kind."""
        if self.intents is None or not self._hears(event, payload):
            return
        needed = required_intent(event, payload)
        if needed is None or getattr(self.intents, needed):
            mine = json.loads(json.dumps(payload, default=str))
            if event == "GUILD_CREATE":
                prune_guild_create(mine, self.intents, bot)
            self.outgoing.put_nowait((event, mine))

    def _hears(self, event: str, payload: Mapping[str, Any]) -> bool:
        """Whether an event belongs to the connection's shard. The first also gets events of no server."""
        if event in ("READY", "RESUMED"):
            return True
        server = payload.get("id") if event.startswith("GUILD_CREATE") else payload.get("guild_id")
        return (int(server or 0) >> 22) % self.shards == self.shard

    async def send(self) -> None:
        """Send queued events forever."""
        while True:
            event, payload = await self.outgoing.get()
            self.sent += 1
            await self.socket.send_str(
                json.dumps({"op": Op.DISPATCH, "s": self.sent, "t": event, "d": payload})
            )


class RealClock(Clock):
    """The machine's clock, which the bot's process uses too."""

    def now(self) -> datetime:
        return datetime.now(UTC)


class LoopbackDiscord:
    """The loopback Discord. `address` is set while it runs."""

    def __init__(self) -> None:
        self.address = ""
        self.backend = Backend(clock=RealClock())
        self.backend.subscribers.append(self.announce)
        self.outage: int | None = None
        """HTTP status with which all requests are refused; None to refuse nothing."""
        self.closed = 0
        """Number of the next gateway connections to refuse."""
        self.silent = 0
        """Number of the next gateway connections to close before HELLO."""
        self.refused: set[int] = set()
        """Shards whose connections are cut instead of logged in."""
        self.pauses: dict[str, float] = {}
        """Seconds after which a bucket is free again that one answer exhausts, by the path's pattern."""
        self.raw_at_log_in: str | bytes | None = None
        """A frame that each log-in gets after READY."""
        self.is_mute = False
        """Whether new gateway connections are accepted and never greeted."""
        self.is_dead = False
        """Whether nothing arrives on gateway connections until a new one is made."""
        self.log_ins = LogIns()
        self.refuses_commands = False
        self.cuts_resumed = False
        """Whether to close each connection right after RESUMED."""
        self.resumes: list[float] = []
        """Times at which connections were resumed, in seconds of the event loop's clock."""
        self.acts: dict[str, float] = {}
        """Time of each process's first change of a channel, by the name after its token."""
        self._connections: set[Connection] = set()
        self._intents: discord.Intents | None = None
        self.trouble = Trouble.NONE
        self.troubled = 0  # requests
        self.weather = Weather(random.Random(0))
        self.answered: dict[str, list[dict[str, Any]]] = {}
        """The bot's answers to interactions as sent, by the interaction's token."""
        self.acknowledged: set[str] = set()
        """Tokens of the interactions that the bot has responded to, deferrals included."""
        self.posted: list[tuple[int, dict[str, Any]]] = []
        """Messages that the bot posted unprompted: channel, and payload with nonce, moment and Unix time."""
        self.moment: Callable[[int, Mapping[str, Any]], Any] = lambda channel, message: None
        """Callback that determines the moment shown by a channel's message with a nonce."""
        self.rules = DiscordRules(self.backend, time.monotonic)
        self.guild = self.backend.create_guild("Harbour")
        self.guilds = [self.guild]
        self.channel = self.backend.create_channel(self.guild.id, "games")

    @property
    def connected(self) -> bool:
        """Whether a bot is connected and has received all events."""
        return any(c.intents is not None and c.outgoing.empty() for c in self._connections)

    def has(self, shard: int) -> bool:
        """Whether a shard's bot is connected and has received all events."""
        return any(
            c.intents is not None and c.outgoing.empty() and c.shard == shard for c in self._connections
        )

    def add_server(self, shard: int, of: int) -> int:
        """Add a server that belongs to a shard. Returns its id."""
        guild = self.backend.create_guild("Another harbour")
        while (guild.id >> 22) % of != shard:
            time.sleep(0.001)  # Ids derive from the time.
            guild = self.backend.create_guild("Another harbour")
        self.guilds.append(guild)
        return guild.id

    def app(self) -> web.Application:
        """The web application with the gateway and all other routes."""
        app = web.Application(client_max_size=32 * 2**20)
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_route("*", API + "/{path:.*}", self._rest)
        return app

    def announce(self, event: str, payload: Mapping[str, Any]) -> None:
        for connection in self._connections:
            connection.tell(event, payload, self.backend.bot_user.id)

    async def _rest(self, request: web.Request) -> web.Response:
        if self.outage is not None:
            return web.Response(status=self.outage, text="<html>\nupstream connect error\n</html>")
        path = "/" + request.match_info["path"]
        if path == "/gateway/bot":
            limit = self.log_ins.limit()
            return _answer({"url": self._gateway_url, "shards": 1, "session_start_limit": limit})
        token, _, process = request.headers.get("Authorization", f"Bot {TOKEN}").partition(".")
        if token != f"Bot {TOKEN}":
            return _answer({"message": "401: Unauthorized", "code": 0}, 401)
        if request.method != "GET" and path.startswith("/channels/"):
            self.acts.setdefault(process, time.monotonic())
        try:
            body, files = await _read(request)
        except ConnectionResetError:  # The bot was killed during the request.
            return web.Response()
        if self.refuses_commands and path.endswith("/commands"):
            return _answer({"message": "Invalid Form Body", "code": 50035}, 400)
        is_new_message = request.method == "POST" and path.endswith("/messages")
        trouble = self.trouble if is_new_message else Trouble.NONE
        if trouble is Trouble.DEAF:
            return await self._hang()
        fault = self.weather.fault(request.method, path)
        if fault is not None and not fault.is_done:
            return _failed(request, fault)
        try:
            result = await self._do(request.method, path, body, dict(request.query), files)
        except (BackendError, AddressBlocked) as error:
            return _refused(error)
        self._note_answer(path, body)
        if fault is not None:
            return _failed(request, fault)
        if trouble is Trouble.MUTE:
            await self._hang()
        response = web.Response(status=204) if result is None else _answer(result)
        self._exhaust(path, response)
        return response

    def _exhaust(self, path: str, response: web.Response) -> None:
        for pattern, seconds in self.pauses.items():
            if fnmatch(path, f"*{pattern}"):
                response.headers["X-RateLimit-Bucket"] = pattern
                response.headers["X-RateLimit-Limit"] = "1"
                response.headers["X-RateLimit-Remaining"] = "0"
                response.headers["X-RateLimit-Reset-After"] = str(seconds)

    async def _do(self, method: str, path: str, body: Any, params: dict[str, str], files: list[Any]) -> Any:
        result = self.carry_out(method, path, body, params, files)
        if path.startswith("/channels/"):
            await self.weather.hold_up()
        return result

    def carry_out(
        self,
        method: str,
        path: str,
        body: Any,
        params: Mapping[str, str] | None = None,
        files: Sequence[Any] = (),
    ) -> Any:
        """Carry out a request. Returns the response. Raises BackendError and AddressBlocked."""
        return self.rules.carry_out(
            self._dispatch, method, path, body, params=dict(params or {}), files=[*files]
        )

    def _dispatch(self, backend: Backend, method: str, path: str, *, json: Any, **how: Any) -> Any:
        result = router.dispatch(backend, method, path, json=json, **how)
        if method == "POST" and path.endswith("/messages"):
            channel = int(path.split("/")[2])
            noted = {**result, "nonce": json.get("nonce") if json.get("enforce_nonce") else None}
            self.posted.append((channel, {**noted, "moment": self.moment(channel, noted), "at": time.time()}))
        return result

    def _note_answer(self, path: str, body: Any) -> None:
        """Record that an interaction was answered; a deferral alone doesn't count."""
        root, _, *more = path.strip("/").split("/")
        if root == "webhooks":
            self.answered.setdefault(more[0], []).append(body or {})
        elif root == "interactions":
            self.acknowledged.add(more[0])
            if body["type"] not in DEFERRED_CALLBACKS:
                self.answered.setdefault(more[0], []).append(body.get("data") or {})

    def forget_sessions(self) -> None:
        """Let no session be resumed, so that each connection logs in."""
        self._intents = None

    async def hang_up(self) -> None:
        """Cut all connections to the gateway."""
        for connection in list(self._connections):
            await connection.socket.close(code=4000)  # This code lets a bot reconnect.

    async def send_raw(self, frame: str | bytes) -> None:
        """Send a frame on all connections to the gateway, once everything before it is sent."""
        await until(lambda: self.connected)
        for connection in list(self._connections):
            await _send(connection.socket, frame)

    async def _hang(self) -> web.Response:
        """Leave a request unanswered until the trouble is over. Returns a failure."""
        self.troubled += 1
        while self.trouble is not Trouble.NONE:  # noqa: ASYNC110, a test's trouble is short
            await asyncio.sleep(0.01)
        return _answer({"message": "Service Unavailable", "code": 0}, 503)

    @property
    def _gateway_url(self) -> str:
        return self.address.replace("http", "ws", 1) + "/gateway"

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        if self.closed:
            self.closed -= 1
            return web.Response(status=503)
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        connection = Connection(socket)
        self._connections.add(connection)
        sender = asyncio.ensure_future(connection.send())
        try:
            if self.silent:
                self.silent -= 1
                await socket.close(code=4000)
                return socket
            if self.is_mute:
                await until(lambda: not self.is_mute, 10**9)
                return socket
            self.is_dead = False
            await socket.send_json({"op": Op.HELLO, "d": {"heartbeat_interval": HEARTBEAT_INTERVAL}})
            async for frame in socket:
                if frame.type is WSMsgType.TEXT and not self.is_dead:
                    await self._hear(connection, json.loads(frame.data))
        finally:
            sender.cancel()
            self._connections.remove(connection)
        return socket

    async def _hear(self, connection: Connection, said: dict[str, Any]) -> None:
        match said["op"]:
            case Op.HEARTBEAT:
                await connection.socket.send_json({"op": Op.HEARTBEAT_ACK})
            case Op.IDENTIFY if said["d"].get("shard", [0])[0] in self.refused:
                await connection.socket.close(code=4000)
            case Op.IDENTIFY:
                self._welcome(connection, said["d"])
                if self.raw_at_log_in is not None:
                    await until(connection.outgoing.empty)
                    await _send(connection.socket, self.raw_at_log_in)
            case Op.REQUEST_GUILD_MEMBERS:
                self._tell_members(connection, said["d"])
            case Op.RESUME if self._intents is not None:
                connection.intents, connection.sent = self._intents, said["d"]["seq"]
                connection.shard, connection.shards = map(int, said["d"]["session_id"].split("/"))
                connection.tell("RESUMED", {}, self.backend.bot_user.id)
                self.resumes.append(asyncio.get_running_loop().time())
                if self.cuts_resumed:
                    await until(connection.outgoing.empty)
                    await connection.socket.close(code=4000)
            case Op.RESUME:
                await connection.socket.send_json({"op": Op.INVALID_SESSION, "d": False})
            case _:
                pass  # The bot also sends presences and the like.

    def _tell_members(self, connection: Connection, asked: dict[str, Any]) -> None:
        """Tell which of some people are in a server. This takes no privileged intent.

        Source: Discord's documentation, topics/gateway-events, Request Guild Members.
        """
        guild = self.backend.guilds[int(asked["guild_id"])]
        found = [guild.members[person] for person in map(int, asked["user_ids"]) if person in guild.members]
        members = [dict(serializers.member_payload(self.backend, guild, each)) for each in found]
        chunk = {"guild_id": str(guild.id), "members": members, "chunk_index": 0, "chunk_count": 1}
        connection.tell("GUILD_MEMBERS_CHUNK", {**chunk, "nonce": asked["nonce"]}, self.backend.bot_user.id)

    def _welcome(self, connection: Connection, identity: dict[str, Any]) -> None:
        connection.intents = self._intents = discord.Intents._from_value(identity["intents"])
        connection.shard, connection.shards = identity.get("shard", [0, 1])
        self.log_ins.note(connection.shard)
        bot = self.backend.bot_user
        mine = [guild for guild in self.guilds if (guild.id >> 22) % connection.shards == connection.shard]
        ready = {
            "v": 10,
            "user": dict(serializers.user_payload(bot)),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in mine],
            "session_id": f"{connection.shard}/{connection.shards}",
            "resume_gateway_url": self._gateway_url,
            "shard": identity.get("shard", [0, 1]),
            "application": {"id": str(self.backend.application_id), "flags": 0},
        }
        connection.tell("READY", ready, bot.id)
        for guild in mine:
            connection.tell("GUILD_CREATE", serializers.guild_create_payload(self.backend, guild), bot.id)


@asynccontextmanager
async def loopback_discord(server: LoopbackDiscord | None = None) -> AsyncGenerator[LoopbackDiscord]:
    """Run this server, or a new one, on a free port. At the end, fail if a message rang in vain."""
    server = server or LoopbackDiscord()
    runner = web.AppRunner(server.app(), shutdown_timeout=1.0)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    server.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield server
    finally:
        await runner.cleanup()
    server.rules.check()


async def _send(connection: web.WebSocketResponse, frame: str | bytes) -> None:
    if isinstance(frame, str):
        await connection.send_str(frame)
    else:
        await connection.send_bytes(frame)


def _answer(body: Any, status: int = 200) -> web.Response:
    """discord.py reads JSON only if the content type is exactly that, without a charset."""
    return web.Response(
        body=json.dumps(body, default=str).encode(), status=status, content_type="application/json"
    )


def _refused(error: BackendError | AddressBlocked) -> web.Response:
    if isinstance(error, AddressBlocked):
        return web.Response(status=error.status, headers=error.headers, text=error.page)
    return _answer(error.to_json(), error.status)


def _failed(request: web.Request, fault: Fault) -> web.Response:
    status, code, message, wait, is_global = fault.reply
    if not status:
        if request.transport is not None:  # Otherwise the bot was killed in the meantime.
            request.transport.abort()
        return web.Response()
    body, headers = {"message": message, "code": code}, dict[str, str]()
    if wait is not None:
        body, headers = rate_limit(wait, is_global=is_global)
    response = _answer(body, status)
    response.headers.update(headers)
    response.headers["Via"] = "1.1 loopback"  # Without this header, discord.py takes a 429 for a ban.
    return response


async def _read(request: web.Request) -> tuple[Any, list[Any]]:
    """The body of a request, and its files."""
    if not request.content_type.startswith("multipart/"):
        return (await request.json() if request.can_read_body else None), []
    body, files = None, []
    for name, filename, content in _parts(request.headers["Content-Type"], await request.read()):
        if name == "payload_json":
            body = json.loads(content)
        else:
            files.append(SimpleNamespace(fp=io.BytesIO(content), filename=filename, description=None))
    return body, files


def _parts(kind: str, body: bytes) -> Iterator[tuple[str, str | None, bytes]]:
    """The name, file name and content of each part of a form; ValueError if it is malformed.

    aiohttp's reader takes five times as long.
    """
    boundary = b"--" + kind.partition("boundary=")[2].strip('"').encode()
    nothing, *parts, end = (b"\r\n" + body).split(b"\r\n" + boundary)
    if nothing or end.strip() != b"--":
        raise ValueError(f"a form without beginning or end: {kind}")
    for part in parts:
        head, _, content = part.partition(b"\r\n\r\n")
        named = dict(_NAMED.findall(head.decode()))
        yield named["name"], named.get("filename"), content
