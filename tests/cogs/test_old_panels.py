"""Every button that was ever shown is answered in words, however the table has moved on or ended since.

People look around in recorded matches whenever something new is asked. Then the table moves on or ends in one
way after another. Every button and select that people saw is pressed after one of these ways, and one of each
kind after a third of them. `make night` presses all of them after each way, and closes tables of every game.
"""

from functools import cache

import pytest

from engine import GAMES, Match
from sessions import Remedy, maintenance
from sessions.departures import remove_rows
from tests.clicks import CLICKS
from tests.cogs.wording import EN
from tests.engine.conformance.recorded import recorded, variant
from tests.watchdog import excused
from ui.clicks import Click

MATCHES = range(24)
"""Numbers of the recorded matches to choose from."""
WINDOW = 40
"""Number of moves that are played while people look around."""
LOOKING = ("again", "fold", "draft", "plans", "time", "hand", "log", "position", "eyes", "rules", "host_menu")
"""Clicks that only show something, so that they can be pressed in order to find further buttons."""
WRONG = EN("refusal-unexpected")


class Old:
    """Buttons and selects shown so far, with the person who saw them."""

    def __init__(self, port):
        self._port = port
        self._seen = {}
        self._kinds = {}
        self._messages = {}

    async def _private(self, person):
        """A private message on which the person presses buttons."""
        if person not in self._messages or not self._messages[person].exists:
            self._messages[person] = (await person.slash("help")).shown
        return self._messages[person]

    def collect(self, person, *messages):
        """Note the components of these messages. Returns those of a new kind."""
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
                self._seen.setdefault(id, (person, values))
                if self._kinds.setdefault(kind_of(id), id) == id:
                    new.append((id, values))
        return new

    async def look_around(self, people):
        """Open all that a person can look at, and note its components."""
        for person in people:
            panel = (await person.slash("game move")).shown
            new = self.collect(person, *self._port.shown, panel, *person.dms)
            for id, values in new:
                if CLICKS.read(id).name in LOOKING:
                    answer = await person.forge(await self._private(person), id, values)
                    self.collect(person, *answer.messages)

    async def press(self, part, parts):
        """Press a third of the kinds, and a part of all others. Each press must be answered in words."""
        firsts = {*self._kinds.values()}
        for number, (id, (person, values)) in enumerate(self._seen.items()):
            if number % parts == part or (id in firsts and number % 3 == part % 3):
                in_dms = person.dms[:1] if (number + part) % 2 else []
                answer = await person.forge([await self._private(person), *in_dms][-1], id, values)
                assert WRONG not in answer.text, id
                assert not self._port.logged.lines, (id, self._port.logged.lines)

    async def press_after(self, ways, people):
        """Press everything, after these ways in which the table can have moved on or ended."""
        for part, way in enumerate(ways):
            await way(self._port, people)
            await self.press(part, len(ways))

    async def press_all_after(self, ways, people):
        """Press everything, after the last of these ways."""
        for way in ways:
            await way(self._port, people)
        await self.press(0, 1)


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
        await remove_rows(tx, port.server.id)


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
ENDED = [open_another, break_, damage, delete]


def up_to_each(ways):
    return [pytest.param(ways[:number], id=way.__name__) for number, way in enumerate(ways, 1)]


@cache
def windows(game):
    """Recorded matches: for each, its number and the first move of the part in which most is asked."""
    best = []
    for number in MATCHES:
        if (way := variant(game, number)).seats < max(3, min(GAMES[game].seats)):
            continue
        match, asked = way.start(f"recorded {number}"), []
        for move in moves_of(game, number):
            asked.append({type(match.question(seat).prompt).__name__ for seat in match.pending})
            seat, _, answer = move.partition(" ")
            match.play(int(seat), answer)
        firsts = range(0, max(1, len(asked) - WINDOW - 10), 10)
        numbers = {first: len(set().union(*asked[first : first + WINDOW])) for first in firsts}
        first = max(firsts, key=numbers.__getitem__)
        best.append((-numbers[first], number, first))
    return [window for _, *window in sorted(best)]


def moves_of(game, number):
    return recorded(game)[1][number].split(";")[1:]


async def collected(port, game, monkeypatch, which):
    """A recorded match at which everyone has seen many panels: its people, and the buttons."""
    with excused("recorded matches are played at once"):
        number, first = windows(game)[which]
        moves = moves_of(game, number)
        match = variant(game, number).start(f"recorded {number}")
        for move in moves[:first]:
            seat, _, answer = move.partition(" ")
            match.play(int(seat), answer)
    people = port.crew(match.seats)
    old = Old(port)
    await port.open(people, game=game)
    for person in people:
        old.collect(person, *port.shown)
    old.collect(people[0], await people[0].host_menu())
    with monkeypatch.context() as patch:
        patch.setattr(Match, "start", lambda *_: match)
        await people[0].slash("game start", shuffle=False)
    asked = set()
    while (table := await port.table()).match.ply < min(first + WINDOW, len(moves) - 1):
        seat, _, move = moves[table.match.ply].partition(" ")
        seated = sorted(people, key=lambda each: table.seat_of(each.id))
        mover, onlooker = seated[int(seat)], seated[int(seat) - 1]
        new = {type(table.match.question(seat).prompt) for seat in table.match.pending} - asked
        if new:
            await old.look_around((mover, onlooker))
        asked |= new
        await port.make_move(mover, move)
    await people[0].slash("game clock pause")
    for person in people:
        clock = (await person.slash("game clock show")).shown
        old.collect(person, *port.shown, clock)
    await people[1].slash("game clock object")
    await port.wait(86_400)  # Somebody runs out of time, and the others vote.
    for person in people:
        old.collect(person, *port.shown)
    await port.restart()  # So that the bot doesn't know the panels that people have open.
    return people, old


@pytest.mark.parametrize("game", GAMES)
async def test_old_buttons_are_answered_in_words_when_the_table_has_moved_on(port, game, monkeypatch):
    people, old = await collected(port, game, monkeypatch, 0)
    await old.press_after(MOVED_ON, people)


async def test_old_buttons_are_answered_in_words_when_the_table_was_closed(port, monkeypatch):
    people, old = await collected(port, "fleet", monkeypatch, 1)
    await old.press_after(CLOSED, people)


@pytest.mark.night
@pytest.mark.parametrize("ways", [*up_to_each(MOVED_ON), *up_to_each(CLOSED)])
@pytest.mark.parametrize("game", GAMES)
async def test_all_old_buttons_are_answered_in_words(port, game, ways, monkeypatch):
    people, old = await collected(port, game, monkeypatch, int(ways[0] is close))
    await old.press_all_after(ways, people)


async def collected_after(port, game):
    """A match that has ended: its people, and the buttons."""
    people = port.crew(max(3, min(GAMES[game].seats)))
    await port.finish(people, game=game)
    old = Old(port)
    await old.look_around(people)
    for command in ("log", "show", "history"):
        old.collect(people[0], *(await people[0].slash(f"game {command}")).messages)
    return people, old


@pytest.mark.parametrize("game", GAMES)
async def test_old_buttons_of_an_ended_match_are_answered_in_words(port, game):
    people, old = await collected_after(port, game)
    await old.press_after(ENDED, people)


@pytest.mark.night
@pytest.mark.parametrize("ways", up_to_each(ENDED))
@pytest.mark.parametrize("game", GAMES)
async def test_all_old_buttons_of_an_ended_match_are_answered_in_words(port, game, ways):
    people, old = await collected_after(port, game)
    await old.press_all_after(ways, people)


async def test_a_panel_replaces_the_text_of_a_call(port):
    """A call in direct messages is plain text, which can't stand beside a panel's components."""
    people = port.crew(4)
    await port.begin(people, pace="1d")
    await port.wait(86_400 - 3600)
    mover = await port.to_move()
    call = mover.dms[-1]
    assert call.message.content
    answer = await mover.forge(call, "hm:again:1")
    assert EN("captains-orders-ask-turn") in answer.text and not call.message.content
