"""A single clock: its allowances, its savings and its stages."""

from hypothesis import given
from hypothesis import strategies as st

from sessions.tables.clock import DAY, PACES, Clock, Stage, cap

PACE = 1000


def test_a_move_has_the_pace_plus_saved_time():
    assert Clock().left(PACE, now=50) == 1000
    assert Clock(bank=300).left(PACE, now=50) == 1300


def test_time_passes_only_while_the_clock_runs():
    clock = Clock().run(100)
    assert clock.left(PACE, 400) == 700
    held = clock.hold(400)
    assert held.left(PACE, 999_999) == 700
    assert held.run(5000).left(PACE, 5100) == 600


def test_running_and_holding_a_clock_are_idempotent():
    running = Clock().run(100)
    assert running.run(200) == running
    held = running.hold(300)
    assert held.hold(400) == held


def test_time_left_after_a_move_is_saved():
    assert Clock().run(0).moved(PACE, 400) == Clock(bank=600)
    assert Clock(bank=600).run(0).moved(PACE, 900) == Clock(bank=700)


def test_at_most_twice_the_pace_is_saved():
    assert Clock(bank=1900).run(0).moved(PACE, 10) == Clock(bank=cap(PACE)) == Clock(bank=2000)


def test_an_expired_clock_leaves_no_debt():
    assert Clock(bank=100).run(0).moved(PACE, 5000) == Clock()


def test_a_stand_ins_move_saves_no_time():
    assert Clock(bank=300).after_stand_in(PACE, 0) == Clock(bank=300)
    assert Clock(bank=300).run(0).hold(1200).after_stand_in(PACE, 9999) == Clock(bank=100)
    assert Clock(bank=300).run(0).hold(5000).after_stand_in(PACE, 9999) == Clock()


def test_a_clock_reminds_at_half_warns_at_nine_tenths_and_runs_out():
    clock = Clock(bank=1000).run(100)
    reached = [clock.reached_at(stage, PACE) for stage in (Stage.REMINDED, Stage.WARNED, Stage.OUT)]
    assert reached == [1100, 1900, 2100]


def test_time_used_before_counts_towards_the_stages():
    clock = Clock(used=300, since=5000)
    assert clock.reached_at(Stage.REMINDED, PACE) == 5200


def test_a_stopped_clock_reaches_no_stage():
    assert Clock().reached_at(Stage.OUT, PACE) is None


def test_the_stages_ahead():
    assert Clock().ahead == (Stage.REMINDED, Stage.WARNED, Stage.OUT)
    assert Clock(stage=Stage.WARNED).ahead == (Stage.OUT,)
    assert Clock(stage=Stage.OUT).ahead == ()


def test_time_repeated_after_a_crash_isnt_lost():
    assert Clock().run(100).left(PACE, 60) == 1000


def test_the_paces():
    assert PACES == {"live": 300, "day": DAY, "three-days": 3 * DAY, "week": 7 * DAY, "none": None}


TIMES = st.lists(st.integers(0, 5000), min_size=1, max_size=30)


@given(TIMES, TIMES)
def test_time_spent_is_running_time_regardless_of_holds(running, standing):
    clock, now, ran = Clock(), 0, 0
    for runs, stands in zip(running, standing, strict=False):
        clock = clock.run(now)
        now, ran = now + runs, ran + runs
        assert clock.spent(now) == ran
        clock = clock.hold(now)
        now += stands
    assert clock.spent(now) == ran
    assert clock.left(PACE, now) == PACE - ran


@given(TIMES)
def test_time_taken_and_saved_add_up_to_time_given(moves):
    clock, now, given, taken, lost = Clock(), 0, 0, 0, 0
    for took in moves:
        clock = clock.run(now)
        now += took
        left = clock.left(PACE, now)
        clock = clock.moved(PACE, now)
        given, taken, lost = given + PACE, taken + took, lost + left - clock.bank
        assert given == taken + clock.bank + lost
        assert 0 <= clock.bank <= cap(PACE)


@given(st.integers(0, 2000), st.integers(0, 60), st.integers(60, 10**7))
def test_the_stages_come_in_order(bank, used, pace):
    clock = Clock(bank=bank, used=used, since=0)
    reached = [clock.reached_at(stage, pace) for stage in Stage if stage]
    reminded, warned, out = (each for each in reached if each is not None)
    assert reminded <= warned <= out
    assert clock.left(pace, out) == 0
