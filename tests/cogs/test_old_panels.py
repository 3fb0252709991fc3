"""Every button that was ever shown is answered in words, however the table has moved on or ended since."""

import random
from collections import Counter

import pytest

from cogs.features import CLICKS
from cogs.privacy.departures import REMOVAL_STATEMENTS
from engine import GAMES
from sessions import Remedy, maintenance
from tests.cogs.driver import Clicking
from tests.cogs.wording import EN
from ui.clicks import Click

ROUNDS = 6
"""Number of times that everyone looks around during a match."""
PER_KIND = 1
"""Number of old buttons of one kind that are pressed."""
LOOKING = ("again", "fold", "draft", "plans", "time", "hand", "log", "position", "eyes", "rules", "host_menu")
"""Clicks that only show something, so that they can be pressed in order to find further buttons."""
WRONG = EN("refusal-unexpected")


class Old:
    """Buttons and selects shown so far, with the person who saw them."""

    def __init__(self, port):
        self._port = port
        self._seen = {}
        self._kinds = Counter()
        self._messages = {}

    async def _private(self, person):
        """A private message on which the person presses buttons."""
        if person not in self._messages or not self._messages[person].exists:
            self._messages[person] = (await person.slash("help")).shown
        return self._messages[person]

    def collect(self, person, *messages):
        """Note the components of these messages. Returns those that were new."""
        new = []
        for message in messages:
            menus = {menu.id: menu for menu in message.menus}
            for id in message.ids:
                values = None
                if id in menus:
                    options = menus[id].values
                    values = [*options[: menus[id].least]] or None
                if CLICKS.read(id).name == "review":  # takes minutes
                    continue
                if (person, id) in self._seen or self._kinds[kind_of(id)] >= PER_KIND:
                    continue
                self._kinds[kind_of(id)] += 1
                self._seen[person, id] = values
                new.append((id, values))
        return new

    async def look_around(self, people):
        """Open all that a person can look at, and note its components."""
        for person in people:
            new = self.collect(
                person, *self._port.shown, (await person.slash("game move")).shown, *person.dms
            )
            for id, values in new:
                if CLICKS.read(id).name in LOOKING:
                    answer = await person.forge(await self._private(person), id, values)
                    self.collect(person, *answer.messages)

    async def press_all(self):
        """Press everything. Each press must be answered in words."""
        for (person, id), values in self._seen.items():
            for at in (await self._private(person), *person.dms[:1]):
                answer = await person.forge(at, id, values)
                assert WRONG not in answer.text, id
                assert not self._port.logged.lines, (id, self._port.logged.lines)


def kind_of(id):
    """What distinguishes a button from others in how it is handled."""
    click: Click = CLICKS.read(id)
    path = getattr(click, "path", getattr(click, "picked", ()))
    marks = [getattr(click, name, "") for name in ("mark", "fold", "choice", "sort", "about")]
    return (click.name, len(path), path[:1], *map(str, marks))


async def move_on(port, people):
    await port.play_on(moves=6)


async def end(port, people):
    await port.play_on()


async def close(port, people):
    asked = await people[0].slash("game close")
    await people[0].click(asked.shown, asked.shown.buttons[0])


async def leave(port, people):
    for person in people[1:]:
        asked = await person.slash("game leave")
        for label in asked.shown.buttons[:1]:
            await person.click(asked.shown, label)


async def be_replaced(port, people):
    """Somebody else takes over a seat by vote."""
    await vote(port, people, Remedy.OFFER)
    await port.person("Zoe").slash("game join")


async def vote_for_a_computer(port, people):
    await vote(port, people, Remedy.SIT)


async def vote(port, people, remedy):
    await port.wait(86_400)
    for person in people:
        await person.slash("game clock vote", choice=remedy)


async def undo(port, people):
    person = await port.to_move()
    await port.play_on(moves=1)
    await person.slash("game undo")


async def maintain(port, people):
    await maintenance.begin(port.house, people[0].id, "soon")
    await maintenance.end(port.house, people[0].id)


async def delete(port, people):
    async with port.house.transaction() as tx:
        for query in REMOVAL_STATEMENTS:
            await tx.run(query, server=port.server.id)


async def break_(port, people):
    port.break_match(1)


async def damage(port, people):
    port.spoil("UPDATE tables SET document = '{}' WHERE id = 1")


async def reopen(port, people):
    await people[0].click(port.board, EN("button-reopen"))


async def open_another(port, people):
    await port.open(people)


MOVED_ON = [move_on, undo, maintain, vote_for_a_computer, move_on, be_replaced, leave, end]
CLOSED = [close, reopen, close, open_another, break_, damage, delete]


async def collected(port, game):
    """A match at which everyone has seen many panels: its people, and the buttons."""
    people = port.crew(max(3, min(GAMES[game].seats)))
    old = Old(port)
    await port.open(people, game=game)
    for person in people:
        old.collect(person, *port.shown)
    old.collect(people[0], await people[0].host_menu())
    await people[0].slash("game start", shuffle=False)
    players, dice = Clicking(port, *people), random.Random(game)
    for _ in range(ROUNDS):
        await old.look_around(people)
        await players.play(1)
        await port.play_on(moves=dice.randint(1, 5), seed=dice.randint(0, 99))
    await people[0].slash("game clock pause")
    for person in people:
        old.collect(person, *port.shown, (await person.slash("game clock show")).shown)
    await people[1].slash("game clock object")
    await port.wait(86_400)  # Somebody runs out of time, and the others vote.
    for person in people:
        old.collect(person, *port.shown)
    await port.restart()  # So that the bot doesn't know the panels that people have open.
    return people, old


@pytest.mark.parametrize("ways", [MOVED_ON, CLOSED], ids=["moved on", "closed"])
@pytest.mark.parametrize("game", GAMES)
async def test_old_buttons_are_answered_in_words(port, game, ways):
    people, old = await collected(port, game)
    for way in ways:
        await way(port, people)
        await old.press_all()


@pytest.mark.parametrize("game", GAMES)
async def test_old_buttons_of_an_ended_match_are_answered_in_words(port, game):
    people = port.crew(max(3, min(GAMES[game].seats)))
    await port.finish(people, game=game)
    old = Old(port)
    await old.look_around(people)
    for command in ("log", "show", "history"):
        old.collect(people[0], *(await people[0].slash(f"game {command}")).messages)
    for way in (open_another, break_, damage, delete):
        await way(port, people)
        await old.press_all()
