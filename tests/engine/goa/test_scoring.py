"""The end of the match, and the score."""

from collections.abc import Sequence

import pytest

from engine import Match
from engine.goa.state import Player
from tests.engine.goa.positions import at_turn, ended, player, state_of, view
from tests.engine.notation import codes, facts, play


def breakdown(match: Match, seat: int = 0) -> dict[str, int]:
    assert match.result
    return {name: number for name, number in match.result.breakdown[seat].items() if number}


def scored(scorer: Player) -> dict[str, int]:
    """The score breakdown of the first of two players. The other one has the most money."""
    return breakdown(ended(scorer, player(money=50)))


@pytest.mark.parametrize(("row", "worth"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10)])
def test_rows_score(row: int, worth: int):
    assert scored(player(rows={"taxes": row})).get("rows", 0) == worth


def test_rows_of_all_columns_are_added():
    rows = {"ships": 5, "harvest": 4, "taxes": 3, "expedition": 2}
    assert scored(player(rows=rows)) == {"rows": 10 + 6 + 3 + 1}


@pytest.mark.parametrize(("number", "worth"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_founded_colonies_score(number: int, worth: int):
    all_four = ["quilon ginger-clove", "cochin any", "madras ginger-clove", "calicut any"]
    assert scored(player(colonies=", ".join(all_four[:number]))) == {"colonies": worth}


def test_single_plantations_score_face_up_or_down():
    assert scored(player(plantations="pepper-1, clove-2, ginger-3", hidden="ginger-1 nutmeg-1")) == {
        "plantations": 3
    }


def test_duties_score():
    assert scored(player(duties=2)) == {"duty": 8}


def test_an_unused_duty_scores_nothing():
    assert scored(player(tools="duty")) == {}


def test_missions_score():
    assert scored(player(hidden="mission-2 mission-3")) == {"missions": 5}


@pytest.mark.parametrize(("number", "worth"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_cards_of_one_symbol_score(number: int, worth: int):
    tigers = [
        card for card, symbol in view(ended(player(), player())).data.cards.items() if symbol == "tiger"
    ]
    assert scored(player(hand=" ".join(tigers[:number]))) == {"cards": worth}


def test_cards_of_several_symbols_score():
    """Rulings: two cards of different symbols are two sets of one."""
    assert scored(player(hand="ships-1 ships-2")) == {"cards": 2}
    assert scored(player(hand="ships-1 ships-2 ducats-3")) == {"cards": 4}


def test_the_most_money_scores_3():
    match = ended(player(money=7), player(money=9))
    assert (breakdown(match, 0), breakdown(match, 1)) == ({}, {"money": 3})


def test_tied_players_each_score_for_the_most_money():
    match = ended(player(money=9), player(money=9), player(money=3))
    assert [breakdown(match, seat) for seat in range(3)] == [{"money": 3}, {"money": 3}, {}]


def test_ships_colonists_spices_and_action_cards_are_worth_nothing():
    assert scored(player(ships=9, colonists=9, actions=1, plantations="pepper-3")) == {}


def test_the_score_is_the_sum_of_all_categories():
    scorer = player(
        money=60,
        rows={"ships": 5, "harvest": 4, "taxes": 2, "expedition": 2, "colony": 3},
        plantations="pepper-1, clove-3",
        colonies="quilon ginger-clove, madras pepper-nutmeg",
        hidden="mission-3 ginger-1",
        hand="ships-1 ducats-3 colonists-1",
        duties=1,
    )
    match = ended(scorer, player(money=50))
    parts = {
        "rows": 10 + 6 + 1 + 1 + 3,
        "colonies": 3,
        "plantations": 2,
        "duty": 4,
        "missions": 3,
        "cards": 3 + 1,
        "money": 3,
    }
    assert breakdown(match) == parts
    assert match.result and match.result.scores[0] == sum(parts.values()) == 40
    told = [event.facts for event in match.log(None) if event.code == "scored"]
    assert told[0] == {"seat": 0, "place": 1, "points": 40, **parts, "ducats": 60}


def placed(*rows: Sequence[int]) -> dict[int, int]:
    """The places of players with this many 3-point missions and this much money."""
    match = ended(*(player(money=money, hidden="mission-3 " * missions) for missions, money in rows))
    assert match.result
    return match.result.places


def test_the_most_points_win():
    assert placed((2, 1), (0, 2), (1, 1)) == {0: 1, 1: 2, 2: 3}


def test_ties_are_broken_by_money():
    """The player with the most money also gets 3 points for it."""
    assert placed((2, 4), (1, 9), (2, 3)) == {0: 2, 1: 1, 2: 3}


def test_a_tie_in_money_too_is_shared():
    assert placed((1, 4), (1, 4)) == {0: 1, 1: 1}


def test_the_result_names_the_tie_breaker():
    match = ended(
        player(money=4, hidden="mission-3 mission-3"), player(money=9, hidden="mission-3"), player(money=0)
    )
    assert match.result
    assert match.result.ties == {0: {"money": 4}, 1: {"money": 9}}
    assert facts(match.log(None), "tie-broken") == {"winner_seats": (1,)}


def test_the_match_ends_after_round_8():
    match = at_turn(player(), player(), round=8)
    events = play(match, *["0: taxes", "1: taxes"] * 3)
    assert codes(events) == ["taxes-raised", "round-ended", "scored", "scored", "match-ended"]
    assert facts(events, "match-ended") == {"winner_seats": (0, 1), "winners": 2, "totals": (3, 3)}
    assert (view(match).phase, view(match).step, match.pending) == ("over", "over", ())


def test_everything_is_public_after_the_match():
    match = ended(player(hand="ships-1", money=3), player(hidden="mission-2"))
    opened = view(match).players
    assert (opened[0].hand, opened[0].money, opened[1].hidden) == (("ships-1",), 3, ("mission-2",))


def test_money_scores_only_at_the_end():
    match = at_turn(player(money=99), player())
    assert state_of(match).points(0).total == 0
