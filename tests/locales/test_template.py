"""The fast formatter gives the same texts as Fluent."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

import locales
from locales import LANGUAGES, words
from locales.template import Variable, filled, template


@cache
def bundle(language):
    """Messages formatted by Fluent itself."""
    made = FluentBundle([language], use_isolating=False)
    for file in (Path(locales.__file__).parent / language).glob("*.ftl"):
        made.add_resource(FluentResource(file.read_text("utf-8")))
    return made


def pattern(language: str, id: str) -> Any:
    return bundle(language).get_message(id).value


def fluently(language, id, variables):
    told = {
        name: value if isinstance(value, str) else fluent_number(value, useGrouping=False)
        for name, value in variables.items()
    }
    text, errors = bundle(language).format_pattern(pattern(language, id), told)
    assert not errors
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_templates_render_like_fluent(language):
    say = words(language)
    ids = [id for id in say.ids("") if say.has(id) and bundle(language).has_message(id)]
    simple = {id: parts for id in ids if (parts := template(pattern(language, id)))}
    assert len(simple) > 500
    for id, parts in simple.items():
        names = [part.name for part in parts if isinstance(part, Variable)]
        for value in ("Mei & {Tom}", "", 0, 1, 12345):
            variables = dict.fromkeys(names, value)
            assert filled(parts, variables) == fluently(language, id, variables) == say(id, **variables)
        below_zero = dict.fromkeys(names, -12)
        assert filled(parts, below_zero) == fluently(language, id, below_zero).replace("-12", "−12")


def test_complex_messages_are_left_to_fluent():
    assert template(pattern("en", "button-join")) is not None
    assert template(pattern("en", "fleet-option-advanced")) is None
    assert filled([Variable("a")], {}) is None
    assert filled([Variable("a")], {"a": 1.5}) is None
    assert filled([Variable("a")], {"a": True}) is None
