"""Fleet by typed commands, and the view of a single player's fleet."""

from engine.fleet.data import LICENCES
from tests.cogs.fleets import FLEET, opened, part_label
from tests.cogs.wording import EN, JA


class TestTyping:
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
