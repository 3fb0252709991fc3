"""Questions become buttons and selects, and clicks become answers, with shapes that no game uses yet."""

from dataclasses import replace
from typing import Any

import discord
import pytest

from engine import Action, Choose, Disabled, Number, Question
from tests import limits
from tests.ui.made_up import (
    PANEL_ROOM,
    GameText,
    High,
    Low,
    MadeUp,
    Outcome,
    Pick,
    Rich,
    asked,
    clicked,
    ids,
    shown,
)
from ui.clicks import read_path
from ui.panel.asked import AskedQuestion
from ui.panel.candidates import MAX_VALUE_BUTTONS
from ui.panel.choices import Choices
from ui.panel.click_path import WHOLE, NoSuchChoice, read
from ui.sheet.layout import panel
from ui.sheet.size import EMPTY_MESSAGE, Size


def components(most: int) -> Size:
    """Room for at most this many components."""
    return replace(PANEL_ROOM, components=most)


def test_an_action_without_parts_is_a_button():
    question, choices = asked(Action("declare"))
    buttons, menus, texts = shown(choices.all(PANEL_ROOM))
    assert (buttons, menus) == (["Declare: How to declare"], [])
    assert texts == []
    reading = read(question, (0,))
    assert (reading.action.verb, reading.values, reading.next) == ("declare", (), None)


def test_a_few_values_are_buttons_in_rows_of_five():
    few = tuple(range(MAX_VALUE_BUTTONS))
    question, choices = asked(Action("bid", (Choose("coins", few),)))
    buttons, menus, _ = shown(choices.all(PANEL_ROOM))
    assert buttons == [f"coins {value}" for value in few] and not menus
    assert read(question, (0, 3)).values == (3,)


def test_each_kind_of_values_starts_a_row():
    fish = ("bream 1", "bream 6", *(f"goby {number}" for number in range(1, 7)), "squid 9")
    _, choices = asked(Action("play", (Choose("fish", fish),)))
    parts = limits.walk(panel(choices.all(PANEL_ROOM)).to_components())
    rows = [[button["label"] for button in part["components"]] for part in parts if part["type"] == 1]
    assert [len(row) for row in rows] == [2, 5, 1, 1]
    assert [label for row in rows for label in row] == [f"fish {value}" for value in fish]


def test_more_values_are_options_of_a_select():
    more = tuple(range(MAX_VALUE_BUTTONS + 1))
    question, choices = asked(Action("bid", (Choose("coins", more),)))
    buttons, [options], _ = shown(choices.all(PANEL_ROOM))
    assert buttons == [] and options == [f"coins {value}" for value in more]
    assert read(question, (0,), [MAX_VALUE_BUTTONS]).values == (MAX_VALUE_BUTTONS,)


def test_more_than_25_values_are_selects_side_by_side():
    question, choices = asked(Action("bid", (Choose("coins", tuple(range(60))),)))
    items = choices.all(PANEL_ROOM)
    _, menus, _ = shown(items)
    assert [len(options) for options in menus] == [25, 25, 10]
    assert [option for options in menus for option in options] == [f"coins {value}" for value in range(60)]
    assert len(set(ids(items))) == 3
    assert read(question, (0,), [59]).values == (59,)


def test_a_number_offers_all_values_from_least_to_most():
    question, choices = asked(Action("bid", (Number("coins", 5, 8),)))
    buttons, _, _ = shown(choices.all(PANEL_ROOM))
    assert buttons == ["coins 5", "coins 6", "coins 7", "coins 8"]
    assert read(question, (0, 3)).values == (8,)
    with pytest.raises(NoSuchChoice):
        read(question, (0, 4))


def test_a_large_range_of_numbers_is_split_into_selects():
    question, choices = asked(Action("bid", (Number("coins", 0, 99),)))
    _, menus, _ = shown(choices.all(PANEL_ROOM))
    assert [len(options) for options in menus] == [25, 25, 25, 25]
    assert read(question, (0,), [99]).values == (99,)


def test_the_suggested_number_is_highlighted():
    _, choices = asked(Action("bid", (Number("coins", 0, 3, suggested=2),)))
    parts = limits.walk(panel(choices.all(PANEL_ROOM)).to_components())
    styles = [part["style"] for part in parts if part["type"] == 2]
    assert styles == [2, 2, 1, 2]


PICKS = tuple(Pick(card, seat) for card, seat in [(3, 1), (3, 2), (9, 2)])
PICK = Action("pick", (Choose("card", (3, 9)), Choose.after_each("seat", {3: (1, 2), 9: (2,)})))


def test_a_later_part_offers_only_values_that_fit_earlier_ones():
    question, choices = asked(PICK)
    assert shown(choices.all(PANEL_ROOM))[0] == ["card 3", "card 9"]
    assert shown(choices.part(read(question, (0, 0)), PANEL_ROOM))[0] == ["seat 1", "seat 2"]
    assert shown(choices.part(read(question, (0, 1)), PANEL_ROOM))[0] == ["seat 2"]
    assert read(question, (0, 1, 0)).values == (9, 2)


def test_earlier_choices_are_shown():
    question, choices = asked(PICK)
    assert shown(choices.part(read(question, (0, 0)), PANEL_ROOM))[2][0].startswith("**Pick · card 3**")


def test_disabled_choices_are_grouped_by_reason():
    disabled = (Disabled(1, Low()), Disabled(2, Low()), Disabled(30, High()))
    question, choices = asked(Action("bid", (Choose("coins", (5, 6), disabled),)))
    buttons, _, texts = shown(choices.all(PANEL_ROOM))
    assert buttons == ["coins 5", "coins 6"] and texts == ["-# How to bid"]
    assert choices.reasons == "coins 1 and coins 2: not low\ncoins 30: not high"
    alone = shown(choices.part(read(question, (0,)), PANEL_ROOM))[2]
    assert alone[-1] == "-# coins 1 and coins 2: not low\n-# coins 30: not high"


TOLD = Action(
    "pick", PICK.parts, previews=tuple(Outcome(move.parts, f"pleases {move.seat}") for move in PICKS)
)


def test_complete_answers_are_buttons_with_their_previews():
    question, choices = asked(TOLD)
    items = choices.all(PANEL_ROOM)
    buttons, menus, texts = shown(items)
    assert buttons == [
        "Pick 3 For 1: it pleases 1",
        "Pick 3 For 2: it pleases 2",
        "Pick 9 For 2: it pleases 2",
    ]
    assert texts == ["-# How to pick"] and not menus
    paths = [tuple(map(int, id.split(":")[4].split("."))) for id in ids(items)]
    assert [read(question, path).values for path in paths] == [(3, 1), (3, 2), (9, 2)]


def test_previews_cover_answers_that_continue_the_choice():
    question, choices = asked(TOLD)
    items = choices.part(read(question, (0, 0)), PANEL_ROOM)
    assert shown(items)[0] == ["Pick 3 For 1: it pleases 1", "Pick 3 For 2: it pleases 2"]


WORDY = Action("pick", PICK.parts, previews=tuple(Outcome(move.parts, "x" * 400) for move in PICKS))


def test_long_previews_are_descriptions_of_select_options():
    question, choices = asked(WORDY)
    items = choices.all(PANEL_ROOM)
    buttons, menus, _ = shown(items)
    assert not buttons and menus == [["Pick 3 For 1", "Pick 3 For 2", "Pick 9 For 2"]]
    [menu] = [part for part in limits.walk(panel(items).to_components()) if part["type"] == 3]
    assert {option["description"] for option in menu["options"]} == {f"it {'x' * 96}…"}
    chosen = [ids_of_option(option) for option in menu["options"]]
    assert [read(question, (0,), places, WHOLE).values for places in chosen] == [(3, 1), (3, 2), (9, 2)]


def ids_of_option(option: dict[str, Any]) -> tuple[int, ...]:
    return read_path(option["value"])


def test_the_largest_parts_become_selects_if_room_is_short():
    _, choices = asked(TOLD, TOLD, TOLD)
    assert [len(shown(choices.all(components(most)))[0]) for most in (15, 13, 9)] == [9, 6, 0]


def test_tall_parts_shrink_unless_it_costs_an_additional_tap():
    many = Action("bid", (Choose("coins", tuple(range(15))),))
    _, choices = asked(many, many)
    low, lower = (
        choices.all(replace(EMPTY_MESSAGE, pixels=600)),
        choices.all(replace(EMPTY_MESSAGE, pixels=1)),
    )
    assert (len(shown(low)[0]), len(shown(low)[1])) == (15, 1)
    assert (len(shown(lower)[0]), len(shown(lower)[1])) == (0, 2)
    assert Size.of(lower).pixels < Size.of(low).pixels < Size.of(choices.all(EMPTY_MESSAGE)).pixels


def test_low_numbers_are_buttons_and_any_can_be_typed():
    action = Action("bid", (Number("coins", 3, 40),))
    _, choices = asked(action)
    items = choices.all(PANEL_ROOM)
    buttons, menus, _ = shown(items)
    assert buttons == ["coins 3", "coins 4", "coins 5", "coins 6", "button-type"]
    assert [len(menu) for menu in menus] == [25, 13]
    assert [id for id in ids(items) if "type" in id] == ["hm:answer_type:7:42:0"]
    assert shown(choices.all(components(6)))[0] == []


def test_an_action_with_one_answer_is_a_button_naming_it():
    question, choices = asked(Action("bid", (Number("coins", 5, 5),)), Action("pass"))
    items = choices.all(PANEL_ROOM)
    assert shown(items)[0] == ["Bid: coins 5", "Pass: How to pass"]
    assert read(question, (0, 0)).values == (5,)


def test_a_long_text_of_a_single_button_stands_above_it():
    _, choices = asked(Action("declare" * 5), Action("pass"))
    buttons, _, texts = shown(choices.all(PANEL_ROOM))
    assert buttons == [("declare" * 5).title(), "Pass: How to pass"]
    assert texts == [f"-# **{('declare' * 5).title()}** · How to {'declare' * 5}"]


FIRST = Action("pick", PICK.parts, previews=(Outcome((3,), "is low"), Outcome((9,), "is high")))


def test_a_value_has_a_preview_before_later_parts_are_chosen():
    question, choices = asked(FIRST)
    buttons, _, texts = shown(choices.all(PANEL_ROOM))
    assert buttons == ["card 3: it is low", "card 9: it is high"]
    assert texts == ["-# How to pick"]
    assert shown(choices.part(read(question, (0, 1)), PANEL_ROOM))[0] == ["seat 2"]


def test_previews_in_a_select_are_option_descriptions():
    _, choices = asked(FIRST)
    items = choices.all(components(3))
    [menu] = [part for part in limits.walk(panel(items).to_components()) if part["type"] == 3]
    assert [option["description"] for option in menu["options"]] == ["it is low", "it is high"]


def test_disabled_choices_of_no_action_are_listed():
    disabled = (Disabled(3, Rich(), "card"),)
    question = Question(MadeUp(), (Action("bid", (Choose("coins", (5, 6)),)),), disabled)
    game_text: Any = GameText()
    choices = Choices(question, AskedQuestion("answer", 7, 42), game_text)
    assert choices.reasons == "card 3: not rich"


class Signed(GameText):
    """A game text in which the listed cards have signs of their own, and all others share one."""

    def __init__(self, *own: int) -> None:
        self.own = own

    def sign(self, what: str, value: int | str) -> discord.PartialEmoji | None:
        return discord.PartialEmoji(name="sign", id=value if value in self.own else 1)  # type: ignore[arg-type]


@pytest.mark.parametrize(("values", "own", "signed"), [((5, 6), (), 0), ((5, 6), (6,), 2), ((5,), (), 1)])
def test_a_sign_that_all_buttons_share_is_left_out(values, own, signed):
    question = Question(MadeUp(), (Action("bid", (Choose("coins", values),)),))
    game_text: Any = Signed(*own)
    items = Choices(question, AskedQuestion("answer", 7, 42), game_text).all(PANEL_ROOM)
    buttons = [part for part in limits.walk(panel(items).to_components()) if part["type"] == 2]
    assert sum("emoji" in button for button in buttons) == signed


def test_a_brief_panel_names_actions_without_describing_them():
    bid = Action("bid", (Choose("coins", tuple(range(5, 25))),))
    _, choices = asked(FIRST, bid, Action("pass"), brief=True)
    buttons, menus, texts = shown(choices.all(PANEL_ROOM))
    assert texts == ["-# **Pick**"]
    assert buttons == ["card 3: it is low", "card 9: it is high", "Pass"] and len(menus) == 1


@pytest.mark.parametrize("actions", [13, 20, 25])
def test_many_actions_share_rows(actions):
    verbs = [f"verb{number}" for number in range(actions)]
    question, choices = asked(*(Action(verb, (Choose("coins", (1, 2)),)) for verb in verbs))
    items = choices.all(components(31))
    assert Size.of(items).components <= 31
    assert shown(items)[0] == [verb.title() for verb in verbs]
    assert clicked(question, ids(items)[-1]).action.verb == verbs[-1]


@pytest.mark.parametrize("room", [38, 35, 30, 20, 12])
def test_the_largest_actions_shrink_if_room_is_short(room):
    many = tuple(range(10))
    actions = [Action(verb, (Choose("coins", many),)) for verb in ("bid", "raise", "offer", "pass")]
    _, choices = asked(*actions)
    items = choices.all(components(room))
    assert Size.of(items).components <= room
    assert len([text for text in shown(items)[2] if text.startswith("-# **")]) == 4


def test_a_drastic_action_is_red():
    _, choices = asked(Action("accuse", grave=True))
    [button] = [
        part for part in limits.walk(panel(choices.all(PANEL_ROOM)).to_components()) if part["type"] == 2
    ]
    assert button["style"] == 4


def test_long_labels_are_cut_at_discords_limit():
    long = "x" * 200
    _, choices = asked(Action("bid", (Choose(long, (1, 2)),)))
    assert all(len(label) <= 80 for label in shown(choices.all(PANEL_ROOM))[0])
    _, choices = asked(Action("bid", (Choose(long, tuple(range(60))),)))
    shown(choices.all(PANEL_ROOM))
