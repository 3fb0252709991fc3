"""Legal actions and their effects, at tables of three, four and five."""

import pytest

from engine import Match
from tests.engine.lubeck.positions import Table, cards, four_ships, hand, scores, state_of, view
from tests.engine.notation import codes, facts, legal, play, refused
from tests.engine.states import altered, in_state


def embark(match: Match, seat: int) -> list[str]:
    return [line for line in legal(match, seat) if line.startswith("embark")]


class TestEmbarking:
    def test_a_pawn_embarks_on_a_ship_from_the_park(self, table: Table):
        """Rules: "Embark in Lübeck: a pawn from stock onto a ship taken from the park"."""
        match = table("", "", "")
        events = play(match, "0: embark new")
        assert facts(events, "embarked") == {"seat": 0, "ship": 1, "city": "lubeck", "fresh": 1}
        assert four_ships(match) == ["lubeck 0"]
        assert [view(match).stock(seat) for seat in range(3)] == [1, 2, 2]

    def test_the_lowest_numbered_ship_in_the_park_is_taken(self, table: Table):
        match = table("", "", "", ships=["riga 1", "lost", "park", "park"])
        assert facts(play(match, "0: embark new"), "embarked")["ship"] == 3

    def test_a_pawn_embarks_on_a_ship_waiting_in_lubeck(self, table: Table):
        """Rules: "Nobody can be refused; a ship has no limit"."""
        match = table("", "", "", ships=["lubeck 1 1 2 2"])
        assert embark(match, 0) == ["embark new", "embark 1"]
        events = play(match, "0: embark 1")
        assert facts(events, "embarked") == {"seat": 0, "ship": 1, "city": "lubeck", "fresh": 0}
        assert four_ships(match)[0] == "lubeck 0 1 1 2 2"

    def test_a_player_may_have_both_pawns_on_one_ship(self, table: Table):
        match = table("", "", "", ships=["lubeck 0"])
        play(match, "0: embark 1")
        assert four_ships(match)[0] == "lubeck 0 0" and view(match).stock(0) == 0

    def test_embarking_on_a_departed_ship_is_refused(self, table: Table):
        match = table("", "", "", ships=["stettin 1"])
        assert embark(match, 0) == ["embark new"]
        assert refused(match, "0: embark 1").code == "not-there"

    def test_not_without_a_pawn_in_stock(self, table: Table):
        match = table("riga 3", "", "", ships=["lubeck 0", "danzig 0"])
        assert embark(match, 0) == []
        assert refused(match, "0: embark new").code == "no-pawn-left"

    def test_embarking_on_a_new_ship_with_an_empty_park_is_refused(self, table: Table):
        match = table("", "", "", ships=["lubeck 1", "riga 1", "riga 2", "lost"])
        assert embark(match, 0) == ["embark 1"]
        assert refused(match, "0: embark new").code == "park-empty"


class TestTradeCards:
    def test_the_example_of_the_source(self, table: Table):
        """The source's example: Green's ship lies at Danzig.

        Green plays Riga 3, sails the ship there, and scores 3.
        """
        match = table("riga 3", "", "", ships=["danzig 0"])
        events = play(match, "0: sell riga 3 on 1")
        assert codes(events)[0] == "sold"
        assert facts(events, "sold") == {
            "seat": 0, "card": "riga 3", "ship": 1, "city": "riga", "from_city": "danzig",
            "sailed": 1, "points": 3, "doubled": 0,
        }  # fmt: skip
        assert four_ships(match)[0] == "riga 0" and scores(match)[:3] == (3, 0, 0)
        assert view(match).discards[-1:] == (("trade", "riga", 3),) and hand(match, 0) == ""

    def test_a_ship_already_in_the_cards_city_stays(self, table: Table):
        match = table("riga 3", "", "", ships=["riga 0"])
        sold = facts(play(match, "0: sell riga 3 on 1"), "sold")
        assert (sold["sailed"], sold["from_city"], sold["points"]) == (0, "riga", 3)
        assert four_ships(match)[0] == "riga 0"

    @pytest.mark.parametrize("city", ["danzig", "visby"])
    def test_riga_is_reached_from_both_cities_before_it(self, table: Table, city: str):
        match = table("riga 3", "", "", ships=[f"{city} 0"])
        play(match, "0: sell riga 3 on 1")
        assert four_ships(match)[0] == "riga 0"

    @pytest.mark.parametrize("city", ["lubeck", "stettin", "reval", "bergen", "helsingborg"])
    def test_a_trade_card_cant_be_played_from_elsewhere(self, table: Table, city: str):
        match = table("riga 3", "", "", ships=[f"{city} 0"])
        assert not any(line.startswith("sell") for line in legal(match, 0))
        refusal = refused(match, "0: sell riga 3 on 1")
        assert (refusal.code, refusal.details) == ("no-ship-near", {"city": "riga"})

    def test_selling_needs_an_own_pawn_aboard(self, table: Table):
        match = table("riga 3", "", "", ships=["danzig 1", "lubeck 0"])
        assert refused(match, "0: sell riga 3 on 1").code == "no-ship-near"

    def test_the_player_names_one_of_several_fitting_ships(self, table: Table):
        match = table("riga 3", "", "", ships=["danzig 0", "riga 0 1"])
        sales = [line for line in legal(match, 0) if line.startswith("sell")]
        assert sales == ["sell riga 3 on 1", "sell riga 3 on 2"]
        play(match, "0: sell riga 3 on 2")
        assert four_ships(match)[:2] == ["danzig 0", "riga 0 1"]

    def test_other_pawns_aboard_sail_along(self, table: Table):
        """Only a start card boards a ship under way. All pawns aboard are carried along."""
        match = table("stettin 1", "danzig 2", "", ships=["lubeck 0 1"])
        play(match, "0: sell stettin 1 on 1")
        assert four_ships(match)[0] == "stettin 0 1"
        play(match, "1: sell danzig 2 on 1")
        assert four_ships(match)[0] == "danzig 0 1" and scores(match)[:3] == (1, 2, 0)

    def test_a_ship_sailed_past_by_another_player_is_out_of_reach(self, table: Table):
        match = table("danzig 2", "riga 2, danzig 3", "stettin 1", ships=["danzig 0 1"], actor=1)
        play(match, "1: sell riga 2 on 1", "2: pass")
        assert refused(match, "0: sell danzig 2 on 1").code == "no-ship-near"

    def test_two_own_pawns_on_a_ship_count_as_one_ship(self, table: Table):
        match = table("riga 3", "", "", ships=["danzig 0 0"])
        assert [line for line in legal(match, 0) if line.startswith("sell")] == ["sell riga 3 on 1"]
        play(match, "0: sell riga 3 on 1")
        assert four_ships(match)[0] == "riga 0 0"

    def test_pawns_of_players_who_passed_sail_along(self, table: Table):
        match = table("riga 3", "", "", ships=["danzig 0 1"], passed=[1])
        play(match, "0: sell riga 3 on 1")
        assert four_ships(match)[0] == "riga 0 1"

    def test_more_cards_can_be_sold_at_an_end(self, table: Table):
        match = table("reval 4, reval 6", "", "", ships=["reval 0"], passed=[1, 2])
        play(match, "0: sell reval 4 on 1", "0: sell reval 6 on 1")
        assert scores(match)[0] == 10


class TestDoubleCards:
    def test_a_double_card_sails_the_ship_and_scores_nothing(self, table: Table):
        """Rules: "x2 card: played like a trade card (also moves the ship), scores nothing"."""
        match = table("double riga", "", "", ships=["danzig 0"])
        events = play(match, "0: double riga on 1")
        assert facts(events, "doubled") == {
            "seat": 0, "card": "double riga", "ship": 1, "city": "riga", "from_city": "danzig", "sailed": 1,
            "points": 0,
        }  # fmt: skip
        assert four_ships(match)[0] == "riga 0" and scores(match)[0] == 0
        assert [player.doubled for player in view(match).players[:3]] == [("riga",), (), ()] and not view(
            match
        ).discards

    def test_a_ship_already_in_the_double_cards_city_stays(self, table: Table):
        match = table("double riga", "", "", ships=["riga 0"])
        assert facts(play(match, "0: double riga on 1"), "doubled")["sailed"] == 0

    def test_trade_cards_played_after_it_in_that_city_count_double(self, table: Table):
        match = table("double riga, riga 3, riga 4", "", "", ships=["danzig 0"], passed=[1, 2])
        play(match, "0: double riga on 1", "0: sell riga 3 on 1")
        sold = facts(play(match, "0: sell riga 4 on 1"), "sold")
        assert (sold["points"], sold["doubled"]) == (8, 1)
        assert scores(match)[0] == 14
        tally = view(match).players[0].tally
        assert (tally.trade, tally.doubled) == (7, 7)

    def test_trade_cards_played_before_it_count_double(self, table: Table):
        """Rules: "their value is added once more when it is played"."""
        match = table("double riga, riga 2, riga 3, riga 4", "", "", ships=["danzig 0"], passed=[1, 2])
        play(match, "0: sell riga 2 on 1", "0: sell riga 3 on 1")
        assert facts(play(match, "0: double riga on 1"), "doubled")["points"] == 5
        assert scores(match)[0] == 10
        play(match, "0: sell riga 4 on 1")
        assert scores(match)[0] == 10 + 8
        tally = view(match).players[0].tally
        assert (tally.trade, tally.doubled) == (9, 9)

    def test_a_second_double_card_for_the_city_has_no_effect(self, table: Table):
        match = table("double riga, riga 3, riga 4", "", "", ships=["danzig 0"], passed=[1, 2])
        state = state_of(match)
        state.change_player(0, known=(*cards("double riga"), *state.players[0].known))
        match = in_state(match, state)
        play(match, "0: sell riga 3 on 1", "0: double riga on 1")
        assert facts(play(match, "0: double riga on 1"), "doubled")["points"] == 0
        play(match, "0: sell riga 4 on 1")
        assert scores(match)[0] == 6 + 8

    def test_with_the_option_later_only_later_cards_count_double(self, table: Table):
        match = table(
            "double riga, riga 3, riga 4", "", "", ships=["danzig 0"], passed=[1, 2], double="later"
        )
        play(match, "0: sell riga 3 on 1", "0: double riga on 1", "0: sell riga 4 on 1")
        assert scores(match)[0] == 3 + 8

    def test_sales_of_earlier_rounds_arent_doubled(self, table: Table):
        match = table("double riga, riga 3", "", "", ships=["danzig 0 0"], passed=[1, 2], pile=20)
        play(match, "0: sell riga 3 on 1", "0: pass", "0: withdraw none")
        match = altered(match, step="act", actor=0)
        play(match, "0: double riga on 1")
        assert scores(match)[0] == 3

    def test_sales_in_other_cities_arent_doubled(self, table: Table):
        match = table("double riga, reval 4", "", "", ships=["riga 0"], passed=[1, 2])
        play(match, "0: double riga on 1", "0: sell reval 4 on 1")
        assert scores(match)[0] == 4

    def test_sales_of_other_players_arent_doubled(self, table: Table):
        match = table("double riga", "riga 3", "", ships=["riga 0 1"])
        play(match, "0: double riga on 1", "1: sell riga 3 on 1")
        assert scores(match)[:3] == (0, 3, 0)

    def test_sales_on_any_ship_are_doubled(self, table: Table):
        match = table("double riga, riga 3", "", "", ships=["riga 0", "danzig 0"], passed=[1, 2])
        play(match, "0: double riga on 1", "0: sell riga 3 on 2")
        assert scores(match)[0] == 6

    def test_doubling_lasts_until_the_end_of_the_round(self, table: Table):
        """The x2 card lies before its player until the end of the round.

        Rules: "Played cards go to the open discard pile (x2 at the round's end)."
        """
        match = table("double riga, riga 3", "", "", ships=["danzig 0 0"], passed=[1, 2], pile=20)
        play(match, "0: double riga on 1")
        assert ("double", "riga", 0) not in view(match).discards[-1:]
        play(match, "0: pass", "0: withdraw none")
        assert [player.doubled for player in view(match).players[:3]] == [(), (), ()]
        assert view(match).discards[-1] == ("double", "riga", 0)
        match = altered(match, step="act", actor=0)
        play(match, "0: sell riga 3 on 1")
        assert scores(match)[0] == 3

    def test_a_double_card_out_of_reach_cant_be_played(self, table: Table):
        match = table("double riga", "", "", ships=["stettin 0"])
        assert refused(match, "0: double riga on 1").code == "no-ship-near"


class TestStartCards:
    def test_a_ship_from_the_park_is_boarded_in_the_cards_city(self, table: Table):
        """Rules: "embark in the card's city instead of Lübeck: a ship from the park, or one already standing
        there"."""
        match = table("start riga", "", "", ships=["danzig 1"])
        events = play(match, "0: start riga new")
        assert facts(events, "started") == {
            "seat": 0, "card": "start riga", "ship": 2, "city": "riga", "fresh": 1
        }  # fmt: skip
        assert four_ships(match)[:2] == ["danzig 1", "riga 0"] and view(match).stock(0) == 1
        assert view(match).discards[-1] == ("start", "riga", 0)

    def test_a_start_card_boards_a_ship_under_way(self, table: Table):
        """Rules: "a ship from the park, or one already standing there"."""
        match = table("start riga", "", "", ships=["riga 1", "danzig 2", "riga 0 2"])
        lines = [line for line in legal(match, 0) if line.startswith("start")]
        assert lines == ["start riga new", "start riga 1", "start riga 3"]
        assert facts(play(match, "0: start riga 3"), "started")["fresh"] == 0
        assert four_ships(match)[2] == "riga 0 0 2"

    def test_a_start_card_cant_board_a_ship_elsewhere(self, table: Table):
        match = table("start riga", "", "", ships=["danzig 1"])
        refusal = refused(match, "0: start riga 1")
        assert (refusal.code, refusal.details) == ("not-there", {"ship": 1, "city": "riga"})

    def test_not_without_a_pawn_in_stock(self, table: Table):
        match = table("start riga, transfer", "", "", ships=["danzig 0 0"])
        assert refused(match, "0: start riga new").code == "no-pawn-left"

    def test_not_from_an_empty_park(self, table: Table):
        match = table("start riga", "", "", ships=["danzig 1", "danzig 1", "danzig 2", "lubeck 2"])
        assert refused(match, "0: start riga new").code == "no-ship-there"
        assert legal(match, 0) == ["embark 4", "pass"]


class TestPirates:
    def test_pirates_remove_any_ship_on_the_map_and_return_its_pawns(self, table: Table):
        match = table("pirates", "", "", ships=["danzig 1 1 2", "riga 0"])
        events = play(match, "0: pirates 1")
        assert facts(events, "pirated") == {
            "seat": 0, "card": "pirates", "ship": 1, "city": "danzig",
            "pawn_seats": (1, 1, 2), "pawns": 3, "left": 3,
        }  # fmt: skip
        assert four_ships(match) == ["lost", "riga 0"]
        assert [view(match).stock(seat) for seat in range(3)] == [1, 2, 2]
        assert refused(match, "1: embark 1").code == "not-there"

    @pytest.mark.parametrize("city", ["lubeck", "stettin", "reval"])
    def test_pirates_reach_ships_in_lubeck_and_at_the_ends(self, table: Table, city: str):
        """Rules: "Pirates and transfer reach ships in Lübeck and at the ends"."""
        match = table("pirates", "", "", ships=[f"{city} 1"])
        assert "pirates 1" in legal(match, 0)

    def test_pirates_may_take_the_players_own_ship(self, table: Table):
        match = table("pirates", "", "", ships=["danzig 0 0"])
        play(match, "0: pirates 1")
        assert view(match).stock(0) == 2

    def test_pirates_cant_take_ships_in_the_park_or_lost(self, table: Table):
        match = table("pirates", "", "", ships=["lost", "park", "riga 1"])
        assert [line for line in legal(match, 0) if line.startswith("pirates")] == ["pirates 3"]
        assert refused(match, "0: pirates 1").code == "ship-lost"
        assert refused(match, "0: pirates 2").code == "ship-parked"

    def test_pirates_may_leave_only_the_parks_last_ship(self, table: Table):
        """Once the park is empty and a ship is lost, nobody can embark on a new ship until one returns to the
        park."""
        match = table("pirates", "riga 2", "riga 3", ships=["danzig 1", "danzig 2", "lubeck 1", "lubeck 2"])
        play(match, "0: pirates 4")
        assert four_ships(match) == ["danzig 1", "danzig 2", "lubeck 1", "lost"]
        play(match, "1: pass")
        assert refused(match, "2: embark new").code == "park-empty"
        assert legal(match, 2) == ["embark 3", "sell riga 3 on 2", "pass"]

    def test_pirates_may_take_the_last_ship_of_the_game(self, table: Table):
        """A corrected chart may hold more pirates.

        Without ships, players only pass and discard, and nobody is asked if everyone can see the answer.
        """
        match = table("pirates", "riga 2", "", ships=["lost", "lost", "lost", "riga 1"], last_round=True)
        events = play(match, "0: pirates 4")
        assert codes(events)[:3] == ["pirated", "no-choice", "passed"]
        assert codes(events)[-1] == "match-ended"
        assert view(match).ships[3].at == "lost" and match.result


class TestTransfers:
    def test_a_transfer_moves_an_own_pawn_to_any_other_ship(self, table: Table):
        match = table("transfer", "", "", ships=["lubeck 0 1", "reval 2"])
        events = play(match, "0: transfer 1 to 2")
        assert facts(events, "transferred") == {
            "seat": 0, "card": "transfer", "ship": 1, "city": "lubeck", "to_ship": 2, "to_city": "reval"
        }  # fmt: skip
        assert four_ships(match)[:2] == ["lubeck 1", "reval 0 2"] and "parked" not in codes(events)

    def test_a_ship_left_without_pawns_returns_to_the_park_at_once(self, table: Table):
        match = table("transfer", "", "", ships=["stettin 0", "riga 2"])
        events = play(match, "0: transfer 1 to 2")
        assert facts(events, "parked") == {"ship": 1, "city": "stettin"}
        assert four_ships(match)[:2] == ["park", "riga 0 2"]

    @pytest.mark.parametrize("city", ["lubeck", "reval"])
    def test_a_ship_emptied_in_lubeck_or_at_an_end_returns_to_the_park(self, table: Table, city: str):
        match = table("transfer", "", "", ships=[f"{city} 0", "riga 2"])
        assert "parked" in codes(play(match, "0: transfer 1 to 2"))

    def test_a_transfer_may_move_one_of_two_pawns_on_a_ship(self, table: Table):
        match = table("transfer", "", "", ships=["stettin 0 0", "riga 2"])
        play(match, "0: transfer 1 to 2")
        assert four_ships(match)[:2] == ["stettin 0", "riga 0 2"]

    def test_a_transfer_to_the_same_ship_or_the_park_is_refused(self, table: Table):
        match = table("transfer", "", "", ships=["stettin 0", "riga 2", "park", "lost"])
        assert refused(match, "0: transfer 1 to 1").code == "same-ship"
        assert refused(match, "0: transfer 1 to 3").code == "ship-parked"
        assert refused(match, "0: transfer 1 to 4").code == "ship-lost"
        assert refused(match, "0: transfer 2 to 1").code == "not-aboard"

    def test_a_transfer_needs_another_ship(self, table: Table):
        match = table("transfer", "", "", ships=["stettin 0"])
        assert legal(match, 0) == ["embark new", "pass"]
