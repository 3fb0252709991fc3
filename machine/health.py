"""The health port: whether the program lives, whether it is of use, and its figures."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Protocol

from aiohttp import web

from cogs.harbour import Harbourmaster
from machine.metrics import KIND, Metrics
from settings import Address, WrongSetting


class Watched(Protocol):
    """What is asked of the service."""

    @property
    def bot(self) -> Harbourmaster | None: ...

    @property
    def not_ready(self) -> str | None:
        """Why the bot can't be used now, in a line; None if it can."""
        ...


def application(service: Watched, metrics: Metrics) -> web.Application:
    """`/live`: 200 while the event loop runs, whatever Discord does. `/ready`: 200 while people are answered,
    else 503 with the reason. `/metrics`: for Prometheus."""

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
        return web.Response(body=page, headers={"Content-Type": KIND})

    app = web.Application()
    app.add_routes([web.get("/live", live), web.get("/ready", ready), web.get("/metrics", figures)])
    return app


@asynccontextmanager
async def serve_health(address: Address, service: Watched, metrics: Metrics) -> AsyncGenerator[None]:
    """Answer there while the block runs. WrongSetting if that can't be."""
    runner = web.AppRunner(application(service, metrics), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, address.host, address.port).start()
        except OSError as error:
            raise WrongSetting(f"HARBOURMASTER_HEALTH is {address}: {error.strerror or error}") from error
        yield
    finally:
        await runner.cleanup()
