"""Statements: codes, facts, and marks that say how texts render a fact."""

from typing import Annotated, Literal

import pytest

from engine import Statement
from engine.core.statement import Named, Seat, code_of, codes, kinds_of, statements

Kind = Annotated[Literal["cod", "tuna"], Named("kind")]
Card = Annotated[Kind, Named("card")]


class Said(Statement, frozen=True):
    """A base class of other statements."""


class ShipSank(Said, frozen=True):
    seat: Seat
    kinds_aboard: tuple[Kind, ...]
    card: Card
    round: int
    to_seat: Seat | None = None


@pytest.mark.parametrize(
    ("name", "code"), [("Passed", "passed"), ("RoundBegan", "round-began"), ("NotAMove", "not-a-move")]
)
def test_the_code_follows_from_the_name(name: str, code: str):
    assert code_of(name) == code


def test_facts_are_the_fields_that_are_set():
    said = ShipSank(seat=1, kinds_aboard=("cod",), card="tuna", round=0)
    assert said.code == "ship-sank"
    assert said.facts == {"seat": 1, "kinds_aboard": ("cod",), "card": "tuna", "round": 0}


def test_the_type_gives_the_kind_of_a_field():
    """The last of several marks wins: `Card` is marked as a kind and then as a card."""
    assert kinds_of(ShipSank) == {"seat": "seat", "kinds_aboard": "kind", "card": "card", "to_seat": "seat"}


def test_a_package_has_the_concrete_statements_it_defines():
    assert statements(Statement, __name__) == (ShipSank,)
    assert codes(statements(Statement, "engine.core.errors"))[0] == "not-a-move"
    assert not statements(Statement, "engine.err")
