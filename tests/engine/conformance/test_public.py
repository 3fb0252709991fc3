"""Each field of each view names the rule that makes it public. Closed piles show their number."""

import sys
from typing import Any, get_args, get_type_hints

import pytest
from msgspec import Struct
from msgspec.structs import replace

from engine import GAMES, Match
from engine.core.secrecy.visibility import BySeat, Hidden
from engine.fisherman.data import DECKS, Card
from engine.fisherman.scoring import counts
from engine.fisherman.tricks import ContestRules, Trick
from tests.engine.conformance.variants import random_play
from tests.engine.states import in_state, state_of

HIDDEN, BY_SEAT = get_args(Hidden[int])[1], get_args(BySeat[int])[1]


def fields(of_type: type[Struct]) -> list[str]:
    """The fields of a view, and those of each seat's part."""
    found = list(of_type.__struct_fields__)
    for hint in get_type_hints(of_type, include_extras=True).values():
        if BY_SEAT in get_args(hint):
            item = get_args(get_args(hint)[0])[0]
            if isinstance(item, type) and issubclass(item, Struct):
                found += [f"{item.__name__}.{name}" for name in item.__struct_fields__]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_each_field_of_a_view_names_the_rule_that_makes_it_public(game: str):
    view = type(Match.start(game, GAMES[game].seats[0], "public").view(None))
    public: dict[str, str] = sys.modules[view.__module__].PUBLIC
    assert sorted(" ".join(public.values()).split()) == sorted(fields(view))
    assert all(rule.endswith(".") for rule in public)


def is_closed(hint: Any) -> bool:
    """Whether a field, or each of its rows, is hidden from everyone."""
    return HIDDEN in get_args(hint) or any(HIDDEN in get_args(part) for part in get_args(hint))


def turned_over(pile: Any) -> Any:
    """A pile, or a row of piles, of as many other cards."""
    return tuple(turned_over(each) if isinstance(each, tuple) else f"other {each}" for each in pile)


@pytest.mark.parametrize("game", ["fisherman", "fleet", "goa", "lubeck"])
def test_views_show_no_more_than_the_number_of_cards_in_closed_piles(game: str):
    """Deal all piles that nobody may look through anew, whatever the players saw of them before."""
    hints = get_type_hints(GAMES[game].state, include_extras=True)
    closed, changed = [name for name, hint in hints.items() if is_closed(hint)], set[str]()
    rows = [name for name in closed if HIDDEN not in get_args(hints[name])]
    for seats in (GAMES[game].seats[0], GAMES[game].seats[-1]):
        match = Match.start(game, seats, "closed")
        for _ in random_play(match, "closed", most=100):
            if match.ply % 5 == 0 and match.pending:
                state = replace(state_of(match), **dict.fromkeys(rows, (("one", "two"), ("three",))))
                other = replace(state, **{name: turned_over(getattr(state, name)) for name in closed})
                changed |= {name for name in closed if getattr(state, name)}
                for seat in (*range(match.seats), None):
                    assert in_state(match, other).view(seat) == in_state(match, state).view(seat)
    assert changed == set(closed)


def test_goas_discards_are_closed():
    hints = get_type_hints(GAMES["goa"].state, include_extras=True)
    assert {name for name, hint in hints.items() if is_closed(hint)} == {"pile", "discards", "shuffled"}


@pytest.mark.parametrize("seats", GAMES["fisherman"].seats)
def test_fishermans_set_aside_cards_are_closed(seats: int):
    """The winner of a trick takes the cards that count. Until the end, the view doesn't depend on the
    others."""
    match = Match.start("fisherman", seats, "closed")
    changed = 0
    for _ in random_play(match, "closed"):
        if not match.pending:
            break
        state = state_of(match)
        aside = [card for card in DECKS[seats] if not counts(card, state.rules)]
        other = replace(
            state, tricks=tuple(turned_aside(trick, state.rules, aside[0]) for trick in state.tricks)
        )
        changed += other != state
        for seat in (*range(seats), None):
            assert in_state(match, other).view(seat) == in_state(match, state).view(seat)
    assert changed


def turned_aside(trick: Trick, rules: ContestRules, card: Card) -> Trick:
    """The trick with this card in place of each that was set aside."""
    laid = [each if counts(each.card, rules) else replace(each, card=card) for each in trick.laid]
    return replace(trick, laid=tuple(laid))
