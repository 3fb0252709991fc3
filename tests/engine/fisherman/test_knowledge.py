"""Which seats may see what."""

from engine import Match
from engine.core.secrecy.visibility import BLANK
from engine.fisherman.data import DECKS, Card
from tests.engine.fisherman.positions import cards, contest, finish_contest, hand, position, set_rules, view
from tests.engine.notation import legal, play

HANDS = "bream 1 3, goby 2", "bream 9 10, goby 5", "goby 1 9, squid 6", "squid 4 5 8"


def test_played_cards_are_public():
    """Rules: "Public: ... all cards as they are played"."""
    match = position(*HANDS)
    play(match, "0: play bream 1", "1: play bream 9")
    for seat in (None, 0, 1, 2, 3):
        assert [(laid.seat, str(laid.card)) for laid in view(match, seat).trick] == [
            (0, "bream 1"),
            (1, "bream 9"),
        ]
        assert [event.facts["card"] for event in match.log(seat)[-2:]] == ["bream 1", "bream 9"]


def test_caught_cards_hand_sizes_and_points_are_public():
    """Rules: "Public: ... caught cards, hand sizes, points"."""
    match = position(*HANDS, points=[0, 2, 0, -1])
    play(match, "0: play bream 1", "1: play bream 9", "2: play squid 6")
    now = view(match, None)
    assert [len(hand) for hand in now.hands] == [2, 2, 2, 3]
    assert now.points == (0, 2, 0, -1)
    play(match, "3: play squid 4")
    now = view(match, None)
    assert now.points == (0, 3, 0, -1)
    assert [(str(catch.card), catch.value) for catch in now.caught[1]][-1] == ("squid 6", 1)
    assert (now.trick_count, now.tricks_left) == (12, 2)


def test_hands_are_hidden():
    """Rules: "Hidden: hands, left-over cards." """
    match = position(*HANDS)
    assert view(match, None).hand == () and view(match, None).barred == ()
    for seat in range(4):
        assert set(view(match, seat).hand) == set(cards(HANDS[seat]))


def test_other_players_dealt_cards_are_hidden():
    match = contest(4)
    assert [event.code for event in match.log(None)] == ["contest-began"]
    for seat in range(4):
        (dealt,) = (event for event in match.log(seat) if event.code == "dealt")
        assert dealt.is_whole
        assert dealt.facts == {"seat": seat, "cards": tuple(map(str, hand(match, seat)))}


def test_left_over_cards_are_hidden_to_the_end():
    """Rules: "The left-over cards stay unseen to the end"."""
    match = contest(3)
    for _ in range(2):
        finish_contest(match)
        assert view(match, 0).left_over == (BLANK,)
    finish_contest(match)
    left_over = view(match, None).left_over
    assert len(left_over) == 1 and left_over[0] in DECKS[3]


def test_cards_set_aside_cannot_be_looked_at_again():
    """Rules: "Cards set aside can't be looked at again in the table view (the log of play remains)"."""
    match = position(*HANDS)
    play(match, "0: play bream 1", "1: play bream 9", "2: play goby 9", "3: play squid 4", "1: play goby 5")
    assert "bream 1" not in seen_cards(match)
    assert "bream 1" in [event.facts.get("card") for event in match.log(None)]


def seen_cards(match: Match) -> set[str]:
    now = view(match, None)
    caught = [catch.card for row in now.caught for catch in row]
    assert set(now.tricks) <= {BLANK}
    last = now.last_trick.laid if now.last_trick else ()
    return {str(card) for card in (*caught, *(laid.card for laid in (*now.trick, *last)))}


def test_barred_cards_are_known_before_the_turn_to_their_holder_only():
    match = position(*HANDS)
    play(match, "0: play goby 2")
    assert view(match, 2).barred == cards("squid 6")
    assert view(match, 1).barred == cards("bream 10 9")
    assert view(match, 3).barred == ()
    assert view(match, 0).barred == ()


def test_everything_is_public_after_the_match():
    match = contest(3)
    for _ in range(3):
        finish_contest(match)
    now = view(match, None)
    assert now.over and now.step == "over" and now.actor is None
    assert legal(match, 0) == []
    dealt = [event.facts["cards"] for event in match.log(None) if event.code == "dealt"]
    assert len(dealt) == 9
    last = {Card.read(str(card)) for row in dealt[-3:] if isinstance(row, tuple) for card in row}
    assert last | set(now.left_over) == set(DECKS[3])


def test_contests_that_have_ended_stay_in_the_view():
    match = contest(4)
    set_rules(match, "favourite squid", "ranking small", "size 9-10", "bad goby")
    finish_contest(match)
    (ending,) = view(match, None).history
    assert (ending.contest, ending.dealer, ending.rules.favourite) == (1, 0, "squid")
    assert ending.points == tuple(sum(catch.value for catch in row) for row in ending.caught)
