"""Helpers for tests of Fleet on Discord."""

from typing import Any

from engine.fleet.data import LICENCES
from tests.cogs.wording import EN

FLEET = "fleet"


def part_label(what: str, value: Any, say=EN) -> str:
    return say(f"fleet-part-{what}", value=value)


def paying(payment: str) -> str:
    return EN.names([EN("fleet-part-payment.word", value=word) for word in payment.split()])


async def opened(port, number=3):
    """A match whose first licence was opened at its minimum: all people, the opener, the next bidder."""
    people = port.crew(number)
    await port.begin(people, game=FLEET, seed="auction")
    opener = await port.to_move()
    licence = (await port.view()).display[0]
    await port.make_shown_move(opener, f"open {licence} {LICENCES[licence].minimum}")
    return people, opener, await port.to_move()
