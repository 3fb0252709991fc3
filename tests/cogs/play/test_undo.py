"""Undoing one's last move while nothing has followed from it."""

import pytest

from tests.cogs.driver import Clicking
from tests.cogs.wording import EN


async def asked_somebody(port):
    """A player has just asked for a card, and may undo that: all people, the player, their panel."""
    people = await port.crew_with_mentions(4)
    person = await port.play_until_asked(people, "turn")
    move = (await port.legal(person, verb="ask"))[0]
    answer = await person.slash("game move", move=str(move))
    return people, person, answer.shown


def plies(found):
    return found.match.ply


@pytest.mark.parametrize("by_command", [False, True])
async def test_undo_takes_a_move_back(port, by_command):
    _, person, panel = await asked_somebody(port)
    before = await port.table()
    taken = await (person.slash("game undo") if by_command else person.click(panel, EN("button-undo")))
    assert EN("panel-undone") in taken.text and taken.private
    after = await port.table()
    assert plies(after) == plies(before) - 1 and after.version == before.version + 1
    assert await port.to_move() is person
    assert EN("captains-orders-ask-turn") in taken.text


async def test_an_undo_ends_the_next_players_notification(port):
    _, person, panel = await asked_somebody(port)
    asked = await port.to_move()
    [call] = [message for message in port.shown if message.stored.ping_user_ids]
    await person.click(panel, EN("button-undo"))
    assert call.exists and call.text.startswith("✓ ") and not call.stored.ping_user_ids
    assert EN("captains-orders-ask-give", to_seat=person.name) not in asked.dms[-1].text


async def test_another_move_may_be_made_after_an_undo(port):
    _, person, panel = await asked_somebody(port)
    before = plies(await port.table())
    taken = await person.click(panel, EN("button-undo"))
    await Clicking(port, person).answer(person, taken.shown)
    assert plies(await port.table()) >= before


async def test_undo_is_refused_after_another_players_move(port):
    _, person, panel = await asked_somebody(port)
    asked = await port.to_move()
    undo = panel.button(EN("button-undo"))
    await asked.slash("game move", move=str((await port.legal(asked))[0]))
    before = await port.table()
    refused = await person.slash("game undo")
    assert refused.text == EN("refusal-nothing-to-undo")
    clicked = await person.forge(panel, undo)  # The tap was sent before the panel was redrawn.
    assert EN("panel-moved-on") in clicked.text
    assert await port.table() == before


async def test_undo_is_refused_after_revealing_information(port):
    """The player who was passed a card has seen it."""
    people = port.crew(4)
    person = await port.play_until_asked(people, "turn")
    move = (await port.legal(person, verb="pass"))[0]
    answer = await person.slash("game move", move=str(move))
    before = await port.table()
    assert EN("button-undo") not in answer.shown.buttons
    assert (await person.slash("game undo")).text == EN("refusal-nothing-to-undo")
    assert await port.table() == before


async def test_undo_is_offered_only_to_the_player_who_may(port):
    people, person, panel = await asked_somebody(port)
    assert EN("button-undo") in panel.buttons
    for other in people:
        opened = await other.click(port.board, "My move")
        assert (EN("button-undo") in opened.shown.buttons) == (other is person)


async def test_two_concurrent_undos_take_one_move_back(port):
    _, person, panel = await asked_somebody(port)
    before = await port.table()
    undo = panel.button(EN("button-undo"))
    await port.at_once(person.click_act(panel, id=undo), person.click_act(panel, id=undo))
    assert plies(await port.table()) == plies(before) - 1


async def test_undo_is_possible_after_a_restart(port):
    _, person, panel = await asked_somebody(port)
    before = plies(await port.table())
    await port.restart()
    await person.click(panel, EN("button-undo"))
    assert plies(await port.table()) == before - 1
