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
def test_an_invalid_start_is_refused_with_a_clear_message(arguments: Any, wrong: str):
    with pytest.raises(ValueError, match=wrong):
        Match.start(*arguments)


def test_a_match_remembers_its_start():
    match = Match.start("captains_orders", 5, "known")
    assert match.game is GAMES["captains_orders"]
    assert (match.seats, match.seed, match.options, match.ply) == (5, "known", {}, 0)


def test_a_move_and_its_notation_are_equivalent():
    match = Match.start("captains_orders", 4, "alike")
    again = match.copy()
    [seat] = match.pending
    move = match.legal_moves(seat)[0]
    assert match.play(seat, move) == again.play(seat, str(move))
    assert match == again
    assert match.ply == 1


@pytest.mark.parametrize("seat", [None, 0, 3])
def test_the_latest_events_are_the_last_moves_seen_by_the_seat(seat: int | None):
    record = finished().record()
    match = Match.replay({**record, "moves": []})
    for mover, move in [(None, ""), *record["moves"]]:
        if mover is not None:
            match.play(mover, move)
        assert match.latest(seat) == [event for event in match.log(seat) if event.ply == match.ply]
    with pytest.raises(IllegalMove, match="no-such-seat"):
        match.latest(4)


def test_a_record_is_enough_to_replay_the_match():
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


def test_a_record_is_independent_of_its_match():
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
def test_an_impossible_record_is_refused(change: dict[str, Any]):
    with pytest.raises(ValueError):
        Match.replay({**finished().record(), **change})


@pytest.mark.parametrize("missing", ["game", "rules_version", "seats", "seed", "options", "moves"])
def test_an_incomplete_record_is_refused(missing: str):
    record = finished().record()
    del record[missing]
    with pytest.raises(ValueError):
        Match.replay(record)


@pytest.mark.parametrize("change", [{"game": "chess"}, {"rules_version": 99}, {"state": {}}, {"log": [{}]}])
def test_an_invalid_dump_is_refused(change: dict[str, Any]):
    with pytest.raises(ValueError):
        Match.load({**finished().dump(), **change})


def test_matches_are_equal_only_if_every_part_is():
    match = Match.start("captains_orders", 4, "equal")
    assert match == Match.start("captains_orders", 4, "equal")
    assert match != Match.start("captains_orders", 4, "other")
    assert match != Match.start("captains_orders", 5, "equal")
    assert match != "a match"


def test_nothing_can_be_undone_at_the_start():
    match = Match.start("captains_orders", 4, "start")
    assert match.undoable is None
    with pytest.raises(IllegalMove, match="nothing-to-undo"):
        match.take_back()


class NotInHand(Refusal, frozen=True):
    rank: int


def test_a_refusal_is_a_value_error_with_code_and_details():
    refusal = IllegalMove(NotInHand(rank=7))
    assert isinstance(refusal, ValueError)
    assert (refusal.code, refusal.details, str(refusal)) == (
        "not-in-hand",
        {"rank": 7},
        "not-in-hand (rank=7)",
    )
    assert str(IllegalMove(MatchOver())) == "match-over"


def test_seats_to_move_are_recomputed_after_a_direct_state_change() -> None:
    position = Match.start("captains_orders", 4, "changed").world(0, "a world")
    [actor] = position.pending
    cast("Any", position.state).actor = other = (actor + 1) % 4
    position.changed()
    assert position.pending == (other,)


@pytest.mark.parametrize("game", GAMES)
def test_a_pickled_match_continues_independently(game: str):
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
