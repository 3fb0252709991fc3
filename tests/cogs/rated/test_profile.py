"""Profiles on Discord: one's own, those of others, and hiding them."""

import pytest

from cogs.rated import service as ratings
from cogs.rated.profile import profile_page
from cogs.rated.profiles import Opponent, Played, Profile
from cogs.rated.rating import Rating
from engine import GAMES
from tests import limits
from tests.cogs.wording import EN, JA

GAME = EN("captains-orders-name")


@pytest.fixture
async def finished_players(port):
    """The players of a finished rated match of four."""
    people = port.crew(4)
    await port.finish(people, rated=True)
    return people


async def test_the_own_profile_shows_games_rating_and_opponents(port, finished_players):
    mei = finished_players[0]
    told = await mei.slash("profile")
    assert told.private and EN("profile-title", name="Mei") in told.text
    [alt] = told.shown.alts
    assert GAME in alt and EN("profile-favourite", game=GAME) in told.text
    rating = (await ratings.ratings_of(port.db, mei.id))["captains_orders"]
    assert EN("profile-rating", points=rating.points, margin=rating.margin) in alt
    assert all(f"{name}: " in told.text for name in ("Tom", "Ann", "Leo"))
    assert EN("profile-shown") in told.text and len(told.shown.pictures) == 1


async def test_another_persons_profile_shows_only_common_matches(port, finished_players):
    mei, tom, *_ = finished_players
    told = await mei.slash("profile", user=tom.member)
    result = (await port.table()).result
    assert result is not None
    places = result.places
    assert EN("profile-title", name="Tom") in told.text
    expected = EN(
        "profile-against-you",
        matches=1,
        ahead=int(places[1] < places[0]),
        behind=int(places[1] > places[0]),
        level=int(places[1] == places[0]),
        name="Mei",
    )
    assert expected in told.text and "Ann" not in told.text and EN("profile-shown") not in told.text


async def test_the_profile_of_a_newcomer_says_it_is_empty(port):
    [mei] = port.crew(1)
    told = await mei.slash("profile")
    assert EN("profile-none") in told.text and not told.shown.pictures


async def test_a_hidden_profile_is_shown_only_to_its_person(port, finished_players):
    mei, tom, *_ = finished_players
    assert EN("my-hidden-set", hidden="on") in (await tom.slash("my privacy", hidden=True)).text
    told = await mei.slash("profile", user=tom.member)
    assert EN("refusal-profile-hidden", person=f"<@{tom.id}>") in told.text and not told.shown.pictures
    assert EN("profile-hidden") in (await tom.slash("profile")).text
    assert EN("my-hidden-set", hidden="off") in (await tom.slash("my privacy", hidden=False)).text
    assert EN("profile-title", name="Tom") in (await mei.slash("profile", user=tom.member)).text


async def test_the_profile_button_privately_shows_the_own_profile(port, finished_players):
    tom = finished_players[1]
    told = await tom.click(port.board, EN("button-profile"))
    assert told.private and EN("profile-title", name="Tom") in told.text
    past = await tom.click(told.shown, EN("button-archive"))
    assert EN("archive-mine") in past.text


async def test_help_links_to_the_profile(port):
    [mei] = port.crew(1)
    told = await mei.click((await mei.slash("help")).shown, EN("button-profile"))
    assert EN("profile-title", name="Mei") in told.text


async def test_direct_messages_show_only_the_own_profile(port, finished_players):
    mei, tom, *_ = finished_players
    assert EN("profile-title", name="Mei") in (await mei.dm_slash("profile")).text
    told = await mei.dm_slash("profile", user=tom.member)
    assert EN("refusal-profile-elsewhere") in told.text


@pytest.mark.parametrize("say", [EN, JA])
async def test_the_largest_profile_fits_into_a_message(port, say):
    """Every game, with everything that a profile can show."""
    rating = Rating(40.0, 2.0, 999, tuple((number, 30.0 + number % 3) for number in range(11)))
    games = [
        Played(game, dict.fromkeys(range(1, 6), 999), rating, [50.0, 60.0])
        for game in ("captains_orders", "fisherman", "fleet", "lubeck", "goa")
    ]
    achieved = {(game, code): 99 for game in GAMES for code in GAMES[game].achievements}
    opponents = [Opponent(number, "W" * 32, 9999, 3333, 3333) for number in range(5)]

    profile = Profile(1, games, 99, 99, 86_399, opponents, achieved, False)
    sheet = await profile_page(port.bot, profile, "W" * 32, say, is_own=True, in_words=True)
    parts = limits.check_items(sheet.items)
    told = "\n".join(part["content"] for part in parts if part["type"] == 10)
    # The name is in the title, in the card's words and in the list of opponents.
    assert told.count("W" * 32) == 2 + 5
    assert told.count("99") > len(achieved) and say("profile-achieved") in told
    assert say("profile-streak", now=99, longest=99) in told
    assert say("profile-trend", gained="+250", matches=10) in told


async def test_achievements_are_shown_at_the_end_and_in_the_profile(port):
    people = port.crew(4)
    await port.finish(people, seed="2", hasty=False)
    achieved = (await port.match()).achieved
    assert achieved and len({seat for seat, _ in achieved}) < 4
    for seat, person in enumerate(people):
        text = (await person.slash("profile")).text
        codes = [code for each, code in achieved if each == seat]
        assert (EN("profile-achieved") in text) == bool(codes)
        for code in codes:
            name, told = (EN(f"captains-orders-achievement-{code}{part}") for part in ("", ".told"))
            assert EN("table-achieved", who=person.name, name=name, told=told) in port.board.text
            assert EN("profile-achievement", name=name, number=1, told=told) in text
