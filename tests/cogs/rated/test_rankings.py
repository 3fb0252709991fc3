"""Rankings on Discord: a server's best players, the reader's rank, seasons and champions."""

import pytest

from cogs.rated.rankings import MIN_RATED_MATCHES, present_season
from cogs.rated.rating import ALL_TIME, Rating
from engine import GAMES
from locales import words
from sessions.people import people as people_service
from tests.beside import beside
from tests.cogs.wording import EN, JA

GAME = EN("captains-orders-name")


async def ranked(port, host, people, game="goa"):
    """Rank strangers in a game, in the season and for all time. Returns their ratings, best first."""
    await host.slash("game open", game=game)
    ratings = [Rating(40.0 - number / 4, 2.0, 20) for number in range(1, people + 1)]
    season = (await present_season(port.house, port.server.id)).first
    for number, each in enumerate(ratings, 1):
        store_name(port, 1000 + number, f"P{number} *")
        for when in (ALL_TIME, season):
            store_rating(port, 1000 + number, game, when, each)
    return ratings


def store_name(port, person, name):
    """Seat a person at the first table."""
    with beside(port.location) as other:
        other.execute(
            "INSERT INTO table_people (table_id, person, role, name, held) VALUES (1, ?, 'seat', ?, 0)",
            (person, name),
        )


def store_rating(port, person, game, season, rating):
    """Store a person's rating as if after this many rated matches."""
    with beside(port.location) as other:
        other.execute(
            "INSERT INTO ratings (game, server, season, person, mu, sigma, games, trend)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, '[]')",
            (game, port.server.id, season, person, rating.mu, rating.sigma, rating.games),
        )


async def crowned(port, host, number):
    """Store this many champions of past seasons, the latest first."""
    await host.slash("game open", game="goa")
    season = (await present_season(port.house, port.server.id)).first
    past = [(season - 3 * ago, game) for ago in range(1, 4) for game in sorted(GAMES)]
    for place, (when, game) in enumerate(past[:number]):
        store_name(port, 1000 + place, f"C{place}")
        store_rating(port, 1000 + place, game, when, Rating(30.0, 2.0, 9))
        store_rating(port, 2000 + place, game, when, Rating(20.0, 2.0, 9))


async def test_an_empty_ranking_says_how_many_matches_are_needed(port):
    people = port.crew(4)
    await port.finish(people, rated=True)
    told = await people[0].slash("server ranking")
    assert told.private and EN("ranking-title", game=GAME) in told.text
    assert EN("ranking-none") in told.text and EN("ranking-least", least=MIN_RATED_MATCHES) in told.text
    assert EN("ranking-own-few", games=1, least=MIN_RATED_MATCHES) in told.text


async def test_the_button_below_a_rated_game_opens_its_ranking(port):
    people = port.crew(4)
    await port.finish(people, rated=True)
    told = await people[1].click(port.board, EN("button-ranking"))
    assert told.private and EN("ranking-title", game=GAME) in told.text


async def test_a_casual_match_has_no_ranking_button(port):
    people = port.crew(4)
    await port.finish(people)
    assert EN("button-ranking") not in port.board.buttons


@pytest.mark.parametrize(("language", "say"), [("en", EN), ("ja", JA)])
async def test_a_player_turns_ranking_pages_and_sees_their_own_place(port, language, say):
    [mei] = port.crew(1)
    await people_service.choose(port.house, mei.id, {"language": language})
    first, *_ = await ranked(port, mei, 22)
    season = (await present_season(port.house, port.server.id)).first
    store_rating(port, mei.id, "goa", season, Rating(30.0, 2.0, 20))
    page = (await mei.slash("server ranking", game="goa")).shown
    mine = say("ranking-own", place=23, points=1625, margin=100)
    assert f"**P1 \\*** · {first.points} ± {first.margin}" in page.text and mine in page.text
    assert "P11" not in page.text and say("button-previous") not in page.buttons
    page = (await mei.click(page, say("button-next"))).shown
    page = (await mei.click(page, say("button-next"))).shown
    assert (
        "**Mei**" in page.text
        and "P22" in page.text
        and "P20" not in page.text
        and say("button-next") not in page.buttons
    )
    page = (await mei.click(page, say("button-previous"))).shown
    assert "P11" in page.text


async def test_a_player_switches_ranking_by_season_and_game(port):
    [mei] = port.crew(1)
    await ranked(port, mei, 1)
    assert EN("ranking-all-time") not in (await mei.slash("server ranking", game="goa")).text
    page = (await mei.slash("server ranking", game="goa", when="all")).shown
    assert EN("ranking-all-time") in page.text and EN("ranking-own-none") in page.text
    page = (await mei.click(page, EN("button-season"))).shown
    assert "<t:" in page.text and EN("ranking-all-time") not in page.text
    page = (await mei.choose(page, EN("fleet-name"))).shown
    assert EN("ranking-title", game=EN("fleet-name")) in page.text
    page = (await mei.click(page, EN("button-all-time"))).shown
    assert EN("ranking-all-time") in page.text


@pytest.mark.parametrize(
    ("language", "told"), [("en", "the next one starts on <t:2:D>"), ("ja", "次のシーズンは<t:2:D>から")]
)
def test_a_season_ends_before_the_day_on_which_the_next_one_begins(language, told):
    assert told in words(language)("ranking-season", begins="<t:1:D>", ends="<t:2:D>")


async def test_an_empty_season_shows_the_all_time_ranking(port):
    [mei] = port.crew(1)
    assert EN("ranking-all-time") in (await mei.slash("server ranking")).text
    page = (await mei.slash("server ranking", when="season")).shown
    assert EN("ranking-all-time") not in page.text
    assert EN("ranking-all-time") in (await mei.click(page, EN("button-all-time"))).text


async def test_the_ranking_tells_hidden_players_that_they_are_omitted(port):
    [mei] = port.crew(1)
    await mei.slash("my privacy", hidden=True)
    assert EN("ranking-own-hidden") in (await mei.slash("server ranking")).text


async def test_champions_are_listed_by_season(port):
    [mei] = port.crew(1)
    await crowned(port, mei, 12)
    page = (await mei.slash("server champions")).shown
    assert page.text.count("🏆") == 10 and "**C0**" in page.text
    page = (await mei.click(page, EN("button-older"))).shown
    assert page.text.count("🏆") == 2 and "**C11**" in page.text
    assert "**C0**" in (await mei.click(page, EN("button-newer"))).text


async def test_there_are_no_champions_before_the_first_season_ends(port):
    [mei] = port.crew(1)
    ranking = (await mei.slash("server ranking")).shown
    assert EN("champions-none") in (await mei.click(ranking, EN("button-champions"))).text


async def test_managers_choose_the_length_of_a_season(port):
    boss = port.person("Boss", manager=True)
    assert EN("server-season", months=3) in (await boss.slash("server season")).text
    told = await boss.slash("server season", months=6)
    assert EN("server-season", months=6) in told.text and told.text.count("<t:") == 2
    audit = (await boss.slash("server audit")).text
    assert EN("audit-season-set", who=f"<@{boss.id}>", detail="6") in audit


async def test_a_ranking_in_direct_messages_is_refused(port):
    [mei] = port.crew(1)
    profile = (await mei.dm_slash("profile")).shown
    assert (await mei.click(profile, EN("button-ranking"))).text == EN("refusal-not-in-server")


async def test_an_old_or_forged_page_is_out_of_date(port):
    [mei] = port.crew(1)
    page = (await mei.slash("server ranking", game="goa")).shown
    for id in ("hm:ranking:chess", "hm:ranking_page:chess:0:1", "hm:ranking_page:goa:0:0", "hm:champions:0"):
        assert (await mei.forge(page, id)).text.endswith(EN("refusal-out-of-date")), id
