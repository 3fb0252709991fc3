"""The real process, killed at random moments, loses no answered move."""

import asyncio
import json
import random
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from engine import Match
from tests.loopback.people import Act, Person
from tests.loopback.process import BotProcess
from tests.loopback.server import BOT_TIMEOUT, loopback_discord

KILLS = 20
MAX_KILL_DELAY = 0.15
"""Maximum seconds from a move to the kill of the process: about when the process answers."""


class Game:
    """A table of three people and a computer player, and a record of the answered moves."""

    def __init__(self, people: list[Person], database: Path, chance: random.Random) -> None:
        self.people = people
        self.answered: list[str] = []
        self._database = database
        self._chance = chance

    async def begin(self) -> None:
        """Open a table, join it and start the match."""
        host, *others = self.people
        await host.type("game open", game="captains_orders").answered()
        for person in others:
            await person.type("game join").answered()
        await host.type("game computer").answered()
        await host.type("game start").answered()
        self.answered = []

    async def send_move(self) -> tuple[str, Act]:
        """Send a legal move of a player on turn; start another match if this one is over."""
        async with asyncio.timeout(BOT_TIMEOUT):
            while True:
                for person in self._chance.sample(self.people, len(self.people)):
                    offered = await person.offered("game move", "move")
                    # accusations end a round, and three rounds the match: rare, but they must happen
                    calm = [move for move in offered if not move.startswith("accuse")]
                    if offered:
                        move = self._chance.choice(calm if self._chance.random() < 0.9 and calm else offered)
                        return move, person.type("game move", move=move)
                if self.table["status"] != "playing":
                    await self.begin()

    async def play(self) -> None:
        """Send a move and wait for its answer."""
        move, act = await self.send_move()
        self.has_answered(move, await act.answered())

    def has_answered(self, move: str, act: Act) -> None:
        """Count the move as stored, since its answer has come."""
        self.answered.append(move)
        assert self.is_kept(), f"{move} was answered ({act.text!r}) before it was kept: {self.moves}"

    def is_kept(self) -> bool:
        """Whether the log contains all answered moves in order, possibly with others in between."""
        kept = iter(self.moves)
        return all(move in kept for move in self.answered)

    @property
    def table(self) -> dict[str, Any]:
        """The last table's row."""
        return self._rows("SELECT * FROM tables ORDER BY id DESC LIMIT 1")[0]

    @property
    def entries(self) -> list[dict[str, Any]]:
        """The last table's log."""
        return self._rows("SELECT * FROM moves WHERE table_id = (SELECT max(id) FROM tables) ORDER BY entry")

    @property
    def moves(self) -> list[str]:
        """The moves in the last table's log."""
        return [entry["move"] for entry in self.entries]

    def snapshot_is_the_log(self) -> bool:
        """Whether the stored match equals the replay of its stored log."""
        table = self.table
        record = json.loads(table["document"])["record"]
        record["moves"] = [[entry["seat"], entry["move"]] for entry in self.entries]
        return Match.load(json.loads(table["snapshot"])).dump() == Match.replay(record).dump()

    def _rows(self, query: str) -> list[dict[str, Any]]:
        with closing(sqlite3.connect(f"file:{self._database}?mode=ro", uri=True)) as database:
            database.row_factory = sqlite3.Row
            return [dict(row) for row in database.execute(query)]


async def test_no_answered_move_is_lost_over_twenty_kills(tmp_path):
    chance = random.Random(20)
    database = tmp_path / "harbourmaster.db"
    async with loopback_discord() as discord, BotProcess(discord, database) as bot:
        await bot.start()
        game = Game([Person(discord, name) for name in ("Mei", "Tom", "Ana")], database, chance)
        await game.begin()
        for _ in range(KILLS):
            await game.play()
            move, act = await game.send_move()
            await asyncio.sleep(chance.uniform(0, MAX_KILL_DELAY))
            if act.is_answered:
                game.has_answered(move, act)
            await bot.kill()
            await bot.start()
            assert game.is_kept(), f"answered: {game.answered}, kept: {game.moves}"
            assert game.snapshot_is_the_log()
        await game.play()
        assert await bot.stop(signal.SIGTERM) == 0, bot.log
