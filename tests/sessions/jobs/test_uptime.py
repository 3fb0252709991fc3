"""Uptime grows while the program runs, and at no other time."""

from hypothesis import given
from hypothesis import strategies as st

from sessions.jobs.uptime import MAX_CLOCK_DRIFT, UptimeClock


class Machine:
    """A machine with an adjustable wall clock and a monotonic clock."""

    def __init__(self) -> None:
        self.clock = 1_000_000.0
        self.uptime = 50.0

    def run(self, seconds: float) -> None:
        self.clock += seconds
        self.uptime += seconds

    def start(self) -> UptimeClock:
        return UptimeClock(lambda: self.clock, lambda: self.uptime)


def test_uptime_starts_as_unix_time():
    time = Machine().start()
    assert time.uptime() == time.unix() == 1_000_000


def test_uptime_stands_while_the_program_is_stopped():
    machine = Machine()
    stopped = machine.start().uptime()
    machine.run(3600)
    time = machine.start()
    time.go_on(stopped)
    assert (time.uptime(), time.unix()) == (1_000_000, 1_003_600)


def test_uptime_ignores_a_change_of_the_clock():
    machine = Machine()
    time = machine.start()
    machine.run(10)
    machine.clock += 3600
    assert time.off() == 3600
    assert (time.uptime(), time.unix()) == (1_000_010, 1_000_010)
    time.adjust(3600)
    assert (time.uptime(), time.unix(), time.off()) == (1_000_010, 1_003_610, 0)


def test_a_small_clock_drift_doesnt_count_as_a_change():
    machine = Machine()
    time = machine.start()
    machine.clock += MAX_CLOCK_DRIFT - 1
    assert time.off() == 0


def test_without_a_monotonic_clock_the_wall_clock_counts():
    machine = Machine()
    time = UptimeClock(lambda: machine.clock)
    machine.clock += 3600
    assert (time.uptime(), time.off()) == (1_003_600, 0)


LIFE = st.lists(
    st.tuples(st.sampled_from(["run", "stopped", "moved"]), st.integers(0, 10**6)), min_size=1, max_size=20
)


@given(LIFE)
def test_uptime_equals_the_programs_running_time(life):
    machine, ran = Machine(), 0
    time = machine.start()
    for what, seconds in life:
        if what == "run":
            machine.run(seconds)
            ran += seconds
        elif what == "stopped":
            uptime = time.uptime()
            machine.run(seconds)
            time = machine.start()
            time.go_on(uptime)
        else:
            machine.clock -= seconds
            time.adjust(time.off())
        assert time.uptime() == 1_000_000 + ran
        assert abs(time.unix() - machine.clock) < MAX_CLOCK_DRIFT
        assert time.unix_at(time.uptime()) == time.unix()
