"""The players' questions and their shapes."""

from engine import Action, Choose, Disabled, Number, Question, Select
from engine.fleet import questions
from engine.fleet.questions import CannotAfford, Due, NoLicence, Offered, OfKind, TooDear
from tests.engine.fleet.positions import player, position
from tests.engine.notation import asked, play

RICH = "tuna tuna tuna tuna"


def test_the_question_which_licence_to_open():
    match = position(player("tuna tuna cod", "shrimp"), player(RICH), display="pub cod")
    assert asked(match, 0) == Question(
        questions.Open(most=8, discount=1, minimum=4),
        (
            Action(
                "open",
                (
                    Choose("licence", ("cod",), (Disabled("pub", TooDear(10, 8)),)),
                    Number.after_each({"cod": Number("amount", 4, 8)}),
                ),
            ),
            Action("decline"),
        ),
    )


def test_two_equal_licences_are_one_choice():
    match = position(player(RICH), player(RICH), display="cod cod")
    (opening, _) = asked(match, 0).actions
    assert opening.parts[0] == Choose("licence", ("cod",))


def test_the_question_whether_to_bid():
    match = position(player(RICH), player("tuna tuna tuna", "shrimp shrimp"), display="cod tuna")
    play(match, "0: open cod 6")
    prompt = questions.Bid(licence="cod", best=6, best_seat=0, least=7, most=11, discount=2)
    bidding = Action("bid", (Number("amount", 7, 11, 7),))
    assert asked(match, 1) == Question(prompt, (bidding, Action("pass")))


def test_a_bid_is_previewed_with_its_cost():
    match = position(player("tuna tuna", "shrimp"), player("tuna tuna", "shrimp shrimp"), display="cod tuna")
    assert asked(match, 0).prompt.detail("amount", 5) == Due(4)
    assert asked(match, 0).prompt.detail("licence", "cod") == Offered(4)
    play(match, "0: open cod 4")
    assert asked(match, 1).prompt.detail("amount", 5) == Due(3)


def test_a_bid_within_the_discount_costs_nothing():
    match = position(player("tuna", "shrimp shrimp shrimp shrimp"), player("tuna tuna"), display="cod tuna")
    assert asked(match, 0).prompt.detail("amount", 4) == Due(0)


def test_a_boat_is_previewed_with_its_kind():
    owner = player("tuna", "processing", "cod:tuna:1 shrimp")
    match = position(owner, player(), phase="launching")
    assert asked(match, 0).prompt.detail("boat", 2) == OfKind("shrimp")
    assert asked(match, 0).prompt.detail("card", "tuna") is None
    play(match, "0: done")
    assert asked(match, 0).prompt.detail("boat", 1) == OfKind("cod")


def test_the_question_how_to_pay_a_licence():
    match = position(player(RICH, "shrimp processing", crates=2), player("cod"), display="cod tuna")
    play(match, "0: open cod 5")
    assert asked(match, 0) == Question(
        questions.PayLicence(licence="cod", price=5, discount=1, due=4, crates=2),
        (Action("pay", (Choose("payment", ("tuna +1", "tuna tuna"), suggested="tuna +1"),)),),
    )


def test_the_question_how_to_pay_a_launch():
    match = position(player("crab shrimp cod cod", "crab-crates", "cod:cod"), player(), phase="launching")
    play(match, "0: launch crab")
    assert asked(match, 0) == Question(
        questions.PayLaunch(kind="crab", boat=2, price=3, discount=0, due=3, crates=0),
        (Action("pay", (Choose("payment", ("shrimp cod",), suggested="shrimp cod"),)),),
    )


def test_the_question_what_to_launch():
    match = position(player("crab shrimp cod", "crab-crates cod"), player(), phase="launching")
    unlicensed = Disabled("shrimp", NoLicence("shrimp"))
    assert asked(match, 0) == Question(
        questions.Launch(left=2, discount=0),
        (Action("launch", (Choose("kind", ("cod", "crab"), (unlicensed,)),)), Action("done")),
    )
    match = position(player("crab cod tuna", "tuna crab-crates cod"), player(), phase="launching")
    assert asked(match, 0).actions[0].parts == (Choose("kind", ("cod", "tuna", "crab")),)
    match = position(player("crab cod cod", "crab-crates tuna cod"), player(), phase="launching")
    unpaid = Disabled("crab", CannotAfford("crab", 3, 2))
    assert asked(match, 0).actions[0].parts == (Choose("kind", ("cod",), (unpaid,)),)
    match = position(player("crab shrimp", "crab-crates cod"), player(), phase="launching")
    assert asked(match, 0).actions == (Action("done"),)


def test_the_question_whom_to_hire():
    match = position(player("cod cod tuna", "pub", "cod:cod tuna shrimp"), player(), phase="launching")
    assert asked(match, 0) == Question(
        questions.Hire(left=1, boat_kinds=("cod", "tuna", "shrimp")),
        (Action("captain", (Choose("card", ("cod", "tuna")), Choose("boat", (2, 3)))), Action("done")),
    )


def test_the_questions_what_to_process_and_to_trade():
    owner = player("", "processing processing", "cod:cod:3 cod:cod tuna")
    match = position(owner, player(), phase="fishing")
    assert asked(match, 0) == Question(
        questions.Process(boat_kinds=("cod", "cod", "tuna"), boat_crates=(4, 1, 0)),
        (Action("process", (Select("boat", (1, 2), 0, 2, (0,)),)),),
    )
    play(match, "0: process 1 2")
    assert asked(match, 0) == Question(questions.Trade(crates=2, count=2), (Action("trade"), Action("keep")))


def test_the_question_what_to_discard():
    match = position(
        player("cod"), player("crab", "tuna tuna"), phase="drawing", pile="cod cod tuna cod shrimp"
    )
    assert asked(match, 0) == Question(
        questions.DiscardDrawn(2), (Action("discard", (Choose("card", ("shrimp", "cod")),)),)
    )
    assert asked(match, 1) == Question(
        questions.DiscardAny(4), (Action("discard", (Choose("card", ("cod", "tuna", "crab")),)),)
    )
