"""How many moves a second are played at random and by clever players, as figures for a program to read.

    python -m bench.rates [<rates or answers> <game> <seats>]

`rates` prints {"random": moves a second, "clever": moves a second}, the best of several rounds, in time of
the processor; `answers` what the clever player does in positions of matches of random moves. It uses no more
of the engine than a match and `choose`, so that `bench.against` can run it on an older checkout too. Without
arguments it prints the rates of all games.
"""

import json
import sys
import time
from collections.abc import Iterator
from itertools import count

from engine import GAMES, Match
from engine.chance import Chance
from engine.players import choose

ROUNDS = 4
MOVES = {"captains_orders": 12, "fisherman": 12, "fleet": 600, "lubeck": 120, "goa": 80}
"""Of clever players, in a round."""
RANDOM_MOVES = 2500
"""In a round."""
APART = 4
"""Moves between the positions that are answered."""
MATCHES = {"captains_orders": 1, "fisherman": 1, "fleet": 12, "lubeck": 12, "goa": 4}
"""Of which positions are answered."""


def play(game: str, seats: int, level: str) -> Iterator[None]:
    """Plays one match after the other, a move at a time."""
    for number in count():
        match = Match.start(game, seats, f"rates {number}")
        while match.pending:
            seat = match.pending[0]
            match.play(seat, choose(match, seat, level, "rates"))
            yield


def rate(game: str, seats: int, level: str) -> float:
    """Moves a second in the best of the rounds, each of which goes on where the last one ended."""
    playing = play(game, seats, level)
    number = RANDOM_MOVES if level == "random" else MOVES[game]
    best = 0.0
    for _ in range(ROUNDS):
        began = time.process_time()
        for _ in range(number):
            next(playing)
        best = max(best, number / (time.process_time() - began))
    return best


def answers(game: str, seats: int) -> list[str]:
    """What the clever player does, position by position: the same ones in every version of the engine."""
    given: list[str] = []
    for number in range(MATCHES[game]):
        match = Match.start(game, seats, f"answers {number}")
        chance = Chance(f"answers {number}")
        while match.pending:
            seat = match.pending[0]
            moves = match.legal_moves(seat)
            if match.ply % APART == 0 and len(moves) > 1:
                given.append(str(choose(match, seat, "clever", "answers")))
            place, chance = chance.below(len(moves))
            match.play(seat, moves[place])
    return given


def rates(game: str, seats: int) -> dict[str, float]:
    return {level: rate(game, seats, level) for level in ("random", "clever")}


def main() -> None:
    match sys.argv[1:]:
        case ["answers", game, seats]:
            print(json.dumps(answers(game, int(seats))))
        case ["rates", game, seats]:
            print(json.dumps(rates(game, int(seats))))
        case _:
            for game, title in GAMES.items():
                print(game, json.dumps(rates(game, title.seats[-1])), flush=True)


if __name__ == "__main__":
    main()
