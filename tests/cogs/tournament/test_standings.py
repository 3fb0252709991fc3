"""The standings of a tournament."""

from cogs.tournament.document import Entrant, Format, Pod, PodSeat, Tournament, TournamentStage
from cogs.tournament.standings import TEN_POINTS, points, standings


def tournament(*rounds, format=Format.SWISS):
    """Each round is a list of tables, and each table a list of its entrants in the order of their places."""
    numbers = sorted({number for tables in rounds for table in tables for number in table})
    return Tournament(
        id=1,
        server=1,
        channel=1,
        rooms=None,
        name="Cup",
        game="fleet",
        format=format,
        size=4,
        pace=86_400,
        rated=False,
        rounds=0,
        length=86_400,
        organiser=1,
        stage=TournamentStage.PLAYING,
        version=1,
        opened=0,
        starts=0,
        entrants=tuple(Entrant(number, number, f"P{number}") for number in numbers),
        pods=tuple(
            tuple(
                Pod(tuple(PodSeat(number, place) for place, number in enumerate(table, 1)))
                for table in tables
            )
            for tables in rounds
        ),
    )


def test_the_first_place_scores_all_points_and_the_last_none():
    assert points([1, 2, 3, 4]) == [TEN_POINTS, TEN_POINTS * 2 // 3, TEN_POINTS // 3, 0]
    assert points([2, 1]) == [0, TEN_POINTS]
    assert points([1, 2, 3]) == [TEN_POINTS, TEN_POINTS // 2, 0]


def test_players_sharing_a_place_share_its_points():
    assert points([1, 1]) == [TEN_POINTS // 2, TEN_POINTS // 2]
    assert points([1, 2, 2, 4]) == [TEN_POINTS, TEN_POINTS // 2, TEN_POINTS // 2, 0]
    assert points([1, 1, 1, 1]) == [TEN_POINTS // 2] * 4


def test_points_average_one_half_at_tables_of_any_size():
    for size in range(2, 9):
        assert sum(points(range(1, size + 1))) == size * TEN_POINTS // 2


def test_an_entrant_alone_with_computers_scores_half_the_points():
    assert points([1]) == [TEN_POINTS // 2]


def test_standings_sort_by_points_wins_and_opponents_points():
    ranked = standings(tournament([[1, 2, 3, 4], [5, 6, 7, 8]], [[5, 2, 6, 3], [7, 8, 1, 4]]))
    assert [each.entrant for each in ranked] == [5, 7, 1, 2, 6, 8, 3, 4]
    assert [each.rank for each in ranked] == [1, 2, 3, 4, 5, 6, 7, 8]
    seven, one, two = ranked[1:4]
    assert seven.points == one.points == two.points == TEN_POINTS * 4 // 3
    assert (seven.wins, one.wins, two.wins) == (1, 1, 0)
    assert seven.opponents > two.opponents > one.opponents


def test_fully_tied_entrants_share_a_rank():
    ranked = standings(tournament([[1, 2], [3, 4]]))
    assert [each.rank for each in ranked] == [1, 1, 3, 3]


def test_knockout_standings_sort_by_the_round_reached():
    ranked = standings(tournament([[1, 2, 3, 4], [5, 6, 7, 8]], [[2, 6, 1, 5]], format=Format.KNOCKOUT))
    assert [each.entrant for each in ranked] == [2, 6, 1, 5, 3, 7, 4, 8]
