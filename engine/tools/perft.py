"""Counts move sequences: a fingerprint of a game's rules."""

from engine.core.match import Match


def perft(match: Match, depth: int) -> int:
    """How many sequences of `depth` legal moves there are from here on. A match that ends sooner has none."""
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
