"""The words for refusals."""

from __future__ import annotations

from locales import Words, WordValue
from sessions import Refused
from sessions.errors import Fact
from ui.text.markdown import channels, cut


def refusal(words: Words, error: Refused) -> str:
    """The text for a refusal: what happened and what to do next."""
    shown = {name: _shown(name, fact, words) for name, fact in error.facts.items()}
    return words(f"refusal-{error.code}", **shown)


def named_rights(rights: str, words: Words) -> str:
    """Permissions as Discord's settings name them. `rights` has discord.py's names, separated by spaces."""
    return words.names([words("bot-right", right=name) for name in rights.split()])


def _shown(name: str, fact: Fact, words: Words) -> WordValue:
    match name, fact:
        case _, None:
            return ""
        case "person" | "host" | "organiser", int():
            return f"<@{fact}>"
        case "rights", str():
            return named_rights(fact, words)
        case "table" | "value", int():
            return str(fact)
        case "until", int():
            return f"<t:{fact}:R>"
        case _, tuple():
            return channels(fact, words)
        case _, str():
            return cut(fact)
        case _:
            return fact
