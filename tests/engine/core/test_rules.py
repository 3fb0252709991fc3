"""The leader of a match."""

from engine.core.rules import leaders


def test_several_seats_may_lead():
    assert leaders((4, 7, 7)) == (1, 2) and leaders((-1, -3)) == (0,)
