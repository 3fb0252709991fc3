"""Clocks measure the time for which a seat kept the others waiting, whatever happens to the table."""

from types import SimpleNamespace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs
from msgspec.structs import replace

from sessions import Clock, Seat, Stage, Status, Table
from sessions.jobs.uptime import UptimeClock
from sessions.people.preferences import Preferences
from sessions.playing.pacing import restored, settled, table_time, timed, turned, with_clock
from sessions.tables.clock import cap
from sessions.tables.habits import Habits
from sessions.tables.setup import Setup
from sessions.tables.table import with_seat

PACE = 1000
SEATS = range(3)
NOW = 5
ON_HOLIDAY = Habits(Preferences(), away=((0, 10),))


def owing(pending: tuple[int, ...]) -> Any:
    """The part of a match that a clock reads."""
    return SimpleNamespace(pending=pending)


class Machine:
    """A table's clocks on a machine that is stopped and whose clock is moved.

    A second-by-second model says what they should show.
    """

    def __init__(self):
        self.clock = 1_000_000
        self.uptime = 0
        self.time = UptimeClock(lambda: self.clock, lambda: self.uptime)
        self.resting = set()
        self.kept = []  # (mover, clocks, pending, expected times) before each move
        self.rested_since_move = True
        seats = tuple(Seat(person, str(person)) for person in (10, 11, 12))
        self.table = self.changed(timed(self.dealt((0,), seats)))
        self.spent = [0] * len(SEATS)
        self.bank = [0] * len(SEATS)

    def dealt(self, pending, seats):
        return Table(
            id=1,
            server=None,
            channel=1,
            parent=None,
            game="captains_orders",
            setup=Setup(pace=PACE, shuffle=False),
            host=10,
            status=Status.PLAYING,
            version=1,
            seats=seats,
            opened=0,
            moved=0,
            match=owing(pending),
        )

    def changed(self, table):
        company = dict.fromkeys(self.resting, ON_HOLIDAY)
        return settled(replace(table, company=company), self.time.uptime(), NOW)

    def put(self, **what):
        self.table = self.changed(replace(self.table, **what))

    def keeps_waiting(self, seat):
        person = self.table.seats[seat].player
        waits = seat in self.table.pending and person is not None and person not in self.resting
        return waits and self.table.paused is None

    def runs(self, seconds):
        self.spent = [spent + seconds * self.keeps_waiting(seat) for seat, spent in enumerate(self.spent)]
        for _, _, before, shadow in self.kept:
            for seat in SEATS:
                paused = self.table.paused is not None
                person = self.table.seats[seat].player
                if seat in before.pending and person and person not in self.resting and not paused:
                    shadow[0][seat] += seconds
        self.clock += seconds
        self.uptime += seconds

    def stopped(self, seconds):
        uptime = self.time.uptime()
        self.clock += seconds
        self.uptime = 0
        self.time = UptimeClock(lambda: self.clock, lambda: self.uptime)
        self.time.go_on(uptime)

    def clock_moved(self, seconds):
        self.clock -= seconds
        self.time.adjust(self.time.off())

    def pause(self, seconds):
        if self.table.paused is None:
            self.put(paused=self.time.uptime())
        else:
            stood = self.table.stood + self.time.uptime() - self.table.paused
            self.put(paused=None, stood=stood)

    def holiday(self, seconds):
        self.resting ^= {10 + seconds % 3}
        self.put()
        self.kept.clear()

    def left_or_back(self, seconds):
        seat = seconds % 3
        place = self.table.seats[seat]
        other = replace(place, computer=None if place.computer else "random")
        self.put(seats=with_seat(self.table, seat, other).seats)
        self.kept.clear()

    def move(self, seconds):
        """Let the first seat move; then some seats owe a move, perhaps including the mover."""
        before, mover = self.table, self.table.pending[0]
        pending = tuple(seat for seat in SEATS if (seconds >> seat) & 1) or (seconds % 3,)
        self.kept.append((mover, before.clocks, before.match, (list(self.spent), list(self.bank))))
        for seat in before.pending:
            if seat == mover or seat not in pending:
                left = PACE + self.bank[seat] - self.spent[seat]
                most = self.bank[seat] if before.seats[seat].computer else cap(PACE)
                self.bank[seat], self.spent[seat] = min(most, max(0, left)), 0
        after = replace(before, match=owing(pending))
        self.table = self.changed(turned(before, after, mover, self.time.uptime()))

    def undo(self, seconds):
        if not self.kept:
            return
        mover, clocks, match, (spent, bank) = self.kept.pop()
        before = self.table
        for seat in SEATS:
            if seat == mover or not (seat in before.pending and seat in match.pending):
                self.spent[seat], self.bank[seat] = spent[seat], bank[seat]
        after = restored(before, replace(before, match=match), mover, clocks)
        self.table = self.changed(after)
        self.kept.clear()  # a player can take back only their last move

    def check(self):
        now = table_time(self.table, self.time.uptime())
        for seat, clock in enumerate(self.table.clocks):
            assert (clock.bank, clock.spent(now)) == (self.bank[seat], self.spent[seat])


ACTS = (
    ["runs"] * 4
    + ["move"] * 3
    + ["stopped", "clock_moved", "pause", "pause", "holiday", "left_or_back", "undo"]
)


@settings(max_examples=300)
@given(st.lists(st.tuples(st.sampled_from(ACTS), st.integers(0, 900)), max_size=40))
def test_no_time_is_lost_or_gained(life):
    machine = Machine()
    for act, seconds in life:
        getattr(machine, act)(seconds)
        machine.check()


def test_clocks_of_players_not_to_move_stand():
    machine = Machine()
    machine.runs(500)
    assert machine.table.clocks == (Clock(since=1_000_000), Clock(), Clock())


def test_an_undo_keeps_the_clocks_of_uninvolved_players():
    machine = Machine()
    machine.put(match=owing((0, 1)))
    machine.move(0b110)
    machine.runs(600)
    reminded = structs.replace(machine.table.clocks[1], stage=Stage.REMINDED)
    machine.table = with_clock(machine.table, 1, reminded)
    machine.undo(0)
    assert machine.table.clocks == (Clock(since=1_000_000), reminded, Clock())
