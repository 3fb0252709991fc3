"""What a turn is, and the decisions that others owe within it."""

from tests.engine.captains_orders.positions import hand, position, view
from tests.engine.notation import codes, legal, play, refused


def test_without_an_order_a_turn_is_order_pass_ask_or_accuse():
    """Rules: "A turn without an order on the table: exactly one of" order, pass, ask and accuse."""
    match = position([3, 7, 7], [5], [5], [5])
    assert legal(match, 0) == [
        *("order 3", "order 7"),
        *("pass 3 to 1", "pass 3 to 2", "pass 3 to 3", "pass 7 to 1", "pass 7 to 2", "pass 7 to 3"),
        *("ask 1", "ask 2", "ask 3"),
        *("accuse 1", "accuse 2", "accuse 3"),
    ]


def test_order_puts_a_hand_card_face_up_as_the_players_order():
    """Rules: "order: a hand card face up on the table; it is mine"."""
    match = position([3, 7, 7], [5], [5], [5])
    events = play(match, "0: order 7")
    order = view(match).order
    assert order and (order.rank, order.owner) == (7, 0)
    assert hand(match, 0) == (3, 7)
    assert codes(events) == ["ordered"]
    assert match.pending == (1,)


def test_pass_gives_a_card_and_its_receiver_discards_one():
    """Rules: "pass: a hand card, unseen, to another player, who then discards one card of theirs, unseen"."""
    match = position([3, 7], [5, 9], [5], [5])
    play(match, "0: pass 7 to 1")
    assert hand(match, 0) == (3,)
    assert hand(match, 1) == (5, 7, 9)
    assert match.pending == (1,)
    assert legal(match, 1) == ["discard 5", "discard 7", "discard 9"]
    play(match, "1: discard 9")
    assert hand(match, 1) == (5, 7)
    assert match.pending == (1,)
    assert "order 5" in legal(match, 1)


def test_the_received_card_may_be_discarded_too():
    """Rules: "then discards one card of theirs, unseen (the received one too, if they like)"."""
    match = position([3, 7], [5, 9], [5], [5])
    play(match, "0: pass 7 to 1", "1: discard 7")
    assert hand(match, 1) == (5, 9)


def test_the_turn_after_a_discard_is_left_of_the_passing_player():
    match = position([3, 7], [5, 9], [5, 9], [5, 9])
    play(match, "0: pass 7 to 3")
    assert match.pending == (3,)
    assert view(match).turn == 0
    play(match, "3: discard 5")
    assert match.pending == (1,)


def test_ask_gives_a_card_of_the_asked_players_choice_before_a_discard():
    """Rules: "ask: another player chooses a card of theirs and gives it to me unseen; then I discard one,
    unseen"."""
    match = position([3, 7], [5, 9], [4, 6], [5])
    play(match, "0: ask 2")
    assert match.pending == (2,)
    assert legal(match, 2) == ["give 4", "give 6"]
    play(match, "2: give 6")
    assert hand(match, 2) == (4,)
    assert hand(match, 0) == (3, 6, 7)
    assert match.pending == (0,)
    assert legal(match, 0) == ["discard 3", "discard 6", "discard 7"]
    play(match, "0: discard 3")
    assert hand(match, 0) == (6, 7)
    assert match.pending == (1,)


def test_giving_the_only_card_is_played_by_the_engine():
    """Rules: "giving one's only card when asked is played by the engine (everybody sees that there is but
    one)"."""
    match = position([3, 7], [5, 9], [4], [5])
    events = play(match, "0: ask 2")
    assert codes(events) == ["asked", "gave", "emptied"]
    assert hand(match, 0) == (3, 4, 7)
    assert match.pending == (2,)
    assert legal(match, 2) == ["declare", "silent"]


def test_giving_one_of_two_equal_cards_is_still_asked():
    """If only the player's hidden cards force an answer, the player is asked all the same."""
    match = position([3, 7], [5, 9], [4, 4], [5])
    play(match, "0: ask 2")
    assert match.pending == (2,)
    assert legal(match, 2) == ["give 4"]


def test_under_another_players_order_a_turn_is_obey_new_order_or_accuse():
    """Rules: "A turn with another's order of rank r on the table: exactly one of" obey, new order and
    accuse."""
    match = position([3, 5, 7], [5], [5], [5], order=(5, 2))
    assert legal(match, 0) == ["obey 5", "obey 7", "order 3", "accuse 1", "accuse 2", "accuse 3"]


def test_obey_gives_a_card_of_at_least_the_orders_rank_to_its_owner():
    """Rules: "obey: a hand card of rank >= r, unseen, to the owner"."""
    match = position([3, 5, 7], [5], [5], [5], order=(5, 2))
    play(match, "0: obey 5")
    assert hand(match, 0) == (3, 7)
    assert hand(match, 2) == (5, 5)
    assert refused(position([4, 5], [5], [5], [5], order=(5, 2)), "0: obey 4").code == "below-order"


def test_the_obeyed_player_discards_nothing_and_the_order_stays():
    """Rules: "a hand card of rank >= r, unseen, to the owner, who discards nothing"."""
    match = position([3, 5, 7], [5], [5], [5], order=(5, 2))
    play(match, "0: obey 7")
    assert match.pending == (1,)
    order = view(match).order
    assert order and (order.rank, order.owner) == (5, 2)


def test_a_new_order_is_lower_and_the_old_one_is_discarded():
    """Rules: "new order: a hand card of rank < r becomes the order and is mine; the old one is discarded"."""
    match = position([3, 5, 7], [5], [5], [5], order=(5, 2))
    events = play(match, "0: order 3")
    order = view(match).order
    assert order and (order.rank, order.owner) == (3, 0)
    assert [(old.rank, old.owner) for old in view(match).former_orders] == [(5, 2)]
    assert codes(events) == ["reordered"]
    assert match.pending == (1,)


def test_an_equal_card_cant_be_a_new_order():
    """Rules: "a hand card of rank < r becomes the order and is mine"."""
    match = position([5, 7], [5], [5], [5], order=(5, 2))
    assert refused(match, "0: order 5").code == "not-below-order"


def test_the_players_own_order_is_discarded_and_the_turn_passes_on():
    """Rules: "A turn with my own order still there: it is discarded and the turn passes on; nothing else may
    be done"."""
    match = position([3, 6], [7, 8], [7, 8], [7, 8])
    events = play(match, "0: order 6", "1: obey 7", "2: obey 7", "3: obey 7")
    assert codes(events) == ["obeyed", "order-discarded"]
    assert view(match).order is None
    assert [(old.rank, old.owner) for old in view(match).former_orders] == [(6, 0)]
    assert match.pending == (1,)
    assert "ask 0" in legal(match, 1)
    assert refused(match, "0: ask 1").code == "not-your-turn"


def test_a_new_orders_owner_discards_it_on_their_next_turn():
    match = position([3, 6], [7, 8], [2, 8], [7, 8])
    play(match, "0: order 6", "1: obey 7", "2: order 2", "3: obey 7", "0: obey 3")
    assert match.pending == (1,)
    assert refused(match, "1: ask 0").code == "order-stands"
    events = play(match, "1: obey 8")
    assert "emptied" in codes(events)


def test_players_cant_skip_their_turn():
    """Rules: "Nobody may pass their turn otherwise." "There is always a legal move"."""
    match = position([3, 6], [7, 8], [2, 8], [7, 8])
    assert refused(match, "0: pass").code == "not-a-move"
    assert refused(match, "0: skip").code == "not-a-move"
    assert legal(match, 0)


def test_an_off_turn_decision_comes_before_the_turn():
    match = position([3, 7], [5, 9], [4, 6], [5])
    play(match, "0: pass 7 to 1")
    assert refused(match, "1: accuse 0").code == "owes-discard"
    assert refused(match, "0: accuse 1").code == "not-your-turn"
    play(match, "1: discard 5")
    play(match, "1: ask 2")
    assert refused(match, "2: accuse 1").code == "owes-card"
    assert refused(match, "2: discard 4").code == "owes-card"
    play(match, "2: give 4", "1: discard 4", "2: order 6")
    assert refused(match, "2: accuse 1").code == "owes-word"
