"""Public and hidden information, and imagined matches."""

from collections import Counter
from typing import cast

import pytest

from engine import Match
from engine.core.secrecy.visibility import BLANK
from engine.lubeck.data import Card
from tests.engine.conformance.variants import random_play
from tests.engine.lubeck.positions import cards, hand, state_of, table, view
from tests.engine.notation import play
from tests.engine.states import in_state


def unseen(match: Match, seat: int) -> tuple[Card, ...]:
    return state_of(match).players[seat].secret


def test_only_their_holder_knows_the_first_three_cards():
    match = Match.start("lubeck", 4, "deal")
    for seat in range(4):
        (dealt,) = (event for event in match.log(seat) if event.code == "dealt")
        assert dealt.facts["seat"] == seat and dealt.is_whole
        assert ", ".join(map(str, cast("tuple[str, ...]", dealt.facts["cards"]))) == hand(match, seat)
    assert not any(event.code == "dealt" for event in match.log(None))


def test_a_view_shows_the_own_hand_and_the_sizes_of_others():
    match = table("riga 3 | pirates", "visby 1", "| visby 2, visby 3")
    assert view(match, 0).hand == cards("riga 3, pirates")
    assert view(match, None).hand == ()
    assert [player.size for player in view(match, 0).players] == [2, 1, 2]
    assert view(match, 0).players[2].secret == (BLANK,) * 2


def test_a_view_shows_the_cards_that_everyone_saw_being_taken():
    match = table("riga 3 | pirates", "visby 1", "| visby 2, visby 3")
    for viewer in (0, 1, None):
        known = [player.known for player in view(match, viewer).players]
        assert known == [cards("riga 3"), cards("visby 1"), ()]


def test_discards_are_public():
    match = table("riga 2, riga 3", "", "", ships=["danzig 0"], passed=[1, 2], pile=58)
    play(match, "0: sell riga 3 on 1", "0: sell riga 2 on 1")
    assert view(match, 1).discards == cards("riga 3, riga 2")


@pytest.mark.parametrize(("line", "reveals"), [("sell riga 3 on 1", False), ("sell riga 2 on 1", True)])
def test_playing_an_unseen_card_cant_be_undone(line: str, reveals: bool):
    match = table("riga 3 | riga 2", "| visby 1", "", ships=["danzig 0"])
    events = play(match, f"0: {line}")
    assert any(event.reveals for event in events) == reveals
    assert match.undoable == (None if reveals else 0)


def test_a_discard_cant_be_undone_while_unseen_cards_are_held():
    """A discard shows that none of the unseen cards could be played."""
    match = table("riga 3, riga 4, visby 1 | brugge 6", "| visby 1", "")
    play(match, "0: discard riga 3")
    assert match.undoable is None
    match = table("riga 3, riga 4, visby 1, brugge 6", "| visby 1", "")
    play(match, "0: discard riga 3")
    assert match.undoable == 0


def test_of_equal_cards_the_seen_one_is_played_first():
    match = table("riga 3 | riga 3", "| visby 1", "", ships=["danzig 0"])
    events = play(match, "0: sell riga 3 on 1")
    assert not any(event.reveals for event in events)
    assert unseen(match, 0) == cards("riga 3")


def test_imagined_worlds_keep_seen_cards_and_vary_unseen_ones():
    match = table("riga 3 | pirates", "visby 1 | visby 2, reval 6", "", ships=["danzig 0"])
    worlds = [match.imagine(0, str(number)) for number in range(50)]
    assert {hand(world, 0) for world in worlds} == {"riga 3, pirates"}
    assert all("visby 1" in hand(world, 1) for world in worlds)
    assert len({unseen(world, 1) for world in worlds}) > 40
    assert not any(Card("pirates") in unseen(world, 1) for world in worlds)
    assert len({state_of(world).pile for world in worlds}) == 50


def test_a_forced_discard_rules_out_playable_cards():
    """With a ship in Lübeck, none of the unseen cards fits a city that the ship can reach."""
    match = table("", "visby 1, brugge 4 | danzig 3, brugge 6", "", ships=["riga 1 1"], actor=1)
    play(match, "1: discard brugge 4")
    ruled_out = set(state_of(match).players[1].ruled_out)
    assert ruled_out == set(cards("riga 2, riga 3, riga 4, double riga, reval 4, reval 5, reval 6, pirates"))
    for number in range(60):
        for seat in (0, 2, None):
            assert not set(unseen(match.imagine(seat, str(number)), 1)) & ruled_out


def test_ruled_out_cards_are_forgotten_without_unseen_cards():
    match = table("", "visby 1, visby 2, visby 3 | danzig 3", "", ships=["riga 1 1"], actor=1, passed=[0, 2])
    play(match, "1: discard danzig 3")
    assert state_of(match).players[1].ruled_out == ()


def test_fully_known_cards_are_imagined_truthfully():
    """One of two unseen cards could have been played, so the player who discarded has the other."""
    match = table("| riga 3", "visby 1, visby 2, visby 3 | danzig 3", "", ships=["riga 1 1"], actor=1, pile=0)
    play(match, "1: discard visby 3")
    for number in range(20):
        world = match.imagine(2, str(number))
        assert (unseen(world, 0), unseen(world, 1)) == (cards("riga 3"), cards("danzig 3"))


def test_all_possible_worlds_are_equally_likely():
    """Seat 3 can hold only the cards it holds, seat 2 three of four cards, and seat 1 the rest."""
    of_1, of_2, of_3 = "visby 1, visby 2, visby 3", "danzig 2, danzig 3, danzig 4", "riga 2, riga 3, riga 4"
    match = table("", f"| {of_1}", f"| {of_2}", f"| {of_3}", pile=0)
    state = state_of(match)
    state.change_player(2, ruled_out=cards(f"visby 2, visby 3, {of_3}"))
    state.change_player(3, ruled_out=cards(f"{of_1}, {of_2}"))
    match = in_state(match, state)
    dealt = Counter(unseen(match.imagine(0, str(number)), 2) for number in range(400))
    four = set(cards(f"visby 1, {of_2}"))
    assert {frozenset(four - set(hand)) for hand in dealt} == {frozenset([card]) for card in four}
    assert all(60 < times < 140 for times in dealt.values())


@pytest.mark.parametrize("seats", [3, 5])
def test_an_imagined_story_deals_the_played_and_held_cards(seats: int):
    match = Match.start("lubeck", seats, "story")
    for _ in random_play(match, "story", most=120):
        if match.ply % 10:
            continue
        for seat in (0, seats - 1, None):
            world = match.imagine(seat, str(match.ply))
            dealt = {
                event["seat"]: Counter(event["cards"])
                for event in world.dump()["log"]
                if event["code"] == "dealt"
            }
            for each in range(seats):
                held = Counter(map(str, unseen(world, each)))
                assert held <= dealt[each] and dealt[each].total() == 3
                truly = match.dump()["log"][each]["cards"]
                shown = Counter(truly) - Counter(map(str, unseen(match, each)))
                assert dealt[each] == held + shown
