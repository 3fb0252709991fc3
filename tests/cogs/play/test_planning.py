"""Planning by taps or by typing: plans are played when the turn comes, or dropped with a notice."""

import pytest

from engine import GAMES
from sessions.playing import plans as plans_service
from tests.cogs.driver import Clicking, offered
from tests.cogs.planned import choose, first_of, game, hand, opened, phrase, plannable, plans
from tests.cogs.wording import EN, JA
from ui.clicks import MAX_CUSTOM_ID_LENGTH
from ui.panel.open_panels import TOKEN_LIFETIME

# Making plans


async def test_only_waiting_players_may_plan(port):
    _, mover, following = await game(port)
    assert EN("button-plan") in (await following.panel()).buttons
    assert EN("button-plan") not in (await mover.panel()).buttons


async def test_taps_make_a_plan(port):
    _, _, following = await game(port)
    panel = await opened(following, port)
    assert EN("plan-title") in panel.text and not offered(panel)
    before = await port.table()
    clicked = await choose(following, panel, *first_of(panel, 0))
    assert clicked.shown.id == panel.id
    [(plan, dropped)] = await plans(port, following)
    assert plan.startswith("obey ") and not dropped
    assert EN("plan-made") in panel.text and EN("plan-list") in panel.text
    assert f"1. {phrase('obey', rank=int(plan.split()[1]))}" in panel.text
    assert await port.table() == before


async def test_two_taps_make_a_plan_of_two_parts(port):
    _, _, following = await game(port)
    panel = await opened(following, port)
    await choose(following, panel, *first_of(panel, 2))
    assert not await plans(port, following)
    await choose(following, panel, *plannable(panel)[-1])
    [(plan, _)] = await plans(port, following)
    assert plan.startswith("pass ")


async def test_everything_offered_can_be_planned(port):
    _, _, following = await game(port)
    house = port.house
    choices = plannable(await opened(following, port))
    assert len(choices) > 10
    for choice in choices:
        panel = await opened(following, port)
        await choose(following, panel, *choice)
        while plannable(panel):
            await choose(following, panel, *plannable(panel)[0])
        [plan] = await plans_service.plans_of(house.db, 1, following.id)
        await house.act(1, plans_service.remove, following.id, plan.number)


async def test_a_plan_is_typed_in_notation_and_in_words(port):
    _, _, following = await game(port)
    rank = max(await hand(port, following))
    answer = await following.slash("game plan", move=f" OBEY  {rank}")
    assert answer.private and EN("plan-made") in answer.text
    await following.slash("game plan", move=phrase("order", rank=rank))
    assert await plans(port, following) == [(f"obey {rank}", False), (f"order {rank}", False)]


async def test_plannable_moves_are_autocompleted(port):
    _, mover, following = await game(port)
    offers = await following.offered("game plan", "move", "obey")
    assert set(offers.values()) == {f"obey {rank}" for rank in await hand(port, following)}
    assert await mover.offered("game plan", "move") == {}
    assert len(await following.offered("game plan", "move")) == 25


async def test_the_plan_command_without_a_move_shows_the_choices(port):
    _, mover, following = await game(port)
    answer = await following.slash("game plan")
    assert answer.private and EN("plan-title") in answer.text and plannable(answer.shown)
    answer = await mover.slash("game plan")
    assert EN("refusal-your-turn") in answer.text and offered(answer.shown)


async def test_a_move_that_cant_be_planned_is_refused(port):
    _, mover, following = await game(port)
    assert (await following.slash("game plan", move="accuse 0")).text == EN("refusal-not-plannable")
    move = str((await port.legal(mover))[0])
    assert (await mover.slash("game plan", move=move)).text == EN("refusal-your-turn")
    zoe = port.person("Zoe")
    assert (await zoe.slash("game plan")).text == EN("refusal-not-seated")
    rank = max(await hand(port, following))
    for _ in range(5):
        await following.slash("game plan", move=f"obey {rank}")
    answer = await following.slash("game plan", move=f"obey {rank}")
    assert answer.text == EN("refusal-too-many-plans", most=5)


# Withdrawing plans


async def test_a_plans_button_removes_it(port):
    _, _, following = await game(port)
    ranks = sorted(set(await hand(port, following)))
    for rank in ranks[:2]:
        await following.slash("game plan", move=f"obey {rank}")
    panel = await following.panel()
    label = EN("button-take-back", plan=phrase("obey", rank=ranks[0]))
    await following.click(panel, label)
    assert EN("plan-taken-back") in panel.text and label not in panel.buttons
    assert await plans(port, following) == [(f"obey {ranks[1]}", False)]


async def test_an_outdated_button_removes_no_plan(port):
    _, _, following = await game(port)
    first, second = sorted(set(await hand(port, following)))[:2]
    panel = (await following.slash("game plan", move=f"obey {first}")).shown
    old = panel.button(EN("button-take-back", plan=phrase("obey", rank=first)))
    await following.click(panel, id=old)
    await following.slash("game plan", move=f"obey {second}")
    other = await following.panel()
    answer = await following.forge(other, old)  # The second plan has the number of the first.
    assert EN("refusal-no-such-plan") in answer.text
    assert await plans(port, following) == [(f"obey {second}", False)]


async def test_another_players_plan_cant_be_removed(port):
    people, _, following = await game(port)
    rank = max(await hand(port, following))
    await following.slash("game plan", move=f"obey {rank}")
    [plan] = await plans_service.plans_of(port.db, 1, following.id)
    for person in (person for person in people if person is not following):
        panel = await person.panel()
        assert EN("plan-list") not in panel.text
        await person.forge(panel, f"hm:take_back:1:1:{plan.checksum}")
    assert len(await plans(port, following)) == 1


# Following plans


async def test_a_plan_is_played_at_once_without_a_notification(port):
    _, mover, following = await game(port)
    lowest, rank = min(await hand(port, mover)), max(await hand(port, following))
    await following.slash("game plan", move=f"obey {rank}")
    calls = len(port.env.http_requests)
    await mover.slash("game move", move=f"order {lowest}")
    assert await port.last_move() == f"obey {rank}"
    sent = [each for each in port.env.http_requests[calls:] if f"<@{following.id}>" in str(each)]
    assert not sent and not following.dms


async def test_a_planned_move_looks_ordinary_to_others(port):
    people, mover, following = await game(port)
    lowest, rank = min(await hand(port, mover)), max(await hand(port, following))
    await following.slash("game plan", move=f"obey {rank}")
    await mover.slash("game move", move=f"order {lowest}")
    told = [(await person.slash("game log")).text for person in people if person is not following]
    obeyed = EN("captains-orders-event-obeyed", seat=following.name, to_seat=mover.name)
    assert obeyed in port.board.text
    assert not any("plan" in text.lower() for text in (*told, port.board.text))


async def test_a_dropped_plan_is_reported_and_its_player_notified(port):
    _, mover, following = await game(port)
    await following.slash(
        "game plan", move="ask 0" if (await port.table()).seat_of(following.id) else "ask 1"
    )
    highest = max(await hand(port, mover))
    await mover.slash("game move", move=f"order {highest}")
    name = (await port.table()).names[0 if (await port.table()).seat_of(following.id) else 1]
    word = EN("plan-dropped", plans=[phrase("ask", seat=name)])
    [asking] = [message for message in following.dms if offered(message)]
    assert word in asking.text
    panel = await following.panel()
    assert word in panel.text
    await Clicking(port, following).answer(following, panel)
    assert word not in (await following.click(port.board, "My move")).text


async def test_a_planning_panel_stays_valid_while_others_move(port):
    people, mover, following = await game(port)
    last = people[(people.index(following) + 2) % 4]
    panel = await opened(last, port)
    await mover.slash("game move", move=f"ask {people.index(following)}")
    await choose(last, panel, *plannable(panel)[0])
    assert len(await plans(port, last)) == 1 and EN("plan-made") in panel.text


async def test_a_planning_panel_is_outdated_once_the_hand_changes(port):
    people, mover, following = await game(port)
    seat = people.index(following)
    panel = await opened(following, port)
    choice = plannable(panel)[0]
    await port.wait(TOKEN_LIFETIME)
    passed = next(m for m in await port.legal(mover) if m.verb == "pass" and m.parts[1] == seat)
    await mover.slash("game move", move=str(passed))
    discard = next(m for m in await port.legal(following) if m.parts[0] != passed.parts[0])
    await following.slash("game move", move=str(discard))
    await choose(following, panel, *choice)
    assert EN("plan-moved-on") in panel.text and not await plans(port, following)


async def test_planning_continues_after_a_restart(port):
    _, _, following = await game(port)
    panel = await opened(following, port)
    await port.restart()
    await choose(following, panel, *plannable(panel)[0])
    [(plan, _)] = await plans(port, following)
    await port.restart()
    button = EN("button-take-back", plan=phrase("obey", rank=int(plan.split()[1])))
    await following.click(panel, button)
    assert not await plans(port, following)


async def test_plans_can_be_made_in_direct_messages(port):
    _, mover, following = await game(port)
    await mover.slash("game move", move=f"order {max(await hand(port, mover))}")
    await following.slash("game move", move=str((await port.legal(following))[0]))
    assert await port.to_move() is not following
    panel = following.dms[-1]
    await following.click(panel, EN("button-plan"))
    await choose(following, panel, *plannable(panel)[0])
    assert len(await plans(port, following)) == 1 and EN("plan-made") in panel.text


@pytest.mark.parametrize("path", ["9", "0.99", "0.0.0.0"])
async def test_forged_plans_are_refused(port, path):
    _, _, following = await game(port)
    panel = await opened(following, port)
    key = plannable(panel)[0][0].split(":")[3]
    answer = await following.forge(panel, f"hm:plan:1:{key}:{path}:")
    assert EN("refusal-out-of-date") in answer.text and not await plans(port, following)


async def test_plan_and_move_buttons_arent_interchangeable(port):
    """The ids of plan buttons look like those of move buttons, but mean different things."""
    _, mover, _ = await game(port)
    panel = await mover.panel()
    before = await port.table()
    id = offered(panel)[0][0].replace("hm:answer", "hm:plan")
    answer = await mover.forge(panel, id)
    assert EN("plan-moved-on") in answer.text
    assert await port.table() == before and not await plans(port, mover)


async def test_the_planning_panel_fits_into_a_message_with_eight_players(port):
    people, _, following = await game(port, 8)
    ranks = sorted(set(await hand(port, following)))
    for seat in [seat for seat in range(8) if people[seat] is not following][:5]:
        await following.slash("game plan", move=f"pass {ranks[0]} to {seat}")
    for label in ("My move", "Plan ahead"):
        panel = await following.panel()
        if label in panel.buttons:
            await following.click(panel, label)
        assert max(map(len, panel.ids)) <= MAX_CUSTOM_ID_LENGTH // 2 and len(set(panel.ids)) == len(panel.ids)


async def test_planning_is_in_the_readers_language(port):
    people = [port.person(name, "ja") for name in ("芽衣", "翔", "葵", "蓮")]
    await port.begin(people)
    mover = await port.to_move()
    following = people[(people.index(mover) + 1) % 4]
    answer = await following.slash("game plan")
    assert JA("plan-title") in answer.text
    assert JA("captains-orders-verb-obey.hint-plan") in answer.text


def test_every_plannable_verb_explains_when_it_is_played():
    for verb in GAMES["captains_orders"].plannable.verbs:
        assert EN.has(f"captains-orders-verb-{verb}.hint-plan")
