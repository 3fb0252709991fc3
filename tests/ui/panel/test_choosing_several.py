"""Choices of several things at once: in one select, or piece by piece."""

from itertools import combinations

import pytest

from engine import Action, Choose, Cover, Number, Select
from tests import limits
from tests.ui.made_up import PANEL_ROOM, Pay, asked, clicked, ids, path_of, shown
from ui.panel.click_path import PIECES, TOGETHER, NoSuchChoice, read
from ui.panel.pieces import Pieces
from ui.sheet.layout import panel

HAND = (2, 2, 5, 7)
PAY = Action("pay", (Select("cards", HAND, 1, 3, suggested=(0, 2)), Number("coins", 0, 2)))
PAYMENTS = (*(Pay((2, 5), coins) for coins in range(3)), Pay((2, 2, 7), 0))
ANY = tuple(Pay(some, 0) for number in (1, 2, 3) for some in sorted(set(combinations(HAND, number))))


def test_complete_selections_are_options_and_the_suggestion_a_button():
    question, choices = asked(PAY)
    items = choices.all(PANEL_ROOM)
    buttons, [options], _ = shown(items)
    assert buttons == ["Pay: cards 2 and cards 5"]
    assert len(options) == len(ANY) and options[0] == "cards 2 and cards 2 and cards 5"
    [menu] = [part for part in limits.walk(panel(items).to_components()) if part["type"] == 3]
    assert (menu["min_values"], menu["max_values"]) == (1, 1)
    chosen = [clicked(question, ids(items)[-1], int(option["value"])).values for option in menu["options"]]
    assert sorted(chosen) == sorted((move.parts[0],) for move in ANY)


def test_the_next_part_follows_a_selection():
    question, choices = asked(PAY)
    reading = read(question, (0, Pieces(HAND).number((2, 5))))
    part = choices.part(reading, PANEL_ROOM)
    assert shown(part)[0] == ["coins 0", "coins 1", "coins 2"]
    last = tuple(map(int, ids(part)[-1].split(":")[4].split(".")))
    assert read(question, last).values == ((2, 5), 2)


def test_the_suggestion_leads_to_the_next_part():
    question, choices = asked(PAY)
    [button, _] = ids(choices.all(PANEL_ROOM))
    path = tuple(map(int, button.split(":")[4].split(".")))
    assert read(question, path).values == ((2, 5),)


def test_an_empty_selection_may_be_an_answer():
    question, _ = asked(Action("pay", (Select("cards", HAND, 0, 4), Number("coins", 0, 2))))
    reading = read(question, (0, Pieces(HAND).number(())))
    assert reading.values == ((),)
    assert read(question, reading.path) == reading


def test_an_empty_selection_is_an_option():
    _, plan = asked(Action("pay", (Select("cards", HAND, 0, 4),)))
    _, [options], _ = shown(plan.all(PANEL_ROOM))
    assert len(options) == 12 and options[-1] == "panel-none"


def test_few_selections_are_buttons():
    question, plan = asked(Action("pay", (Select("cards", (2, 5), 0, 1, suggested=(1,)),)))
    items = plan.all(PANEL_ROOM)
    assert shown(items)[0] == ["cards 2", "Pay: cards 5", "panel-none"]
    assert [clicked(question, id).values for id in ids(items)] == [((2,),), ((5,),), ((),)]


class TestPiecesOfSeveral:
    """If only some of the selections are legal, things are selected one by one."""

    MANY = tuple(range(10))
    PAIRS = Action("pay", (Select("cards", MANY, 2, 3, suggested=(0, 1)), Number("coins", 0, 0)))

    def test_a_sufficient_selection_can_be_taken_or_extended(self):
        question, choices = asked(self.PAIRS)
        begun = clicked(question, ids(choices.all(PANEL_ROOM))[1])
        items = choices.part(clicked(question, ids(choices.part(begun, PANEL_ROOM))[0]), PANEL_ROOM)
        _, [options], _ = shown(items)
        assert options[-1] == "cards 0 and cards 1" and len(options) == 9

    def test_more_than_25_things_are_chosen_in_pieces(self):
        many = tuple(range(60))
        question, choices = asked(Action("pay", (Select("cards", many, 2, 2), Number("coins", 0, 0))))
        items = choices.all(PANEL_ROOM)
        buttons, menus, _ = shown(items)
        assert not buttons and [len(options) for options in menus] == [25, 25, 10]
        begun = clicked(question, ids(items)[2], 59)
        assert begun.begun == (59,)
        begun = clicked(question, ids(choices.part(begun, PANEL_ROOM))[0], 3)
        [done] = ids(choices.part(begun, PANEL_ROOM))
        assert clicked(question, done).values == ((3, 59),)
        assert len(done) <= limits.CUSTOM_ID


class TestPiecesOfAPayment:
    """If a value is a row of words and there are too many values to list, it is composed word by word."""

    SOME = tuple(f"{' '.join(['shrimp'] * shrimp)} cod" for shrimp in range(1, 21))

    def test_few_payments_are_buttons(self):
        few = ("shrimp cod", "cod cod +1")
        _, choices = asked(Action("spend", (Choose("payment", few, suggested=few[1]),)))
        parts = limits.walk(panel(choices.all(PANEL_ROOM)).to_components())
        assert [(each["label"], each["style"]) for each in parts if each["type"] == 2] == [
            ("payment shrimp cod", 2),
            ("payment cod cod +1", 1),
        ]

    def test_more_payments_are_in_a_menu_below_the_suggestion(self):
        some = self.SOME
        question, choices = asked(Action("spend", (Choose("payment", some, suggested=some[3]),)))
        items = choices.all(PANEL_ROOM)
        buttons, [options], _ = shown(items)
        assert buttons == [f"payment {some[3]}"] and len(options) == 20
        assert clicked(question, ids(items)[0]).values == (some[3],)

    def test_many_pieces_are_chosen_together_and_units_fill_up(self):
        part = Cover("payment", ("shrimp",) * 4 + ("cod",) * 3, (2, 2, 2, 2, 1, 1, 1), 5, 4, "shrimp cod cod")
        question, choices = asked(Action("spend", (part,)))
        items = choices.all(PANEL_ROOM)
        buttons, [options], _ = shown(items)
        assert buttons == ["Spend: payment shrimp and payment cod and payment cod", "Spend: payment +4"]
        assert [clicked(question, id).values for id in ids(items)[:2]] == [("shrimp cod cod",), ("+4",)]
        assert options == ["payment shrimp"] * 2 + ["payment cod"] * 3, "no more than could be needed"
        menu = ids(items)[-1]
        assert menu.partition(":")[2].endswith(f"{TOGETHER}:0")
        path = path_of(menu)
        assert read(question, path, [0, 4], TOGETHER).values == ("shrimp cod +1",)
        assert read(question, path, [0, 1], TOGETHER).values == ("shrimp shrimp",)
        too_much = read(question, path, [0, 1, 4], TOGETHER)
        assert too_much.values == ("shrimp shrimp cod",), "the rules refuse it with the reason"

    def test_a_forged_row_is_refused(self):
        part = Cover("payment", ("shrimp", "cod"), (2, 1), 3, 4, "shrimp cod +1")
        question, _ = asked(Action("spend", (part,)), PAY)
        for path, chosen in [((0,), [2]), ((1,), [0])]:
            with pytest.raises(NoSuchChoice):
                read(question, path, chosen, TOGETHER)

    def test_very_many_payments_are_built_word_by_word(self):
        many = ("shrimp",) * 14 + ("cod",) * 14
        part = Cover("payment", many, (2,) * 14 + (1,) * 14, 2, 26, " ".join(many[:13]))
        question, choices = asked(Action("spend", (part,)))
        items = choices.all(PANEL_ROOM)
        words = dict(zip(shown(items)[0], ids(items), strict=True))
        assert clicked(question, next(iter(words.values()))).values == (" ".join(many[:13]),)
        assert set(list(words)[1:]) == {f"+ payment {word}" for word in ("shrimp", "cod", "+1", "+2")}
        begun = clicked(question, words["+ payment +2"])
        assert begun.begun == ("+2",)
        for _ in range(12):
            items = choices.part(begun, PANEL_ROOM)
            assert "+ payment shrimp" in shown(items)[0]
            begun = clicked(question, ids(items)[shown(items)[0].index("+ payment shrimp")])
        items = choices.part(begun, PANEL_ROOM)
        assert clicked(question, ids(items)[0]).values == (" ".join(["shrimp"] * 12 + ["+2"]),)


@pytest.mark.parametrize(
    ("path", "chosen"),
    [
        ((1,), None),
        ((0, 16), None),
        ((0, 5, 3), None),
        ((0, 5, 0, 0), None),
        ((0,), [12]),
        ((0,), [0, 2]),
        ((0,), [10**12]),
        ((0, 5), [3]),
        ((0, 5), [0, 1]),
        ((0, 5), []),
    ],
)
def test_selections_that_arent_offered_are_refused(path, chosen):
    question, _ = asked(PAY)
    with pytest.raises(NoSuchChoice):
        read(question, path, chosen)


@pytest.mark.parametrize(
    ("path", "chosen"),
    [((0, 12), ()), ((0,), ()), ((9, 0), ()), ((0, 0), (3,)), ((0, 5, 0), ()), ((0, 5, 0, 0), ())],
)
def test_forged_pieces_are_refused(path, chosen):
    question, _ = asked(PAY)
    with pytest.raises(NoSuchChoice):
        read(question, path, chosen, PIECES)


def test_too_many_of_a_thing_counts_as_all_of_it():
    question, _ = asked(PAY)
    assert read(question, (0, 2), (0,), PIECES).begun == (2, 2)
