"""Games on the terminal: one told move by move, many counted, move sequences counted.

python -m engine play captains_orders --seats 4 --seed 7 --players clever random --show 1
python -m engine match captains_orders --players clever random --games 200
python -m engine perft captains_orders --seats 4 --seed 7 --depth 3
"""

import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Mapping, Sequence

import msgspec

from engine import GAMES, Game, Match
from engine.perft import perft
from engine.players import LEVELS
from engine.players.tournament import play_out, tournament


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs a command line. Exits with code 2, and a line that says what is wrong with it, if it can't."""
    parser = _parser()
    told = parser.parse_args(arguments)
    game = GAMES[told.game]
    try:
        _check(told, game)
    except ValueError as error:
        parser.error(str(error))
    told.command(told, game)


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="python -m engine", description=__doc__, formatter_class=RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True, metavar="play | match | perft")
    play = commands.add_parser("play", help="tell one game in notation, move by move")
    play.set_defaults(command=_play)
    match = commands.add_parser("match", help="play many games and tell how often each level came first")
    match.set_defaults(command=_match)
    count = commands.add_parser("perft", help="count the sequences of legal moves from a start")
    count.set_defaults(command=_perft)
    for command in (play, match, count):
        command.add_argument("game", choices=GAMES)
        command.add_argument("--seed", default="1", help="any text (1)")
        command.add_argument("--seats", type=int, help="the fewest if left out; for `match`, the most too")
    for command in (play, match):
        command.add_argument(
            "--players",
            nargs="+",
            choices=LEVELS,
            default=["random"],
            help="seat by seat, the last one for all seats left (random); `match` rotates them",
        )
    play.add_argument("--show", type=int, metavar="SEAT", help="tell what this seat sees, not everybody")
    match.add_argument("--games", type=int, default=200, help="how many (200)")
    count.add_argument("--depth", type=int, default=3, help="the length of the longest sequences (3)")
    return parser


def _check(told: Namespace, game: Game) -> None:
    """Raises ValueError for numbers that don't go with the game or with one another."""
    seats = told.seats or game.seats[0]
    if told.seats is not None and told.seats not in game.seats:
        raise ValueError(f"{game.id} has {game.seats[0]} to {game.seats[-1]} seats, not {told.seats}")
    if "players" in told and len(told.players) > seats:
        raise ValueError(f"{len(told.players)} players for {seats} seats")
    if "show" in told and told.show is not None and not 0 <= told.show < seats:
        raise ValueError(f"no seat {told.show}: they are numbered from 0 to {seats - 1}")
    if "games" in told and told.games < 1:
        raise ValueError("--games must be 1 at least")
    if "depth" in told and told.depth < 1:
        raise ValueError("--depth must be 1 at least")


def _play(told: Namespace, game: Game) -> None:
    match = Match.start(game.id, told.seats or game.seats[0], told.seed)
    print(f"{game.id}, {match.seats} seats, seed {told.seed}")
    _tell(match, told.show)
    for seat, move in play_out(match, _seated(told.players, match.seats), told.seed):
        print(f"{match.ply}. seat {seat}: {move}")
        _tell(match, told.show)
    assert match.result
    for seat, place in match.result.places.items():
        print(f"seat {seat}: place {place}, {_spelt(match.result.breakdown[seat])}")


def _tell(match: Match, seat: int | None) -> None:
    """What the last move brought, as that seat (None: everybody) may know it."""
    for event in match.log(seat):
        if event.ply == match.ply:
            print(f"    {event.code} {_spelt(event.facts)}")
    if seat is None:
        return
    print(f"    sees {msgspec.json.encode(match.view(seat)).decode()}")
    if question := match.question(seat):
        print(f"    is asked {question.code}: {', '.join(map(str, match.legal_moves(seat)))}")


def _spelt(facts: Mapping[str, object]) -> str:
    return " ".join(f"{name}={value}" for name, value in facts.items())


def _match(told: Namespace, game: Game) -> None:
    for seats in [told.seats] if told.seats else [game.seats[0], game.seats[-1]]:
        played = tournament(game.id, _seated(told.players, seats), told.games, told.seed)
        mean, most = sum(played.lengths) / told.games, max(played.lengths)
        print(f"{game.id}, {seats} seats, {told.games} games, seed {told.seed}")
        print(f"moves a game: {mean:.0f} in the mean, {most} at most; first by chance: {1 / seats:.1%}")
        for level, standing in played.standings.items():
            first, shared = standing.first / standing.played, standing.shared / standing.played
            print(
                f"{level}: {standing.played} seats, first {standing.first} times"
                f" = {first:.1%} = {first * seats:.2f} x chance"
                f" (ties divided: {shared:.1%} = {shared * seats:.2f} x chance),"
                f" answers in {standing.seconds / standing.answers * 1000:.1f} ms,"
                f" the slowest in {standing.slowest * 1000:.0f} ms"
            )


def _perft(told: Namespace, game: Game) -> None:
    match = Match.start(game.id, told.seats or game.seats[0], told.seed)
    for depth in range(1, told.depth + 1):
        print(f"{depth} {perft(match, depth)}")


def _seated(players: Sequence[str], seats: int) -> list[str]:
    return [*players, *[players[-1]] * (seats - len(players))]


if __name__ == "__main__":
    try:
        main()
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever reads has seen enough: what is left in the buffer goes nowhere, without a complaint.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
