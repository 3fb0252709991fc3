"""Fleet on Discord: the auction, payments, launches, captains, crates, and whole matches."""

import re
from typing import Any

import pytest

from engine.fleet.data import LICENCES
from sessions.playing import plans
from tests import limits
from tests.cogs.driver import (
    Clicking,
    click,
    offered,
)
from tests.cogs.fleets import FLEET, opened, part_label, paying
from tests.cogs.planned import plannable
from tests.cogs.telling import answers, give, reasons
from tests.cogs.wording import (
    EN,
)
from tests.engine.fleet.test_paying import SPACED, bill
from ui.deliveries import board_shown
from ui.sheet.layout import MAX_OPTIONS

ONE_OF_EACH = "".join(SPACED)
"""A hand with one boat card of each kind. With some crates, it offers more ways to pay than fit in a menu."""


async def test_payments_too_many_for_a_menu_are_composed(port, begin_in_position):
    people = await begin_in_position(bill(ONE_OF_EACH, price=10, crates=5))
    panel = await people[0].panel()
    assert any(re.match(r"hm:answer_pick:[\d:.]+:=:", id) for id in panel.ids)
    await Clicking(port, *people).play(1)
    assert any(move.startswith("pay ") for move in await port.moves())


async def test_the_score_sheet_is_drawn_at_the_end(port):
    end = await port.finish(port.crew(2), game=FLEET)
    assert EN("fleet-picture-total").encode() in end.pictures[0]


@pytest.mark.usefixtures("real_pictures")
async def test_a_single_fleet_is_drawn(port):
    mei = port.person("Mei")
    await port.begin([mei], computers=3, game=FLEET)
    [fleet] = (await mei.slash("fleet board")).shown.pictures
    assert fleet.startswith(b"\x89PNG")


class TestAuction:
    async def test_an_auction_asks_for_a_licence_and_a_bid_from_its_minimum(self, port):
        people = port.crew(3)
        await port.begin(people, game=FLEET, seed="auction")
        person = await port.to_move()
        licence = (await port.view()).display[0]
        purse = (await port.view(person)).own.purse
        panel = await person.panel()
        offered_at = {"value": licence, "from_bid": LICENCES[licence].minimum}
        label = EN("fleet-part-licence.asked", **offered_at)
        assert f"${LICENCES[licence].minimum}: " in label
        await give(person, panel, label)
        amounts = [label for label in panel.buttons if label.startswith("$")]
        assert amounts == [f"${bid}" for bid in range(LICENCES[licence].minimum, purse + 1)]
        await person.click(panel, amounts[1])
        assert (await port.moves())[-1] == f"open {licence} {LICENCES[licence].minimum + 1}"

    async def test_the_bid_panel_shows_the_maximum_and_suggests_the_minimum(self, port):
        _, _, person = await opened(port)
        asked = await port.question(person)
        panel = await person.panel()
        assert f"You can bid up to ${asked.facts['most']}" in panel.text
        assert EN("fleet-picture-purse", purse=asked.facts["most"]).encode() in panel.pictures[0]
        await person.click(panel, f"${asked.facts['least']}")
        assert (await port.moves())[-1] == f"bid {asked.facts['least']}"

    async def test_a_bid_shows_its_cost_after_the_discount(self, port):
        """A player with a shrimp licence pays less than the bid."""
        people = port.crew(2)
        person = await port.play_until_asked(people, "bid", game=FLEET)
        asked = await port.question(person)
        for _ in range(300):
            asked = await port.question(person)
            if (
                asked.code == "bid"
                and asked.facts["discount"]
                and asked.facts["least"] <= asked.facts["most"]
            ):
                break
            options = await port.legal(person)
            wanted = ("open shrimp", "bid", "pay", "captain", "launch", "discard")
            move = next((each for each in options if str(each).startswith(wanted)), options[0])
            await port.make_move(person, move)
            person = await port.to_move()
        await board_shown(port.bot, 1)
        panel = await person.panel()
        least, discount = asked.facts["least"], asked.facts["discount"]
        assert any(f"${least} (you pay ${least - discount})" in label for label in panel.buttons)
        assert f"(with your ${discount} discount)" in panel.text

    async def test_all_see_the_bids_in_order(self, port):
        _, opener, person = await opened(port)
        best = (await port.view()).lot.best.amount
        await person.slash("fleet bid", bid=str(best + 2))
        order = f"{opener.name} ${best}, {person.name} ${best + 2}"
        assert f"bids in order: {order}" in port.board.alts[0]
        lines = [
            EN(
                "fleet-event-bid",
                seat=person.name,
                licence=part_label("licence", (await port.view()).lot.licence),
                amount=best + 2,
            )
        ]
        assert all(line in port.board.text for line in lines)

    async def test_a_bid_limit_set_on_the_own_turn_keeps_bidding(self, port):
        _, opener, person = await opened(port)
        best = (await port.view()).lot.best.amount
        panel = await person.panel()
        await person.click(panel, EN("button-plan"))
        await give(person, panel, f"${best + 4}")
        assert (await port.moves())[-1] == f"bid {best + 1}"
        assert EN("plan-made") in panel.text
        third = await port.to_move()
        await port.make_shown_move(third, "pass")
        await port.make_shown_move(opener, f"bid {best + 2}")
        await port.house.jobs.settled(table=1)
        assert (await port.moves())[-1] == f"bid {best + 3}"
        await port.make_shown_move(opener, f"bid {best + 4}")
        await port.house.jobs.settled(table=1)
        assert (await port.moves())[-1] == "pass"
        assert await port.to_move() is opener

    async def test_a_bid_limit_that_won_isnt_reported_as_dropped(self, port):
        _, opener, person = await opened(port, 2)
        best = (await port.view()).lot.best.amount
        await person.slash("game plan", move=f"upto {best + 4}")
        await port.make_shown_move(opener, "pass")
        await port.house.jobs.settled(table=1)
        assert (await port.question(person)).code == "pay-licence"
        plan = EN("fleet-move-upto", amount=best + 4)
        panel = await person.panel()
        assert plan not in panel.text and not await plans.plans_of(port.db, 1, person.id)

    async def test_a_bid_limit_can_be_planned_before_the_turn(self, port):
        people, _, person = await opened(port)
        later = people[(people.index(person) + 1) % 3]
        panel = await later.panel()
        await later.click(panel, EN("button-plan"))
        assert plannable(panel) and EN("fleet-verb-only") in panel.text
        await later.slash("game plan", move="upto 9")
        await port.make_shown_move(person, "pass")
        await port.house.jobs.settled(table=1)
        assert (await port.moves())[-1].startswith("bid ")

    async def test_the_opening_player_is_offered_no_bid_limit(self, port):
        people = port.crew(3)
        await port.begin(people, game=FLEET)
        person = await port.to_move()
        panel = await person.panel()
        assert EN("fleet-verb-upto") not in panel.text and EN("button-plan") not in panel.buttons


class TestPaying:
    async def test_the_cheapest_of_the_sufficient_payments_is_suggested(self, port):
        person = await port.play_until_asked(port.crew(2), "pay-licence", game=FLEET)
        asked = await port.question(person)
        panel = await person.panel()
        suggested = asked.actions[0].parts[0].suggested
        [style] = {
            part["style"]
            for part in limits.walk(list(panel.parts()))
            if part["type"] == 2 and part.get("label", "").endswith(paying(suggested))
        }
        assert style == 1
        payments = {str(move.parts[0]) for move in await port.legal(person)}
        menus = [label for menu in panel.menus for label in menu.options]
        assert len(payments) <= MAX_OPTIONS
        offers = [*menus, *panel.buttons]
        assert all(any(each.endswith(paying(payment)) for each in offers) for payment in payments)
        [button] = [label for label in panel.buttons if label.endswith(paying(suggested))]
        await person.click(panel, button)
        assert (await port.moves())[-1] == f"pay {suggested}"

    async def test_many_payments_are_one_menu_and_shortfalls_are_shown(self, port, begin_in_position):
        person, _ = await begin_in_position(bill(ONE_OF_EACH, price=10, crates=5))
        due = (await port.question(person)).facts["due"]
        panel = await person.panel()
        [menu] = panel.menus
        before = await port.moves()
        cheapest = paying("crab")
        refused = await person.choose(panel, cheapest, id=menu.id)
        assert EN("fleet-illegal-underpaid", due=due, offered=1 + 5) in refused.text
        assert await port.moves() == before
        suggested = (await port.question(person)).actions[0].parts[0].suggested
        places = [each for each in suggested.split() if each[0] != "+"]
        labels = [paying(word) for word in places]
        await person.choose(panel, *labels, id=menu.id)
        assert len(await port.moves()) > len(before)

    async def test_price_discount_and_crates_are_shown_as_a_sum(self, port):
        facts = {"licence": "tuna", "price": 6, "discount": 2, "due": 4, "crates": 3}
        assert EN("fleet-ask-pay-licence", **facts) == (
            "Pay for the tuna licence: $6 − $2 discount = $4. You have 3 processed crates ($1 each)."
        )
        assert EN("fleet-part-payment.word", value="+2") == "2 crates $2"

    async def test_a_payment_may_be_typed_as_offered(self, port):
        person = await port.play_until_asked(port.crew(2), "pay-licence", game=FLEET)
        offers = await person.offered("fleet pay", "payment")
        label, notation = list(offers.items())[-1]
        assert label == paying(notation)
        answer = await person.slash("fleet pay", payment=label.upper())
        assert answer.private and (await port.moves())[-1] == f"pay {notation}"

    async def test_an_unnecessary_payment_is_refused(self, port):
        _, opener, person = await opened(port)
        while (await port.question(person)).code == "bid":
            await port.make_shown_move(person, "pass")
            person = await port.to_move()
        assert person is opener and (await port.question(person)).code == "pay-licence"
        everything = " ".join((await port.view(person)).hand)
        answer = await person.slash("fleet pay", payment=everything)
        assert answer.text.startswith("You are paying too much: leave out")


class TestLaunchingAndHiring:
    async def test_launch_payment_and_captain_share_a_panel_with_a_back_button(self, port):
        people = port.crew(2)
        person = await port.play_until_asked(people, "launch", "launch", game=FLEET)
        panel = await person.panel()
        before, at_first = await port.moves(), answers(panel)
        kind = (await port.legal(person, verb="launch"))[0].parts[0]
        several = part_label("kind", kind) in at_first
        label = (
            part_label("kind", kind) if several else f"{EN('fleet-verb-launch')}: {part_label('kind', kind)}"
        )
        await give(person, panel, label)
        if (await port.question(person)).code == "pay-launch":
            await click(person, panel, offered(panel)[0])
        while "Take back" in panel.buttons and len(await port.moves()) > len(before):
            await person.click(panel, "Take back")
        assert await port.moves() == before
        assert answers(panel) == at_first

    async def test_a_boat_that_cant_be_launched_shows_the_reason(self, port):
        people = port.crew(2)
        person = await port.play_until_asked(people, "launch", "done", game=FLEET)
        while not any(
            disabled.code == "no-licence"
            for action in (await port.question(person)).actions
            for part in action.parts
            for disabled in part.disabled
        ):
            await port.make_move(person, (await port.legal(person))[-1])
            person = await port.to_move()
        await board_shown(port.bot, 1)
        assert EN("fleet-barred-no-licence") in await reasons(person, await person.panel())

    async def test_captains_are_face_down_to_other_players(self, port):
        people = port.crew(2)
        person = await port.play_until_asked(people, "hire", "captain", game=FLEET)
        [move, *_] = await port.legal(person, verb="captain")
        await person.slash("fleet captain", card=str(move.parts[0]), boat=str(move.parts[1]))
        seat = people.index(person)
        number: Any = move.parts[1]
        boat = (await port.view()).players[seat].boats[number - 1]
        facts = {"number": number, "kind": part_label("kind", boat.kind), "crates": boat.crates}
        captain = part_label("card", str(move.parts[0]))
        known = EN("fleet-alt-boat", **facts, manned="known", captain=captain)
        back = EN("fleet-alt-boat", **facts, manned="back", captain="")
        mine = (await person.slash("fleet board")).shown.alts[0]
        other = people[1 - seat]
        theirs = (await other.slash("fleet board", who=person.name)).shown.alts[0]
        assert known in mine and known not in theirs and back in theirs

    async def test_a_boat_is_named_with_its_kind(self, port):
        people = port.crew(2)
        person = await port.play_until_asked(people, "hire", "captain", game=FLEET)
        [card, boat] = (await port.legal(person, verb="captain"))[0].parts
        kinds = (await port.question(person)).facts["boat_kinds"]
        panel = await person.panel()
        await person.click(panel, part_label("card", str(card)))
        assert f"{boat}: {part_label('kind', kinds[int(str(boat)) - 1])}" in panel.buttons


class TestCrates:
    async def test_a_button_processes_no_crates(self, port):
        person = await port.play_until_asked(port.crew(4), "process", game=FLEET)
        await person.click(await person.panel(), EN("panel-none"))
        assert "process none" in await port.moves()

    async def test_boats_are_chosen_together(self, port):
        person = await port.play_until_asked(port.crew(4), "process", game=FLEET)
        part = (await port.question(person)).actions[0].parts[0]
        panel = await person.panel()
        every, *_ = panel.buttons
        await person.click(panel, every)
        assert f"process {' '.join(map(str, part.among))}" in await port.moves()
