"""Forms: each is answered from its own custom_id, whatever else is open and also after a restart."""

import gc
from pathlib import Path

import discord
import pytest

from sessions.playing import plans
from tests.cogs.wording import EN
from tests.engine.goa.positions import at_auctions, player
from ui.text.markdown import cut

ROOT = Path(__file__).parents[3]
TYPE = EN("button-type")


def auctions(*money):
    """A position in which the second player bids, with this much money for each player."""
    return at_auctions(*(player(money=each) for each in money), markers="c0 0, c1 1, c2 0")


async def open_plan_form(person):
    """Open the form for a planned limit, for the auction of the second cell."""
    panel = await person.panel()
    await person.click(panel, EN("button-plan"))
    menu = next(
        each for each in panel.menus if any("auction 2" in told for told in each.descriptions.values())
    )
    label = next(each for each in menu.options if "auction 2" in menu.descriptions[each])
    await person.choose(panel, label, id=menu.id)
    return await person.click(panel, TYPE)


async def test_two_people_with_open_forms_are_each_answered_by_their_own(port, begin_in_position):
    mei, tom = await begin_in_position(auctions(17, 40))
    bid = await tom.click(await tom.panel(), TYPE)
    plan = await open_plan_form(mei)
    told = await tom.fill(bid, number="999")
    assert told.text == EN("refusal-not-in-range", text="999", least=1, most=40)
    told = await mei.fill(plan, number="999")
    assert told.text == EN("refusal-not-in-range", text="999", least=0, most=17)


async def test_of_two_people_with_open_forms_each_does_what_they_typed(port, begin_in_position):
    mei, tom = await begin_in_position(auctions(17, 40))
    bid = await tom.click(await tom.panel(), TYPE)
    plan = await open_plan_form(mei)
    await mei.fill(plan, number="5")
    assert [each.plan for each in await plans.plans_of(port.db, 1, mei.id)] == ["upto c1 5"]
    await tom.fill(bid, number="27")
    assert "bid 27" in await port.moves()


async def test_forms_of_one_person_at_two_tables_answer_at_their_own_table(port, begin_in_position):
    mei, tom = await begin_in_position(auctions(40, 40))
    first = await tom.click(await tom.panel(), TYPE)
    await mei.slash("game open", game="goa", thread=True)
    [thread] = port.threads
    await tom.click(port.board_in(thread.id), "Join")
    await mei.slash("game start", at=thread, shuffle=False)
    panel = await tom.click(port.board_in(thread.id), "My move")
    second = await tom.click(panel.shown, TYPE)
    await tom.fill(first, number="11")
    await tom.fill(second, number="22")
    assert [await port.last_move(1), await port.last_move(2)] == ["bid 11", "bid 22"]


async def test_a_form_works_after_a_restart(port, begin_in_position):
    mei, tom = await begin_in_position(auctions(17, 40))
    bid, plan = await tom.click(await tom.panel(), TYPE), await open_plan_form(mei)
    await port.restart()
    await mei.fill(plan, number="5")
    assert [each.plan for each in await plans.plans_of(port.db, 1, mei.id)] == ["upto c1 5"]
    await port.restart()
    await tom.fill(bid, number=" 27 ")
    assert "bid 27" in await port.moves()


async def test_a_form_of_an_earlier_question_changes_nothing(port, begin_in_position):
    _, tom = await begin_in_position(auctions(40, 40))
    panel = await tom.panel()
    asked = await tom.click(panel, TYPE)
    await tom.click(panel, "3")
    before = await port.table()
    assert EN("panel-moved-on") in (await tom.fill(asked, number="27")).text
    assert await port.table() == before


async def test_a_form_of_a_closed_table_says_so(port, begin_in_position):
    mei, tom = await begin_in_position(auctions(40, 40))
    asked = await tom.click(await tom.panel(), TYPE)
    closing = await mei.slash("game close")
    await mei.click(closing.shown, closing.shown.buttons[0])
    before = await port.table()
    assert EN("panel-moved-on") in (await tom.fill(asked, number="27")).text
    assert await port.table() == before


async def test_odd_text_in_a_form_changes_nothing(port, begin_in_position):
    _, tom = await begin_in_position(auctions(40, 40))
    before, panel = await port.table(), await tom.panel()
    asked = await tom.click(panel, TYPE)
    for typed in (" ", "-1", "x", "²", "1.5", "0", "41", "999999", "9" * 5000):
        told = await tom.submit(panel, asked.result.modal["custom_id"], typed)
        assert told.text == EN("refusal-not-in-range", text=cut(typed.strip()), least=1, most=40)
        assert await port.table() == before, typed


@pytest.mark.parametrize(
    "id", ["hm:n", "hm:answer_type", "hm:answer_type:1:1:9:1", "hm:again:1", "hm:nothing", "x", ""]
)
async def test_a_form_that_the_bot_doesnt_know_is_out_of_date(port, id):
    mei = port.person("Mei")
    lobby = await port.open([mei])
    assert (await mei.submit(lobby, id, "5")).text == EN("refusal-out-of-date")


async def test_a_form_is_read_as_the_persons_own_question(port, begin_in_position):
    """A form with another person's id names the person's own limits, or nothing at all."""
    mei, tom = await begin_in_position(auctions(17, 40))
    asked = await tom.click(await tom.panel(), TYPE)
    id = asked.result.modal["custom_id"]
    told = await mei.submit(await mei.panel(), id, "27")
    assert "40" not in told.text
    eve = port.person("Eve")
    assert (await eve.submit(port.board, id, "27")).text == EN("refusal-not-seated")
    assert await port.last_move() == "mark c2"


async def test_a_cancelled_form_leaves_nothing_in_memory(port, begin_in_position):
    mei, tom = await begin_in_position(auctions(17, 40))
    for _ in range(3):
        await tom.click(await tom.panel(), TYPE)
        await open_plan_form(mei)
    gc.collect()
    assert [each for each in gc.get_objects() if isinstance(each, discord.ui.Modal)] == []


def test_all_forms_are_made_by_one_function():
    """A form that another function makes could be kept in memory, and answered by another form's handler."""
    makers = {
        f"{file.relative_to(ROOT)}"
        for folder in ("cogs", "ui")
        for file in (ROOT / folder).rglob("*.py")
        if "Modal(" in file.read_text() or "on_submit" in file.read_text()
    }
    assert makers == {"ui/clicks.py"}
