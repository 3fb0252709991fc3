"""A round from the choice of packages to the withdrawals, and the end of the match."""

import pytest

from engine import Match
from engine.core.secrecy.visibility import BLANK
from tests.engine.lubeck.positions import (
    all_taken,
    hand,
    scores,
    ships,
    state_of,
    table,
    until,
    view,
)
from tests.engine.notation import codes, facts, legal, play, refused

FIVE = ["riga 2", "riga 3, pirates", "visby 1", "visby 3", "brugge 6"]


class TestChoosing:
    def test_each_player_takes_one_package_clockwise_from_the_compass(self):
        match = table("", "", "", step="take", packages=FIVE, compass=1, actor=1)
        assert facts(play(match, "1: take 2"), "took") == {
            "seat": 1,
            "package": 2,
            "cards": ("riga 3", "pirates"),
        }
        assert hand(match, 1) == "riga 3, pirates"
        play(match, "2: take 5")
        assert match.pending == (0,) and legal(match, 0) == ["take 1", "take 3", "take 4"]
        play(match, "0: take 1")
        assert [len(package) for package in view(match).packages] == [0, 0, 1, 1, 0]

    @pytest.mark.parametrize("first", [0, 1, 2])
    def test_the_last_chooser_names_the_first_player(self, first: int):
        """The last chooser can name any player, including themselves."""
        match = table("", "", "", step="take", packages=FIVE, compass=1, actor=1)
        play(match, "1: take 2", "2: take 5", "0: take 1")
        assert match.pending == (0,) and legal(match, 0) == ["first 0", "first 1", "first 2"]
        named = facts(play(match, f"0: first {first}"), "named-first")
        assert named == {"seat": 0, "first_seat": first}
        assert match.pending == (first,) and view(match).first == first

    @pytest.mark.parametrize("seats", [3, 4, 5])
    def test_every_player_chooses_once(self, seats: int):
        match = Match.start("lubeck", seats, "choose")
        compass = view(match).compass
        for place in range(seats):
            assert match.pending == ((compass + place) % seats,)
            match.play(match.pending[0], legal(match, match.pending[0])[-1])
        assert match.pending == ((compass - 1) % seats,) and view(match).step == "first"


class TestActing:
    def test_players_take_one_action_each_until_all_have_passed(self):
        match = table("", "", "", actor=1)
        play(match, "1: embark new", "2: embark 1", "0: pass", "1: embark new")
        assert match.pending == (2,)
        play(match, "2: pass")
        # Seat 1 has both pawns aboard and an empty hand, so everyone sees that it can only pass.
        assert view(match).step == "withdraw"
        assert codes(match.log(None))[-2:] == ["no-choice", "passed"]

    def test_a_choice_forced_by_hidden_cards_is_still_asked(self):
        match = table("", "| visby 1", "", ships=["riga 1 1"])
        play(match, "0: pass")
        assert match.pending == (1,) and legal(match, 1) == ["pass"]

    def test_a_choice_forced_by_seen_cards_is_played(self):
        match = table("", "visby 1", "", ships=["riga 1 1"])
        assert codes(play(match, "0: pass")) == ["passed", "no-choice", "passed"]
        assert match.pending == (2,)

    def test_the_only_playable_card_is_played(self):
        """The player has more than three cards, all public, and only one of them can be played, in only one
        way."""
        match = table("", "reval 4, visby 1, visby 2, visby 3", "", ships=["riga 1 1"])
        events = play(match, "0: pass")
        assert codes(events) == ["passed", "no-choice", "sold"]
        assert match.pending == (2,) and scores(match)[1] == 4

    def test_the_player_chooses_among_several_discards(self):
        match = table("", "stettin 1, visby 1, visby 2, visby 3", "", ships=["riga 1 1"])
        play(match, "0: pass")
        assert match.pending == (1,)

    def test_a_choice_that_no_unseen_card_could_open_is_played(self):
        """None of the unseen cards could be played from the ship's city."""
        unseen = "| visby 1"
        match = table("", unseen, "", ships=["riga 1 1"], pile=0)
        assert codes(play(match, "0: pass")) == ["passed", "no-choice", "passed"]

    def test_a_choice_is_asked_if_an_unseen_card_might_be_played(self):
        match = table("| reval 5", "| visby 1", "", ships=["riga 1 1"], pile=0)
        play(match, "0: pass")
        assert match.pending == (1,)


class TestAfterTheRound:
    def test_ships_at_the_ends_return_to_the_park_and_pawns_to_stock(self):
        """Rules: "Ships in Reval, London and Brügge return to the park, their pawns to stock"."""
        aboard = ["reval 0 1", "london 1 2", "brugge 2", "riga 0"]
        match = table("", "", "", ships=aboard, passed=[1, 2])
        events = play(match, "0: pass")
        unloaded = [event.facts for event in events if event.code == "unloaded"]
        assert unloaded == [
            {"ship": 1, "city": "reval", "pawn_seats": (0, 1), "pawns": 2},
            {"ship": 2, "city": "london", "pawn_seats": (1, 2), "pawns": 2},
            {"ship": 3, "city": "brugge", "pawn_seats": (2,), "pawns": 1},
        ]
        assert ships(match) == ["park", "park", "park", "riga 0"]
        assert [view(match).stock(seat) for seat in range(3)] == [1, 2, 2]

    def test_all_players_with_pawns_aboard_are_asked_to_withdraw_simultaneously(self):
        """Rules: "Then each may take any of their pawns off any ship back to stock, all asked at once." """
        match = table("", "", "", "", ships=["riga 0 2", "lubeck 3 3"], passed=[0, 1, 2], actor=3, compass=2)
        play(match, "3: pass")
        assert match.pending == (2, 3, 0) and view(match).waiting == (2, 3, 0)
        assert view(match).step == "withdraw" and view(match).actor is None
        play(match, "0: withdraw none")
        assert match.pending == (2, 3)

    def test_a_player_without_a_pawn_aboard_isnt_asked_to_withdraw(self):
        match = table("", "", "", passed=[1, 2])
        events = play(match, "0: pass")
        assert codes(events)[:3] == ["passed", "round-ended", "round-began"]

    @pytest.mark.parametrize(
        ("aboard", "choices"),
        [
            (["riga 0"], ["none", "1"]),
            (["riga 0 0"], ["none", "1", "1 1"]),
            (["riga 0 1", "visby 0"], ["none", "1", "2", "1 2"]),
        ],
    )
    def test_a_player_may_withdraw_any_of_their_pawns(self, aboard: list[str], choices: list[str]):
        match = table("", "", "", ships=aboard, passed=[1, 2])
        play(match, "0: pass")
        assert legal(match, 0) == [f"withdraw {each}" for each in choices]

    def test_withdrawn_pawns_return_to_stock(self):
        match = table("", "", "", ships=["riga 0 0 1", "lubeck 1"], passed=[1, 2])
        play(match, "0: pass")
        events = play(match, "0: withdraw 1 1")
        assert facts(events, "withdrew") == {"seat": 0, "ships": (1, 1), "pawns": 2}
        assert ships(match)[:2] == ["riga 1", "lubeck 1"] and view(match).stock(0) == 2

    @pytest.mark.parametrize("city", ["riga", "lubeck"])
    def test_a_ship_emptied_by_withdrawals_returns_to_the_park(self, city: str):
        match = table("", "", "", ships=["visby 1", f"{city} 0"], passed=[1, 2])
        play(match, "0: pass")
        events = play(match, "0: withdraw 2")
        assert facts(events, "parked") == {"ship": 2, "city": city}
        assert ships(match)[1] == "park"

    def test_a_player_whose_ship_unloaded_isnt_asked_to_withdraw(self):
        match = table("", "", "", ships=["reval 1", "riga 0"], passed=[1, 2])
        play(match, "0: pass")
        assert match.pending == (0,)

    def test_with_the_option_ends_no_player_is_asked_to_withdraw(self):
        """Rules: "option `withdraw`: `any` by default, or `ends` for nothing more than the line before"."""
        match = table("", "", "", ships=["reval 1", "riga 0"], passed=[1, 2], withdraw="ends")
        events = play(match, "0: pass")
        assert codes(events)[:4] == ["passed", "unloaded", "round-ended", "round-began"]
        assert ships(match)[:2] == ["park", "riga 0"]

    @pytest.mark.parametrize("seats", [3, 4, 5])
    def test_the_compass_moves_left(self, seats: int):
        match = Match.start("lubeck", seats, "compass")
        compass = view(match).compass
        events = until(match, "round-ended")
        assert facts(events, "round-began") == {"round": 2, "compass_seat": (compass + 1) % seats}
        assert match.pending == ((compass + 1) % seats,)

    def test_pawns_stay_aboard_from_round_to_round(self):
        match = table("", "", "riga 3", ships=["danzig 2"], passed=[0, 1], actor=2)
        play(match, "2: pass", "2: withdraw none")
        all_taken(match)
        assert ships(match)[0] == "danzig 2" and not any(player.passed for player in view(match).players)


class TestTheEnd:
    def test_after_the_last_round_nothing_is_withdrawn(self):
        match = table("", "", "", ships=["riga 0", "reval 1"], passed=[1, 2], last_round=True)
        events = play(match, "0: pass")
        assert codes(events) == [
            "passed", "round-ended", "counted", "counted", "counted", "match-ended"
        ]  # fmt: skip
        assert ships(match)[:2] == ["riga 0", "reval 1"] and match.pending == ()

    def test_every_card_left_in_hand_costs_points(self):
        """A card left in hand costs its value, or 1 if it is an extra card. Scores may go below 0."""
        match = table(
            "riga 3, double riga, pirates", "brugge 6", "| start riga", passed=[1, 2], last_round=True
        )
        events = play(match, "0: pass")
        counted = {event.facts["seat"]: event.facts for event in events if event.code == "counted"}
        assert counted[0] == {
            "seat": 0,
            "cards": ("riga 3", "double riga", "pirates"),
            "number": 3,
            "points": 5,
            "total": -5,
        }
        assert match.result and match.result.scores == {0: -5, 1: -6, 2: -1}
        assert match.result.breakdown[1] == {"trade": 0, "doubled": 0, "discarded": 0, "held": -6}

    def test_the_highest_score_wins(self):
        match = table("reval 6, riga 2", "", "riga 3", ships=["riga 0"], passed=[1, 2], last_round=True)
        play(match, "0: sell reval 6 on 1")
        assert match.pending == (0,)
        play(match, "0: pass")
        assert match.result
        assert match.result.scores == {0: 4, 1: 0, 2: -3}
        assert match.result.places == {0: 1, 1: 2, 2: 3}

    def test_ties_are_shared(self):
        match = table("", "riga 2", "", passed=[1, 2], last_round=True)
        events = play(match, "0: pass")
        assert match.result and match.result.places == {0: 1, 1: 3, 2: 1}
        ended = {"winner_seats": (0, 2), "winners": 2, "totals": (0, -2, 0)}
        assert facts(events, "match-ended") == ended

    def test_everything_is_public_after_the_match(self):
        match = table("", "| riga 2", "", passed=[1, 2], last_round=True, pile=7)
        assert view(match).players[1].secret == (BLANK,) and view(match).pile == (BLANK,) * 7
        play(match, "0: pass")
        now = view(match)
        assert [player.hand for player in now.players] == [(), (("trade", "riga", 2),), ()]
        assert now.pile == state_of(match).pile and len(now.pile) == 7

    def test_moves_after_the_end_are_refused(self):
        match = table("", "", "", passed=[1, 2], last_round=True)
        play(match, "0: pass")
        assert refused(match, "0: pass").code == "match-over"


def test_a_score_has_sales_doublings_discards_and_left_cards():
    """A score consists of trade cards at their values, points added by x2 cards, discards, and cards left
    over."""
    match = table(
        "double riga, riga 4 | visby 3, brugge 6, brugge 5", "", "", ships=["danzig 0 0"],
        passed=[1, 2], last_round=True,
    )  # fmt: skip
    play(match, "0: double riga on 1", "0: sell riga 4 on 1")
    assert view(match).scores[0] == 8 and match.pending == (0,)
    play(match, "0: pass")
    assert match.result
    parts = {"trade": 4, "doubled": 4, "discarded": 0, "held": -14}
    assert match.result.breakdown[0] == parts and match.result.scores[0] == -6
