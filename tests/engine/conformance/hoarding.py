"""The largest positions: one seat takes whatever it can get, while nobody hinders it."""

from collections.abc import Sequence

from engine import Match, Move
from engine.core.chance import Chance, Dice
from tests.engine.conformance.variants import LIKINGS, Variant

LETTING_BE = {
    "captains_orders": ("pass", "silent"),
    "fisherman": (),
    "fleet": ("decline", "pass", "done", "keep"),
    "lubeck": ("pass", "discard"),
    "goa": ("pass", "done"),
}
"""The verbs with which one leaves things to others: the passive play them, the hoarder does not."""
HOARDER = 0
SEED = "0"
"""By which the hoarder of Fleet comes to a million ways to process crates, and to many to pay."""
MOST = 900
"""Moves of one match."""


def largest(variant: Variant, seed: str) -> dict[str, Match]:
    """For each question that the hoarder is asked in a match, the position with the most answers to it; the
    largest of all first."""
    match = variant.start(f"hoard {seed}")
    dice = Dice(Chance(f"hoard {seed}"))
    liking = {verb: dice.one_of(LIKINGS) for verb in match.game.grammar.verbs}
    found: dict[str, Match] = {}
    numbers: dict[str, int] = {}
    while match.pending and match.ply < MOST:
        seat = match.pending[0]
        moves = match.legal_moves(seat)
        question = match.question(seat)
        if seat == HOARDER and question and len(moves) > numbers.get(question.code, 0):
            found[question.code], numbers[question.code] = match.copy(), len(moves)
        some = moves if len(moves) < 100 else [moves[0], moves[-1], dice.one_of(moves)]
        match.play(seat, _chosen(some, seat == HOARDER, liking, LETTING_BE.get(variant.game, ()), dice))
    return {code: found[code] for code in sorted(numbers, key=numbers.__getitem__, reverse=True)}


def _chosen(
    moves: Sequence[Move], hoards: bool, liking: dict[str, int], letting_be: tuple[str, ...], dice: Dice
) -> Move:
    """The hoarder pays as little as it can: of the moves of a verb, the first is the cheapest."""
    idle = [move for move in moves if move.verb in letting_be]
    busy = [move for move in moves if move.verb not in letting_be]
    if not hoards:
        return idle[0] if idle else dice.one_of(moves)
    firsts = list({(move.verb, move.parts[:1]): move for move in reversed(busy)}.values())
    if any(move.verb == "process" for move in busy):  # crates stay where they are
        return min(busy, key=lambda move: len(str(move)))
    return dice.one_of(firsts, [liking[move.verb] for move in firsts]) if firsts else dice.one_of(moves)
