"""Outdated, foreign and forged clicks never cause a wrong move or reveal anything."""

import pytest

from tests.cogs.driver import Clicking, click, offered
from tests.cogs.wording import EN
from ui.panel.open_panels import TOKEN_LIFETIME


async def some_panel(port, question="turn"):
    """A match of four at a question: the people, the person asked, and their panel.

    The panel is so old that the bot can edit it only in answer to a click.
    """
    people = port.crew(4)
    person = await port.play_until_asked(people, question)
    opened = await person.click(port.board, "My move")
    await port.wait(TOKEN_LIFETIME)
    return people, person, opened.shown


async def test_buttons_work_after_a_restart(port):
    people = port.crew(4)
    await port.begin(people)
    players = Clicking(port, *people)
    for _ in range(4):
        await players.play(3)
        person = await port.to_move()
        panel = await person.panel()
        before = (await port.table()).version
        await port.restart()
        await players.answer(person, panel)
        assert (await port.table()).version > before


async def test_a_partial_answer_continues_after_a_restart(port):
    _, person, panel = await some_panel(port)
    await click(person, panel, of_action(panel, 1)[0])
    await port.restart()
    await click(person, panel, offered(panel)[0])
    match = (await port.table()).match
    assert match and match.record()["moves"][-1][1].startswith("pass")


def of_action(panel, action):
    """The choices of an action, by its number in the question."""
    return [choice for choice in offered(panel) if choice[0].split(":")[4].split(".")[0] == str(action)]


async def test_direct_messages_work_after_a_restart(port):
    people = port.crew(4)
    await port.begin(people)
    await Clicking(port, *people).play(1)
    person = await port.to_move()
    [asking] = [message for message in person.dms if offered(message)]
    before = (await port.table()).version
    await port.restart()
    await Clicking(port, *people).answer(person, asking)
    assert (await port.table()).version > before


async def test_an_outdated_panel_refreshes_without_playing(port):
    _, person, old = await some_panel(port)
    await Clicking(port, person).answer(person, await person.panel())
    before = await port.table()
    clicked = await click(person, old, offered(old)[0])
    assert EN("panel-moved-on") in clicked.text and clicked.shown.id == old.id
    assert await port.table() == before


async def test_an_outdated_panel_never_plays_a_move_of_a_later_turn(port):
    """The same index would mean another card by now."""
    people, person, old = await some_panel(port)
    players = Clicking(port, *people)
    await players.play(1)
    while await port.to_move() is not person:
        await players.play(1)
    before = await port.table()
    clicked = await click(person, old, offered(old)[-1])
    assert EN("panel-moved-on") in clicked.text
    assert await port.table() == before
    assert offered(clicked.shown)


async def test_an_outdated_undo_refreshes_without_undoing(port):
    people = port.crew(4)
    person = await port.play_until_asked(people, "turn")
    passing = (await port.legal(person, verb="ask"))[0]
    played = await person.slash("game move", move=str(passing))
    assert EN("button-undo") in played.shown.buttons
    await port.wait(TOKEN_LIFETIME)
    await person.slash("game undo")
    await person.slash("game move", move=str(passing))
    before = await port.table()
    clicked = await person.click(played.shown, EN("button-undo"))
    assert EN("panel-moved-on") in clicked.text
    assert await port.table() == before


async def test_a_forged_click_without_a_seat_is_refused(port):
    _, _, panel = await some_panel(port)
    eve = port.person("Eve")
    before = await port.table()
    for id in panel.ids:
        assert (await eve.forge(port.board, id)).private
    assert await port.table() == before


@pytest.mark.parametrize("kind", ["m", "t:again", "t:undo"])
async def test_a_forged_click_on_the_board_never_reveals_a_hand(port, kind):
    people, _, panel = await some_panel(port)
    version = (await port.table()).version
    id = offered(panel)[0][0] if kind == "m" else f"hm:{kind}:1:{version}"
    for person in people:
        answer = await person.forge(port.board, id)
        assert answer.private
        for message in port.shown:
            assert "Your hand" not in "".join([message.text, *message.alts])


EXPIRED, SEATLESS = EN("refusal-out-of-date"), EN("refusal-not-seated")
RUNNING = EN("refusal-not-finished", status="playing")
NO_TABLE = EN("refusal-no-such-table", table="99")
STARTED = EN("refusal-not-in-lobby", status="playing")
FORGED = {
    "hm:join:99": NO_TABLE,
    "hm:t:nothing:1:1": EXPIRED,
    "hm:leave_match:1": SEATLESS,
    "hm:close_now:1": EN("refusal-not-host", host=""),
    "hm:accept:1": STARTED,
    "hm:decline:1": STARTED,
    "hm:undo:1:1": SEATLESS,
    "hm:again:99": NO_TABLE,
    "hm:replay:1:1": RUNNING,
    "hm:record:1": RUNNING,
    "hm:verify:1": RUNNING,
    "hm:start:1:1": STARTED,
    "hm:answer:1:1:9:": SEATLESS,
    "hm:answer:99:1:0:": NO_TABLE,
    "hm:answer:1:999999999:0.0:": SEATLESS,
    "hm:log:99:1:": NO_TABLE,
    "hm:log:x:1:": EXPIRED,
    "hm:log:1:999999:": EN("log-page", page=1, pages=1),
    "hm:rules:chess:1:": EXPIRED,
    "hm:rules:captains_orders:999999:": EN("captains-orders-rules-6").splitlines()[0],
    "hm:p:nothing:1:1": EXPIRED,
}
"""The answer to each forged custom_id, or a part of the answer."""


async def test_a_forged_id_is_answered_in_private_and_changes_nothing(port):
    await some_panel(port)
    eve = port.person("Eve")
    before, public = await port.table(), port.board.stored.components
    for id, told in FORGED.items():
        answer = await eve.forge(port.board, id)
        assert answer.shown.private and told in answer.shown.text, id
        assert await port.table() == before, id
        assert port.board.stored.components == public, id


@pytest.mark.parametrize("path", ["9", "0.99", "0.0.0", "1.0.9", "3.3", "9999.9999"])
async def test_a_forged_path_at_the_present_version_names_no_move(port, path):
    _, person, panel = await some_panel(port)
    before = await port.table()
    answer = await person.forge(panel, f"hm:answer:1:{before.version}:{path}:!")
    assert EN("refusal-out-of-date") in answer.text
    assert await port.table() == before


@pytest.mark.parametrize("values", [[], ["x"], ["99"], ["-1"], ["0", "1"], ["²"]])
async def test_forged_values_of_a_select_name_no_move(port, values):
    _, person, panel = await some_panel(port)
    before = await port.table()
    answer = await person.forge(panel, f"hm:answer_pick:1:{before.version}:0::0", values)
    assert EN("refusal-out-of-date") in answer.text
    assert await port.table() == before


async def test_a_drastic_move_needs_a_confirmation(port):
    _, person, panel = await some_panel(port)
    before = await port.table()
    accusation = of_action(panel, 3)[0]
    asked = await click(person, panel, accusation)
    assert await port.table() == before
    assert EN("button-back") in asked.shown.buttons
    [sure] = offered(asked.shown)
    back = await person.click(asked.shown, EN("button-back"))
    assert accusation in offered(back.shown)
    await click(person, panel, accusation)
    await click(person, panel, sure)
    match = (await port.table()).match
    assert match and match.record()["moves"][-1][1].startswith("accuse")


async def test_a_spectator_has_no_hand_and_no_move(port):
    await port.begin()
    eve = port.person("Eve")
    for label in ("My hand", "My move"):
        answer = await eve.click(port.board, label)
        assert (answer.private, answer.text) == (True, EN("refusal-not-seated"))
    for command in ("game hand", "game move", "game undo"):
        assert (await eve.slash(command)).text == EN("refusal-not-seated")


async def test_of_two_people_who_join_the_last_seat_one_gets_it(port):
    people = port.crew(8)
    await port.open(people[:7])
    eve, last = port.person("Eve"), people[7]
    lobby = port.board
    answers = await port.at_once(eve.click_act(lobby, "Join"), last.click_act(lobby, "Join"))
    seated = {seat.person for seat in (await port.table()).seats}
    assert len(seated) == 8
    assert len(seated & {eve.id, last.id}) == 1
    told = "".join(each.text for answer in answers for each in answer.messages if each.private)
    assert EN("refusal-table-full", seats=8) in told


async def test_of_two_concurrent_clicks_on_a_panel_one_moves(port):
    _, person, panel = await some_panel(port)
    before = await port.table()
    values = {(menu.id, label): value for menu in panel.menus for label, value in menu.options.items()}
    acts = [
        person.click_act(panel, id=choice[0], value=values.get((choice[0], choice[1] or "")))
        for choice in of_action(panel, 0)[:2]
    ]
    await port.at_once(*acts)
    assert (await port.table()).version == before.version + 1
    # Both answers are drawn into the same panel, and the one to the move may come last.
    assert any(EN("panel-moved-on") in str(request.json) for request in port.env.http_requests)


async def test_of_two_concurrent_starts_one_succeeds(port):
    mei, *_ = people = port.crew(4)
    lobby = await port.open(people)
    lobby_version = (await port.table()).version
    await port.at_once(mei.click_act(lobby, "Start"), mei.click_act(lobby, "Start"))
    assert (await port.table()).started is not None
    assert (await port.table()).version == lobby_version + 1
