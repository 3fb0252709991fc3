"""The players' questions, previews, and reasons of disabled choices."""

from engine import Choose, Disabled, Match
from engine.lubeck.questions import ParkEmpty
from engine.lubeck.reach import NoShipNear
from tests.engine.lubeck.positions import cards, disabled, hand, previewed, table, view
from tests.engine.notation import asked, play


def verbs(match: Match, seat: int) -> list[str]:
    return [action.verb for action in asked(match, seat).actions]


def test_a_package_is_previewed_with_its_cards_and_hand_size():
    match = table("riga 3 | pirates", "", "", step="take", packages=["visby 1", "transfer, riga 2"])
    question = asked(match, 0)
    assert (question.code, question.facts) == ("take", {"hand": 2})
    assert [part.among for part in question.actions[0].parts if isinstance(part, Choose)] == [(1, 2)]
    facts = {"cards": ("riga 2", "transfer"), "number": 2, "hand": 4, "over": 1}
    assert previewed(match, 0, "take 2") == ("package", facts)
    assert previewed(match, 0, "take 1")[1]["over"] == 0


def test_the_first_player_is_chosen_among_seats():
    match = table("", "", "", step="first", actor=2)
    question = asked(match, 2)
    assert (question.code, question.facts) == ("first", {})
    assert question.actions[0].parts == (Choose("seat", (0, 1, 2)),)


def test_the_question_with_3_or_fewer_cards():
    match = table("riga 3", "", "", ships=["danzig 0"])
    question = asked(match, 0)
    assert (question.code, question.facts) == ("act", {"hand": 1})
    assert verbs(match, 0) == ["embark", "sell", "pass"]


def test_the_question_with_more_than_3_cards_and_one_playable():
    match = table("riga 3, visby 1, visby 2, visby 3, brugge 4", "", "", ships=["danzig 0"])
    question = asked(match, 0)
    assert (question.code, question.facts) == ("act-laden", {"hand": 5, "limit": 3, "over": 2})
    assert verbs(match, 0) == ["embark", "sell"]


def test_a_discard_is_offered_with_its_cost_only_when_forced():
    match = table("riga 3, visby 1, double visby, brugge 4", "", "", ships=["bergen 0"])
    question = asked(match, 0)
    assert (question.code, question.facts) == ("discard", {"hand": 4, "limit": 3, "over": 1})
    assert verbs(match, 0) == ["discard", "embark"]
    costs = {previewed(match, 0, f"discard {card}")[1]["points"] for card in ("visby 1", "double visby")}
    assert costs == {1}
    assert previewed(match, 0, "discard brugge 4") == ("costs", {"points": 4})


def test_a_trade_card_is_previewed_by_ship_with_its_score():
    match = table("riga 3, riga 4", "", "", ships=["danzig 0 1 1", "riga 0"])
    company = {"with_seats": (1,), "others": 1}
    assert previewed(match, 0, "sell riga 3 on 1") == (
        "sails",
        {"from_city": "danzig", "city": "riga", "points": 3, "doubled": 0, **company},
    )
    alone = {"with_seats": (), "others": 0}
    assert previewed(match, 0, "sell riga 4 on 2") == (
        "stays",
        {"city": "riga", "points": 4, "doubled": 0, **alone},
    )


def test_a_trade_card_is_previewed_with_its_doubled_score():
    match = table("double riga, riga 4", "", "", ships=["riga 0"], passed=[1, 2])
    play(match, "0: double riga on 1")
    facts = previewed(match, 0, "sell riga 4 on 1")[1]
    assert (facts["points"], facts["doubled"]) == (8, 1)


def test_an_x2_card_is_previewed_with_the_cards_to_double():
    match = table("double riga, riga 2, riga 4, visby 1", "", "", ships=["danzig 0", "riga 0 2"])
    gain = {"cards": ("riga 2", "riga 4"), "number": 2, "points": 6, "earlier": 0}
    code, facts = previewed(match, 0, "double riga on 1")
    assert code == "doubles-sailing"
    assert facts == {"from_city": "danzig", "city": "riga", "with_seats": (), "others": 0, **gain}
    code, facts = previewed(match, 0, "double riga on 2")
    assert code == "doubles-there"
    assert facts == {"city": "riga", "with_seats": (2,), "others": 1, **gain}


def test_an_x2_card_is_previewed_with_the_gain_of_earlier_sales():
    match = table("double riga, riga 2, riga 4", "", "", ships=["danzig 0"], passed=[1, 2])
    play(match, "0: sell riga 4 on 1")
    facts = previewed(match, 0, "double riga on 1")[1]
    assert (facts["cards"], facts["points"], facts["earlier"]) == (("riga 2",), 2, 4)


def test_boarding_is_previewed_with_the_pawns_aboard():
    match = table("start riga", "", "", ships=["lubeck 1 2 2", "riga 0 1"])
    assert previewed(match, 0, "embark new") == ("boards-new", {"ship": 3, "city": "lubeck"})
    facts = {"ship": 1, "city": "lubeck", "with_seats": (1, 2), "others": 2}
    assert previewed(match, 0, "embark 1") == ("boards", facts)
    assert previewed(match, 0, "start riga 2")[1]["with_seats"] == (1,)
    assert previewed(match, 0, "start riga new") == ("boards-new", {"ship": 3, "city": "riga"})


def test_pirates_are_previewed_with_the_owners_of_lost_pawns():
    match = table("pirates", "", "", ships=["riga 0 1 1"])
    facts = {"city": "riga", "pawn_seats": (0, 1), "pawns": 3, "own": 1}
    assert previewed(match, 0, "pirates 1") == ("sinks", facts)


def test_a_transfer_is_previewed_with_both_ships():
    match = table("transfer", "", "", ships=["riga 0", "visby 1", "bergen 0 2"])
    facts = {"city": "riga", "to_city": "visby", "with_seats": (1,), "others": 1, "empties": 1}
    assert previewed(match, 0, "transfer 1 to 2") == ("moves", facts)
    assert previewed(match, 0, "transfer 3 to 2")[1]["empties"] == 0


def test_every_answer_except_passing_is_previewed():
    match = table("riga 3, double riga, transfer", "", "", ships=["danzig 0", "lubeck 1"])
    for action in asked(match, 0).actions:
        moves = [move for move in match.legal_moves(0) if move.verb == action.verb]
        values = [preview.values for preview in action.previews]
        assert values == ([] if action.verb == "pass" else [move.parts for move in moves])


def test_unplayable_cards_are_disabled_with_the_reason():
    match = table("riga 3, double visby, pirates, transfer, start danzig", "", "")
    reasons = {
        "riga 3": "no-pawn-aboard",
        "double visby": "no-pawn-aboard",
        "pirates": "no-ship-out",
        "transfer": "no-pawn-aboard",
    }
    assert disabled(match, 0) == reasons


def test_a_card_out_of_reach_names_the_city():
    match = table("riga 3", "", "", ships=["bergen 0"])
    (only,) = asked(match, 0).disabled
    assert only == Disabled("riga 3", NoShipNear("riga"), "card")


def test_a_start_card_without_pawn_or_ship_is_disabled():
    match = table("start riga", "", "", ships=["bergen 0 0"])
    assert disabled(match, 0) == {"start riga": "no-pawn-left"}
    match = table("start riga", "", "", ships=["bergen 1", "bergen 1", "bergen 2", "bergen 2"])
    assert disabled(match, 0) == {"start riga": "no-ship-there"}


def test_a_transfer_without_another_ship_is_disabled():
    match = table("transfer", "", "", ships=["bergen 0"])
    assert disabled(match, 0) == {"transfer": "no-other-ship"}


def test_the_view_dims_the_same_cards_while_an_action_is_owed():
    match = table("riga 3, riga 3, visby 1", "riga 4", "", ships=["lubeck 0"])
    assert view(match, 0).barred == cards("riga 3, riga 3")
    assert view(match, 1).barred == view(match, None).barred == ()


def test_equal_cards_are_disabled_once():
    match = table("riga 3, riga 3", "", "")
    assert [each.value for each in asked(match, 0).disabled] == ["riga 3"]


def test_a_new_ship_is_disabled_when_the_park_is_empty():
    match = table("", "", "", ships=["lubeck 1", "bergen 1", "bergen 2", "lost"])
    (embark, _) = asked(match, 0).actions
    assert embark.parts == (Choose("ship", (1,), (Disabled("new", ParkEmpty()),)),)


def test_withdrawals_are_one_choice():
    match = table("", "", "", ships=["riga 0", "bergen 0"], passed=[1, 2])
    play(match, "0: pass")
    question = asked(match, 0)
    assert (question.code, question.facts) == ("withdraw", {"pawns": 2})
    assert question.actions[0].parts == (Choose("ships", ("none", 1, 2, "1 2")),)


def test_nothing_needs_a_confirmation():
    """Pirates, the most drastic action, are offered with a preview instead of a confirmation."""
    match = table("pirates, riga 3", "", "", ships=["danzig 0"])
    assert not any(action.grave for action in asked(match, 0).actions)
    assert hand(match, 0) == "riga 3, pirates" and view(match).actor == 0
