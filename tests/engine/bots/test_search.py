"""The master's search on a toy problem: a bandit whose arms pay at random, one of them best."""

from collections import Counter
from collections.abc import Iterator
from itertools import count
from math import e, inf
from random import Random

import pytest

from engine import GAMES, Match, Move
from engine.bots.observation import Observation
from engine.bots.search import Judgement, Mind, by_lead, judge, try_out
from engine.core.chance import Dice
from engine.fleet.moves import Bid

LUCK_DEVIATION = 10.0
"""Standard deviation of a world's effect that all arms share."""
NOISE_DEVIATION = 1.0
"""Standard deviation of a world's effect on each single arm."""


class Arms:
    """A problem in which a bid of `n` is worth `means[n]`. Records the play-outs."""

    def __init__(self, *means: float, worlds: int | None = None) -> None:
        self.means = means
        self.found = worlds
        self.tried: list[tuple[int, int]] = []
        """The world's number and the arm of each play-out."""
        self.drawn: dict[int, set[int]] = {}
        """First numbers drawn from the dice, by world."""
        self.mind = Mind(
            candidates=self._candidates,
            worlds=self._worlds,
            outcome=self._outcome,
            playouts=lambda _: 200,
            unit="points",
            chance=lambda _, points: points,
        )

    def judge(self, seed: str = "a", playouts: int | None = None) -> Judgement:
        self.tried.clear()
        return judge(self.mind, Observation(Match.start("fleet", 2, "toy"), 0), seed, playouts, None)

    def _candidates(self, observation: Observation, dice: Dice) -> list[Move]:
        return [Bid(arm) for arm in range(len(self.means))]

    def _worlds(self, observation: Observation, seed: str) -> Iterator[tuple[int, str]]:
        return ((number, seed) for number in (count() if self.found is None else range(self.found)))

    def _outcome(self, world: tuple[int, str], seat: int, move: Move, dice: Dice) -> float:
        assert isinstance(move, Bid)
        number, seed = world
        self.tried.append((number, move.amount))
        self.drawn.setdefault(number, set()).add(dice.below(10**9))
        luck = Random(f"{seed}/{number}").gauss(0, LUCK_DEVIATION)
        return (
            self.means[move.amount]
            + luck
            + Random(f"{seed}/{number}/{move.amount}").gauss(0, NOISE_DEVIATION)
        )


@pytest.mark.parametrize("best", range(5))
def test_the_search_finds_the_best_of_noisy_arms(best: int):
    """The worlds' luck is ten times the arms' difference, but affects all arms alike."""
    arms = Arms(*[float(arm == best) for arm in range(5)])
    assert [arms.judge(str(seed)).best for seed in range(10)].count(Bid(best)) >= 9


def test_all_candidates_are_played_out_in_the_same_worlds():
    arms = Arms(0, 1, 2)
    arms.judge(playouts=60)
    worlds = sorted({number for number, _ in arms.tried})
    assert worlds == list(range(len(worlds)))
    in_first = [arm for number, arm in arms.tried if number == 0]
    assert in_first == [0, 1, 2]
    assert len(set(arms.tried)) == len(arms.tried)


def test_dice_depend_on_the_world_but_not_the_candidate():
    arms = Arms(0, 1, 2)
    arms.judge(playouts=60)
    assert all(len(shown) == 1 for shown in arms.drawn.values())
    assert len(set.union(*arms.drawn.values())) == len(arms.drawn)


def test_each_round_drops_half_and_uses_equal_playouts():
    arms = Arms(*range(8))
    judged = arms.judge(playouts=240)
    tried = Counter(arm for _, arm in arms.tried)
    assert len(arms.tried) == 240
    assert sorted(tried.values()) == [10, 10, 10, 10, 30, 30, 70, 70]
    assert [each.playouts for each in judged.tried[:4]] == [70, 70, 30, 30]


def test_a_kept_move_is_never_dropped_nor_chosen_as_best():
    arms = Arms(*range(8))
    observation = Observation(Match.start("fleet", 2, "toy"), 0)
    moves = [Bid(arm) for arm in range(8)]
    trial = try_out(arms.mind, observation, moves, "a", 240, None, kept=0)
    tried = [len(outcomes) for outcomes in trial.outcomes]
    assert tried[0] == max(tried) == tried[trial.order[0]] > min(tried)
    assert trial.order[0] == 7
    assert sorted(trial.order) == list(range(8))


def test_a_single_move_can_be_played_out():
    arms = Arms(3)
    observation = Observation(Match.start("fleet", 2, "toy"), 0)
    trial = try_out(arms.mind, observation, [Bid(0)], "a", 20, None)
    assert trial.order == (0,)
    assert len(trial.outcomes[0]) == 20


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_lead_raises_the_chance_to_win_from_an_even_share(seats: int):
    assert by_lead(0, seats) == pytest.approx(1 / seats)
    chances = [by_lead(lead, seats) for lead in (-1000, -1, 0, 1, 1000)]
    assert chances == sorted(chances)
    assert chances[0] == pytest.approx(0) and chances[-1] == pytest.approx(1)
    assert by_lead(1, seats) / (1 - by_lead(1, seats)) == pytest.approx(e / (seats - 1))


@pytest.mark.parametrize("game", GAMES)
def test_a_better_outcome_never_makes_a_win_less_likely(game: str):
    match = Match.start(game, GAMES[game].seats[-1], "chance")
    mind, observation = match.game.master, Observation(match, match.pending[0])
    chances = [mind.chance(observation, outcome) for outcome in (0.0, 0.2, 0.5, 1.0)]
    assert chances == sorted(chances)
    assert 0 <= chances[0] < chances[-1] <= 1


@pytest.mark.parametrize("playouts", [1, 7, 50, 133])
def test_playouts_are_limited_except_for_one_world_per_round(playouts: int):
    arms = Arms(0, 1, 2, 3, 4)
    arms.judge(playouts=playouts)
    assert playouts <= len(arms.tried) <= playouts + 5 + 3 + 2


def test_a_judgement_depends_on_its_seed():
    assert Arms(0, 1, 2).judge("a") == Arms(0, 1, 2).judge("a")
    assert Arms(0, 1, 2).judge("a") != Arms(0, 1, 2).judge("b")


def test_a_judgement_has_a_gain_and_its_error():
    """The arms are one point apart, and the worlds' luck cancels out in the difference."""
    judged = Arms(0, 1).judge(playouts=800)
    assert judged.best == Bid(1)
    assert judged.next_best == Bid(0)
    assert judged.gain == pytest.approx(1, abs=4 * judged.error)
    assert judged.error == pytest.approx(NOISE_DEVIATION * (2 / 400) ** 0.5, rel=0.2)
    assert judged.tried[0].error == pytest.approx(LUCK_DEVIATION / 400**0.5, rel=0.2)
    assert judged.gain == pytest.approx(judged.tried[0].mean - judged.tried[1].mean)


def test_a_dropped_runner_up_is_compared_in_the_common_worlds():
    judged = Arms(0, 1, 5).judge(playouts=120)
    assert judged.tried[0].playouts > judged.tried[2].playouts
    assert judged.gain == pytest.approx(4, abs=5 * judged.error)


def test_a_single_candidate_needs_no_playouts():
    arms = Arms(3)
    judged = arms.judge()
    assert (judged.best, judged.next_best, judged.gain, judged.error) == (Bid(0), None, 0, inf)
    assert arms.tried == []


def test_without_worlds_the_first_candidate_is_played():
    judged = Arms(0, 9, worlds=0).judge()
    assert judged.best == Bid(0)
    assert judged.tried[0].playouts == 0


def test_few_worlds_are_enough_for_a_judgement():
    arms = Arms(0, 9, 1, worlds=3)
    assert arms.judge().best == Bid(1)
    assert {number for number, _ in arms.tried} == {0, 1, 2}


def test_the_first_of_equal_candidates_is_played():
    alike = Mind(
        candidates=lambda _, dice: [Bid(arm) for arm in range(4)],
        worlds=lambda _, seed: iter(range(1000)),
        outcome=lambda *_: 1.0,
        playouts=lambda _: 40,
        unit="points",
        chance=lambda _, points: points,
    )
    observation = Observation(Match.start("fleet", 2, "toy"), 0)
    assert [each.move for each in judge(alike, observation, "a").tried] == [Bid(arm) for arm in range(4)]


def test_an_expired_time_limit_starts_no_new_world():
    arms = Arms(0, 1, 2, 3)
    observation = Observation(Match.start("fleet", 2, "toy"), 0)
    judge(arms.mind, observation, "a", 10**6, patience=-1)
    assert {number for number, _ in arms.tried} == {0}
