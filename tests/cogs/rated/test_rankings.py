"""Rankings on Discord: a server's best, one's own place, seasons and champions."""

from typing import Any

import pytest

from cogs.rated import rankings
from cogs.rated.rankings import LEAST, Champion, Own, Ranked
from cogs.rated.rating import Rating
from locales import words
from sessions import House
from sessions.people import people as people_service
from tests.cogs.tables import EN, JA, crew, played_to_its_end, shown

GAME = EN("captains-orders-name")


class Made:
    """Rankings in which so many stand, the reader being one of them."""

    def __init__(self, people: int, own: Own, champions: int = 0) -> None:
        self.people = [
            Ranked(place, 1000 + place, f"P{place} *", Rating(40.0 - place, 2.0, 20))
            for place in range(1, people + 1)
        ]
        self.own_place = own
        self.found = [
            Champion(24000 + number // 5 * 3, "goa", f"C{number}", Rating(30.0, 2.0, 9))
            for number in range(champions)
        ]

    async def top(
        self, harbour: House, server: int, game: str, season: int, *, most: int, after: int = 0
    ) -> Any:
        return self.people[after : after + most]

    async def own(self, harbour: House, server: int, game: str, person: int, season: int) -> Own:
        return self.own_place

    async def champions(self, harbour: House, server: int, *, most: int, after: int = 0) -> Any:
        return self.found[after : after + most]


@pytest.fixture
def made(monkeypatch):
    """Has the rankings be these."""

    def make(*args: Any, **more: Any) -> None:
        found = Made(*args, **more)
        for name in ("top", "own", "champions"):
            monkeypatch.setattr(rankings, name, getattr(found, name))

    return make


NOBODY = Own(None, None, False)


async def test_where_nobody_has_played_enough_it_says_how_much_it_takes(port):
    people = crew(port, 4)
    await played_to_its_end(port, people, rated=True)
    told = await people[0].slash("server ranking")
    assert told.private and EN("ranking-title", game=GAME) in told.text
    assert EN("ranking-none") in told.text and EN("ranking-least", least=LEAST) in told.text
    assert EN("ranking-own-few", games=1, least=LEAST) in told.text


async def test_the_button_below_a_rated_game_opens_its_ranking(port):
    people = crew(port, 4)
    await played_to_its_end(port, people, rated=True)
    told = await people[1].click(shown(port), EN("button-ranking"))
    assert told.private and EN("ranking-title", game=GAME) in told.text


async def test_below_a_casual_game_there_is_none(port):
    people = crew(port, 4)
    await played_to_its_end(port, people)
    assert EN("button-ranking") not in shown(port).buttons


@pytest.mark.parametrize(("language", "say"), [("en", EN), ("ja", JA)])
async def test_one_leafs_through_it_and_learns_ones_own_place(port, made, language, say):
    [mei] = crew(port, 1)
    await people_service.set_language(port.bot.house, mei.id, language)
    own = Own(Rating(30.0, 2.0, 20), 23, False)
    made(23, own)
    page = (await mei.slash("server ranking", game="goa")).shown
    mine = say("ranking-own", place=23, points=1625, margin=100)
    assert "**P1 \\*** · 1850 ± 100" in page.text and mine in page.text
    assert "P11" not in page.text and say("button-previous") not in page.buttons
    page = (await mei.click(page, say("button-next"))).shown
    page = (await mei.click(page, say("button-next"))).shown
    assert "P23" in page.text and "P20" not in page.text and say("button-next") not in page.buttons
    page = (await mei.click(page, say("button-previous"))).shown
    assert "P11" in page.text


async def test_one_changes_between_the_season_all_time_and_games(port, made):
    [mei] = crew(port, 1)
    made(1, NOBODY)
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


async def test_before_anybody_stands_in_the_season_it_shows_all_time(port, made):
    [mei] = crew(port, 1)
    made(0, NOBODY)
    assert EN("ranking-all-time") in (await mei.slash("server ranking")).text
    page = (await mei.slash("server ranking", when="season")).shown
    assert EN("ranking-all-time") not in page.text
    assert EN("ranking-all-time") in (await mei.click(page, EN("button-all-time"))).text


async def test_who_hides_is_told_that_they_stand_nowhere(port, made):
    [mei] = crew(port, 1)
    made(0, Own(Rating(), None, True))
    assert EN("ranking-own-hidden") in (await mei.slash("server ranking")).text


async def test_champions_are_told_by_seasons(port, made):
    [mei] = crew(port, 1)
    made(0, NOBODY, champions=12)
    page = (await mei.slash("server champions")).shown
    assert page.text.count("🏆") == 10 and "**C0**" in page.text
    page = (await mei.click(page, EN("button-older"))).shown
    assert page.text.count("🏆") == 2 and "**C11**" in page.text
    assert "**C0**" in (await mei.click(page, EN("button-newer"))).text


async def test_before_the_first_season_has_ended_there_are_none(port):
    [mei] = crew(port, 1)
    ranking = (await mei.slash("server ranking")).shown
    assert EN("champions-none") in (await mei.click(ranking, EN("button-champions"))).text


async def test_managers_choose_how_long_a_season_is(port):
    boss = port.person("Boss", manager=True)
    assert EN("server-season", months=3) in (await boss.slash("server season")).text
    told = await boss.slash("server season", months=6)
    assert EN("server-season", months=6) in told.text and told.text.count("<t:") == 2
    audit = (await boss.slash("server audit")).text
    assert EN("audit-season-set", who=f"<@{boss.id}>", detail="6") in audit


async def test_in_direct_messages_there_is_no_server_to_rank(port):
    [mei] = crew(port, 1)
    profile = (await mei.dm_slash("profile")).shown
    assert (await mei.click(profile, EN("button-ranking"))).text == EN("refusal-not-in-server")


async def test_an_old_or_forged_page_is_out_of_date(port, made):
    [mei] = crew(port, 1)
    page = (await mei.slash("server ranking", game="goa")).shown
    for id in ("hm:ranking:chess", "hm:ranking_page:chess:0:1", "hm:ranking_page:goa:0:0", "hm:champions:0"):
        assert (await mei.forge(page, id)).text.endswith(EN("refusal-out-of-date")), id
