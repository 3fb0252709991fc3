"""Passing, and the discards of large hands, at tables of three, four and five."""

import pytest

from tests.engine.lubeck.positions import Table, scores, view
from tests.engine.notation import facts, legal, play, refused


class TestPassing:
    def test_passing_is_allowed_with_3_or_fewer_cards_even_if_playable(self, table: Table):
        """Rules: "Pass: allowed with 3 or fewer cards, even if some are playable"."""
        match = table("riga 2, riga 3, riga 4", "", "", ships=["danzig 0"])
        assert legal(match, 0)[-1] == "pass"
        events = play(match, "0: pass")
        assert facts(events, "passed") == {"seat": 0}
        assert [player.passed for player in view(match).players[:3]] == [True, False, False]

    def test_passing_with_more_than_3_cards_is_refused(self, table: Table):
        match = table("riga 2, riga 3, riga 4, visby 1", "", "", ships=["danzig 0"])
        assert "pass" not in legal(match, 0)
        refusal = refused(match, "0: pass")
        assert (refusal.code, refusal.details) == ("too-many-cards", {"hand": 4, "limit": 3})

    def test_a_player_who_passed_is_out_for_the_round(self, table: Table):
        match = table("", "", "| riga 2")
        play(match, "0: pass", "1: embark new", "2: embark new", "1: pass")
        assert match.pending == (2,)
        play(match, "2: embark new")
        assert match.pending == (2,)


class TestDiscarding:
    HAND = "riga 2, riga 4, double riga, pirates, visby 1"

    def test_discarding_needs_more_than_3_cards_and_none_playable(self, table: Table):
        match = table("riga 2, riga 4, double riga, brugge 6", "", "", ships=["lubeck 0"])
        assert legal(match, 0) == [
            "discard riga 2", "discard riga 4", "discard double riga", "discard brugge 6",
            "embark new", "embark 1",
        ]  # fmt: skip
        events = play(match, "0: discard riga 4")
        assert facts(events, "discarded") == {"seat": 0, "card": "riga 4", "points": 4}
        assert scores(match)[0] == -4 and view(match).discards[-1] == ("trade", "riga", 4)

    def test_discarding_with_a_playable_card_is_refused(self, table: Table):
        match = table(self.HAND, "", "", ships=["lubeck 0"])
        assert not any(line.startswith("discard") for line in legal(match, 0))
        refusal = refused(match, "0: discard riga 2")
        assert (refusal.code, refusal.details) == ("can-play", {"card": "visby 1"})

    def test_discarding_with_3_cards_is_refused(self, table: Table):
        match = table("riga 2, riga 4, double riga", "", "")
        refusal = refused(match, "0: discard riga 2")
        assert (refusal.code, refusal.details) == ("not-laden", {"hand": 3, "limit": 3})

    @pytest.mark.parametrize("card", ["double riga", "start danzig", "transfer"])
    def test_discarding_an_extra_card_costs_1(self, table: Table, card: str):
        """Rules: the player loses "its value, or 1 for an extra card"."""
        match = table(
            f"riga 2, riga 4, {card}, brugge 6", "", "",
            ships=["stettin 0 0", "lost", "lost", "lost"], passed=[1, 2],
        )  # fmt: skip
        play(match, f"0: discard {card}")
        assert scores(match)[0] == -1 and view(match).players[0].tally.discarded == -1

    def test_pirates_without_a_ship_on_the_map_may_be_discarded(self, table: Table):
        match = table("riga 2, riga 4, pirates, brugge 6", "", "")
        play(match, "0: discard pirates")
        assert scores(match)[0] == -1

    def test_one_card_is_discarded_per_action(self, table: Table):
        match = table("riga 2, riga 4, double riga, brugge 6, london 6", "", "")
        play(match, "0: discard riga 2")
        assert match.pending == (1,) and view(match).players[0].size == 4

    def test_embarking_is_allowed_instead_of_discarding(self, table: Table):
        match = table("riga 2, riga 4, double riga, brugge 6", "", "")
        play(match, "0: embark new")
        assert scores(match)[0] == 0

    def test_scores_may_go_below_0(self, table: Table):
        match = table("riga 2, riga 4, double riga, brugge 6", "riga 3", "riga 3")
        play(match, "0: discard brugge 6")
        assert scores(match)[:3] == (-6, 0, 0)
