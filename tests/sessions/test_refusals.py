"""Every refusal that a service's docstring lists is caused here; and each docstring lists what was caused.

`REFUSED` has scenarios for the codes of each function. `DONE` has a call of each function that works: it is
refused while something general is in its way (`spoiled`), and done afterwards.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from operator import attrgetter
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import sessions as package
from engine.players import Advice
from engine.statement import codes
from sessions import (
    About,
    BanKind,
    ChangeKind,
    Fixture,
    Limits,
    MessageKind,
    Origin,
    Person,
    Preferences,
    Seat,
    Sessions,
    ShownAt,
    Table,
    Timeout,
    Tournament,
    Wish,
    bans,
    hosting,
    outbox,
    plans,
    play,
    reminders,
)
from sessions import lobby as lobby_service
from sessions.hints import Hints
from sessions.house import Act, add_table
from sessions.plans import MOST
from sessions.refusals import REASONS
from sessions.reviews import Reviews
from sessions.sessions import STEPS
from sessions.tables import Tables
from sessions.thoughts import Dropped
from sessions.tournaments import organising, tournaments
from sessions.tournaments.tournament import MOST as MOST_ENTRANTS
from sessions.tournaments.tournaments import MOST_OPEN
from tests.sessions.planned import hand, next_one
from tests.sessions.tables import (
    ANN,
    CHANNEL,
    CREW,
    MEI,
    SERVER,
    TOM,
    UMA,
    VIC,
    WIM,
    XIA,
    YAN,
    ZOE,
    House,
    full,
    out_of_time,
    refused,
    some_move,
    to_move,
)
from tests.sessions.test_automatic import no_choice
from tests.sessions.tournaments.cups import PEOPLE, begin, cup, play_round

DAY = 86_400
ELSEWHERE = CHANNEL + 1
OPERATOR = 77
NEW = Person(500, "New")
FLEET = Wish(SERVER, "fleet", DAY, rated=False)
HERE: dict[str, Any] = {"host": MEI, "server": SERVER, "channel": CHANNEL}
OPEN: dict[str, Any] = {**HERE, "game": "captains_orders"}
NOBODY_YET = 99
"""No table, and no tournament, has this number."""

# Functions: what can be asked for.

Function = Callable[..., Any]
ROOMS = [importlib.import_module(each.name) for each in pkgutil.walk_packages(package.__path__, "sessions.")]


def taken(function: Function) -> str | None:
    """What a function takes first: an Act, a Tx, Reads, a House; None if it is something else."""
    if function is Act.change:
        return "Act"
    first = next(iter(inspect.signature(function).parameters.values()), None)
    return first.annotation if first and first.annotation in ("Act", "Tx", "Reads", "House") else None


FUNCTIONS: dict[str, Function] = {
    f"{room.__name__.rpartition('.')[2]}.{name}": function
    for room in ROOMS
    for name, function in inspect.getmembers(room, inspect.isfunction)
    if function.__module__ == room.__name__ and not name.startswith("_") and taken(function)
    # A store is behind the services, and what a step refuses every change does.
    if not room.__name__.endswith(".store") and name != "store_change"
} | {"Act.change": Act.change}

# Positions: what is there before something is asked for.

Place = Any
"""A table, a tournament, or whatever else arguments follow from."""
Position = Callable[[House], Awaitable[Place]]
Arguments = tuple[Any, ...] | Callable[[Place], tuple[Any, ...]]
"""What a method is called with, after the place's number if there is a place; or a function of the place that
gives all of it. A dict at the end has the keywords."""


async def nothing(house: House) -> None:
    """For what is asked of no table."""


def opened(people: int = 4, computers: int = 0, **settings: Any) -> Position:
    """A lobby of so many people of CREW, Mei its host."""
    return lambda house: house.open(people, computers, **settings)


def after(position: Position, method: str, arguments: Arguments) -> Position:
    """The same place, after something was done."""

    async def place(house: House) -> Place:
        before = await position(house)
        await ask(house.sessions, method, given(before, arguments))
        return await as_it_is(house.sessions, before)

    return place


def made(position: Position, method: str, arguments: Arguments) -> Position:
    """What a method gave."""

    async def place(house: House) -> Place:
        before = await position(house)
        return await ask(house.sessions, method, given(before, arguments))

    return place


def limited(position: Position, **limits: int) -> Position:
    """The same place, where people and servers have these quotas."""

    async def place(house: House) -> Place:
        before = await position(house)
        house.sessions.limits = Limits(**limits)
        return before

    return place


def elsewhere(position: Position) -> Position:
    """The same place, in a server that now wants tables in another channel."""
    return after(position, "servers.set_allowed_channels", lambda _: (SERVER, [ELSEWHERE]))


def damaged(position: Position, id: int = 1) -> Position:
    """The same place, but a table can't be read any more."""

    async def place(house: House) -> Place:
        before = await position(house)
        damage(house, id)
        return before

    return place


def broken(position: Position) -> Position:
    """The same place, but nothing can be made of the first table's match any more."""

    async def place(house: House) -> Place:
        before = await position(house)
        house.break_match(1)
        return before

    return place


def quiet(position: Position, method: str, arguments: Arguments) -> Position:
    """The same place, after something was done; nothing has been played by itself."""

    async def place(house: House) -> Place:
        before = await position(house)
        await house.sessions.computers.settle()
        house.sessions.computers._worker.mark = lambda key: None
        await ask(house.sessions, method, given(before, arguments))
        return await as_it_is(house.sessions, before)

    return place


lobby, running, finished = opened(), House.begin, House.finish
alone, eight, with_computer = opened(1), opened(8), opened(2, 1)
closed = after(lobby, "hosting.close", (MEI.id,))
joint, friendly, rated = opened(joint=True), opened(1, friendly=True), opened(1, rated=True)
fleet = opened(1, game="fleet")
next_door = {**OPEN, "channel": ELSEWHERE, "host": ANN}

invited = after(lobby, "lobby.invite", (MEI.id, ANN.id))
kicked = after(opened(5), "lobby.kick", (MEI.id, WIM.id))
kicked_before = after(kicked, "hosting.start", (MEI.id, False))
without_tom = after(running, "play.leave", (TOM.id,))
paused = after(running, "agreements.pause", (MEI.id,))
offering = after(running, "clocks.set_timeout", (MEI.id, Timeout.OFFER))
without_taken_out = after(offering, "operators.take_out", (OPERATOR, TOM.id))
private = after(running, "followers.set_private", (MEI.id, True))
followed = after(running, "followers.follow", (ANN.id,))
guessed = after(running, "guesses.seal", (ANN, About.MATCH, 0))
unanswered = after(running, "answers.lost", lambda t: (t, MEI.id, "ask 1"))
asked = after(running, "play.move", lambda t: (t.id, to_move(t), f"ask {(t.waiting[0] + 1) % 4}"))
planned = after(running, "plans.add", lambda t: (t.id, following(t), plan(t)))
nudged = after(running, "reminders.nudge", lambda t: (t.id, following(t)))
proposed = after(running, "agreements.pause", (TOM.id,))
proposed_again = after(after(proposed, "agreements.object", (UMA.id,)), "agreements.pause", (TOM.id,))
pace_proposed = after(running, "agreements.set_pace", (MEI.id, 600))
"""Mei, the host, proposes it."""

going_on = made(finished, "hosting.play_on", (3, {**HERE, "seat": 0}))
"""A lobby, the second table, that goes on from the first one, which is over; Mei has the first seat."""
beside_another = after(lobby, "hosting.open_table", lambda _: (next_door,))
in_anothers_channel = after(closed, "hosting.open_table", lambda _: ({**next_door, "channel": CHANNEL},))
crowded = limited(beside_another, tables_of_person=1, tables_of_server=2)
"""Ann sits at one table, as do the four of the other one; and there are as many as may be."""
crowded_with_invitation = limited(after(beside_another, "lobby.invite", (MEI.id, ANN.id)), tables_of_person=1)
crowded_after_end = limited(
    after(finished, "hosting.open_table", lambda _: ({**next_door, "host": MEI},)),
    tables_of_person=1,
    tables_of_server=1,
)
stingy = limited(running, follows=0, plans=0)

away = after(nothing, "absence.begin", (MEI.id, 1_000_000 + DAY))
hidden = after(nothing, "profiles.set_hidden", (TOM.id, True))
departed = after(nothing, "departures.left", (SERVER,))
banned = after(nothing, "bans.ban", (BanKind.PERSON, ANN.id, OPERATOR, "spam"))
server_banned = after(nothing, "bans.ban", (BanKind.SERVER, SERVER, OPERATOR, "spam"))


async def full_of_people(house: House) -> Place:
    """A lobby that goes on from the first table, where four people sit."""
    table = await going_on(house)
    for person in (TOM, UMA, VIC):
        table = await house.sessions.act(table.id, lobby_service.join, person)
    return table


async def invited_too_late(house: House) -> Place:
    """A lobby to which Ann is invited, and that is full by now."""
    table = await invited(house)
    for person in (WIM, XIA, YAN, ZOE):
        table = await house.sessions.act(table.id, lobby_service.join, person)
    return table


async def without_anybody(house: House) -> Place:
    """A match that all have left; Vic, the last one, is its host. The computer players wait."""
    table = await house.begin()
    house.sessions.computers._worker.mark = lambda key: None
    for person in (MEI, TOM, UMA, VIC):
        table = await house.sessions.act(table.id, play.leave, person.id)
    return table


async def lesson(house: House) -> Place:
    """Mei's first match, as if the program had stopped between opening it and its start."""
    table = await hosting.learn(house.sessions, "captains_orders", host=MEI, server=SERVER, channel=CHANNEL)
    await house.sessions.act(table.id, hosting.close, MEI.id)
    return await hosting._open(
        house.sessions,
        server=SERVER,
        channel=CHANNEL,
        parent=None,
        game="captains_orders",
        options={},
        seats=list(table.seats),
        host=MEI.id,
        pace=None,
        at_timeout=Timeout.VOTE,
        joint=False,
        friendly=False,
        lesson=True,
    )


async def finished_without_tom(house: House) -> Place:
    return await house.play_on((await without_tom(house)).id)


async def voting(house: House) -> Place:
    """A match in which the time of who is to move is out."""
    return (await out_of_time(house))[0]


offered = after(voting, "clocks.set_timeout", lambda t: (t.id, t.host, Timeout.OFFER))
offered_to_crowd = limited(after(offered, "hosting.open_table", lambda _: (next_door,)), tables_of_person=1)


def advised(by: Callable[[Any, int, str], Awaitable[Advice]]) -> Position:
    """A running friendly table, where hints are given so."""

    async def place(house: House) -> Place:
        house.settings["workers"].fakes["advice"] = by
        await house.restart()
        return await house.begin(friendly=True)

    return place


async def first_move(match: Any, seat: int, seed: str) -> Advice:
    return Advice(match.legal_moves(seat)[0], None, 1.5, 0.5, "points")


async def no_idea(match: Any, seat: int, seed: str) -> Advice:
    raise RuntimeError


async def dropped(match: Any, seat: int, seed: str) -> Advice:
    raise Dropped


async def much_planned(house: House) -> Place:
    table = await house.begin()
    for _ in range(MOST):
        await house.sessions.act(table.id, plans.add, following(table), plan(table))
    return table


async def forced(house: House) -> Place:
    """A match in which somebody is left no choice by the next move, and is not answered for."""
    table, *_ = await no_choice(house, house.sessions, wanted=False)
    return table


forced_now = quiet(forced, "play.move", lambda t: (t.id, to_move(t), some_move(t)))
answer_due = after(forced_now, "automatic.set_on", lambda t: (to_move(t), True))
plan_due = quiet(
    after(
        running, "plans.add", lambda t: (t.id, following(t), f"obey {max(hand(t, t.seat_of(following(t))))}")
    ),
    "play.move",
    lambda t: (t.id, to_move(t), f"order {min(hand(t, t.waiting[0]))}"),
)


async def long_closed(house: House) -> Place:
    """A table that was closed too long ago to be opened again."""
    table = await closed(house)
    house.now += DAY
    return table


async def debts(house: House) -> Place:
    """All that is owed at a match."""
    await house.begin()
    return await outbox.all_debts(house.sessions.db)


async def turns(house: House) -> Place:
    """Turns of which somebody is to be notified."""
    table = await house.begin()
    while not (found := await reminders.claimed_turns(house.sessions, to_move(table))):
        table = await house.play_on(table.id, moves=1)
    return found


def joined(*people: Person, **settings: Any) -> Position:
    """A tournament that these have joined; Mei organises it."""

    async def place(house: House) -> Place:
        tournament = await cup(house, 0, **settings)
        for person in people:
            tournament = await tournaments.join(house.sessions, tournament.id, person)
        return tournament

    return place


def drawn(position: Position) -> Position:
    """A tournament whose first round is drawn, its tables not open yet."""

    async def place(house: House) -> Place:
        tournament = await position(house)
        await organising.start(house.sessions, tournament.id, MEI.id)
        await house.wait(0)
        await house.sessions.rounds.settle()
        return await tournaments.get_tournament(house.sessions, tournament.id)

    return place


async def played(house: House) -> Place:
    """A tournament in its first round, the one table open."""
    return await begin(house, 4)


async def knockout(house: House) -> Place:
    """A knockout whose first round is over."""
    return await play_round(house, (await begin(house, 8, format="knockout")).id)


async def many_cups(house: House) -> None:
    for _ in range(MOST_OPEN):
        await cup(house, 0)


joining = joined(*PEOPLE[:4])
cup_paused = after(joining, "organising.pause", (MEI.id,))
cancelled = after(joining, "organising.cancel", (MEI.id,))
first_round = drawn(joining)
joined_by_banned = after(joining, "bans.ban", lambda _: (BanKind.PERSON, ANN.id, OPERATOR, "spam"))
joined_in_banned = after(joining, "bans.ban", lambda _: (BanKind.SERVER, SERVER, OPERATOR, "spam"))


def damage(house: House, id: int) -> None:
    """Let a table be of a game that there isn't."""
    house.rewrite(id, lambda document: document.update(game="chess"))


def following(table: Place) -> int:
    """Who comes after who is to move; votes, if their time is out."""
    return next_one(table)[0]


def plan(table: Place) -> str:
    """What that one may plan."""
    return f"obey {hand(table, next_one(table)[1])[0]}"


def last_one(table: Place) -> int:
    """Whose move can be taken back."""
    return table.seats[table.match.undoable].person


def loser(tournament: Place) -> Person:
    """Somebody who is out of a knockout."""
    [*_, out] = [each for each in tournament.entrants if tournament.pod_of(each.number) is None]
    return Person(out.person, out.name)


# What is asked for.

Facts = dict[str, Any] | Callable[[Place], dict[str, Any]]
Scenario = tuple[str, Position, Arguments] | tuple[str, Position, Arguments, Facts]
"""The code with which it is refused, where, what is asked with, and the facts of the refusal."""
CUP: dict[str, Any] = {
    "server": SERVER,
    "channel": CHANNEL,
    "organiser": MEI,
    "name": "Cup",
    "game": "fleet",
    "format": "swiss",
    "pace": DAY,
}
FIXTURE: dict[str, Any] = {
    "seats": [Seat(MEI.id, "Mei"), Seat(TOM.id, "Tom")],
    "server": SERVER,
    "channel": CHANNEL,
    "parent": None,
    "host": MEI.id,
    "game": "fleet",
    "pace": DAY,
    "rated": False,
}
OF_NONE = Fixture(1, "Cup", 1, 1)
CHOICE = ("rounds", 3)
SPAM = {"reason": "spam"}
HIS = {"host": MEI.id}


def play_started(*arguments: Any) -> list[Scenario]:
    """What is for who plays in a running match; asked of Mei or Tom with these arguments."""
    return [
        ("not-playing", lobby, (MEI.id, *arguments), {"status": "lobby"}),
        ("not-seated", running, (ANN.id, *arguments)),
        ("computer-holds-seat", without_tom, (TOM.id, *arguments)),
    ]


def hosted(*arguments: Any) -> list[Scenario]:
    """What is for the host of a lobby."""
    return [
        ("not-in-lobby", running, (MEI.id, *arguments), {"status": "playing"}),
        ("not-host", lobby, (TOM.id, *arguments), HIS),
    ]


def organised(*arguments: Any) -> list[Scenario]:
    """What is for the organiser of an open tournament."""
    return [
        ("not-organiser", joining, (TOM.id, *arguments), {"organiser": MEI.id}),
        ("tournament-closed", cancelled, (MEI.id, *arguments)),
    ]


REFUSED: dict[str, list[Scenario]] = {
    "lobby.join": [
        ("not-in-lobby", running, (ANN,), {"status": "playing"}),
        ("not-in-lobby", closed, (ANN,), {"status": "closed"}),
        ("already-seated", lobby, (TOM,)),
        ("kicked", kicked, (WIM,)),
        ("table-full", eight, (ANN,), {"seats": 8}),
        ("table-full", full_of_people, (ANN,), {"seats": 4}),
        ("too-many-tables", crowded, (ANN,), {"most": 1}),
    ],
    "lobby.accept": [
        ("not-in-lobby", running, (ANN,), {"status": "playing"}),
        ("not-invited", lobby, (ANN,)),
        ("table-full", invited_too_late, (ANN,), {"seats": 8}),
        ("too-many-tables", crowded_with_invitation, (ANN,), {"most": 1}),
    ],
    "lobby.decline": [
        ("not-in-lobby", running, (ANN.id,), {"status": "playing"}),
        ("not-invited", lobby, (ANN.id,)),
    ],
    "lobby.invite": [
        ("not-in-lobby", running, (MEI.id, ANN.id), {"status": "playing"}),
        ("not-seated", lobby, (ANN.id, ZOE.id)),
        ("at-table", lobby, (TOM.id, MEI.id), {"person": MEI.id}),
        ("already-invited", invited, (TOM.id, ANN.id)),
        ("not-host", kicked, (TOM.id, WIM.id), HIS),
        ("table-full", eight, (TOM.id, ANN.id), {"seats": 8}),
        ("table-full", full_of_people, (TOM.id, ANN.id), {"seats": 4}),
    ],
    "lobby.add_word": [
        ("not-in-lobby", running, (MEI.id, "moon"), {"status": "playing"}),
        ("not-seated", joint, (ANN.id, "moon")),
        ("no-words", lobby, (MEI.id, "moon")),
        *[("bad-word", joint, (MEI.id, word), {"most": 40}) for word in ("", "   ", "x" * 41, "a\0b")],
    ],
    "lobby.leave": [
        ("not-in-lobby", running, (TOM.id,), {"status": "playing"}),
        ("not-seated", lobby, (ANN.id,)),
    ],
    "lobby.kick": [*hosted(UMA.id), ("not-at-table", lobby, (MEI.id, ANN.id), {"person": ANN.id})],
    "lobby.add_computer": [
        *hosted(),
        ("set-by-lesson", lesson, (MEI.id,)),
        ("set-by-origin", going_on, (MEI.id,), {"table": 1}),
        ("bad-option", lobby, (MEI.id, "brilliant"), {"option": "level", "value": "brilliant"}),
        ("table-full", eight, (MEI.id,), {"seats": 8}),
    ],
    "lobby.remove_computer": [
        *hosted(),
        ("set-by-lesson", lesson, (MEI.id,)),
        ("set-by-origin", going_on, (MEI.id,), {"table": 1}),
        *[("no-computer", lobby, (MEI.id, seat), {}) for seat in (0, 7, None)],
    ],
    "lobby.set_level": [
        *hosted("random"),
        ("bad-option", with_computer, (MEI.id, "drunk"), {"option": "level", "value": "drunk"}),
        *[("no-computer", with_computer, (MEI.id, "random", seat), {}) for seat in (0, 7)],
        ("no-computer", lobby, (MEI.id, "random")),
    ],
    "lobby.change_seat": [
        ("not-in-lobby", running, (MEI.id, 1), {"status": "playing"}),
        ("not-seated", going_on, (ANN.id, 1)),
        ("no-places", with_computer, (MEI.id, 2)),
        *[("seat-taken", going_on, (MEI.id, seat), {}) for seat in (0, 4, -1)],
    ],
    "hosting.open_table": [
        ("no-such-game", nothing, ({**OPEN, "game": "chess"},), {"game": "chess"}),
        ("bad-option", nothing, ({**OPEN, "options": {"wind": 9}},), {"option": "wind", "value": 9}),
        *[("bad-pace", nothing, ({**OPEN, "pace": pace},), {}) for pace in (59, 61 * DAY)],
        ("rated-without-hints", nothing, ({**OPEN, "rated": True, "friendly": True},)),
        ("channel-not-allowed", elsewhere(nothing), (OPEN,), {"channels": (ELSEWHERE,)}),
        ("table-open-here", running, lambda t: ({**OPEN, "host": ANN},), {"table": 1}),
        ("too-many-tables", crowded, lambda t: ({**OPEN, "channel": 7, "server": None},), {"most": 1}),
        ("too-many-tables-here", crowded, lambda t: ({**OPEN, "channel": 7, "host": ZOE},), {"most": 2}),
    ],
    "hosting.again": [
        ("no-such-table", nothing, (NOBODY_YET, MEI.id), {"table": NOBODY_YET}),
        ("unreadable", damaged(running), (MEI.id,), {"table": 1}),
        ("not-finished", running, (MEI.id,), {"status": "playing"}),
        ("not-seated", finished, (ANN.id,)),
        ("channel-not-allowed", elsewhere(closed), (MEI.id,), {"channels": (ELSEWHERE,)}),
        ("table-open-here", in_anothers_channel, (MEI.id,), {"table": 2}),
        ("too-many-tables", crowded_after_end, (MEI.id,), {"most": 1}),
        ("too-many-tables-here", crowded_after_end, (TOM.id,), {"most": 1}),
    ],
    "hosting.play_on": [
        ("no-such-table", nothing, (NOBODY_YET, 3, HERE), {"table": NOBODY_YET}),
        ("unreadable", damaged(finished), (3, HERE), {"table": 1}),
        ("not-finished", running, (3, HERE), {"status": "playing"}),
        ("not-finished", closed, (3, HERE), {"status": "closed"}),
        ("nothing-to-play", finished, (-1, HERE), lambda t: {"table": 1, "moves": t.match.ply}),
        ("bad-option", finished, (3, {**HERE, "seat": 4}), {"option": "seat", "value": 5}),
        ("bad-option", finished, (3, {**HERE, "level": "drunk"}), {"option": "level", "value": "drunk"}),
        ("bad-pace", finished, (3, {**HERE, "pace": 59})),
        ("channel-not-allowed", elsewhere(finished), (3, HERE), {"channels": (ELSEWHERE,)}),
        ("table-open-here", going_on, lambda t: (1, 3, HERE), {"table": 2}),
        ("too-many-tables", crowded_after_end, (3, HERE), {"most": 1}),
        ("too-many-tables-here", crowded_after_end, (3, {**HERE, "host": ZOE}), {"most": 1}),
    ],
    "hosting.learn": [
        ("no-such-game", nothing, ("chess", HERE), {"game": "chess"}),
        ("channel-not-allowed", elsewhere(nothing), ("fleet", HERE), {"channels": (ELSEWHERE,)}),
        ("table-open-here", lobby, lambda t: ("fleet", HERE), {"table": 1}),
        ("too-many-tables", crowded, lambda t: ("fleet", {**HERE, "channel": 7}), {"most": 1}),
        (
            "too-many-tables-here",
            crowded,
            lambda t: ("fleet", {**HERE, "channel": 7, "host": ZOE}),
            {"most": 2},
        ),
    ],
    "hosting.open_fixture": [
        ("channel-not-allowed", elsewhere(nothing), (OF_NONE, FIXTURE), {"channels": (ELSEWHERE,)}),
        ("table-open-here", lobby, lambda t: (OF_NONE, FIXTURE), {"table": 1}),
        ("too-many-tables", crowded, lambda t: (OF_NONE, {**FIXTURE, "channel": 7}), {"most": 1}),
        (
            "too-many-tables-here",
            crowded,
            lambda t: (OF_NONE, {**FIXTURE, "channel": 7, "host": ZOE.id}),
            {"most": 2},
        ),
    ],
    "hosting.lesson_in": [
        ("table-open-here", lobby, lambda t: (CHANNEL, MEI.id), {"table": 1}),
        ("table-open-here", lesson, lambda t: (CHANNEL, TOM.id), {"table": 2}),
    ],
    "hosting.require_allowed": [
        ("channel-not-allowed", elsewhere(nothing), (SERVER, CHANNEL, 5), {"channels": (ELSEWHERE,)})
    ],
    "hosting.make_host": [
        ("not-open", closed, (MEI.id, TOM.id), {"status": "closed"}),
        ("not-host", lobby, (TOM.id, TOM.id), HIS),
        ("not-host", running, (TOM.id, TOM.id), HIS),
        ("not-at-table", lobby, (MEI.id, ANN.id), {"person": ANN.id}),
    ],
    "hosting.set_option": [
        *hosted(*CHOICE),
        ("set-by-lesson", lesson, (MEI.id, *CHOICE)),
        ("set-by-origin", going_on, (MEI.id, *CHOICE), {"table": 1}),
        ("bad-option", lobby, (MEI.id, "wind", 9), {"option": "wind", "value": 9}),
    ],
    "hosting.set_friendly": [*hosted(True), ("rated-without-hints", rated, (MEI.id, True), {})],
    "hosting.set_rated": [
        *hosted(True),
        ("set-by-lesson", lesson, (MEI.id, True)),
        ("set-by-origin", going_on, (MEI.id, True), {"table": 1}),
        ("rated-without-hints", friendly, (MEI.id, True)),
        ("others-seated", lobby, (MEI.id, True)),
    ],
    "hosting.start": [
        *hosted(),
        ("too-few", with_computer, (MEI.id,), {"missing": 1, "least": 4}),
        ("unreadable", damaged(lobby), (MEI.id,), {"table": 1}),
        ("unreadable", damaged(going_on), (MEI.id,), {"table": 1}),
    ],
    "hosting.move": [
        ("not-open", closed, (MEI.id, ELSEWHERE), {"status": "closed"}),
        ("not-seated", running, (ANN.id, ELSEWHERE)),
        ("computer-holds-seat", without_tom, (TOM.id, ELSEWHERE)),
        ("channel-not-allowed", elsewhere(lobby), (MEI.id, 8, 9), {"channels": (ELSEWHERE,)}),
        ("table-open-here", beside_another, (MEI.id, ELSEWHERE), {"table": 2}),
    ],
    "hosting.close": [
        ("not-open", closed, (MEI.id,), {"status": "closed"}),
        ("not-open", finished, (MEI.id,), {"status": "finished"}),
        ("not-host", lobby, (TOM.id,), HIS),
        ("not-host", running, (TOM.id,), HIS),
    ],
    "hosting.reopen": [
        ("unreadable", broken(after(running, "hosting.close", (MEI.id,))), (MEI.id,), {"table": 1}),
        ("not-closed", running, (MEI.id,), {"status": "playing"}),
        ("closed-for-good", long_closed, (MEI.id,)),
        ("not-host", closed, (TOM.id,), HIS),
        ("channel-not-allowed", elsewhere(closed), (MEI.id,), {"channels": (ELSEWHERE,)}),
        ("table-open-here", in_anothers_channel, (MEI.id,), {"table": 2}),
    ],
    "replays.position": [
        ("no-such-table", nothing, (NOBODY_YET, 0), {"table": NOBODY_YET}),
        ("unreadable", damaged(running), (0,), {"table": 1}),
        ("not-playing", lobby, (0,), {"status": "lobby"}),
    ],
    "replays.opening": [
        ("no-such-table", nothing, (Origin(NOBODY_YET, 0),), {"table": NOBODY_YET}),
        ("unreadable", damaged(finished), lambda t: (Origin(1, 0),), {"table": 1}),
        ("not-finished", running, lambda t: (Origin(1, 0),), {"status": "playing"}),
        (
            "nothing-to-play",
            finished,
            lambda t: (Origin(1, t.match.ply),),
            lambda t: {"table": 1, "moves": t.match.ply},
        ),
    ],
    "replays.record": [
        ("no-such-table", nothing, (NOBODY_YET,), {"table": NOBODY_YET}),
        ("not-finished", lobby, (), {"status": "lobby"}),
        ("not-finished", running, (), {"status": "playing"}),
        ("not-finished", closed, (), {"status": "closed"}),
        ("unreadable", damaged(finished), (), {"table": 1}),
    ],
    "replays.verify": [
        ("no-such-table", nothing, (NOBODY_YET,), {"table": NOBODY_YET}),
        ("not-finished", running, (), {"status": "playing"}),
        ("unreadable", damaged(finished), (), {"table": 1}),
    ],
    "play.move": [
        *play_started("ask 1"),
        ("not-playing", finished, (MEI.id, "ask 1"), {"status": "finished"}),
        (
            "stale",
            running,
            lambda t: (t.id, to_move(t), "nonsense", t.version - 1),
            lambda t: {"version": t.version},
        ),
    ],
    "play.moves": [
        ("not-playing", lobby, (MEI.id, ["ask 1"], 1), {"status": "lobby"}),
        ("not-seated", running, (ANN.id, ["ask 1"], 1)),
        ("computer-holds-seat", without_tom, (TOM.id, ["ask 1"], 1)),
        (
            "stale",
            running,
            lambda t: (t.id, to_move(t), ["nonsense"], t.version - 1),
            lambda t: {"version": t.version},
        ),
    ],
    "play.undo": [
        *play_started(),
        ("stale", asked, lambda t: (t.id, last_one(t), t.version - 1), lambda t: {"version": t.version}),
        ("nothing-to-undo", running, (MEI.id,)),
    ],
    "play.leave": play_started(),
    "play.come_back": [
        ("not-playing", lobby, (MEI.id,), {"status": "lobby"}),
        ("already-seated", running, (TOM.id,)),
        ("not-seated", running, (ANN.id,)),
        ("taken-out", without_taken_out, (TOM.id,)),
    ],
    "clocks.vote": [
        *play_started(0, "wait"),
        ("own-vote", voting, lambda t: (t.id, to_move(t), t.waiting[0], "wait")),
        ("no-vote", running, lambda t: (t.id, following(t), t.waiting[0], "wait")),
        (
            "stale",
            voting,
            lambda t: (t.id, following(t), t.waiting[0], "wait", t.votes[0].made - 1),
            lambda t: {"version": t.version},
        ),
        (
            "bad-option",
            voting,
            lambda t: (t.id, following(t), t.waiting[0], "mutiny"),
            {"option": "vote", "value": "mutiny"},
        ),
    ],
    "clocks.take_seat": [
        ("not-playing", lobby, (ANN,), {"status": "lobby"}),
        ("already-seated", offered, lambda t: (t.id, Person(t.people[0], "x"))),
        ("taken-out", without_taken_out, (TOM,)),
        ("kicked", kicked_before, (WIM,)),
        ("computer-holds-seat", without_tom, (TOM,)),
        ("no-seat-offered", running, (ANN,)),
        ("too-many-tables", offered_to_crowd, (ANN,), {"most": 1}),
    ],
    "clocks.set_timeout": [
        ("not-open", closed, (MEI.id, "sit"), {"status": "closed"}),
        ("not-host", lobby, (TOM.id, "sit"), HIS),
        ("not-host", running, (TOM.id, "sit"), HIS),
        ("bad-option", lobby, (MEI.id, "mutiny"), {"option": "timeout", "value": "mutiny"}),
    ],
    "agreements.set_pace": [
        ("not-open", closed, (MEI.id, 600), {"status": "closed"}),
        ("not-host", lobby, (TOM.id, 600), HIS),
        *[("bad-pace", lobby, (MEI.id, pace), {}) for pace in (59, 61 * DAY)],
        ("unreadable", broken(running), (MEI.id, 600), {"table": 1}),
        ("not-seated", played, lambda cup: (cup.present[0].table, MEI.id, 600)),
        ("computer-holds-seat", without_anybody, (VIC.id, 600)),
    ],
    "agreements.pause": [*play_started(), ("already-paused", paused, (TOM.id,), {})],
    "agreements.resume": [*play_started(), ("not-paused", running, (TOM.id,), {})],
    "agreements.agree": [
        *play_started(),
        ("no-proposal", running, (UMA.id,)),
        (
            "stale",
            proposed_again,
            lambda t: (t.id, UMA.id, t.proposal.made - 1),
            lambda t: {"version": t.version},
        ),
    ],
    "agreements.object": [
        *play_started(),
        ("no-proposal", running, (UMA.id,)),
        (
            "stale",
            proposed_again,
            lambda t: (t.id, UMA.id, t.proposal.made - 1),
            lambda t: {"version": t.version},
        ),
    ],
    "absence.begin": [
        *[("bad-holiday", nothing, (MEI.id, 1_000_000 + days * DAY), {}) for days in (-1, 0, 93)]
    ],
    "absence.end": [("not-away", nothing, (MEI.id,), {})],
    "hints.take": [
        ("not-playing", friendly, (MEI.id,), {"status": "lobby"}),
        ("not-seated", advised(first_move), (ANN.id,)),
        ("computer-holds-seat", after(advised(first_move), "play.leave", (TOM.id,)), (TOM.id,)),
        ("not-friendly", running, lambda t: (t.id, to_move(t))),
        ("not-waited-for", advised(first_move), lambda t: (t.id, following(t))),
        ("no-hint", advised(no_idea), lambda t: (t.id, to_move(t))),
        ("stale", advised(dropped), lambda t: (t.id, to_move(t)), lambda t: {"version": t.version}),
    ],
    "guesses.seal": [
        ("not-playing", lobby, (ANN, About.MATCH, 0), {"status": "lobby"}),
        ("seers-look-on", running, (MEI, About.MATCH, 1)),
        ("seers-look-on", without_tom, (TOM, About.MATCH, 1)),
        ("bad-option", running, (ANN, About.MATCH, 4), {"option": "seat", "value": 5}),
        ("bad-option", played, lambda cup: (1, ANN, About.ROUND, 0), {"option": "guess", "value": "round"}),
        ("sealed-already", guessed, (ANN, About.MATCH, 1)),
    ],
    "guesses.require_onlooker": [
        ("not-playing", lobby, lambda t: (t, ANN.id), {"status": "lobby"}),
        ("unreadable", made(damaged(running), "tables.find", ()), lambda t: (t, ANN.id), {"table": 1}),
        ("seers-look-on", running, lambda t: (t, MEI.id)),
    ],
    "plans.add": [
        *play_started("ask 1"),
        ("your-turn", running, lambda t: (t.id, to_move(t), str(some_move(t)))),
        *[
            ("not-plannable", running, lambda t, plan=plan: (t.id, following(t), plan), {})
            for plan in ("accuse 0", "order 11", "nonsense", "declare")
        ],
        ("too-many-plans", much_planned, lambda t: (t.id, following(t), plan(t)), {"most": MOST}),
        ("too-many-plans-in-all", stingy, lambda t: (t.id, following(t), plan(t)), {"most": 0}),
    ],
    "plans.remove": [
        ("no-such-plan", planned, lambda t: (t.id, following(t), 2)),
        ("no-such-plan", planned, lambda t: (t.id, to_move(t), 1)),
    ],
    "quotas.require_follow": [("too-many-follows", stingy, lambda _: (ANN.id,), {"most": 0})],
    "quotas.require_plan": [("too-many-plans-in-all", stingy, lambda _: (ANN.id,), {"most": 0})],
    "followers.follow": [
        ("not-open", closed, (ANN.id,), {"status": "closed"}),
        ("already-seated", lobby, (TOM.id,)),
        ("kicked", kicked, (WIM.id,)),
        ("kicked", kicked_before, (WIM.id,)),
        ("taken-out", without_taken_out, (TOM.id,)),
        ("closed-to-followers", private, (ANN.id,)),
        ("too-many-follows", stingy, (ANN.id,), {"most": 0}),
    ],
    "followers.unfollow": [("not-following", running, (ANN.id,), {})],
    "followers.set_private": [
        ("not-open", closed, (MEI.id, True), {"status": "closed"}),
        ("not-host", lobby, (TOM.id, True), HIS),
    ],
    "reminders.nudge": [
        *play_started(),
        ("nobody-waited-for", running, lambda t: (t.id, to_move(t))),
        ("nobody-waited-for", paused, lambda t: (t.id, following(t))),
        ("nudged-already", nudged, lambda t: (t.id, following(t)), {"until": 1_000_000 + 6 * 3600}),
    ],
    "reviews.begin": [
        ("no-such-table", nothing, (NOBODY_YET, MEI.id, None), {"table": NOBODY_YET}),
        ("not-finished", running, (MEI.id, None), {"status": "playing"}),
        ("unreadable", damaged(finished), (MEI.id, None), {"table": 1}),
        ("not-seated", finished, (ANN.id, None)),
        ("computer-holds-seat", finished_without_tom, (TOM.id, None)),
    ],
    "operators.look": [("no-such-table", nothing, (NOBODY_YET,), {"table": NOBODY_YET})],
    "operators.repair": [
        (
            "not-repaired",
            damaged(running),
            (OPERATOR,),
            {"trouble": "its document can't be read: there is no game 'chess'"},
        )
    ],
    "operators.take_out": [
        ("not-open", closed, (OPERATOR, MEI.id), {"status": "closed"}),
        ("unreadable", broken(running), (OPERATOR, MEI.id), {"table": 1}),
        ("not-at-table", lobby, (OPERATOR, ANN.id), {"person": ANN.id}),
        ("not-at-table", running, (OPERATOR, ANN.id), {"person": ANN.id}),
    ],
    "operators.move": [
        ("not-open", closed, (OPERATOR, ELSEWHERE), {"status": "closed"}),
        ("table-open-here", beside_another, (OPERATOR, ELSEWHERE), {"table": 2}),
    ],
    "bans.refuse": [
        ("banned", banned, (ANN.id, SERVER), SPAM),
        ("server-banned", server_banned, (MEI.id, SERVER), SPAM),
    ],
    "bans.lift": [("not-banned", nothing, (BanKind.PERSON, ANN.id, OPERATOR), {})],
    "people.set_preferences": [
        ("no-such-zone", nothing, (MEI.id, Preferences(zone="Atlantis")), {"zone": "Atlantis"})
    ],
    "profiles.profile_of": [("profile-hidden", hidden, (TOM.id, MEI.id), {"person": TOM.id})],
    "rankings.set_months": [("bad-option", nothing, (SERVER, 5, MEI.id), {"option": "months", "value": 5})],
    "seekers.seek": [
        ("no-such-game", nothing, (Wish(SERVER, "chess", DAY, rated=False), TOM), {"game": "chess"}),
        ("bad-pace", nothing, (Wish(SERVER, "goa", 1, rated=False), TOM)),
    ],
    "tables.get": [
        ("no-such-table", nothing, (NOBODY_YET,), {"table": NOBODY_YET}),
        ("unreadable", damaged(running), (), {"table": 1}),
    ],
    "tables.find": [("no-such-table", nothing, (NOBODY_YET,), {"table": NOBODY_YET})],
    "tables.in_channel": [("unreadable", damaged(running), lambda t: (CHANNEL,), {"table": 1})],
    "house.require_free_channel": [
        ("table-open-here", beside_another, lambda t: (t, replace(t, channel=ELSEWHERE)), {"table": 2}),
    ],
    "house.add_table": [
        ("table-open-here", lobby, lambda t: (replace(t, id=0),), {"table": 1}),
        ("too-many-tables", crowded, lambda t: (replace(t, channel=7),), {"most": 1}),
        ("too-many-tables-here", crowded, lambda t: (replace(t, channel=7, host=None),), {"most": 2}),
    ],
    "Act.change": [
        (
            "unreadable",
            made(damaged(running), "tables.find", ()),
            lambda t: (t.id, ChangeKind.HINTED, t),
            {"table": 1},
        )
    ],
    "tournaments.open_tournament": [
        ("no-such-game", nothing, ({**CUP, "game": "chess"},), {"game": "chess"}),
        *[
            ("bad-option", nothing, ({**CUP, option: value},), {"option": option, "value": value})
            for option, value in (("format", "league"), ("size", 7), ("rounds", 99), ("days", 0), ("wait", 5))
        ],
        ("bad-pace", nothing, ({**CUP, "pace": 5},)),
        ("channel-not-allowed", elsewhere(nothing), (CUP,), {"channels": (ELSEWHERE,)}),
        ("too-many-tournaments", many_cups, (CUP,), {"most": MOST_OPEN}),
    ],
    "tournaments.join": [
        ("tournament-closed", played, (NEW,)),
        ("tournament-closed", cancelled, (PEOPLE[0],)),
        ("already-entered", joining, (PEOPLE[0],)),
        (
            "tournament-full",
            joined(*(Person(1000 + number, "P") for number in range(MOST_ENTRANTS))),
            (NEW,),
            {"most": MOST_ENTRANTS},
        ),
        ("knocked-out", knockout, lambda cup: (cup.id, loser(cup))),
        ("banned", joined_by_banned, (ANN,), SPAM),
        ("server-banned", joined_in_banned, (ANN,), SPAM),
    ],
    "tournaments.leave": [
        ("tournament-closed", cancelled, (PEOPLE[0].id,)),
        ("not-entered", joining, (NEW.id,)),
    ],
    "tournaments.open_pod": [
        ("tournament-closed", first_round, (2, 1, CHANNEL, None)),
        ("tournament-closed", joining, (1, 1, CHANNEL, None)),
        ("channel-not-allowed", elsewhere(first_round), (1, 1, CHANNEL, None), {"channels": (ELSEWHERE,)}),
        (
            "table-open-here",
            after(first_round, "hosting.open_table", lambda _: (OPEN,)),
            (1, 1, CHANNEL, None),
            {"table": 1},
        ),
        (
            "too-many-tables",
            limited(drawn(joined(MEI, *PEOPLE[:3])), tables_of_person=0),
            (1, 1, CHANNEL, None),
            {"most": 0},
        ),
        (
            "too-many-tables-here",
            limited(first_round, tables_of_server=0),
            (1, 1, CHANNEL, None),
            {"most": 0},
        ),
        ("unreadable", damaged(played), (1, 1, CHANNEL, None), {"table": 1}),
    ],
    "organising.start": [
        *organised(),
        ("tournament-closed", played, (MEI.id,)),
        ("too-few-entrants", joined(PEOPLE[0]), (MEI.id,), {"missing": 2}),
    ],
    "organising.cancel": organised(),
    "organising.pause": [*organised(), ("already-paused", cup_paused, (MEI.id,), {})],
    "organising.resume": [*organised(), ("not-paused", joining, (MEI.id,), {})],
    "organising.replace_entrant": [
        *organised(PEOPLE[0].id, NEW),
        ("not-entered", joining, (MEI.id, NEW.id, TOM)),
        ("already-entered", joining, (MEI.id, PEOPLE[0].id, PEOPLE[1])),
        ("banned", joined_by_banned, (MEI.id, PEOPLE[0].id, ANN), SPAM),
        ("server-banned", joined_in_banned, (MEI.id, PEOPLE[0].id, ANN), SPAM),
    ],
    "organising.rule": [
        *organised(1, 1, [1]),
        ("bad-option", played, (MEI.id, 2, 1, [1]), {"option": "round", "value": 2}),
        ("bad-option", played, (MEI.id, 1, 3, [1]), {"option": "table", "value": 3}),
        ("bad-option", played, (MEI.id, 1, 1, [99]), {"option": "order", "value": "1.1: 99"}),
        ("bad-option", played, (MEI.id, 1, 1, []), {"option": "order", "value": "1.1: "}),
        ("bad-option", played, (MEI.id, 1, 1, [1, 1]), {"option": "order", "value": "1.1: 1 1"}),
    ],
}

GENERAL = (
    "no-such-table",
    "no-such-tournament",
    "unreadable",
    "tournament-unreadable",
    "banned",
    "server-banned",
    "not-saved",
)
"""What is refused whatever is asked for."""

DONE: dict[str, tuple[Position, Arguments]] = {
    "lobby.join": (lobby, (ANN,)),
    "lobby.accept": (invited, (ANN,)),
    "lobby.decline": (invited, (ANN.id,)),
    "lobby.invite": (lobby, (TOM.id, ANN.id)),
    "lobby.add_word": (joint, (TOM.id, "moon")),
    "lobby.leave": (lobby, (TOM.id,)),
    "lobby.kick": (lobby, (MEI.id, TOM.id)),
    "lobby.add_computer": (lobby, (MEI.id,)),
    "lobby.remove_computer": (with_computer, (MEI.id,)),
    "lobby.set_level": (with_computer, (MEI.id, "random")),
    "lobby.change_seat": (going_on, (MEI.id, 2)),
    "hosting.open_table": (nothing, (OPEN,)),
    "hosting.again": (finished, (MEI.id,)),
    "hosting.play_on": (finished, (3, HERE)),
    "hosting.learn": (nothing, ("fleet", HERE)),
    "hosting.open_fixture": (nothing, (OF_NONE, FIXTURE)),
    "hosting.make_host": (lobby, (MEI.id, TOM.id)),
    "hosting.set_option": (fleet, (MEI.id, "advanced", True)),
    "hosting.set_friendly": (lobby, (MEI.id, True)),
    "hosting.set_rated": (alone, (MEI.id, True)),
    "hosting.start": (lobby, (MEI.id,)),
    "hosting.move": (lobby, (TOM.id, ELSEWHERE)),
    "hosting.close": (lobby, (MEI.id,)),
    "hosting.reopen": (closed, (MEI.id,)),
    "play.move": (running, lambda t: (t.id, to_move(t), some_move(t))),
    "play.moves": (running, lambda t: (t.id, to_move(t), [some_move(t)], t.version)),
    "play.make_move": (running, lambda t: (t.id, t.waiting[0], some_move(t), {"by": to_move(t)})),
    "play.undo": (asked, lambda t: (t.id, last_one(t))),
    "play.leave": (running, (TOM.id,)),
    "play.come_back": (without_tom, (TOM.id,)),
    "clocks.vote": (voting, lambda t: (t.id, following(t), t.waiting[0], "wait")),
    "clocks.take_seat": (offered, (ANN,)),
    "clocks.set_timeout": (lobby, (MEI.id, "sit")),
    "clocks.ring": (voting, ()),
    "clocks.run": (voting, ()),
    "sleeping.fall_asleep": (running, (0,)),
    "agreements.set_pace": (running, (MEI.id, 600)),
    "agreements.pause": (running, (TOM.id,)),
    "agreements.resume": (paused, (TOM.id,)),
    "agreements.agree": (pace_proposed, (UMA.id,)),
    "agreements.object": (proposed, (UMA.id,)),
    "absence.begin": (nothing, (MEI.id, 1_000_000 + DAY)),
    "absence.end": (away, (MEI.id,)),
    "absence.set_days": (nothing, (SERVER, 5)),
    "hints.take": (advised(first_move), lambda t: (t.id, to_move(t))),
    "guesses.seal": (running, (ANN, About.MATCH, 0)),
    "plans.add": (running, lambda t: (t.id, following(t), plan(t))),
    "plans.remove": (planned, lambda t: (t.id, following(t), 1)),
    "plans.try_next": (plan_due, ()),
    "automatic.set_on": (nothing, (MEI.id, True)),
    "automatic.try_next": (answer_due, ()),
    "followers.follow": (running, (ANN.id,)),
    "followers.unfollow": (followed, (ANN.id,)),
    "followers.set_notified": (followed, (ANN.id, 0)),
    "followers.set_private": (running, (MEI.id, True)),
    "reminders.delivered": (turns, lambda turns: (turns,)),
    "reminders.nudge": (running, lambda t: (t.id, following(t))),
    "reminders.unseen": (running, lambda t: (t.id, to_move(t))),
    "operators.repair": (running, (OPERATOR,)),
    "operators.take_out": (lobby, (OPERATOR, TOM.id)),
    "operators.pause_server": (running, lambda t: (OPERATOR, SERVER)),
    "operators.hold": (running, (OPERATOR,)),
    "operators.move": (lobby, (OPERATOR, ELSEWHERE)),
    "bans.ban": (nothing, (BanKind.PERSON, ANN.id, OPERATOR, "spam")),
    "bans.lift": (banned, (BanKind.PERSON, ANN.id, OPERATOR)),
    "maintenance.begin": (nothing, (OPERATOR, "")),
    "maintenance.end": (nothing, (OPERATOR,)),
    "people.set_language": (nothing, (MEI.id, "ja")),
    "people.set_in_words": (nothing, (MEI.id, True)),
    "people.set_dm_refused": (nothing, (MEI.id, True)),
    "people.set_direct_channel": (nothing, (MEI.id, 5)),
    "people.set_preferences": (nothing, (MEI.id, Preferences())),
    "servers.set_language": (nothing, (SERVER, "ja")),
    "servers.set_in_words": (nothing, (SERVER, True)),
    "servers.set_allowed_channels": (nothing, (SERVER, [CHANNEL])),
    "servers.set_timeout": (nothing, (SERVER, Timeout.SIT)),
    "messages.remember_message": (lobby, (MessageKind.TABLE, CHANNEL, 5001, 1)),
    "messages.remember_messages": (lobby, lambda t: ([t], MessageKind.REMINDER, 5, 5001, MEI.id)),
    "messages.forget_message": (nothing, (5001,)),
    "outbox.pay": (debts, lambda debts: (debts,)),
    "answers.lost": (running, lambda t: (t, MEI.id, "ask 1")),
    "answers.seen": (unanswered, (MEI.id,)),
    "profiles.set_hidden": (nothing, (MEI.id, True)),
    "ratings.rebuild": (nothing, ()),
    "rankings.set_months": (nothing, (SERVER, 6, MEI.id)),
    "rights.forget": (running, lambda t: (TOM.id,)),
    "rights.forget_barred": (closed, ()),
    "seekers.seek": (nothing, (FLEET, TOM)),
    "seekers.stop": (nothing, (SERVER, "fleet", TOM.id)),
    "seekers.set_meeting": (nothing, (SERVER, CHANNEL, MEI.id)),
    "seekers.remember": (nothing, (FLEET, ShownAt(CHANNEL, 5001))),
    "departures.left": (nothing, (SERVER,)),
    "departures.joined": (departed, (SERVER,)),
    "departures.compare": (lobby, lambda _: ([],)),
    "house.add_table": (lobby, lambda t: (replace(t, channel=7),)),
    "Act.change": (lobby, lambda t: (t.id, ChangeKind.HINTED, t, {"by": MEI.id})),
    "tournaments.get_tournament": (joining, ()),
    "tournaments.open_tournament": (nothing, (CUP,)),
    "tournaments.join": (joining, (NEW,)),
    "tournaments.leave": (joining, (PEOPLE[0].id,)),
    "tournaments.give_up": (joining, ()),
    "tournaments.note_room": (first_round, (1, 1, 5)),
    "tournaments.open_pod": (first_round, (1, 1, CHANNEL, None)),
    "tournaments.remember_shown": (joining, (5001, "joining", 1)),
    "tournaments.remember_event": (joining, (5001,)),
    "organising.start": (joining, (MEI.id,)),
    "organising.cancel": (joining, (MEI.id,)),
    "organising.pause": (joining, (MEI.id,)),
    "organising.resume": (cup_paused, (MEI.id,)),
    "organising.replace_entrant": (joining, (MEI.id, PEOPLE[0].id, NEW)),
    "organising.rule": (played, (MEI.id, 1, 1, [1])),
}


def given(place: Place, arguments: Arguments) -> tuple[Any, ...]:
    """What is asked with, beside keywords."""
    if callable(arguments):
        return arguments(place)
    return arguments if place is None else (place.id, *arguments)


async def ask(sessions: Sessions, method: str, asked: tuple[Any, ...]) -> Any:
    """Ask for something, and have it done; what comes of it."""
    *plain, keywords = asked if asked and isinstance(asked[-1], dict) else (*asked, {})
    function = FUNCTIONS.get(method)
    if function is None:
        return await attrgetter(method)(sessions)(*plain, **keywords)
    match taken(function):
        case "Act":
            return await sessions.act(plain[0], function, *plain[1:], **keywords)
        case "Tx":
            async with sessions.transaction() as tx:
                return await function(tx, *plain, **keywords)
        case "Reads":
            return await function(sessions.db, *plain, **keywords)
        case _:
            return await function(sessions, *plain, **keywords)


@asynccontextmanager
async def spoiled(house: House, code: str, place: Place) -> AsyncGenerator[dict[str, Any]]:
    """Something general is in the way, for which all is refused with this code; the facts of the refusal."""
    sessions = house.sessions
    match code:
        case "no-such-table":
            yield {"table": NOBODY_YET}
        case "no-such-tournament":
            yield {"tournament": NOBODY_YET}
        case "unreadable":
            damage(house, place.id)
            yield {"table": place.id}
            house.rewrite(place.id, lambda document: document.update(game=place.game))
        case "tournament-unreadable":
            document = msgspec.json.encode(place).decode()
            house.change("UPDATE tournaments SET document = 'junk' WHERE id = ?", (place.id,))
            yield {"tournament": place.id}
            house.change("UPDATE tournaments SET document = ? WHERE id = ?", (document, place.id))
        case "banned":
            people = [*(person.id for person in (*CREW, PEOPLE[0], NEW)), OPERATOR]
            for person in people:
                await bans.ban(sessions, BanKind.PERSON, person, OPERATOR, "spam")
            yield SPAM
            for person in people:
                await bans.lift(sessions, BanKind.PERSON, person, OPERATOR)
        case "server-banned":
            await bans.ban(sessions, BanKind.SERVER, SERVER, OPERATOR, "spam")
            yield SPAM
            await bans.lift(sessions, BanKind.SERVER, SERVER, OPERATOR)
        case _:
            with pytest.MonkeyPatch.context() as patch:
                full(house, patch)
                yield {}


async def there(house: House, position: Position) -> Place:
    """The place, where nothing is played by itself any more."""
    place = await position(house)
    await house.sessions.computers.settle()
    return await as_it_is(house.sessions, place)


async def as_it_is(sessions: Sessions, place: Place) -> Place:
    """The table, or the tournament, as it is now."""
    if isinstance(place, Table):
        return await sessions.tables.find(place.id)
    return await tournaments.get_tournament(sessions, place.id) if isinstance(place, Tournament) else place


def of_none(asked: tuple[Any, ...]) -> tuple[Any, ...]:
    """The same asked of a table, or a tournament, that there isn't."""
    return (NOBODY_YET, *asked[1:])


@pytest.mark.parametrize(
    ("method", "code", "position", "arguments", "facts"),
    [(method, *scenario, {})[:5] for method, scenarios in REFUSED.items() for scenario in scenarios],
    ids=[f"{method}-{code}" for method, scenarios in REFUSED.items() for code, *_ in scenarios],
)
async def test_refused_with(house, method, code, position, arguments, facts: Facts):
    place = await there(house, position)
    changes = len(house.changes)
    async with refused(code, **(facts if isinstance(facts, dict) else facts(place))):
        await ask(house.sessions, method, given(place, arguments))
    assert len(house.changes) == changes


@pytest.mark.parametrize("method", DONE)
async def test_refused_while_something_general_is_in_the_way_and_done_otherwise(house, method):
    position, arguments = DONE[method]
    place = await there(house, position)
    for code in general(method):
        asked = given(place, arguments)
        async with spoiled(house, code, place) as facts:
            changes = len(house.changes)
            async with refused(code, **facts):
                await ask(house.sessions, method, of_none(asked) if code.startswith("no-such") else asked)
            assert len(house.changes) == changes
        await house.sessions.computers.settle()
        before, place = place, await as_it_is(house.sessions, place)
        assert place == before
    await ask(house.sessions, method, given(place, arguments))


# What the docstrings say.

LISTED = re.compile(r"Refused: (.+?)\.(?: |$)")
NOTE = re.compile(r" \([^)]*\)")
REFERENCE = re.compile(r"as `([\w.]+)`")
CODES = set(codes(REASONS))


@cache
def listed(function: Function) -> frozenset[str]:
    """The codes that a function's docstring lists, with those of the functions that it refers to."""
    text = " ".join((function.__doc__ or "").split())
    found = LISTED.search(text)
    codes = set[str]()
    for item in NOTE.sub("", found[1]).split(", ") if found else ():
        if reference := REFERENCE.fullmatch(item):
            module, _, rest = reference[1].partition(".")
            named = inspect.unwrap(function).__globals__[module]
            codes |= listed(attrgetter(rest)(named) if rest else named)
        else:
            assert item in CODES, f"{function.__qualname__}: {item!r} is no code"
            codes.add(item)
    return frozenset(codes)


def documented(function: Function) -> frozenset[str]:
    """The codes with which a call can be refused: what is listed, and for an act what any act can be."""
    return listed(function) | listed(Sessions.act) if taken(function) == "Act" else listed(function)


def general(method: str) -> list[str]:
    """What a method is refused with for general reasons, unless it has a scenario of its own."""
    own = {code for code, *_ in REFUSED.get(method, ())}
    function = FUNCTIONS.get(method) or METHODS[method]
    return [code for code in GENERAL if code in documented(function) - own]


METHODS: dict[str, Function] = {
    f"{name}.{method}": function
    for name, service in (("tables", Tables), ("hints", Hints), ("reviews", Reviews))
    for method, function in inspect.getmembers(service, inspect.isfunction)
    if not method.startswith("_")
}
"""Those of the services that are objects."""


def test_every_code_in_a_docstring_is_caused_and_every_code_that_is_caused_stands_there():
    said = {method: documented(function) for method, function in (FUNCTIONS | METHODS).items()}
    caused = {
        method: {
            *(code for code, *_ in REFUSED.get(method, ())),
            *(general(method) if method in DONE else ()),
        }
        for method in {*REFUSED, *DONE}
    }
    assert {method: set(codes) for method, codes in said.items() if codes} == caused


def test_what_steps_refuse_stands_where_tables_are_changed():
    steps = {code for step in STEPS for code in listed(step)}
    assert steps and steps <= listed(add_table)
