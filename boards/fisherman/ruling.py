"""Draws the four rules of a contest: as tiles that explain them, or small, as a line of signs."""

from collections.abc import Sequence

from boards import marks
from boards.art import symbol
from boards.fisherman.pieces import fish
from boards.layout import label, panel, row
from boards.look import EDGE, GOLD, PALE, ROOM, TILE, WHITE, frame
from boards.svg import SMALL, Length, rect, text
from engine.fisherman.data import strongest_first
from engine.fisherman.rules import View
from engine.fisherman.tricks import CONTEST_RULES, ContestRules, Rule
from locales import Words
from raster.panel import Art, Panel

GAP = 10
WIDE, HIGH = (ROOM - 3 * GAP) // 4, 176
"""Width and height of a tile."""
LINE = 84
"""Height of the line of signs."""


def tiles(view: View, names: Sequence[str], words: Words) -> Panel:
    """The rules as tiles. An open one shows the player who chooses it."""
    return row(
        (
            _open(view, rule, names, words) if rule in view.rules.open else _set(view.rules, rule, words)
            for rule in CONTEST_RULES
        ),
        GAP,
    )


def line(rules: ContestRules, words: Words) -> Panel:
    """The rules as a line of signs."""
    return row(
        (
            panel(
                WIDE,
                LINE,
                rect(0, 0, WIDE, LINE, 12, fill=TILE, fill_opacity="0.7"),
                _title(rule, words, 24),
                _sign(rules, rule, 56, 34).around(WIDE / 2, 58),
            )
            for rule in CONTEST_RULES
        ),
        GAP,
    )


def _set(rules: ContestRules, rule: Rule, words: Words) -> Panel:
    """The tile of a rule with its meaning."""
    name, means = _name(rules, rule, words), words("fisherman-picture-means", rule=rule)
    return frame(
        WIDE,
        HIGH,
        _title(rule, words, 26),
        _sign(rules, rule, 74, 48).around(WIDE / 2, 72),
        text(WIDE / 2, 116, name, 34, WHITE, "middle", WIDE - 12),
        text(WIDE / 2, 152, means, 34, GOLD, "middle", WIDE - 12),
    )


def _open(view: View, rule: Rule, names: Sequence[str], words: Words) -> Panel:
    """The tile of an open rule with the player who chooses it, in gold if it is due."""
    due = rule in view.due
    chooser = marks.named(names[view.choosers[rule]], WIDE - 12, owes=due, fill=PALE, size=34)
    return panel(
        WIDE,
        HIGH,
        empty(WIDE, HIGH, due),
        _title(rule, words, 26),
        text(WIDE / 2, 80, "?", 60, GOLD if due else PALE, "middle"),
        chooser.around(WIDE / 2, 138),
    )


def empty(wide: Length, high: Length, due: bool, **look: str) -> Art:
    """A free place for a rule or a card, in gold if it is due."""
    colour, stroke = (GOLD, 5) if due else (EDGE, 3)
    return rect(
        0,
        0,
        wide,
        high,
        14,
        **{"fill": "none", **look},
        stroke=colour,
        stroke_width=stroke,
        stroke_dasharray="12 8",
    )


def _title(rule: Rule, words: Words, y: Length) -> Art:
    return text(WIDE / 2, y, words("fisherman-picture-title", rule=rule), SMALL, PALE, "middle")


def _name(rules: ContestRules, rule: Rule, words: Words) -> str:
    """A rule's setting in a word or two."""
    match rule:
        case "ranking":
            return words("fisherman-picture-ranking", ranking=rules.ranking or "")
        case "size":
            return words("fisherman-picture-size")
        case "favourite" | "bad":
            return words("fisherman-picture-kind", kind=getattr(rules, rule))


def _sign(rules: ContestRules, rule: Rule, wide: Length, size: Length) -> Panel:
    """A rule's setting as a drawing, or a question mark while it is open.

    Kinds are drawn as fish, the favourite with a red seal. A ranking is drawn as its strongest numbers,
    shrinking.
    """
    match rule:
        case "favourite" if rules.favourite:
            drawn, side = fish(rules.favourite, wide), 0.44 * wide
            seal = symbol("fisherman", "seal", side, side, 1.2 * wide, (drawn.height - side) / 2)
            return panel(drawn.width, drawn.height, drawn.at(0, 0), seal)
        case "ranking" if rules.ranking:
            sizes = (size * 1.1, max(size * 0.85, SMALL), SMALL)
            numbers = zip(strongest_first(rules.ranking), sizes, strict=False)
            return row((label(str(number), each, WHITE) for number, each in numbers), 0.28 * size)
        case "size" if rules.size:
            return label(f"{rules.size.smaller} · {rules.size.larger}", size, WHITE)
        case "bad" if rules.bad:
            return fish(rules.bad, wide)
        case _:
            return label("?", size, PALE)
