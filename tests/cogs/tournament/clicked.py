"""Tournaments on Discord, driven by clicks."""

import random
from contextlib import suppress

from cogs.tournament import service as tournaments
from engine import IllegalMove
from sessions import Refused, Status
from sessions.playing import play
from tests.cogs.wording import EN
from tests.harbour import legal, to_move


async def cup(port, id=1):
    return await tournaments.get_tournament(port.house, id)


def notice(port):
    """The tournament's message."""
    return [message for message in port.shown if "🏆" in message.text][-1]


async def joined(port, *people, **options):
    """A Fleet tournament that these people have joined; the first is its organiser."""
    await people[0].slash("tournament open", game="fleet", name="Autumn Cup", **options)
    for person in people:
        await person.click(notice(port), EN("button-cup-join"))
    return notice(port)


async def begun(port, *people, **options):
    """A Fleet tournament with its first round under way."""
    shown = await joined(port, *people, **options)
    panel = (await people[0].click(shown, EN("button-cup-organise"))).shown
    await people[0].click(panel, EN("button-cup-start"))
    return await drawn(port)


async def drawn(port):
    """The tournament after all due jobs are done."""
    house = port.house
    await port.wait(0)
    for _ in range(3):
        await house.jobs.settled()
    await port.wait(0)
    return await cup(port)


async def play_round(port):
    """Play all tables of the round to their end with random moves."""
    dice = random.Random(1)
    with port.undelivered():
        for pod in (await cup(port)).present:
            while (table := await port.table(pod.table)).status is Status.PLAYING:
                with suppress(Refused, IllegalMove):  # A forced answer may have been played in the meantime.
                    move = dice.choice(legal(table))
                    await port.house.act(table.id, play.move, to_move(table), move, table.version)
    return await drawn(port)
