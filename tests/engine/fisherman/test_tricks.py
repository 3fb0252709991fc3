"""Following a led kind, and winning and catching cards."""

import pytest
from msgspec.structs import replace

from engine.fisherman.tricks import Laid, Trick, winner
from tests.engine.fisherman.positions import RULES, cards, contest, hand, position, set_rules, view
from tests.engine.notation import codes, facts, legal, play, refused

HANDS = "bream 1 5 6, goby 3", "bream 2 8, squid 1 2", "puffer 1 2, mackerel 3 6", "squid 3 5 6 8"


@pytest.mark.parametrize("seats", [3, 4])
def test_the_dealer_leads_the_first_trick(seats: int):
    """Rules: "The dealer leads the first"."""
    match = contest(seats, dealer=2)
    set_rules(match, "favourite bream", "ranking small", "size 1-2", "bad goby")
    assert match.pending == (2,)


def test_any_card_may_be_led():
    """Rules: "Any card may be led"."""
    match = position(*HANDS)
    assert legal(match, 0) == ["play bream 6", "play bream 5", "play bream 1", "play goby 3"]
    match = position(*HANDS, leader=2)
    assert legal(match, 2) == ["play mackerel 6", "play mackerel 3", "play puffer 2", "play puffer 1"]


def test_the_others_play_clockwise():
    """Rules: "Any card may be led; the others, clockwise, must follow the led kind if they can"."""
    match = position(*HANDS, leader=2)
    for seat, card in ((2, "puffer 1"), (3, "squid 3"), (0, "bream 1"), (1, "bream 2")):
        assert match.pending == (seat,)
        play(match, f"{seat}: play {card}")


def test_players_must_follow_the_led_kind_if_they_can():
    """Rules: "the others, clockwise, must follow the led kind if they can"."""
    match = position(*HANDS)
    play(match, "0: play bream 5")
    assert legal(match, 1) == ["play bream 8", "play bream 2"]
    assert refused(match, "1: play squid 1").code == "must-follow"
    assert view(match, 1).barred == cards("squid 2 1")


def test_players_who_cant_follow_play_anything():
    """Rules: players who can't follow "play anything (no duty to trump)"."""
    match = position(*HANDS)
    play(match, "0: play bream 5", "1: play bream 2")
    assert legal(match, 2) == ["play mackerel 6", "play mackerel 3", "play puffer 2", "play puffer 1"]
    assert view(match, 2).barred == ()
    play(match, "2: play puffer 1")


def test_a_led_trump_must_be_followed():
    match = position("mackerel 1, bream 1", "mackerel 8, bream 8", "mackerel 5, goby 4")
    play(match, "0: play mackerel 1")
    assert legal(match, 1) == ["play mackerel 8"]


def test_trump_is_refused_while_the_player_can_follow():
    match = position("bream 1 3", "mackerel 8, bream 8", "mackerel 5, goby 4")
    play(match, "0: play bream 1")
    assert refused(match, "1: play mackerel 8").code == "must-follow"


def wins(led: str, *others: str, ranking: str = "large") -> str:
    """The card that wins the trick when mackerel is the bad kind."""
    laid = [Laid(seat, *cards(text)) for seat, text in enumerate([led, *others])]
    place = winner(laid, replace(RULES, ranking=ranking))
    return str(laid[place].card)


def test_the_strongest_trump_wins():
    """Rules: "The strongest trump wins"."""
    assert wins("bream 10", "mackerel 2", "bream 9", "mackerel 4") == "mackerel 4"
    assert wins("mackerel 3", "mackerel 2", "bream 9", "mackerel 4") == "mackerel 4"
    assert wins("puffer 3", "puffer 6", "mackerel 1", "puffer 10") == "mackerel 1"


def test_without_trumps_the_strongest_of_the_led_kind_wins():
    """Rules: "The strongest trump wins, else the strongest of the led kind"."""
    assert wins("bream 3", "bream 2", "goby 10", "bream 4") == "bream 4"
    assert wins("bream 3", "goby 9", "puffer 10", "squid 4") == "bream 3"


def test_strength_depends_on_the_ranking():
    """Rules: "small is strong (listed "1, 2, 3 ...", strongest first) or large is strong ("10, 9, 8
    ...")"."""
    for ranking, won in (("small", "bream 1"), ("large", "bream 10")):
        assert wins("bream 3", "bream 1", "bream 10", "bream 9", ranking=ranking) == won
    for ranking, won in (("small", "mackerel 2"), ("large", "mackerel 9")):
        assert wins("bream 3", "mackerel 2", "bream 1", "mackerel 9", ranking=ranking) == won


def test_the_winner_takes_the_cards_that_count():
    """Rules: "The winner takes, face up before them, the cards that count (favourite, size or bad kind); the
    rest go aside." """
    match = position("bream 6 1", "bream 9 2", "mackerel 6, goby 1", "puffer 4, goby 2")
    play(match, "0: play bream 6", "1: play bream 9")
    assert view(match).winning == 1
    play(match, "2: play mackerel 6")
    assert view(match).winning == 2
    events = play(match.copy(), "3: play puffer 4")
    won = next(event.facts for event in events if event.code == "trick-won")
    assert won == {"seat": 2, "cards": ("bream 6", "mackerel 6", "puffer 4"), "caught": 3, "points": 0}


def test_the_winner_must_take_all_cards_that_count():
    """The winner of a trick must also take cards that cost points."""
    match = position("goby 9 1 2", "goby 6 3 4", "mackerel 6 8 9", "mackerel 7 1 2", points=[0, 0, 0, 2])
    play(match, "0: play goby 9", "1: play goby 6", "2: play mackerel 6", "3: play mackerel 7")
    assert view(match).points == (0, 0, 0, 2 + 1 - 2 - 2)
    caught = view(match).caught[3][-3:]
    assert [(str(catch.card), catch.value) for catch in caught] == [
        ("goby 6", 1),
        ("mackerel 6", -2),
        ("mackerel 7", -2),
    ]


def test_the_winner_leads_next_even_having_caught_nothing():
    """Rules: "The winner leads next, even having caught nothing"."""
    match = position("bream 1 3 4", "bream 9 2 5", "goby 1 2 3", "goby 4 5 8")
    events = play(match, "0: play bream 1", "1: play bream 9", "2: play goby 1", "3: play goby 4")
    assert facts(events, "trick-won") == {"seat": 1, "cards": (), "caught": 0, "points": 0}
    assert match.pending == (1,)
    assert facts(play(match, "1: play bream 2"), "led") == {
        "seat": 1,
        "card": "bream 2",
        "trick": 11,
        "tricks": 12,
    }


def test_a_finished_trick_stays_visible_until_the_next_card():
    match = position("bream 1 3 4", "bream 9 2 5", "goby 1 2 3", "goby 4 5 8")
    play(match, "0: play bream 1", "1: play bream 9", "2: play goby 1")
    assert view(match).last_trick is None and len(view(match).trick) == 3
    play(match, "3: play goby 4")
    row = tuple(
        Laid(seat, *cards(text)) for seat, text in enumerate(["bream 1", "bream 9", "goby 1", "goby 4"])
    )
    assert view(match).last_trick == Trick(row, 1)
    assert (view(match).trick_number, view(match).lies_finished, view(match).owes) == (10, True, "lead")
    assert view(match).trick == () and view(match).winning is None
    play(match, "1: play bream 2")
    assert view(match).last_trick is None
    assert (view(match).trick_number, view(match).lies_finished, view(match).owes) == (11, False, "play")


def test_the_last_trick_plays_itself():
    """The engine plays a single legal card only if everyone knows that it is forced."""
    match = position("bream 1 3", "bream 9 2", "goby 1 2", "goby 4 5")
    events = play(match, "0: play bream 1", "1: play bream 9", "2: play goby 1", "3: play goby 4")
    assert codes(events)[:7] == ["played", "trick-won", "last-trick", "led", "played", "played", "played"]
    assert [event.facts["card"] for event in events[3:7]] == ["bream 2", "goby 2", "goby 5", "bream 3"]
    assert [event.facts["seat"] for event in events[3:7]] == [1, 2, 3, 0]
    assert codes(events)[7:9] == ["trick-won", "contest-ended"]
    assert view(match).contest == 2
    last = view(match).last_trick
    assert last and last.winner == 0 and last.laid[0].seat == 1


def test_the_last_trick_stays_visible_while_the_next_rules_are_set():
    match = position("bream 1 3", "bream 9 2", "goby 1 2", "goby 4 5")
    play(match, "0: play bream 1", "1: play bream 9", "2: play goby 1", "3: play goby 4")
    last = view(match).last_trick
    for notation in ("favourite bream", "ranking small", "size 1-2", "bad goby"):
        set_rules(match, notation)
        assert view(match).last_trick == last and view(match).between_contests
    match.play(match.pending[0], match.legal_moves(match.pending[0])[0])
    assert view(match).last_trick is None


def test_a_card_forced_only_by_the_hand_is_still_asked_for():
    """If only the player's hidden cards force a card, the player is still asked."""
    match = position("bream 1 3 4", "bream 9, goby 2 5", "goby 1 9, squid 3", "goby 4 3 8")
    play(match, "0: play bream 1")
    assert legal(match, 1) == ["play bream 9"]
    assert match.pending == (1,)


def test_a_played_card_cant_be_undone():
    """Playing a card reveals it, so the move can't be undone."""
    match = position("bream 1 3 4", "bream 9 2 5", "goby 1 2 3", "goby 4 5 8")
    play(match, "0: play bream 1")
    assert match.undoable is None
    assert cards("bream 1")[0] not in hand(match, 0)
