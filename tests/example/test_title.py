"""A new game needs only its folder and its words to be fully playable, in every way the bot offers."""

from collections.abc import Callable
from importlib import import_module
from inspect import signature
from typing import Any

import pytest

from boards import PAINTERS
from engine import GAMES, Match
from engine.bots.levels import choose
from engine.bots.tournament import tournament
from sessions import Status
from tests.cogs.driver import Clicking, ClickingInDms, Typing, assert_played_to_its_end
from tests.cogs.wording import EN, JA
from tests.engine.conformance.variants import Variant
from tests.engine.states import altered
from tests.example.ship_captain_crew import GAME as SHIP

GAME = SHIP.id
ROLL = "Roll: All five dice"
"""The label of the roll button."""

CONFORMANCE = ("codes", "copies", "ends", "moves", "plans")
"""Modules of the conformance suite that need no files of the game.

Tests of secrecy are left out, because nothing is hidden in this game.
"""
OF_OWN = ("test_the_plain_rules_allow_the_same_moves",)


def checks() -> list[Any]:
    """The checks of the conformance suite that take only a variant."""
    found: list[Any] = []
    for name in CONFORMANCE:
        module = import_module(f"tests.engine.conformance.test_{name}")
        for key, check in vars(module).items():
            if (
                key.startswith("test_")
                and key not in OF_OWN
                and list(signature(check).parameters) == ["variant"]
            ):
                found.append(pytest.param(check, id=f"{name} {key}"))
    return found


@pytest.mark.parametrize("check", checks())
@pytest.mark.parametrize("variant", [Variant(GAME, 2, (("rounds", 1),)), Variant(GAME, 4, (("rounds", 2),))])
def test_the_example_passes_the_conformance_suite(check: Callable[[Variant], None], variant: Variant):
    check(variant)


def test_a_turn_has_three_throws_and_no_choice_without_cargo():
    """Rules: "Dice that are not yet aboard are thrown again, all of them; of the cargo, as many as you
    like." """
    for number in range(50):
        match = Match.start(GAME, 2, str(number))
        match.play(0, "roll")
        for _ in range(2):
            before = match.view(None)
            [*throws, stop] = match.legal_moves(0)
            assert str(stop) == "stop"
            if not before.cargo:  # type: ignore[attr-defined]
                assert len(throws) == 1
            match.play(0, throws[0])
        assert match.pending == (1,)


def test_the_clever_player_beats_random_ones():
    standings = tournament(GAME, ["clever", "random", "random"], 60, "example").standings
    assert standings["clever"].first > 30


@pytest.mark.parametrize(("lying", "best"), [((6, 5, 4, 4, 1), "throw 1"), ((6, 6, 6, 5, 4), "stop")])
def test_the_master_rerolls_only_low_dice(lying: tuple[int, ...], best: str):
    match = Match.start(GAME, 2, "master")
    match.play(0, "roll")
    match = altered(match, dice=lying)
    assert str(choose(match, 0, "master", "a")) == best


@pytest.mark.parametrize("players", [Clicking, Typing, ClickingInDms])
async def test_people_play_the_example_to_its_end(port, players):
    people = port.crew(3)
    await port.begin(people, game=GAME)
    await players(port, *people).play()
    await assert_played_to_its_end(port, people)


async def test_a_person_plays_the_example_with_computers(port):
    mei = port.person("Mei")
    await port.begin([mei], computers=3, game=GAME)
    await Clicking(port, mei).play()
    await assert_played_to_its_end(port, [mei])


async def test_computer_players_finish_after_a_persons_last_turn(port):
    mei = port.person("Mei")
    await port.begin([mei], computers=1, game=GAME)
    while (await port.table()).status is Status.PLAYING:
        await mei.slash("ship skip")
    result = (await port.match()).result
    assert result and result.scores[0] == 0


async def test_the_picture_of_the_table_shows_dice_and_cargo(port):
    people = port.crew(2)
    await port.begin(people, game=GAME)
    await people[0].click(await people[0].panel(), ROLL)
    [picture] = port.board.pictures
    assert EN("ship-captain-crew-picture-cargo", value=0).encode() in picture
    seen: Any = (await port.match()).view(None)
    assert picture.count(b"<circle") == sum(seen.dice)


async def test_without_pictures_the_board_is_text(port, monkeypatch):
    monkeypatch.delitem(PAINTERS, GAME)
    people = port.crew(2)
    await port.begin(people, game=GAME)
    assert "Round 1 of 2. The dice lie ready." in port.board.text
    assert "Mei: 0 of cargo" in port.board.text and not port.board.pictures
    panel = await people[0].panel()
    assert EN("ship-captain-crew-ask-first") in panel.text
    assert ROLL in panel.buttons


async def test_the_example_is_played_in_japanese(port):
    people = [port.person(name, "ja") for name in ("芽衣", "翔")]
    await port.begin(people, game=GAME)
    panel = await people[0].panel()
    assert JA("ship-captain-crew-ask-first") in panel.text
    await Clicking(port, *people).play(2)


async def test_a_skipped_turn_can_be_undone(port):
    people = port.crew(2)
    await port.begin(people, game=GAME)
    await people[0].slash("ship skip")
    assert (await port.table()).waiting == (1,)
    await people[0].slash("game undo")
    assert (await port.table()).waiting == (0,) and not (await port.match()).record()["moves"]


async def test_the_example_continues_after_a_restart(port):
    people = port.crew(2)
    board = await port.begin(people, game=GAME)
    panel = await people[0].panel()
    await port.restart()
    await people[0].click(panel, ROLL)
    assert len((await port.match()).record()["moves"]) == 1
    assert board.ids
    await Clicking(port, *people).play()
    await assert_played_to_its_end(port, people)


async def test_the_examples_option_and_rules_page_work(port):
    people = port.crew(2)
    await people[0].slash("game open", game=GAME)
    await people[1].click(port.board, "Join")
    await people[0].slash("game option", setting="rounds 1")
    await people[0].slash("game start", shuffle=False)
    assert (await port.match()).options == {"rounds": 1}
    rules = await people[0].slash("rules", game=GAME)
    assert EN("ship-captain-crew-rules-1") in rules.text


async def test_a_turn_is_planned(port):
    people = port.crew(2)
    await port.begin(people, game=GAME)
    await people[1].slash("game plan", move="skip")
    await people[0].slash("ship skip")
    assert [move for _, move in (await port.match()).record()["moves"]] == ["skip", "skip"]
    assert await port.to_move() is people[0]


def test_all_events_are_defined_in_the_folder_of_the_game():
    """All events of the game are defined in its folder."""
    assert all(cls.__module__.startswith("tests.example.ship_captain_crew.") for cls in GAMES[GAME].events)
