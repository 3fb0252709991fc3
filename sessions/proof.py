"""The proof that a match was dealt by the seed whose hash was shown, and ended as was shown."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from engine import Match


@dataclass(frozen=True)
class Verdict:
    """Whether a finished match was what it was shown to be."""

    seed: str
    seed_hash: str  # as it was shown at the start
    seed_fits: bool  # SHA-256 of the seed is that hash
    result_fits: bool  # the record, played again, ends with the result that was shown


def seed_hash(seed: str) -> str:
    """What is shown of a seed at the start: its SHA-256, in hexadecimal."""
    return hashlib.sha256(seed.encode()).hexdigest()


def verdict(record: Mapping[str, Any], shown_hash: str, shown_result: str) -> Verdict:
    """Hold a record against the hash shown at the start and the result (JSON) shown at the end."""
    try:
        result = Match.replay(record).result
        result_fits = msgspec.json.decode(msgspec.json.encode(result)) == msgspec.json.decode(shown_result)
    except ValueError:  # it can't have been played like that
        result_fits = False
    seed = record["seed"]
    return Verdict(seed, shown_hash, seed_fits=seed_hash(seed) == shown_hash, result_fits=result_fits)
