"""Draws the four rules of a contest: as tiles that explain them, or small, as a line of signs."""

from collections.abc import Sequence

from boards import marks
from boards.art import symbol
from boards.fisherman.fish import fish
from boards.look import EDGE, GOLD, MARGIN, PALE, TILE, WHITE
from boards.svg import SMALL, WIDTH, Length, group, join, rect, text
from engine.fisherman.data import strongest_first
from engine.fisherman.tricks import CONTEST_RULES, ContestRules, Rule
from engine.fisherman.view import View
from locales import Words
from raster.panel import Art
from raster.text import fit, width

GAP = 10
WIDE = (WIDTH - 2 * MARGIN - 3 * GAP) / 4
HIGH = 176
"""Height of a tile; `WIDE` is its width."""
LINE = 84
"""Height of the line of signs."""


def tiles(view: View, names: Sequence[str], words: Words) -> Art:
    """The rules as tiles. An open one shows the player who chooses it."""
    return join(
        group(_tile(view, place, rule, names, words), x=MARGIN + place * (WIDE + GAP))
        for place, rule in enumerate(CONTEST_RULES)
    )


def line(rules: ContestRules, words: Words) -> Art:
    """The rules as a line of signs."""
    return join(
        group(
            rect(0, 0, WIDE, LINE, 12, fill=TILE, fill_opacity="0.7"),
            text(WIDE / 2, 24, _title(rule, words), SMALL, PALE, "middle"),
            _sign(rules, rule, 58, 56, 34),
            x=MARGIN + place * (WIDE + GAP),
        )
        for place, rule in enumerate(CONTEST_RULES)
    )


def _tile(view: View, place: int, rule: Rule, names: Sequence[str], words: Words) -> Art:
    if rule in view.rules.open:
        return _open(view, place, rule, names, words)
    return (
        rect(0, 0, WIDE, HIGH, 14, fill=TILE, stroke=EDGE, stroke_width=2)
        + text(WIDE / 2, 26, _title(rule, words), SMALL, PALE, "middle")
        + _sign(view.rules, rule, 72, 74, 48)
        + _centred(_name(view.rules, rule, words), 116, WHITE)
        + _centred(words("fisherman-picture-means", rule=rule), 152, GOLD)
    )


def _open(view: View, place: int, rule: Rule, names: Sequence[str], words: Words) -> Art:
    """The tile of an open rule with the player who chooses it, in gold if it is due."""
    chooser = view.choosers[rule]
    due = rule in view.due
    name, size = fit(names[chooser], WIDE - (46 if due else 12), 34, SMALL)
    start = (WIDE - width(name, size)) / 2 + (15 if due else 0)
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
        + (marks.lantern(start - 30, 138, GOLD) if due else ())
        + text(start, 138, name, size, GOLD if due else PALE)
    )


def _title(rule: Rule, words: Words) -> str:
    return words("fisherman-picture-title", rule=rule)


def _name(rules: ContestRules, rule: Rule, words: Words) -> str:
    """A rule's setting in a word or two; "" while it is open."""
    match rule:
        case "favourite" if rules.favourite:
            return words("fisherman-picture-kind", kind=rules.favourite)
        case "ranking" if rules.ranking:
            return words("fisherman-picture-ranking", ranking=rules.ranking)
        case "size" if rules.size:
            return words("fisherman-picture-size")
        case "bad" if rules.bad:
            return words("fisherman-picture-kind", kind=rules.bad)
        case _:
            return ""


def _centred(label: str, middle: Length, fill: str) -> Art:
    label, size = fit(label, WIDE - 12, 34, SMALL)
    return text(WIDE / 2, middle, label, size, fill, "middle")


def _sign(rules: ContestRules, rule: Rule, middle: Length, wide: Length, size: Length) -> Art:
    """A rule's setting as a drawing, or a question mark while it is open.

    Kinds are drawn as fish, the favourite with a red seal. A ranking is drawn as its strongest numbers,
    shrinking.
    """
    match rule:
        case "favourite" if rules.favourite:
            side = 0.44 * wide
            seal = symbol("fisherman", "seal", side, side, WIDE / 2 + 0.66 * wide, middle - side / 2)
            return fish(rules.favourite, WIDE / 2, middle, wide) + seal
        case "ranking" if rules.ranking:
            return _shrinking(strongest_first(rules.ranking)[:3], middle, size)
        case "size" if rules.size:
            label = f"{rules.size.smaller} · {rules.size.larger}"
            return text(WIDE / 2, middle, label, size, WHITE, "middle")
        case "bad" if rules.bad:
            return fish(rules.bad, WIDE / 2, middle, wide)
        case _:
            return text(WIDE / 2, middle, "?", size, PALE, "middle")


def _shrinking(numbers: Sequence[int], middle: Length, size: Length) -> Art:
    """Three numbers side by side, in shrinking sizes."""
    sizes = [size * 1.1, max(size * 0.85, SMALL), SMALL]
    wide = [width(str(number), each) for number, each in zip(numbers, sizes, strict=True)]
    gap = 0.28 * size
    x = (WIDE - sum(wide) - 2 * gap) / 2
    drawn: list[Art] = []
    for number, each, own in zip(numbers, sizes, wide, strict=True):
        drawn.append(text(x, middle, str(number), each, WHITE))
        x += own + gap
    return join(drawn)
