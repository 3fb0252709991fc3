"""The public surface that all games share."""

import pickle
from typing import Any, cast

import pytest

from engine import GAMES, IllegalMove, Match, Refusal
from engine.bots.tournament import play_out
from engine.core.errors import MatchOver


def finished(seed: str = "finished") -> Match:
    match = Match.start("captains_orders", 4, seed)
    for _ in play_out(match, ["random"] * 4, seed):
        pass
    return match


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (("chess", 2, "seed"), "no game chess"),
        (("captains_orders", 3, "seed"), "4-8 seats, not 3"),
        (("captains_orders", 9, "seed"), "4-8 seats, not 9"),
        (("captains_orders", 4, "seed", {"advanced": True}), "no option advanced"),
    ],
)
def test_what_cannot_be_started_is_said_plainly(arguments: Any, wrong: str):
    with pytest.raises(ValueError, match=wrong):
        Match.start(*arguments)


def test_a_match_knows_how_it_was_started():
    match = Match.start("captains_orders", 5, "known")
    assert match.game is GAMES["captains_orders"]
    assert (match.seats, match.seed, match.options, match.ply) == (5, "known", {}, 0)


def test_a_move_or_its_notation_is_played_alike():
    match = Match.start("captains_orders", 4, "alike")
    again = match.copy()
    [seat] = match.pending
    move = match.legal_moves(seat)[0]
    assert match.play(seat, move) == again.play(seat, str(move))
    assert match == again
    assert match.ply == 1


@pytest.mark.parametrize("seat", [None, 0, 3])
def test_the_latest_events_are_those_of_the_last_move_as_a_seat_may_know_them(seat: int | None):
    record = finished().record()
    match = Match.replay({**record, "moves": []})
    for mover, move in [(None, ""), *record["moves"]]:
        if mover is not None:
            match.play(mover, move)
        assert match.latest(seat) == [event for event in match.log(seat) if event.ply == match.ply]
    with pytest.raises(IllegalMove, match="no-such-seat"):
        match.latest(4)


def test_a_record_tells_all_that_it_takes_to_play_it_again():
    match = Match.start("captains_orders", 4, "a record")
    [seat] = match.pending
    match.play(seat, f"ask {(seat + 1) % 4}")
    assert match.record() == {
        "game": "captains_orders",
        "rules_version": 1,
        "seats": 4,
        "seed": "a record",
        "options": {},
        "moves": [[seat, f"ask {(seat + 1) % 4}"]],
    }


def test_a_record_is_apart_from_its_match():
    match = finished()
    match.record()["moves"].clear()
    assert match.record()["moves"]


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"rules_version": 99},
        {"rules_version": 0},
        {"seats": 3},
        {"seats": "four"},
        {"options": {"advanced": True}},
        {"moves": [[0, "order 77"]]},
        {"moves": [[9, "accuse 1"]]},
        {"moves": [["accuse 1"]]},
    ],
)
def test_a_record_that_cannot_have_been_played_is_refused(change: dict[str, Any]):
    with pytest.raises(ValueError):
        Match.replay({**finished().record(), **change})


@pytest.mark.parametrize("missing", ["game", "rules_version", "seats", "seed", "options", "moves"])
def test_a_record_must_be_whole(missing: str):
    record = finished().record()
    del record[missing]
    with pytest.raises(ValueError):
        Match.replay(record)


@pytest.mark.parametrize("change", [{"game": "chess"}, {"rules_version": 99}, {"state": {}}, {"log": [{}]}])
def test_a_dump_of_something_else_is_refused(change: dict[str, Any]):
    with pytest.raises(ValueError):
        Match.load({**finished().dump(), **change})


def test_matches_are_equal_only_if_all_of_them_is():
    match = Match.start("captains_orders", 4, "equal")
    assert match == Match.start("captains_orders", 4, "equal")
    assert match != Match.start("captains_orders", 4, "other")
    assert match != Match.start("captains_orders", 5, "equal")
    assert match != "a match"


def test_at_the_start_there_is_nothing_to_take_back():
    match = Match.start("captains_orders", 4, "start")
    assert match.undoable is None
    with pytest.raises(IllegalMove, match="nothing-to-undo"):
        match.take_back()


class NotInHand(Refusal, frozen=True):
    rank: int


def test_a_refusal_is_a_value_error_that_tells_its_code_and_details():
    refusal = IllegalMove(NotInHand(rank=7))
    assert isinstance(refusal, ValueError)
    assert (refusal.code, refusal.details, str(refusal)) == (
        "not-in-hand",
        {"rank": 7},
        "not-in-hand (rank=7)",
    )
    assert str(IllegalMove(MatchOver())) == "match-over"


def test_who_is_to_move_is_found_out_anew_where_the_state_was_changed_otherwise() -> None:
    position = Match.start("captains_orders", 4, "changed").world(0, "a world")
    [actor] = position.pending
    cast(Any, position.state).actor = other = (actor + 1) % 4
    position.changed()
    assert position.pending == (other,)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_can_be_pickled_and_goes_on_apart(game: str):
    match = Match.start(game, GAMES[game].seats[0], "pickled")
    for _ in play_out(match, ["random"] * match.seats, "pickled"):
        if match.ply >= 10:
            break
    again = pickle.loads(pickle.dumps(match))
    assert again == match
    seat = again.pending[0]
    again.play(seat, again.legal_moves(seat)[0])
    assert again != match


def test_a_refusal_can_be_pickled():
    with pytest.raises(IllegalMove) as refused:
        Match.start("fleet", 2, "pickled").play(0, "bid 1000")
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.refusal, str(again)) == (refused.value.refusal, str(refused.value))
