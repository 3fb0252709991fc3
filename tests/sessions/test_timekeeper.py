"""House time: it passes while the program runs, and at no other time."""

from hypothesis import given
from hypothesis import strategies as st

from sessions.timekeeper import TOLERANCE, Timekeeper


class Machine:
    """A machine with a clock that may be moved, and seconds that only pass."""

    def __init__(self) -> None:
        self.clock = 1_000_000.0
        self.uptime = 50.0

    def run(self, seconds: float) -> None:
        self.clock += seconds
        self.uptime += seconds

    def keeper(self) -> Timekeeper:
        return Timekeeper(lambda: self.clock, lambda: self.uptime)


def test_at_first_house_time_is_unix_time():
    time = Machine().keeper()
    assert time.house() == time.unix() == 1_000_000


def test_house_time_stands_while_the_program_is_stopped():
    machine = Machine()
    stopped = machine.keeper().house()
    machine.run(3600)
    time = machine.keeper()
    time.go_on(stopped)
    assert (time.house(), time.unix()) == (1_000_000, 1_003_600)


def test_house_time_takes_no_notice_of_a_clock_that_is_moved():
    machine = Machine()
    time = machine.keeper()
    machine.run(10)
    machine.clock += 3600
    assert time.moved() == 3600
    assert (time.house(), time.unix()) == (1_000_010, 1_000_010)
    time.follow(3600)
    assert (time.house(), time.unix(), time.moved()) == (1_000_010, 1_003_610, 0)


def test_a_clock_that_is_a_little_off_is_not_taken_to_be_moved():
    machine = Machine()
    time = machine.keeper()
    machine.clock += TOLERANCE - 1
    assert time.moved() == 0


def test_without_steady_seconds_the_clock_itself_is_taken_to_be_steady():
    machine = Machine()
    time = Timekeeper(lambda: machine.clock)
    machine.clock += 3600
    assert (time.house(), time.moved()) == (1_003_600, 0)


LIFE = st.lists(
    st.tuples(st.sampled_from(["run", "stopped", "moved"]), st.integers(0, 10**6)), min_size=1, max_size=20
)


@given(LIFE)
def test_whatever_happens_to_the_machine_house_time_is_what_the_program_ran_for(life):
    machine, ran = Machine(), 0
    time = machine.keeper()
    for what, seconds in life:
        if what == "run":
            machine.run(seconds)
            ran += seconds
        elif what == "stopped":
            house = time.house()
            machine.run(seconds)
            time = machine.keeper()
            time.go_on(house)
        else:
            machine.clock -= seconds
            time.follow(time.moved())
        assert time.house() == 1_000_000 + ran
        assert abs(time.unix() - machine.clock) < TOLERANCE
        assert time.unix_at(time.house()) == time.unix() and time.house_at(time.unix()) == time.house()
