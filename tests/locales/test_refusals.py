"""Every refusal has a text in both languages that uses only its facts."""

import pytest

from locales import LANGUAGES, words
from sessions import Refused, Status
from tests.raised import codes, refusals
from ui.refusal import refusal

UNCODED = {"refusal-discord-failed", "refusal-storage-away", "refusal-unexpected"}
"""Messages for errors other than `Refused`."""
EXAMPLES = {
    "begin": "22:00",
    "table": 12,
    "channels": (1, 2),
    "rights": "view_channel send_messages",
    "host": 1,
    "person": 2,
    "seats": 8,
    "missing": 1,
    "least": 4,
    "version": 7,
    "game": "chess",
    "option": "level",
    "value": "genius",
    "text": "tomorrow",
    "zone": "Atlantis",
    "until": 1,
    "most": 5,
    "moves": 84,
    "reason": "spam",
    "tournament": 3,
    "organiser": 1,
    "trouble": "options is 17",
    "why": "hidden",
}


@pytest.mark.parametrize("status", [str(status) for status in Status])
@pytest.mark.parametrize("raised", refusals(), ids=lambda raised: raised.code)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language, raised, status):
    facts = {name: status if name == "status" else EXAMPLES[name] for name in raised.facts}
    text = refusal(words(language), Refused(raised.code, **facts))
    assert text and "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_text_is_used(language):
    assert set(words(language).ids("refusal-")) == {f"refusal-{code}" for code in codes()} | UNCODED
