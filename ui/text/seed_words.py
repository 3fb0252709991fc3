"""The words that players add to a shared seed, for all to see."""

from locales import Words
from sessions import SharedSeed
from ui.text.markdown import escaped


def quoted(word: str, say: Words) -> str:
    """A word as its player wrote it."""
    return say("seed-word", word=escaped(word))


def added_words(shared_seed: SharedSeed, say: Words) -> str:
    """The words of a match that has begun, in the order in which the seed is made of them."""
    words = sorted(filter(None, shared_seed.words))
    return say.names([quoted(word, say) for word in words]) or say("seed-no-words")
