"""A week at one table: everything its people do, and every message they get."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import groupby
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import pytest

from engine import Match, Move
from sessions import Preferences, Where
from sessions.people.preferences import next_awake
from sessions.people.settings import preferences_of
from tests.cogs.mailbag import Mailbag
from tests.cogs.wording import JA
from tests.simulated import Person, Port
from ui.text import hours

HOUR = 3600
FIRST_DAY = datetime(2026, 1, 1, tzinfo=UTC)  # a Thursday

LANGUAGES = {"Mei": "ja", "Tom": "en-US", "Ann": "en-US", "Leo": "en-US"}
PREFERENCES = {
    "Mei": Preferences(Where.DM, 24, 23 * 60, 7 * 60, "Asia/Tokyo"),
    "Tom": Preferences(Where.BOTH, 12, 22 * 60, 8 * 60, "Europe/Berlin"),
    "Ann": Preferences(Where.CHANNEL, 6, 22 * 60, 7 * 60, "America/New_York"),
    "Leo": Preferences(Where.BOTH, 24, 30, 8 * 60, "Asia/Kolkata"),
}

# Each player plays the first legal move. A move has a day, and its unused part is
# saved: Leo's first move takes 50 minutes, so he has 47:10 hours for his second. Without the three hours for
# which the bot is stopped, nine tenths of them are over on Sunday at 5:57, and all at 10:40.
WEEK = """
Thu 09:00 18:00 Mei begins the game
Thu 12:00 07:00 Ann <- calls (games)                        # it was her turn at once, but in her night
Thu 12:40 07:40 Ann plays
Thu 12:40 18:10 Leo <- asks 1 (dm), calls (games)
Thu 13:30 19:00 Leo plays
Thu 13:30 22:30 Mei <- asks 1 (dm)                          # half an hour before her night
Thu 23:00 08:00 Mei plays
Fri 03:00       The bot restarts                            # while a call waits for Tom's morning
Fri 07:00 08:00 Tom <- asks 1 (dm), calls (games)
Fri 08:30 09:30 Tom plays
Fri 08:30 14:00 Leo <- asks 1 (dm), calls (games)           # from now on nobody hears of Leo
Fri 20:00       The bot stops for 3 hours
Sat 08:30 14:00 Leo <- reminds 1 (dm), reminds 1 (games)    # after 24 hours, as he has it
Sat 10:00 19:00 Mei nudges
Sat 10:00 15:30 Leo <- nudges 1 (dm), nudges 1 (games)      # half of his time, at 11:05, needs no word now
Sun 05:57 11:27 Leo <- last call 1 (dm), last call 1 (games)
Sun 10:40 11:40 Tom <- a vote on 1 (dm), a vote (games)
Sun 10:40 19:40 Mei <- a vote on 1 (dm)                     # Ann is not woken for it
Sun 11:00 12:00 Tom votes for a computer in his place
Sun 12:00 07:00 Ann <- a vote (games)
Sun 12:30 07:30 Ann votes for a computer in his place       # two of three; it moves at once
Sun 12:30 18:00 Leo <- replaced 1 (dm), replaced 1 (games)
Sun 12:30 21:30 Mei <- asks 1 (dm)
Sun 13:00 22:00 Mei plays
Sun 13:00 14:00 Tom <- asks 1 (dm), calls (games)
Sun 20:00 15:00 Ann goes away for two days
Mon 07:00 08:00 Tom <- reminds 1 (dm), reminds 1 (games)    # after 12 hours it was his night
Mon 08:00 09:00 Tom plays                                   # Ann is to move, and has her holiday
Mon 18:00       The bot restarts
Tue 20:00 15:00 Ann <- calls (games)
Wed 02:00 21:00 Ann <- reminds 1 (games)                    # after 6 hours
Wed 02:30 21:30 Ann plays
Wed 02:30 11:30 Mei <- asks 1 (dm)
Wed 03:00 12:00 Mei plays
Wed 07:00 08:00 Tom <- asks 1 (dm), calls (games)
Wed 07:30 08:30 Tom plays
Wed 12:00 07:00 Ann <- calls (games)
Wed 12:30 07:30 Ann plays                                   # so does the computer after her
Wed 12:30 13:30 Tom <- asks 1 (dm), calls (games)
Wed 15:00 20:30 Leo takes his seat back
Wed 16:00 17:00 Tom plays
Wed 16:00 11:00 Ann <- calls (games)
Wed 17:00 12:00 Ann plays
Wed 17:00 22:30 Leo <- asks 1 (dm), calls (games)
Wed 17:30 23:00 Leo plays
Wed 22:00 07:00 Mei <- asks 1 (dm)
Wed 23:00 08:00 Mei plays
Thu 07:00 08:00 Tom <- asks 1 (dm), calls (games)
Thu 09:00       The bot restarts
"""


class Line(NamedTuple):
    """A person's act or, after "<-", a message they get."""

    when: int  # time of the act in Unix seconds
    who: str
    what: str

    @property
    def is_told(self) -> bool:
        return self.what.startswith("<-")

    def __str__(self) -> str:
        """UTC time, local time, person, act or message."""
        utc = datetime.fromtimestamp(self.when, UTC)
        preferences = PREFERENCES.get(self.who)
        there = f"{utc.astimezone(ZoneInfo(preferences.zone or '')):%H:%M}" if preferences else ""
        return f"{utc:%a %H:%M} {there:5} {self.who} {self.what}"


def read(text: str) -> Iterator[Line]:
    """The lines of the week, none of them more than six days after the one before."""
    day = FIRST_DAY
    for line in text.strip().splitlines():
        line, *_ = line.split("  #")
        while f"{day:%a}" != line[:3]:
            day += timedelta(days=1)
        time = timedelta(minutes=hours.read(line[4:9]) or 0)
        who, what = line[16:].strip().split(" ", 1)
        yield Line(int((day + time).timestamp()), who, what)


@pytest.fixture
async def people(port: Port) -> dict[str, Person]:
    people = {name: port.person(name, language) for name, language in LANGUAGES.items()}
    for name, person in people.items():
        preferences = PREFERENCES[name]
        quiet: dict[str, Any] = {
            "from": hours.time_of_day(preferences.quiet_from),
            "to": hours.time_of_day(preferences.quiet_to),
        }
        await person.slash("my reminders", where=preferences.where, every=preferences.every)
        await person.slash("my quiet", zone=preferences.zone, **quiet)
        assert await preferences_of(port.db, person.id) == preferences
    return people


async def first(match: Match, seat: int, *_: str) -> Move:
    """A computer player with predictable moves."""
    return match.legal_moves(seat)[0]


async def test_a_week_of_messages_matches_the_recorded_one(port, people):
    mail, week = Mailbag(port), list(read(WEEK))
    acts = [line for line in week if not line.is_told]
    for line in acts:
        await port.wait(line.when - port.now)
        await act(port, people, line)
    lived = [*acts, *told(mail, people)]
    assert list(map(str, sorted(lived))) == list(map(str, sorted(week)))


def test_the_recorded_week_has_no_message_in_quiet_hours():
    assert not [
        line
        for line in read(WEEK)
        if line.who in PREFERENCES and next_awake(PREFERENCES[line.who], line.when) != line.when
    ]


async def act(port: Port, people: dict[str, Person], line: Line) -> None:
    port.workers.fakes["choose"] = first
    match line.who, line.what:
        case "Mei", "begins the game":
            await port.begin([*people.values()], seed="a week")
        case name, "plays":
            await plays(port, people[name])
        case name, "nudges":
            await people[name].slash("game clock nudge")
        case name, "votes for a computer in his place":
            await people[name].slash("game clock vote", choice="sit")
        case name, "goes away for two days":
            await people[name].slash("my away", until="2d")
        case name, "takes his seat back":
            await people[name].click(port.board, JA("button-return"))
        case "The", "bot restarts":
            await port.restart()
        case "The", "bot stops for 3 hours":
            await port.restart(3 * HOUR)
        case _:
            raise AssertionError(line)


async def plays(port: Port, person: Person) -> None:
    """Play a person's first legal moves until another person has the turn."""
    before = await port.table()
    assert before.seat_of(person.id) in before.waiting
    while (present := await port.table()).seat_of(person.id) in present.waiting:
        move, *_ = await port.legal(person)
        await person.slash("game move", move=str(move))
    assert not [message for message in port.shown if person.id in message.stored.ping_user_ids]


def told(mail: Mailbag, people: dict[str, Person]) -> Iterable[Line]:
    """Each person's messages; simultaneous ones form one line."""
    for name, person in people.items():
        for when, letters in groupby(mail.of(person), key=lambda letter: letter.when):
            gists = [f"{letter.gist} ({letter.place})" for letter in letters]
            yield Line(int(when), name, f"<- {', '.join(gists)}")
