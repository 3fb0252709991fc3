"""How well reviews tell blunders from good moves.

    python -m bench.coach [games] [--matches N]

Clever players play. In one seat some moves are planted: the best move of a long search with other dice, or a
move that costs at least a tenth of the winning chances. Then the match is reviewed for that seat: how many of
the blunders are reported, and how many of the good moves? The times are processor time.
"""

import time
from dataclasses import dataclass, field
from random import Random

from bench.figures import Figures, command_line
from engine import GAMES, Match, Move
from engine.bots.levels import choose
from engine.bots.observation import Observation
from engine.bots.review import decisions, look, review
from engine.bots.search import compared, try_out
from engine.core.chance import Chance, Dice

SEAT = 0
PLANTED_SHARE = 0.3
"""Share of all decisions that are replaced by planted moves."""
MIN_BLUNDER_LOSS = 0.1
"""Minimum loss of winning chances for a blunder, after subtracting one standard error."""
BLUNDER_SHARE = 0.5
"""Share of planted moves that are blunders, where a blunder is available."""
SEARCH_FACTOR = 16
"""Factor between the play-outs of the search for planted moves and those of a master's move."""
RANDOM_MOVES = 3
"""Number of random legal moves considered for planting, besides the others."""


@dataclass
class Counted:
    blunders: int = 0
    told: int = 0
    good: int = 0
    called_bad: int = 0
    seconds: list[float] = field(default_factory=list[float])

    def add(self, other: "Counted") -> None:
        self.blunders += other.blunders
        self.told += other.told
        self.good += other.good
        self.called_bad += other.called_bad
        self.seconds += other.seconds


def planted(match: Match, dice: Random, seed: str, longer: int) -> tuple[Move, bool]:
    """A move to plant, and whether it is a blunder rather than the best move.

    `longer` is the factor between the search's play-outs and a master's, like SEARCH_FACTOR.
    """
    observation, mind = Observation(match, SEAT), match.game.master
    legal = match.legal_moves(SEAT)
    more = [legal[dice.randrange(len(legal))] for _ in range(RANDOM_MOVES)]
    moves = list(dict.fromkeys([*mind.candidates(observation, Dice(Chance(seed))), *more]))
    trial = try_out(mind, observation, moves, seed, longer * mind.playouts(observation), patience=None)
    chances = [[mind.chance(observation, each) for each in outcomes] for outcomes in trial.outcomes]
    best = trial.order[0]
    compared_with = {other: compared(chances[best], chances[other]) for other in trial.order[1:]}
    blunders = [other for other, (cost, error) in compared_with.items() if cost - error >= MIN_BLUNDER_LOSS]
    if blunders and dice.random() < BLUNDER_SHARE:
        return moves[dice.choice(blunders)], True
    return moves[best], False


def coached(game: str, seats: int, seed: str, *, smallest: bool) -> Counted:
    """Play a match with planted moves and review it. With `smallest`, look at only one decision, once."""
    match, dice = Match.start(game, seats, seed), Random(seed)
    is_blunder: dict[int, bool] = {}
    while match.pending:
        seat = match.pending[0]
        if seat == SEAT and len(match.legal_moves(seat)) > 1 and dice.random() < PLANTED_SHARE:
            move, is_blunder[match.ply] = planted(
                match, dice, f"{seed}/{match.ply}", 1 if smallest else SEARCH_FACTOR
            )
        else:
            move = choose(match, seat, "clever", seed)
        match.play(seat, move)
    began, record = time.process_time(), match.record()
    if smallest:
        looks = [look(record, decisions(record, SEAT)[0], seed)]
    else:
        looks = review(record, SEAT, f"{seed}/review").looks
    told = {each.ply for each in looks if each.is_reported}
    seconds = time.process_time() - began
    blunders = {ply for ply, blunder in is_blunder.items() if blunder}
    good = is_blunder.keys() - blunders
    return Counted(len(blunders), len(blunders & told), len(good), len(good & told), [seconds])


def tell(figures: Figures, name: str, counted: Counted) -> None:
    print(f"{name}: {counted.blunders} blunders and {counted.good} good moves planted")
    if counted.blunders:
        figures.tell(f"{name}: blunders told", 100 * counted.told / counted.blunders, "%", least=90)
    if counted.good:
        figures.tell(f"{name}: good moves called bad", 100 * counted.called_bad / counted.good, "%", most=5)
    figures.tell(f"{name}: longest review", max(counted.seconds), "s", most=120)


def main() -> None:
    parser = command_line(__doc__)
    parser.add_argument("games", nargs="*", help=f"of {', '.join(GAMES)}; all of them")
    parser.add_argument("--matches", type=int, default=2, help="of each game and number of seats (2)")
    parser.add_argument("--seed", default="coach")
    chosen = parser.parse_args()
    with Figures("coach", smallest=chosen.smallest) as figures:
        everything = Counted()
        for game in ["captains_orders"] if chosen.smallest else chosen.games or GAMES:
            counted = Counted()
            seats = GAMES[game].seats
            for each in seats[:1] if chosen.smallest else (seats[0], seats[-1]):
                for number in range(1 if chosen.smallest else chosen.matches):
                    counted.add(coached(game, each, f"{chosen.seed}/{number}", smallest=chosen.smallest))
            tell(figures, game, counted)
            everything.add(counted)
        tell(figures, "all games", everything)


if __name__ == "__main__":
    main()
