"""The pictures of Captain's Orders show the state of the game."""

from typing import Any
from xml.etree import ElementTree as ET

from boards import PAINTERS
from engine.captains_orders.rules import View
from engine.captains_orders.scoring import Ending, LastCard, judge_accusation, judge_emptied
from engine.captains_orders.state import PlacedOrder, Transfer
from engine.core.secrecy.visibility import BLANK
from locales import words

SAY = words("en")
NAMES = ["Mei", "Ken", "🦜", "Rin"]
PAINT = PAINTERS["captains_orders"]


def sized(*sizes: int) -> tuple[tuple[str, ...], ...]:
    """Hands of these sizes that the viewer can't see."""
    return tuple((BLANK,) * size for size in sizes)


def view(**facts: Any) -> View:
    """A spectator's view of four seats in the middle of round 2, changed by `facts`."""
    plain: dict[str, Any] = {
        "seat": None,
        "chance": None,
        "round": 2,
        "dealer": 0,
        "turn": 1,
        "step": "turn",
        "actor": 1,
        "hands": sized(6, 7, 5, 12),
        "order": None,
        "former_orders": (),
        "transfers": (Transfer("passed", 0, 3),),
        "given": ((),) * 4,
        "taken": ((),) * 4,
        "discards": ((),) * 4,
        "won": (0, 1, 2, 0),
        "ending": None,
        "undealt": (BLANK,) * 25,
    }
    return View(**{**plain, **facts})


def between(ending: Ending, **facts: Any) -> View:
    """A spectator's view just after a round ended."""
    return view(transfers=(), hands=sized(6, 6, 6, 6), ending=ending, **facts)


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(svg).iter() if element.tag.endswith("text")]


def shown(view: View) -> list[str]:
    return texts(PAINT.table(view, NAMES, SAY).svg)


def alt_lines(view: View) -> list[str]:
    return PAINT.table(view, NAMES, SAY).alt.split("\n")


def test_hands_are_shown_as_numbers():
    assert [text for text in shown(view()) if text.isdigit()] == ["6", "7", "5", "12"]


def test_an_undrawable_name_becomes_a_number_but_is_in_the_alt_text():
    assert "Player 3" in shown(view()) and "🦜: 5 cards, 2 won." in alt_lines(view())


def test_the_order_and_its_owner_are_shown():
    ordered = view(order=PlacedOrder(9, 3), former_orders=(PlacedOrder(10, 1),))
    assert "No order" in shown(view()) and "No order on the table." in alt_lines(view())
    assert {"Order", "9", "10"} <= set(shown(ordered)) and "No order" not in shown(ordered)
    assert "On the table: the order 9 from Rin." in alt_lines(ordered)
    assert "Earlier orders: 10 (Ken)." in alt_lines(ordered)


def test_only_the_latest_orders_are_drawn_but_the_alt_text_has_all():
    orders = tuple(PlacedOrder(rank, 1) for rank in (10, 9, 8, 7, 4, 3))
    many = view(former_orders=orders, hands=sized(2, 2, 2, 2))
    assert [text for text in shown(many) if text.isdigit()] == ["2", "2", "9", "8", "7", "4", "3", "2", "2"]
    assert "Earlier orders: 3 (Ken), 4 (Ken), 7 (Ken), 8 (Ken), 9 (Ken), 10 (Ken)." in alt_lines(many)


def test_the_header_says_who_owes_which_move():
    owed = {
        "turn": "Ken to play",
        "discard": "Ken to discard",
        "give": "Ken to give",
        "word": "Ken to declare?",
    }
    for step, text in owed.items():
        assert text in shown(view(step=step, turn=0))


def test_the_last_card_moved_and_a_card_asked_for_are_shown():
    assert "Last card: Mei passed it to Rin." in alt_lines(view())
    asked = view(step="give", turn=0, actor=1)
    assert "?" in shown(asked) and "?" not in shown(view())
    assert "Mei has asked Ken for a card." in alt_lines(asked)


def test_a_right_accusation_ends_with_its_winner_and_points():
    ending = judge_accusation(1, ((5, 9), (2, 3), (6,), (7, 8)), by=0, accused=1)
    assert {"Mei wins", "Mei accused Ken", "Captain", "14 points", "Round 2: Ken begins"} <= set(
        shown(between(ending))
    )
    assert alt_lines(between(ending)) == [
        "Mei accuses Ken of being a captain!",
        "Mei was right! The lowest card was with Ken. Mei wins round 1.",
        "Mei: 5, 9; 14 points; 0 won.",
        "Ken: 2, 3; captain; 1 won.",
        "🦜: 6; 6 points; 2 won.",
        "Rin: 7, 8; 15 points; 0 won.",
        "Next: round 2; Ken begins.",
    ]


def test_an_undeclared_last_card_shows_the_empty_hand_and_the_winner():
    ending = judge_emptied(1, ((), (2, 3), (6, 10), (7, 8)), 0, LastCard(10, 2), declared=False)
    assert {"Player 3 wins", "Mei has no cards left", "No cards", "6", "10"} <= set(shown(between(ending)))


def test_a_declared_last_card_is_named():
    ending = judge_emptied(1, ((), (2, 3), (6,), (7, 8)), 0, LastCard(2, None), declared=True)
    assert {"Mei wins", "Mei declared 2"} <= set(shown(between(ending)))


def test_several_winners_are_counted_and_a_round_without_one_says_so():
    shared = judge_accusation(1, ((2, 8), (2, 9), (5,), (5,)), by=0, accused=1)
    nobody = judge_accusation(1, ((3, 3), (3, 9), (3,), (3, 4)), by=0, accused=1)
    assert "2 winners" in shown(between(shared)) and "No one wins" in shown(between(nobody))


def test_the_end_of_the_game_names_its_winner():
    ending = judge_accusation(2, ((5, 9), (2, 3), (6,), (7, 8)), by=0, accused=1)
    over = between(ending, step="over", won=(3, 1, 2, 0))
    assert "Mei wins the game" in shown(over)
    assert alt_lines(over)[-1] == "With three rounds, Mei wins the game!"


def test_the_table_is_shown_again_once_the_next_round_is_under_way():
    ending = judge_accusation(1, ((5, 9), (2, 3), (6,), (7, 8)), by=0, accused=1)
    for under_way in (
        {"order": PlacedOrder(3, 1)},
        {"step": "give"},
        {"transfers": (Transfer("given", 0, 1),)},
    ):
        assert "Mei accused Ken" not in shown(view(ending=ending, **under_way))


def test_a_hand_of_any_size_is_shown_whole():
    for size in (1, 6, 7, 16, 23, 40):
        hand = tuple(sorted(1 + card % 10 for card in range(size)))
        own = view(seat=0, hands=(hand, *sized(1, 1, 1)), transfers=())
        numbers = [int(text) for text in texts(PAINT.hand(own, NAMES, SAY).svg) if text.isdigit()]
        assert numbers == list(hand)


def test_a_hand_lists_cards_given_received_and_discarded():
    own = view(
        seat=0,
        hands=((3, 9), *sized(7, 5, 12)),
        transfers=(Transfer("passed", 0, 3), Transfer("obeyed", 1, 2), Transfer("given", 1, 0)),
        given=(((7, 3),), (BLANK, BLANK), (), ()),
        taken=(((4, 1),), (), (BLANK,), (BLANK,)),
        discards=((4, 5), (), (), ()),
    )
    assert PAINT.hand(own, NAMES, SAY).alt.split("\n") == [
        "Your hand: 3, 9; 12 points.",
        "You gave 7 to Rin.",
        "You received 4 from Ken.",
        "You discarded 4, 5.",
    ]
    assert {"You gave", "Rin", "You received", "Ken"} <= set(texts(PAINT.hand(own, NAMES, SAY).svg))


def test_an_empty_hand_says_so():
    own = view(seat=1, hands=sized(6, 0, 5, 12), step="word", transfers=())
    assert PAINT.hand(own, NAMES, SAY).alt == "Your hand is empty."
