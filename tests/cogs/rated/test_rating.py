"""The rating model: people's ratings as computed from a log of results."""

import random
from importlib import metadata
from itertools import product

import pytest
from openskill.models import BradleyTerryFull, PlackettLuce

from cogs.rated.rating import (
    ALL_TIME,
    MEAN,
    TREND_MATCHES,
    Book,
    Outcome,
    PairModel,
    Rating,
    RatingKey,
    fingerprint,
    rate,
)

NEW = (MEAN, 25 / 3)


def outcome(*places, table=1, stayed=None, server: int | None = 900, season: int | None = 24000):
    people = tuple(range(1, len(places) + 1))
    return Outcome(table, "fleet", server, season, people, places, stayed or (True,) * len(places))


def mu(book, person, server=ALL_TIME, season=ALL_TIME):
    return book.held[RatingKey("fleet", server, season, person)].mu


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


def gains(places, model=None):
    before = [NEW] * len(places)
    if model is None:
        return [mu - MEAN for mu, _ in rate(before, places)]
    rated = model.rate([[model.rating()] for _ in places], ranks=list(places))
    return [one.mu - model.mu for [one] in rated]


def shared_places(people):
    """All patterns of shared places: 1, 1, 3 and so on."""
    for ties in product((False, True), repeat=people - 1):
        places = [1]
        for place, is_tied in enumerate(ties, 2):
            places.append(places[-1] if is_tied else place)
        yield places


def is_fair(places, gained):
    """Whether nobody gained less than somebody with a worse place, and tied players gained alike."""
    pairs = list(zip(places, gained, strict=True))
    return all(
        mine >= other - 1e-9 if place < place_of_other else mine == pytest.approx(other)
        for place, mine in pairs
        for place_of_other, other in pairs
        if place <= place_of_other
    )


@pytest.mark.parametrize("people", range(2, 9))
def test_nobody_gains_less_than_somebody_with_a_worse_place(people):
    dice = random.Random(people)
    patterns = list(shared_places(people))
    assert len(patterns) == 2 ** (people - 1)
    for places in patterns:
        first = dict(zip(places, gains(places), strict=True))
        listed = [places, places[::-1], *(dice.sample(places, people) for _ in range(3))]
        for order in listed:
            gained = gains(order)
            assert is_fair(order, gained), order
            assert gained == pytest.approx([first[place] for place in order])


def test_without_the_correction_openskill_shares_what_tied_players_gain():
    """openskill.py issues 155, 173 and 201, in 6.2.0. If this fails, `PairModel` may be obsolete."""
    unfair = [places for places in shared_places(8) if not is_fair(places, gains(places, PlackettLuce()))]
    assert len(unfair) == 69


@pytest.mark.parametrize("people", range(2, 9))
def test_a_match_of_many_moves_ratings_little_more_than_one_of_two(people):
    """A winner of eight isn't moved like the winner of seven matches."""
    (first, sigma), *_ = rate([NEW] * people, list(range(1, people + 1)))
    (of_two, sigma_of_two), _ = rate([NEW] * 2, [1, 2])
    assert of_two - MEAN <= first - MEAN < 2 * (of_two - MEAN)
    assert 0.9 * sigma_of_two < sigma <= sigma_of_two


def test_a_tie_brings_unequal_players_together():
    (strong, _), (weak, _) = rate([(30.0, 3.0), (20.0, 3.0)], [1, 1])
    assert 20 < weak < strong < 30


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
    before = book.held[RatingKey("fleet", 900, 24000, 1)]
    soft = before.after_season()
    assert MEAN < soft.mu < before.mu and soft.sigma > before.sigma and soft.games == 0
    book.enter(outcome(2, 1, season=24003))
    after = book.held[RatingKey("fleet", 900, 24003, 1)]
    assert after.games == 1 and MEAN < after.mu < soft.mu
    assert book.held[RatingKey("fleet", 900, 24000, 1)] == before
    assert book.held[RatingKey("fleet", 900, ALL_TIME, 1)].games == 6


def test_a_player_who_skipped_a_season_continues_from_the_last():
    book = Book()
    book.enter(outcome(1, 2))
    book.enter(outcome(1, 2, season=24009))
    expected = rate([(each.mu, each.sigma) for each in _softened()], [1, 2])
    assert mu(book, 1, 900, 24009) == pytest.approx(expected[0][0], abs=1e-5)


def _softened():
    first = Book()
    first.enter(outcome(1, 2))
    return [first.held[RatingKey("fleet", 900, 24000, person)].after_season() for person in (1, 2)]


def test_the_trend_keeps_the_latest_ratings():
    book = Book()
    for table in range(1, 30):
        book.enter(outcome(1, 2, table=table))
    rating = book.held[RatingKey("fleet", ALL_TIME, ALL_TIME, 1)]
    assert [table for table, _ in rating.trend] == list(range(29 - TREND_MATCHES, 30))
    assert rating.trend[-1] == (29, rating.mu)


def test_the_same_log_gives_the_same_ratings_despite_intermediate_stores():
    log = [outcome(*places, table=n) for n, places in enumerate([(1, 2, 3), (2, 1, 2), (3, 3, 1)] * 20)]
    at_once = Book()
    for each in log:
        at_once.enter(each)
    held: dict[RatingKey, Rating] = {}
    for each in log:
        book = Book(held.items())
        held |= {key: book.held[key] for key in book.enter(each)}
    assert held == at_once.held


def test_different_models_have_different_fingerprints(monkeypatch):
    before = fingerprint()
    for model in (BradleyTerryFull(tau=0.4), PlackettLuce(tau=0.4), PairModel(tau=0.3)):
        monkeypatch.setattr("cogs.rated.rating.MODEL", model)
        assert fingerprint() != before


def test_another_version_of_openskill_has_another_fingerprint(monkeypatch):
    before = fingerprint()
    monkeypatch.setattr(metadata, "version", lambda name: f"{name} 7.0")
    assert fingerprint() != before


def test_other_code_has_another_fingerprint(monkeypatch):
    before = fingerprint()
    monkeypatch.setattr("cogs.rated.rating.sqrt", lambda value: value)
    assert fingerprint() != before


@pytest.mark.parametrize("matches", [1, 5, TREND_MATCHES, TREND_MATCHES + 1, 30])
def test_the_trend_gives_each_matchs_rating_change(matches):
    book, points = Book(), [1500]
    for table in range(1, matches + 1):
        book.enter(outcome(*((1, 2) if table % 3 else (2, 1)), table=table))
        points.append(book.held[RatingKey("fleet", ALL_TIME, ALL_TIME, 1)].points)
    rating = book.held[RatingKey("fleet", ALL_TIME, ALL_TIME, 1)]
    brought = {table: points[table] - points[table - 1] for table in range(1, matches + 1)}
    for table in range(max(1, matches - TREND_MATCHES + 1), matches + 1):
        assert rating.gained_at(table) == brought[table]
    assert rating.gained_at(matches + 1) is None and rating.gained_at(matches - TREND_MATCHES - 1) is None
    assert rating.gained == sum(list(brought.values())[-TREND_MATCHES:])
