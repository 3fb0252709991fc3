"""Imagination deals everything again that a seat can't know, and keeps what it knows."""

from collections import Counter
from importlib import import_module
from itertools import chain
from typing import Any

import pytest

from engine import Match
from engine.bots.levels import choose
from engine.core.errors import NoWorldFound
from engine.fleet import events
from engine.fleet.data import BOATS, LICENCES, MONEY, boat_deck, licence_deck
from tests.engine.conformance.recorded import CLEVER, recorded, variant
from tests.engine.conformance.variants import random_play
from tests.engine.fleet.exact import likelihoods, world_of
from tests.engine.fleet.positions import state
from tests.engine.notation import play, worlds
from tests.engine.states import altered, log_of

imagining = import_module("engine.fleet.imagine")  # The package has a function of the module's name.


def played(seats: int, seed: str, most: int, level: str = "random") -> Match:
    match = Match.start("fleet", seats, seed)
    if level == "random":
        for _ in random_play(match, seed, most=most):
            pass
        return match
    while match.pending and match.ply < most:
        seat = match.pending[0]
        match.play(seat, choose(match, seat, level, seed))
    return match


def hands(match: Match) -> tuple[tuple[str, ...], ...]:
    return tuple(player.hand for player in state(match).players)


def assert_conserved(match: Match) -> None:
    """All 96 cards and 26 licences are somewhere."""
    now = state(match)
    boats = [boat for player in now.players for boat in player.boats]
    cards = [*chain(*(player.hand for player in now.players)), *(boat.kind for boat in boats)]
    cards += [boat.captain for boat in boats if boat.captain]
    assert Counter([*now.pile, *now.discards, *cards]) == Counter(boat_deck())
    licences = [*chain(*(player.licences for player in now.players)), *([now.lot.licence] if now.lot else [])]
    apart = [*now.licence_pile, *now.display, *now.gone, *now.removed]
    assert Counter([*licences, *apart]) == Counter(licence_deck(*LICENCES))


def test_at_the_start_only_the_piles_are_unknown():
    """At the start, everyone holds one card of each kind."""
    match = Match.start("fleet", 4, "start")
    for world in worlds(match, 0, 40):
        assert hands(world) == hands(match)
    assert len({state(world).pile for world in worlds(match, 0, 40)}) == 40
    assert len({state(world).licence_pile for world in worlds(match, 0, 40)}) == 40


def test_hands_and_captains_of_others_vary():
    match = played(4, "vary", 130, "clever")
    assert match.pending
    imagined = worlds(match, 1, 40)
    for other in (0, 2, 3):
        assert len({hands(world)[other] for world in imagined}) >= 4
    captains = {
        tuple(boat.captain for player in state(world).players for boat in player.boats) for world in imagined
    }
    assert len(captains) > 10


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
@pytest.mark.parametrize("level", ["random", "clever"])
def test_imagined_worlds_conserve_all_cards(seed: str, level: str):
    for most in (30, 80, 130):
        match = played(3, seed, most, level)
        if match.pending:
            for seat in (0, 1, None):
                for world in worlds(match, seat, 4):
                    assert_conserved(world)


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e"])
def test_an_imagined_story_is_a_possible_play(seed: str):
    """Replay the log with the cards of an imagined world.

    The log must never show a card that wasn't held, a bid that wasn't covered, or more cards of a kind than
    exist. It must end with the world's hands.
    """
    match = played(3, seed, 170, "clever" if seed < "d" else "random")
    for seat in (0, None):
        for world in worlds(match, seat, 6):
            story = Story(world)
            assert story.hands == list(map(Counter, hands(world)))


def test_a_bid_that_hardly_any_hand_covers_is_covered(monkeypatch: pytest.MonkeyPatch):
    match, deal, worth = played(2, "a", 60, "clever"), imagining.Memory._deal, 15

    def claim_and_deal(memory: Any) -> None:
        memory._trails[1].claims.append((match.ply * 9, worth))
        deal(memory)

    monkeypatch.setattr(imagining.Memory, "_deal", claim_and_deal)
    monkeypatch.setattr(imagining, "MAX_PICKS", 500)
    for world in worlds(match, 0, 10):
        assert sum(MONEY[card] for card in state(world).players[1].hand) >= worth
        assert_conserved(world)
        assert Story(world).hands == list(map(Counter, hands(world)))
    monkeypatch.setattr(imagining, "MAX_REPAIRS", 0)
    with pytest.raises(NoWorldFound):  # The pick that covers it is that rare.
        worlds(match, 0, 1)


class Story:
    """The cards in the log of a match, including hidden ones."""

    def __init__(self, match: Match) -> None:
        self.hands = [Counter(list(BOATS)) for _ in range(match.seats)]
        self.away: Counter[str] = Counter()
        self.discards: Counter[str] = Counter()
        self.purse = [0] * match.seats
        self.new: list[Counter[str]] = [Counter() for _ in range(match.seats)]
        self.tuna = [0] * match.seats
        for event in log_of(match):
            getattr(self, "retell_" + event.code.replace("-", "_"), lambda **_: None)(**event.facts)
            self.check()

    def check(self) -> None:
        assert all(min(hand.values()) >= 0 for hand in self.hands)
        outside = sum((*self.hands, self.away, self.discards), Counter[str]())
        assert all(outside[kind] <= BOATS[kind].cards for kind in BOATS)

    def retell_drew(self, seat, cards, reason, **_) -> None:
        self.hands[seat] += Counter(cards)
        if reason == "phase":
            self.new[seat] += Counter(cards)

    def retell_round_began(self, **_) -> None:
        self.new = [Counter() for _ in self.hands]

    def retell_reshuffled(self, **_) -> None:
        """The draw pile is empty, so the whereabouts of all cards are known."""
        outside = sum((*self.hands, self.away, self.discards), Counter[str]())
        drawn_already = sum(BOATS[kind].cards for kind in BOATS) - outside.total()
        assert drawn_already == 0
        self.discards = Counter()

    def retell_opened(self, seat, amount, **_) -> None:
        money = sum(BOATS[card].money * number for card, number in self.hands[seat].items())
        assert amount <= money + self.purse[seat]

    retell_bid = retell_opened

    def retell_won(self, seat, licence, **_) -> None:
        self.purse[seat] += licence == "shrimp"
        self.tuna[seat] += licence == "tuna"

    def retell_paid(self, seat, cards, crates, **_) -> None:
        self.hands[seat].subtract(cards)
        self.discards += Counter(cards)
        self.purse[seat] -= crates

    def retell_processed(self, seat, crates, **_) -> None:
        self.purse[seat] += crates

    def retell_traded(self, seat, **_) -> None:
        self.purse[seat] -= 1

    def retell_launched(self, seat, kind, **_) -> None:
        self.hands[seat].subtract([kind])
        self.away[kind] += 1

    def retell_captained(self, seat, card, **_) -> None:
        self.hands[seat].subtract([card])
        self.away[card] += 1

    def retell_discarded(self, seat, card, **_) -> None:
        if not self.tuna[seat]:
            assert self.new[seat][card]
        self.hands[seat].subtract([card])
        self.discards[card] += 1


def test_the_kept_one_of_two_drawn_cards_is_unknown():
    match = Match.start("fleet", 2, "kept")
    first, other = match.pending[0], 1 - match.pending[0]
    play(match, f"{first}: decline", f"{other}: decline")
    match.play(other, match.legal_moves(other)[0])
    kept = Counter(chain.from_iterable(hands(world)[other] for world in worlds(match, first, 40)))
    assert set(kept) == set(BOATS)


def test_imagined_licences_keep_their_classes():
    match = Match.start("fleet", 3, "licences")
    for world in worlds(match, None, 40):
        assert not any(LICENCES[each].premium for each in state(world).licence_pile[-3:])
        assert sum(LICENCES[each].premium for each in state(world).removed) == 2
        assert state(world).display == state(match).display
    assert len({state(world).removed for world in worlds(match, None, 40)}) > 20


MANY = 1500
"""Number of worlds to compare with the exact likelihoods."""
SHORT = [(2, "a", 20, 0), (2, "a", 20, 1), (2, "a", 26, 1), (2, "c", 20, 0), (3, "a", 30, 1), (3, "b", 36, 1)]
LONG = [(2, "d", 36, 1), (2, "d", 60, 0), (2, "d", 60, 1), (2, "e", 60, 1), (2, "f", 60, 1), (2, "c", 80, 0)]


@pytest.mark.parametrize(("seats", "seed", "most", "seat"), [*SHORT, *LONG, (2, "h", 100, 0)])
def test_worlds_are_as_likely_as_they_should_be(seats: int, seed: str, most: int, seat: int):
    """Compare with all deals and choices that agree with what the seat saw."""
    assert_likely(played(seats, seed, most, "clever"), seat)


@pytest.mark.parametrize(
    ("seats", "seed", "most", "seat"), [(2, "b", 40, 0), (2, "a", 40, 1), (3, "c", 40, 1)]
)
def test_worlds_are_as_likely_as_they_should_be_after_a_reshuffle(
    seats: int, seed: str, most: int, seat: int
):
    begun = Match.start("fleet", seats, seed)
    match = altered(begun, pile=state(begun).pile[:10])
    while match.ply < most:
        mover = match.pending[0]
        match.play(mover, choose(match, mover, "clever", seed))
    assert any(isinstance(event, events.Reshuffled) for event in match.log(seat))
    assert_likely(match, seat)


def assert_likely(match: Match, seat: int) -> None:
    """Draw worlds and expect each about as often as it should be drawn, by a chi-squared test."""
    exact = likelihoods(match, seat)
    assert world_of(match, seat) in exact
    found = Counter(world_of(world, seat) for world in worlds(match, seat, MANY))
    assert found.keys() <= exact.keys()
    common = {world: MANY * chance for world, chance in exact.items() if MANY * chance >= 5}
    others = MANY - sum(common.values()), MANY - sum(found[world] for world in common)
    distance = sum((found[world] - number) ** 2 / number for world, number in common.items())
    assert common and distance < len(common) + 4 * (2 * len(common)) ** 0.5
    assert abs(others[0] - others[1]) < 4 * (others[0] + 1) ** 0.5


def test_a_world_is_found_when_each_card_of_a_kind_was_seen_to_leave():
    """With an empty pile, each seen card has to find its place in the one deal that fits."""
    match = played(2, "clever 4282", 119, "clever")
    assert not state(match).pile
    for world in worlds(match, 1, 3):
        assert_conserved(world)


def imagine_all_along(number: int, interval: int) -> None:
    """Replay a recorded match of clever players, and imagine every so many positions for each seat and for a
    spectator."""
    line = recorded("fleet")[1][number]
    match = variant("fleet", number).start(f"recorded {number}")
    for mover, _, move in (each.partition(" ") for each in line.split(";")[1:]):
        match.play(int(mover), move)
        if match.ply % interval == 0:
            for seat in (*range(match.seats), None):
                match.imagine(seat, str(match.ply))


@pytest.mark.parametrize("number", range(0, CLEVER, 10))
def test_positions_of_recorded_matches_can_be_imagined(number: int):
    """The truth is always possible, so imagination never gives up."""
    imagine_all_along(number, 4)


@pytest.mark.night
@pytest.mark.parametrize("number", range(CLEVER))
def test_every_position_of_recorded_matches_can_be_imagined(number: int):
    imagine_all_along(number, 1)
