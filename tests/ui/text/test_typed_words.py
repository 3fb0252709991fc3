"""Typed words are understood in any spelling and language."""

import pytest

from engine import GAMES
from locales import LANGUAGES, words
from ui.text.game_text import GameText
from ui.text.typed_words import fits, notation, plain


def game_text(game: str, language: str) -> GameText:
    return GameText(words(language), game, ["Ann", "Ben"])


@pytest.mark.parametrize(
    ("typed", "same"),
    [("  Pass  7 ", "pass 7"), ("６－７", "6-7"), ("こしょう", "コショウ"), ("ﾏﾄﾞﾗｽ", "マドラス")],
)
def test_width_kana_capitals_and_spaces_make_no_difference(typed, same):
    assert plain(typed) == plain(same)
    assert fits(typed, f"x {same} y")


@pytest.mark.parametrize(
    ("game", "typed", "meant"),
    [
        ("goa", "コショウ コショウ-3 マドラス", "pepper pepper-3 madras"),
        ("goa", "コーチン-クローブ、胡椒", "cochin-clove pepper"),
        ("goa", "収穫 しょうが", "harvest ginger"),
        ("fleet", "エビ マグロ ＋1", "shrimp tuna +1"),
        ("fleet", "なし", "none"),
        ("fisherman", "出す 鯛 6", "play bream 6"),
        ("fisherman", "烏賊8", "squid 8"),
        ("fisherman", "タイ４", "bream 4"),
        ("lubeck", "リガ 3", "riga 3"),
        ("captains_orders", "命令 7", "order 7"),
    ],
)
def test_japanese_words_are_translated_into_notation(game, typed, meant):
    assert notation(typed, game_text(game, "ja")) == meant


def test_english_words_are_translated_into_notation():
    assert notation("king-crab prawn", game_text("fleet", "en")) == "crab shrimp"
    assert notation("Brügge 5", game_text("lubeck", "en")) == "brugge 5"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_notation_stays_unchanged(game, language):
    said = game_text(game, language)
    known = said.say("typed").split()
    for pair in known:
        word, meant = pair.split("=")
        assert notation(word, said) == meant == notation(meant, said)
