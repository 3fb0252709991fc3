"""Goa on Discord: auctions, actions, foundings, single boards, and whole matches."""

import asyncio

from simcord.enums import CallbackType

from sessions.playing import plans
from tests.cogs.driver import offered
from tests.cogs.telling import effect_of, give, reasons
from tests.cogs.wording import EN
from tests.engine.goa.positions import at_auctions, at_turn, player
from ui.links import link

GOA = "goa"


class TestAuctions:
    async def test_bids_are_limited_to_the_players_money(self, port, begin_in_position):
        people = await begin_in_position(at_auctions(player(), player(money=4), markers="c0 0, c1 1, c2 0"))
        panel = await people[1].panel()
        assert [each for each in panel.buttons if each.isdecimal()] == ["1", "2", "3", "4"]
        await people[1].click(panel, "3")
        assert await port.last_move() == "bid 3"

    async def test_small_bids_are_buttons_even_with_much_money(self, port, begin_in_position):
        people = await begin_in_position(at_auctions(player(), player(money=40), markers="c0 0, c1 1, c2 0"))
        panel = await people[1].panel()
        assert [each for each in panel.buttons if each.isdecimal()] == ["1", "2", "3", "4"]

    async def test_a_bid_can_be_typed(self, port, begin_in_position):
        [_, tom] = await begin_in_position(
            at_auctions(player(money=40), player(money=40), markers="c0 0, c1 1, c2 0")
        )
        panel = await tom.panel()
        asked = await tom.click(panel, EN("button-type"))
        refused = await tom.fill(asked, number="41")
        assert refused.text == EN("refusal-not-in-range", text="41", least=1, most=40)
        await tom.fill(await tom.click(panel, EN("button-type")), number=" 27 ")
        assert await port.last_move() == "bid 27"
        assert offered(panel) == []

    async def test_the_minimum_bid_can_be_typed(self, port, begin_in_position):
        [_, tom] = await begin_in_position(
            at_auctions(player(money=40), player(money=40), markers="c0 0, c1 1, c2 0")
        )
        panel = await tom.panel()
        await tom.fill(await tom.click(panel, EN("button-type")), number="1")
        assert await port.last_move() == "bid 1"

    async def test_a_modal_that_is_too_late_asks_for_another_click(self, port, begin_in_position):
        """Discord opens a modal only as the first response, so not after a "this takes a moment"."""
        [_, tom] = await begin_in_position(
            at_auctions(player(money=40), player(money=40), markers="c0 0, c1 1, c2 0")
        )
        panel = await tom.panel()
        port.faults.before("read", lambda: asyncio.sleep(3), what="FROM tables", times=1)
        answer = await tom.click(panel, EN("button-type"))
        await port.wait(5)
        assert answer.text == EN("refusal-too-slow")
        await tom.fill(await tom.click(panel, EN("button-type")), number="27")
        assert await port.last_move() == "bid 27"

    async def test_a_modal_after_a_lost_acknowledgement_is_refused(self, port, begin_in_position):
        [_, tom] = await begin_in_position(
            at_auctions(player(money=40), player(money=40), markers="c0 0, c1 1, c2 0")
        )
        panel = await tom.panel()
        port.lose_receipts(CallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE)
        assert (await tom.click(panel, EN("button-type"))).text == EN("refusal-too-slow")

    async def test_a_planned_bid_can_be_typed(self, port, begin_in_position):
        """The planning panel opens the same modal as the panel of a turn. A wrong number plans nothing."""
        [mei, _] = await begin_in_position(
            at_auctions(player(money=40), player(money=40), markers="c0 0, c1 1, c2 0")
        )
        panel = await mei.panel()
        await mei.click(panel, EN("button-plan"))
        [cells] = [menu for menu in panel.menus if len(menu.options) == 3] or panel.menus[:1]
        await mei.choose(
            panel, next(label for label in cells.options if "auction 2" in cells.descriptions[label])
        )
        refused = await mei.fill(await mei.click(panel, EN("button-type")), number="99")
        assert refused.text == EN("refusal-not-in-range", text="99", least=0, most=40)
        assert await plans.plans_of(port.db, 1, mei.id) == []
        await mei.fill(await mei.click(panel, EN("button-type")), number=" 33")
        [plan] = await plans.plans_of(port.db, 1, mei.id)
        assert plan.plan == "upto c1 33"
        assert EN("plan-made") in panel.text

    async def test_the_auctioneer_buys_or_sells_at_a_price(self, port, begin_in_position):
        match = at_auctions(player(), player(), markers="c0 0, c1 1, c2 0")
        match.play(1, "bid 6")
        [mei, _] = await begin_in_position(match)
        panel = await mei.panel()
        assert {"Buy for 7", "Sell for 6"} <= set(panel.buttons)
        assert "Tom bids 6" in panel.text

    async def test_bid_limits_can_be_planned_for_all_auctions(self, port, begin_in_position):
        """The plans are followed in the order of the auctions, without another tap."""
        match = at_auctions(player(), player(), markers="c0 0, c1 1, c2 0")
        [mei, tom] = await begin_in_position(match)
        await mei.slash("game plan", move="upto c0 0")
        await mei.slash("game plan", move="upto c1 4")
        await mei.slash("game plan", move="upto c2 9")
        await tom.slash("goa bid", ducats="2")
        moves = await port.moves()
        assert moves[-3:] == ["bid 2", "sell", "bid 4"]

    async def test_planning_shows_the_auctioned_tiles(self, port, begin_in_position):
        match = at_auctions(player(), player(), markers="c0 0, c1 1, c2 0", grid={"c1": "spy"})
        [mei, _] = await begin_in_position(match)
        panel = await mei.panel()
        planning = (await mei.click(panel, "Plan ahead")).shown
        [menu] = planning.menus
        assert set(menu.descriptions.values()) >= {
            "auction 1: the flag, auctioneer Mei",
            "auction 2: Spy, auctioneer Tom",
        }


class TestActing:
    async def test_each_action_shows_its_yield(self, port, begin_in_position):
        rich = player(rows={"harvest": 3}, plantations="pepper-3 0, ginger-1", colonists=5)
        [mei, _] = await begin_in_position(at_turn(rich, player()))
        panel = await mei.panel()
        assert {"Ships: +1 ship", "Taxes: +4 ducats"} <= set(panel.buttons)
        for line in (
            "4 spices, 3 empty fields",
            "Draw up to 1 · you have 0, limit 1",
            "The board gives 0 and cards are revealed; you have 5 colonists",
        ):
            assert line in panel.text
        assert effect_of(panel, "Progress: Ships") == "1 → 2 (row 2, +1 point) · pay ginger, and 1 ship"
        assert effect_of(panel, "Found Madras").startswith("needs 10: about ")
        assert effect_of(panel, "Found Madras").endswith(
            "% to succeed: cards must show 5 or more (board 0, yours 5) · 2 fields"
        )

    async def test_an_unavailable_action_shows_the_reason(self, port, begin_in_position):
        mine = player(rows={"taxes": 2}, ships=1, plantations="pepper-1, ginger-1")
        [mei, _] = await begin_in_position(at_turn(mine, player()))
        panel = await mei.panel()
        text = await reasons(mei, panel)
        assert "Progress (Taxes): needs pepper and nutmeg, and 2 ships: you lack nutmeg, and 1 ship." in text
        assert "Harvest: you have no empty field." in text

    async def test_unavailable_progress_shows_its_reason_under_its_own_name(self, port, begin_in_position):
        """The name of the disabled action differs from that of the action with the same effect."""
        [mei, _] = await begin_in_position(at_turn(player(), player()))
        panel = await mei.panel()
        text = await reasons(mei, panel)
        assert "Progress (Harvest): needs cinnamon, and 1 ship: you lack cinnamon." in text
        assert "**Progress**" not in text

    async def test_tiles_and_cards_show_their_effect(self, port, begin_in_position):
        mine = player(tools="ducats swap", hand="ships-2")
        [mei, _] = await begin_in_position(at_turn(mine, player()))
        panel = await mei.panel()
        await give(mei, panel, "Taxes")
        panel = await mei.panel()
        assert effect_of(panel, "Use Ducats +4") == "once a round"
        assert effect_of(panel, "Use Swap") == "take any tile from the grid and leave Swap there"
        assert effect_of(panel, "Play Ships ②") == "+2 ships"
        await give(mei, panel, "Use Ducats +4")
        assert await port.last_move() == "use ducats"

    async def test_one_tap_harvests_everything_that_fits(self, port, begin_in_position):
        mine = player(rows={"harvest": 3}, plantations="pepper-2 0, ginger-2 1")
        [mei, _] = await begin_in_position(at_turn(mine, player()))
        panel = await mei.panel()
        [harvest] = [each for each in panel.buttons if each.startswith("Harvest: ")]
        assert harvest == "Harvest: ginger and pepper ×2"
        await mei.click(panel, harvest)
        assert await port.last_move() == "harvest ginger pepper pepper"

    async def test_a_forged_empty_harvest_is_refused(self, port, begin_in_position):
        [mei, _] = await begin_in_position(at_turn(player(plantations="pepper-2 0"), player()))
        panel, match = await mei.panel(), await port.match()
        question, before = match.question(0), await port.table()
        assert question
        place = [action.verb for action in question.actions].index("harvest")
        answer = await mei.forge(panel, link("answer", 1, before.version, (place, 0), ""))
        assert EN("refusal-out-of-date") in answer.text
        assert await port.table() == before

    async def test_an_action_can_be_undone(self, port, begin_in_position):
        [mei, _] = await begin_in_position(at_turn(player(tools="swap"), player()))
        await give(mei, await mei.panel(), "Ships")
        assert "Take back" in (await mei.panel()).buttons


class TestFounding:
    async def test_founding_shows_need_colonists_cards_and_shortfall(self, port, begin_in_position):
        mine = player(colonists=9, rows={"colony": 2}, hand="colonists-1")
        [mei, _] = await begin_in_position(at_turn(mine, player(), pile="ships-1 spices-2"))
        await mei.slash("goa found", colony="madras")
        panel = await mei.panel()
        assert (
            "Madras needs 10: 1 from the board, 3 from the cards (Ships ① and Spices ②), 6 missing. "
            "You have 9 colonists." in panel.text
        )
        assert effect_of(panel, "Pay 6 colonists") == "you found the colony"
        assert effect_of(panel, "Play Colonists ①")
        await give(mei, panel, "Pay 6 colonists")
        assert await port.last_move() == "recruit 6"

    async def test_founding_may_fail_on_purpose(self, port, begin_in_position):
        [mei, _] = await begin_in_position(at_turn(player(colonists=9), player(), pile="ships-1 spices-2"))
        await mei.slash("goa found", colony="Quilon")
        await give(mei, await mei.panel(), "Fail on purpose")
        assert await port.last_move() == "abandon"
        assert "fails to found Quilon on purpose" in port.board.text


class TestTyping:
    async def test_moves_caused_by_tiles_have_their_own_command_group(self, port, begin_in_position):
        [mei, _] = await begin_in_position(at_turn(player(tools="swap"), player(), grid={"a1": "pepper-2"}))
        await mei.slash("goa use", tile="Swap")
        await mei.slash("goa tile swap", cell="a1")
        assert await port.last_move() == "swap a1"

    async def test_autocomplete_offers_legal_moves(self, port, begin_in_position):
        [mei, _] = await begin_in_position(at_turn(player(plantations="ginger-1"), player()))
        assert await mei.offered("goa progress", "column") == {"Ships": "ships"}


class TestBoards:
    async def test_any_players_board_can_be_shown(self, port, begin_in_position):
        [mei, tom] = await begin_in_position(at_turn(player(ships=9), player(ships=3)))
        assert "Tom: 3 ships" in (await mei.slash("goa board", who="Tom")).shown.alts[0]
        assert "Mei: 9 ships" in (await tom.slash("goa board", who=f"<@{mei.id}>")).shown.alts[0]
        assert "Mei: 9 ships" in (await mei.slash("goa board")).shown.alts[0]

    async def test_the_board_of_an_unknown_player_is_refused(self, port, begin_in_position):
        [mei, _] = await begin_in_position(at_turn(player(), player()))
        answer = await mei.slash("goa board", who="Nemo")
        assert answer.text == EN("refusal-not-understood", text="Nemo")
