"""The simulated Discord in the browser, in real time.

simcord's preview shows one channel on one page. Here one Discord has several pages: the channels, and each
person's direct messages. simcord does one thing at a time, so clicks and the clock take turns.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

import simcord
from simcord.preview import Preview

from demo.pictures import Pictures

CLOCK_INTERVAL = 0.25
"""Seconds between two steps of the simulated clock."""


class PortTaken(Exception):
    """Another program uses the port."""


class Discord(simcord.Env):
    """A simulated Discord with several pages. simcord allows one, but only its screenshots depend on that."""

    @property
    def _preview(self) -> None:
        return None

    @_preview.setter
    def _preview(self, page: object) -> None:  # pyright: ignore[reportIncompatibleVariableOverride]
        pass


class Page(Preview):
    """A page that takes turns with the others and shows our pictures unchanged."""

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
        """`assets` are pictures by address: (file name, PNG). `locale` is that of the browser."""
        self.env = env
        self._assets = assets
        self._locale = locale
        self._turn = asyncio.Lock()
        self._pages: list[Preview] = []
        self._shown = 0

    async def show(
        self, channel: simcord.ChannelHandle, viewers: Sequence[Any], *, key: str, port: int = 0
    ) -> str:
        """Open a page for a channel. Returns its address, which ends in #`key`. Raises PortTaken."""
        page = Page(self, channel, viewers, locale=self._locale, assets=self._assets, port=port)
        page.capability = key
        try:
            await page.__aenter__()
        except simcord.SetupError as error:
            raise PortTaken(port) from error
        self._pages.append(page)
        return page.url

    async def run(self, after: Callable[[], None]) -> None:
        """Run the clock until the first page is closed. `after` is called after each step."""
        ended = asyncio.ensure_future(self._pages[0].wait_closed())
        while not ended.done():
            await asyncio.wait([ended], timeout=CLOCK_INTERVAL)
            async with self._turn:
                await self._step()
            after()

    async def rest(self) -> None:
        """Wait until the present action is finished."""
        async with self._turn:
            pass

    async def in_turn(self, act: Awaitable[Any]) -> Any:
        """Run a person's action when nothing else runs, then update all pages."""
        async with self._turn:
            answer = await act
            await self._publish()
            return answer

    async def _step(self) -> None:
        """Advance the simulated clock to the real time. A click may have put it ahead."""
        behind = (datetime.now(UTC) - self.env.now()).total_seconds()
        try:
            await self.env.advance_time(max(behind, 0))
        except TimeoutError:
            return  # The bot needs longer. A later step shows the result.
        await self._publish()

    async def _publish(self) -> None:
        """Update the visible pages if anything happened. An update closes menus that are open on a page."""
        happened = len(self.env.backend.transcript)
        if happened == self._shown:
            return
        self._shown = happened
        for page in self._pages:
            if not page._closed and _is_looked_at(page):  # pyright: ignore[reportPrivateUsage]
                await page.refresh()


def _is_looked_at(page: Preview) -> bool:
    """Whether a browser shows the page, apart from the view that simcord keeps for programs."""
    return len(page._pages) > 1  # pyright: ignore[reportPrivateUsage]
