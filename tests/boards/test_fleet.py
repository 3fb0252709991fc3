"""The pictures of Fleet show the state of the game."""

from typing import Any
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import asdict, replace

from boards import PAINTERS, Picture
from boards.art import symbols
from boards.fleet.palette import CATCHES
from boards.fleet.pieces import catch, licence
from engine import Match
from engine.core.secrecy.visibility import BLANK
from engine.fleet.data import KINDS, LICENCE_KINDS, LICENCES
from engine.fleet.rules import View
from engine.fleet.scoring import Sheet
from engine.fleet.state import Bid, Boat, Lot, Player, Turn
from locales import words

SAY = words("en")
PAINT = PAINTERS["fleet"]
NAMES = ["Mei", "Ken", "🦜", "Rin"]
BOATS = (
    Boat("tuna", "cod", 4),
    Boat("tuna", "tuna", 3),
    Boat("shrimp", None, 0),
)


def player(*, cards: int = 5, **facts: Any) -> Player:
    plain: dict[str, Any] = {"hand": (BLANK,) * cards}
    return Player(**{**plain, **facts})


class Scored(View, kw_only=True):
    """A view whose score sheets are set by the test."""

    given: tuple[Sheet, ...]

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        return self.given


def view(*players: Player, seat: int | None = None, **facts: Any) -> View:
    """A view of four seats at the start of an auction. `players` replace the first ones."""
    began: Any = Match.start("fleet", 4, "pictures", {}).view(seat)
    everybody = (*players, *(player() for _ in range(4 - len(players))))
    return replace(began, **{"players": everybody, "start": 1, **facts})


def ended(*sheets: Sheet) -> View:
    return Scored(**asdict(view(phase="over")), given=sheets)


def sheet(licences: int, boats: int = 0, crates: int = 0, **facts: int) -> Sheet:
    plain = {"crab_captains": 0, "crab_crates": 0, "crab_licences": 0, "launched": boats}
    return Sheet(licences=licences, boats=boats, crates=crates, **{**plain, **facts})


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(svg).iter() if element.tag.endswith("text")]


def shown(view: View) -> list[str]:
    return texts(PAINT.table(view, NAMES, SAY).svg)


def board(view: View) -> Picture:
    return PAINT.board(view, 0, NAMES, SAY)


def alt_lines(view: View) -> list[str]:
    return PAINT.table(view, NAMES, SAY).alt.split("\n")


@pytest.mark.parametrize("kind", CATCHES)
def test_each_kind_has_its_own_shape(kind):
    """Players must be able to tell the kinds apart without colours."""
    grey = {other: catch(other, 100, fill="#888") for other in CATCHES}
    assert len(set(grey.values())) == len(CATCHES)
    assert set(CATCHES) == {*KINDS, "pub"}
    boats = {symbols("fleet")[f"boat-{kind}"].elements for kind in KINDS}
    assert len(boats) == len(KINDS)


def test_each_licence_can_be_told_from_the_others():
    assert len({licence(each, 100) for each in LICENCE_KINDS}) == len(LICENCE_KINDS)


class TestOffer:
    def test_each_licence_shows_its_minimum_and_points(self):
        for each in LICENCE_KINDS:
            card = LICENCES[each]
            found = shown(view(display=(each,)))
            assert {f"${card.minimum}", f"{card.points} VP"} <= set(found)
            assert SAY("fleet-picture-licence", licence=each) in found
            name = SAY("fleet-part-licence", value=each)
            line = f"On offer: {name} (from ${card.minimum}, {card.points} VP)."
            assert line in alt_lines(view(display=(each,)))

    def test_an_empty_offer_says_so(self):
        assert "No licence on offer" in shown(view(display=()))

    def test_stocks_are_counted(self):
        stocks = view(licence_pile=("pub",) * 9, pile=("cod",) * 42, supply=77)
        assert {"Licences 9", "Cards 42", "Crates 77"} <= set(shown(stocks))
        assert "Left: 9 licences, 42 boat cards, 77 crates." in alt_lines(stocks)


class TestAuction:
    LOT = Lot("tuna", (Bid(1, 5), Bid(2, 6), Bid(1, 8)), (1, 3), 3)

    def test_bids_are_shown_in_order(self):
        bids = view(lot=self.LOT, display=("pub",), declined=(0,))
        found = shown(bids)
        start = found.index("Bids")
        assert found[start : start + 4] == ["Bids", "Ken $5", "Player 3 $6", "Ken $8"]
        assert "Rin to bid" in found
        assert {"passed", "declined"} <= set(found)
        order = "Ken $5, 🦜 $6, Ken $8"
        assert f"Auction of the tuna licence, bids in order: {order}. Still in: Ken and Rin." in alt_lines(
            bids
        )

    def test_only_the_last_of_many_bids_are_shown(self):
        many = tuple(Bid(seat % 4, 5 + seat) for seat in range(20))
        found = shown(view(lot=Lot("tuna", many, (0, 1, 2, 3), 1), display=()))
        assert found[found.index("Bids") + 1] == "…" and "Rin $24" in found and "Mei $5" not in found

    def test_a_buyer_is_marked_during_the_auction(self):
        assert "bought" in shown(view(buyers=(0,))) and "bought" not in shown(view())
        assert "bought" not in shown(view(buyers=(0,), phase="launching", turn=Turn(1)))

    def test_the_header_names_the_player_who_chooses(self):
        assert {"Round 1 · Auction", "Ken to choose"} <= set(shown(view()))
        assert alt_lines(view())[0] == "Round 1: Ken to choose a licence."

    def test_the_last_round_is_announced(self):
        assert "Last round · Auction" in shown(view(last_round=True))
        assert "This is the last round." in alt_lines(view(last_round=True))


class TestSeats:
    OWNER = player(licences=("shrimp", "shrimp", "crab-crates"), boats=BOATS, crates=2, cards=7)

    def test_a_row_shows_all_that_a_player_has(self):
        found = shown(view(self.OWNER))
        assert found[found.index("Mei") :][:4] == ["Mei", "7", "2", "25 VP"]
        assert "×2" in found
        assert "Mei: 25 VP, 7 cards, 2 processed crates; licences shrimp ×2, king crab (crates); " in "".join(
            alt_lines(view(self.OWNER))
        )

    def test_the_alt_text_gives_crates_per_boat_and_a_dash_without_a_captain(self):
        assert any(line.endswith("boats shrimp –, tuna 4 3.") for line in alt_lines(view(self.OWNER)))

    def test_captains_are_face_down_for_everyone_until_the_end(self):
        """This includes the owner's view, because everyone sees the table's picture."""
        backs = tuple(replace(boat, captain=BLANK if boat.captained else None) for boat in BOATS)
        closed = replace(self.OWNER, boats=backs)
        assert PAINT.table(view(self.OWNER), NAMES, SAY) == PAINT.table(view(closed), NAMES, SAY)
        ends = [PAINT.table(view(owner, phase="over"), NAMES, SAY) for owner in (self.OWNER, closed)]
        assert ends[0] != ends[1]

    def test_four_full_fleets_fit_the_picture(self):
        full = player(licences=LICENCE_KINDS * 2, boats=BOATS * 5, crates=12, cards=14)
        drawn = ET.fromstring(PAINT.table(view(full, full, full, full), NAMES, SAY).svg)
        assert float(drawn.attrib["height"]) <= 1600


class TestHand:
    def own(self, *cards: str, **facts: Any) -> View:
        mine = player(hand=cards, licences=("tuna",), boats=(BOATS[0], BOATS[2]), crates=2)
        return view(mine, seat=0, **facts)

    def test_cards_show_their_money_and_launch_cost(self):
        found = texts(PAINT.hand(self.own("shrimp", "tuna", "tuna"), NAMES, SAY).svg)
        assert {"3 cards", "You can pay $10", "Shrimp", "Tuna", "×2", "$2", "$3", "2 = $2"} <= set(found)
        assert found.count("no licence") == 1 and "$1 → 1 VP" in found

    def test_the_alt_text_lists_cards_money_licences_and_boats(self):
        lines = PAINT.hand(self.own("shrimp", "tuna", "tuna"), NAMES, SAY).alt.split("\n")
        boats = "1 tuna (captain cod, 4 crates), 2 shrimp (no captain, 0 crates)"
        assert lines == [
            "Your hand: shrimp $2, tuna $3 ×2.",
            "You can pay up to $10.",
            "Your licences: tuna.",
            f"Boats: {boats}.",
            "2 processed crates, $1 each.",
        ]

    def test_only_cards_that_may_be_discarded_are_bright(self):
        drawn = PAINT.hand(self.own("shrimp", "tuna", choices=(("tuna",), (), (), ())), NAMES, SAY)
        assert drawn.svg.count('opacity="0.45"') == 1
        assert "Discard one of: tuna $3." in drawn.alt.split("\n")


class TestFleetAlone:
    def test_licences_show_their_benefits_and_boats_their_numbers(self):
        owner = player(licences=("shrimp", "shrimp", "lobster"), boats=BOATS, crates=1, cards=4)
        picture = board(view(owner))
        found = texts(picture.svg)
        assert {"Mei", "Shrimp ×2", "all payments −$2", "8 VP", "Lobster", "2 captains, draw 1"} <= set(found)
        assert {"1", "2", "3", "4 cards", "1 processed", "3 boats, 2 captained"} <= set(found)
        assert "2 licences: shrimp (all payments −$2)." in picture.alt.split("\n")

    @pytest.mark.parametrize("number", [1, 2, 3, 4])
    def test_every_number_of_licences_has_an_alt_text(self, number):
        for each in LICENCE_KINDS:
            owner = player(licences=(each,) * number)
            assert board(view(owner)).alt

    def test_a_fleet_without_boats_says_so(self):
        assert "No boats yet" in texts(board(view()).svg)


class TestEnd:
    def test_the_score_sheet_has_all_parts_that_scored(self):
        sheets = (sheet(10, 5, 6, crab_captains=4), sheet(12, 3, 2), sheet(3), sheet(4, 1))
        end = ended(*sheets)
        found = shown(end)
        assert {"Game over", "Mei wins"} <= set(found)
        for title, values in {
            "Licences": ["10", "12", "3", "4"],
            "Boats": ["5", "3", "0", "1"],
            "Crates": ["6", "2", "0", "0"],
            "Captains": ["4", "0", "0", "0"],
            "Total VP": ["25", "17", "3", "5"],
        }.items():
            assert found[found.index(title) + 1 :][:4] == values
        assert "Kinds" not in found and not any(text.startswith("Tie") for text in found)
        assert (
            alt_lines(end)[0] == "First: Mei, 25 VP (licences 10, boats 5, crates 6, king crab (captains) 4)."
        )

    def test_a_tie_broken_by_boats_shows_the_boats(self):
        sheets = (sheet(10, 2, launched=1), sheet(10, 2, launched=2), sheet(3), sheet(4))
        end = ended(*sheets)
        found = shown(end)
        assert found[found.index("Tie: boats") + 1 :][:4] == ["1", "2", "0", "0"]
        assert "Tie: crates" not in found and "Ken wins" in found
        assert any(line.startswith("Ties go by boats") for line in alt_lines(end))

    def test_a_tie_broken_by_crates_shows_them_and_an_unbroken_one_is_shared(self):
        tied = (sheet(10, 2, 4), sheet(11, 2, 3), sheet(1), sheet(2))
        found = shown(ended(*tied))
        assert found[found.index("Tie: crates") + 1 :][:4] == ["4", "3", "0", "0"]
        shared = (sheet(10, 2, 4), sheet(10, 2, 4), sheet(1), sheet(2))
        assert "2 share the win" in shown(ended(*shared))
