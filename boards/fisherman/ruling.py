"""The four rules of a contest: as tiles with what they mean, or short, as a line of signs."""

from collections.abc import Sequence
from typing import Any

from boards import marks
from boards.fisherman.fish import fish
from boards.look import EDGE, GOLD, MARGIN, PALE, TILE, WHITE
from boards.svg import SMALL, WIDTH, Length, group, rect, text
from boards.text import fit, width
from engine.fisherman.cards import RANKINGS
from engine.fisherman.setting import RULES, ContestRules, Rule
from engine.fisherman.view import View
from locales import Words

GAP = 10
WIDE = (WIDTH - 2 * MARGIN - 3 * GAP) / 4
HIGH = 176
"""A tile."""
LINE = 84
"""The height of the line of signs."""


def tiles(view: View, names: Sequence[str], words: Words) -> str:
    """The rules as far as they are set; of the others, who sets them."""
    return "".join(
        group(_tile(view, place, rule, names, words), x=MARGIN + place * (WIDE + GAP))
        for place, rule in enumerate(RULES)
    )


def line(rules: ContestRules, words: Words) -> str:
    """The rules, small."""
    return "".join(
        group(
            rect(0, 0, WIDE, LINE, 12, fill=TILE, fill_opacity="0.7"),
            text(WIDE / 2, 24, _title(rule, words), SMALL, PALE, "middle"),
            _sign(rule, getattr(rules, rule), 58, 56, 34, WHITE),
            x=MARGIN + place * (WIDE + GAP),
        )
        for place, rule in enumerate(RULES)
    )


def _tile(view: View, place: int, rule: Rule, names: Sequence[str], words: Words) -> str:
    chosen = getattr(view.rules, rule)
    if chosen is None:
        return _open(view, place, rule, names, words)
    return (
        rect(0, 0, WIDE, HIGH, 14, fill=TILE, stroke=EDGE, stroke_width=2)
        + text(WIDE / 2, 26, _title(rule, words), SMALL, PALE, "middle")
        + _sign(rule, chosen, 70, 84, 48, WHITE)
        + _centred(_name(rule, chosen, words), 116, WHITE)
        + _centred(words("fisherman-picture-means", rule=rule), 152, GOLD)
    )


def _open(view: View, place: int, rule: Rule, names: Sequence[str], words: Words) -> str:
    """A rule that is to be set, and by whom; gold if it is their turn."""
    chooser = view.choosers[place]
    due = view.actor == chooser and rule in view.step.split("-and-")
    return (
        rect(
            0,
            0,
            WIDE,
            HIGH,
            14,
            fill="none",
            stroke=GOLD if due else EDGE,
            stroke_width=5 if due else 3,
            stroke_dasharray="12 8",
        )
        + text(WIDE / 2, 26, _title(rule, words), SMALL, PALE, "middle")
        + text(WIDE / 2, 80, "?", 60, GOLD if due else PALE, "middle")
        + (marks.pointer(WIDE / 2 - 50, 82, GOLD) if due else "")
        + _centred(names[chooser], 138, GOLD if due else PALE)
    )


def _title(rule: Rule, words: Words) -> str:
    return words("fisherman-picture-title", rule=rule)


def _name(rule: Rule, chosen: Any, words: Words) -> str:
    match rule:
        case "favourite" | "bad":
            return words("fisherman-picture-kind", kind=chosen)
        case "ranking":
            return words("fisherman-picture-ranking", ranking=chosen)
        case "size":
            return words("fisherman-picture-size")


def _centred(told: str, middle: Length, fill: str) -> str:
    told, size = fit(told, WIDE - 12, 34, SMALL)
    return text(WIDE / 2, middle, told, size, fill, "middle")


def _sign(rule: Rule, chosen: Any, middle: Length, wide: Length, size: Length, fill: str) -> str:
    """What is chosen, drawn: a fish, the ranking's first numbers shrinking, the two numbers of the size."""
    if chosen is None:
        return text(WIDE / 2, middle, "?", size, PALE, "middle")
    match rule:
        case "favourite" | "bad":
            return fish(chosen, WIDE / 2, middle, wide)
        case "ranking":
            return _shrinking((1, 2, 3) if chosen == RANKINGS[0] else (10, 9, 8), middle, size, fill)
        case "size":
            return text(WIDE / 2, middle, f"{chosen.smaller} · {chosen.larger}", size, fill, "middle")


def _shrinking(numbers: Sequence[int], middle: Length, size: Length, fill: str) -> str:
    """Numbers, the strongest first and largest, as if they swam after each other."""
    sizes = [size * 1.1, max(size * 0.85, SMALL), SMALL]
    wide = [width(str(number), each) for number, each in zip(numbers, sizes, strict=True)]
    gap = 0.28 * size
    x = (WIDE - sum(wide) - 2 * gap) / 2
    drawn: list[str] = []
    for number, each, own in zip(numbers, sizes, wide, strict=True):
        drawn.append(text(x, middle, str(number), each, fill))
        x += own + gap
    return "".join(drawn)
