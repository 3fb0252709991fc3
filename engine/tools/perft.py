"""Counts move sequences, as a fingerprint of a game's rules."""

from engine.core.match import Match


def perft(match: Match, depth: int) -> int:
    """Count the sequences of `depth` legal moves from here. Matches that end sooner don't count."""
    if depth == 0:
        return 1
    total = 0
    for seat in match.pending:
        moves = match.legal_moves(seat)
        if depth == 1:
            total += len(moves)
            continue
        for move in moves:
            after = match.copy()
            after.play(seat, move)
            total += perft(after, depth - 1)
    return total
