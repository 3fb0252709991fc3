"""Alt texts: what the pictures show, in words."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from boards.picture import sentences
from engine.fisherman.data import Card, sorted_hand
from engine.fisherman.rules import View
from engine.fisherman.scoring import Catch, value
from engine.fisherman.tricks import CONTEST_RULES, ContestRules, Laid, Rule
from locales import Words


def table(view: View, names: Sequence[str], words: Words) -> str:
    if view.between_contests:
        return _ended(view, names, words)
    seats = (
        words(
            "fisherman-alt-seat",
            name=name,
            points=view.points[seat],
            total=view.totals[seat],
            count=len(view.caught[seat]),
            caught=_caught(view.caught[seat], words),
        )
        for seat, name in enumerate(names)
    )
    return sentences(
        _owes(view, names, words),
        _trick(view, names, words) if view.step == "play" else "",
        _rules(view, names, words),
        *(seats if view.step == "play" else ()),
        _contest(view, names, words),
    )


def hand(view: View, names: Sequence[str], words: Words) -> str:
    """A seat's own cards: their values, whether the seat must follow, the rules and the trick."""
    held = view.hand
    by_worth = (
        (worth, [card for card in held if value(card, view.rules) == worth]) for worth in (2, 1, -1, -2)
    )
    return sentences(
        words("fisherman-alt-hand", count=len(held), cards=_cards(held, words)),
        words("fisherman-alt-follow", kind=_kind(view.trick[0].card.kind, words)) if view.barred else "",
        *(words("fisherman-alt-worth", value=worth, cards=_cards(of, words)) for worth, of in by_worth if of),
        _rules(view, names, words),
        _trick(view, names, words) if view.trick else "",
    )


def _ended(view: View, names: Sequence[str], words: Words) -> str:
    """The end of a contest, and what comes next."""
    ending, last, winners = view.history[-1], view.last_trick, [names[seat] for seat in view.winners]
    assert last
    coming = (_owes(view, names, words), _rules(view, names, words), _contest(view, names, words))
    won = (words("fisherman-event-match-ended", winner_seats=winners, winners=len(winners)),)
    rules = words.listed(_rule(rule, ending.rules, words) for rule in CONTEST_RULES)
    return sentences(
        *(won if view.over else coming),
        words("fisherman-alt-ended", contest=ending.contest, rules=rules),
        *(
            words(
                "fisherman-alt-placed",
                place=ending.places[seat],
                name=names[seat],
                points=ending.points[seat],
                award=ending.awards[seat],
                total=view.totals[seat],
                count=len(ending.caught[seat]),
                caught=_caught(ending.caught[seat], words),
            )
            for seat in ending.order
        ),
        words("fisherman-alt-last-trick", cards=_laid(last.laid, names, words), winner=names[last.winner]),
        words("fisherman-alt-left-over", cards=_cards(view.left_over, words)) if view.over else "",
    )


def _owes(view: View, names: Sequence[str], words: Words) -> str:
    if view.actor is None:
        return ""
    return words("fisherman-alt-owes", name=names[view.actor], step=view.owes)


def _contest(view: View, names: Sequence[str], words: Words) -> str:
    facts = {"contest": view.contest, "contests": view.seats}
    return words("fisherman-alt-contest", **facts, name=names[view.dealer])


def _rules(view: View, names: Sequence[str], words: Words) -> str:
    """The rules that are set, and for each open rule the player who chooses it."""
    rules = (
        _rule(rule, view.rules, words) or words("fisherman-alt-open", rule=rule, name=names[chooser])
        for rule, chooser in view.choosers.items()
    )
    return words("fisherman-alt-rules", rules=words.listed(rules))


def _rule(rule: Rule, rules: ContestRules, words: Words) -> str:
    """A rule and what it means; "" while it is open."""
    chosen = getattr(rules, rule)
    if not chosen:
        return ""
    match rule:
        case "ranking":
            return words("fisherman-part-ranking", value=chosen)
        case "size":
            return words("fisherman-alt-size", size=words("fisherman-part-size", value=str(chosen)))
        case "favourite" | "bad":
            return words(f"fisherman-alt-{rule}", kind=_kind(chosen, words))


def _trick(view: View, names: Sequence[str], words: Words) -> str:
    if view.trick and view.winning is not None:
        lying, winner, state = view.trick, view.winning, "trick"
    elif view.last_trick:
        lying, winner, state = view.last_trick.laid, view.last_trick.winner, "trick-won"
    else:
        return words("fisherman-alt-trick-begins", trick=view.trick_number, tricks=view.trick_count)
    return words(
        f"fisherman-alt-{state}",
        trick=view.trick_number,
        tricks=view.trick_count,
        left=view.tricks_left,
        cards=_laid(lying, names, words),
        winner=names[winner],
    )


def _laid(laid: Sequence[Laid], names: Sequence[str], words: Words) -> str:
    cards = (words("fisherman-part-card", value=str(each.card)) for each in laid)
    return words.listed(
        words("fisherman-alt-laid", place=place, name=names[each.seat], card=card)
        for place, (each, card) in enumerate(zip(laid, cards, strict=True), 1)
    )


def _caught(caught: Sequence[Catch], words: Words) -> str:
    return _cards(sorted_hand((each.card for each in caught), None), words)


def _cards(cards: Iterable[Card], words: Words) -> str:
    """Cards as text, each kind named once: "bream 4 5, squid 3". The cards must be sorted by kind."""
    return words.listed(
        f"{_kind(kind, words)} {' '.join(str(card.number) for card in of_kind)}"
        for kind, of_kind in groupby(cards, key=lambda card: card.kind)
    )


def _kind(kind: str, words: Words) -> str:
    return words("fisherman-part-kind", value=kind)
