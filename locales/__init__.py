"""Every word a person reads, in each language that the bot speaks.

    words("ja")("captains-orders-event-ordered", name="Mei", rank=7)

The words stand in `locales/<language>/*.ftl` (Project Fluent), one file a concern, the same files and
the same messages in every language.
"""

from functools import cache
from pathlib import Path

from locales.fluent import Value, Words, signed

__all__ = ["LANGUAGES", "Value", "Words", "language_of", "signed", "words"]

LANGUAGES = ("en", "ja")

_HERE = Path(__file__).parent


def words(language: str) -> Words:
    """The words of a language; of English, when the bot doesn't speak it."""
    return _load(language if language in LANGUAGES else "en")


def language_of(discord_locale: str | None) -> str:
    """The language to speak to somebody whose Discord runs in this locale ("ja", "en-GB", "fr" ...)."""
    language = (discord_locale or "").partition("-")[0].lower()
    return language if language in LANGUAGES else "en"


@cache
def _load(language: str) -> Words:
    return Words(language, sorted((_HERE / language).glob("*.ftl")))
