"""The proof that a match was dealt by the seed that it was said to be, and ended as was told."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from engine import Match
from sessions.table import Verdict


def seed_hash(seed: str) -> str:
    """What is shown of a seed at the start: its SHA-256, in hexadecimal."""
    return hashlib.sha256(seed.encode()).hexdigest()


def verdict(record: Mapping[str, Any], shown_hash: str, told: str) -> Verdict:
    """What comes of a record when it is held against the hash shown at the start and the result told at the
    end (as JSON)."""
    try:
        result = Match.replay(record).result
        result_fits = msgspec.json.decode(msgspec.json.encode(result)) == msgspec.json.decode(told)
    except ValueError:  # it can't have been played like that
        result_fits = False
    seed = record["seed"]
    return Verdict(seed, shown_hash, seed_fits=seed_hash(seed) == shown_hash, result_fits=result_fits)
