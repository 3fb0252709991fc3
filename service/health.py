"""The health port: liveness, readiness and metrics."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Protocol

from aiohttp import web

from cogs.harbour import Harbourmaster
from service.metrics import CONTENT_TYPE, Metrics
from settings import Address, WrongSetting

log = logging.getLogger(__name__)

MAX_CONNECTIONS = 20
"""Maximum number of open connections. Further ones are closed at once."""
CONNECTION_LIFETIME = 10.0
MAX_LINE_BYTES = 4096
"""Maximum bytes of a request's first line, and of each header."""

_quiet = logging.getLogger(f"{__name__}.requests")
"""Logger for requests, silenced because aiohttp logs each malformed request with a traceback."""
_quiet.setLevel(logging.CRITICAL + 1)


class Watched(Protocol):
    """The service as the health port sees it."""

    @property
    def bot(self) -> Harbourmaster | None: ...

    @property
    def not_ready(self) -> str | None:
        """Why the bot can't be used now, in one line, or None."""
        ...


def application(service: Watched, metrics: Metrics) -> web.Application:
    """The web application.

    `/live` gives 200 while the event loop runs, whatever Discord does. `/ready` gives 200 while people are
    answered, else 503 with the reason. `/metrics` is for Prometheus.
    """

    async def live(_: web.Request) -> web.Response:
        return web.Response(text="alive\n")

    async def ready(_: web.Request) -> web.Response:
        reason = service.not_ready
        lines = [reason or "ready"]
        if service.bot is not None and service.bot.commands_refused:
            lines.append(f"the commands can't be registered: {service.bot.commands_refused}")
        return web.Response(text="".join(f"{line}\n" for line in lines), status=503 if reason else 200)

    async def figures(_: web.Request) -> web.Response:
        page = await metrics.page(service.bot, service.not_ready is None)
        return web.Response(body=page, headers={"Content-Type": CONTENT_TYPE})

    app = web.Application(middlewares=[_logged])
    app.add_routes([web.get("/live", live), web.get("/ready", ready), web.get("/metrics", figures)])
    return app


@web.middleware
async def _logged(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Log our own errors, since aiohttp's log is silenced."""
    try:
        return await handler(request)
    except web.HTTPException:
        raise
    except Exception:
        log.exception("Can't answer %s", request.path)
        return web.Response(text="internal error\n", status=500)


@asynccontextmanager
async def serve_health(address: Address, service: Watched, metrics: Metrics) -> AsyncGenerator[None]:
    """Serve the health port while the block runs. Raises WrongSetting if that is impossible."""
    runner = web.AppRunner(
        application(service, metrics),
        access_log=None,
        shutdown_timeout=1.0,
        logger=_quiet,
        max_line_size=MAX_LINE_BYTES,
        max_field_size=MAX_LINE_BYTES,
    )
    await runner.setup()
    server = runner.server
    assert server is not None
    loop = asyncio.get_running_loop()
    try:
        try:
            listening = await loop.create_server(lambda: _Limited(server), address.host, address.port)
        except OSError as error:
            raise WrongSetting(f"HARBOURMASTER_HEALTH is {address}: {error.strerror or error}") from error
        async with listening:
            yield
    finally:
        await runner.cleanup()


class _Limited(asyncio.Protocol):
    """A connection that is closed after a while, or at once if there are too many."""

    def __init__(self, server: web.Server) -> None:
        self._server = server
        self._inner = server()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        if len(self._server.connections) >= MAX_CONNECTIONS:
            transport.abort()
            return
        asyncio.get_running_loop().call_later(CONNECTION_LIFETIME, transport.abort)
        transport.set_protocol(self._inner)
        self._inner.connection_made(transport)
