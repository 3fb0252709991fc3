"""Nobody sees hidden information in texts, pictures, alt texts, ids or options.

From time to time, a match is exchanged for an imagined one that a player, or a spectator, can't tell from it.
Everything they are shown must stay identical. Pictures are compared as SVG.
"""

import json
import random
import re
from itertools import count, islice

import pytest

from cogs.notify.reminder import asked
from engine import Match
from sessions.tables import store
from tests.cogs.wording import EN
from tests.drawings import drawing_of
from tests.harbour import GAME
from ui.deliveries import post_again
from ui.sheet.layout import panel

NEW_EACH_TIME = re.compile(r'\d{17,20}|"id": \d+|"size": \d+')
"""Matches the fields in which two messages with the same content differ."""


def everything(message):
    """A message's visible and invisible content."""
    components = json.dumps(message.stored.components, ensure_ascii=False, sort_keys=True)
    return [NEW_EACH_TIME.sub("", text) for text in (message.stored.content, components)], message.pictures


async def seen_by(port, person):
    """Everything that a player or a spectator can open there, and the public messages."""
    await post_again(port.bot, await port.table())
    answers = [await person.click(port.board, label) for label in ("My hand", "My move", "Log")]
    answers += [await person.slash(f"game {command}") for command in ("hand", "move", "plan", "log")]
    offered = (("game move", "move"), ("game plan", "move"), ("captain pass", "card"))
    offers = [await person.offered(*what) for what in offered]
    private = [everything(message) for answer in answers for message in answer.messages]
    return private, offers, await direct_message(port, person), [everything(each) for each in port.shown]


async def direct_message(port, person):
    """The direct message that a person would get if it were their turn."""
    present = await port.table()
    if present.seat_of(person.id) not in present.pending:
        return None
    sheet = await asked(port.bot, present, person.id, EN)
    return panel(sheet.items).to_components(), [drawing_of(file.fp.read()) for file in sheet.files]


async def assert_the_same_to(port, exchange_match, person, seat, worlds):
    """Check that a person's screens don't change when everything hidden from them does."""
    present = await port.table()
    assert present.match
    await post_again(port.bot, present)
    seen = await seen_by(port, person)
    for number in range(worlds):
        exchange_match(present.match.imagine(seat, f"world {number}"))
        assert await seen_by(port, person) == seen


@pytest.fixture
def exchange_match(monkeypatch):
    """Load every table with another match from now on."""
    return lambda match: monkeypatch.setattr(store, "from_snapshot", lambda row, table: match)


@pytest.mark.parametrize(("seats", "seed"), [(4, "a"), (4, "b"), (6, "c"), (8, "d")])
async def test_hidden_information_doesnt_change_what_a_viewer_sees(
    port, exchange_match, monkeypatch, seats, seed
):
    people, eve = port.crew(seats), port.person("Eve")
    await port.begin(people, seed=seed)
    dice = random.Random(seed)
    for _ in range(6):
        for _ in range(dice.randint(1, 5)):
            person = await port.to_move()
            assert person
            moves = [move for move in await port.legal(person) if move.verb != "accuse"]
            await port.make_move(person, dice.choice(moves))
        await port.wait(0)
        seat = dice.randrange(seats)
        await assert_the_same_to(port, exchange_match, people[seat], seat, worlds=1)
        await assert_the_same_to(port, exchange_match, eve, None, worlds=1)
        monkeypatch.undo()


async def test_the_comparison_detects_a_changed_hand(port, exchange_match):
    """Proof that the test works: a change of the player's own hand is noticed."""
    people = port.crew(4)
    await port.begin(people)
    present = await port.table()
    assert present.match
    seen = await seen_by(port, people[0])
    exchange_match(present.match.imagine(1, "another world"))  # In this match, seat 0 holds other cards.
    private, _, _, public = await seen_by(port, people[0])
    assert private != seen[0]
    assert public == seen[3]


async def test_component_ids_dont_depend_on_the_cards(port):
    """A click's custom_id contains indexes of a list, never a card."""
    people = port.crew(4)
    seeds = islice((seed for seed in map(str, count()) if first_to_play(seed) == (0, 6)), 2)
    panels = []
    for seed in seeds:
        await port.begin(people, seed=seed)
        opened = await people[0].click(port.board, "My move")
        panels.append((opened.shown.ids, (await people[0].slash("game hand")).shown.alts))
        asked = await people[0].slash("game close")
        await people[0].click(asked.shown, id=asked.shown.ids[0])
    (one, one_hand), (other, other_hand) = panels
    assert one_hand != other_hand
    assert [id.replace(":1:", ":2:", 1) for id in one] == other


def first_to_play(seed):
    """The first player, and the number of different ranks in their hand."""
    match = Match.start(GAME, 4, seed)
    [seat] = match.pending
    return seat, len({move.parts[0] for move in match.legal_moves(seat) if move.verb == "order"})
