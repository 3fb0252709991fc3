"""The clever player and the master."""

import pytest

from engine import Match
from engine.fleet.data import LICENCES, Licence
from engine.fleet.moves import Captain, Open, Pay
from engine.fleet.policy import Prospects
from tests.engine.fleet.positions import player, position, state
from tests.engine.notation import best, chosen, judged, play


def worth(match: Match, licence: Licence) -> float:
    return Prospects(state(match), 0).licence(licence)


@pytest.mark.parametrize("licence", ["shrimp", "cod", "lobster", "tuna", "processing"])
def test_a_standard_licence_is_worth_less_with_fewer_rounds_left(licence: Licence):
    owner = player("cod cod tuna tuna", "cod lobster")
    early = position(owner, owner, licence_pile="pub " * 14)
    late = position(owner, owner, licence_pile="pub")
    assert worth(early, licence) > worth(late, licence)


def test_the_clever_player_keeps_cards_for_captains():
    """The clever player pays with cards that it can't launch, and hires its least valuable card as
    captain."""
    match = position(player("cod crab shrimp tuna", "tuna", "tuna"), player(), phase="launching")
    assert chosen(match) == "launch tuna"
    play(match, "0: launch tuna")
    assert chosen(match) == "pay cod"
    play(match, "0: pay cod")
    assert chosen(match).startswith("captain crab")


def test_the_clever_player_never_launches_with_its_last_card():
    match = position(player("cod lobster", "lobster cod", "cod"), player(), phase="launching")
    assert chosen(match) != "launch lobster"


def test_the_clever_player_launches_every_possible_boat_in_the_last_round():
    match = position(player("tuna shrimp", "tuna"), player(), phase="launching", last_round=True)
    assert chosen(match) == best(match) == "launch tuna"


def test_the_clever_player_doesnt_overbid():
    match = position(player("tuna " * 8), player("tuna " * 8), licence_pile="pub pub")
    play(match, "0: open shrimp 20")
    assert chosen(match, 1) == "pass"


def test_the_clever_player_opens_at_the_minimum():
    match = Match.start("fleet", 3, "minimum")
    seat = match.pending[0]
    assert chosen(match, seat) in {
        "open shrimp 4",
        "open cod 4",
        "open tuna 5",
        "open lobster 5",
        "open processing 5",
    }


def test_the_clever_player_processes_crates_it_can_catch_again():
    fleet = "cod:tuna:4 cod:tuna:4 shrimp:tuna"
    early = position(player("cod", "processing cod", fleet), player("cod"), phase="fishing")
    assert chosen(early) == "process 1 2 3"
    late = position(player("cod", "processing cod", fleet), player("cod"), phase="fishing", last_round=True)
    assert chosen(late) == best(late) == "process none"
    assert judged(late).gain == 3


def test_the_clever_player_discards_the_least_useful_card():
    match = position(player("", "cod"), player("cod"), phase="drawing", pile="crab cod cod crab")
    assert chosen(match) == "discard crab"


@pytest.mark.parametrize("licence", LICENCES)
def test_each_copy_of_a_licence_has_a_value(licence: Licence):
    """No seat can own more copies than the game has, so the next one is at most the last of them."""
    for owned in range(LICENCES[licence].cards):
        assert worth(position(player("cod", " ".join([licence] * owned)), player()), licence) > 0


def test_candidates_omit_higher_openings_and_most_payments():
    match = position(
        player("tuna tuna cod crab lobster shrimp", "shrimp"),
        player("tuna"),
        licence_pile="tuna crab-captains pub",
    )
    opened = [each.move for each in judged(match).tried if isinstance(each.move, Open)]
    assert [move.amount for move in opened] == [LICENCES[move.licence].minimum for move in opened]
    play(match, "0: open shrimp 6")
    paid = [each.move for each in judged(match).tried if isinstance(each.move, Pay)]
    assert 1 < len(paid) < len(match.legal_moves(0))


def test_candidates_include_only_the_first_boat_without_captain():
    match = position(player("cod tuna", "cod", "cod cod"), player(), phase="launching")
    play(match, "0: done")
    thought = [each.move for each in judged(match).tried]
    assert {move.boat for move in thought if isinstance(move, Captain)} == {1}


def test_the_clever_player_outbids_a_rivals_bargain():
    """In the last auction, a public house is worth ten points."""
    match = position(
        player("tuna " * 5), player("tuna " * 5), display="pub shrimp", licence_pile="", last_round=True
    )
    assert best(match) == "open pub 10"
    play(match, "0: open pub 10")
    assert best(match, 1) in {"bid 11", "bid 13"}
