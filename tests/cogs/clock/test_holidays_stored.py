"""Holidays: when, where and for how long they stop the clocks."""

from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from cogs.clock import service as absence
from cogs.clock.service import HOLIDAY_JOB
from sessions.people import servers
from sessions.people.holidays import granted
from sessions.people.server_settings import server_settings
from sessions.playing import clocks
from tests.harbour import MEI, SERVER, TOM, to_move

HOUR, DAY = 3600, 86_400


def at(month, day, hour=0):
    return int(datetime(2026, month, day, hour, tzinfo=UTC).timestamp())


def test_a_holiday_lasts_at_most_the_granted_days_of_a_month():
    assert granted([(at(3, 1), at(3, 5))], 10) == [(at(3, 1), at(3, 5))]
    assert granted([(at(3, 1), at(3, 25))], 10) == [(at(3, 1), at(3, 11))]


def test_holidays_of_a_month_are_counted_together():
    holidays = [(at(3, 1), at(3, 8)), (at(3, 20), at(3, 28))]
    assert granted(holidays, 10) == [(at(3, 1), at(3, 8)), (at(3, 20), at(3, 23))]


def test_granted_days_renew_each_month():
    assert granted([(at(3, 15), at(4, 20))], 10) == [(at(3, 15), at(3, 25)), (at(4, 1), at(4, 11))]


def test_a_holiday_across_months_stays_one_holiday():
    assert granted([(at(12, 28), at(12, 31)), (at(3, 28), at(4, 4))], 10)[0] == (at(3, 28), at(4, 4))


def test_without_granted_days_no_clock_stops():
    assert granted([(at(3, 1), at(3, 5))], 0) == []


SPANS = st.lists(st.tuples(st.integers(0, 10**8), st.integers(1, 10**7)), max_size=5)


@given(SPANS, st.integers(0, 31))
def test_each_month_grants_exactly_its_available_days(spans, days):
    holidays, end = [], 0
    for gap, length in spans:
        holidays.append((end + gap, end + gap + length))
        end += gap + length
    taken, stood = by_month(holidays), by_month(granted(holidays, days))
    assert stood == {month: min(seconds, days * DAY) for month, seconds in taken.items() if days}


def by_month(spans):
    """The seconds of the spans in each month."""
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


async def test_a_players_clock_stops_during_their_holiday(harbour, house):
    table = await harbour.begin()
    [seat], person, began = table.pending, to_move(table), harbour.now
    await harbour.wait(10 * HOUR)
    await absence.begin(house, person, harbour.now + 3 * DAY)
    table = await house.tables.get(table.id)
    assert clocks.deadline(house, table, seat) is None
    assert (
        await absence.away_until(house, SERVER, person)
        == await absence.holiday(house, person)
        == harbour.now + 3 * DAY
    )
    await harbour.wait(3 * DAY)
    table = await house.tables.get(table.id)
    assert await absence.away_until(house, SERVER, person) is None
    assert clocks.deadline(house, table, seat) == began + DAY + 3 * DAY


async def test_a_holiday_can_be_shortened_or_extended(harbour, house):
    table = await harbour.begin()
    person = to_move(table)
    await absence.begin(house, person, harbour.now + DAY)
    await absence.begin(house, person, harbour.now + 5 * DAY)
    await harbour.wait(4 * DAY)
    assert await absence.holiday(house, person) == harbour.now + DAY
    await absence.end(house, person)
    table = await house.tables.get(table.id)
    assert clocks.deadline(house, table, table.pending[0]) == harbour.now + DAY


async def test_a_turn_during_a_holiday_waits_for_its_end(harbour, house):
    table = await harbour.begin()
    person = to_move(table)
    for other in table.people:
        if other != person:
            await absence.begin(house, other, harbour.now + 2 * DAY)
    table = await harbour.play_on(table.id, moves=1)
    assert clocks.deadline(house, table, table.pending[0]) is None
    await harbour.wait(2 * DAY)
    table = await house.tables.get(table.id)
    assert clocks.deadline(house, table, table.pending[0]) == harbour.now + DAY


async def test_a_server_limits_holiday_days_per_month(harbour, house):
    harbour.now = at(3, 1)
    await harbour.restart()
    house = harbour.house
    await servers.configure(house, SERVER, {"holidays": 2})
    table = await harbour.begin()
    person = to_move(table)
    await absence.begin(house, person, at(4, 3))
    assert await absence.away_until(house, SERVER, person) == at(3, 3)
    assert await absence.away_until(house, SERVER + 1, person) == at(3, 11)
    await harbour.wait(2 * DAY)
    table = await house.tables.get(table.id)
    assert clocks.deadline(house, table, table.pending[0]) == at(3, 4)


async def test_a_changed_server_limit_applies_at_once(harbour, house):
    table = await harbour.begin()
    person = to_move(table)
    await absence.begin(house, person, harbour.now + 5 * DAY)
    await servers.configure(house, SERVER, {"holidays": 0})
    await harbour.wait(0)
    table = await house.tables.get(table.id)
    assert clocks.deadline(house, table, table.pending[0]) == harbour.now + DAY
    for server, days in ((SERVER, 0), (None, 10)):
        assert (await server_settings(house.db, server)).holidays == days


async def test_a_holiday_survives_a_restart(harbour, house):
    table = await harbour.begin()
    person = to_move(table)
    await absence.begin(house, person, harbour.now + 3 * DAY)
    house = await harbour.restart()
    assert await absence.holiday(house, person) == harbour.now + 3 * DAY
    await harbour.wait(2 * DAY)
    house = await harbour.restart(stopped=5 * DAY)  # The bot stops until after the holiday's end.
    await harbour.wait(0)
    table = await house.tables.get(table.id)
    assert clocks.deadline(house, table, table.pending[0]) == harbour.now + DAY


async def test_a_holiday_reaches_its_tables_after_a_restart(harbour, house):
    table = await harbour.begin()
    person = to_move(table)
    harbour.hold(HOLIDAY_JOB)
    await absence.begin(house, person, harbour.now + 3 * DAY)
    house = await harbour.restart()
    await harbour.wait(0)
    table = await house.tables.get(table.id)
    assert clocks.deadline(house, table, table.pending[0]) is None


async def test_a_stored_holiday_succeeds_even_if_updating_tables_fails(harbour, house):
    """Boards of affected tables may be updated later."""
    table = await harbour.begin()
    person = to_move(table)

    with harbour.faults.refuse("begin", skip=1):
        await absence.begin(house, person, harbour.now + DAY)
    assert await absence.holiday(house, person) == harbour.now + DAY
    table = await house.tables.get(table.id)
    assert clocks.deadline(house, table, table.pending[0]) is not None
    await harbour.wait(60)
    table = await house.tables.get(table.id)
    assert clocks.deadline(house, table, table.pending[0]) is None


async def test_a_holiday_affects_only_its_person(harbour, house):
    await absence.begin(house, MEI.id, harbour.now + DAY)
    assert (
        await absence.away_until(house, SERVER, TOM.id) is None
        and await absence.holiday(house, TOM.id) is None
    )
