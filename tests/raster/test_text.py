"""Names in pictures are reduced to characters that the font has, and fit their room."""

import pytest

from raster.font import FILES, Font, bold
from raster.text import ELLIPSIS, all_drawable, drawable, fit, width


def test_both_fonts_are_read():
    regular, heavy = (Font(file) for file in FILES)
    assert (regular.advance("0"), heavy.advance("0")) == (0.555, 0.59)
    assert heavy.advance("船") == 1
    assert heavy.advance("ｱ") == 0.5  # half-width
    assert heavy.advance("😀") is heavy.advance("ع") is None


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Mei", "Mei"),
        ("キャプテン・ハーロック", "キャプテン・ハーロック"),
        ("Zoë Ольга 선장", "Zoë Ольга 선장"),
        ("Zoe\u0308", "Zoë"),
        ("𝓜𝓮𝓲", "Mei"),
        ("Şükrü", "Sükrü"),
        ("🏴‍☠️ Jack 🦜", "Jack"),
        ("a\u202eb\u200bc\n  d\x00", "abc d"),
        ("مريم", ""),
        ("🦜", ""),
    ],
)
def test_only_characters_of_the_font_are_drawn(name, drawn):
    assert drawable(name) == drawn
    assert all(bold().advance(character) is not None for character in drawn)


def test_text_that_fits_is_unchanged():
    assert fit("Mei", 100, 34) == ("Mei", 34)


def test_text_a_little_too_wide_shrinks():
    told, size = fit("Captain Nemo", 230, 34, 30)
    assert told == "Captain Nemo" and 30 <= size < 34
    assert width(told, size) == pytest.approx(230)


@pytest.mark.parametrize(
    "name", ["Bartholomew the Unsinkable", "キャプテン・ハーロック", "m" * 32, "　" * 32]
)
def test_text_far_too_wide_is_cut_short(name):
    told, size = fit(name, 200, 34, 30)
    assert told.endswith(ELLIPSIS) and size == 30
    assert width(told, size) <= 200


def test_cut_text_is_never_empty():
    assert fit("Mei", 1, 34) == (ELLIPSIS, 34)


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Łukasz", "Lukasz"),
        ("Şıvan Ğ", "Sivan G"),
        ("Nguyễn Thị Đào", "Nguyễn Thị Đào"),
        ("Їжак Євген", "Ïжак Евген"),
        ("Њуша", "Ljуша".replace("Lj", "Nj")),
        ("Қайрат Өмір", "Кайрат Oмiр"),
        ("Əli", "Eli"),
        ("Ŋaŋa", "Nganga"),
        ("ᴍᴇɪ", "MEI"),
        ("ƁaƊ", "BaD"),
        ("ǝɯ", "em"),
        ("Þór Æsir ßø", "Þór Æsir ßø"),
        ("Ada مريم", "Ada …"),
    ],
)
def test_no_letter_gets_lost_without_a_trace(name, drawn):
    assert drawable(name) == drawn


@pytest.mark.parametrize("letter", [*"ŁłĦħıŊŧƀƁƘɃɆɎəɛɔ", *"ЂЄІЇЈЉЊЋЏђєіїјљњћџҐґҒғҚқҢңҮүҰұҺһӘәӨө"])
def test_every_letter_of_a_living_latin_or_cyrillic_alphabet_is_drawn(letter):
    assert drawable(letter) and (drawable(letter)[0].isupper() == letter.isupper())


def test_names_that_come_to_look_alike_are_numbered():
    names = ["Łukasz", "Lukasz", "مريم", "🦜", "Lukasz 🦜", "Ann", "łukasz"]
    assert all_drawable(names, lambda seat: f"Player {seat + 1}") == [
        "Lukasz",
        "Lukasz (2)",
        "Player 3",
        "Player 4",
        "Lukasz (3)",
        "Ann",
        "lukasz (4)",
    ]


@pytest.mark.parametrize(("room", "drawn"), [(200, "Captai… (2)"), (110, "Ca…2"), (60, "C…")])
def test_a_cut_name_keeps_its_number(room, drawn):
    told, _ = fit("Captain Nemo (2)", room, 34)
    assert told == drawn and width(told, 34) <= room
