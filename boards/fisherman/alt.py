"""Alt texts: what the pictures show, in words."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from boards.picture import sentences
from engine.fisherman.data import Card, sorted_hand
from engine.fisherman.scoring import Catch, value
from engine.fisherman.tricks import CONTEST_RULES, ContestRules, Laid, Rule
from engine.fisherman.view import View
from locales import Words


def table(view: View, names: Sequence[str], words: Words) -> str:
    if view.between_contests:
        return _ended(view, names, words)
    return sentences(
        _owes(view, names, words),
        _trick(view, names, words) if view.step == "play" else "",
        _rules(view, names, words),
        *(
            words(
                "fisherman-alt-seat",
                name=name,
                points=view.points[seat],
                total=view.totals[seat],
                count=len(view.caught[seat]),
                caught=_caught(view.caught[seat], words),
            )
            for seat, name in enumerate(names)
            if view.step == "play"
        ),
        words("fisherman-alt-contest", contest=view.contest, contests=view.seats, name=names[view.dealer]),
    )


def _ended(view: View, names: Sequence[str], words: Words) -> str:
    """The end of a contest, and what comes next."""
    ending = view.history[-1]
    assert view.last_trick
    return sentences(
        *_next(view, names, words),
        words(
            "fisherman-alt-ended",
            contest=ending.contest,
            rules=words.listed([_rule(rule, ending.rules, words) for rule in CONTEST_RULES]),
        ),
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
        words(
            "fisherman-alt-last-trick",
            cards=_laid(view.last_trick.laid, names, words),
            winner=names[view.last_trick.winner],
        ),
        words("fisherman-alt-left-over", cards=_cards(view.left_over, words)) if view.over else "",
    )


def hand(view: View, names: Sequence[str], words: Words) -> str:
    """A seat's own cards: their values, whether the seat must follow, the rules and the trick."""
    held = view.hand
    return sentences(
        words("fisherman-alt-hand", count=len(held), cards=_cards(held, words)),
        words("fisherman-alt-follow", kind=_kind(view.trick[0].card.kind, words)) if view.barred else "",
        *_worth(held, view.rules, words),
        _rules(view, names, words),
        _trick(view, names, words) if view.trick else "",
    )


def _owes(view: View, names: Sequence[str], words: Words) -> str:
    if view.actor is None:
        return ""
    return words("fisherman-alt-owes", name=names[view.actor], step=view.owes)


def _next(view: View, names: Sequence[str], words: Words) -> Iterator[str]:
    if view.over:
        winners = [names[seat] for seat in view.winners]
        yield words("fisherman-event-match-ended", winner_seats=winners, winners=len(winners))
    else:
        yield _owes(view, names, words)
        yield _rules(view, names, words)
        yield words(
            "fisherman-alt-contest", contest=view.contest, contests=view.seats, name=names[view.dealer]
        )


def _rules(view: View, names: Sequence[str], words: Words) -> str:
    """The rules that are set, and for each open rule the player who chooses it."""
    rules = [
        _rule(rule, view.rules, words) or words("fisherman-alt-open", rule=rule, name=names[chooser])
        for rule, chooser in view.choosers.items()
    ]
    return words("fisherman-alt-rules", rules=words.listed(rules))


def _rule(rule: Rule, rules: ContestRules, words: Words) -> str:
    """A rule and what it means; "" while it is open."""
    match rule:
        case "favourite" if rules.favourite:
            return words("fisherman-alt-favourite", kind=_kind(rules.favourite, words))
        case "ranking" if rules.ranking:
            return words("fisherman-part-ranking", value=rules.ranking)
        case "size" if rules.size:
            return words("fisherman-alt-size", size=words("fisherman-part-size", value=str(rules.size)))
        case "bad" if rules.bad:
            return words("fisherman-alt-bad", kind=_kind(rules.bad, words))
        case _:
            return ""


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
    return words.listed(
        [
            words("fisherman-alt-laid", place=place, name=names[each.seat], card=_card(each.card, words))
            for place, each in enumerate(laid, 1)
        ]
    )


def _worth(held: Sequence[Card], rules: ContestRules, words: Words) -> Iterator[str]:
    """The cards that would score, grouped by value, most valuable first."""
    for worth in (2, 1, -1, -2):
        cards = [card for card in held if value(card, rules) == worth]
        if cards:
            yield words("fisherman-alt-worth", value=worth, cards=_cards(cards, words))


def _caught(caught: Sequence[Catch], words: Words) -> str:
    return _cards(sorted_hand((each.card for each in caught), None), words)


def _cards(cards: Iterable[Card], words: Words) -> str:
    """Cards as text, each kind named once: "bream 4 5, squid 3". The cards must be sorted by kind."""
    return words.listed(
        [
            f"{_kind(kind, words)} {' '.join(str(card.number) for card in of_kind)}"
            for kind, of_kind in groupby(cards, key=lambda card: card.kind)
        ]
    )


def _card(card: Card, words: Words) -> str:
    return words("fisherman-part-card", value=str(card))


def _kind(kind: str, words: Words) -> str:
    return words("fisherman-part-kind", value=kind)
