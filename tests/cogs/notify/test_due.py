"""When people are notified of their turns, and which turns share a message."""

import pytest
from msgspec.structs import replace

from cogs.notify.due import OWED_REASONS, Reason, Turn, due_now, next_due
from cogs.notify.service import CALL_MESSAGE
from sessions import Message
from sessions.people.preferences import Preferences

HOUR = 3600
LATER = 1000 + 24 * HOUR
DAILY = Preferences(every=24)
NEW = Turn(table=1, person=5, version=7, since=1000)
CALLED = replace(NEW, owed=None, notified=1000)
REMINDED = replace(CALLED, notified=LATER, reminded=LATER)


@pytest.mark.parametrize(
    ("turn", "due"),
    [
        (NEW, 0),  # A new turn is notified at once.
        (CALLED, 1000 + 24 * HOUR),  # The first reminder comes one interval after the notification.
        (REMINDED, 1000 + 48 * HOUR),  # The next reminder comes one interval later.
        (
            replace(NEW, owed=Reason.HALF),
            0,
        ),  # A person who wasn't notified is reminded at half time at the latest.
        (
            replace(CALLED, owed=Reason.HALF),
            1000 + 24 * HOUR,
        ),  # A person who was notified isn't reminded within an interval.
        (replace(REMINDED, owed=Reason.HALF), 1000 + 48 * HOUR),  # No reminder comes between two others.
        (replace(REMINDED, owed=Reason.LAST), 0),  # The last call always comes.
        (replace(REMINDED, owed=Reason.NUDGE), 0),  # A nudge always comes.
    ],
)
def test_a_turns_next_notification_is_due(turn, due):
    assert turn.due(DAILY) == due


def test_a_new_turn_is_notified_alone():
    other = replace(REMINDED, table=2)
    assert due_now([NEW, other], DAILY, LATER + HOUR) == [NEW]


def test_a_due_reminder_includes_all_other_turns():
    other = replace(REMINDED, table=2)
    assert due_now([CALLED, other], DAILY, 1000 + 24 * HOUR) == [CALLED, other]


def test_delayed_calls_include_all_other_turns():
    second, third = replace(NEW, table=2), replace(REMINDED, table=3)
    assert due_now([NEW, second, third], DAILY, LATER + HOUR) == [NEW, second, third]


def test_nothing_is_notified_before_its_time():
    assert due_now([CALLED, REMINDED], DAILY, 1000 + 24 * HOUR - 1) == ()
    assert due_now([], DAILY, 1000) == ()


def test_the_earliest_notification_is_due_next():
    assert next_due([CALLED, replace(REMINDED, table=2)], DAILY) == 1000 + 24 * HOUR
    assert next_due([], DAILY) is None


@pytest.mark.parametrize("first", OWED_REASONS)
@pytest.mark.parametrize("second", OWED_REASONS)
def test_the_more_important_of_two_owed_notifications_is_kept(first, second):
    weightiest = next(each for each in ("last", "call", "nudge", "half") if each in (first, second))
    assert replace(CALLED, owed=first).owing(second) == weightiest
    assert CALLED.owing(second) == second


def test_a_turn_is_called_until_the_call_is_sent():
    assert NEW.is_called and replace(CALLED, claimed=Reason.CALL).is_called
    assert not CALLED.is_called and not replace(CALLED, owed=Reason.HALF).is_called


@pytest.mark.parametrize(
    ("table", "person", "version", "tells"),
    [(1, 5, 7, True), (1, 5, 9, True), (1, 5, 6, False), (2, 5, 7, False), (1, 6, 7, False)],
)
def test_a_message_shows_the_turn_in_which_it_was_sent(table, person, version, tells):
    shown = Message(99, table, CALL_MESSAGE, 1, version, 0, person)
    assert NEW.is_shown_by(shown) is tells
