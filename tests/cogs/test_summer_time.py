"""Clock changes: in those nights, quiet hours end by the local clocks."""

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from sessions import Preferences, Where
from tests.cogs.driver import Clicking
from tests.cogs.mailbag import Mailbag
from tests.preferring import prefer

HOUR = 3600
BERLIN = ZoneInfo("Europe/Berlin")
NIGHT: dict[str, Any] = {"quiet_from": 22 * 60, "quiet_to": 8 * 60, "zone": BERLIN.key}

pytestmark = pytest.mark.parametrize(
    "evening",
    [datetime(2026, 3, 28, 20, tzinfo=BERLIN), datetime(2026, 10, 24, 20, tzinfo=BERLIN)],
    ids=["to summer time", "to winter time"],
)


@pytest.fixture
def mail(port):
    return Mailbag(port)


async def called(port, evening, mail, pace, **preferences):
    """Start a match of people in Berlin. Returns the person who is notified on the Saturday evening."""
    people = port.crew(4)
    await port.restart(evening.timestamp() - port.now)
    for person in people:
        await prefer(port.house, person.id, Preferences(Where.DM, **preferences, **NIGHT))
    await port.begin(people, pace=pace)
    await Clicking(port, *people).play(1)
    return await port.to_move()


def told(mail, person):
    """A person's messages, with the local time of each."""
    return [(f"{datetime.fromtimestamp(each.when, BERLIN):%a %H:%M}", each.gist) for each in mail.of(person)]


async def test_reminders_begin_with_the_morning(port, mail, evening):
    person = await called(port, evening, mail, "none", every=9)
    await port.wait(46 * HOUR)
    assert told(mail, person) == [
        ("Sat 20:00", "asks 1"),
        ("Sun 08:00", "reminds 1"),
        ("Sun 17:00", "reminds 1"),
        ("Mon 08:00", "reminds 1"),
        ("Mon 17:00", "reminds 1"),
    ]


async def test_no_deadline_falls_into_the_night(port, mail, evening):
    """After the last call, a tenth of twelve hours (72 minutes) is left, whenever the call comes."""
    person = await called(port, evening, mail, "12h")
    morning = evening.replace(day=evening.day + 1, hour=9, minute=12).timestamp()
    await port.wait(morning - 1 - port.now)
    assert told(mail, person) == [("Sat 20:00", "asks 1"), ("Sun 08:00", "last call 1")]
    assert not (await port.table()).votes
    await port.wait(1)
    assert (await port.table()).votes
