"""Every refusal carries the facts that its text needs."""

import pytest

from tests.engine.fisherman.positions import contest, position, set_rules
from tests.engine.notation import play, refused

NAMED = ["favourite bream", "ranking small"]
HANDS = "bream 1 3, goby 2", "bream 9 10, goby 5", "goby 1 9, mackerel 3"

SETTING = {
    "rules-open": ([], "1: play bream 6", {"rules": ("favourite",)}),
    "rule-set": (NAMED, "2: ranking large", {"rule": "ranking"}),
    "not-your-rule": (NAMED, "2: bad goby", {"rule": "bad", "chooser_seat": 0}),
    "not-in-play": ([], "1: favourite squid", {"kind": "squid"}),
    "is-favourite": ([*NAMED, "size 1-2"], "0: bad bream", {"kind": "bream"}),
    "not-neighbours": (NAMED, "2: size 3-5", {"size": "3-5"}),
}


@pytest.mark.parametrize("code", SETTING)
def test_a_move_is_refused_with_its_code(code: str):
    before, line, details = SETTING[code]
    match = contest(3)
    set_rules(match, *before)
    refusal = refused(match, line)
    assert (refusal.code, refusal.details) == (code, details)


@pytest.mark.parametrize(
    ("line", "code", "details"),
    [
        ("1: play goby 6", "not-in-hand", {"card": "goby 6"}),
        ("1: play squid 6", "not-in-hand", {"card": "squid 6"}),
        ("1: play goby 5", "must-follow", {"card": "goby 5", "kind": "bream"}),
        ("1: favourite bream", "rule-set", {"rule": "favourite"}),
        ("1: size 9-1", "rule-set", {"rule": "size"}),
    ],
)
def test_a_move_during_a_trick_is_refused_with_its_code(line: str, code: str, details: dict[str, object]):
    match = position(*HANDS)
    play(match, "0: play bream 1")
    refusal = refused(match, line)
    assert (refusal.code, refusal.details) == (code, details)


def test_a_card_is_refused_while_both_of_two_rules_are_open():
    match = contest(3)
    set_rules(match, "favourite bream")
    assert refused(match, "2: play bream 6").details == {"rules": ("ranking", "size")}


NO_MOVES = (
    *("play bream 0", "play bream 11", "play bream", "play bream 06", "play Bream 6", "play bream 6 7"),
    *("play 6 bream", "size 6", "size 0-1", "size 10-11", "size 6 7", "size 6-7-8"),
    *("ranking ascending", "bad", "favourite bream 6"),
)


@pytest.mark.parametrize("text", NO_MOVES)
def test_an_unreadable_move_is_refused(text: str):
    assert refused(contest(3), f"1: {text}").code == "not-a-move"
