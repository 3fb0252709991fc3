"""Names are text: nothing in them comes alive, is lost, or changes the text around them."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locales import LANGUAGES, words
from sessions import Seat
from sessions.people.names import likeness, visible
from tests.markdown import alive, literal
from tests.nasty import ALIKE, MARKUP, NAMES, TURNING, UNSEEN
from ui.text.markdown import ISOLATE, ISOLATED, cut, escaped, linked, plain
from ui.text.names import escaped_name, plain_name, seat_name

EN = words("en")
PIECES = st.sampled_from([*MARKUP, *UNSEEN, *TURNING, *"\\*_~|`<>[]()@#-+:/.1 a\u0301\u200d\n"])
ANY_NAME = st.lists(PIECES, min_size=1, max_size=8).map("".join) | st.text(
    st.characters(exclude_categories=("Co", "Cs")), min_size=1, max_size=32
)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("place", ["{}", "### {}", "- {}", "**{}**", "> {} · 12", "1. {}", "-# {}"])
def test_nothing_in_a_name_comes_alive(name, place):
    assert alive(place.format(escaped_name(name, EN))) == alive(place.format("Kim"))


@given(ANY_NAME)
def test_an_escaped_name_reads_like_the_name_and_nothing_in_it_is_alive(name):
    text = escaped_name(name, EN)
    assert literal(text) == plain_name(name, EN)
    assert plain(text) == plain_name(name, EN)
    assert not alive(text)


@given(ANY_NAME)
def test_a_plain_name_is_one_line_with_something_to_see(name):
    shown = plain_name(name, EN)
    assert visible(shown) and len(shown.splitlines()) == 1
    assert likeness(shown)
    inside = shown.removeprefix(ISOLATE).removesuffix(ISOLATED)
    controls = {each for each in inside if unicodedata.bidirectional(each) in DIRECTIONS}
    assert not controls
    assert (shown != inside) == any(unicodedata.bidirectional(each) in ("R", "AL", "AN") for each in inside)


DIRECTIONS = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")


@pytest.mark.parametrize("name", UNSEEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invisible_name_gets_words(name, language):
    say = words(language)
    assert plain_name(name, say) == escaped_name(name, say) == say("name-none")
    assert plain_name(f"{name} (2)", say) == f"{say('name-none')} (2)"


@pytest.mark.parametrize("name", ["مريم", "רות 12", "12 ٣٤"])
def test_a_name_from_right_to_left_is_isolated(name):
    assert plain_name(name, EN) == f"\u2068{name}\u2069"


@pytest.mark.parametrize(
    "name",
    ["Łukasz", "👩‍👩‍👧 Ann", "🏴\U000e0067\U000e0062\U000e007f", "می\u200cخواهم", "❤️", "Zoe\u0308", "선장"],
)
def test_what_is_seen_of_a_name_stays(name):
    assert visible(name) == name


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_are_recognised(one, other):
    assert likeness(one) == likeness(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Kim", "Tim"), ("はら", "ばら"), ("José", "Jose"), ("Kim", "Kim (2)")]
)
def test_names_that_look_different_are_told_apart(one, other):
    assert likeness(one) != likeness(other)


@given(ANY_NAME, st.integers(3, 80))
def test_a_cut_text_ends_with_a_whole_character(name, most):
    text = cut(escaped_name(name, EN), most)
    assert len(text) <= most and text.count(ISOLATE) == text.count(ISOLATED)
    assert len(re.search(r"\\*…?$", text)[0].rstrip("…")) % 2 == 0  # pyright: ignore[reportOptionalSubscript]
    assert not alive(text)


@pytest.mark.parametrize(
    ("text", "most", "kept"),
    [
        ("see <@123456789>", 10, "see …"),
        ("fish <:tuna:12>", 12, "fish …"),
        (r"ab\*cd", 4, "ab…"),
        (r"ab\\cd", 5, r"ab\\…"),
        ("ab\u0301cdef", 3, "a…"),
        ("a👩‍👩‍👧bcd", 5, "a…"),
    ],
)
def test_a_text_is_never_cut_within_an_escape_a_mention_or_a_character(text, most, kept):
    assert cut(text, most) == kept


@pytest.mark.parametrize("name", MARKUP)
def test_a_name_in_a_link_leaves_the_link_whole(name):
    text = f"see {linked(escaped_name(name, EN), 'https://discord.com/channels/1/2')}, now"
    label = re.search(r"^see \[((?:\\.|[^\[\]\\])*)\]\(https://discord\.com/channels/1/2\), now$", text)
    assert label and not alive(label[1])


def test_a_seat_that_a_computer_player_holds_shows_its_name_as_text():
    assert "\\[a\\]" in seat_name(Seat(1, "[a](b)", "clever"), EN)


@pytest.mark.parametrize("text", ["bid 5", "Kim (2)", "12.5", "a-b", "Mei's", "3 + 4", "Tuna & co. #1"])
def test_ordinary_text_needs_no_escape(text):
    assert escaped(text) == text
