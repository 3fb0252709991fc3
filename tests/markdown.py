"""A small reader of Discord's Markdown: what in a text is alive.

    assert alive("# **a** [b](https://c.xy) \\*no\\*") == ["# ", "](https://c.xy)", "**"]

It finds too much rather than too little: it also knows forms that only some of Discord's clients render.
"""

import re

_ESCAPE = re.compile(r"\\([^0-9A-Za-z\s])")
_ATOM = re.compile(
    r"<[@#/:a-z][^\s<>]*>"  # mention, time, emoji, address in brackets
    r"|@everyone|@here"
    r"|(?:https?|steam|discord)://[^\s<]+"
    r"|discord(?:app)?\.(?:gg|com)/\w+"
    r"|:[A-Za-z0-9_+-]+:"
)
_LINK = re.compile(r"\[([^\[\]]+)(\]\([^\s()]+\))")
_EMPHASIS = re.compile(r"(\*\*|\*|__|~~|\|\||`+|_)(\S(?:.*?\S)??)\1")
_BLOCK = re.compile(r"^\s*(?:(?:#{1,3}|-#|>>>|>|[-*+]|\d+\.) )+", re.MULTILINE)
_STAND_INS = 0xF0000
"""Private characters that stand for escaped ones."""


def alive(text: str) -> list[str]:
    """The beginnings of blocks, signs of emphasis, links, mentions, times and emoji codes in a text."""
    masked = _masked(text)
    found = [each[0] for each in _BLOCK.finditer(masked)]
    masked = _BLOCK.sub("", masked)
    while link := _LINK.search(masked):
        found.append(link[2])
        masked = masked[: link.start()] + link[1] + masked[link.end() :]
    while span := _EMPHASIS.search(masked):
        found.append(span[1])
        masked = masked[: span.start()] + span[2] + masked[span.end() :]
    return [literal(each) for each in [*found, *_ATOM.findall(masked)]]


def literal(text: str) -> str:
    """The text as read, with escapes resolved."""
    return "".join(chr(ord(each) - _STAND_INS) if ord(each) >= _STAND_INS else each for each in _masked(text))


def _masked(text: str) -> str:
    return _ESCAPE.sub(lambda found: chr(_STAND_INS + ord(found[1])), text)
