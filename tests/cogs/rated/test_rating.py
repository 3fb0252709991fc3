"""The rating model: people's ratings as computed from a log of results."""

import pytest

from cogs.rated.rating import ALL_TIME, MEAN, TREND_MATCHES, Book, Key, Outcome, Rating, fingerprint, rate

NEW = (MEAN, 25 / 3)


def outcome(*places, table=1, stayed=None, server: int | None = 900, season: int | None = 24000):
    people = tuple(range(1, len(places) + 1))
    return Outcome(table, "fleet", server, season, people, places, stayed or (True,) * len(places))


def mu(book, person, server=ALL_TIME, season=ALL_TIME):
    return book.held[Key("fleet", server, season, person)].mu


def test_a_better_place_brings_a_better_rating():
    book = Book()
    book.enter(outcome(3, 1, 2))
    assert mu(book, 2) > mu(book, 3) > mu(book, 1)


def test_tied_players_are_rated_equally():
    book = Book()
    book.enter(outcome(1, 2, 2, 4))
    assert mu(book, 2) == mu(book, 3)
    assert mu(book, 1) > mu(book, 2) > mu(book, 4)


def test_a_tie_of_all_only_reduces_uncertainty():
    (first, sigma), *others = rate([NEW] * 3, [1, 1, 1])
    assert first == pytest.approx(MEAN) and sigma < NEW[1]
    assert all(other == (pytest.approx(first), pytest.approx(sigma)) for other in others)


def test_only_the_order_of_places_counts():
    apart, close = Book(), Book()
    apart.enter(outcome(1, 4, 5))
    close.enter(outcome(1, 2, 3))
    assert apart.held == close.held


def test_players_who_left_rank_after_all_others():
    book = Book()
    book.enter(outcome(1, 2, 3, stayed=(False, True, True)))
    assert mu(book, 2) > mu(book, 3) > mu(book, 1)


def test_several_players_who_left_share_the_last_place():
    book = Book()
    book.enter(outcome(1, 2, 3, 4, stayed=(False, True, True, False)))
    assert mu(book, 1) == mu(book, 4) < mu(book, 3)


def test_a_match_counts_globally_in_its_server_and_its_season():
    book = Book()
    book.enter(outcome(1, 2))
    book.enter(outcome(1, 2, server=901))
    book.enter(outcome(1, 2, server=None, season=None))
    assert {(key.server, key.season): rating.games for key, rating in book.held.items()} == {
        (ALL_TIME, ALL_TIME): 3,
        (900, ALL_TIME): 1,
        (900, 24000): 1,
        (901, ALL_TIME): 1,
        (901, 24000): 1,
    }


def test_a_new_season_begins_between_the_last_rating_and_the_mean():
    book = Book()
    for table in range(5):
        book.enter(outcome(1, 2, table=table))
    before = book.held[Key("fleet", 900, 24000, 1)]
    soft = before.after_season()
    assert MEAN < soft.mu < before.mu and soft.sigma > before.sigma and soft.games == 0
    book.enter(outcome(2, 1, season=24003))
    after = book.held[Key("fleet", 900, 24003, 1)]
    assert after.games == 1 and MEAN < after.mu < soft.mu
    assert book.held[Key("fleet", 900, 24000, 1)] == before
    assert book.held[Key("fleet", 900, ALL_TIME, 1)].games == 6


def test_a_player_who_skipped_a_season_continues_from_the_last():
    book = Book()
    book.enter(outcome(1, 2))
    book.enter(outcome(1, 2, season=24009))
    expected = rate([(each.mu, each.sigma) for each in _softened()], [1, 2])
    assert mu(book, 1, 900, 24009) == pytest.approx(expected[0][0], abs=1e-5)


def _softened():
    first = Book()
    first.enter(outcome(1, 2))
    return [first.held[Key("fleet", 900, 24000, person)].after_season() for person in (1, 2)]


def test_the_trend_keeps_the_latest_ratings():
    book = Book()
    for table in range(1, 30):
        book.enter(outcome(1, 2, table=table))
    rating = book.held[Key("fleet", ALL_TIME, ALL_TIME, 1)]
    assert [table for table, _ in rating.trend] == list(range(29 - TREND_MATCHES, 30))
    assert rating.trend[-1] == (29, rating.mu)


def test_the_same_log_gives_the_same_ratings_despite_intermediate_stores():
    log = [outcome(*places, table=n) for n, places in enumerate([(1, 2, 3), (2, 1, 2), (3, 3, 1)] * 20)]
    at_once = Book()
    for each in log:
        at_once.enter(each)
    held: dict[Key, Rating] = {}
    for each in log:
        book = Book(held.items())
        held |= {key: book.held[key] for key in book.enter(each)}
    assert held == at_once.held


def test_different_models_have_different_fingerprints(monkeypatch):
    from openskill.models import BradleyTerryFull

    before = fingerprint()
    monkeypatch.setattr("cogs.rated.rating.MODEL", BradleyTerryFull(tau=0.4))
    assert fingerprint() != before


@pytest.mark.parametrize("matches", [1, 5, TREND_MATCHES, TREND_MATCHES + 1, 30])
def test_the_trend_gives_each_matchs_rating_change(matches):
    book, points = Book(), [1500]
    for table in range(1, matches + 1):
        book.enter(outcome(*((1, 2) if table % 3 else (2, 1)), table=table))
        points.append(book.held[Key("fleet", ALL_TIME, ALL_TIME, 1)].points)
    rating = book.held[Key("fleet", ALL_TIME, ALL_TIME, 1)]
    brought = {table: points[table] - points[table - 1] for table in range(1, matches + 1)}
    for table in range(max(1, matches - TREND_MATCHES + 1), matches + 1):
        assert rating.gained_at(table) == brought[table]
    assert rating.gained_at(matches + 1) is None and rating.gained_at(matches - TREND_MATCHES - 1) is None
    assert rating.gained == sum(list(brought.values())[-TREND_MATCHES:])
