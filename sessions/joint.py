"""Joint seeds: at a table that was opened so, each player may add a word to the seed, so that nobody can
choose the deal, not even whoever runs the bot.

The bot draws its part when the table is opened, and shows the part's SHA-256 at once; only then words are
added, for all to see. The part itself is shown at the end. The seed is the SHA-256, in hexadecimal, of the
part and the words, a line each without a line break at the end, words in the order of their Unicode
characters; without any word, it is the part. Where seats are shuffled, it is by the seed, too: the draws of
`<seed>/seats` (see `engine/chance.py`) shuffle the places of the lobby.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from msgspec import Struct

from engine.chance import Chance

LONGEST = 40
"""Characters in a word at the most."""


class Joint(Struct, frozen=True, omit_defaults=True):
    """What a joint seed is made of."""

    part: str  # the bot's; secret until the end
    words: tuple[str, ...] = ()  # by seat, once the match has begun; "" where none was added
    places: tuple[int, ...] = ()  # which place of the lobby each seat was then

    @property
    def seed(self) -> str:
        """The seed of its part and its words."""
        return joint_seed(self.part, self.words)

    def is_seated(self, shuffled: bool) -> bool:
        """Whether the seats are where the seed puts them, or where they were if they weren't shuffled."""
        return self.places == (
            shuffled_places(self.seed, len(self.places)) if shuffled else tuple(range(len(self.places)))
        )


def joint_seed(part: str, words: Sequence[str]) -> str:
    """The seed that words make of the bot's part."""
    added = sorted(filter(None, words))
    return hashlib.sha256("\n".join([part, *added]).encode()).hexdigest() if added else part


def shuffled_places(seed: str, seats: int) -> tuple[int, ...]:
    """The places of a lobby in the order in which the seed seats them."""
    places, _ = Chance(f"{seed}/seats").shuffled(range(seats))
    return tuple(places)


def read_word(typed: str) -> str | None:
    """A word as it is added: in one line, of LONGEST characters at the most; None if it can't be."""
    word = " ".join(typed.split())
    return word if word and len(word) <= LONGEST and word.isprintable() else None
