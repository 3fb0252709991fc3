"""The words that players add to a shared seed."""

from locales import Words
from sessions import SharedSeed
from ui.text.names import escaped_name


def quoted(word: str, say: Words) -> str:
    """A word in quotation marks, as its player wrote it."""
    return say("seed-word", word=escaped_name(word, say))


def added_words(shared_seed: SharedSeed, say: Words) -> str:
    """The words in the match's seed, in their order."""
    words = sorted(filter(None, shared_seed.words))
    return say.names([quoted(word, say) for word in words]) or say("seed-no-words")
