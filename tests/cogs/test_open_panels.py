"""Private panels don't pile up, and update themselves."""

import random

import pytest
from msgspec.structs import replace

from sessions import Change, ChangeKind
from sessions.departures import remove_rows
from sessions.playing import hosting
from tests.cogs.driver import Clicking, offered
from tests.cogs.planned import game, hand, phrase, plans
from tests.cogs.wording import EN, JA
from ui.panel.open_panels import TOKEN_LIFETIME


@pytest.mark.parametrize("labels", [("My move", "My move"), ("My hand", "My move"), ("My move", "My hand")])
async def test_a_second_panel_replaces_the_first(port, labels):
    people = port.crew(4)
    await port.begin(people)
    person = await port.to_move()
    first, second = [(await person.click(port.board, label)).shown for label in labels]
    assert not first.exists and second.exists


async def test_the_answer_to_a_typed_move_replaces_the_panel(port):
    people = port.crew(4)
    await port.begin(people)
    person = await port.to_move()
    panel = await person.panel()
    await person.slash("game move", move=str((await port.legal(person))[0]))
    assert not panel.exists


async def test_other_players_panels_stay(port):
    people = port.crew(4)
    await port.begin(people)
    panels = [(await person.click(port.board, "My hand")).shown for person in people]
    assert all(panel.exists for panel in panels)


async def test_a_panel_with_an_expired_token_stays(port):
    people = port.crew(4)
    await port.begin(people)
    person = await port.to_move()
    first = await person.panel()
    await port.wait(TOKEN_LIFETIME)
    await person.click(port.board, "My move")
    assert first.exists


async def test_a_panel_updates_when_its_turn_has_passed(port):
    people = port.crew(4)
    await port.begin(people)
    person = await port.to_move()
    panel = await person.panel()
    assert offered(panel)
    await port.make_move(person, (await port.legal(person))[0])
    await port.bot.panels.settled(1)
    present = await port.to_move()
    assert present is not person and not offered(panel)
    assert f"{present.name} to move" in panel.text


async def test_a_panel_of_a_just_removed_table_stays_unchanged(port):
    people = port.crew(4)
    await port.begin(people)
    panel = (await people[0].click(port.board, "My hand")).shown
    removed = await port.table()
    gone = removed.server
    async with port.house.transaction() as tx:
        await remove_rows(tx, gone)
    port.bot.panels.hear(Change(ChangeKind.HINTED, replace(removed, played=99)))
    await port.bot.panels.settled(1)
    assert panel.exists


async def test_the_hosts_menu_becomes_their_panel_when_the_match_starts(port):
    people = port.crew(4)
    mei = people[0]
    await port.open(people)
    menu = (await mei.click(port.board, EN("button-host"))).shown
    await mei.click(port.board, "Start")
    await port.bot.panels.settled(1)
    assert menu.exists and EN("host-title", table="1") not in menu.text
    assert bool(offered(menu)) == (mei is await port.to_move())


@pytest.mark.parametrize("label", ["My move", "My hand"])
async def test_an_open_panel_asks_when_the_turn_comes(port, label):
    """A player with an open panel needn't open a new one every turn."""
    people = port.crew(4)
    await port.begin(people)
    mover = await port.to_move()
    others = [person for person in people if person is not mover]
    panels = {person.name: (await person.click(port.board, label)).shown for person in others}
    assert not any(offered(panel) for panel in panels.values())
    await port.make_move(mover, (await port.legal(mover))[0])
    await port.bot.panels.settled(1)
    present = await port.to_move()
    assert [name for name, panel in panels.items() if offered(panel)] == [present.name]
    before = await port.table()
    await Clicking(port, present).answer(present, panels[present.name])
    assert (await port.table()).played > before.played


async def test_clicks_in_one_panel_play_the_match_to_the_end(port):
    """Each click redraws the panel once; the change that it causes doesn't redraw it again."""
    people = port.crew(4)
    await port.begin(people)
    person = await port.to_move()
    panel = await person.panel()
    before = await port.table()
    await Clicking(port, person).answer(person, panel)
    assert (await port.table()).version > before.version
    assert panel.exists and not offered(panel)


async def test_every_open_panel_shows_the_end(port):
    people = port.crew(2)
    await port.begin(people, game="fleet")
    dice, ahead, moves = random.Random(1), (await port.match()).copy(), []
    while ahead.pending:
        moves.append((ahead.pending[0], str(dice.choice(ahead.legal_moves(ahead.pending[0])))))
        ahead.play(*moves[-1])
    *before, (seat, last) = moves
    with port.undelivered():
        for ply, (mover, move) in enumerate(before):
            if (await port.match()).ply == ply:  # Otherwise the move was forced and has been played.
                await port.make_move(people[mover], move)
    panels = [(await person.click(port.board, "My hand")).shown for person in people]
    await port.make_move(people[seat], last)
    await port.bot.panels.settled(1)
    assert all(EN("table-over") in panel.text for panel in panels)


async def test_every_open_panel_shows_that_the_table_is_closed_and_reopened(port):
    people = port.crew(4)
    await port.begin(people)
    panels = [(await person.click(port.board, "My hand")).shown for person in people]
    await port.house.act(1, hosting.close, people[0].id)
    await port.bot.panels.settled(1)
    assert all(EN("panel-closed") in panel.text and not offered(panel) for panel in panels)
    await port.house.act(1, hosting.reopen, people[0].id)
    await port.bot.panels.settled(1)
    assert not any(EN("panel-closed") in panel.text for panel in panels)


async def test_an_open_panel_shows_the_played_plan(port):
    _, mover, following = await game(port)
    rank = max(await hand(port, following))
    await following.slash("game plan", move=f"obey {rank}")
    await mover.slash("game move", move=f"order {min(await hand(port, mover))}")
    assert not await plans(port, following)
    told = EN("plan-played", move=phrase("obey", rank=rank))
    assert told in (await following.click(port.board, "My move")).text
    assert told not in (await mover.click(port.board, "My move")).text


async def test_the_story_of_a_panel_unfolds_and_folds(port):
    mei = port.person("Mei")
    await port.begin([mei], computers=3)
    for _ in range(6):
        await mei.slash("game move", move=str((await port.legal(mei))[0]))
    panel = await mei.panel()
    [label] = [
        each for each in panel.buttons if each.startswith(EN("button-story", count=0).partition("(")[0])
    ]
    folded = panel.text
    opened = await mei.click(panel, label)
    assert opened.shown.id == panel.id and opened.text.count("\n- ") > folded.count("\n- ")
    assert offered(panel)
    assert (await mei.click(panel, EN("button-fold"))).text == folded


async def test_open_panels_show_a_rounds_end_until_the_next_begins(port):
    people = port.crew(4)
    await port.begin(people)
    mover = await port.to_move()
    panels = [(await person.click(port.board, "My hand")).shown for person in people]
    accuse = (await port.legal(mover, verb="accuse"))[0]
    await port.make_move(mover, str(accuse))
    await port.wait(0)
    [ended] = port.board.alts
    assert all(ended in panel.alts and len(panel.alts) == 2 for panel in panels)
    assert not any(EN("button-round-end") in panel.buttons for panel in panels)
    present = await port.to_move()
    await port.make_move(present, (await port.legal(present))[0])
    looked_back = []
    for person in people:
        opened = await person.panel()
        assert len(opened.alts) == 1 and ended not in opened.alts
        if EN("button-round-end") in opened.buttons:
            looked_back.append((await person.click(opened, EN("button-round-end"))).shown.alts)
    # The next round's hand must not be shown.
    assert looked_back and all(alts == [ended] for alts in looked_back)


async def test_an_updated_panel_is_in_the_language_that_its_person_chose_since(port):
    people = port.crew(4)
    await port.begin(people)
    person = await port.to_move()
    panel = await person.panel()
    await person.slash("my language", language="ja")
    await port.make_move(person, (await port.legal(person))[0])
    await port.wait(0)
    assert JA("table-number", table="1") in panel.text
