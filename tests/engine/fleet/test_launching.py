"""Phase 2: boats are launched and captains hired."""

import pytest

from engine import Choose, Match
from engine.core.secrecy.visibility import BLANK
from engine.fleet.data import Kind
from engine.fleet.state import Player
from tests.engine.fleet.positions import finish, hand, player, position, state, view
from tests.engine.notation import asked, codes, facts, legal, play, refused

PILE = "crab crab crab crab crab crab crab crab crab crab cod lobster shrimp tuna"
"""A pile from which the tuna is drawn first."""


def launching(*players: Player, start: int = 0, pile: str = PILE) -> Match:
    return position(*players, phase="launching", start=start, pile=pile)


@pytest.mark.parametrize(
    ("kind", "cost"), [("shrimp", 1), ("lobster", 2), ("processing", 2), ("cod", 2), ("tuna", 1), ("crab", 3)]
)
def test_a_boat_costs_its_launch(kind: Kind, cost: int):
    licence = "crab-crates" if kind == "crab" else kind
    match = launching(player(f"{kind} tuna tuna", licence, "cod:tuna"), player())
    assert facts(play(match, f"0: launch {kind}"), "launched") == {
        "seat": 0,
        "kind": kind,
        "boat": 2,
        "cost": cost,
        "discount": int(kind == "shrimp"),
        "due": 0 if kind == "shrimp" else cost,
    }


def test_launching_a_boat_needs_its_licence():
    match = launching(player("cod tuna tuna", "tuna"), player())
    assert legal(match, 0) == ["launch tuna", "done"]
    assert refused(match, "0: launch cod").details == {"kind": "cod"}
    (action, _) = asked(match, 0).actions
    assert isinstance(action.parts[0], Choose)
    assert [(each.value, each.code) for each in action.parts[0].disabled] == [("cod", "no-licence")]


@pytest.mark.parametrize("licence", ["crab-captains", "crab-crates", "crab-licences"])
def test_any_king_crab_licence_allows_king_crabs_and_only_those(licence: str):
    match = launching(player("cod crab tuna", licence), player())
    assert legal(match, 0) == ["launch crab", "done"]


def test_a_pub_allows_no_boat():
    match = launching(player("cod crab tuna", "pub"), player("cod tuna", "cod"))
    assert match.pending == (1,)


def test_the_launched_card_cannot_pay_for_itself():
    match = launching(player("shrimp cod", "cod"), player())
    play(match, "0: launch cod")
    assert legal(match, 0) == ["pay shrimp"]
    match = launching(player("cod cod", "cod"), player())
    assert refused(match, "0: launch cod").details == {"kind": "cod", "due": 2, "most": 1}


def test_a_boat_may_be_launched_by_a_licence_bought_this_round():
    match = position(player("tuna tuna tuna shrimp"), player(), display="tuna cod")
    play(match, "0: open tuna 5", "0: pay shrimp tuna")
    assert legal(match, 0) == ["launch tuna", "done"]


def test_each_player_launches_one_boat_a_round():
    match = launching(player("tuna tuna tuna shrimp", "tuna"), player())
    play(match, "0: launch tuna", "0: pay shrimp")
    assert asked(match, 0).code == "hire"


@pytest.mark.parametrize("licences", [1, 2, 3, 4])
def test_cod_licences_launch_two_boats_and_draw_a_card_each_once(licences: int):
    """Rules: "launch up to 2 boats a round (2, however many licences); having launched at least one: draw n
    cards, once".
    """
    owned = "cod " * licences
    match = launching(player("cod cod cod lobster lobster", owned), player())
    assert asked(match, 0).facts["left"] == 2
    play(match, "0: launch cod", "0: pay lobster", "0: launch cod")
    events = play(match, "0: pay lobster")
    assert codes(events) == ["paid", "drew"]
    assert facts(events, "drew") == {"seat": 0, "count": licences, "reason": "cod"}
    assert view(match).players[0].cards == 1 + licences
    assert asked(match, 0).code == "hire"


@pytest.mark.parametrize("licences", [1, 2, 3, 4])
def test_the_cod_draw_is_the_same_for_one_launch(licences: int):
    match = launching(player("cod cod lobster lobster", "cod " * licences), player())
    play(match, "0: launch cod", "0: pay lobster")
    assert facts(play(match, "0: done"), "drew")["count"] == licences


def test_without_a_launch_there_is_no_cod_draw():
    match = launching(player("cod cod lobster lobster", "cod cod", "cod"), player())
    assert codes(play(match, "0: done")) == ["done-launching"]


def test_a_card_drawn_by_cod_may_be_hired():
    match = launching(player("cod lobster", "cod"), player())
    play(match, "0: launch cod", "0: pay lobster")
    assert hand(match, 0) == "tuna"
    play(match, "0: captain tuna on 1")
    assert state(match).players[0].boats[0].captain == "tuna"


def test_two_launches_are_paid_from_one_purse():
    """After the first launch, the rest of the hand can't pay for the second."""
    match = launching(player("cod cod lobster", "cod"), player())
    play(match, "0: launch cod", "0: pay lobster")
    assert hand(match, 0) == "cod tuna"
    match = launching(player("cod cod shrimp shrimp crab", "cod"), player())
    play(match, "0: launch cod", "0: pay shrimp")
    assert legal(match, 0) == ["launch cod", "done"]
    play(match, "0: launch cod", "0: pay shrimp")
    match = launching(player("cod cod shrimp crab", "cod"), player())
    play(match, "0: launch cod", "0: pay shrimp")
    assert legal(match, 0) == ["done"]
    assert refused(match, "0: launch cod").details == {"kind": "cod", "due": 2, "most": 1}


def test_each_launch_has_the_discount():
    """The example of the rules: a shrimp boat for nothing, a cod boat for $1, then a card."""
    match = launching(player("shrimp cod crab", "cod shrimp"), player())
    assert facts(play(match, "0: launch shrimp"), "launched")["due"] == 0
    assert facts(play(match, "0: launch cod"), "launched")["due"] == 1
    assert facts(play(match, "0: pay crab"), "drew")["count"] == 1


@pytest.mark.parametrize(
    ("licences", "due"), [(1, [0, 1, 2]), (2, [0, 0, 1]), (3, [0, 0, 0]), (4, [0, 0, 0])]
)
def test_shrimp_licences_take_a_dollar_each_off_every_launch(licences: int, due: list[int]):
    owned = "shrimp " * licences + "lobster crab-crates"
    for kind, expected in zip(["shrimp", "lobster", "crab"], due, strict=True):
        match = launching(player(f"{kind} tuna", owned), player())
        assert facts(play(match, f"0: launch {kind}"), "launched")["due"] == expected


def test_crates_pay_for_launches():
    match = launching(player("cod", "cod processing", crates=2), player())
    play(match, "0: launch cod")
    play(match, "0: pay +2")
    assert view(match).players[0].crates == 0


def test_a_captain_is_any_hand_card_on_an_own_boat_without_one():
    match = launching(player("cod crab", "pub", "tuna shrimp:cod lobster"), player("cod", "", "tuna"))
    assert legal(match, 0) == [
        "captain cod on 1",
        "captain cod on 3",
        "captain crab on 1",
        "captain crab on 3",
        "done",
    ]
    assert refused(match, "0: captain cod on 2").details == {"boat": 2}
    assert refused(match, "0: captain cod on 4").details == {"boat": 4}
    play(match, "0: captain crab on 3")
    assert state(match).players[0].boats[2].captain == "crab"
    assert hand(match, 0) == "cod"


def test_each_player_hires_one_captain_a_round():
    match = launching(player("cod crab", "pub", "tuna shrimp"), player("cod", "", "tuna"))
    play(match, "0: captain crab on 1")
    assert match.pending == (1,)


@pytest.mark.parametrize("licences", [1, 2, 3, 4])
def test_lobster_licences_hire_two_captains(licences: int):
    owned = "lobster " * licences
    match = launching(player("cod cod cod", owned, "tuna shrimp cod"), player("cod", "", "tuna"))
    play(match, "0: done", "0: captain cod on 1", "0: captain cod on 3")
    assert match.pending == (1,)


@pytest.mark.parametrize(
    ("licences", "captained", "count"),
    [
        *((1, captained, 1) for captained in (1, 3)),
        *((1, captained, 2) for captained in (4, 8)),
        *((licences, captained, 1) for licences in (2, 3, 4) for captained in (1, 2)),
        *((licences, captained, 2) for licences in (2, 3, 4) for captained in (3, 6)),
        *((licences, captained, 3) for licences in (2, 3, 4) for captained in (7, 9)),
    ],
)
def test_the_lobster_draw_counts_captained_boats(licences: int, captained: int, count: int):
    fleet = "tuna:cod " * captained + "cod"
    match = launching(player("", "lobster " * licences, fleet), player())
    draws = [event.facts for event in match.log(None) if event.facts.get("reason") == "lobster"]
    assert draws == [{"seat": 0, "count": count, "reason": "lobster"}]


def test_without_a_captain_there_is_no_lobster_draw():
    match = launching(player("", "lobster lobster", "tuna cod"), player())
    assert not any(event.facts.get("reason") == "lobster" for event in match.log(None))


def test_the_lobster_draw_follows_all_hiring_in_turn_order():
    owned = "lobster", "tuna:cod"
    match = launching(player("", *owned), player("cod", *owned[:1], "tuna:cod tuna"), start=1)
    events = play(match, "1: captain cod on 2")
    assert [event.facts["seat"] for event in events if event.facts.get("reason") == "lobster"] == [1, 0]


def test_players_launch_and_hire_one_after_another():
    match = launching(player("tuna cod cod", "tuna"), player("tuna cod cod", "tuna"), start=1)
    play(match, "1: launch tuna", "1: pay cod", "1: captain cod on 1")
    assert match.pending == (0,)


def test_no_done_is_asked_at_the_limit():
    match = launching(player("tuna cod cod", "tuna", "tuna"), player("cod", "", "tuna"))
    play(match, "0: launch tuna", "0: pay cod")
    assert asked(match, 0).code == "hire"
    play(match, "0: captain cod on 1")
    assert match.pending == (1,)


@pytest.mark.parametrize(
    "idle",
    [
        player("", "cod"),  # no card
        player("cod cod"),  # no licence
        player("cod cod", "pub"),  # The seat has no licence for this boat.
        player("cod", "cod"),  # The seat has only one card, which can't pay for itself.
        player("", "lobster", "cod"),  # The seat has no card for a captain.
        player("cod", "", "cod:shrimp"),  # Every boat already has a captain.
    ],
)
def test_a_player_publicly_unable_to_act_isnt_asked(idle: Player):
    match = launching(idle, player("cod", "", "tuna"))
    assert match.pending == (1,)


def test_a_player_secretly_unable_to_act_is_asked():
    match = launching(player("crab crab", "cod"), player())
    assert legal(match, 0) == ["done"]


def test_captains_are_known_only_to_their_owner():
    match = launching(player("cod", "", "tuna"), player("crab", "", "tuna"))
    events = play(match, "0: captain cod on 1")
    assert facts(events, "captained") == {"seat": 0, "boat": 1, "kind": "tuna"}
    boats = [view(match, seat).players[0].boats[0] for seat in (0, 1, None)]
    assert [boat.captained for boat in boats] == [True] * 3
    assert [boat.captain for boat in boats] == ["cod", BLANK, BLANK]
    play(match, "1: captain crab on 1")
    finish(match)
    assert view(match, None).players[0].boats[0].captain == "cod"


def test_launches_and_captains_can_be_undone_until_a_card_is_drawn():
    match = Match.start("fleet", 2, "back")
    chooser = match.pending[0]
    other = 1 - chooser
    licence = next(each for each in view(match).display if each != "cod")
    play(match, f"{chooser}: open {licence} 5", f"{other}: pass")
    match.play(chooser, match.legal_moves(chooser)[0])
    play(match, f"{other}: decline")
    assert match.copy().undoable is None  # Licences were revealed.
    before = match.copy()
    play(match, f"{chooser}: launch {licence}")
    match.play(chooser, match.legal_moves(chooser)[0])
    assert asked(match, chooser).code == "hire"
    assert match.take_back().take_back() == before
    while match.undoable == chooser:
        match.play(match.pending[0], "done")
    assert match.log(None)[-1].code == "drew"
    assert match.undoable is None
