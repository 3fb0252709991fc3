"""The proof that a match was dealt by the seed whose hash was shown, was played as its log says, and ended
as was shown.

The log is chained, so that no entry of it can be changed later without changing all hashes after it, and
the last one is shown with the result. The first entry follows the seed's hash, as it was shown at the
start; where the match goes on from another (see `sessions/origin.py`), the moves of that are between,
chained in the same way. An entry's hash is the SHA-256 of the text `<hash before> <seat> <move>`, seats
counted from 0, in hexadecimal; an undo is an entry, too, whose move is `undo`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine import Match, Result
from sessions.joint import Joint
from sessions.origin import Origin


@dataclass(frozen=True)
class Verdict:
    """Whether a finished match was what it was shown to be."""

    seed: str
    seed_hash: str  # as it was shown at the start
    seed_fits: bool  # SHA-256 of the seed is that hash; of a joint one, that of the bot's part
    joint: Joint | None  # what a joint seed is made of
    joint_fits: bool  # that makes the seed, and seated the players
    result_fits: bool  # the record, played again, ends with the result that was shown
    chain_fits: bool  # the log leads from that hash to `chain`
    chain: str | None  # the last hash, as it was shown with the result
    origin: Origin | None  # what the match goes on from
    origin_fits: bool | None  # it does; None: it goes on from nothing, or what it did from is gone


class Link(NamedTuple):
    """An entry of a match's log, as it is chained."""

    seat: int
    move: str | None  # in notation; None: an undo
    hash: str | None


def seed_hash(seed: str) -> str:
    """What is shown of a seed at the start: its SHA-256, in hexadecimal."""
    return hashlib.sha256(seed.encode()).hexdigest()


def chained(before: str, seat: int, move: str | None) -> str:
    """The hash of an entry that follows the one with the hash `before`; `move` is None for an undo."""
    return hashlib.sha256(f"{before} {seat} {move or 'undo'}".encode()).hexdigest()


def first_hash(seed_hash: str, opening: Sequence[tuple[int, str]]) -> str:
    """The hash that the first entry of a log follows: the seed's, and after it those of the moves that the
    match was begun with, if it goes on from another."""
    hash = seed_hash
    for seat, move in opening:
        hash = chained(hash, seat, move)
    return hash


def chain_holds(first: str, links: Sequence[Link], last: str | None) -> bool:
    """Whether a log's hashes lead from `first` to `last`."""
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
    joint: Joint | None,
    shuffled: bool,
    origin: Origin | None = None,
    source: Mapping[str, Any] | None = None,
) -> Verdict:
    """Hold a record and its log against the hash shown at the start, and the result and the last hash
    of the chain shown at the end; and against the record of its `origin`, which is None if that is gone."""
    try:
        result = Match.replay(record).result
        result_fits = result == shown_result
    except ValueError:  # it can't have been played like that
        result_fits = False
    seed = record["seed"]
    first = first_hash(shown_hash, record["moves"][: origin.ply] if origin else ())
    return Verdict(
        seed,
        shown_hash,
        seed_fits=seed_hash(joint.part if joint else seed) == shown_hash,
        joint=joint,
        joint_fits=joint is None or (joint.seed == seed and joint.is_seated(shuffled)),
        result_fits=result_fits,
        chain_fits=chain_holds(first, links, shown_chain),
        chain=shown_chain,
        origin=origin,
        origin_fits=origin.leads_to(source, record) if origin and source else None,
    )
