"""Proof of fairness: a commit-reveal seed, and a hash chain over the log of moves.

The bot shows the seed's hash at the start, and the chain's last hash with the result. The chain starts from
the seed's hash, so changing any entry changes every hash after it. If the match continues another one (see
`sessions/tables/origin.py`), that match's moves come first in the chain.

An entry's hash is the hexadecimal SHA-256 of `<previous hash> <seat> <move>`. Seats count from 0. An undo is
an entry too; its move is `undo`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine import Match, Result
from sessions.tables.origin import Origin
from sessions.tables.seed import SharedSeed


@dataclass(frozen=True)
class Verdict:
    """The outcome of verifying a finished match."""

    seed: str
    seed_hash: str  # the seed's hash as shown at the start
    seed_fits: bool  # whether the seed, or the bot's part of a shared seed, has that hash
    shared_seed: SharedSeed | None  # the parts of a shared seed
    words_fit: bool  # whether the parts give the seed and the seating
    result_fits: bool  # whether replaying the record gives the result that was shown
    chain_fits: bool  # whether the log leads from the seed's hash to `chain`
    chain: str | None  # the last hash, as shown with the result
    origin: Origin | None  # the match that this one continues
    # Whether this match really continues that one; None without an origin, or if its record is gone.
    origin_fits: bool | None


class Link(NamedTuple):
    """An entry of the log, as it is hashed."""

    seat: int
    move: str | None  # the move in notation; None for an undo
    hash: str | None


def seed_hash(seed: str) -> str:
    """The hexadecimal SHA-256 of a seed, shown at the start of the match."""
    return hashlib.sha256(seed.encode()).hexdigest()


def chained(before: str, seat: int, move: str | None) -> str:
    """The hash of the entry that follows `before`; `move` is None for an undo."""
    return hashlib.sha256(f"{before} {seat} {move or 'undo'}".encode()).hexdigest()


def first_hash(seed_hash: str, opening: Sequence[tuple[int, str]]) -> str:
    """The hash that a log's first entry follows: the seed's hash, chained with the `opening` moves.

    A match has opening moves if it continues another.
    """
    hash = seed_hash
    for seat, move in opening:
        hash = chained(hash, seat, move)
    return hash


def chain_holds(first: str, links: Sequence[Link], last: str | None) -> bool:
    """Whether the log's hashes are right and lead from `first` to `last`."""
    hash = first
    for link in links:
        hash = chained(hash, link.seat, link.move)
        if hash != link.hash:
            return False
    return hash == last


def verdict(
    record: Mapping[str, Any],
    links: Sequence[Link],
    *,
    shown_hash: str,
    shown_result: Result,
    shown_chain: str | None,
    shared_seed: SharedSeed | None,
    shuffled: bool,
    origin: Origin | None = None,
    source: Mapping[str, Any] | None = None,
) -> Verdict:
    """Check a record and its log against the hashes and the result that players were shown.

    `source` is the record of the match at `origin`; None if that is gone.
    """
    try:
        result = Match.replay(record).result
        result_fits = result == shown_result
    except ValueError:  # The rules don't allow these moves.
        result_fits = False
    seed = record["seed"]
    first = first_hash(shown_hash, record["moves"][: origin.ply] if origin else ())
    return Verdict(
        seed,
        shown_hash,
        seed_fits=seed_hash(shared_seed.part if shared_seed else seed) == shown_hash,
        shared_seed=shared_seed,
        words_fit=shared_seed is None or (shared_seed.seed == seed and shared_seed.is_seated(shuffled)),
        result_fits=result_fits,
        chain_fits=chain_holds(first, links, shown_chain),
        chain=shown_chain,
        origin=origin,
        origin_fits=origin.leads_to(source, record) if origin and source else None,
    )
