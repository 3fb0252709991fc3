"""Messages that are put together without Fluent say what Fluent would say."""

import pytest
from fluent.runtime.types import fluent_number

from locales import LANGUAGES, words
from locales.template import Variable, filled, template


def fluently(say, id, variables):
    told = {
        name: value if isinstance(value, str) else fluent_number(value, useGrouping=False)
        for name, value in variables.items()
    }
    text, errors = say._bundle.format_pattern(say._pattern(id), told)
    assert not errors
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_are_simple(language):
    say = words(language)
    simple = {id: parts for id in say.ids("") if say.has(id) and (parts := template(say._pattern(id)))}
    assert len(simple) > 500
    for id, parts in simple.items():
        names = [part.name for part in parts if isinstance(part, Variable)]
        for value in ("Mei & {Tom}", "", 0, 1, -12, 12345):
            variables = dict.fromkeys(names, value)
            assert filled(parts, variables) == fluently(say, id, variables) == say(id, **variables)


def test_what_isnt_simple_is_left_to_fluent():
    say = words("en")
    assert template(say._pattern("button-join")) is not None
    assert filled([Variable("a")], {}) is None
    assert filled([Variable("a")], {"a": 1.5}) is None
    assert filled([Variable("a")], {"a": True}) is None
