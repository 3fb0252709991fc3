"""Messages use the terms of `locales/terms.toml`, and Japanese uses full-width punctuation."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import locales
from locales import LANGUAGES

HOME = Path(locales.__file__).parent
BASE = tomllib.loads((HOME / "terms.toml").read_text(encoding="utf-8"))

FILLED_IN = "￼"
"""Placeholder for a message's variable."""

JAPANESE = r"[぀-ヿ㐀-鿿々「」（）、。！？：…￼]"
HALF_WIDTH = re.compile(rf"{JAPANESE} ?[:;!?,()]|[:;!?,()] ?{JAPANESE}")
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
"""Matches text with manual spacing: tables, hashes and routes."""
LINK = re.compile(rf"\]\({FILLED_IN}\)")
WORD = re.compile(r"[^\W\d_]")


def texts(pattern: ast.Pattern) -> Iterator[str]:
    """All texts of a pattern, including those of its variants."""
    own = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            own += element.value
            continue
        own += FILLED_IN
        if isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from texts(variant.value)
        elif isinstance(element.expression, ast.StringLiteral):
            yield element.expression.value
    yield own


def messages(language: str) -> dict[str, list[str]]:
    """The texts of all messages and attributes, except words that people type."""
    found: dict[str, list[str]] = {}
    for file in sorted((HOME / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message) or entry.id.name.endswith("-typed"):
                continue
            if entry.value:
                found[entry.id.name] = list(texts(entry.value))
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = list(texts(attribute.value))
    return found


MESSAGES = {language: messages(language) for language in LANGUAGES}


def half_width(text: str) -> str | None:
    """A half-width sign next to Japanese text, with its surroundings."""
    sign = HALF_WIDTH.search(LINK.sub("]", CODE.sub("", text)))
    return sign and sign.group()


def variants(language: str, found: dict[str, list[str]]) -> list[str]:
    """The forbidden words in these messages."""
    return [
        f"{id}: {hit.group()!r}, say {term[language]!r}"
        for term in BASE["terms"]
        for variant in term.get(f"not_{language}", ())
        for id, said in found.items()
        if id not in term.get("except", ())
        for text in said
        if (hit := re.search(variant, text))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_another_word_for_a_term(language):
    assert not variants(language, MESSAGES[language])


def test_japanese_has_full_width_signs():
    assert not {
        id: sign for id, said in MESSAGES["ja"].items() for text in said if (sign := half_width(text))
    }


def test_texts_equal_in_both_languages_are_marked():
    """Texts without letters, such as a page number or an arrow, needn't differ."""
    same = {
        id
        for id, said in MESSAGES["en"].items()
        if said == MESSAGES["ja"][id] and WORD.search("".join(said).replace(FILLED_IN, ""))
    }
    assert same == set(BASE["identical"])


def test_each_term_is_listed_once_and_allows_its_own_words():
    for language in LANGUAGES:
        listed = [term[language] for term in BASE["terms"]]
        assert len(set(listed)) == len(listed)
        assert not variants(language, {term[language]: [term[language]] for term in BASE["terms"]})
    named = {id for term in BASE["terms"] for id in term.get("except", ())}
    assert named <= set(MESSAGES["en"])


def test_the_checks_detect_mistakes():
    assert variants("en", {"a": ["Nobody takes part."]}) and variants("ja", {"a": [f"{FILLED_IN}つ"]})
    assert not variants("ja", {"command-fleet-pay-payment": ["+1"]}) and variants("ja", {"a": ["+1"]})
    assert half_width(f"勝ち: {FILLED_IN}") and half_width(f"{FILLED_IN}!") and half_width("(勝ち)")
    assert not half_width(f"22:30、[卓]({FILLED_IN})「a」`b: c`")
