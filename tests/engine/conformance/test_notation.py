"""One move has one notation: whatever spelling was accepted, the record has that of the move."""

import random

import pytest

from engine import GAMES, IllegalMove, Match
from tests.engine.conformance.variants import Variant, every_variant

SPELLINGS = 4
"""Number of other orders of a move's words to try."""


def spellings(notation: str, dice: random.Random) -> list[str]:
    """The notation, and other orders of its words."""
    verb, *words = notation.split(" ")
    return [notation, *(" ".join([verb, *dice.sample(words, len(words))]) for _ in range(SPELLINGS))]


@every_variant
def test_what_is_recorded_is_the_notation_of_the_move(variant: Variant):
    match, dice = variant.start("notation"), random.Random(1)
    while match.pending:
        seat = match.pending[0]
        moves = match.legal_moves(seat)
        longest = max(moves[:50], key=lambda move: len(str(move)))
        for typed in spellings(str(longest), dice):
            tried = match.copy()
            try:
                tried.play(seat, typed)
            except IllegalMove:
                continue
            assert tried.record()["moves"][-1][1] == str(match.game.grammar.parse(typed))
        match.play(seat, dice.choice(moves))


@pytest.mark.parametrize("game", GAMES)
def test_reading_a_notation_again_changes_nothing(game: str):
    match, dice = Match.start(game, GAMES[game].seats[0], "again"), random.Random(2)
    grammar = match.game.grammar
    while match.pending:
        move = dice.choice(match.legal_moves(match.pending[0]))
        for typed in spellings(str(move), dice):
            try:
                read, notation = grammar.read(typed)
            except IllegalMove:
                continue
            assert grammar.read(read) == grammar.read(notation) == (read, notation)
        match.play(match.pending[0], move)
