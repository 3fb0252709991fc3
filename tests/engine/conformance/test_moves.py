"""Notation, legal moves and refusals."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from engine import GAMES, SHARED_REFUSALS, IllegalMove, Match, Move, Prompt, Refusal
from engine.core.chance import Chance, Dice
from engine.core.questions.legality import moves
from engine.core.questions.question import Choose, Cover, Disabled, Number, Question, Select
from engine.core.statement import codes
from tests.engine.conformance.hoarding import HOARDER, SEED, largest
from tests.engine.conformance.variants import VARIANTS, Variant, every_variant, random_play, seeds

NONSENSE = ("", " ", "?", "1", "\n", "nonsense", "nonsense 1", "x" * 5000, 7, None, True, b"bytes", ["row"])
SHAPED = ("captains_orders", "fisherman", "goa")
"""Games in which the parts of an answer are independent of each other."""
NOTATIONS_PER_POSITION = 100
RARE_REFUSALS = {"last-row", "lacks-ships-only", "no-cards", "none-left"}
"""Codes of refusals that are rare in random play. Goa's own tests cover them."""
SEED_LIMIT = 60
MAX_LISTED_MOVES = 1000
"""Maximum number of legal moves to enumerate in a position."""


@every_variant
def test_str_and_parse_of_every_legal_move_are_inverse(variant: Variant):
    match = variant.start("notation")
    grammar = match.game.grammar
    for _ in random_play(match, "notation"):
        for seat in match.pending:
            for move in match.legal_moves(seat):
                assert grammar.parse(str(move)) == move
                assert str(grammar.parse(str(move))) == str(move)
                assert grammar.build(move.verb, move.parts) == move
                assert re.fullmatch(r"[a-z0-9+ -]+", str(move))


@every_variant
def test_legal_moves_are_listed_once(variant: Variant):
    match = variant.start("once")
    for _ in random_play(match, "once"):
        for seat in match.pending:
            notations = [str(move) for move in match.legal_moves(seat)]
            assert len(set(notations)) == len(notations)


@pytest.mark.parametrize("variant", [each for each in VARIANTS if each.game in SHAPED], ids=str)
def test_legal_moves_match_the_question(variant: Variant):
    match = variant.start("listed")
    for _ in random_play(match, "listed"):
        for seat in match.pending:
            question = match.question(seat)
            assert question and list(match.legal_moves(seat)) == list(moves(question, match.game.grammar))


@every_variant
def test_every_listed_move_is_accepted(variant: Variant):
    match = variant.start("accepted")
    for _ in random_play(match, "accepted", most=60):
        for seat in match.pending:
            for move in match.legal_moves(seat):
                assert match.copy().play(seat, move)


@every_variant
def test_the_plain_rules_allow_the_same_moves(variant: Variant):
    """Each game's tests have a module `plain` with a function `legal(match, seat)` that is independent of the
    game's questions.
    """
    legal = import_module(f"tests.engine.{variant.game}.plain").legal
    for seed in ("plain", "and", "slow"):
        match = variant.start(seed)
        for _ in random_play(match, seed, most=120):
            for seat in match.pending:
                assert legal(match, seat) == {str(move) for move in match.legal_moves(seat)}


@every_variant
@seeds("seed", "wx", "yz")
def test_unlisted_moves_are_refused_without_changes(variant: Variant, seed: str):
    """Mutated moves, moves of other seats and other positions: `play` and `legal_moves` agree on them all."""
    match = variant.start(seed)
    dice = Dice(Chance(f"foreign {seed}"))
    known = {*codes(match.game.statements(Refusal)), *SHARED_REFUSALS}
    foreign = notations(variant)
    for _ in random_play(match, seed, most=50):
        before = match.dumped()
        for seat in range(variant.seats):
            listed = {str(move) for move in match.legal_moves(seat)}
            for notation in (
                dice.one_of(foreign) for _ in range(NOTATIONS_PER_POSITION if seat in match.pending else 3)
            ):
                if notation in listed:
                    continue
                assert refusal(match, seat, notation).code in known
        assert match.dumped() == before


@pytest.mark.parametrize("game", GAMES)
def test_every_declared_refusal_occurs(game: str):
    """Each code comes up for a move or a disabled choice. The game's own tests cover the details."""
    missing = set(codes(GAMES[game].statements(Refusal))) - RARE_REFUSALS
    variants = [variant for variant in VARIANTS if variant.game == game]
    foreign = sorted(set[str]().union(*map(notations, variants)))
    dice = Dice(Chance("refusals"))
    for seed in range(SEED_LIMIT):
        for variant in variants:
            match = variant.start(str(seed))
            for _ in random_play(match, str(seed)):
                for seat in match.pending:
                    missing.difference_update(each.code for each in closed(match.question(seat)))
                    for notation in [dice.one_of(foreign) for _ in range(10)]:
                        if not any(str(move) == notation for move in match.legal_moves(seat)):
                            missing.discard(refusal(match, seat, notation).code)
                if not missing:
                    return
    assert not missing


def closed(question: Question | None) -> Iterator[Disabled]:
    """The question's disabled choices."""
    assert question
    yield from question.disabled
    for action in (*question.actions, *question.closed):
        for part in action.parts:
            if isinstance(part, Choose):
                yield from part.disabled


@every_variant
def test_malformed_moves_are_refused(variant: Variant):
    match = variant.start("malformed")
    before = match.dumped()
    seat = match.pending[0]
    for move in match.legal_moves(seat):
        for text in (*NONSENSE, *_misspelt(str(move))):
            assert refusal(match, seat, text).code == "not-a-move"
    assert match.dumped() == before


@every_variant
def test_a_move_out_of_turn_is_refused(variant: Variant):
    match = variant.start("turn")
    for seat, move in random_play(match, "turn"):
        for other in set(range(variant.seats)) - set(match.pending):
            refused = refusal(match, other, move)
            assert refused.code == "not-your-turn"
            assert refused.details == {"pending_seats": match.pending}
        assert seat in match.pending


@every_variant
def test_a_move_of_an_unknown_seat_is_refused(variant: Variant):
    match = variant.start("seat")
    for seat in (-1, variant.seats, "0", 0.0, True):
        for ask in (match.view, match.log, match.legal_moves, match.question):
            with pytest.raises(IllegalMove, match="no-such-seat"):
                ask(seat)  # type: ignore[arg-type]
        assert refusal(match, seat, "any").code == "no-such-seat"  # type: ignore[arg-type]


@every_variant
def test_the_question_offers_exactly_the_legal_moves(variant: Variant):
    match = variant.start("question")
    for _ in random_play(match, "question"):
        for seat in match.pending:
            check_question(match, seat)


@every_variant
def test_the_question_offers_exactly_the_legal_moves_to_a_hoarder(variant: Variant):
    """Random play rarely reaches positions with too many answers to enumerate."""
    positions = largest(variant, SEED).values()
    assert positions
    for match in positions:
        if len(match.legal_moves(HOARDER)) <= MAX_LISTED_MOVES:
            check_question(match, HOARDER)


def check_question(match: Match, seat: int) -> None:
    """Every legal move answers the question, and every option of a part leads to a legal move."""
    prompts, refusals = (codes(match.game.statements(base)) for base in (Prompt, Refusal))
    question = match.question(seat)
    moves = match.legal_moves(seat)
    assert question and question.code in prompts
    assert sorted({move.verb for move in moves}) == sorted({each.verb for each in question.actions})
    for action in question.actions:
        answers = [move.parts for move in moves if move.verb == action.verb]
        assert all(len(parts) == len(action.parts) for parts in answers)
        for place, part in enumerate(action.parts):
            given = {parts[place] for parts in answers}
            match part:
                case Choose(among=among, disabled=disabled):
                    assert given == set(among) and len(set(among)) == len(among)
                    assert not {each.value for each in disabled} & given
                    assert {each.code for each in disabled} <= set(refusals)
                case Number(least=least, most=most):
                    assert given == set(range(least, most + 1))
                case Select(among=among, least=least, most=most):
                    assert least <= most <= len(among)
                case Cover():
                    assert given == set(part.values()) and part.suggested in given


def refusal(match: Match, seat: int, move: Any) -> IllegalMove:
    """The refusal of an illegal move. (`pytest.raises` takes several times as long.)"""
    try:
        match.play(seat, move)
    except IllegalMove as error:
        return error
    raise AssertionError(f"{move!r} was played")


@cache
def notations(variant: Variant) -> list[str]:
    """Moves that were legal somewhere, and variants of them with other numbers and words."""
    legal = {str(move) for move in set(_legal_somewhere(variant))}
    return sorted(legal.union(*map(_mutated, legal)))


def _legal_somewhere(variant: Variant) -> Iterator[Move]:
    for seed in map(str, range(10)):
        match = variant.start(seed)
        for _ in random_play(match, seed):
            for seat in match.pending:
                yield from match.legal_moves(seat)


def _mutated(notation: str) -> Iterator[str]:
    for found in re.finditer(r"[0-9]+", notation):
        for number in (0, int(found[0]) + 1, 99):
            yield f"{notation[: found.start()]}{number}{notation[found.end() :]}"
    yield f"{notation} {notation.rpartition(' ')[2]}"
    yield notation.rpartition(" ")[0]


def _misspelt(notation: str) -> Iterator[str]:
    """Almost valid notation: wrong in case, spaces, signs or digits."""
    yield from (notation.upper(), f" {notation}", f"{notation} ", f"{notation}\n", f"{notation} ?")
    if " " in notation:
        yield notation.replace(" ", "  ")
    for number in re.findall(r"[0-9]+", notation):
        yield from (
            notation.replace(number, wrong) for wrong in (f"0{number}", f"-{number}", f"{number}.0", "٣")
        )


@pytest.mark.parametrize("game", GAMES)
def test_moves_of_every_verb_are_tried(game: str):
    lines = {line for variant in VARIANTS if variant.game == game for line in notations(variant)}
    assert {line.split(" ")[0] for line in lines} >= set(GAMES[game].grammar.verbs)
