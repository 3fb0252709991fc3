"""Positions: the state of the house before a call."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from cogs.guess.service import About
from cogs.notify import service as reminders
from cogs.notify.service import CALL_MESSAGE
from cogs.seek.service import Wish
from cogs.tournament import organising
from cogs.tournament import service as tournaments
from cogs.tournament.service import MAX_OPEN_TOURNAMENTS, MAX_OWN_TOURNAMENTS
from engine.bots.levels import Advice
from sessions import BanKind, Fixture, Limits, Person, Seat, Timeout, messages
from sessions.computers.thoughts import Dropped
from sessions.jobs.job import BOARD_JOB, PLAY_JOB, TURN_JOB, Job, Key
from sessions.messages import TABLE_MESSAGE, Attempt, Shows
from sessions.playing import hosting, plans, play
from sessions.playing import lobby as lobby_service
from sessions.playing.plans import MAX_PLANS
from tests.cogs.tournament.cups import PEOPLE, begin, cup, play_round
from tests.harbour import (
    ANN,
    CHANNEL,
    MEI,
    SERVER,
    TOM,
    UMA,
    VIC,
    WIM,
    XIA,
    YAN,
    ZOE,
    Harbour,
    legal,
    sent,
    to_move,
)
from tests.sessions.computers.test_automatic import no_choice
from tests.sessions.playing.planned import bidding, hand, next_one
from tests.sessions.refusals.asking import Arguments, Place, Position, as_it_is, ask, given

DAY = 86_400
ELSEWHERE = CHANNEL + 1
OPERATOR = 77
NEW = Person(500, "New")
FLEET = Wish(SERVER, "fleet", DAY, rated=False)
HERE: dict[str, Any] = {"host": MEI, "server": SERVER, "channel": CHANNEL}
OPEN: dict[str, Any] = {**HERE, "game": "captains_orders"}
NOBODY_YET = 99
"""A number that no table and no tournament has."""


async def nothing(harbour: Harbour) -> None:
    """No place: the call names no table."""


def opened(people: int = 4, computers: int = 0, **settings: Any) -> Position:
    """A lobby with the first `people` of CREW; Mei is the host."""
    return lambda harbour: harbour.open(people, computers, **settings)


def after(position: Position, method: str, arguments: Arguments) -> Position:
    """The given position after a call, at the same place."""

    async def place(harbour: Harbour) -> Place:
        before = await position(harbour)
        await ask(harbour.house, method, given(before, arguments))
        return await as_it_is(harbour.house, before)

    return place


def made(position: Position, method: str, arguments: Arguments) -> Position:
    """The result of a call at the given position."""

    async def place(harbour: Harbour) -> Place:
        before = await position(harbour)
        return await ask(harbour.house, method, given(before, arguments))

    return place


def limited(position: Position, **limits: int) -> Position:
    """The given position with these quotas."""

    async def place(harbour: Harbour) -> Place:
        before = await position(harbour)
        harbour.house.limits = Limits(**limits)
        return before

    return place


def elsewhere(position: Position) -> Position:
    """The given position, in a server that now allows tables only in another channel."""
    return after(position, "servers.configure", lambda _: (SERVER, {"values": {"channels": [ELSEWHERE]}}))


def damaged(position: Position, id: int = 1) -> Position:
    """The given position with an unreadable table."""

    async def place(harbour: Harbour) -> Place:
        before = await position(harbour)
        damage(harbour, id)
        return before

    return place


def broken(position: Position) -> Position:
    """The given position with a first match that can't be replayed."""

    async def place(harbour: Harbour) -> Place:
        before = await position(harbour)
        harbour.break_match(1)
        return before

    return place


def quiet(position: Position, method: str, arguments: Arguments) -> Position:
    """The given position after a call, with computer players stopped."""

    async def place(harbour: Harbour) -> Place:
        before = await position(harbour)
        await harbour.house.jobs.settled()
        harbour.hold(PLAY_JOB)
        await ask(harbour.house, method, given(before, arguments))
        return await as_it_is(harbour.house, before)

    return place


lobby, running, finished = opened(), Harbour.begin, Harbour.finish
alone, eight, with_computer = opened(1), opened(8), opened(2, 1)
closed = after(lobby, "hosting.close", (MEI.id,))
shared_seed, friendly, rated = opened(shared_seed=True), opened(1, friendly=True), opened(1, rated=True)
fleet = opened(1, game="fleet")
next_door = {**OPEN, "channel": ELSEWHERE, "host": ANN}

invited = after(lobby, "lobby.invite", (MEI.id, ANN.id))
kicked = after(opened(5), "lobby.kick", (MEI.id, WIM.id))
kicked_before = after(kicked, "hosting.start", (MEI.id, False))
rated_running = after(opened(rated=True), "hosting.start", (MEI.id, False))
without_tom = after(running, "play.leave", (TOM.id,))
paused = after(running, "agreements.pause", (MEI.id,))
offering = after(running, "clocks.set_timeout", (MEI.id, Timeout.OFFER))
without_taken_out = after(offering, "admin.take_out", (OPERATOR, TOM.id))
private = after(running, "follow.set_private", (MEI.id, True))
followed = after(running, "follow.follow", (ANN.id,))
guessed = after(running, "guess.seal", (ANN, About.MATCH, 0))
asked = after(running, "play.move", lambda t: (t.id, to_move(t), f"ask {(t.waiting[0] + 1) % 4}"))
unanswered = after(asked, "answers.lost", lambda t: (t, last_one(t), f"ask {(t.match.undoable + 1) % 4}"))
planned = after(running, "plans.add", lambda t: (t.id, following(t), plan(t)))
nudged = after(running, "notify.nudge", lambda t: (t.id, following(t)))
proposed = after(running, "agreements.pause", (TOM.id,))
proposed_again = after(after(proposed, "agreements.object", (UMA.id,)), "agreements.pause", (TOM.id,))
pace_proposed = after(running, "agreements.set_pace", (MEI.id, 600))
"""A running table at which Mei, the host, proposed another pace."""

going_on = made(finished, "hosting.play_on", (3, {**HERE, "seat": 0}))
"""A lobby (table 2) that continues the finished table 1; Mei has the first seat."""
beside_another = after(lobby, "hosting.open_table", lambda _: (next_door,))
in_anothers_channel = after(closed, "hosting.open_table", lambda _: ({**next_door, "channel": CHANNEL},))
crowded = limited(beside_another, tables_of_person=1, tables_of_server=2)
"""Two tables that use up both quotas: Ann sits at one, the other four people at the other."""
crowded_with_invitation = limited(after(beside_another, "lobby.invite", (MEI.id, ANN.id)), tables_of_person=1)
crowded_after_end = limited(
    after(finished, "hosting.open_table", lambda _: ({**next_door, "host": MEI},)),
    tables_of_person=1,
    tables_of_server=1,
)
stingy = limited(running, follows=0, plans=0)

away = after(nothing, "clock.begin", (MEI.id, 1_000_000 + DAY))
hidden = after(nothing, "people.choose", (TOM.id, {"values": {"hidden": True}}))
departed = after(nothing, "departures.left", (SERVER,))
banned = after(nothing, "bans.ban", (BanKind.PERSON, ANN.id, OPERATOR, "spam"))
server_banned = after(nothing, "bans.ban", (BanKind.SERVER, SERVER, OPERATOR, "spam"))


async def postponed(harbour: Harbour) -> Place:
    """A lobby whose message waits for Discord."""
    table = await lobby(harbour)
    await harbour.house.do("UPDATE jobs SET due = due + 3600 WHERE kind = 'board'")
    return table


async def full_of_people(harbour: Harbour) -> Place:
    """A full lobby that continues table 1."""
    table = await going_on(harbour)
    for person in (TOM, UMA, VIC):
        table = await harbour.house.act(table.id, lobby_service.join, person)
    return table


async def invited_too_late(harbour: Harbour) -> Place:
    """A lobby that filled up after Ann was invited."""
    table = await invited(harbour)
    for person in (WIM, XIA, YAN, ZOE):
        table = await harbour.house.act(table.id, lobby_service.join, person)
    return table


async def without_anybody(harbour: Harbour) -> Place:
    """A match that all players have left. Vic left last and is the host. The computer players wait."""
    table = await harbour.begin()
    harbour.hold(PLAY_JOB)
    for person in (MEI, TOM, UMA, VIC):
        table = await harbour.house.act(table.id, play.leave, person.id)
    return table


async def learning(harbour: Harbour) -> Place:
    """Mei's first match."""
    return await hosting.learn(harbour.house, "captains_orders", host=MEI, server=SERVER, channel=CHANNEL)


async def lesson(harbour: Harbour) -> Place:
    """Mei's first match, as if the program had stopped between opening it and its start."""
    with harbour.faults.refuse("run", what="UPDATE tables", error=LookupError()), suppress(LookupError):
        await hosting.learn(harbour.house, "captains_orders", host=MEI, server=SERVER, channel=CHANNEL)
    table = await harbour.house.tables.in_channel(CHANNEL)
    assert table is not None
    return table


async def finished_without_tom(harbour: Harbour) -> Place:
    return await harbour.play_on((await without_tom(harbour)).id)


async def voting(harbour: Harbour) -> Place:
    """A match in which the player to move has run out of time."""
    return (await harbour.run_out_of_time())[0]


offered = after(voting, "clocks.set_timeout", lambda t: (t.id, t.host, Timeout.OFFER))
offered_to_crowd = limited(after(offered, "hosting.open_table", lambda _: (next_door,)), tables_of_person=1)


def advised(by: Callable[[Any, int, str], Awaitable[Advice]]) -> Position:
    """A running friendly table whose hints come from `by`."""

    async def place(harbour: Harbour) -> Place:
        harbour.workers.fakes["advice"] = by
        await harbour.restart()
        return await harbour.begin(friendly=True)

    return place


async def first_move(match: Any, seat: int, seed: str) -> Advice:
    return Advice(match.legal_moves(seat)[0], None, 1.5, 0.5, "points")


async def no_idea(match: Any, seat: int, seed: str) -> Advice:
    raise RuntimeError


async def dropped(match: Any, seat: int, seed: str) -> Advice:
    raise Dropped


async def much_planned(harbour: Harbour) -> Place:
    table = await harbour.begin()
    for _ in range(MAX_PLANS):
        await harbour.house.act(table.id, plans.add, following(table), plan(table))
    return table


async def forced(harbour: Harbour) -> Place:
    """A match whose next move leaves a player one answer; automatic answers are off."""
    table, *_ = await no_choice(harbour, harbour.house, wanted=False)
    return table


forced_now = quiet(forced, "play.move", lambda t: (t.id, to_move(t), legal(t)[0]))
answer_due = after(forced_now, "people.choose", lambda t: (to_move(t), {"values": {"auto": True}}))


async def plan_due(harbour: Harbour) -> Place:
    """A match with a due plan that isn't played yet."""
    table, person, plan = await bidding(harbour)
    harbour.hold(PLAY_JOB)
    await harbour.house.act(table.id, plans.add, person, plan)
    return table


async def long_closed(harbour: Harbour) -> Place:
    """A table that was closed too long ago to reopen."""
    table = await closed(harbour)
    harbour.now += DAY
    return table


def attempt(table: Place) -> Attempt:
    """A request for a table's message."""
    shows = Shows(TABLE_MESSAGE, table.id, table.version)
    return Attempt(7, 8, Key(BOARD_JOB, table.id), CHANNEL, 1_000_000, (shows,))


async def attempted(harbour: Harbour) -> Place:
    """A request with unknown outcome."""
    made = attempt(await lobby(harbour))
    await messages.begin(harbour.house, made)
    return made


async def shown(harbour: Harbour) -> Place:
    """A message that notifies a player of their turn."""
    table = await harbour.begin()
    await sent(harbour.house, 5001, CHANNEL, Shows(CALL_MESSAGE, table.id, 1))
    [message] = await messages.get_message(harbour.house, 5001)
    return message


def turn_job(person: int) -> Job:
    """A person's notification job, due now."""
    return Job(Key(TURN_JOB, subject=person), 1_000_000, 0, 0, None)


async def turns(harbour: Harbour) -> Place:
    """Turns for which a notification is being sent."""
    table = await harbour.begin()
    while not (found := await reminders.claim(harbour.house, turn_job(to_move(table)))):
        table = await harbour.play_on(table.id, moves=1)
    return found


def joined(*people: Person, **settings: Any) -> Position:
    """A tournament with these entrants; Mei organises it."""

    async def place(harbour: Harbour) -> Place:
        tournament = await cup(harbour, 0, **settings)
        for person in people:
            tournament = await tournaments.join(harbour.house, tournament.id, person)
        return tournament

    return place


def drawn(position: Position) -> Position:
    """A tournament whose first round is drawn; its tables are not open yet."""

    async def place(harbour: Harbour) -> Place:
        tournament = await position(harbour)
        await organising.start(harbour.house, tournament.id, MEI.id)
        await harbour.wait(0)
        await harbour.house.jobs.settled()
        return await tournaments.get_tournament(harbour.house, tournament.id)

    return place


async def played(harbour: Harbour) -> Place:
    """A Fleet tournament in its first round, with its one table open. Nobody can guess rounds of Fleet."""
    return await begin(harbour, 4, game="fleet")


async def rated_cup(harbour: Harbour) -> Place:
    """A rated tournament in its first round, with its one table open."""
    return await begin(harbour, 4, rated=True)


async def knockout(harbour: Harbour) -> Place:
    """A knockout whose first round is over."""
    return await play_round(harbour, (await begin(harbour, 8, format="knockout")).id)


async def many_cups(harbour: Harbour) -> None:
    for number in range(MAX_OPEN_TOURNAMENTS):
        await cup(harbour, 0, organiser=PEOPLE[number])


async def many_own_cups(harbour: Harbour) -> None:
    """As many tournaments as one person may open in a day. One is cancelled already."""
    for _ in range(MAX_OWN_TOURNAMENTS):
        await cup(harbour, 0)
    await organising.cancel(harbour.house, MAX_OWN_TOURNAMENTS, MEI.id)


joining = joined(*PEOPLE[:4])
cup_paused = after(joining, "organising.pause", (MEI.id,))
cancelled = after(joining, "organising.cancel", (MEI.id,))
first_round = drawn(joining)
joined_by_banned = after(joining, "bans.ban", lambda _: (BanKind.PERSON, ANN.id, OPERATOR, "spam"))
joined_in_banned = after(joining, "bans.ban", lambda _: (BanKind.SERVER, SERVER, OPERATOR, "spam"))


def damage(harbour: Harbour, id: int) -> None:
    """Make a table unreadable by naming an unknown game."""
    harbour.rewrite(id, lambda document: document.update(game="chess"))


def following(table: Place) -> int:
    """The player after the one to move, who votes if time runs out."""
    return next_one(table)[0]


def plan(table: Place) -> str:
    """A move that this player may plan."""
    return f"obey {hand(table, next_one(table)[1])[0]}"


def last_one(table: Place) -> int:
    """The player whose move can be undone."""
    return table.seats[table.match.undoable].person


def loser(tournament: Place) -> Person:
    """An entrant who is out of the knockout."""
    [*_, out] = [each for each in tournament.entrants if tournament.pod_of(each.number) is None]
    return Person(out.person, out.name)


# Arguments and scenarios.

Facts = dict[str, Any] | Callable[[Place], dict[str, Any]]
Scenario = tuple[str, Position, Arguments] | tuple[str, Position, Arguments, Facts]
"""The code of the refusal, the position, the arguments, and optionally the facts of the refusal."""
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
