"""Moves and their notation."""

import contextlib
from typing import Annotated, ClassVar, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec import Meta

from engine import GAMES, Grammar, IllegalMove, Move


class Embark(Move, frozen=True):
    form: ClassVar[str] = "embark {ship}"
    ship: int | Literal["new"]


class Sell(Move, frozen=True):
    form: ClassVar[str] = "sell {city} {value} on {ship}"
    city: Literal["riga", "visby"]
    value: int
    ship: int


class Size(Move, frozen=True):
    form: ClassVar[str] = "size {low}-{high}"
    low: int
    high: int


class Process(Move, frozen=True):
    form: ClassVar[str] = "process {boats}"
    boats: tuple[int, ...]


class ProcessNone(Move, frozen=True):
    form: ClassVar[str] = "process none"


class Pay(Move, frozen=True):
    form: ClassVar[str] = "pay {cards} +{crates}"
    cards: tuple[Literal["cod", "tuna"], ...]
    crates: int


class Visit(Move, frozen=True):
    form: ClassVar[str] = "visit {ships} in port"
    ships: tuple[int, ...] | tuple[()]


class Catch(Move, frozen=True):
    form: ClassVar[str] = "catch {fish} with {hook}"
    fish: Annotated[str, Meta(pattern="(?:cod|sea bream) [1-9]")]
    hook: int


GRAMMAR = Grammar(Embark, Sell, Size, Process, ProcessNone, Pay, Visit, Catch)

WRITTEN = {
    "embark 4": Embark(4),
    "embark new": Embark("new"),
    "sell riga 3 on 2": Sell("riga", 3, 2),
    "size 6-7": Size(6, 7),
    "process 1 2 4": Process((1, 2, 4)),
    "process 1": Process((1,)),
    "process none": ProcessNone(),
    "pay cod cod tuna +1": Pay(("cod", "cod", "tuna"), 1),
    "visit 1 2 in port": Visit((1, 2)),
    "visit none in port": Visit(()),
    "catch cod 3 with 2": Catch("cod 3", 2),
    "catch sea bream 3 with 2": Catch("sea bream 3", 2),
}


@pytest.mark.parametrize("text", WRITTEN)
def test_str_and_parse_are_inverse(text: str):
    assert str(WRITTEN[text]) == text
    assert GRAMMAR.parse(text) == WRITTEN[text]


NO_MOVES = (
    *("embark", "embark old", "embark 4 5", "sell danzig 3 on 2", "sell riga 3", "size 6 7", "size -6-7"),
    *("process", "process none none", "process 1  2", "process 1 2 ", "pay +1", "pay cod", "pay cod +01"),
    *("visit in port", "visit  in port", "visit none none in port", "visit none 1 in port"),
)


@pytest.mark.parametrize("text", NO_MOVES)
def test_an_invalid_move_is_refused(text: str):
    with pytest.raises(IllegalMove, match="not-a-move"):
        GRAMMAR.parse(text)


def test_a_move_has_a_verb_and_ordered_parts():
    move = Sell("riga", 3, 2)
    assert (move.verb, move.parts) == ("sell", ("riga", 3, 2))
    assert (ProcessNone().verb, ProcessNone().parts) == ("process", ())


def test_a_move_is_built_from_a_verb_and_values():
    assert GRAMMAR.build("sell", ("riga", 3, 2)) == Sell("riga", 3, 2)
    assert GRAMMAR.build("sell", ("riga", "3", "2")) == Sell("riga", 3, 2)
    assert GRAMMAR.build("process", ((1, 2),)) == Process((1, 2))
    assert GRAMMAR.build("process", ()) == ProcessNone()
    assert GRAMMAR.build("visit", ((),)) == Visit(())
    for verb, values in (("sell", ("riga", 3)), ("sell", ("riga", 3, "two")), ("buy", ())):
        with pytest.raises(IllegalMove, match="not-a-move"):
            GRAMMAR.build(verb, values)


def test_moves_are_values():
    assert Embark(4) == Embark(4) != Embark("new")
    assert len({Embark(4), Embark(4), Embark(5)}) == 2
    with pytest.raises(AttributeError):
        Embark(4).ship = 5  # type: ignore[misc]


def test_a_grammar_knows_its_verbs():
    assert GRAMMAR.verbs == ("embark", "sell", "size", "process", "pay", "visit", "catch")


WORDS = [word for text in WRITTEN for word in text.split()] + ["", "-", "0", "00", "999999", "1000000", "+"]


@settings(derandomize=True)
@given(some.one_of(some.text(max_size=20), some.lists(some.sampled_from(WORDS), max_size=6).map(" ".join)))
def test_moves_survive_a_round_trip_through_text(text: str):
    for grammar in (GRAMMAR, *(game.grammar for game in GAMES.values())):
        with contextlib.suppress(IllegalMove):
            assert str(grammar.parse(text)) == text


def test_a_move_is_built_from_values_or_their_text():
    assert GRAMMAR.build("embark", (3,)) == GRAMMAR.build("embark", ("3",)) == Embark(3)
    assert GRAMMAR.build("visit", (5,)) == GRAMMAR.build("visit", ("5",)) == Visit((5,))
    assert GRAMMAR.build("visit", ((5, 6),)) == Visit((5, 6))
    for verb, values in (("embark", ("03",)), ("embark", (-3,)), ("embark", (True,)), ("sell", ("riga", 1))):
        with pytest.raises(IllegalMove):
            GRAMMAR.build(verb, values)


@pytest.mark.parametrize("move", [Embark(-1), Sell("riga", 1_000_000, 1), Catch("cod 10", 1), Size(True, 2)])
def test_a_move_with_an_unwritable_value_isnt_in_the_grammar(move: Move):
    with pytest.raises(IllegalMove):
        GRAMMAR.read(move)
