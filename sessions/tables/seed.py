"""Shared seeds: players add words to the seed, so that not even the bot's operator can choose the deal.

This is a commit-reveal scheme:

- When the table is opened, the bot draws its part and shows the part's SHA-256. Then players add words in
  public. The bot reveals its part at the end of the match.
- The seed is the hexadecimal SHA-256 of the part and the words, joined by line breaks. The words are sorted
  by code point. Without words, the seed is the part.
- If seats are shuffled, the seed decides that too: the draws of `<seed>/seats` (see `engine/core/chance.py`)
  shuffle the places in the lobby.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from msgspec import Struct

from engine.core.chance import Chance
from sessions.people.names import visible

MAX_WORD_LENGTH = 40


class SharedSeed(Struct, frozen=True, omit_defaults=True):
    """The parts of a shared seed."""

    part: str  # the bot's part; secret until the end
    words: tuple[str, ...] = ()  # words by seat, set at the start; "" for a player who added none
    places: tuple[int, ...] = ()  # each seat's place in the lobby, set at the start

    @property
    def seed(self) -> str:
        """The seed made from the part and the words."""
        return seed_of(self.part, self.words)

    def is_seated(self, shuffled: bool) -> bool:
        """Whether the seat order follows from the seed, or is that of the lobby if not `shuffled`."""
        return self.places == (
            shuffled_places(self.seed, len(self.places)) if shuffled else tuple(range(len(self.places)))
        )


def seed_of(part: str, words: Sequence[str]) -> str:
    """The seed made from the bot's part and the players' words; empty words are ignored."""
    added = sorted(filter(None, words))
    return hashlib.sha256("\n".join([part, *added]).encode()).hexdigest() if added else part


def shuffled_places(seed: str, seats: int) -> tuple[int, ...]:
    """The lobby's places in the order in which the seed seats them."""
    places, _ = Chance(f"{seed}/seats").shuffled(range(seats))
    return tuple(places)


def read_word(typed: str) -> str | None:
    """The typed word on one line with single spaces; None if it is empty, too long or not printable."""
    word = " ".join(typed.split())
    return word if word and len(word) <= MAX_WORD_LENGTH and word == visible(word) else None
