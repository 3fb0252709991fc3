"""A tournament's tables follow its pauses and replacements, whatever fails in between."""

import pytest

from cogs.clock import agreements
from cogs.tournament import organising
from cogs.tournament import service as tournaments
from db.errors import NotSaved
from sessions import Person, Refused, Status
from sessions.playing import hosting
from tests.cogs.tournament.cups import DAY, PEOPLE, begin, cup, go_on
from tests.harbour import CHANNEL, MEI

NEW = Person(200, "Newcomer")


async def tables_of(harbour, id):
    present = (await tournaments.get_tournament(harbour.house, id)).present
    return [await harbour.house.tables.get(pod.table) for pod in present]


async def test_tables_that_open_during_a_pause_have_no_running_clocks(harbour, house):
    opened = await cup(harbour, 8, rounds=2)
    await organising.start(house, opened.id, MEI.id)
    await harbour.wait(0)
    await organising.pause(house, opened.id, MEI.id)
    await go_on(harbour, opened.id)
    await house.jobs.settled()
    tables = await tables_of(harbour, opened.id)
    assert [table.status for table in tables] == [Status.PLAYING] * len(tables)
    assert all(table.paused is not None for table in tables)
    await harbour.wait(10 * DAY)
    await organising.resume(house, opened.id, MEI.id)
    for table in await tables_of(harbour, opened.id):
        assert table.paused is None and not any(table.is_out(seat) for seat in table.waiting)


@pytest.mark.parametrize("action", ["pause", "resume"])
async def test_tables_follow_after_a_failure(harbour, house, action):
    begun = await begin(harbour, 8, rounds=2)
    if action == "resume":
        await organising.pause(house, begun.id, MEI.id)
    with harbour.faults.refuse("run", what="UPDATE tables"):
        await getattr(organising, action)(house, begun.id, MEI.id)
    harbour.faults.mend()
    house = await harbour.restart(60)
    await harbour.wait(60)
    paused = action == "pause"
    assert all((table.paused is not None) == paused for table in await tables_of(harbour, begun.id))


async def test_a_replacement_is_seated_after_a_failure(harbour, house):
    begun = await begin(harbour, 8, rounds=2)
    pod = begun.pod_of(1)
    with harbour.faults.refuse("run", what="UPDATE tables"):
        await organising.replace_entrant(house, begun.id, MEI.id, PEOPLE[0].id, NEW)
    harbour.faults.mend()
    await harbour.wait(60)
    table = await house.tables.get(pod.table)
    assert table.seat_of(NEW.id) is not None and table.seat_of(PEOPLE[0].id) is None
    await house.jobs.settled()
    assert not (await tournaments.get_tournament(house, begun.id)).entrant(1).replaced


async def test_a_replacement_between_the_draw_and_the_table_is_seated(harbour, house):
    """The table is opened for the entrants as they were, while the organiser replaces one."""
    opened = await cup(harbour, 4, rounds=2)
    await organising.start(house, opened.id, MEI.id)
    await harbour.wait(0)
    await house.jobs.settled()

    async def replace():
        await organising.replace_entrant(house, opened.id, MEI.id, PEOPLE[0].id, NEW)

    await tournaments.note_room(house, opened.id, 1, 1, 77)
    harbour.faults.after("read", replace, what="document FROM tournaments WHERE id", times=1)
    table = await tournaments.open_pod(house, opened.id, 1, 1, 77, CHANNEL)
    await house.jobs.settled()
    table = await house.tables.get(table.id)
    assert table.seat_of(NEW.id) is not None and table.seat_of(PEOPLE[0].id) is None


async def test_an_entrant_replaced_twice_at_once_gets_the_seat(harbour, house):
    begun = await begin(harbour, 8, rounds=2)
    other = Person(201, "Other")
    with harbour.faults.refuse("run", what="UPDATE tables"):
        await organising.replace_entrant(house, begun.id, MEI.id, PEOPLE[0].id, NEW)
        await organising.replace_entrant(house, begun.id, MEI.id, NEW.id, other)
    harbour.faults.mend()
    await harbour.wait(60)
    table = await house.tables.get(begun.pod_of(1).table)
    assert table.seat_of(other.id) is not None
    assert table.seat_of(PEOPLE[0].id) is None and table.seat_of(NEW.id) is None


async def test_an_entrant_replaced_and_brought_back_keeps_the_seat(harbour, house):
    begun = await begin(harbour, 8, rounds=2)
    with harbour.faults.refuse("run", what="UPDATE tables"):
        await organising.replace_entrant(house, begun.id, MEI.id, PEOPLE[0].id, NEW)
        await organising.replace_entrant(house, begun.id, MEI.id, NEW.id, PEOPLE[0])
    harbour.faults.mend()
    await harbour.wait(60)
    table = await house.tables.get(begun.pod_of(1).table)
    assert table.seat_of(PEOPLE[0].id) is not None and table.seat_of(NEW.id) is None


async def test_what_isnt_stored_changes_no_table(harbour, house):
    begun = await begin(harbour, 8, rounds=2)
    with harbour.faults.refuse("run", what="UPDATE tournaments"):
        for action in (organising.pause(house, begun.id, MEI.id),):
            with pytest.raises((Refused, NotSaved)):
                await action
    harbour.faults.mend()
    await organising.pause(house, begun.id, MEI.id)
    assert all(table.paused is not None for table in await tables_of(harbour, begun.id))


async def test_clocks_that_the_players_stopped_stay_stopped(harbour, house):
    begun = await begin(harbour, 8, rounds=2)
    first, second = await tables_of(harbour, begun.id)
    for person in first.people:
        if (await house.tables.get(first.id)).paused is None:
            await house.act(first.id, agreements.pause, person)
    assert (await house.tables.get(first.id)).paused is not None
    await organising.pause(house, begun.id, MEI.id)
    await organising.resume(house, begun.id, MEI.id)
    assert (await house.tables.get(first.id)).paused is not None
    assert (await house.tables.get(second.id)).paused is None


async def test_a_closed_table_doesnt_keep_the_others_from_following(harbour, house):
    begun = await begin(harbour, 8, rounds=2)
    first, second = await tables_of(harbour, begun.id)
    await house.act(first.id, hosting.close, MEI.id, is_manager=True)
    await organising.pause(house, begun.id, MEI.id)
    assert (await house.tables.get(second.id)).paused is not None


@pytest.mark.parametrize("by", ["the organiser", "its channel's deletion"])
async def test_the_end_of_a_paused_tournament_starts_its_clocks(harbour, house, by):
    begun = await begin(harbour, 8, rounds=2)
    await organising.pause(house, begun.id, MEI.id)
    if by == "the organiser":
        await organising.cancel(house, begun.id, MEI.id)
    else:
        await tournaments.give_up(house, begun.id)
    await house.jobs.settled()
    assert all(table.paused is None for table in await tables_of(harbour, begun.id))
