"""Values made anew."""

from dataclasses import replace as by_dataclasses

import pytest

from sessions.table import Seat, Status
from sessions.values import replace


async def test_it_is_as_dataclasses_would_make_it(house):
    table = await house.begin()
    after = replace(table, version=99, host=None)
    assert after == by_dataclasses(table, version=99, host=None) and after is not table
    assert table.version != 99


async def test_what_was_worked_out_is_worked_out_anew_where_that_may_change(house):
    table = await house.begin()
    assert table.waiting is table.waiting is replace(table, version=99).waiting != ()
    assert replace(table, match=None).waiting == replace(table, match=None).pending == ()
    assert replace(table, status=Status.CLOSED).waiting == ()
    held = tuple(replace(seat, computer="clever") for seat in table.seats)
    assert replace(table, seats=held).waiting == () != replace(table, seats=held).pending


def test_a_field_that_is_not_there_is_refused():
    with pytest.raises(TypeError, match="Seat has no hand"):
        replace(Seat(1, "Mei"), hand=1)
