"""A seat's name is told apart from the others at its table, by eye too."""

import pytest

from cogs.admin import service as operators
from cogs.tournament import organising
from sessions import Person
from sessions.people.names import distinct, likeness
from sessions.playing import clocks
from sessions.playing.lobby import crew_name
from tests.cogs.tournament.cups import PEOPLE, begin
from tests.harbour import MEI, TOM
from tests.nasty import ALIKE


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_a_name_that_looks_like_another_one_gets_a_number(one, other):
    assert distinct(other, [one]) == f"{other} (2)"


def test_numbers_are_counted_on():
    assert distinct("КIM", ["Kim", "kim\u200b (2)", "Tim"]) == "КIM (3)"


def test_a_computer_player_gets_a_name_that_looks_like_no_other():
    assert crew_name(["ADA", "Вruno"]) == "Cleo"


def all_differ(table):
    return len({likeness(name) for name in table.names}) == len(table.seats)


async def test_a_seat_that_is_taken_over_gets_a_name_of_its_own(harbour, house):
    table = await harbour.begin()
    await house.act(table.id, clocks.set_timeout, MEI.id, "offer")
    await house.act(table.id, operators.take_out, 1, TOM.id)
    after = await house.act(table.id, clocks.take_seat, Person(999, "mei"))
    assert after.seats[table.seat_of(TOM.id)].name == "mei (2)" and all_differ(after)


async def test_a_substitute_gets_a_name_of_their_own_at_the_table(harbour, house):
    begun = await begin(harbour, 4)
    out, other = PEOPLE[:2]
    await organising.replace_entrant(house, begun.id, MEI.id, out.id, Person(999, other.name.lower()))
    tables = [await house.tables.get(pod.table) for pod in begun.present if pod.table is not None]
    [table] = [each for each in tables if each.seat_of(999) is not None]
    assert table.seats[table.seat_of(999)].name == f"{other.name.lower()} (2)" and all_differ(table)
