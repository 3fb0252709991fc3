"""Set-up, packages, and an empty pile."""

from collections import Counter

import pytest

from engine import Match
from tests.engine.conformance.variants import random_play
from tests.engine.lubeck.positions import hand, state_of, table, until, view
from tests.engine.notation import codes, facts, play
from tests.engine.states import altered, log_of

seats_3_to_5 = pytest.mark.parametrize("seats", [3, 4, 5])

EVERY = pytest.mark.parametrize(
    ("seats", "in_park", "laid", "first", "later", "reshuffling"),
    [(3, 4, 5, 19, 8, 7), (4, 5, 6, 24, 10, 5), (5, 6, 7, 29, 12, 4)],
)


@EVERY
def test_the_set_up_follows_the_rules(
    seats: int, in_park: int, laid: int, first: int, later: int, reshuffling: int
):
    """Rules: 4, 5 or 6 ships in the park, two pawns and 3 hidden cards for each player. Scores begin at 0."""
    match = Match.start("lubeck", seats, "set-up")
    now = view(match)
    assert [ship.at for ship in now.ships] == ["park"] * in_park
    assert [ship.number for ship in now.ships] == list(range(1, in_park + 1))
    assert now.scores == (0,) * seats
    assert [(now.stock(seat), player.size) for seat, player in enumerate(now.players)] == [(2, 3)] * seats
    assert now.round == 1 and now.step == "take" and now.actor == now.compass
    dealt = [event for event in log_of(match) if event.code == "dealt"]
    assert all(
        event.tells(seat) == (place == seat) for place, event in enumerate(dealt) for seat in range(seats)
    )


@seats_3_to_5
def test_the_compass_goes_to_a_random_seat(seats: int):
    starts = {view(Match.start("lubeck", seats, str(seed))).compass for seed in range(60)}
    assert starts == set(range(seats))


@EVERY
def test_the_first_round_uses_two_cards_per_package(
    seats: int, in_park: int, laid: int, first: int, later: int, reshuffling: int
):
    """Rules: 5, 6 or 7 packages with 3, 4 or 5 players. "First round: two cards each, face up." The round
    uses 19, 24 or 29 cards."""
    match = Match.start("lubeck", seats, "first")
    assert [len(package) for package in view(match).packages] == [2] * laid
    assert len(view(match).pile) == 60 - first


@EVERY
def test_later_rounds_use_a_fixed_number_of_cards(
    seats: int, in_park: int, laid: int, first: int, later: int, reshuffling: int
):
    """Rules: a later round uses 8, 10 or 12 cards. "The first reshuffle falls in the layout of round 7 / 5 /
    4." """
    for seed in ("a", "b"):
        match = Match.start("lubeck", seats, seed)
        for _ in random_play(match, seed):
            pass
        laid_out = [event.facts["number"] for event in match.log(None) if event.code == "laid-out"]
        assert laid_out == [2 * laid] + [later] * (len(laid_out) - 1)
        begun, reshuffled = 0, list[tuple[int, int]]()
        for event in match.log(None):
            begun += event.code == "round-began"
            if event.code == "reshuffled":
                reshuffled.append((int(str(event.facts["number"])), begun))
        assert reshuffled[0] == (1, reshuffling)


def test_the_example_of_a_layout():
    """The source's example with 3 players: of 5 packages, 2 remain.

    Three cards are laid beside them, then one on each, which makes 2 packages of 3 cards and 3 of 2.
    """
    match = Match.start("lubeck", 3, "example")
    for number in (2, 3, 5):
        match.play(match.pending[0], f"take {number}")
    kept = view(match).packages
    assert list(map(len, kept)) == [2, 0, 0, 2, 0]
    until(match, "laid-out")
    now = view(match).packages
    assert list(map(len, now)) == [3, 2, 2, 3, 2]
    assert now[0][:2] == kept[0] and now[3][:2] == kept[3]


def test_cards_are_laid_on_empty_places_first_then_on_all():
    match = table("", "", "", step="withdraw", packages=["riga 3, riga 4", "", "", "visby 1, visby 3", ""])
    match = altered(match, waiting=(0,), step="withdraw")
    pile = state_of(match).pile
    events = play(match, "0: withdraw none")
    now = view(match).packages
    assert [package[-1] for package in now] == list(pile[3:8])
    assert [now[place][0] for place in (1, 2, 4)] == list(pile[:3])
    assert facts(events, "laid-out")["cards"] == tuple(map(str, pile[:8]))


def at_the_end_of_a_round(seats: int, pile: int, piles: int) -> Match:
    """A match in which all players except seat 0 have passed, and two packages are left."""
    return table(
        *[""] * seats,
        packages=["stettin 1, stettin 2", "visby 1, visby 2"],
        pile=pile,
        piles=piles,
        passed=range(1, seats),
    )


@pytest.mark.parametrize(("seats", "lacking"), [(3, 8), (4, 10), (5, 12)])
def test_the_first_reshuffle(seats: int, lacking: int):
    """Rules: "When the pile runs out (its last card is laid) the first time, the shuffled discards become the
    pile when a card is next needed"."""
    match = at_the_end_of_a_round(seats, 3, 1)
    discarded = len(view(match).discards)
    events = play(match, "0: pass")
    assert codes(events)[-3:] == ["round-began", "reshuffled", "laid-out"]
    assert facts(events, "reshuffled") == {"number": 1, "cards": discarded}
    now = view(match)
    assert now.piles == 2 and not now.last_round and now.discards == ()
    assert len(now.pile) == discarded - (lacking - 3)


@pytest.mark.parametrize(("seats", "needed"), [(3, 8), (4, 10), (5, 12)])
def test_a_first_pile_may_run_out_with_the_last_card_of_a_layout(seats: int, needed: int):
    """The discards aren't shuffled before a card is needed."""
    match = at_the_end_of_a_round(seats, needed, 1)
    events = play(match, "0: pass")
    assert "reshuffled" not in codes(events)
    now = view(match)
    assert (len(now.pile), now.piles, now.last_round) == (0, 1, False) and now.discards
    events = until(match, "laid-out")
    assert facts(events, "reshuffled")["number"] == 1


@pytest.mark.parametrize(("seats", "needed"), [(3, 8), (4, 10), (5, 12)])
def test_the_last_round_may_have_a_complete_layout(seats: int, needed: int):
    """Rules: "When that second pile runs out, the round being laid out is the last"."""
    match = at_the_end_of_a_round(seats, needed, 2)
    discards = view(match).discards
    events = play(match, "0: pass")
    assert codes(events)[-2:] == ["laid-out", "last-round"]
    now = view(match)
    assert (len(now.pile), now.piles, now.last_round) == (0, 2, True)
    assert now.discards == discards


@pytest.mark.parametrize(("seats", "needed"), [(3, 8), (4, 10), (5, 12)])
def test_the_last_round_may_have_an_incomplete_layout(seats: int, needed: int):
    """Rules: "if its layout is incomplete, the discards are shuffled once more for it, the rest is
    unused"."""
    match = at_the_end_of_a_round(seats, 5, 2)
    discarded = len(view(match).discards)
    events = play(match, "0: pass")
    assert codes(events)[-4:] == ["round-began", "reshuffled", "laid-out", "last-round"]
    assert facts(events, "reshuffled") == {"number": 2, "cards": discarded}
    now = view(match)
    assert (now.piles, now.last_round, now.discards) == (3, True, ())
    assert len(now.pile) == discarded - (needed - 5)
    assert all(len(package) >= 2 for package in now.packages)
    left = len(now.pile)
    until(match, "match-ended")
    assert len(view(match).pile) == left and match.pending == ()
    assert view(match).round == 2


@seats_3_to_5
def test_a_second_pile_with_one_card_too_many_is_not_the_last_round(seats: int):
    match = at_the_end_of_a_round(seats, {3: 9, 4: 11, 5: 13}[seats], 2)
    play(match, "0: pass")
    assert not view(match).last_round and len(view(match).pile) == 1


@seats_3_to_5
def test_a_whole_match_has_its_two_reshuffles_and_one_last_round(seats: int):
    """The second reshuffle occurs only if the last layout is incomplete."""
    seen: set[tuple[int, ...]] = set()
    for seed in range(12):
        match = Match.start("lubeck", seats, f"whole {seed}")
        for _ in random_play(match, f"whole {seed}"):
            pass
        log = match.log(None)
        numbers = tuple(int(str(event.facts["number"])) for event in log if event.code == "reshuffled")
        seen.add(numbers)
        last = [event.facts["round"] for event in log if event.code == "last-round"]
        assert last == [view(match).round] and view(match).piles == 1 + len(numbers)
    assert seen <= {(1,), (1, 2)} and (1, 2) in seen


def test_packages_are_places_numbered_from_1():
    match = Match.start("lubeck", 3, "places")
    before = view(match).packages
    seat = match.pending[0]
    held = Counter(hand(match, seat).split(", "))
    play(match, f"{seat}: take 4")
    assert view(match).packages == (*before[:3], (), before[4])
    assert Counter(hand(match, seat).split(", ")) == held + Counter(map(str, before[3]))
