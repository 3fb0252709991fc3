"""The loader: messages, attributes and lists; broken messages are never shown."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import locales
from locales import LANGUAGES, Words, language_of, signed, words


@pytest.fixture
def read(tmp_path: Path):
    """A function that reads English words from texts."""

    def read(text: str, *more: str) -> Words:
        files: list[Path] = []
        for number, content in enumerate((text, *more)):
            files.append(tmp_path / f"{number}.ftl")
            files[-1].write_text(content, encoding="utf-8")
        return Words("en", files)

    return read


def test_a_message_is_rendered_with_its_variables(read):
    say = read("ordered = { $name } orders { $rank }.")
    assert say("ordered", name="{Mei} ~ *", rank=7) == "{Mei} ~ * orders 7."


def test_plural_forms_depend_on_numbers(read):
    say = read("cards = { $count ->\n    [one] { $count } card\n   *[other] { $count } cards\n}")
    assert [say("cards", count=1), say("cards", count=2)] == ["1 card", "2 cards"]


def test_an_attribute_is_named_with_a_dot(read):
    say = read("order = Order\n    .hint = Play a card\n")
    assert (say("order"), say("order.hint")) == ("Order", "Play a card")
    assert say.has("order") and say.has("order.hint")
    assert not say.has("order.label") and not say.has("nothing") and not say.has("nothing.hint")


@pytest.mark.parametrize("id", ["nothing", "order.nothing", "only-hint", "nothing.hint"])
def test_a_missing_message_is_an_error(read, id):
    say = read("order = Order\nonly-hint =\n    .hint = A hint\n")
    with pytest.raises(LookupError):
        say(id)


def test_a_missing_variable_is_an_error(read):
    say = read("ordered = { $name } orders { $rank }.\ncards = { $count ->\n   *[other] cards\n}")
    with pytest.raises(LookupError, match="rank"):
        say("ordered", name="Mei")
    with pytest.raises(LookupError, match="count"):
        say("cards")


def test_a_broken_reference_is_an_error(read):
    with pytest.raises(LookupError):
        read("one = { other }")("one")


def test_a_message_with_a_syntax_error_is_refused_when_read(read):
    say = read("good = Good\nbad = { $name")
    assert say("good") == "Good"
    with pytest.raises(ValueError):
        say("bad", name="Mei")


def test_a_file_that_isnt_fluent_is_refused(read):
    with pytest.raises(ValueError):
        read("Ahoy!\ngood = Good")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_quick_scan_agrees_with_fluents_parser(language):
    """The ids, attributes and texts agree with Fluent's own parser, and every message can be parsed."""
    files = sorted((Path(locales.__file__).parent / language).glob("*.ftl"))
    say, found = Words(language, files), set()
    for file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                parts = {each.id.name for each in entry.attributes} | ({""} if entry.value else set())
                assert {each for each in (*parts, "none") if say.has(f"{entry.id.name}.{each}")} == parts
                found.add(entry.id.name)
    assert found == set(say.ids(""))


def test_two_messages_with_one_id_are_refused(read):
    with pytest.raises(ValueError, match="twice"):
        read("twice = Once", "twice = Again")


def test_names_are_joined_as_a_natural_list():
    assert [words("en").names(names) for names in ([], ["A"], ["A", "B"], ["A", "B", "C"])] == [
        "",
        "A",
        "A and B",
        "A, B and C",
    ]
    assert words("ja").names(["芽衣", "健", "蓮"]) == "芽衣、健、蓮"


def test_sequences_among_the_variables_are_listed(read):
    say = read(
        "won = { $names }: { $cards }",
        "list-next = { $before }, { $next }\nlist-last = { $before } and { $last }",
    )
    assert say("won", names=("Mei", "Ken"), cards=(2, 5, 5)) == "Mei and Ken: 2, 5, 5"


def test_a_list_message_may_hold_only_items_and_separators(read):
    say = read("list-next = { $before }, and { $next }!")
    with pytest.raises(ValueError, match="row"):
        say.listed(["A", "B"])


def test_a_value_of_several_words_is_rendered_word_by_word(read):
    say = read(
        "kind = { WORD($value, 1) ->\n    [bream] sea bream\n   *[squid] squid\n}\n"
        "card = { kind } { WORD($value, 2) ->\n    [one] ace\n   *[other] { WORD($value, 2) }\n}"
    )
    assert [say("kind", value="bream"), say("card", value="bream 6")] == ["sea bream", "sea bream 6"]
    assert say("card", value="squid 1") == "squid ace"
    with pytest.raises(LookupError):
        say("card", value="bream")


def test_a_word_with_a_plus_is_a_number(read):
    say = read("crates = { WORD($value, 1) ->\n    [one] a crate\n   *[other] { WORD($value, 1) } crates\n}")
    assert [say("crates", value="+1"), say("crates", value="+12")] == ["a crate", "12 crates"]


def test_unknown_languages_fall_back_to_english():
    assert words("tlh") is words("en")
    assert words("ja") is not words("en")
    assert [language_of(locale) for locale in ("ja", "en-GB", "fr", "", None)] == [
        "ja",
        "en",
        "en",
        "en",
        "en",
    ]


def test_every_language_loads():
    assert [words(language).language for language in LANGUAGES] == list(LANGUAGES)


def test_numbers_below_zero_have_a_true_minus(read):
    assert read("points = { $number } points")("points", number=-3) == "−3 points"
    assert (
        read("points = { $number ->\n    [-1] minus one\n   *[other] more\n}")("points", number=-1)
        == "minus one"
    )
    assert signed(-4) == "−4" and signed(4) == "4"
    assert signed(4, plus=True) == "+4" and signed(0, plus=True) == "0"
