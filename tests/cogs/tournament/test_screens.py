"""The screens of a tournament stay within Discord's limits, whatever its name and size."""

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.tournament.document import Entrant, Format, Pod, PodSeat, Tournament, TournamentStage
from cogs.tournament.message import about, notice, points_text
from cogs.tournament.screens import (
    DEFAULT_PLAN,
    list_sheet,
    organiser_sheet,
    own_part,
    plan_sheet,
    ruling_sheet,
    standings_sheet,
)
from cogs.tournament.standings import TEN_POINTS
from locales import LANGUAGES, words
from tests import limits

LONG = "*_" * 16
"""A name of the maximum length on Discord, with letters that must be escaped."""


class Blind:
    """A bot without pictures: their descriptions make a message longest."""

    async def draw(self, picture: Any) -> bytes | None:
        return None


def cup(
    stage: TournamentStage, people: int = 64, size: int = 8, rounds: int = 6, *, over: bool = False
) -> Tournament:
    numbers = range(1, people + 1)
    tables = [numbers[first : first + size] for first in range(0, people, size)]
    pods = tuple(
        Pod(
            tuple(PodSeat(number, place if over else None) for place, number in enumerate(table, 1)),
            room=10**18,
            table=10**6,
        )
        for table in tables
    )
    return Tournament(
        id=10**6,
        server=10**18,
        channel=10**18,
        rooms=None,
        name="*" * 60,
        game="captains_orders",
        format=Format.SWISS,
        size=size,
        pace=86_400,
        rated=True,
        rounds=rounds,
        length=14 * 86_400,
        organiser=1,
        stage=stage,
        version=1,
        opened=0,
        starts=1,
        ends=1,
        paused=1,
        entrants=tuple(Entrant(number, number, LONG) for number in numbers),
        pods=() if stage is TournamentStage.JOINING else (pods,) * rounds,
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("size", [2, 3, 4, 5, 8])
async def test_the_message_of_a_round_fits(language, size, over):
    sheet = await notice(Blind(), cup(TournamentStage.PLAYING, size=size, over=over), words(language))  # type: ignore[arg-type]
    limits.check_items(sheet.items)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stage", list(TournamentStage))
async def test_every_tournament_panel_fits_into_a_message(language, stage):
    say, shown = words(language), cup(stage, over=True)
    sheets = [
        await notice(Blind(), shown, say),  # type: ignore[arg-type]
        own_part(shown, 1, say),
        own_part(shown, 99, say),
        organiser_sheet(shown, say),
        organiser_sheet(shown, say, asks=True),
        list_sheet([shown] * 10, ["https://discord.com/channels/1/1/1"] * 10, say),
        *(standings_sheet(shown, page, say) for page in (0, 1, 3, 99)),
    ]
    for sheet in sheets:
        limits.check_items(sheet.items)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("format", list(Format))
def test_the_planning_panel_fits_with_typed_values(language, format):
    plan = DEFAULT_PLAN._replace(
        game="captains_orders", format=format, pace=5_183_999, rounds=12, wait=5_183_999
    )
    parts = limits.check_items(plan_sheet(plan, words(language)).items)
    selects = [part for part in parts if part["type"] == 3]
    assert selects and all(any(option.get("default") for option in part["options"]) for part in selects)


@pytest.mark.parametrize("order", [(), (1, 2, 3), (1, 2, 3, 4, 5, 6, 7)])
def test_the_ruling_panel_fits_into_a_message(order):
    shown = cup(TournamentStage.PLAYING)
    limits.check_items(ruling_sheet(shown, 6, 1, order, words("en")).items)


def test_a_deleted_entrant_isnt_offered_for_replacement():
    shown = cup(TournamentStage.PLAYING, people=3, size=3)
    gone = replace(shown.entrants[0], person=None, name="N. N.")
    shown = replace(shown, entrants=(gone, *shown.entrants[1:]))
    assert "N. N." not in said(organiser_sheet(shown, words("en")))


EN = words("en")


def said(sheet) -> str:
    return "\n".join(map(str, limits.check_items(sheet.items)))


def test_the_last_round_announces_no_next_round():
    running = cup(TournamentStage.PLAYING, people=8, size=4)
    assert EN("cup-stays", format="swiss") in said(own_part(replace(running, rounds=7), 1, EN))
    for last in (running, replace(cup(TournamentStage.PLAYING, 4, 4, 1), format=Format.KNOCKOUT)):
        for stays in (True, False):
            own = replace(last.entrants[0], stays=stays)
            text = said(own_part(replace(last, entrants=(own, *last.entrants[1:])), 1, EN))
            assert "cup_leave" not in text and "cup_join" not in text and "next round" not in text


def test_a_knockout_panel_says_that_the_top_half_advances():
    first = replace(cup(TournamentStage.PLAYING, people=8, size=4, rounds=1), format=Format.KNOCKOUT)
    assert EN("cup-stays", format="knockout") in said(own_part(first, 1, EN))
    final = (Pod((PodSeat(1), PodSeat(2), PodSeat(5), PodSeat(6)), room=1, table=2),)
    second = replace(
        cup(TournamentStage.PLAYING, people=8, size=4, rounds=1, over=True), format=Format.KNOCKOUT
    )
    text = said(own_part(replace(second, pods=(*second.pods, final)), 3, EN))
    assert EN("refusal-knocked-out") in text and "cup_leave" not in text and "next round" not in text


@pytest.mark.parametrize(
    ("people", "size", "told"), [(3, 3, "tables of 3"), (5, 3, "tables of 2–3"), (8, 4, "tables of 4")]
)
def test_the_table_sizes_are_exact_once_drawn(people, size, told):
    shown = replace(cup(TournamentStage.PLAYING, people, size, rounds=1), game="fleet", size=2)
    assert f"{told} ·" in about(shown, EN)
    assert "tables of 2 where possible" in about(replace(shown, stage=TournamentStage.JOINING, pods=()), EN)


def test_points_have_at_most_one_decimal():
    points = [TEN_POINTS * sixths // 6 for sixths in (0, 3, 4, 6)]
    assert [points_text(each, words("en")) for each in points] == ["0", "5", "6.7", "10"]
    assert points_text(TEN_POINTS * 104 // 1000, words("en"), "cup-scored") == "1 point"
