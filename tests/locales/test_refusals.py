"""What a table refuses is told in both languages, out of the facts that the refusal carries."""

import pytest

from locales import LANGUAGES, words
from sessions import REFUSALS, Status

STATUSES = [str(status) for status in Status]
EXAMPLES = {
    "table": "12",
    "channels": ["<#1>", "<#2>"],
    "host": "<@1>",
    "person": "<@2>",
    "seats": 8,
    "missing": 1,
    "least": 4,
    "version": 7,
    "game": "chess",
    "option": "level",
    "value": "genius",
    "zone": "Atlantis",
    "until": "<t:1:R>",
    "most": 5,
}


@pytest.mark.parametrize("status", STATUSES)
@pytest.mark.parametrize("code", REFUSALS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language, code, status):
    facts = {name: status if name == "status" else EXAMPLES[name] for name in REFUSALS[code]}
    assert words(language)(f"refusal-{code}", **facts)
