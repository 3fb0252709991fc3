"""Reads typed notation, ignoring case, spaces, width and the kind of kana.

A game may translate the words of its notation: the message `<game>-typed` is a list of pairs such as
"コショウ=pepper 胡椒=pepper". Words may be joined: "コショウ-3" is "pepper-3". A number may directly
follow a word: "タイ4" is "bream 4".
"""

from __future__ import annotations

import re
import unicodedata
from string import digits

from sessions.people.names import visible
from ui.text.game_text import GameText

MAX_DIGITS = 16
"""Maximum length of a typed number."""
_HIRAGANA = range(ord("ぁ"), ord("ゖ") + 1)
_KATAKANA = ord("ァ") - ord("ぁ")
_TO_KATAKANA = {letter: letter + _KATAKANA for letter in _HIRAGANA}
_COMMAS = str.maketrans("、,", "  ")


def plain(text: str) -> str:
    """Normalise typed text: lower case, single spaces, usual width, katakana for hiragana."""
    return " ".join(unicodedata.normalize("NFKC", visible(text)).lower().translate(_TO_KATAKANA).split())


def fits(typed: str, *texts: str) -> bool:
    """Whether one of the texts contains what was typed so far."""
    part = plain(typed)
    return any(part in plain(text) for text in texts)


def number_in(typed: str) -> int | None:
    """The only number in a text such as "3" or "Table 3"; None if there is none, or if it is too long."""
    line = plain(typed)
    numbers = [line] if re.fullmatch("-[0-9]+", line) else re.findall("[0-9]+", line)
    return int(numbers[0]) if len(numbers) == 1 and len(numbers[0]) <= MAX_DIGITS else None


def notation(typed: str, game_text: GameText) -> str:
    """Replace typed words by the notation's words."""
    known = _known(game_text)
    words: list[str] = []
    for word in plain(typed.translate(_COMMAS)).split():
        name = word.rstrip(digits)
        # A number may follow the word directly, as in "タイ4".
        if name in known and word not in known and name != word:
            words += [known[name], word.removeprefix(name)]
        else:
            words.append(known.get(word) or "-".join(known.get(part, part) for part in word.split("-")))
    return " ".join(words)


def _known(game_text: GameText) -> dict[str, str]:
    """The notation's words, by the words that stand for them."""
    if not game_text.has("typed"):
        return {}
    pairs = (pair.split("=") for pair in game_text.say("typed").split())
    return {plain(word): meant for word, meant in pairs}
