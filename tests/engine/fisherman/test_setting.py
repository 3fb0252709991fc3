"""Setting the rules of a contest."""

import pytest

from engine.fisherman.data import Size
from engine.fisherman.tricks import ContestRules, Rule
from tests.engine.fisherman.positions import contest, set_rules, view
from tests.engine.notation import facts, legal, play, refused


@pytest.mark.parametrize("dealer", range(4))
def test_players_name_one_rule_each_clockwise_from_the_dealers_left(dealer: int):
    """Players name the rules clockwise from the dealer's left: favourite, ranking, size, bad kind.

    With four players, each names one, the dealer the bad kind.
    """
    match = contest(4, dealer)
    assert tuple(view(match).choosers.values()) == tuple((dealer + place) % 4 for place in (1, 2, 3, 0))
    steps: tuple[tuple[Rule, str], ...] = (
        ("favourite", "favourite puffer"),
        ("ranking", "ranking small"),
        ("size", "size 6-7"),
        ("bad", "bad mackerel"),
    )
    for step, notation in steps:
        now = view(match)
        assert now.step == step
        assert match.pending == (now.choosers[step],)
        set_rules(match, notation)
    assert view(match).rules == ContestRules("puffer", "small", Size(6, 7), "mackerel")
    assert view(match).step == "play"


@pytest.mark.parametrize("dealer", range(3))
@pytest.mark.parametrize("order", [("ranking large", "size 1-2"), ("size 1-2", "ranking large")])
def test_of_3_players_the_second_names_ranking_and_size(dealer: int, order: tuple[str, str]):
    """Rules: "With 3 the second player names ranking and size", in either order."""
    match = contest(3, dealer)
    first, second = (dealer + 1) % 3, (dealer + 2) % 3
    assert tuple(view(match).choosers.values()) == (first, second, second, dealer)
    play(match, f"{first}: favourite bream")
    assert match.pending == (second,) and view(match).step == "ranking-and-size"
    play(match, f"{second}: {order[0]}")
    assert match.pending == (second,) and view(match).step == order[1].split(" ")[0]
    play(match, f"{second}: {order[1]}")
    assert match.pending == (dealer,) and view(match).step == "bad"
    play(match, f"{dealer}: bad goby")
    assert view(match).rules == ContestRules("bream", "large", Size(1, 2), "goby")


def test_players_know_their_hand_when_setting_the_rules():
    """Rules: players begin by "Setting the rules, knowing one's own hand"."""
    match = contest(4)
    assert all(len(view(match, seat).hand) == 12 for seat in range(4))


def test_the_favourite_is_a_kind():
    """The favourite is one of the kinds."""
    kinds = ["mackerel", "puffer", "bream", "goby", "squid"]
    assert legal(contest(4), 1) == [f"favourite {kind}" for kind in kinds]


def test_the_ranking_makes_small_or_large_strong():
    """Rules: "small is strong" or "large is strong"."""
    match = contest(4)
    set_rules(match, "favourite bream")
    assert legal(match, 2) == ["ranking small", "ranking large"]


def test_the_size_is_two_neighbouring_numbers():
    """Rules: "two neighbouring numbers, 9 choices, no wrap from 10 to 1"."""
    match = contest(4)
    set_rules(match, "favourite bream", "ranking small")
    assert legal(match, 3) == [f"size {number}-{number + 1}" for number in range(1, 10)]
    for pair in ("10-1", "1-10", "3-5", "3-3", "7-6"):
        assert refused(match, f"3: size {pair}").code == "not-neighbours"


def test_the_bad_kind_differs_from_the_favourite():
    """The bad kind is a kind other than the favourite."""
    match = contest(4)
    set_rules(match, "favourite bream", "ranking small", "size 1-2")
    assert legal(match, 0) == ["bad mackerel", "bad puffer", "bad goby", "bad squid"]
    assert refused(match, "0: bad bream").code == "is-favourite"


def test_a_kind_not_in_play_cannot_be_named():
    """Rules: "A kind not in play (squid with 3) can't be named"."""
    match = contest(3)
    assert "favourite squid" not in legal(match, 1)
    assert refused(match, "1: favourite squid").code == "not-in-play"
    set_rules(match, "favourite bream", "ranking small", "size 1-2")
    assert "bad squid" not in legal(match, 0)
    assert refused(match, "0: bad squid").code == "not-in-play"


def test_the_rules_are_public():
    """Rules: "Public: the four rules"."""
    match = contest(4)
    assert facts(set_rules(match, "favourite squid"), "favourite-named") == {"seat": 1, "kind": "squid"}
    assert facts(set_rules(match, "ranking small"), "ranking-named") == {"seat": 2, "ranking": "small"}
    assert facts(set_rules(match, "size 9-10"), "size-named") == {"seat": 3, "size": "9-10"}
    assert facts(set_rules(match, "bad goby"), "bad-named") == {"seat": 0, "kind": "goby"}
    assert view(match, None).rules == ContestRules("squid", "small", Size(9, 10), "goby")


def test_a_named_rule_can_be_undone_until_the_next_is_named():
    match = contest(3)
    set_rules(match, "favourite bream", "ranking small")
    assert match.undoable == 2
    set_rules(match, "size 1-2")
    assert match.undoable == 2
    set_rules(match, "bad goby")
    assert match.undoable == 0
