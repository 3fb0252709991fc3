"""Properties of every game's computer players."""

import pytest

from engine import GAMES, Match
from engine.bots.levels import choose
from engine.bots.observation import Observation
from engine.bots.search import judge
from engine.bots.tournament import tournament
from engine.core.chance import Chance, Dice
from tests.engine.conformance.variants import random_play

SEATS = [(game, seats) for game in GAMES for seats in sorted({GAMES[game].seats[0], GAMES[game].seats[-1]})]
MATCHES = 6


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_a_masters_candidates_are_legal(game: str, seats: int):
    match = Match.start(game, seats, "players")
    for _ in random_play(match, "players", most=150):
        seat = match.pending[-1]
        if match.ply % 9 == 0:
            dice = Dice(Chance("players"))
            candidates = GAMES[game].master.candidates(Observation(match, seat), dice)
            legal = match.legal_moves(seat)
            assert candidates and all(move in legal for move in candidates)
            assert len(set(candidates)) == len(candidates)


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_a_masters_judgement_depends_only_on_the_seed(game: str, seats: int):
    match = Match.start(game, seats, "same")
    for _ in random_play(match, "same", most=20):
        pass
    seat = match.pending[0]
    one, other = [judge(GAMES[game].master, Observation(match, seat), "a seed", 8, None) for _ in range(2)]
    assert one == other


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_the_clever_player_plays_legal_moves_only(game: str, seats: int):
    match = Match.start(game, seats, "clever")
    for _ in random_play(match, "clever", most=60):
        seat = match.pending[0]
        if match.ply % 5 == 0:
            assert choose(match, seat, "clever", "a") in match.legal_moves(seat)


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_the_clever_player_beats_random_players_more_often_than_chance(game: str, seats: int):
    """The clever player wins at least 1.5 times as often as by chance.

    `python -m engine match` measures this in many matches.
    """
    players = ["clever", *["random"] * (seats - 1)]
    standing = tournament(game, players, MATCHES, "first").standings["clever"]
    assert standing.first > 1.5 * MATCHES / seats
