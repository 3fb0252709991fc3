"""Tables as tests need them: with these people, begun, at this moment."""

from __future__ import annotations

import json
import random
from collections.abc import Generator, Iterable, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

from msgspec.structs import replace

from engine import Match, Move
from locales import words
from sessions import JobKind, Preferences, Table, Where
from sessions.people import people as people_service
from sessions.playing import play
from tests.beside import Program, beside
from tests.shown import Answer, Shown
from tests.simulated import Person, Port, called_by_the_bot
from tests.watchdog import excused

GAME = "captains_orders"
CREW = ("Mei", "Tom", "Ann", "Leo", "Kim", "Ivo", "Eva", "Bob")
EN = words("en")
JA = words("ja")


def crew(port: Port, number: int) -> list[Person]:
    """So many people in the server, all with Discord in English."""
    return [port.person(name) for name in CREW[:number]]


async def told_twice(port: Port, number: int) -> list[Person]:
    """The same who want to be notified both directly and by mentions."""
    people = crew(port, number)
    for person in people:
        await people_service.set_preferences(port.bot.house, person.id, Preferences(where=Where.BOTH))
    return people


async def gathered(
    port: Port, *people: Person, computers: int = 0, game: str = GAME, **options: Any
) -> Shown:
    """A new lobby of these people, the first of them its host, opened with these options; its message."""
    host, *others = people
    await host.slash("game open", game=game, **options)
    for person in others:
        await person.click(shown(port), "Join")
    for _ in range(computers):
        await host.slash("game computer")
    return shown(port)


async def begun(
    port: Port, *people: Person, computers: int = 0, seed: str | None = None, game: str = GAME, **options: Any
) -> Shown:
    """A game of these people that has just begun, seated in the order given; its message.

    `seed` deals the cards.
    """
    await gathered(port, *people, computers=computers, game=game, **options)
    if seed is not None:
        port.bot.house.new_seed = lambda: seed
    await people[0].slash("game start", shuffle=False)
    return shown(port)


async def host_menu(port: Port, person: Person) -> Shown:
    """The menu that the lobby's button opens for its host."""
    return (await person.click(shown(port), EN("button-host"))).shown


async def leave(person: Person) -> Answer:
    """Somebody leaves their table, and means it."""
    asked = await person.slash("game leave")
    return await person.click(asked.shown, asked.shown.buttons[0])


def shown(port: Port, channel: int | None = None) -> Shown:
    """The table's message: the last one in the channel that has a heading."""
    messages = port.shown if channel is None else port.shown_in(channel)
    return [message for message in messages if message.text.startswith("## ")][-1]


async def table(port: Port, id: int = 1) -> Table:
    """The table as it is stored."""
    return await port.bot.house.tables.get(id)


async def match_at(port: Port, id: int = 1) -> Match:
    """The match at a table that has begun."""
    match = (await table(port, id)).match
    assert match is not None
    return match


async def last_move(port: Port, id: int = 1) -> str:
    """The last move played at a table, as it is written."""
    return (await match_at(port, id)).record()["moves"][-1][1]


async def panel_of(port: Port, person: Person) -> Shown:
    """What somebody's button opens."""
    return (await person.click(shown(port), "My move")).shown


async def whose_turn(port: Port, people: tuple[Person, ...] | list[Person], id: int = 1) -> Person | None:
    """Which of these people is to move; None if nobody is any more."""
    present = await table(port, id)
    due = [present.seats[seat].player for seat in present.waiting]
    return next((person for person in people if person.id in due), None)


async def the_one_to_move(port: Port, people: list[Person]) -> Person:
    person = await whose_turn(port, people)
    assert person is not None
    return person


async def legal(port: Port, person: Person, id: int = 1) -> Sequence[Move]:
    """What somebody may play now."""
    present = await table(port, id)
    seat = present.seat_of(person.id)
    assert present.match is not None and seat is not None
    return present.match.legal_moves(seat)


async def brought_to(
    port: Port, people: list[Person], question: str, verb: str = "", game: str = GAME
) -> Person:
    """A game of these people that has come to where this is asked, and may be answered so; who is asked."""
    seed, moves = _way_to(game, question, verb, len(people))
    await begun(port, *people, seed=seed, game=game)
    for ply, (seat, move) in enumerate(moves):
        if (await match_at(port)).ply == ply:  # else it was played by itself
            await made(port, people[seat], move)
    await port.wait(0)
    return await the_one_to_move(port, people)


async def made(port: Port, person: Person, move: Move | str) -> None:
    """A move that has been made, and what is played by itself after it; quicker than by a command."""
    await port.bot.house.act(1, play.move, person.id, move)
    await port.bot.house.jobs.settled(table=1)


async def played_to_its_end(port: Port, people: list[Person], **options: Any) -> Shown:
    """A game of these people that is over, opened with these options, and the message that shows it."""
    await begun(port, *people, **options)
    await played_on(port, people)
    return shown(port)


async def played_on(port: Port, people: list[Person], moves: int | None = None) -> None:
    """So many moves of these people, or all that there are to the end, which are told of afterwards."""
    dice = random.Random(0)
    with undelivered(port):
        while (person := await whose_turn(port, people)) is not None and moves != 0:
            await made(port, person, dice.choice(await legal(port, person)))
            moves = None if moves is None else moves - 1
    await port.wait(0)


def copy_table(port: Port, numbers: Iterable[int], *, apart: bool = False) -> None:
    """Store copies of table 1 under other numbers. `apart`: each in the channel with its number."""
    with excused("many tables are made"), beside(port.database) as other:
        [(text, channel)] = other.execute("SELECT document, channel FROM tables WHERE id = 1")
        for id in numbers:
            place = id if apart else channel
            document = json.dumps({**json.loads(text), "id": id, "channel": place})
            _copy(other, "tables", "id", id=id, channel=place, document=document)
            _copy(other, "table_people", "table_id", table_id=id)


def _copy(other: Program, table: str, key: str, **changed: object) -> None:
    rest = ", ".join(column for column in other.columns(table) if column not in changed)
    names, marks = ", ".join(changed), ", ".join("?" * len(changed))
    other.execute(
        f"INSERT INTO {table} ({names}, {rest}) SELECT {marks}, {rest} FROM {table} WHERE {key} = 1",
        tuple(changed.values()),
    )


DELIVERIES = (JobKind.TURN, JobKind.VOTE, JobKind.REPLACED, JobKind.BOARD, JobKind.END, JobKind.NEWS)
"""The jobs that tell people about tables."""


@contextmanager
def undelivered(port: Port) -> Generator[None]:
    """What is owed meanwhile is told afterwards, as far as it isn't pointless by then."""
    jobs = port.bot.house.jobs
    kinds = {kind: jobs.kinds[kind] for kind in DELIVERIES}
    jobs.kinds |= {kind: replace(how, at_once=0) for kind, how in kinds.items()}
    yield
    jobs.kinds |= kinds
    called_by_the_bot(port.env, jobs.wake)()


@cache
def _way_to(game: str, question: str, verb: str, seats: int) -> tuple[str, list[tuple[int, str]]]:
    """A seed and the moves that lead from its deal to a question, nobody accusing anybody on the way."""
    for number in range(1000):
        dice = random.Random(number)
        match = Match.start(game, seats, str(number))
        for _ in range(60):
            seat = min(match.pending)
            asked = match.question(seat)
            assert asked is not None
            verbs = [action.verb for action in asked.actions]
            is_asked = asked.code == question and match.obvious(seat) is None
            if is_asked and (verb in verbs or not verb) and match.ply:
                return str(number), [(seat, str(move)) for seat, move in match.record()["moves"]]
            match.play(seat, dice.choice([m for m in match.legal_moves(seat) if m.verb != "accuse"]))
    raise AssertionError(f"{question} is never asked")


def at(moment: float, style: str = "R") -> str:
    """A moment as Discord shows it to each in their own time."""
    return f"<t:{int(moment)}:{style}>"
