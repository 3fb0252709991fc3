"""Fleet by typed commands, and the view of a single player's fleet."""

from typing import Any

import pytest

from engine.fleet.data import LICENCES
from tests.cogs.driver import command_of
from tests.cogs.fleets import FLEET, opened, part_label
from tests.cogs.wording import (
    EN,
    JA,
)


class TestTyping:
    @pytest.mark.parametrize(
        ("question", "verb"),
        [
            ("open", "open"),
            ("open", "decline"),
            ("bid", "bid"),
            ("bid", "pass"),
            ("launch", "launch"),
            ("hire", "captain"),
            ("hire", "done"),
            ("trade", "trade"),
            ("trade", "keep"),
            ("discard-drawn", "discard"),
        ],
    )
    async def test_each_action_has_its_command(self, port, question, verb):
        person = await port.play_until_asked(port.crew(4), question, verb, game=FLEET)
        move = (await port.legal(person, verb=verb))[0]
        command = command_of(port, FLEET, verb)
        filled: dict[str, Any] = dict(
            zip([each.display_name for each in command.parameters], map(str, move.parts), strict=False)
        )
        answer = await person.slash(command.qualified_name, **filled)
        assert answer.private and str(move) in await port.moves()

    async def test_moves_may_be_typed_with_displayed_names(self, port):
        people = [port.person(name, "ja") for name in ("芽衣", "翔")]
        await port.begin(people, game=FLEET)
        person = await port.to_move()
        licence = (await port.view()).display[0]
        minimum = LICENCES[licence].minimum
        await person.slash("fleet open", licence=part_label("licence", licence, JA), bid=f"${minimum}")
        assert await port.moves() == [f"open {licence} {minimum}"]

    async def test_refused_moves_are_explained(self, port):
        _, _, person = await opened(port)
        best = (await port.view()).lot.best.amount
        answer = await person.slash("fleet bid", bid=str(best))
        assert answer.text == EN("fleet-illegal-not-higher", best=best, amount=best)
        answer = await person.slash("fleet done")
        assert answer.text == EN("fleet-illegal-not-asked")


class TestFleetAlone:
    async def test_anyone_may_view_any_fleet(self, port):
        people, opener, _ = await opened(port)
        zoe = port.person("Zoe")
        offers = await zoe.offered("fleet board", "who")
        assert list(offers) == [each.name for each in people]
        for who in (opener.name, str(people.index(opener)), f"<@{opener.id}>"):
            answer = await zoe.slash("fleet board", who=who)
            assert answer.private and answer.shown.alts[0].startswith(f"{opener.name}: 0 VP")

    async def test_an_unknown_player_is_refused(self, port):
        _, _, person = await opened(port)
        answer = await person.slash("fleet board", who="Nemo")
        assert answer.text == EN("refusal-not-understood", text="Nemo")

    async def test_the_fleet_command_is_refused_in_lobbies_and_other_games(self, port):
        mei = port.person("Mei")
        await port.open([mei], game=FLEET)
        assert (await mei.slash("fleet board")).text == EN("refusal-not-playing", status="lobby")
        await mei.slash("game close")
        await port.open([mei], game="fisherman")
        answer = await mei.slash("fleet board", table=2)
        assert answer.text == EN("refusal-other-game", table="2")
