"""What a very large number of servers would need, and which limit comes first.

    python -m bench.scale [--servers 1000 10000 100000 1000000]

First it measures the cost of a move. Whole games are played by clicks on the simulated Discord, with four
people at a table, each notified directly. It counts the bot's requests: answers to clicks, which Discord
doesn't limit, and those that count towards the limit of 50 a second for all of a bot's processes. It also
counts pictures. The processor time of a move comes from the last run of `bench.load` in
`bench/history.jsonl`.

Then it simulates the evening of the day's busiest region: tables make moves at random moments, and each move
needs its requests, and time of the process that has its server. Reports how long requests wait, and how busy
everything is. `Habits` has the assumptions about people.
"""

from __future__ import annotations

import asyncio
import heapq
import json
import random
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any

from bench.figures import HISTORY, Figures, command_line
from engine import GAMES
from raster import Artist
from tests.cogs.driver import Clicking
from tests.simulated import harbour

UNCOUNTED_PATHS = ("/interactions/", "/webhooks/")
"""Paths of answers to people, which don't count towards Discord's global limit."""
GLOBAL_LIMIT = 50
"""Discord's global rate limit, in requests per second; see `docs/scale.md`."""
SERVERS_PER_SHARD = 1000
"""Number of servers per shard that Discord recommends."""
IDENTIFY_INTERVAL = 5
"""Minimum seconds between two logins in the same rate-limit bucket."""
SIMULATED_SECONDS = 600
TURNS_PER_GAME = 40
TURN_INTERVAL = 30
"""Simulated seconds between two turns of a game."""


@dataclass(frozen=True)
class Habits:
    """Assumptions about people."""

    playing: float = 0.02
    """Share of the bot's servers in which a table is currently played."""
    moves: float = 60.0
    """Moves per day at a running table, by all of its players."""
    peak: float = 2.5
    """Ratio of the busiest hour's rate to the average rate."""

    def rate(self, servers: int) -> float:
        """Moves per second in the busiest hour."""
        return servers * self.playing * self.moves * self.peak / 86_400


@dataclass(frozen=True)
class Cost:
    """Average cost of a move."""

    counted: float
    """Requests that count towards Discord's global rate limit."""
    free: float
    pictures: float
    processor: float
    """Processor seconds of the main process and its workers."""


async def measured(games: Iterable[str], turns: int) -> list[tuple[str, int, int, int, int]]:
    """Play this many turns of each game. Returns moves, counted requests, other requests and pictures."""
    found: list[tuple[str, int, int, int, int]] = []
    for game in games:
        drawn = 0

        async def draw(self: Artist, drawing: object) -> bytes:
            nonlocal drawn
            drawn += 1
            return b"\x89PNG\r\n\x1a\n" + bytes(16)

        Artist.draw, kept = draw, Artist.draw
        try:
            with tempfile.TemporaryDirectory() as folder:
                async with harbour(Path(folder) / "scale.db") as port:
                    people = port.crew(4)
                    await port.begin(people, game=game, seed="scale")
                    before, drawn = len(port.env.http_requests), 0
                    ply = await _plies(port)
                    players = Clicking(port, *people)
                    await port.wait(TURN_INTERVAL)
                    for _ in range(turns):
                        await players.play(1)
                        # Without this pause, the bot would search for messages sent just before a start.
                        await port.wait(TURN_INTERVAL)
                    made = port.env.http_requests[before:]
                    free = sum(any(part in request.path for part in UNCOUNTED_PATHS) for request in made)
                    found.append((game, await _plies(port) - ply, len(made) - free, free, drawn))
        finally:
            Artist.draw = kept
    return found


async def _plies(port: Any) -> int:
    table = await port.bot.house.tables.get(1)
    return table.match.ply


def processor() -> float:
    """Processor seconds per move, from the last run of `bench.load` at ten moves a second."""
    parts = {"10 a second: processor a move", "10 a second: processor a move, of workers"}
    runs = [json.loads(line)["figures"] for line in HISTORY.read_text("utf-8").splitlines()]
    told = next(figures for figures in reversed(runs) if parts <= figures.keys())
    return sum(told[part]["value"] for part in parts) / 1000


def simulated(rate: float, cost: Cost, cores: int, dice: random.Random) -> tuple[list[float], list[float]]:
    """How long requests wait for their turn, and moves for a core, in seconds."""
    waits: list[float] = []
    moves: list[float] = []
    free_at = 0.0  # time at which the next request can be made
    idle = [0.0] * cores
    heapq.heapify(idle)
    now = 0.0
    while (now := now + dice.expovariate(rate)) < SIMULATED_SECONDS:
        start = max(now, heapq.heappop(idle))
        heapq.heappush(idle, start + dice.expovariate(1 / cost.processor))
        moves.append(start - now)
        whole, part = divmod(cost.counted, 1)
        for _ in range(int(whole) + (dice.random() < part)):
            free_at = max(free_at, start)
            waits.append(free_at - start)
            free_at += 1 / GLOBAL_LIMIT
    return waits, moves


def late(waits: Sequence[float]) -> float:
    """The 99th percentile of the values."""
    return quantiles(waits, n=100)[98] if len(waits) > 1 else 0.0


def main() -> None:
    """Measure, simulate and report."""
    parser = command_line(__doc__)
    parser.add_argument("--servers", type=int, nargs="+", default=[1_000, 10_000, 100_000, 1_000_000])
    chosen = parser.parse_args()
    habits, dice = Habits(), random.Random("scale")
    size = (["fleet"], 2) if chosen.smallest else (GAMES, TURNS_PER_GAME)
    with Figures("scale", smallest=chosen.smallest) as figures:
        found = asyncio.run(measured(*size))
        for game, moves, counted, free, pictures in found:
            print(f"{game}: {moves} moves, {counted} counted requests, {free} answers, {pictures} pictures")
        cost = Cost(
            fmean(counted / moves for _, moves, counted, _, _ in found),
            fmean(free / moves for _, moves, _, free, _ in found),
            fmean(pictures / moves for _, moves, _, _, pictures in found),
            processor(),
        )
        figures.tell("counted requests a move", cost.counted, "")
        figures.tell("answers a move", cost.free, "")
        figures.tell("pictures a move", cost.pictures, "")
        figures.tell("processor a move (bench.load)", cost.processor * 1000, "ms")
        most = GLOBAL_LIMIT / cost.counted
        figures.tell("moves that 50 requests a second allow", most, "a second")
        figures.tell("servers whose busiest hour that is", most / habits.rate(1), "")
        for servers in chosen.servers:
            rate = habits.rate(servers)
            cores = max(2, -(-int(rate * cost.processor * 2 * 100) // 100) + 1)  # Cores should be half idle.
            shards = -(-servers // SERVERS_PER_SHARD)
            name = f"{servers:,} servers: "
            figures.tell(f"{name}moves in the busiest hour", rate, "a second")
            figures.tell(f"{name}counted requests", rate * cost.counted, "a second")
            figures.tell(
                f"{name}log-in of {shards} connections, one by one", shards * IDENTIFY_INTERVAL / 60, "min"
            )
            figures.tell(f"{name}cores, half of them idle", cores, "")
            if rate * cost.counted < GLOBAL_LIMIT:
                waits, moves = simulated(rate, cost, cores, dice)
                figures.tell(f"{name}requests wait, 99 %", late(waits), "s")
                figures.tell(f"{name}moves wait for a core, 99 %", late(moves), "s")
            else:
                figures.tell(f"{name}times what Discord allows", rate * cost.counted / GLOBAL_LIMIT, "")


if __name__ == "__main__":
    main()
