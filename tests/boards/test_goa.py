"""The pictures of Goa show the state of the game."""

from typing import Any
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from boards import PAINTERS, Picture
from boards.art import symbols
from boards.goa import grid, seats, tiles
from boards.goa.palette import AT_ONCE, EACH_ROUND, LAWN, ONCE, SEATS, SPICES
from boards.goa.pieces import garden, icon, letter, seat_mark
from engine import Match
from engine.goa.data import ALL, COLONIES, COLUMNS, MATERIAL, SYMBOLS, data_of
from engine.goa.state import Marker
from locales import LANGUAGES, words
from tests.boards.geometry import boxes
from tests.engine.goa.positions import at_auctions, at_turn, ended, player, position, view

SAY = words("en")
NAMES = ["Mei", "Ken", "🦜", "Rin"]
PAINT = PAINTERS["goa"]
DATA = data_of(None)
TILES = tuple(dict.fromkeys([*DATA.part("a"), *DATA.part("b")]))


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(svg).iter() if element.tag.endswith("text")]


def shown(match: Match, seat: int | None = None) -> list[str]:
    return texts(PAINT.table(match.view(seat), NAMES[: match.seats], SAY).svg)


def alt_lines(match: Match) -> list[str]:
    return PAINT.table(match.view(None), NAMES[: match.seats], SAY).alt.split("\n")


def own(match: Match, seat: int = 0) -> Any:
    return PAINT.hand(match.view(seat), NAMES[: match.seats], SAY)


def board(view: Any) -> Picture:
    return PAINT.board(view, 0, NAMES[:2], SAY)


class TestPieces:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_each_spice_has_its_own_shape_and_letter(self, language):
        """Players must be able to tell the spices apart without colours."""
        outlines = {symbols("goa")[kind].elements for kind in SPICES}
        letters = {letter(kind, words(language)) for kind in SPICES}
        assert len(outlines) == len(letters) == len(SPICES) == 5

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_tiles_can_be_told_apart_without_colour(self, language):
        def grey(tile: str) -> str:
            drawn = tiles.in_grid(tile, DATA, words(language)).svg
            for colour in (*SPICES.values(), EACH_ROUND, ONCE, AT_ONCE, LAWN):
                drawn = drawn.replace(colour, "#888")
            return drawn

        assert len({grey(tile) for tile in TILES}) == len(TILES)

    def test_a_tile_shows_how_often_it_is_used(self):
        """Orange tiles (once per round) have a circular arrow, blue ones (once) the text "1x"."""
        again = icon("each-round", 32).svg.partition(">")[2]
        assert again in tiles.in_grid("ducats", DATA, SAY).svg
        assert again not in tiles.in_grid("ships", DATA, SAY).svg
        assert "1x" in texts(f"<svg>{tiles.in_grid('spy', DATA, SAY).svg}</svg>")

    def test_each_symbol_colony_and_player_has_its_own_shape(self):
        for kinds in (SYMBOLS, COLONIES):
            assert len({symbols("goa")[kind].elements for kind in kinds}) == len(kinds)
        marks = {seat_mark(seat).svg.replace(SEATS[seat], "#888") for seat in range(4)}
        assert len(marks) == len(SEATS) == 4

    def test_a_garden_shows_how_much_has_grown(self):
        assert len({garden("pepper", grown, 3, 36) for grown in range(4)}) == 4


class TestTable:
    def test_the_header_shows_the_round_and_the_player_on_turn(self):
        match = position(player(), player(), round=3, flag=1)
        assert shown(match)[:2] == ["Round 3 of 8", "Ken to place the flag"]
        assert alt_lines(match)[0] == "Ken to place the flag."

    def test_an_auction_shows_its_bids(self):
        match = at_auctions(player(), player(), player(), markers="c0 0, c1 1, c2 2, c3 0")
        assert "Auction 1 of 4: the flag" in shown(match)
        assert "Mei at 0" in shown(match)
        match.play(1, "bid 3")
        assert "Ken 3" in shown(match)
        match.play(2, "pass")
        assert "Ken 3, Player 3 passes" in shown(match)
        assert (
            alt_lines(match)[1] == "Auction 1 of 4: the flag on c0, auctioneer Mei. Bids: Ken 3, 🦜 passes."
        )

    def test_markers_are_numbered_on_their_tiles(self):
        match = at_auctions(player(), player(), markers="z3 0, a3 1, a4 0")
        assert {"1", "2", "3"} <= set(shown(match))
        assert "Markers: 1 Mei on z3, 2 Ken on a3, 3 Mei on a4." in alt_lines(match)

    @pytest.mark.parametrize("cell", ALL)
    def test_the_flag_covers_no_coordinate(self, cell: str):
        turn = view(at_turn(player(), player()))
        drawn = grid.grid(replace(turn, markers=(Marker(cell, 0),)), SAY)
        bare = grid.grid(replace(turn, markers=()), SAY)
        before = boxes(f"<svg>{bare.svg}</svg>")
        names = [box for box in before if box.text in tuple("zabcdef0123456")]
        assert len(names) == 14
        flag, number = [box for box in boxes(f"<svg>{drawn.svg}</svg>") if box not in before]
        assert not any(name.covers(flag) or name.covers(number) for name in names)

    def test_the_alt_text_lists_the_tiles_by_cell(self):
        match = position(player(), player(), grid={"a1": "pepper-2", "b1": "spy", "c1": None})
        grid = next(line for line in alt_lines(match) if line.startswith("Tiles: "))
        assert grid.startswith("Tiles: a1 pepper ×2, b1 Spy, d1 ")

    def test_a_founding_shows_what_is_missing(self):
        match = at_turn(player(colonists=9, hand="ducats-1"), player(), pile="ships-1 spices-2")
        match.play(0, "found calicut")
        assert "Mei founds Calicut" in shown(match)
        assert "Needs 12 · board 0 · cards 3 · missing 9" in shown(match)
        assert "Mei founds Calicut: needs 12, board 0, cards 3, missing 9." in alt_lines(match)

    def test_the_alt_text_lists_all_that_a_player_has(self):
        match = at_turn(
            player(
                ships=7,
                colonists=3,
                actions=1,
                rows={"taxes": 3},
                plantations="pepper-2 1",
                colonies="quilon ginger-clove clove, madras pepper-nutmeg",
                tools="ducats spy",
                hidden="mission-2",
                hand="ships-1",
            ),
            player(),
        )
        line = next(line for line in alt_lines(match) if line.startswith("Mei: "))
        assert line == (
            "Mei: 7 ships, 3 colonists, 1 extra action, 1 card; rows 1-1-3-1-1; pepper 1/2, Quilon (cloves), "
            "Madras (empty), Ducats +4, Spy, 1 face down."
        )
        match.play(0, "use ducats")
        assert "Ducats +4 (used)" in next(line for line in alt_lines(match) if line.startswith("Mei: "))

    def test_money_cards_and_missions_stay_hidden(self):
        rich = at_turn(player(money=44, hidden="mission-3", hand="ships-1"), player())
        poor = at_turn(player(money=1, hidden="mission-2", hand="ships-1"), player())
        for match in (rich, poor):
            assert not {"44", "mission"} & set(shown(match))
        assert (
            PAINT.table(rich.view(None), NAMES[:2], SAY).alt
            == PAINT.table(poor.view(None), NAMES[:2], SAY).alt
        )


class TestOneBoard:
    def test_all_rows_show_their_amounts_and_costs(self):
        match = at_turn(player(rows={"ships": 4}), player())
        picture = board(view(match, None))
        amounts = texts(picture.svg)
        assert amounts.count("2/4") == 1  # Row 4 gives this to expeditions.
        assert [SAY("goa-picture-column", column=column) for column in COLUMNS] == [
            each for each in amounts if each in {"Ships", "Harvest", "Taxes", "Cards", "Colony"}
        ]
        costs = [letter(kind, SAY) for column in COLUMNS for kind in DATA.steps[column]]
        assert [each for each in amounts if each in {letter(kind, SAY) for kind in SPICES}] == costs

    def test_an_empty_field_shows_the_spices_that_it_takes(self):
        match = at_turn(player(colonies="quilon ginger-clove, madras pepper-nutmeg pepper"), player())
        empties = [each for each in texts(board(view(match, None)).svg) if "/" in each]
        assert empties[-2:] == ["G/Cl", "P/N"]

    def test_numbers_corrected_by_the_host_are_announced(self):
        began = view(at_turn(player(), player()), 0)
        said = "Played with corrected numbers"
        for corrected in (False, True):
            seen = replace(began, material=MATERIAL.own if corrected else None)
            assert (said in texts(board(seen).svg)) is corrected
            table = PAINT.table(seen, NAMES[:2], SAY)
            assert (f"{said}." in table.alt.split("\n")) is corrected

    def test_a_board_looks_the_same_to_every_viewer(self):
        match = at_turn(player(money=33, hand="ships-1"), player())
        assert board(view(match, 0)) == board(view(match, 1))
        assert "33" not in texts(board(view(match, 0)).svg)


class TestOwn:
    def test_own_money_points_and_cards_are_shown(self):
        match = at_turn(player(money=21, hand="sale-2 mixed-harvest-1", rows={"ships": 3}), player())
        picture = own(match)
        assert texts(picture.svg)[:3] == ["You", "21", "6"]
        assert {"Sell 4 spices", "Mixed harvest", "A"} <= set(texts(picture.svg))
        assert picture.alt.split("\n")[:2] == [
            "You have 21 ducats, and 6 points if the game ended now.",
            "Your cards: Sell 4 spices (2 colonists, elephant), Mixed harvest (1 colonist, elephant).",
        ]

    def test_the_alt_text_lists_own_face_down_tiles(self):
        match = at_turn(player(hidden="mission-3 pepper-1"), player())
        assert "Face down: Mission, 3 points, pepper plantation ×1." in own(match).alt


class TestEnd:
    def ended(self) -> Match:
        match = position(
            player(money=9, rows=dict.fromkeys(COLUMNS, 2), colonies="quilon any"), player(), round=8
        )
        while match.result is None:
            seat = match.pending[0]
            moves = match.legal_moves(seat)
            match.play(
                seat, next((move for move in moves if move.verb in ("pass", "taxes", "done")), moves[0])
            )
        return match

    def test_the_score_sheet_has_all_parts(self):
        match = self.ended()
        assert match.result
        drawn = shown(match)
        assert drawn[0] == "Game over"
        for part, name in zip(
            match.result.breakdown[0],
            ("Development", "Colonies", "Plantations", "Duty", "Missions", "Cards", "Most money"),
            strict=True,
        ):
            at = drawn.index(name)
            assert at, part
        assert {str(score) for score in match.result.scores.values()} <= set(drawn)
        lines = alt_lines(match)
        for seat, score in match.result.scores.items():
            assert any(line.startswith(f"{NAMES[seat]}: {score} (") for line in lines)

    def test_money_is_revealed_at_the_end(self):
        match = self.ended()
        ducats = [str(each.money) for each in view(match).players]
        assert set(ducats) <= set(shown(match))

    def test_the_alt_text_begins_with_the_winner(self):
        match = self.ended()
        assert match.result
        best = [NAMES[seat] for seat, place in match.result.places.items() if place == 1]
        assert alt_lines(match)[0] == f"{best[0]} wins the game!"

    def test_the_points_of_each_marker_are_shown(self):
        """Two rows may bring the same amount, so the picture shows points instead."""
        rows = dict(zip(COLUMNS, (1, 2, 3, 4, 5), strict=True))
        match = ended(player(rows=rows), player())
        drawn = texts(f"<svg>{seats.panel_of(view(match), 0, 'Mei', SAY).svg}</svg>")
        assert "0 1 3 6 10" in " ".join(drawn)

    def test_a_tie_shows_the_money_that_broke_it(self):
        tie = ended(player(money=4, hidden="mission-3 mission-3"), player(money=9, hidden="mission-3"))
        drawn = shown(tie)
        row = drawn.index("Tie: ducats")
        assert {"4", "9"} <= set(drawn) and row
        assert "Money breaks ties." in alt_lines(tie)
        assert "Tie: ducats" not in shown(self.ended())
