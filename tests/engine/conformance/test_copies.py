"""A copied, replayed or reloaded match is the same match."""

from msgspec.json import decode, encode

from engine import Match
from tests.engine.conformance.variants import Variant, every_variant, random_play

REPLAY_INTERVAL = 7
"""Number of moves between two replayed positions. A replay takes as long as all moves before it."""


@every_variant
def test_a_record_replays_to_the_same_match(variant: Variant):
    match = variant.start("replay")
    for _ in random_play(match, "replay"):
        if match.ply % REPLAY_INTERVAL == 0:
            assert Match.replay(match.record()) == match
    assert Match.replay(match.record()) == match


@every_variant
def test_a_dump_loads_as_the_same_match_at_every_move(variant: Variant):
    match = variant.start("load")
    for _ in random_play(match, "load"):
        dumped = match.dumped()
        loaded = Match.load(decode(dumped))
        assert loaded == match
        assert loaded.dumped() == dumped
    assert Match.load(match.dump()) == match


@every_variant
def test_a_loaded_match_continues_like_the_original(variant: Variant):
    """Every move is played on the dump of the previous position, as after a restart."""
    match = variant.start("go on")
    loaded = match.copy()
    for seat, move in random_play(match, "go on"):
        loaded = Match.load(decode(loaded.dumped()))
        loaded.play(seat, str(move))
    assert loaded == match


@every_variant
def test_a_copy_is_equal_and_independent(variant: Variant):
    match = variant.start("copy")
    for seat, move in random_play(match, "copy"):
        before = match.copy()
        after = match.copy()
        after.play(seat, move)
        assert match == before
        assert match != after


@every_variant
def test_record_dump_and_views_are_json(variant: Variant):
    """For dumps, the tests above check this after every move."""
    match = variant.start("json")
    for _ in random_play(match, "json"):
        assert decode(encode(match.record())) == match.record()
        for seat in (*range(variant.seats), None):
            assert encode([match.view(seat), match.log(seat)])
    assert decode(encode(match.dump())) == match.dump() == decode(match.dumped())


@every_variant
def test_a_match_depends_on_its_seed(variant: Variant):
    assert variant.start("same") == variant.start("same")
    states = {encode(variant.start(str(seed)).dump()["state"]) for seed in range(10)}
    assert len(states) == 10


@every_variant
def test_the_last_move_can_be_undone_if_it_revealed_nothing(variant: Variant):
    for seed in ("u", "v", "w"):
        match = variant.start(seed)
        for seat, move in random_play(match, seed, most=60):
            after = match.copy()
            opens = any(event.reveals for event in after.play(seat, move))
            assert after.undoable == (None if opens else seat)
            if not opens:
                assert after.take_back() == match
