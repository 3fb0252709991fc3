"""Values made anew."""

from dataclasses import replace as by_dataclasses

import pytest

from sessions.clock import Clock
from sessions.values import replace


async def test_it_is_as_dataclasses_would_make_it(house):
    table = await house.begin()
    after = replace(table, version=99, host=None)
    assert after == by_dataclasses(table, version=99, host=None) and after is not table
    assert table.version != 99


async def test_what_was_worked_out_is_worked_out_anew(house):
    table = await house.begin()
    assert table.waiting  # it is kept
    assert replace(table, match=None).waiting == ()


def test_a_field_that_is_not_there_is_refused():
    with pytest.raises(TypeError, match="Clock has no hand"):
        replace(Clock(), hand=1)
