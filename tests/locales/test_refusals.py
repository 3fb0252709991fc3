"""What a table refuses is told in both languages, out of the facts that the refusal carries."""

import pytest

from engine.core.statement import codes
from locales import LANGUAGES, words
from sessions import Status
from sessions.refusals import REASONS

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
    "moves": 84,
    "reason": "spam",
    "tournament": 3,
    "organiser": "<@1>",
    "trouble": "options is 17",
}


@pytest.mark.parametrize("status", STATUSES)
@pytest.mark.parametrize("reason", REASONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language, reason, status):
    facts = {name: status if name == "status" else EXAMPLES[name] for name in reason.__struct_fields__}
    [code] = codes([reason])
    assert words(language)(f"refusal-{code}", **facts)
