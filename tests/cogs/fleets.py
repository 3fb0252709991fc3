"""What tests of Fleet on Discord need: what things are called, what somebody sees and is asked."""

from typing import Any

from engine.fleet.data import LICENCES
from tests.cogs.tables import EN
from ui.sender import board_shown

FLEET = "fleet"


def told(what: str, value: Any, say=EN) -> str:
    return say(f"fleet-part-{what}", value=value)


def paying(payment: str) -> str:
    return EN.names([EN("fleet-part-payment.word", value=word) for word in payment.split()])


async def view(port, person=None) -> Any:
    """What somebody sees, or a spectator."""
    present = await port.table()
    assert present.match
    return present.match.view(None if person is None else present.seat_of(person.id))


async def question(port, person) -> Any:
    present = await port.table()
    assert present.match
    return present.match.question(present.seat_of(person.id) or 0)


async def moves(port) -> list[str]:
    match = (await port.table()).match
    assert match
    return [move for _, move in match.record()["moves"]]


async def played(port, person, move):
    """A move that has been made and shown; quicker than by a command."""
    await port.made(person, move)
    await board_shown(port.bot, 1)


async def opened(port, number=3):
    """A game whose first licence has just been opened at its minimum: all, who has opened, who is to bid."""
    people = port.crew(number)
    await port.begin(people, game=FLEET, seed="auction")
    opener = await port.to_move()
    licence = (await view(port)).display[0]
    await played(port, opener, f"open {licence} {LICENCES[licence].minimum}")
    return people, opener, await port.to_move()
