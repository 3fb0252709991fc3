"""The pictures of Lübeck show the state of the game."""

import re
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from boards import PAINTERS
from boards.art import symbols
from boards.look import GOLD
from boards.lubeck import packages, pieces
from boards.lubeck.chart import chart
from boards.lubeck.harbours import HARBOURS, HEIGHT, PARK
from boards.lubeck.palette import PAWNS
from boards.lubeck.table import TALLEST
from boards.svg import WIDTH
from engine import Match
from engine.lubeck.chart import MATERIAL
from engine.lubeck.data import CITIES, Card
from engine.lubeck.state import Ship, Tally
from engine.lubeck.view import View
from locales import words
from tests.boards.geometry import boxes
from tests.boards.test_pictures import texts as placed
from tests.engine.lubeck.positions import cards, table

SAY = words("en")
NAMES = ["Mei", "Ken", "🦜", "Rin", "Tom"]
PAINT = PAINTERS["lubeck"]


def position(*hands: str, **facts: Any) -> Match:
    """A position of three seats. Mei is on turn. There are three ships in ports, and two packages."""
    plain: dict[str, Any] = {
        "ships": ["danzig 0 1 1", "lubeck 2", "london 0"],
        "packages": ["riga 2, transfer", "", "double visby, hamburg 3"],
    }
    return table(*hands or ("riga 3, stettin 1", "bergen 3", "reval 4"), **{**plain, **facts})


def seen(match: Match, seat: int | None = None, **changes: Any) -> View:
    view: Any = match.view(seat)
    return replace(view, **changes)


def scored(view: View, *tallies: Tally) -> View:
    """The view with these scores."""
    rows = zip(view.players, tallies, strict=True)
    return replace(view, players=tuple(replace(player, tally=tally) for player, tally in rows))


def drawn(view: View) -> str:
    """The chart as SVG elements."""
    return chart(view, SAY).svg


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(svg).iter() if element.tag.endswith("text")]


def shown(view: View) -> list[str]:
    return texts(PAINT.table(view, NAMES[: view.seats], SAY).svg)


def alt_lines(view: View) -> list[str]:
    return PAINT.table(view, NAMES[: view.seats], SAY).alt.split("\n")


def in_hand(view: View) -> list[str]:
    return texts(PAINT.hand(view, NAMES[: view.seats], SAY).svg)


class TestPieces:
    def test_pawns_can_be_told_apart_by_shape(self):
        assert len({shape for _, shape in PAWNS}) == len({colour for colour, _ in PAWNS}) == 5

    def test_every_pawn_aboard_is_drawn(self):
        ship = pieces.ship(4, (0, 1, 1, 2, 3, 3, 4), 5).svg
        for seat, (_, shape) in enumerate(PAWNS):
            assert ship.count(shape) == [0, 1, 1, 2, 3, 3, 4].count(seat)
        assert pieces.ship_size(7, 5)[1] == pieces.ship_size(5, 5)[1] + pieces.PAWN

    def test_cards_can_be_told_apart_by_their_signs(self):
        drawn = [
            pieces.chips([card], SAY, 300).svg
            for card in (
                Card("trade", "riga", 3),
                Card("double", "riga"),
                Card("start", "riga"),
                Card("pirates"),
                Card("transfer"),
            )
        ]
        assert [re.findall(r"<text[^>]*>([^<]*)", each) for each in drawn] == [
            ["3", "Riga"],
            ["2", "Riga"],
            ["Riga"],
            ["Pirates"],
            ["Transfer"],
        ]
        signs = [re.findall(r' d="([^"]*)"', each) for each in drawn]
        assert len(set(map(tuple, signs))) == 5


class TestChart:
    def test_every_city_is_on_the_chart(self):
        assert set(HARBOURS) == set(CITIES)
        for city in CITIES:
            x, y = HARBOURS[city].spot
            assert 0 < x < WIDTH and 0 < y < HEIGHT
            assert SAY("lubeck-part-city", value=city) in shown(seen(position()))

    def test_east_is_right_and_north_is_up(self):
        across = sorted(CITIES, key=lambda city: HARBOURS[city].spot[0])
        assert across[0] == "london" and across[-1] == "reval"
        upward = sorted(CITIES, key=lambda city: -HARBOURS[city].spot[1])
        assert upward[0] == "brugge" and upward[-1] == "bergen"

    def test_the_coasts_are_below_everything_else(self):
        for svg in (
            PAINT.table(seen(position()), NAMES[:3], SAY).svg,
            PAINT.hand(seen(position(), 0), NAMES, SAY).svg,
        ):
            assert 0 < svg.index(symbols("lubeck")["coast"].elements) < svg.index(">Bergen<")

    def test_the_chart_shows_the_routes_of_the_match(self):
        view = seen(position())
        arrows = drawn(view).count("M-9 -8L11 0")
        assert arrows == 2 * sum(map(len, view.routes.values())) == 22
        view.material = MATERIAL.own.replace("visby = { routes = [", 'visby = { routes = ["reval", ')
        assert drawn(view).count("M-9 -8L11 0") == 23  # a straight line has one arrowhead

    def test_every_city_has_a_seal_of_its_own(self):
        seals = {symbols("lubeck")[f"seal-{city}"].elements for city in CITIES}
        assert len(seals) == len(CITIES)
        assert all(drawn(seen(position())).count(seal) == 1 for seal in seals)

    def test_ships_are_shown_at_their_city_with_their_pawns(self):
        view = seen(position())
        assert {
            "Ship 1 in Danzig: Mei, Ken twice.",
            "Ship 2 in Lübeck: 🦜.",
            "Ship 3 in London: Mei.",
        } <= set(alt_lines(view))
        shown_there = drawn(view)
        assert shown_there.count(PAWNS[0][1]) == shown_there.count(PAWNS[1][1]) == 2
        assert shown_there.count(PAWNS[2][1]) == 1

    def test_the_park_shows_its_ships_but_not_lost_ones(self):
        view = seen(position(), ships=(Ship(1), Ship(2, "lost"), Ship(3, "riga", (0,)), Ship(4)))
        assert "In the park: 1, 4." in alt_lines(view)
        assert sorted(text for text in texts(f"<svg>{drawn(view)}</svg>") if text.isdigit()) == [
            "1",
            "3",
            "4",
        ]
        assert "No ship in the park." in alt_lines(seen(position(), ships=(Ship(1, "riga", (0,)),)))

    @pytest.mark.parametrize("city", CITIES)
    def test_six_ships_in_one_port_stay_on_the_chart(self, city):
        ships = tuple(Ship(number, city, (0, 1, 1, 2, 2)) for number in range(1, 7))
        svg = f"<svg>{drawn(seen(position(), ships=ships))}</svg>"
        numbers = [each for each in placed(ET.fromstring(svg)) if each[0] in "123456"]
        assert len(numbers) == 6
        assert all(left > 0 and right < WIDTH for _, left, right, _ in numbers)

    def test_the_park_holds_every_ship(self):
        assert PARK.height > pieces.ship_size(0, 1)[1] + 40
        assert PARK.width > 6 * pieces.ship_size(0, 1)[0]

    def test_own_ships_are_highlighted_only_in_the_own_picture(self):
        own, other = seen(position(), 0), seen(position(), 1)
        # The home port's seal is gilded, as are the hull and sail of a highlighted ship.
        home, gilded = 1, f'color="{GOLD}"'
        assert PAINT.hand(own, NAMES, SAY).svg.count(gilded) == home + 2 * 2
        assert PAINT.hand(other, NAMES, SAY).svg.count(gilded) == home + 2 * 1
        assert PAINT.table(own, NAMES[:3], SAY) == PAINT.table(other, NAMES[:3], SAY)


class TestSeats:
    def test_the_header_names_the_player_on_turn(self):
        assert shown(seen(position()))[:2] == ["Round 1", "Mei to act"]
        assert alt_lines(seen(position()))[0] == "Mei to act."
        taking = position(step="take", actor=1)
        assert "Ken to take a package" in shown(seen(taking))
        naming = position(step="first", actor=1)
        assert "Ken to name the first" in shown(seen(naming))

    def test_players_who_may_withdraw_are_counted_or_named(self):
        waiting = seen(position(), step="withdraw", actor=None, waiting=(0, 1))
        assert "2 may withdraw pawns" in shown(waiting)
        assert alt_lines(waiting)[0] == "Mei and Ken may take pawns off their ships."
        assert "Ken may withdraw pawns" in shown(replace(waiting, waiting=(1,)))

    def test_rows_show_points_cards_and_pawns_in_stock(self):
        view = scored(seen(position()), Tally(12), Tally(discarded=-3), Tally(1))
        assert {"12", "−3", "1"} <= set(shown(view))
        assert "Ken: −3 points, 1 card, 0 pawns in stock." in alt_lines(view)
        assert "🦜: 1 point, 1 card, 1 pawn in stock." in alt_lines(view)

    def test_rows_show_passed_players_and_x2_cards(self):
        view = seen(position(passed=[1]))
        mei, ken, parrot = view.players
        view.players = (mei, replace(ken, doubles=cards("double riga, double visby")), parrot)
        assert {"passed", "×2 Riga · ×2 Visby"} <= set(shown(view))
        assert "Ken: 0 points, 1 card, 0 pawns in stock, ×2 Riga and Visby, passed." in alt_lines(view)
        assert "passed" not in shown(seen(position()))

    def test_the_alt_text_names_the_start_player_and_the_first_to_act(self):
        assert alt_lines(seen(position(compass=2, actor=1)))[-1] == "Round 1, compass: 🦜, first to act: Ken."
        assert alt_lines(seen(position(compass=2), first=None))[-1] == "Round 1, compass: 🦜."

    def test_the_last_round_is_announced(self):
        view = seen(position(last_round=True))
        assert "Round 1, the last" in shown(view)


class TestPackages:
    def test_packages_are_numbered_and_show_their_cards(self):
        view = seen(position())
        found = shown(view)
        start = found.index("Packages")
        assert found[start + 2 :] == ["1", "2", "Riga", "Transfer", "3", "2", "Visby", "3", "Hamburg"]
        assert {"Package 1: Riga 2, Transfer.", "Package 3: ×2 Visby, Hamburg 3."} <= set(alt_lines(view))

    def test_cards_new_this_round_are_marked(self):
        first = seen(position())
        assert "new this round" not in shown(first)
        later = replace(
            first, round=2, packages=(cards("riga 2, transfer, visby 1"), (), cards("danzig 2, pirates"))
        )
        assert "new this round" in shown(later)
        star, svg = (
            pieces.NEW.svg.split(" d=")[1].split('"')[1],
            PAINT.table(later, NAMES[:3], SAY).svg,
        )
        assert svg.count(star) == 1 + 1 + 2  # One star is in the legend, the others beside cards.
        assert {
            "Package 1: Riga 2, Transfer, Visby 1 (the last one new).",
            "Package 3: Danzig 2, Pirates (all new).",
        } <= set(alt_lines(later))

    def test_the_pile_is_counted(self):
        assert "First pile: 9" in shown(seen(position(pile=9)))
        assert "Second pile: 1 card." in alt_lines(seen(position(pile=1, piles=2)))

    def test_too_many_packages_are_shortened_to_first_letters(self):
        many = tuple(cards("helsingborg 2, helsingborg 3, stettin 1, brugge 6, pirates") for _ in range(5))
        view = seen(position(*[""] * 5), packages=many)
        svg = PAINT.table(view, NAMES, SAY).svg
        assert all(box.bottom < TALLEST for box in boxes(svg))
        found = texts(svg)
        assert found.count("Hel") == 10 and found.count("Brü") == 5 and "Pirates" not in found
        assert len({SAY("lubeck-part-city", value=city)[: pieces.LETTERS] for city in CITIES}) == len(CITIES)
        lines = packages.lines(view, SAY, 1000)
        assert sum(line.height for line in lines) <= 1000
        assert not any("…" in line.svg for line in lines)


class TestHand:
    def test_cards_are_sorted_and_unplayable_ones_dimmed(self):
        own = seen(position("reval 4, riga 3, start danzig, pirates, visby 1", "", ""), 0)
        found = in_hand(own)
        assert found[:3] == ["Your hand", "Stock", "5 cards, 2 too many"]
        assert found[3:11] == ["1", "Visby", "Danzig", "3", "Riga", "4", "Reval", "Pirates"]
        assert PAINT.hand(own, NAMES, SAY).svg.count('opacity="0.4"') == 3
        alt = PAINT.hand(own, NAMES, SAY).alt.split("\n")
        assert alt[:4] == [
            "Your hand: Visby 1, Start Danzig, Riga 3, Reval 4, Pirates.",
            "2 too many to pass.",
            "You can't play now: Visby 1, Start Danzig, Reval 4.",
            "You are aboard: ship 1 in Danzig and ship 3 in London; 0 in stock.",
        ]

    def test_nothing_is_dimmed_while_others_act(self):
        assert 'opacity="0.4"' not in PAINT.hand(seen(position(), 2), NAMES, SAY).svg

    def test_packages_are_shown_while_one_must_be_taken(self):
        assert "Packages" in in_hand(seen(position(step="take"), 0))
        assert "Packages" not in in_hand(seen(position(), 0))

    def test_an_empty_hand_says_so(self):
        own = seen(position("", "", ""), 2)
        assert PAINT.hand(own, NAMES, SAY).alt.startswith("Your hand is empty.")
        assert "0 cards" in in_hand(own)


class TestEnd:
    def over(self) -> View:
        match = position("pirates", "", "visby 1, bergen 3")
        tallies = Tally(9, 0, 0, -1), Tally(10, 4, -2, 0), Tally(1, 0, 0, -3)
        return scored(seen(match, step="over", actor=None), *tallies)

    def test_seats_are_ranked_with_the_parts_of_their_scores(self):
        found = shown(self.over())
        assert found[:2] == ["Game over", "Ken wins"]
        assert [text for text in found if text in NAMES or text == "Player 3"] == ["Ken", "Mei", "Player 3"]
        assert {"sold 10", "doubled +4", "discarded −2", "sold 9", "left in hand −1", "−2"} <= set(found)
        assert found[-4:] == ["1", "Visby", "3", "Bergen"]
        assert alt_lines(self.over()) == [
            "Ken has the most points and wins the game!",
            "1. Ken: 12 points (sold 10, doubled +4, discarded −2).",
            "2. Mei: 8 points (sold 9, left in hand −1), left in hand: Pirates.",
            "3. 🦜: −2 points (sold 1, left in hand −3), left in hand: Visby 1, Bergen 3.",
        ]

    def test_tied_players_share_the_win(self):
        tied = scored(self.over(), Tally(12), Tally(12), Tally(-2))
        assert "2 win together" in shown(tied)
        assert [line[:2] for line in alt_lines(tied)[1:]] == ["1.", "1.", "3."]
