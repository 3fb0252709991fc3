"""The simulated Discord in the browser, in step with the clock on the wall.

simcord's preview shows one channel on one page. Here one Discord has several pages: the games channel, and
each person's direct messages. simcord does one thing at a time, so clicks and the clock take turns.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

import simcord
from simcord.preview import Preview

from demo.pictures import Pictures

STEP = 0.25
"""Seconds between two steps of the clock."""


class PortTaken(Exception):
    """Another program listens there already."""


class Discord(simcord.Env):
    """A simulated Discord with several pages. simcord allows one; only its screenshots depend on that."""

    @property
    def _preview(self) -> None:
        return None

    @_preview.setter
    def _preview(self, page: object) -> None:  # pyright: ignore[reportIncompatibleVariableOverride]
        pass


class Page(Preview):
    """A page that does one thing at a time with the others, and shows our pictures as they are."""

    def __init__(
        self, stage: Stage, channel: simcord.ChannelHandle, viewers: Sequence[Any], **how: Any
    ) -> None:
        super().__init__(
            stage.env,
            channel,
            tuple(viewers),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            timezone="UTC",
            presentation_time=None,
            **how,
        )
        self._stage = stage
        self._media_worker = Pictures()

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        return await self._stage.in_turn(super()._action(context_id, body))


class Stage:
    """All pages of one simulated Discord."""

    def __init__(self, env: simcord.Env, assets: Mapping[str, tuple[str, bytes]], locale: str) -> None:
        """`assets` are pictures by address: (file name, PNG); `locale` is the browser's, so to speak."""
        self.env = env
        self._assets = assets
        self._locale = locale
        self._turn = asyncio.Lock()
        self._pages: list[Preview] = []
        self._shown = 0

    async def show(
        self, channel: simcord.ChannelHandle, viewers: Sequence[Any], *, key: str, port: int = 0
    ) -> str:
        """Open a page for a channel; returns its address, which ends in #`key`. PortTaken if it is."""
        page = Page(self, channel, viewers, locale=self._locale, assets=self._assets, port=port)
        page.capability = key
        try:
            await page.__aenter__()
        except simcord.SetupError as error:
            raise PortTaken(port) from error
        self._pages.append(page)
        return page.url

    async def run(self, after: Callable[[], None]) -> None:
        """Let the clock run until the first page is ended; `after` is called after each step."""
        ended = asyncio.ensure_future(self._pages[0].wait_closed())
        while not ended.done():
            await asyncio.wait([ended], timeout=STEP)
            async with self._turn:
                await self._step()
            after()

    async def rest(self) -> None:
        """Wait until what somebody is doing is done."""
        async with self._turn:
            pass

    async def in_turn(self, act: Awaitable[Any]) -> Any:
        """Do what somebody does on a page when nothing else is being done, then show it on all pages."""
        async with self._turn:
            answer = await act
            await self._publish()
            return answer

    async def _step(self) -> None:
        """Let the simulated clock catch up with the one on the wall; a click may have put it ahead."""
        behind = (datetime.now(UTC) - self.env.now()).total_seconds()
        try:
            await self.env.advance_time(max(behind, 0))
        except TimeoutError:
            return  # the bot is at something that takes long; a later step sees it done
        await self._publish()

    async def _publish(self) -> None:
        """Show what has happened on the pages that somebody looks at; only if anything has, since it closes
        what is open in a page."""
        happened = len(self.env.backend.transcript)
        if happened == self._shown:
            return
        self._shown = happened
        for page in self._pages:
            if not page._closed and _is_looked_at(page):  # pyright: ignore[reportPrivateUsage]
                await page.refresh()


def _is_looked_at(page: Preview) -> bool:
    """Whether a browser shows it, besides the view that simcord keeps for programs."""
    return len(page._pages) > 1  # pyright: ignore[reportPrivateUsage]
