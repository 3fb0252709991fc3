"""The command line `python -m engine`."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine import Match
from engine.tools.commands import main


def run(capsys: pytest.CaptureFixture[str], line: str) -> str:
    main(line.split())
    return capsys.readouterr().out


def test_play_prints_a_whole_match_in_notation(capsys: pytest.CaptureFixture[str]):
    text = run(capsys, "play captains_orders --seats 4 --seed 7")
    moves = re.findall(r"^(\d+)\. seat (\d): (.+)$", text, re.MULTILINE)
    assert [int(ply) for ply, _, _ in moves] == list(range(1, len(moves) + 1))
    match = Match.start("captains_orders", 4, "7")
    for _, seat, move in moves:
        match.play(int(seat), move)
    assert match.result
    assert f"seat 0: place {match.result.places[0]}, rounds={match.result.scores[0]}" in text


def test_play_prints_only_public_information(capsys: pytest.CaptureFixture[str]):
    text = run(capsys, "play captains_orders --seats 4 --seed 7")
    told, _, end = text.rpartition("match-ended")
    assert end
    assert "dealt" not in told.rpartition("\n1. ")[0]
    assert "sees" not in text


def test_show_prints_a_seats_view_and_question_at_each_step(capsys: pytest.CaptureFixture[str]):
    text = run(capsys, "play captains_orders --seats 4 --seed 7 --show 1")
    steps = len(re.findall(r"^\d+\. seat", text, re.MULTILINE))
    assert len(re.findall(r'^    sees \{"chance":null,', text, re.MULTILINE)) == steps + 1
    assert "    dealt seat=1 ranks=(" in text.partition("\n1. ")[0]
    assert "    is asked turn: order " in text


def test_the_same_seed_prints_the_same_match(capsys: pytest.CaptureFixture[str]):
    once, again, other = (run(capsys, f"play captains_orders --seed {seed}") for seed in ("1", "1", "2"))
    assert once == again != other


def test_the_last_named_player_takes_all_remaining_seats(capsys: pytest.CaptureFixture[str]):
    text = run(capsys, "match captains_orders --players clever random --seats 4 --games 1")
    assert re.search(r"^clever: 1 seats, ", text, re.MULTILINE)
    assert re.search(r"^random: 3 seats, ", text, re.MULTILINE)


def test_match_prints_first_places_for_fewest_and_most_seats(capsys: pytest.CaptureFixture[str]):
    text = run(capsys, "match captains_orders --games 5")
    assert "captains_orders, 4 seats, 5 games" in text
    assert "captains_orders, 8 seats, 5 games" in text
    assert "first by chance: 12.5%" in text
    assert re.search(r"random: 20 seats, first \d+ times = .* x chance \(ties divided: 25.0% = 1.00 x", text)


def test_match_prints_shares_with_intervals_also_half_and_half(
    capsys: pytest.CaptureFixture[str],
):
    text = run(capsys, "match captains_orders --players clever random --seats 4 --games 2")
    assert ": clever, random, random, random\n" in text
    assert ": clever, random, clever, random\n" in text
    won = r"^clever: won [\d.]+%, by 95 % from [\d.]+% to [\d.]+%, of all matches; by chance: (25|50).0%$"
    assert re.findall(won, text, re.MULTILINE) == ["25", "50"]


def test_strength_writes_its_page_and_resumes(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    page = tmp_path / "strength.md"
    line = f"strength lubeck --seed s --into {page} --levels random clever --seats 3 --processes 1 --games"
    text = run(capsys, f"{line} 1")
    assert text.startswith("lubeck | 3 | 1 clever, 2 random | 3 | ")
    assert page.read_text(encoding="utf-8").endswith(text.removeprefix("lubeck "))
    assert run(capsys, f"{line} 3") == ""
    assert run(capsys, f"{line} 3 --anew").startswith("lubeck | 3 | 1 clever, 2 random | 3 | ")


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("", "required: play | match | strength"),
        ("win captains_orders", "invalid choice: 'win'"),
        ("play chess", "invalid choice: 'chess'"),
        ("play captains_orders --seats 9", "captains_orders has 4 to 8 seats, not 9"),
        ("play captains_orders --seats 0", "captains_orders has 4 to 8 seats, not 0"),
        ("play captains_orders --seats four", "invalid int value: 'four'"),
        ("play captains_orders --players cunning", "invalid choice: 'cunning'"),
        ("play captains_orders --players random random random random random", "5 players for 4 seats"),
        ("play captains_orders --show 4", "no seat 4: they are numbered from 0 to 3"),
        ("match captains_orders --games 0", "--games must be at least 1"),
        ("strength --games 0", "--games must be at least 1"),
        ("strength chess", "there is no game chess"),
        ("strength --processes 0", "--processes must be at least 1"),
        ("strength goa --seats 5", "none of the games has 5 seats"),
    ],
)
def test_a_wrong_command_line_gets_an_explanation(capsys: pytest.CaptureFixture[str], line: str, wrong: str):
    with pytest.raises(SystemExit) as exit:
        main(line.split())
    assert exit.value.code == 2
    assert wrong in capsys.readouterr().err.splitlines()[-1]


def test_a_command_ends_quietly_when_its_pipe_closes():
    command = f"{sys.executable} -m engine play captains_orders --seats 8 --show 1 | head -1"
    run = subprocess.run(command, shell=True, check=True, capture_output=True, text=True, timeout=200)
    assert run.stdout.startswith("captains_orders, 8 seats")
    assert run.stderr == ""
