"""Quiet hours follow the clocks of a person's time zone, including clock changes."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sessions.people.preferences import MINUTES_PER_DAY, Preferences, is_zone, next_awake

BERLIN, NEW_YORK, TOKYO, SYDNEY = "Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Sydney"
LORD_HOWE, CHATHAM, SANTIAGO = "Australia/Lord_Howe", "Pacific/Chatham", "America/Santiago"
ZONES = [BERLIN, NEW_YORK, TOKYO, SYDNEY, LORD_HOWE, CHATHAM, SANTIAGO, None]
YEAR = 2027
# In Berlin, 2:00 becomes 3:00 on the first date, and 3:00 becomes 2:00 on the second.
FORWARD, BACK = "2027-03-28", "2027-10-31"


def minutes(time: str) -> int:
    hour, minute = time.split(":")
    return int(hour) * 60 + int(minute)


def quiet(begin: str, end: str, zone: str | None = BERLIN) -> Preferences:
    return Preferences(quiet_from=minutes(begin), quiet_to=minutes(end), zone=zone)


def is_quiet(preferences: Preferences, t: int) -> bool:
    """Whether messages must wait at that time."""
    return next_awake(preferences, t) != t


def at(when: str, zone: str = BERLIN, *, again: bool = False) -> int:
    """Unix seconds when local clocks show that time; `again` means the second time."""
    moment = datetime.fromisoformat(when).replace(tzinfo=ZoneInfo(zone), fold=int(again))
    assert moment.astimezone(UTC).astimezone(ZoneInfo(zone)).isoformat() == moment.isoformat(), "never shown"
    return int(moment.timestamp())


def shown(t: int, zone: str | None) -> datetime:
    return datetime.fromtimestamp(t, ZoneInfo(zone) if zone else UTC)


class TestAnOrdinaryNight:
    night = quiet("22:30", "07:15")

    @pytest.mark.parametrize(
        ("now", "then"),
        [
            ("2027-06-01T22:29:59", "2027-06-01T22:29:59"),
            ("2027-06-01T22:30", "2027-06-02T07:15"),
            ("2027-06-02T00:00", "2027-06-02T07:15"),
            ("2027-06-02T07:14:59", "2027-06-02T07:15"),
            ("2027-06-02T07:15", "2027-06-02T07:15"),
            ("2027-12-31T23:59", "2028-01-01T07:15"),
        ],
    )
    def test_quiet_hours_over_midnight(self, now, then):
        assert next_awake(self.night, at(now)) == at(then)
        assert is_quiet(self.night, at(now)) == (now != then)

    def test_quiet_hours_within_a_day(self):
        siesta = quiet("13:00", "15:00")
        assert not is_quiet(siesta, at("2027-06-01T12:59:59"))
        assert next_awake(siesta, at("2027-06-01T14:00")) == at("2027-06-01T15:00")

    def test_quiet_hours_follow_the_persons_time_zone(self):
        there = quiet("22:00", "08:00", TOKYO)
        assert next_awake(there, at("2027-06-01T23:00", TOKYO)) == at("2027-06-02T01:00", BERLIN)

    def test_equal_start_and_end_mean_no_quiet_hours(self):
        for time in ("00:00", "07:00"):
            assert not any(is_quiet(quiet(time, time), at(f"2027-06-01T{hour:02}:00")) for hour in range(24))

    def test_quiet_hours_may_cover_all_but_a_minute(self):
        busy = quiet("08:01", "08:00")
        assert next_awake(busy, at("2027-06-01T08:01")) == at("2027-06-02T08:00")
        assert next_awake(busy, at("2027-06-01T08:00:30")) == at("2027-06-01T08:00:30")


class TestClocksPutForward:
    """In Berlin no clock shows a time from 2:00 to 2:59 on 28 March 2027."""

    def test_the_night_is_an_hour_shorter(self):
        t = at(f"{FORWARD}T01:59:59")
        assert next_awake(quiet("22:00", "07:00"), t) - t == 4 * 3600 + 1

    @pytest.mark.parametrize("end", ["02:00", "02:30", "02:59", "03:00"])
    def test_a_skipped_end_is_when_the_clocks_go_forward(self, end):
        assert next_awake(quiet("22:00", end), at(f"{FORWARD}T01:59:59")) == at(f"{FORWARD}T03:00")

    @pytest.mark.parametrize("begin", ["02:00", "02:30", "02:59", "03:00"])
    def test_a_skipped_beginning_is_when_the_clocks_go_forward(self, begin):
        nap = quiet(begin, "06:00")
        assert not is_quiet(nap, at(f"{FORWARD}T01:59:59"))
        assert next_awake(nap, at(f"{FORWARD}T03:00")) == at(f"{FORWARD}T06:00")

    def test_skipped_quiet_hours_dont_happen(self):
        t = at(f"{FORWARD}T01:59:59")
        assert not any(is_quiet(quiet("02:10", "02:50"), t + seconds) for seconds in range(3))


class TestClocksPutBack:
    """In Berlin the clocks show the times from 2:00 to 2:59 twice on 31 October 2027."""

    def test_the_night_is_an_hour_longer(self):
        t = at(f"{BACK}T01:00")
        assert next_awake(quiet("22:00", "07:00"), t) - t == 7 * 3600

    def test_a_repeated_end_means_the_second(self):
        night = quiet("22:00", "02:30")
        for t in (at(f"{BACK}T02:10"), at(f"{BACK}T02:40"), at(f"{BACK}T02:10", again=True)):
            assert next_awake(night, t) == at(f"{BACK}T02:30", again=True)

    def test_a_repeated_beginning_means_the_first(self):
        night = quiet("02:30", "07:00")
        assert not is_quiet(night, at(f"{BACK}T02:29:59"))
        for t in (at(f"{BACK}T02:30"), at(f"{BACK}T02:00", again=True), at(f"{BACK}T02:29", again=True)):
            assert next_awake(night, t) == at(f"{BACK}T07:00")

    def test_a_repeated_gap_of_a_quarter_hour_stays_quiet(self):
        assert next_awake(quiet("02:30", "02:15"), at(f"{BACK}T02:20")) == at("2027-11-01T02:15")


times = st.integers(0, MINUTES_PER_DAY - 1)
moments = st.integers(
    int(datetime(YEAR, 1, 1, tzinfo=UTC).timestamp()), int(datetime(YEAR + 1, 1, 1, tzinfo=UTC).timestamp())
)
around_changes = st.sampled_from(
    [
        (zone, int(datetime.fromisoformat(change).replace(tzinfo=UTC).timestamp()))
        for zone, changes in {
            BERLIN: ("2027-03-28T01:00", "2027-10-31T01:00"),
            NEW_YORK: ("2027-03-14T07:00", "2027-11-07T06:00"),
            SYDNEY: ("2027-04-03T16:00", "2027-10-02T16:00"),
            LORD_HOWE: ("2027-04-03T15:00", "2027-10-02T15:30"),
            CHATHAM: ("2027-04-03T14:00", "2027-09-25T14:00"),
            SANTIAGO: ("2027-04-04T03:00", "2027-09-05T04:00"),
        }.items()
        for change in changes
    ]
).flatmap(lambda each: st.tuples(st.just(each[0]), st.integers(each[1] - 90_000, each[1] + 90_000)))
places = st.one_of(st.tuples(st.sampled_from(ZONES), moments), around_changes)


@given(place=places, begin=times, end=times)
@example(place=(BERLIN, at(f"{BACK}T02:20")), begin=150, end=135)
def test_the_next_awake_moment_is_the_first_outside_quiet_hours(place, begin, end):
    zone, t = place
    preferences = Preferences(quiet_from=begin, quiet_to=end, zone=zone)
    then = next_awake(preferences, t)
    assert then >= t and not is_quiet(preferences, then)
    assert all(is_quiet(preferences, t + (then - t) * part // 20) for part in range(20) if then > t)
    assert then == t or is_quiet(preferences, then - 1)


@given(place=places, begin=times, end=times)
def test_a_local_time_within_quiet_hours_is_quiet(place, begin, end):
    zone, t = place
    now = shown(t, zone)
    minute = now.hour * 60 + now.minute
    if (begin <= minute < end) if begin < end else (minute >= begin or minute < end) and begin != end:
        assert is_quiet(Preferences(quiet_from=begin, quiet_to=end, zone=zone), t)


@given(t=moments, begin=times, end=times)
def test_without_summer_time_only_the_local_time_counts(t, begin, end):
    now = shown(t, TOKYO)
    minute = now.hour * 60 + now.minute
    expected = (begin <= minute < end) if begin <= end else (minute >= begin or minute < end)
    assert is_quiet(Preferences(quiet_from=begin, quiet_to=end, zone=TOKYO), t) == expected


@given(place=places, begin=times, end=times)
def test_quiet_hours_never_delay_beyond_two_long_days(place, begin, end):
    zone, t = place
    assert next_awake(Preferences(quiet_from=begin, quiet_to=end, zone=zone), t) - t <= 2 * 25 * 3600


@pytest.mark.parametrize(
    ("name", "known"), [(BERLIN, True), ("Mars/Olympus", False), ("", False), ("../x", False)]
)
def test_zones_come_from_the_time_zone_database(name, known):
    assert is_zone(name) is known
