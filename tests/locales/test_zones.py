"""Time zones are found by everyday names in either language, the likeliest first."""

import re
from zoneinfo import available_timezones

import pytest
from babel import Locale

from locales import LANGUAGES
from locales.zones import OUR_CITIES, city, country_of, exactly, find


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("Berlin", "Europe/Berlin"),
        ("berl", "Europe/Berlin"),
        ("germany", "Europe/Berlin"),
        ("ドイツ", "Europe/Berlin"),
        ("東京", "Asia/Tokyo"),
        ("東", "Asia/Tokyo"),
        ("日本", "Asia/Tokyo"),
        ("tokyo", "Asia/Tokyo"),
        ("ｔｏｋｙｏ", "Asia/Tokyo"),
        ("ニューヨーク", "America/New_York"),
        ("new york", "America/New_York"),
        ("new_york", "America/New_York"),
        ("york", "America/New_York"),
        ("united states", "America/New_York"),
        ("los a", "America/Los_Angeles"),
        ("europe/ber", "Europe/Berlin"),
        ("kolkata", "Asia/Kolkata"),
        ("calc", "Asia/Kolkata"),
        ("sao paulo", "America/Sao_Paulo"),
        ("utc", "UTC"),
    ],
)
def test_a_zone_is_found_by_its_city_its_country_or_its_name(typed, first):
    assert find(typed)[0] == first


def test_an_unknown_place_finds_no_zone():
    assert find("xyzzy") == []


@pytest.mark.parametrize(
    ("locale", "first"),
    [
        ("ja", ["Asia/Tokyo"]),
        ("de", ["Europe/Berlin"]),
        ("en-GB", ["Europe/London"]),
        ("en-US", ["America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"]),
    ],
)
def test_zones_of_the_persons_country_come_first(locale, first):
    assert find("", country_of(locale))[: len(first)] == first


def test_a_locale_without_a_country_reorders_nothing():
    assert len(find("", country_of("es-419"))) == len(find(""))


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Berlin", "Europe/Berlin"),
        ("europe/berlin", "Europe/Berlin"),
        (" berlin ", "Europe/Berlin"),
        ("東京", "Asia/Tokyo"),
        ("UTC", "UTC"),
        ("Asia/Calcutta", "Asia/Kolkata"),
        ("Europe/Kiev", "Europe/Kyiv"),
        ("kiev", "Europe/Kyiv"),
        ("Saigon", "Asia/Ho_Chi_Minh"),
        ("us/pacific", "America/Los_Angeles"),
        ("EST", None),
        ("Eastern", None),
        ("berl", None),
        ("germany", None),
        ("", None),
    ],
)
def test_a_typed_city_or_zone_is_understood(typed, zone):
    assert exactly(typed) == zone


@pytest.mark.parametrize(
    ("zone", "language", "name"),
    [
        ("Asia/Tokyo", "ja", "東京"),
        ("Asia/Tokyo", "en", "Tokyo"),
        ("Asia/Kolkata", "ja", "コルカタ"),
        ("America/Argentina/Buenos_Aires", "en", "Buenos Aires"),
        ("America/New_York", "en", "New York"),
        ("UTC", "ja", "UTC"),
    ],
)
def test_a_zone_is_named_after_its_city(zone, language, name):
    assert city(zone, language) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offered_zone_exists_and_has_a_name(language):
    everything = find("")
    assert set(everything) <= available_timezones()
    assert all(city(zone, language) for zone in everything)


def test_every_zone_has_a_japanese_city():
    """If an update of tzdata or Babel lacks a city, add it to `OUR_CITIES`."""
    latin = {zone: city(zone, "ja") for zone in find("") if zone != "UTC"}
    assert len(latin) > 400
    assert not {zone for zone, name in latin.items() if re.search("[A-Za-z]", name)}


def test_only_missing_cities_are_ours():
    """A city that Babel names by now is to be deleted from `OUR_CITIES`."""
    for language, cities in OUR_CITIES.items():
        known = Locale(language).time_zones
        assert not [zone for zone in cities if known.get(zone, {}).get("city")]
