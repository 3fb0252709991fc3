"""Both languages have texts for every event, question, answer and refusal of every game.

The tests check each game's lists of codes, then play random matches, in which the facts must fit the texts,
too.
"""

import random
import re
from collections.abc import Iterator

import pytest

from engine import (
    GAMES,
    SHARED_REFUSALS,
    Choose,
    IllegalMove,
    Match,
    Preview,
    Prompt,
    Refusal,
    Select,
)
from engine.core.statement import codes
from locales import LANGUAGES, words
from ui.text.game_text import GameText

PLURAL = re.compile(r"(?<!round )(?<!ship )(?<!contest )\b1 (?!of )([a-z]+ )?[a-z]+s\b", re.IGNORECASE)
"""Matches a plural after 1, such as "1 cards". Numbers as names, such as "ship 1 goes", don't match."""
NAMES = ["Mei", "Ken", "蓮", "O'Malley", "{ $rank }", "Nemo", "Rin", "*Tom*"]


PLAIN = ["Mei", "Ken", "Ada", "Bob", "Leo", "Nan", "Rin", "Tom"]
ITSELF = re.compile(
    rf"(?<![a-z])({'|'.join(PLAIN)})(?![a-z])(?! and )[^:,.：、。（(]*\1(?![a-z])|\byou \w+ you\b",
    re.IGNORECASE,
)
"""Matches a sentence in which people act on themselves, such as "Ada lets Ada". A list may repeat a name."""


def prefix(game: str) -> str:
    return game.replace("_", "-")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
class TestCodes:
    """Check that everything a game lists has a text."""

    def missing(self, language: str, *ids: str) -> list[str]:
        return [id for id in ids if not words(language).has(id)]

    def test_the_game_has_its_own_texts(self, game, language):
        own = prefix(game)
        assert not self.missing(language, f"{own}-name", f"{own}-tagline", f"{own}-source", f"{own}-score")

    def test_every_event_has_a_text(self, game, language):
        ids = [f"{prefix(game)}-event-{code}" for code in codes(GAMES[game].events)]
        assert not [id for id in ids if self.missing(language, id) and self.missing(language, f"{id}-seen")]

    def test_every_question_has_a_text_and_a_rules_page(self, game, language):
        say = words(language)
        for code in codes(GAMES[game].statements(Prompt)):
            assert say.has(f"{prefix(game)}-ask-{code}")
            page = say(f"{prefix(game)}-page-{code}")
            assert say.has(f"{prefix(game)}-rules-{page}")

    def test_every_verb_move_and_plan_has_a_text(self, game, language):
        verbs = {*GAMES[game].grammar.verbs, *GAMES[game].plannable.verbs}
        assert not self.missing(
            language,
            *(f"{prefix(game)}-verb-{verb}" for verb in verbs),
            *(f"{prefix(game)}-verb-{verb}.hint" for verb in verbs),
            *(f"{prefix(game)}-move-{verb}" for verb in verbs),
        )

    def test_every_refusal_has_a_text(self, game, language):
        title = GAMES[game]
        assert not self.missing(
            language,
            *(f"illegal-{code}" for code in SHARED_REFUSALS),
            *(f"{prefix(game)}-illegal-{code}" for code in codes(title.statements(Refusal))),
            *(f"{prefix(game)}-told-{code}" for code in codes(title.statements(Preview))),
        )

    def test_every_option_has_a_text(self, game, language):
        for name, option in GAMES[game].options.items():
            for choice in option.choices:
                assert words(language)(f"{prefix(game)}-option-{name}", value=str(choice).lower())

    def test_the_rules_have_pages(self, game, language):
        say = words(language)
        pages = [number for number in range(1, 20) if say.has(f"{prefix(game)}-rules-{number}")]
        assert pages == list(range(1, len(pages) + 1)) and pages
        for page in pages:
            assert len(say(f"{prefix(game)}-rules-{page}")) <= 1500
            assert len(say(f"{prefix(game)}-rules-{page}-title")) <= 60

    def test_texts_on_buttons_and_in_menus_are_short(self, game, language):
        say = words(language)
        for verb in GAMES[game].grammar.verbs:
            assert len(say(f"{prefix(game)}-verb-{verb}")) <= 36  # The label must be visible on a phone.
            assert len(say(f"{prefix(game)}-verb-{verb}.hint")) <= 100


def positions(game: str, seats: int) -> Iterator[Match]:
    """The positions of a match of random moves."""
    match = Match.start(game, seats=seats, seed="words", options={})
    chance = random.Random(seats)
    while not match.result:
        yield match
        seat = chance.choice(match.pending)
        # all verbs are equally likely, so that rare things happen, too
        moves = match.legal_moves(seat)
        verb = chance.choice(sorted({move.verb for move in moves}))
        match.play(seat, chance.choice([move for move in moves if move.verb == verb]))
    yield match


def asked(match: Match, game_text: GameText) -> Iterator[str]:
    """Everything that the players on turn read: questions, answers, previews, disabled choices."""
    for seat in match.pending:
        question = match.question(seat)
        assert question
        yield game_text.question(question)
        for action in question.actions:
            yield from map(game_text.preview, action.previews)
            yield from map(game_text.disabled, (e for p in action.parts for e in getattr(p, "disabled", ())))
        yield from map(game_text.disabled, question.disabled)
        yield from map(game_text.move, match.legal_moves(seat)[:20])


def refusal(match: Match, seat: int, move: str) -> IllegalMove | None:
    try:
        match.copy().play(seat, move)
    except IllegalMove as error:
        return error
    return None


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.mark.parametrize("ends", [0, -1], ids=["fewest", "most"])
@pytest.mark.parametrize("game", GAMES)
class TestPlay:
    """Every event of play can be told to any reader."""

    def test_every_event_in_play_can_be_rendered(self, game, ends, language):
        game_text = GameText(words(language), game, NAMES)
        seats = GAMES[game].seats[ends]
        for match in positions(game, seats):
            for reader in (None, *range(seats)) if match.ply % 50 == 0 or match.result else ():
                assert all(game_text.event(event) for event in match.log(reader))

    def test_every_question_and_answer_in_play_can_be_rendered(self, game, ends, language):
        game_text = GameText(words(language), game, NAMES)
        for match in positions(game, GAMES[game].seats[ends]):
            for seat in match.pending:
                question = match.question(seat)
                assert question and game_text.question(question)
                assert all(game_text.preview(each) for action in question.actions for each in action.previews)
                for each in question.disabled:
                    assert game_text.part(each.what, each.value) and game_text.disabled(each)
                for part in (part for action in question.actions for part in action.parts):
                    assert game_text.say(f"part-{part.what}.label")
                    if isinstance(part, Choose | Select):
                        assert all(game_text.part(part.what, value) for value in part.among)
                    if isinstance(part, Choose):
                        assert all(game_text.disabled(each) for each in part.disabled)
                assert all(game_text.move(move) for move in match.legal_moves(seat)[:20])

    def test_single_things_have_no_plural(self, game, ends, language):
        game_text = GameText(words(language), game, NAMES, reader=0)
        for match in positions(game, GAMES[game].seats[ends]):
            told = [*map(game_text.event, match.latest(0)), *asked(match, game_text)]
            assert not [text for text in told if PLURAL.search(text)]

    def test_no_text_names_the_actor_as_the_object(self, game, ends, language):
        seats = GAMES[game].seats[ends]
        readers = [None, *range(seats)]
        texts = [GameText(words(language), game, PLAIN[:seats], reader=reader) for reader in readers]
        for match in positions(game, seats):
            for reader, text in zip(readers, texts, strict=True):
                assert not [line for line in map(text.event, match.latest(reader)) if ITSELF.search(line)]

    def test_every_refusal_has_a_text(self, game, ends, language):
        game_text = GameText(words(language), game, NAMES)
        chance = random.Random(1)
        seen = ["nonsense"]
        for match in positions(game, GAMES[game].seats[ends]):
            seen += [str(move) for seat in match.pending for move in match.legal_moves(seat)[:3]]
            for move in chance.sample(seen, min(len(seen), 8)):
                error = refusal(match, chance.randrange(match.seats + 1), move)
                assert error is None or game_text.illegal(error)

    def test_the_result_can_be_rendered(self, game, ends, language):
        game_text = GameText(words(language), game, NAMES)
        *_, match = positions(game, GAMES[game].seats[ends])
        assert match.result
        for seat, score in match.result.scores.items():
            assert game_text.say("score", score=score)
            for name, value in match.result.breakdown[seat].items():
                assert game_text.say(f"breakdown-{name}", value=value)

    def test_tie_breakers_have_plural_forms(self, game, ends, language):
        game_text = GameText(words(language), game, NAMES)
        for name in {"fleet": ("launched", "crates"), "goa": ("money",)}.get(game, ()):
            assert game_text.say(f"tie-{name}", value=1) != game_text.say(f"tie-{name}", value=2)
