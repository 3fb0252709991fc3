"""The bot's metrics for Prometheus."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric, SummaryMetricFamily
from prometheus_client.registry import Collector

from cogs.harbour import Harbourmaster
from service import figures
from service.pulse import Pulse
from service.upkeep import Upkeep
from sessions import Status
from sessions.tables.rows import UNREADABLE

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


@dataclass(frozen=True, eq=False)
class Figures(Collector):
    """Metrics at one moment. Times are in seconds."""

    ready: bool
    lag: float
    worst_lag: float
    backup_age: float | None
    bot: BotFigures | None

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics in Prometheus's form."""
        yield _gauge("ready", "1 while the bot answers on Discord", self.ready)
        yield _gauge("loop_lag_seconds", "How late the event loop is", self.lag)
        yield _gauge("loop_lag_worst_seconds", "How late it was at most in the last minute", self.worst_lag)
        if self.backup_age is not None:
            yield _gauge("backup_age_seconds", "Since the newest backup was made", self.backup_age)
        if self.bot is not None:
            yield from self.bot.collect()


@dataclass(frozen=True)
class BotFigures:
    """The metrics of a bot whose database is open."""

    latency: float | None
    commits: int
    commit_seconds: float
    log_bytes: int
    pictures: int
    picture_seconds: float
    pictures_waiting: int
    jobs_due: int
    jobs_age: float
    unreadable: int
    dropped: int
    tables: dict[Status, int]

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics in Prometheus's form."""
        if self.latency is not None:
            yield _gauge("gateway_latency_seconds", "Latency of Discord's gateway", self.latency)
        yield _summary("commit_seconds", "Time to commit a transaction", self.commits, self.commit_seconds)
        yield _gauge("wal_bytes", "Size of the write-ahead log", self.log_bytes)
        yield _summary("picture_seconds", "Time to draw a picture", self.pictures, self.picture_seconds)
        yield _gauge("pictures_waiting", "Pictures being drawn or waiting", self.pictures_waiting)
        yield _gauge("jobs_due", "Jobs that are due or failing", self.jobs_due)
        yield _gauge("jobs_oldest_seconds", "Age of the oldest due job", self.jobs_age)
        yield _gauge("unreadable", "Damaged values that were skipped", self.unreadable)
        yield _gauge(
            "events_dropped", "Discord events that were skipped because they couldn't be read", self.dropped
        )
        tables = GaugeMetricFamily("harbourmaster_tables", "Tables by state", labels=["state"])
        for status, number in self.tables.items():
            tables.add_metric([status], number)
        yield tables


class Metrics:
    """Measures the program."""

    def __init__(self, pulse: Pulse, upkeep: Upkeep) -> None:
        self._pulse = pulse
        self._upkeep = upkeep

    async def page(self, bot: Harbourmaster | None, ready: bool) -> bytes:
        """All metrics as text for Prometheus."""
        registry = CollectorRegistry()
        registry.register(await self._measure(bot, ready))
        return generate_latest(registry)

    async def _measure(self, bot: Harbourmaster | None, ready: bool) -> Figures:
        measured = None if bot is None or not bot.is_open else await measure(bot)
        return Figures(ready, self._pulse.lag, self._pulse.worst, self._upkeep.age(), measured)


async def measure(bot: Harbourmaster) -> BotFigures:
    """Measure a bot whose house is open."""
    waiting = await figures.waiting_jobs(bot.house)
    oldest = waiting.oldest
    return BotFigures(
        latency=bot.latency if math.isfinite(bot.latency) else None,
        commits=bot.database.commits.number,
        commit_seconds=bot.database.commits.seconds,
        log_bytes=bot.database.log_size,
        pictures=bot.artist.drawn.number,
        picture_seconds=bot.artist.drawn.seconds,
        pictures_waiting=bot.artist.waiting,
        jobs_due=waiting.number,
        jobs_age=0.0 if oldest is None else max(0.0, bot.now() - oldest),
        unreadable=len(UNREADABLE),
        dropped=bot.guard.dropped,
        tables=await figures.count_tables(bot.house),
    )


def _gauge(name: str, what: str, value: float) -> Metric:
    return GaugeMetricFamily(f"harbourmaster_{name}", what, value=value)


def _summary(name: str, what: str, number: int, seconds: float) -> Metric:
    return SummaryMetricFamily(f"harbourmaster_{name}", what, count_value=number, sum_value=seconds)
