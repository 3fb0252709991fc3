"""Lübeck on Discord: packages, actions by ship, withdrawals, and whole matches."""

from collections.abc import Sequence
from typing import Any, cast

import pytest

from engine.lubeck.view import View
from tests.cogs.driver import (
    Clicking,
    offered,
)
from tests.cogs.telling import answers, effect_of, give, reasons
from tests.cogs.wording import (
    EN,
    JA,
)
from tests.engine.lubeck.positions import table as position
from tests.simulated import Person

LUBECK = "lubeck"


@pytest.fixture
def begin_in_position(begin_in_position: Any) -> Any:
    """A function that starts a match of Mei, Tom and Ann in a given position."""

    async def begin(*hands: str, people: Sequence[Person] = (), **facts: Any) -> list[Person]:
        return await begin_in_position(position(*hands, **facts), *people)

    return begin


async def test_a_table_may_play_without_withdrawals(port):
    people = port.crew(3)
    await port.open(people, game=LUBECK)
    await people[0].slash("game option", setting="withdraw ends")
    await people[0].slash("game start", shuffle=False)
    await Clicking(port, *people).play(60)
    match = await port.match()
    assert cast("View", match.view(None)).round > 2
    moves = match.record()["moves"]
    assert not [move for _, move in moves if move.startswith("withdraw")]


class TestChoosing:
    async def test_a_package_shows_its_cards_and_the_resulting_hand_size(self, port, begin_in_position):
        packages = ["reval 6, stettin 1", "pirates, double riga", "", "london 4, transfer"]
        [mei, *_] = await begin_in_position("riga 3, visby 1", "", "", step="take", packages=packages)
        panel = await mei.panel()
        assert effect_of(panel, "Package 1") == "Stettin 1 and Reval 6 → 4 in hand, 1 too many to pass"
        assert {label for label in answers(panel) if label.startswith("Package")} == {
            "Package 1",
            "Package 2",
            "Package 4",
        }
        await give(mei, panel, "Package 4")
        assert await port.last_move() == "take 4"

    async def test_the_last_chooser_names_the_first_player_with_one_tap(self, port, begin_in_position):
        people = await begin_in_position("riga 3", "bergen 3", "visby 1", step="first", actor=2)
        panel = await people[2].panel()
        await people[2].click(panel, "Tom")
        assert await port.last_move() == "first 1"
        assert await port.to_move() is people[1]


class TestActing:
    async def test_each_card_shows_its_score_per_ship(self, port, begin_in_position):
        [mei, *_] = await begin_in_position(
            "riga 3, double riga, stettin 2",
            "",
            "",
            ships=["danzig 0 1", "visby 0 2", "riga 1"],
        )
        panel = await mei.panel()
        assert effect_of(panel, "Riga 3 on ship 1") == "sail from Danzig with Tom aboard, +3"
        assert effect_of(panel, "Riga 3 on ship 2") == "sail from Visby with Ann aboard, +3"
        assert effect_of(panel, "×2 Riga on ship 2") == (
            "sail from Visby with Ann aboard; Riga 3 would score +3 more"
        )
        await give(mei, panel, "×2 Riga on ship 1")
        assert await port.last_move() == "double riga on 1"

    async def test_doubled_cards_show_the_doubled_score(self, port, begin_in_position):
        people = await begin_in_position(
            "riga 3, double riga", "bergen 3", "bergen 4", ships=["danzig 0 1", "bergen 1 2"], actor=0
        )
        await give(people[0], await people[0].panel(), "×2 Riga on ship 1")
        while (person := await port.to_move()) is not people[0]:
            await person.slash("lubeck pass")
        panel = await people[0].panel()
        assert effect_of(panel, "Riga 3 on ship 1") == "the ship is there, with Tom aboard, +6 (doubled)"

    async def test_unplayable_cards_are_disabled_with_the_reason(self, port, begin_in_position):
        [mei, *_] = await begin_in_position(
            "riga 3, london 5, reval 4, start danzig", "", "", ships=["danzig 0", "visby 0 1"]
        )
        panel = await mei.panel()
        [drawing] = panel.pictures
        text = await reasons(mei, panel)
        assert EN("panel-barred", values=["Start Danzig"], reason=EN("lubeck-barred-no-pawn-left")) in text
        assert "London 5: you have no ship in London or one port before it." in text
        assert drawing.count(b'opacity="0.4"') == 3
        assert not [label for label in answers(panel) if label.startswith(("London", "Reval"))]

    async def test_a_full_hand_cant_pass_and_the_panel_says_so(self, port, begin_in_position):
        [mei, *_] = await begin_in_position("riga 3, london 5, reval 4, visby 1", "", "", ships=["danzig 0"])
        panel = await mei.panel()
        assert EN("lubeck-ask-act-laden", hand=4, limit=3) in panel.text
        assert "Pass" not in panel.buttons
        assert not [label for label in answers(panel) if label.startswith("Discard")]

    async def test_forced_discards_show_their_cost(self, port, begin_in_position):
        [mei, *_] = await begin_in_position(
            "brugge 5, reval 4, visby 1, start riga", "", "", ships=["london 0 0"]
        )
        panel = await mei.panel()
        assert EN("lubeck-ask-discard", hand=4, over=1) in panel.text
        assert effect_of(panel, "Discard Reval 4") == "−4"
        assert effect_of(panel, "Discard Start Riga") == "−1"
        await give(mei, panel, "Discard Visby 1")
        assert await port.last_move() == "discard visby 1"

    async def test_boarding_shows_the_pawns_aboard(self, port, begin_in_position):
        [mei, *_] = await begin_in_position("riga 3, start danzig", "", "", ships=["lubeck 1 2", "danzig 2"])
        panel = await mei.panel()
        assert effect_of(panel, "Board ship 1") == "in Lübeck, with Tom and Ann aboard"
        assert effect_of(panel, "Board a ship from the park") == "ship 3 goes from the park to Lübeck"
        assert effect_of(panel, "Start Danzig: ship 2") == "in Danzig, with Ann aboard"

    async def test_pirates_and_transfers_show_their_effect(self, port, begin_in_position):
        [mei, *_] = await begin_in_position(
            "pirates, transfer", "", "", ships=["riga 0 1 1", "london 0 2", "bergen 2"], passed=[1]
        )
        panel = await mei.panel()
        assert (
            effect_of(panel, "Pirates: ship 1") == "it is in Riga, with 3 pawns of Mei and Tom (one is yours)"
        )
        assert effect_of(panel, "Transfer: ship 2 to 3") == "from London to Bergen, to Ann"
        await give(mei, panel, "Transfer: ship 1 to 2")
        assert await port.last_move() == "transfer 1 to 2"


class TestWithdrawing:
    async def test_all_with_pawns_aboard_are_asked_at_once(self, port, begin_in_position):
        people = await begin_in_position(
            "riga 3", "bergen 3", "visby 1", ships=["danzig 0 0", "visby 1", "reval 2"], passed=[1, 2]
        )
        mei, tom, ann = people
        await mei.slash("lubeck pass")
        assert (await port.table()).waiting == (0, 1)
        assert "Mei" in port.board.text and offered(await tom.panel())
        assert not offered(await ann.panel())
        panel = await mei.panel()
        assert answers(panel) >= {
            "All stay aboard",
            "A pawn off ship 1",
            "One off ship 1, one off ship 1",
        }
        await give(mei, panel, "One off ship 1, one off ship 1")
        assert await port.last_move() == "withdraw 1 1"
        await tom.slash("lubeck withdraw", ships="none")
        present: Any = (await port.match()).view(None)
        assert present.step == "take"
        assert [present.stock(seat) for seat in range(3)] == [2, 1, 2]


class TestTyping:
    async def test_ships_and_cards_are_offered_by_name(self, port, begin_in_position):
        [mei, *_] = await begin_in_position("riga 3", "", "", ships=["danzig 0", "visby 0"])
        assert await mei.offered("lubeck sell", "card") == {"Riga 3": "riga 3"}
        ships = await mei.offered("lubeck sell", "ship", "", card="riga 3")
        assert ships == {"ship 1": "1", "ship 2": "2"}
        await mei.slash("lubeck sell", card="Riga 3", ship="ship 2")
        assert await port.last_move() == "sell riga 3 on 2"

    async def test_moves_can_be_typed_in_japanese(self, port, begin_in_position):
        people = [port.person(name, "ja") for name in ("芽衣", "翔", "葵")]
        await begin_in_position("transfer, riga 3", "", "", people=people, ships=["danzig 0", "visby 1"])
        offers = await people[0].offered("lubeck transfer", "to_ship", "", ship="1")
        assert offers == {JA("lubeck-part-ship", value=2): "2"}
        await people[0].slash("lubeck transfer", ship="商船1", to_ship="商船2")
        assert await port.last_move() == "transfer 1 to 2"

    async def test_moves_against_the_rules_are_explained(self, port, begin_in_position):
        [mei, *_] = await begin_in_position(
            "riga 3, visby 1, reval 4, london 4", "bergen 3", "", ships=["danzig 0"]
        )
        answer = await mei.slash("lubeck pass")
        assert answer.text == EN("lubeck-illegal-too-many-cards", hand=4, limit=3)
        answer = await mei.slash("lubeck sell", card="reval 4", ship="1")
        assert answer.text == EN("lubeck-illegal-no-ship-near", city="Reval")
        answer = await mei.slash("lubeck take", package="1")
        assert answer.text == EN("lubeck-illegal-owes-action")


async def test_all_plannable_moves_can_be_planned(port, begin_in_position):
    people = await begin_in_position(
        "riga 3", "bergen 3, start riga", "visby 1", ships=["danzig 0", "helsingborg 1"]
    )
    answer = await people[1].slash("game plan", move="sell bergen 3 on 2")
    assert answer.private and EN("plan-made") in answer.text
    await people[0].slash("lubeck sell", card="riga 3", ship="1")
    moves = await port.moves()
    assert moves == ["sell riga 3 on 1", "sell bergen 3 on 2"]


async def test_a_forced_pass_is_one_line_of_the_log(port, begin_in_position):
    mei, *_ = await begin_in_position("", "visby 1", "", ships=["riga 1 1"])
    await port.make_move(mei, "pass")
    lines = (await mei.slash("game log")).text.splitlines()
    assert any(line.endswith("Only possible move: Tom passes.") for line in lines)
    assert not any(line.endswith(":") for line in lines)
