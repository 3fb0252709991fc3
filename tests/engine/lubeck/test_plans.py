"""Plans: moves that players leave for their next turn."""

from engine import Action, Choose, Match
from engine.lubeck.moves import Take
from tests.engine.lubeck.positions import table
from tests.engine.notation import play


def planned(match: Match, seat: int) -> dict[str, tuple[object, ...]]:
    return {action.verb: action.parts for action in match.plans(seat)}


def test_a_remaining_package_may_be_planned_before_choosing():
    match = table("", "", "", step="take", packages=["riga 3", "", "visby 1, visby 2"])
    assert match.plans(2) == (Action("take", (Choose("package", (1, 3)),)),)
    assert match.plan(2, "take 3") == Take(3) and match.plan(2, "take 2") is None


def test_actions_may_be_planned_after_choosing():
    match = table(
        "", "riga 3, riga 3, double visby, start visby | pirates, transfer", "", ships=["danzig 1", "lost"]
    )
    new_or = Choose("ship", ("new", 1, 3, 4))
    ships = Choose("ship", (1, 3, 4))
    assert planned(match, 1) == {
        "embark": (new_or,),
        "sell": (Choose("card", ("riga 3",)), ships),
        "double": (Choose("city", ("visby",)), ships),
        "start": (Choose("city", ("visby",)), new_or),
    }


def test_passing_may_be_planned_with_3_or_fewer_cards():
    """With more cards, passing stays impossible until the player's turn."""
    match = table("", "riga 3, riga 4, visby 1", "riga 2, riga 3, visby 2, visby 3")
    assert "pass" in planned(match, 1) and "pass" not in planned(match, 2)


def test_actions_may_be_planned_while_others_choose():
    match = table("", "", "riga 3", step="take", packages=["riga 2", "riga 4", "visby 1"])
    play(match, "0: take 1")
    assert "sell" in planned(match, 0) and "take" not in planned(match, 0)
    assert set(planned(match, 2)) == {"take"}


def test_a_player_who_passed_may_plan_to_stay_aboard():
    match = table("", "", "", ships=["danzig 1"], passed=[1])
    assert set(planned(match, 1)) == {"withdraw"}
    play(match, "0: pass", "2: pass")
    assert match.resolve(1, "withdraw none") is not None


def test_staying_aboard_isnt_planned_without_withdrawals():
    match = table("", "", "", ships=["danzig 1"], passed=[1], withdraw="ends")
    assert match.plans(1) == ()
    match = table("", "", "", ships=["danzig 1"], passed=[1], last_round=True)
    assert match.plans(1) == ()


def test_nothing_is_planned_while_pawns_are_withdrawn():
    match = table("", "", "", ships=["danzig 1"], passed=[1, 2])
    play(match, "0: pass")
    assert match.pending == (1,) and not match.plans(0)
