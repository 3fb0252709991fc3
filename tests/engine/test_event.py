"""Events, and to whom they are told."""

import msgspec

from engine import Event

PASSED = Event("passed", {"seat": 0, "to_seat": 2}, {"rank": 7}, (0, 2), opens=True, ply=3)
DEALT = Event("dealt", secret={"seat": 1, "ranks": (3, 4)}, knowers=(1,))


def test_who_knows_the_secret_finds_it_among_the_facts():
    told = PASSED.told_to(2)
    assert told == Event("passed", {"seat": 0, "to_seat": 2, "rank": 7}, opens=True, seen=True, ply=3)


def test_who_does_not_know_it_is_told_the_rest():
    for seat in (1, 3, None):
        assert PASSED.told_to(seat) == Event("passed", {"seat": 0, "to_seat": 2}, opens=True, ply=3)


def test_when_all_is_over_everybody_knows():
    assert PASSED.told_to(None, over=True) == PASSED.told_to(0)


def test_without_facts_it_is_told_to_its_knowers_only():
    assert DEALT.told_to(0) is None
    assert DEALT.told_to(1) == Event("dealt", {"seat": 1, "ranks": (3, 4)}, seen=True)
    assert DEALT.told_to(None, over=True) == DEALT.told_to(1)


def test_blanked_it_is_told_to_that_seat_as_before():
    for event in (PASSED, DEALT):
        for seat in (0, 1, 2, 3, None):
            blanked = event.blanked_for(seat)
            assert blanked.told_to(seat) == event.told_to(seat)
            assert bool(blanked.secret) == (seat in event.knowers)


def test_what_is_not_said_takes_no_room():
    assert msgspec.to_builtins(Event("asked", {"seat": 1})) == {"code": "asked", "facts": {"seat": 1}}
