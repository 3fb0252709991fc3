"""Random walks: acts return what is stored, no version repeats, and a refused act changes nothing."""

import asyncio
import random
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.clock import agreements
from cogs.clock import service as absence
from engine import IllegalMove
from sessions import Refused, Remedy, Status, Timeout
from sessions.playing import clocks, hosting, lobby
from sessions.playing import play as play_service
from tests.harbour import CHANNEL, CREW, Harbour

ACTS = {
    Status.LOBBY: [
        *["join", "join", "accept", "decline", "leave", "invite", "invite", "kick", "make_host", "restart"],
        *["add_computer"] * 3,
        *["remove_computer", "set_pace", "start", "start", "start", "close"],
    ],
    Status.PLAYING: [
        *["play"] * 12,
        *["play_on_a_full_disk", "undo", "undo", "leave_running", "come_back", "come_back", "make_host"],
        *["close", "restart", "join"],
        *["pass_time"] * 4,
        *["vote", "vote", "take_seat", "pause", "resume", "agree", "object"],
        *["set_pace", "set_timeout", "go_away", "return_home"],
    ],
}
"""Names of the acts that are possible in each state. Some are listed more than once to make them likelier."""


class Walk:
    """Performs random acts; each draws its arguments from the dice."""

    def __init__(self, harbour, dice):
        self.harbour = harbour
        self.dice = dice
        self.table: Any = None

    @property
    def house(self):
        return self.harbour.house

    def somebody(self, preferred=()):
        """A random person, mostly one for whom the act makes sense."""
        if preferred and self.dice.random() < 0.8:
            return CREW[self.dice.choice(list(preferred)) - 1]
        return self.dice.choice(CREW)

    async def host_does(self, act, *what):
        await self.house.act(self.table.id, act, self.somebody([self.table.host]).id, *what)

    async def join(self):
        await self.house.act(self.table.id, lobby.join, self.somebody())

    async def accept(self):
        await self.house.act(self.table.id, lobby.accept, self.somebody(self.table.invited))

    async def decline(self):
        await self.house.act(self.table.id, lobby.decline, self.somebody(self.table.invited).id)

    async def leave(self):
        await self.house.act(self.table.id, lobby.leave, self.somebody(self.table.people).id)

    async def invite(self):
        await self.host_does(lobby.invite, self.somebody(self.table.kicked).id)

    async def kick(self):
        await self.host_does(lobby.kick, self.somebody(self.table.people).id)

    async def make_host(self):
        await self.host_does(hosting.make_host, self.somebody(self.table.people).id)

    async def add_computer(self):
        await self.host_does(lobby.add_computer)

    async def remove_computer(self):
        await self.host_does(lobby.remove_computer)

    async def start(self):
        await hosting.start(self.house, self.table.id, self.somebody([self.table.host]).id)

    async def close(self):
        await self.host_does(hosting.close)

    async def play(self):
        """The moves that can be undone, if there are any."""
        seat = self.dice.choice(self.table.waiting or (0,))
        moves = [str(move) for move in self.table.match.legal_moves(seat)] or ["ask 0"]
        undoable = [move for move in moves if move.split()[0] in ("ask", "discard", "silent")]
        move = self.dice.choice(undoable or moves)
        await self.house.act(
            self.table.id,
            play_service.move,
            self.somebody(self.table.people[seat : seat + 1]).id,
            move,
            self.table.version,
        )

    async def undo(self):
        undoable = self.table.match.undoable
        seats = [] if undoable is None else [self.table.seats[undoable].person or 1]
        await self.house.act(self.table.id, play_service.undo, self.somebody(seats).id, self.table.version)

    async def leave_running(self):
        await self.house.act(self.table.id, play_service.leave, self.somebody(self.table.people).id)

    async def come_back(self):
        left = [seat.person for seat in self.table.seats if seat.computer and seat.person]
        await self.house.act(self.table.id, play_service.come_back, self.somebody(left).id)

    async def pass_time(self):
        await self.harbour.wait(self.dice.choice([3600, 86_400, 86_400]))

    async def vote(self):
        out = self.dice.choice([vote.seat for vote in self.table.votes] or [0])
        choice = self.dice.choice(list(Remedy))
        await self.house.act(self.table.id, clocks.vote, self.somebody(self.table.people).id, out, choice)

    async def take_seat(self):
        await self.house.act(self.table.id, clocks.take_seat, self.somebody())

    async def settle_among_themselves(self, act):
        await self.house.act(self.table.id, act, self.somebody(self.table.people).id)

    async def pause(self):
        await self.settle_among_themselves(agreements.pause)

    async def resume(self):
        await self.settle_among_themselves(agreements.resume)

    async def agree(self):
        await self.settle_among_themselves(agreements.agree)

    async def object(self):
        await self.settle_among_themselves(agreements.object)

    async def set_pace(self):
        await self.host_does(agreements.set_pace, self.dice.choice([None, 3600, 86_400]))

    async def set_timeout(self):
        await self.host_does(clocks.set_timeout, self.dice.choice(list(Timeout)))

    async def go_away(self):
        until = self.harbour.now + self.dice.choice([3600, 86_400])
        await absence.begin(self.house, self.somebody(self.table.people).id, until)

    async def return_home(self):
        await absence.end(self.house, self.somebody(self.table.people).id)

    async def again(self):
        await hosting.again(self.house, self.table.id, self.somebody([self.table.host]).id)

    async def reopen(self):
        await self.house.act(self.table.id, hosting.reopen, self.somebody([self.table.host]).id)

    async def restart(self):
        await self.harbour.restart()

    async def play_on_a_full_disk(self):
        [row] = await self.harbour.db.engine.writer.execute_fetchall("PRAGMA page_count")
        await self.harbour.db.engine.writer.execute(f"PRAGMA max_page_count = {row['page_count']}")
        try:
            await self.play()
        finally:
            await self.harbour.db.engine.writer.execute("PRAGMA max_page_count = 1000000")

    async def step(self, number):
        acts = ACTS.get(self.table.status, ["again", "reopen"])
        told = len(self.harbour.changes)
        try:
            await getattr(self, acts[number % len(acts)])()
        except (Refused, IllegalMove):
            assert len(self.harbour.changes) == told
            assert await self.house.tables.get(self.table.id) == self.table
        await self.harbour.wait(0)
        self.table = await self.house.tables.in_channel(CHANNEL)
        assert await self.harbour.table(self.table.id) == self.table
        # The last player who left the match to computer players stays its host until they are back.
        assert self.table.host in (self.table.people or [seat.person for seat in self.table.seats])


async def walk(path, steps, seed):
    harbour = Harbour(path)
    await harbour.start()
    try:
        walk = Walk(harbour, random.Random(seed))
        walk.table = await harbour.open(people=3, computers=1)
        for number in steps:
            harbour.now += 1
            await walk.step(number)
        versions = [(change.table.id, change.table.version) for change in harbour.changes]
        assert len(set(versions)) == len(versions)
    finally:
        await harbour.stop()


@settings(max_examples=25)
@given(steps=st.lists(st.integers(0, 1000), min_size=40, max_size=80), seed=st.integers(0, 2**32))
def test_acts_return_what_is_stored_after_random_acts(steps, seed):
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(walk(Path(folder) / "harbour.db", steps, seed))
