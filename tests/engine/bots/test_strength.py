"""The measurement of the levels: the matches, the stored results, and their page."""

from pathlib import Path

from engine.bots.strength import DEFAULT_SEED, Dealt, Lineup, measure, page, play, read, tables
from engine.core.registry import GAMES

LEVELS = ("random", "clever", "master")
HALVES = Lineup("captains_orders", ("random", "random", "random", "random"))
"""A fast table whose seatings are all equal, so that a deal is one match."""


def test_each_pair_of_levels_plays_one_against_all_and_in_halves():
    assert [table.levels for table in tables(GAMES["fisherman"], LEVELS, 4)] == [
        ("clever", "random", "random", "random"),
        ("clever", "random", "clever", "random"),
        ("master", "random", "random", "random"),
        ("master", "random", "master", "random"),
        ("master", "clever", "clever", "clever"),
        ("master", "clever", "master", "clever"),
    ]
    assert {len(table.levels) for table in tables(GAMES["fisherman"], LEVELS)} == {3, 4}
    assert len(list(tables(GAMES["fisherman"], LEVELS, 3))) == 3


def test_the_order_of_the_named_levels_makes_no_other_tables():
    fisherman = GAMES["fisherman"]
    assert list(tables(fisherman, ("master", "clever"), 4)) == list(
        tables(fisherman, ("clever", "master"), 4)
    )


def test_a_deal_is_played_in_all_seatings_and_depends_on_its_seed():
    table = Lineup("captains_orders", ("clever", "random", "random", "random"))
    dealt = play(table, 3, "deals")
    assert (dealt.table, dealt.deal, len(dealt.won)) == (table, 3, 4)
    assert 0 < dealt.slowest <= dealt.seconds
    assert dealt.won == play(table, 3, "deals").won
    assert [play(table, deal, "deals").won for deal in range(8)].count(dealt.won) < 8


def test_only_missing_deals_are_played(tmp_path: Path):
    kept = tmp_path / "kept.jsonl"
    assert read(kept) == []
    first = list(measure([HALVES], 3, "kept", kept, 2))
    assert sorted(each.deal for each in first) == [0, 1, 2]
    lines = kept.read_text().splitlines(keepends=True)
    kept.write_text("".join(lines[1:]))
    (lost,) = {0, 1, 2} - {each.deal for each in read(kept)}
    assert sorted(each.deal for each in measure([HALVES], 4, "kept", kept, 2)) == sorted((lost, 3))
    assert list(measure([HALVES], 4, "kept", kept, 2)) == []


def test_deals_of_different_seeds_differ(tmp_path: Path):
    kept = tmp_path / "kept.jsonl"
    assert [each.seed for each in measure([HALVES], 1, "one", kept, 1)] == ["one"]
    assert [each.deal for each in measure([HALVES], 1, "another", kept, 1)] == [0]
    assert [each.seed for each in read(kept)] == ["one", "another"]


def test_lines_without_a_seed_have_the_default_seed(tmp_path: Path):
    kept = tmp_path / "kept.jsonl"
    list(measure([HALVES], 1, DEFAULT_SEED, kept, 1))
    kept.write_text(kept.read_text().replace(f',"seed":"{DEFAULT_SEED}"', ""))
    assert "seed" not in kept.read_text()
    assert list(measure([HALVES], 1, DEFAULT_SEED, kept, 1)) == []


def test_the_page_lists_tables_by_game_seats_and_levels():
    def dealt(table: Lineup, deal: int, *won: float) -> Dealt:
        return Dealt(table.game, table.levels, deal, won, 50, 2.5, 0.1 + deal / 10)

    goa = Lineup("goa", ("master", "clever", "clever"))
    few = Lineup("fleet", ("clever", "random"))
    half = Lineup("fleet", ("master", "clever", "master", "clever"))
    lone = Lineup("fleet", ("master", "clever", "clever", "clever"))
    text = page(
        [
            dealt(goa, 0, 1.0),
            dealt(half, 1, 1.0, 0.0),
            dealt(half, 0, 1.0, 0.5),
            dealt(lone, 0, 0),
            dealt(few, 0, 1),
        ]
    )
    lines = text.splitlines()
    rows = [line.split("|")[1:5] for line in lines if line.startswith("| ") and "seats" not in line]
    assert [[cell.strip() for cell in row] for row in rows] == [
        ["2", "1 clever, 1 random", "1", "100.0%"],
        ["4", "1 master, 3 clever", "1", "0.0%"],
        ["4", "2 master, 2 clever", "4", "62.5%"],
        ["3", "1 master, 2 clever", "1", "100.0%"],
    ]
    assert [line for line in lines if line.startswith("## ")] == ["## fleet", "## goa"]
    assert next(line for line in lines if "2 master" in line).endswith("| 50.0% | 50 | 200 |")
