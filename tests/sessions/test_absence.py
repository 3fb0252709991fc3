"""Holidays: when clocks stand, for how long, and where."""

from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from sessions import Refused, absence, clocks
from sessions.holidays import granted
from sessions.jobs import JobKind
from tests.sessions.tables import MEI, SERVER, TOM, to_move

HOUR, DAY = 3600, 86_400


def at(month, day, hour=0):
    return int(datetime(2026, month, day, hour, tzinfo=UTC).timestamp())


def test_a_holiday_stands_for_as_many_days_of_a_month_as_are_granted():
    assert granted([(at(3, 1), at(3, 5))], 10) == [(at(3, 1), at(3, 5))]
    assert granted([(at(3, 1), at(3, 25))], 10) == [(at(3, 1), at(3, 11))]


def test_several_holidays_in_a_month_are_counted_together():
    holidays = [(at(3, 1), at(3, 8)), (at(3, 20), at(3, 28))]
    assert granted(holidays, 10) == [(at(3, 1), at(3, 8)), (at(3, 20), at(3, 23))]


def test_each_month_grants_anew():
    assert granted([(at(3, 15), at(4, 20))], 10) == [(at(3, 15), at(3, 25)), (at(4, 1), at(4, 11))]


def test_a_holiday_over_the_end_of_a_month_is_one():
    assert granted([(at(12, 28), at(12, 31)), (at(3, 28), at(4, 4))], 10)[0] == (at(3, 28), at(4, 4))


def test_where_no_days_are_granted_no_clock_stands():
    assert granted([(at(3, 1), at(3, 5))], 0) == []


SPANS = st.lists(st.tuples(st.integers(0, 10**8), st.integers(1, 10**7)), max_size=5)


@given(SPANS, st.integers(0, 31))
def test_no_month_grants_more_and_all_that_it_can(spans, days):
    holidays, end = [], 0
    for gap, length in spans:
        holidays.append((end + gap, end + gap + length))
        end += gap + length
    taken, stood = by_month(holidays), by_month(granted(holidays, days))
    assert stood == {month: min(seconds, days * DAY) for month, seconds in taken.items() if days}


def by_month(spans):
    """The seconds of spans that lie in each month."""
    months: dict[str, int] = {}
    for since, until in spans:
        while since < until:
            moment = datetime.fromtimestamp(since, UTC)
            first = moment.replace(day=1, hour=0, minute=0, second=0)
            month, years = first.month % 12 + 1, first.month // 12
            end = min(until, int(first.replace(year=first.year + years, month=month).timestamp()))
            months[f"{moment:%Y-%m}"] = months.get(f"{moment:%Y-%m}", 0) + end - since
            since = end
    return months


async def test_while_somebody_is_away_their_clock_stands(house, sessions):
    table = await house.begin()
    [seat], person, began = table.pending, to_move(table), house.now
    await house.wait(10 * HOUR)
    await absence.begin(sessions, person, house.now + 3 * DAY)
    table = await sessions.tables.get(table.id)
    assert clocks.deadline(sessions, table, seat) is None
    assert (
        await absence.away_until(sessions, SERVER, person)
        == await absence.holiday(sessions, person)
        == house.now + 3 * DAY
    )
    await house.wait(3 * DAY)
    table = await sessions.tables.get(table.id)
    assert await absence.away_until(sessions, SERVER, person) is None
    assert clocks.deadline(sessions, table, seat) == began + DAY + 3 * DAY


async def test_a_holiday_may_be_ended_early_or_made_longer(house, sessions):
    table = await house.begin()
    person = to_move(table)
    await absence.begin(sessions, person, house.now + DAY)
    await absence.begin(sessions, person, house.now + 5 * DAY)
    await house.wait(4 * DAY)
    assert await absence.holiday(sessions, person) == house.now + DAY
    await absence.end(sessions, person)
    table = await sessions.tables.get(table.id)
    assert clocks.deadline(sessions, table, table.pending[0]) == house.now + DAY


async def test_a_turn_that_comes_during_a_holiday_waits_for_its_end(house, sessions):
    table = await house.begin()
    person = to_move(table)
    for other in table.people:
        if other != person:
            await absence.begin(sessions, other, house.now + 2 * DAY)
    table = await house.play_on(table.id, moves=1)
    assert clocks.deadline(sessions, table, table.pending[0]) is None
    await house.wait(2 * DAY)
    table = await sessions.tables.get(table.id)
    assert clocks.deadline(sessions, table, table.pending[0]) == house.now + DAY


async def test_a_server_grants_so_many_days_of_a_month(house, sessions):
    house.now = at(3, 1)
    await house.restart()
    sessions = house.sessions
    await absence.set_days(sessions, SERVER, 2)
    table = await house.begin()
    person = to_move(table)
    await absence.begin(sessions, person, at(4, 3))
    assert await absence.away_until(sessions, SERVER, person) == at(3, 3)
    assert await absence.away_until(sessions, SERVER + 1, person) == at(3, 11)
    await house.wait(2 * DAY)
    table = await sessions.tables.get(table.id)
    assert clocks.deadline(sessions, table, table.pending[0]) == at(3, 4)


async def test_a_server_that_changes_its_mind_is_heard_at_once(house, sessions):
    table = await house.begin()
    person = to_move(table)
    await absence.begin(sessions, person, house.now + 5 * DAY)
    await absence.set_days(sessions, SERVER, 0)
    await house.wait(0)
    table = await sessions.tables.get(table.id)
    assert clocks.deadline(sessions, table, table.pending[0]) == house.now + DAY
    assert await absence.days(sessions, SERVER) == 0 and await absence.days(sessions, None) == 10


async def test_a_holiday_outlives_the_program(house, sessions):
    table = await house.begin()
    person = to_move(table)
    await absence.begin(sessions, person, house.now + 3 * DAY)
    sessions = await house.restart()
    assert await absence.holiday(sessions, person) == house.now + 3 * DAY
    await house.wait(2 * DAY)
    await house.stop()
    house.now += 5 * DAY  # past its end
    sessions = await house.start()
    await house.wait(0)
    table = await sessions.tables.get(table.id)
    assert clocks.deadline(sessions, table, table.pending[0]) == house.now + DAY


async def test_a_holiday_that_has_not_reached_its_tables_yet_does_so_at_the_next_start(house, sessions):
    table = await house.begin()
    person = to_move(table)
    house.hold(JobKind.HOLIDAY)
    await absence.begin(sessions, person, house.now + 3 * DAY)
    sessions = await house.restart()
    await house.wait(0)
    table = await sessions.tables.get(table.id)
    assert clocks.deadline(sessions, table, table.pending[0]) is None


async def test_a_holiday_is_not_refused_once_it_is_stored(house, sessions, monkeypatch):
    """Its tables may be told later."""
    table = await house.begin()
    person = to_move(table)

    async def failing(house_, person):
        raise Refused("not-saved")

    with monkeypatch.context() as patch:
        patch.setattr(absence, "update_tables", failing)
        await absence.begin(sessions, person, house.now + DAY)
    assert await absence.holiday(sessions, person) == house.now + DAY
    table = await sessions.tables.get(table.id)
    assert clocks.deadline(sessions, table, table.pending[0]) is not None
    await house.wait(60)
    table = await sessions.tables.get(table.id)
    assert clocks.deadline(sessions, table, table.pending[0]) is None


async def test_others_are_not_away(house, sessions):
    await absence.begin(sessions, MEI.id, house.now + DAY)
    assert (
        await absence.away_until(sessions, SERVER, TOM.id) is None
        and await absence.holiday(sessions, TOM.id) is None
    )
