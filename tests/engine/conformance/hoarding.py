"""The largest positions: one seat takes all it can while nobody hinders it."""

from collections.abc import Sequence

from engine import Match, Move
from engine.core.chance import Chance, Dice
from tests.engine.conformance.variants import LIKINGS, Variant

PASSIVE_VERBS = {
    "captains_orders": ("pass", "silent"),
    "fisherman": (),
    "fleet": ("decline", "pass", "done", "keep"),
    "lubeck": ("pass", "discard"),
    "goa": ("pass", "done"),
}
"""Verbs that leave things to others. Passive players prefer these verbs; the hoarder avoids them."""
HOARDER = 0
SEED = "0"
"""Seed of a match in which Fleet's hoarder has up to a million ways to process crates, and many ways to
pay."""
MAX_MOVES = 900
"""Maximum number of moves of a match."""


def largest(variant: Variant, seed: str) -> dict[str, Match]:
    """For each question of the hoarder in one match, the position with the most answers, largest first."""
    match = variant.start(f"hoard {seed}")
    dice = Dice(Chance(f"hoard {seed}"))
    liking = {verb: dice.one_of(LIKINGS) for verb in match.game.grammar.verbs}
    found: dict[str, Match] = {}
    numbers: dict[str, int] = {}
    while match.pending and match.ply < MAX_MOVES:
        seat = match.pending[0]
        moves = match.legal_moves(seat)
        question = match.question(seat)
        if seat == HOARDER and question and len(moves) > numbers.get(question.code, 0):
            found[question.code], numbers[question.code] = match.copy(), len(moves)
        some = moves if len(moves) < 100 else [moves[0], moves[-1], dice.one_of(moves)]
        match.play(seat, _chosen(some, seat == HOARDER, liking, PASSIVE_VERBS.get(variant.game, ()), dice))
    return {code: found[code] for code in sorted(numbers, key=numbers.__getitem__, reverse=True)}


def _chosen(
    moves: Sequence[Move], hoards: bool, liking: dict[str, int], letting_be: tuple[str, ...], dice: Dice
) -> Move:
    """Pick the first move of a random verb: the first is the cheapest, so the hoarder pays little."""
    idle = [move for move in moves if move.verb in letting_be]
    busy = [move for move in moves if move.verb not in letting_be]
    if not hoards:
        return idle[0] if idle else dice.one_of(moves)
    firsts = list({(move.verb, move.parts[:1]): move for move in reversed(busy)}.values())
    if any(move.verb == "process" for move in busy):  # Keep the crates where they are.
        return min(busy, key=lambda move: len(str(move)))
    return dice.one_of(firsts, [liking[move.verb] for move in firsts]) if firsts else dice.one_of(moves)
