"""The pictures of Fisherman show the state of the game."""

from collections.abc import Sequence
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from boards import PAINTERS
from boards.fisherman import pieces
from boards.fisherman.palette import FISH
from boards.fisherman.pieces import fish
from engine import Match
from engine.core.secrecy.visibility import BLANK
from engine.fisherman.data import KINDS, Card, Size
from engine.fisherman.rules import View
from engine.fisherman.scoring import Catch, Ending, caught_in
from engine.fisherman.tricks import ContestRules, Laid, Trick, winner
from locales import words

SAY = words("en")
NAMES = ["Mei", "Ken", "🦜", "Rin"]
PAINT = PAINTERS["fisherman"]
RULES = ContestRules("puffer", "small", Size(6, 7), "mackerel")


def cards(*texts: str) -> tuple[Card, ...]:
    return tuple(map(Card.read, texts))


def trick(first: int, *texts: str, rules: ContestRules = RULES) -> Trick:
    """A finished trick led by the seat `first`."""
    laid = tuple(Laid((first + place) % 4, card) for place, card in enumerate(cards(*texts)))
    return Trick(laid, winner(laid, rules))


FIRST, SECOND = (
    trick(0, "goby 1", "goby 2", "goby 3", "goby 4"),
    trick(0, "bream 2", "bream 1", "bream 3", "bream 4"),
)
"""Two finished tricks. Ken won the second one and leads next."""


def view(seat: int | None = None, held: Sequence[str] = (), **facts: Any) -> View:
    """A view of four seats in which Ken is about to lead the third trick of contest 1. `facts` change it."""
    hands = [cards(*held) if each == seat else (BLANK,) * 10 for each in range(4)]
    plain: dict[str, Any] = {
        "chance": None,
        "dealer": 0,
        "hands": tuple(hands),
        "left_over": (BLANK,) * 2,
        "rules": RULES,
        "leader": 1,
        "caught": ((),) * 4,
        "tricks": (FIRST, SECOND),
    }
    return View(seat=seat, **{**plain, **facts})


def lying(*texts: str, **facts: Any) -> View:
    """The view after Ken and the seats after him played these cards."""
    laid = tuple(Laid((1 + place) % 4, card) for place, card in enumerate(cards(*texts)))
    return view(trick=laid, **facts)


def holding(*texts: str, before: Sequence[str] = (), **facts: Any) -> View:
    """The view of the seat that is about to play, holding these cards, after the cards `before`."""
    return lying(*before, seat=1 + len(before), held=texts, **facts)


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(svg).iter() if element.tag.endswith("text")]


def shown(view: View) -> list[str]:
    return texts(PAINT.table(view, NAMES, SAY).svg)


def alt_lines(view: View) -> list[str]:
    return PAINT.table(view, NAMES, SAY).alt.split("\n")


def in_hand(view: View) -> list[str]:
    return texts(PAINT.hand(view, NAMES, SAY).svg)


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_has_its_own_shape(kind):
    """Players must be able to tell the kinds apart without colours."""
    grey = {other: fish(other, 100, fill="#888") for other in KINDS}
    assert len(set(grey.values())) == len(KINDS) == len(FISH)
    assert SAY("fisherman-picture-kind", kind=kind) != kind


class TestRules:
    def test_each_rule_is_shown_with_its_meaning(self):
        assert shown(view())[2:5] == ["Favourite", "Puffer", "+1 each"]
        assert {"Ranking", "1", "2", "3", "Small", "is strong"} <= set(shown(view()))
        assert {"Size", "6 · 7", "+1 more", "bad: −1"} <= set(shown(view()))
        assert {"Bad kind", "Mackerel", "−1, trump"} <= set(shown(view()))
        assert (
            "Rules: favourite puffer (+1 each), small fish are strong (1, 2, 3 …), size 6-7 (+1 more, "
            "bad kind −1 more), bad kind mackerel (−1 each, trump)." in alt_lines(view())
        )

    def test_the_large_ranking_shows_the_largest_numbers(self):
        large = view(rules=ContestRules("puffer", "large", Size(6, 7), "mackerel"))
        assert {"10", "9", "8", "Large"} <= set(shown(large))

    def test_an_open_rule_names_its_chooser(self):
        setting = view(rules=ContestRules("goby", "large"), tricks=())
        assert "Rin names the size" in shown(setting)
        assert shown(setting).count("?") == 2 and shown(setting).count("Rin") == 2
        assert "Rin to name the size." in alt_lines(setting)
        assert (
            "Rules: favourite goby (+1 each), large fish are strong (10, 9, 8 …), size (Rin decides), "
            "bad kind (Mei decides)." in alt_lines(setting)
        )

    def test_a_player_who_chooses_two_rules_is_named_on_both(self):
        hands = ((BLANK,) * 13,) * 3
        setting = view(hands=hands, rules=ContestRules("goby"), tricks=(), caught=((), (), ()))
        picture = PAINT.table(setting, NAMES[:3], SAY)
        # The name is on two tiles and in the player's own row.
        assert texts(picture.svg).count("Player 3") == 3
        assert "🦜 to name ranking and size." in picture.alt


class TestTrick:
    def test_cards_are_shown_in_order_of_play(self):
        table = lying("bream 4", "bream 2")
        assert {"Trick 3 of 12 · 10 left", "Led", "Player 3 is winning", "Rin to play"} <= set(shown(table))
        first = shown(table).index("Led")
        assert shown(table)[first - 2 : first + 4] == ["4", "Bream", "Led", "Ken", "2", "Bream"]
        assert "Trick 3 of 12, 10 left: Ken led bream 4, 🦜 bream 2. 🦜 is winning." in alt_lines(table)

    def test_a_trump_is_shown_as_winning(self):
        assert "Rin is winning" in shown(lying("bream 4", "bream 2", "mackerel 10"))

    def test_each_card_shows_its_value(self):
        worth = [text for text in shown(lying("puffer 6", "mackerel 7", "bream 1")) if text[0] in "+−"]
        assert worth == ["+1 each", "+1 more", "−1, trump", "+2", "−2"]

    def test_an_empty_trick_names_its_leader(self):
        assert "Ken to lead" in shown(view()) and "Led" not in shown(view())
        assert alt_lines(view())[:2] == ["Ken to lead.", "Trick 3 of 12 begins."]

    def test_a_finished_trick_names_its_winner(self):
        last = trick(1, "bream 4", "bream 2", "mackerel 9", "bream 6")
        table = view(last_trick=last, tricks=(FIRST, last), leader=last.winner)
        assert {"Trick 2 of 12 · 10 left", "Rin wins", "Rin to lead"} <= set(shown(table))
        cards = "Ken led bream 4, 🦜 bream 2, Rin mackerel 9, Mei bream 6"
        assert f"Trick 2 of 12, 10 left: {cards}. Rin wins." in alt_lines(table)

    def test_cards_that_do_not_score_are_dimmed_in_a_finished_trick(self):
        last = trick(1, "bream 4", "bream 2", "mackerel 9", "bream 6")
        assert (
            PAINT.table(view(last_trick=last, tricks=(FIRST, last)), NAMES, SAY).svg.count('opacity="0.55"')
            == 2
        )

    def test_the_next_card_replaces_a_finished_trick(self):
        assert "wins" not in " ".join(shown(lying("goby 3")))


class TestSeats:
    def test_each_catch_is_shown_with_its_points(self):
        caught = caught_in(trick(1, "puffer 6", "puffer 1", "mackerel 10", "mackerel 6"), RULES)
        table = lying("goby 1", caught=((), caught, (), ()))
        row = shown(table)[shown(table).index("Victory points") :]
        assert row[row.index("Ken") :][:5] == ["Ken", "0", "0", "6 10", "1 6"]
        assert "Ken: 0 points (mackerel 6 10, puffer 1 6), 0 victory points." in alt_lines(table)

    def test_negative_points_have_a_minus_sign(self):
        caught = (Catch(Card("mackerel", 7), -2),)
        table = view(caught=(caught, (), (), ()))
        assert "−2" in shown(table) and "Mei: −2 points (mackerel 7), 0 victory points." in alt_lines(table)

    def test_any_catch_is_shown_whole(self):
        """The catch is the largest possible in a contest."""
        everything = tuple(Card(kind, number) for kind in KINDS for number in range(1, 11))
        caught = tuple(Catch(card, 1) for card in everything)
        lines = pieces.catches(caught, 700)
        numbers = " ".join(map(str, range(1, 11)))
        found = [text for line in lines for text in texts(f"<svg>{line.svg}</svg>")]
        assert found == [numbers] * len(KINDS) and len(lines) > 1

    def test_shields_show_their_victory_points(self):
        table = lying("goby 1", history=(ENDING,))
        row = shown(table)[shown(table).index("Victory points") :]
        assert row[1:6] == ["Mei", "D", "0", "5", "5"]


ENDING = Ending(
    contest=1,
    dealer=0,
    rules=RULES,
    caught=((Catch(Card("puffer", 1), 1),), (), (), ()),
    points=(1, 0, 0, -4),
    places=(1, 2, 2, 4),
    awards=(5, 3, 3, 0),
)
LAST = trick(0, "puffer 1", "bream 2", "goby 3", "goby 4")


def between(**facts: Any) -> View:
    """A view in which contest 1 has ended and the rules of contest 2 are about to be set."""
    plain: dict[str, Any] = {
        "dealer": 1,
        "rules": ContestRules(),
        "tricks": (),
        "last_trick": LAST,
        "history": (ENDING,),
    }
    return view(**{**plain, **facts})


class TestBetweenContests:
    def test_seats_are_ranked_and_shown_with_their_shields(self):
        found = shown(between())
        assert {"Contest 2 of 4", "Player 3 names the favourite", "Contest 1", "Mei wins"} <= set(found)
        rows = found[found.index("Victory points") + 1 :]
        assert rows[:6] == ["5", "Mei", "+1", "5", "5", "1"]
        assert rows[rows.index("Rin") :][:3] == ["Rin", "−4", "0"]
        assert alt_lines(between())[3].startswith(
            "Contest 1 has ended. Its rules: favourite puffer (+1 each), "
        )
        assert alt_lines(between())[4:7] == [
            "First: Mei, 1 point (puffer 1); gold shield (5), 5 in all.",
            "Second: Ken, 0 points; silver shield (3), 3 in all.",
            "Second: 🦜, 0 points; silver shield (3), 3 in all.",
        ]
        assert "Fourth: Rin, −4 points; no shield, 0 in all." in alt_lines(between())

    def test_the_last_trick_and_the_old_rules_stay(self):
        assert {"Last trick", "6 · 7"} <= set(shown(between()))
        assert "The last trick: Mei led puffer 1, Ken bream 2, 🦜 goby 3, Rin goby 4. Mei wins." in alt_lines(
            between()
        )

    def test_the_ended_contest_is_shown_until_the_next_card_is_led(self):
        ready = {"rules": RULES}
        assert {"Contest 1", "Ken to lead"} <= set(shown(between(**ready)))
        led = {"trick": (Laid(1, Card("goby", 1)),), "last_trick": None}
        assert "Contest 1" not in shown(between(**{**ready, **led}))

    def test_several_winners_are_counted(self):
        shared = replace(ENDING, points=(2, 2, 0, 0), places=(1, 1, 3, 3), awards=(5, 5, 1, 1))
        assert "2 winners" in shown(between(history=(shared,)))

    def test_the_end_shows_the_winner_and_the_left_over_cards(self):
        over = between(history=(ENDING,) * 4, left_over=cards("bream 3", "squid 9"))
        assert {"Game over", "Mei wins the game", "Left over"} <= set(shown(over))
        assert shown(over)[-2:] == ["3", "9"]
        assert alt_lines(over)[0] == "Mei has the most victory points and wins the game!"
        assert alt_lines(over)[-1] == "Left over: bream 3, squid 9."


class TestHand:
    def test_cards_are_sorted_by_kind_and_strength_with_their_values(self):
        own = holding("goby 3", "bream 6", "mackerel 10", "mackerel 7", "puffer 2")
        found = in_hand(own)
        assert found[found.index("Mackerel") :] == [
            *["Mackerel", "7", "−2", "10", "−1"],
            *["Puffer", "2", "+1"],
            *["Bream", "6", "+1"],
            *["Goby", "3"],
        ]
        assert PAINT.hand(own, NAMES, SAY).alt.split("\n")[:4] == [
            "Your hand: mackerel 7 10, puffer 2, bream 6, goby 3.",
            "Worth +1: puffer 2, bream 6.",
            "Worth −1: mackerel 10.",
            "Worth −2: mackerel 7.",
        ]

    def test_unplayable_cards_are_dimmed_and_the_alt_text_says_why(self):
        own = holding("goby 3", "bream 6", "mackerel 7", before=["bream 4", "bream 2"])
        picture = PAINT.hand(own, NAMES, SAY)
        assert picture.svg.count('opacity="0.35"') == 2
        assert "Must follow" in in_hand(own)
        assert "You must play bream, the kind that was led." in picture.alt

    def test_any_card_may_be_played_without_the_led_kind(self):
        own = holding("goby 3", "mackerel 7", before=["bream 4", "bream 2"])
        assert 'opacity="0.35"' not in PAINT.hand(own, NAMES, SAY).svg
        assert "You" in in_hand(own) and "Must follow" not in in_hand(own)

    def test_the_hand_is_shown_with_the_current_trick(self):
        own = holding("goby 3", before=["bream 4", "bream 2"])
        found = in_hand(own)
        assert found[found.index("4") :][:4] == ["4", "Ken", "2", "Player 3"]
        assert "Ken led bream 4, 🦜 bream 2." in PAINT.hand(own, NAMES, SAY).alt

    def test_an_empty_hand_says_so(self):
        own = lying("bream 4", "bream 2", seat=1)
        assert PAINT.hand(own, NAMES, SAY).alt.startswith("Your hand is empty.\n")
        assert "0 cards" in in_hand(own)

    def test_a_hand_of_any_shape_is_shown_whole(self):
        for seats in (3, 4):
            for number in range(6):
                match = Match.start("fisherman", seats, str(number))
                own: Any = match.view(0)
                found = texts(PAINT.hand(own, NAMES[:seats], SAY).svg)
                numbers = [int(text) for text in found if text.isdigit()]
                assert numbers == [card.number for card in own.hand]
