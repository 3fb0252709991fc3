"""What stands on a private panel, and in which order."""

import pytest

from tests import limits
from tests.cogs.wording import EN
from ui.panel import panel

GALLERY_TYPE = 12
"""Discord's component type for pictures."""


@pytest.mark.parametrize(
    ("game", "first"),
    [("captains_orders", True), ("fisherman", True), ("fleet", True), ("lubeck", False), ("goa", False)],
)
async def test_a_small_hand_stands_above_the_answers_and_a_board_below(port, game, first):
    await port.begin(port.crew(4), game=game)
    shown = await (await port.to_move()).panel()
    parts = list(limits.walk(shown.stored.components))
    picture = next(place for place, part in enumerate(parts) if part["type"] == GALLERY_TYPE)
    answers = [
        place for place, part in enumerate(parts) if str(part.get("custom_id")).startswith("hm:answer")
    ]
    assert (picture < answers[0]) is first


async def test_actions_are_described_only_in_the_first_matches_of_a_game(port, monkeypatch):
    monkeypatch.setattr(panel, "BEGINNER_MATCHES", 1)
    people, hint = port.crew(4), EN("captains-orders-verb-pass.hint")
    await port.begin(people)
    assert hint in (await (await port.to_move()).panel()).text
    await port.play_on()
    await port.begin(people)
    assert hint not in (await (await port.to_move(2)).panel()).text


async def test_unavailable_moves_are_told_only_on_request(port):
    person = await port.play_until_asked(port.crew(4), "under-order", "obey")
    shown = await person.panel()
    reason = EN("captains-orders-barred-below-order", order_rank=0).partition("0")[0]
    assert reason not in shown.text
    told = await person.click(shown, EN("button-why"))
    assert reason in told.text
    folded = await person.click(told.shown, EN("button-fold"))
    assert reason not in folded.text


async def test_rules_stand_behind_the_explanation_and_the_log_behind_the_story(port):
    person = await port.play_until_asked(port.crew(4), "under-order", "obey")
    shown = await person.panel()
    assert EN("button-explain") in shown.buttons and EN("button-rules") not in shown.buttons
    explained = (await person.click(shown, EN("button-explain"))).shown
    assert EN("button-rules") in explained.buttons and EN("button-log") not in explained.buttons
    [story] = [
        each for each in shown.buttons if each.startswith(EN("button-story", count=0).partition("(")[0])
    ]
    assert EN("button-log") in (await person.click(explained, story)).shown.buttons
