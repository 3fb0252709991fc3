"""Events, and who may know which of their facts."""

import msgspec

from engine import Event
from engine.core.event import Secret, secret_fields
from engine.core.statement import Seat


class Passed(Event, frozen=True):
    seat: Seat
    to_seat: Seat
    rank: Secret[int]

    def tells(self, seat: int | None) -> bool:
        return seat in (self.seat, self.to_seat)


class Dealt(Event, frozen=True):
    seat: Secret[Seat]
    ranks: Secret[tuple[int, ...]]


class Asked(Event, frozen=True):
    seat: Seat


PASSED = Passed(seat=0, to_seat=2, rank=7, ply=3)
DEALT = Dealt(seat=1, ranks=(3, 4))


def test_knowers_see_the_secret():
    assert PASSED.known_by(2) == PASSED and PASSED.is_whole
    assert PASSED.facts == {"seat": 0, "to_seat": 2, "rank": 7}


def test_other_seats_see_all_but_the_secret():
    for seat in (1, 3, None):
        known = PASSED.known_by(seat)
        assert known and known == Passed(seat=0, to_seat=2, rank=None, ply=3) and not known.is_whole
        assert known.facts == {"seat": 0, "to_seat": 2}


def test_every_seat_sees_secrets_after_the_match():
    assert PASSED.known_by(None, over=True) == PASSED


def test_a_wholly_secret_event_is_seen_only_by_its_knowers():
    assert DEALT.known_by(0) is None
    assert DEALT.known_by(1) == DEALT
    assert DEALT.known_by(None, over=True) == DEALT


def test_an_event_without_secrets_is_public():
    assert Asked(seat=1).known_by(None) == Asked(seat=1)
    assert not Asked(seat=1).is_whole


def test_a_blanked_event_looks_the_same_to_its_seat():
    for event in (PASSED, DEALT):
        for seat in (0, 1, 2, 3, None):
            blanked = event.blanked_for(seat)
            assert blanked.known_by(seat) == event.known_by(seat)
            assert blanked.is_whole == event.tells(seat)


def test_an_event_is_stored_with_its_code():
    assert msgspec.to_builtins(Asked(seat=1)) == {"code": "asked", "seat": 1}
    assert msgspec.to_builtins(PASSED)["rank"] == 7


def test_secrets_are_replaced_with_none():
    assert secret_fields(Dealt) == {"seat": None, "ranks": None}
