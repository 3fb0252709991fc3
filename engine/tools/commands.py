"""Play a game on the terminal, or let computer players compete.

python -m engine play captains_orders --seats 4 --seed 7 --players clever random --show 1
python -m engine match captains_orders --players clever random --games 200
python -m engine strength --games 40 --into docs/strength.md
"""

import os
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from engine import GAMES, Game, Match
from engine.bots import strength
from engine.bots.levels import LEVELS
from engine.bots.tournament import alternating, play_out, tournament


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command line. On an error, print one line and exit with code 2."""
    parser = _parser()
    args = parser.parse_args(arguments)
    try:
        _check(args)
    except ValueError as error:
        parser.error(str(error))
    args.command(args)


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="python -m engine", description=__doc__, formatter_class=RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True, metavar="play | match | strength")
    play = commands.add_parser("play", help="print one game in notation, move by move")
    play.set_defaults(command=_play)
    match = commands.add_parser("match", help="play many games and print how often each level won")
    match.set_defaults(command=_match)
    strong = commands.add_parser("strength", help="write a page about the strength of the levels")
    strong.set_defaults(command=_strength)
    for command in (play, match):
        command.add_argument("game", choices=GAMES)
        command.add_argument(
            "--seats", type=int, help="number of seats (default: the fewest; for `match`, the most)"
        )
    for command in (play, match, strong):
        command.add_argument("--seed", default=strength.DEFAULT_SEED, help="any text (1)")
    for command in (play, match):
        command.add_argument(
            "--players",
            nargs="+",
            choices=LEVELS,
            default=["random"],
            help="seat by seat, the last one for all seats left (random); `match` plays each deal with them"
            " in all seats, and with two levels also half and half",
        )
    play.add_argument(
        "--show", type=int, metavar="SEAT", help="print what this seat sees instead of everyone"
    )
    match.add_argument("--games", type=int, default=200, help="number of games (200)")
    strong.add_argument("games_named", metavar="game", nargs="*", help="which games (all)")
    strong.add_argument("--seats", type=int, help="only tables with this many seats (all)")
    strong.add_argument("--levels", nargs="+", choices=LEVELS, default=LEVELS, help="which levels (all)")
    strong.add_argument(
        "--games",
        type=int,
        default=100,
        help="deals per table, including those already played (100)",
    )
    strong.add_argument("--anew", action="store_true", help="discard earlier results")
    strong.add_argument(
        "--processes", type=int, default=os.cpu_count(), help="parallel processes (all cores)"
    )
    strong.add_argument(
        "--into", type=Path, default=Path("docs/strength.md"), help="file to write (docs/strength.md)"
    )
    return parser


def _check(args: Namespace) -> None:
    """Raise ValueError for numbers that don't suit the game or one another."""
    if "games" in args and args.games < 1:
        raise ValueError("--games must be at least 1")
    if "games_named" in args:
        if unknown := set(args.games_named) - set(GAMES):
            raise ValueError(f"there is no game {min(unknown)}")
        if args.processes < 1:
            raise ValueError("--processes must be at least 1")
        if not _measured(args):
            raise ValueError(f"none of the games has {args.seats} seats")
        return
    game = GAMES[args.game]
    seats = args.seats or game.seats[0]
    if args.seats is not None and args.seats not in game.seats:
        raise ValueError(f"{game.id} has {game.seats[0]} to {game.seats[-1]} seats, not {args.seats}")
    if "players" in args and len(args.players) > seats:
        raise ValueError(f"{len(args.players)} players for {seats} seats")
    if "show" in args and args.show is not None and not 0 <= args.show < seats:
        raise ValueError(f"no seat {args.show}: they are numbered from 0 to {seats - 1}")


def _play(args: Namespace) -> None:
    game = GAMES[args.game]
    match = Match.start(game.id, args.seats or game.seats[0], args.seed)
    print(f"{game.id}, {match.seats} seats, seed {args.seed}")
    _print_last(match, args.show)
    for seat, move in play_out(match, _seated(args.players, match.seats), args.seed):
        print(f"{match.ply}. seat {seat}: {move}")
        _print_last(match, args.show)
    assert match.result
    for seat, place in match.result.places.items():
        print(f"seat {seat}: place {place}, {_spelt(match.result.breakdown[seat])}")


def _print_last(match: Match, seat: int | None) -> None:
    """Print the events of the last move as the seat, or a spectator (None), may know them."""
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


def _match(args: Namespace) -> None:
    game = GAMES[args.game]
    for seats in [args.seats] if args.seats else [game.seats[0], game.seats[-1]]:
        _tell(game, _seated(args.players, seats), args)
        if halves := alternating(args.players, seats):
            _tell(game, halves, args)


def _tell(game: Game, levels: Sequence[str], args: Namespace) -> None:
    """Play many matches at one table and print how each level did."""
    seats = len(levels)
    played = tournament(game.id, levels, args.games, args.seed)
    mean, most = sum(played.lengths) / args.games, max(played.lengths)
    print(f"{game.id}, {seats} seats, {args.games} games, seed {args.seed}: {', '.join(levels)}")
    print(f"moves a game: {mean:.0f} in the mean, {most} at most; first by chance: {1 / seats:.1%}")
    for level, standing in played.standings.items():
        first, shared = standing.first / standing.played, standing.shared / standing.played
        chance = levels.count(level) / seats
        print(
            f"{level}: {standing.played} seats, first {standing.first} times"
            f" = {first:.1%} = {first * seats:.2f} x chance"
            f" (ties divided: {shared:.1%} = {shared * seats:.2f} x chance),"
            f" answers in {standing.seconds / standing.answers * 1000:.1f} ms,"
            f" the slowest in {standing.slowest * 1000:.0f} ms"
        )
        print(f"{level}: won {standing.share(chance)}, of all matches; by chance: {chance:.1%}")


def _measured(args: Namespace) -> list[strength.Lineup]:
    """The tables that the command line names."""
    games = [game for game in GAMES.values() if not args.games_named or game.id in args.games_named]
    return [table for game in games for table in strength.tables(game, args.levels, args.seats)]


def _strength(args: Namespace) -> None:
    wanted = _measured(args)
    kept = args.into.with_suffix(".jsonl")
    if args.anew:
        left = [each for each in strength.read(kept) if each.table not in wanted]
        kept.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in left))
    for dealt in strength.measure(wanted, args.games, args.seed, kept, args.processes):
        played = strength.read(kept)
        args.into.write_text(strength.page(played), encoding="utf-8")
        same = [each for each in played if each.table == dealt.table]
        print(dealt.game, strength.row(dealt.table, same), end="", flush=True)


def _seated(players: Sequence[str], seats: int) -> list[str]:
    return [*players, *[players[-1]] * (seats - len(players))]
