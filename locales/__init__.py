"""Every word a person reads, in each of the bot's languages.

    words("ja")("captains-orders-event-ordered", name="Mei", rank=7)

The words are in `locales/<language>/*.ftl` (Project Fluent). Every language has the same files with the same
messages.
"""

from functools import cache
from pathlib import Path

from locales.fluent import Words, WordValue, signed

__all__ = ["LANGUAGES", "WordValue", "Words", "language_of", "signed", "spoken", "words"]

LANGUAGES = ("en", "ja")

_HERE = Path(__file__).parent


def words(language: str) -> Words:
    """The words in a language, or English if it isn't supported."""
    return _load(language if language in LANGUAGES else "en")


def language_of(discord_locale: str | None) -> str:
    """The language for a Discord locale ("ja", "en-GB", "fr" ...)."""
    language = (discord_locale or "").partition("-")[0].lower()
    return language if language in LANGUAGES else "en"


def spoken(*wanted: str | None) -> str | None:
    """The first of these languages that the bot speaks. Others are damaged, or a newer version's."""
    return next((language for language in wanted if language in LANGUAGES), None)


@cache
def _load(language: str) -> Words:
    return Words(language, sorted((_HERE / language).glob("*.ftl")))
