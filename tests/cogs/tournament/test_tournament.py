"""Tournaments on Discord: opened, joined, played in threads, directed and won, by clicks and commands."""

import discord
import pytest

from cogs.registering import translated
from cogs.tournament import service as tournaments
from cogs.tournament.document import TournamentStage
from sessions import Status
from sessions.people import servers
from tests.beside import beside
from tests.cogs.tournament.clicked import begun, cup, drawn, joined, notice, play_round
from tests.cogs.wording import EN, JA

DAY = 86_400
EXPIRED = EN("refusal-out-of-date")


async def test_a_click_joins_and_the_notice_shows_the_entrant(port):
    mei, tom = port.crew(2)
    answer = await mei.slash("tournament open", game="fleet", rounds=3, days=5)
    assert answer.private and "Fleet Cup" in notice(port).text
    answer = await tom.click(notice(port), EN("button-cup-join"))
    assert answer.private and answer.text == EN("cup-joined", starts=f"<t:{(await cup(port)).starts}:f>")
    assert EN("cup-taking-part", number=1, names="Tom") in notice(port).text
    assert (await tom.click(notice(port), EN("button-cup-join"))).text == EN("refusal-already-entered")
    await tom.click(notice(port), EN("button-cup-leave"))
    assert (await tom.click(notice(port), EN("button-cup-leave"))).text == EN("refusal-not-entered")
    assert EN("cup-taking-part", number=0, names="") in notice(port).text
    assert len(port.shown) == 1


async def test_tables_open_in_threads_linked_from_the_notice(port):
    people = port.crew(5)
    tournament = await begun(port, *people)
    assert tournament.stage is TournamentStage.PLAYING and len(port.threads) == len(tournament.present) == 2
    text = notice(port).text
    for number, pod in enumerate(tournament.present, 1):
        table = await port.table(pod.table)
        assert table.status is Status.PLAYING and table.channel == pod.room
        assert f"/{pod.room}" in text
        shown = port.shown_in(pod.room)[0]
        assert EN("cup-fixture", name="Autumn Cup", round=1, pod=number) in shown.text
    assert len([message for message in port.shown if "🏆" in message.text]) == 1  # The former one is gone.
    assert notice(port).pictures


async def test_a_tournament_runs_to_its_podium_without_an_organiser(port):
    people = port.crew(4)
    await joined(port, *people, rounds=2, hours=1)
    await port.wait(3600)
    await drawn(port)
    await play_round(port)
    assert (await cup(port)).round == 2 and EN("cup-round", round=2, rounds=2, ends="").split("·")[
        0
    ] in notice(port).text
    tournament = await play_round(port)
    assert tournament.stage is TournamentStage.OVER
    text = notice(port).text
    assert EN("cup-over") in text and "🥇" in text and "points" in text
    answer = await people[0].click(notice(port), EN("button-cup-standings"))
    assert answer.private and all(f"**{person.name}**" in answer.text for person in people)
    assert len(port.threads) == 2


async def test_an_entrant_sees_their_table_withdraws_and_returns(port):
    people = port.crew(3)
    await begun(port, *people)
    answer = await people[1].click(notice(port), EN("button-cup-mine"))
    assert answer.private and str((await cup(port)).present[0].room) in answer.text
    told = await people[1].click(answer.shown, EN("button-cup-withdraw"))
    assert told.text.endswith(EN("cup-withdrawn"))
    answer = await people[1].slash("tournament show")
    assert EN("cup-is-out") in answer.text
    assert (await people[1].click(answer.shown, EN("button-cup-back"))).text.endswith(EN("cup-back"))
    stranger = port.person("Zoe")
    assert EN("cup-not-in") in (await stranger.slash("tournament show")).text
    assert "Mei" in (await stranger.slash("tournament show", what="standings")).text


async def test_the_organiser_pauses_and_cancels(port):
    mei, tom, ann = port.crew(3)
    await begun(port, mei, tom, ann)
    panel = (await mei.click(notice(port), EN("button-cup-organise"))).shown
    panel = (await mei.click(panel, EN("button-cup-pause"))).shown
    assert EN("cup-paused") in notice(port).text
    assert EN("button-cup-resume") in panel.buttons
    panel = (await mei.click(panel, EN("button-cup-resume"))).shown
    panel = (await mei.click(panel, EN("button-cup-cancel"))).shown
    assert (await cup(port)).stage is TournamentStage.PLAYING
    await mei.click(panel, EN("button-cup-cancel-sure"))
    assert EN("cup-cancelled") in notice(port).text


async def test_a_bot_cant_be_a_substitute(port):
    mei, tom, ann = port.crew(3)
    await begun(port, mei, tom, ann)
    robot = port.env.create_user("robot", bot=True)
    port.server.add_member(robot)
    answer = await mei.slash("tournament replace", out=tom.member, substitute=robot)
    assert answer.text == EN("refusal-substitute-bot")
    assert (await cup(port)).entrant_of(tom.id) is not None


async def test_a_substitute_is_in_the_server(port):
    mei, tom, ann = port.crew(3)
    await begun(port, mei, tom, ann)
    stranger = port.env.create_user("stranger")
    answer = await mei.slash("tournament replace", out=tom.member, substitute=stranger)
    assert answer.text == EN("refusal-substitute-elsewhere", person=f"<@{stranger.id}>")
    assert (await cup(port)).entrant_of(tom.id) is not None


async def test_the_organiser_replaces_an_entrant(port):
    mei, tom, ann, leo = port.crew(4)
    await begun(port, mei, tom, ann)
    panel = (await mei.click(notice(port), EN("button-cup-organise"))).shown
    asked = (await mei.choose(panel, "Tom")).shown
    answer = await mei.choose_people(asked, leo)
    assert answer.text.endswith(EN("cup-replaced", out=f"<@{tom.id}>", substitute=f"<@{leo.id}>"))
    await port.wait(0)
    [told] = [message for message in tom.dms if "has given your seat to someone else" in message.text]
    assert told.text.splitlines()[0].endswith(EN("ring-removed"))
    assert f"<#{(await cup(port)).channel}>" in told.text and "rating" not in told.text and told.buttons == []
    table = await port.table((await cup(port)).present[0].table)
    assert table.seat_of(leo.id) is not None and table.seat_of(tom.id) is None
    answer = await mei.slash("tournament replace", out=leo.member, substitute=tom.member)
    assert table.seat_of(leo.id) is not None and answer.private
    assert (await cup(port)).entrant_of(tom.id) is not None


async def test_the_organiser_rules_on_a_table(port):
    mei, tom, ann = port.crew(3)
    await begun(port, mei, tom, ann)
    panel = (await mei.click(notice(port), EN("button-cup-organise"))).shown
    asked = (await mei.choose(panel, EN("cup-pod", round=1, pod=1, over="no"))).shown
    asked = (await mei.choose(asked, "Ann")).shown
    answer = await mei.choose(asked, "Mei")
    assert "1. Ann\n2. Mei\n3. Tom" in answer.text
    tournament = await cup(port)
    places = {tournament.entrant(seat.entrant).name: seat.place for seat in tournament.pods[0][0].seats}
    assert places == {"Ann": 1, "Mei": 2, "Tom": 3}
    answer = await mei.slash("tournament rule", round=1, table=1)
    assert EN("cup-rule", round=1, pod=1) in answer.text
    assert (await mei.slash("tournament rule", round=9, table=1)).text == EN("refusal-out-of-date")


async def test_organising_is_refused_to_other_entrants(port):
    mei, tom = port.crew(2)
    await joined(port, mei, tom)
    told = EN("refusal-not-organiser", organiser=f"<@{mei.id}>")
    assert (await tom.click(notice(port), EN("button-cup-organise"))).text == told
    for command in ("start", "pause", "resume", "cancel"):
        assert (await tom.slash(f"tournament {command}")).text == told
    for id, values in (
        ("hm:cup_change:1:cancel", None),
        ("hm:cup_change:1:start", None),
        ("hm:cup_organise:1:1", None),
        ("hm:cup_entrant:1:0", ["1"]),
        ("hm:cup_pod:1", ["1.1"]),
        ("hm:cup_rule:1:1:1:", ["1"]),
    ):
        assert (await tom.forge(notice(port), id, values)).shown.text == told
    boss = port.person("Boss", manager=True)
    assert EN("cup-organise") in (await boss.click(notice(port), EN("button-cup-organise"))).text


FORGED = [
    ("hm:cup_entrant:1:0", ["99"], EXPIRED),
    ("hm:cup_entrant:1:0", ["x"], EXPIRED),
    ("hm:cup_pod:1", ["9.9"], EXPIRED),
    ("hm:cup_pod:1", ["1"], EXPIRED),
    ("hm:cup_pod:1", ["1.1.1"], EXPIRED),
    ("hm:cup_pod:1", ["x"], EXPIRED),
    ("hm:cup_rule:1:1:1:9.9", ["1"], EXPIRED),
    ("hm:cup_rule:1:1:1:1", ["1"], EXPIRED),
    ("hm:cup_rule:1:7:1:", ["1"], EXPIRED),
    ("hm:cup_choose:fleet:swiss:86400:0:86400:0:game", ["chess"], EXPIRED),
    ("hm:cup_choose:fleet:swiss:86400:0:86400:0:format", ["league"], EXPIRED),
    ("hm:cup_choose:fleet:swiss:86400:0:86400:0:chess", ["chess"], EXPIRED),
    ("hm:cup_open:chess:swiss:86400:0:86400:0", None, EN("refusal-no-such-game", game="chess")),
    (
        "hm:cup_open:fleet:swiss:86400:99:86400:0",
        None,
        EN("refusal-bad-option", option="rounds", value="99"),
    ),
    ("hm:cup_open:fleet:league:86400:0:86400:0", None, EXPIRED),
    ("hm:cup_plan:chess:swiss:1:0:1:0", None, EXPIRED),
    ("hm:cup_plan:fleet:league:1:0:1:0", None, EXPIRED),
    ("hm:cup_join:77", None, EN("refusal-no-such-tournament", tournament=77)),
    ("hm:cup_change:1:explode", None, EXPIRED),
    ("hm:cup_standings:1:0", None, EN("cup-standings", name="Autumn Cup")),  # Page 0 shows page 1.
]
"""The id of a click, the values that it picks, and the answer."""


async def test_forged_tournament_clicks_are_refused(port):
    mei, tom, ann = port.crew(3)
    await begun(port, mei, tom, ann)
    before = await cup(port)
    await servers.configure(port.house, port.server.id, {"tournaments": True})
    for id, values, told in FORGED:
        answer = await mei.forge(notice(port), id, values)
        assert answer.private and told in answer.shown.text, (id, values)
        assert await cup(port) == before, (id, values)
    assert len(await tournaments.tournaments_of_server(port.house, port.server.id)) == 1


async def test_a_tournament_is_planned_and_opened_with_buttons(port):
    mei = port.person("Mei", manager=True)
    panel = (await mei.slash("tournament list")).shown
    assert EN("cups-none") in panel.text
    panel = (await mei.click(panel, EN("button-cup-plan"))).shown
    panel = (await mei.choose(panel, EN("goa-name"))).shown
    panel = (await mei.choose(panel, EN("cup-format", format="knockout"))).shown
    panel = (await mei.click(panel, EN("switch-rated.turn-on"))).shown
    await mei.click(panel, EN("button-cup-open"))
    opened = await cup(port)
    assert (opened.game, opened.format, opened.rated, opened.name) == ("goa", "knockout", True, "Goa Cup")
    panel = (await mei.slash("tournament list")).shown
    assert "Goa Cup" in panel.text and str(notice(port).id) in panel.text


async def test_an_invalid_tournament_is_refused(port):
    mei = port.person("Mei")
    assert (await mei.slash("tournament open", game="fleet", pace="none")).text == EN("refusal-bad-pace")
    assert (await mei.slash("tournament open", game="fisherman", seats=8)).private
    assert (await mei.slash("tournament join")).text == EN("refusal-no-tournament-here")
    assert not await tournaments.tournaments_of_server(port.house, port.server.id)


async def test_an_unreadable_tournament_is_reported_and_not_listed(port):
    mei, tom = port.crew(2)
    shown = await joined(port, mei, tom)
    await mei.slash("tournament open", game="goa", name="Spring Cup")
    with beside(port.location) as database:
        database.execute("UPDATE tournaments SET document = 'junk' WHERE id = 1")
    await port.restart()
    unreadable = EN("refusal-tournament-unreadable", tournament=1)
    assert (await tom.click(shown, EN("button-cup-leave"))).text == unreadable
    listed = (await mei.slash("tournament list")).shown.text
    assert "Spring Cup" in listed and "Autumn Cup" not in listed


async def test_a_tournament_with_too_few_people_says_why_it_doesnt_start(port):
    mei, tom = port.crew(2)
    await joined(port, mei, tom)
    assert (await mei.slash("tournament start")).text == EN("refusal-too-few-entrants", missing=1)
    await port.wait(DAY)
    await drawn(port)
    assert EN("cup-cancelled") in notice(port).text


async def test_tournaments_of_a_hidden_channel_are_hidden(port):
    mei, tom = port.crew(2)
    hidden = discord.PermissionOverwrite(view_channel=False)
    secret = port.server.create_text_channel("secret", overwrites={tom.member: hidden})
    await mei.slash("tournament open", at=secret, game="fleet")
    assert EN("cups-none") in (await tom.slash("tournament list")).text
    told = await tom.slash("tournament show", tournament=1)
    assert told.text.startswith(EN("refusal-no-such-tournament", tournament=1)[:20])


async def test_a_tournament_in_japanese(port):
    boss = port.person("Boss", manager=True)
    await boss.slash("server language", language="ja")
    people = [port.person(name, "ja") for name in ("Mei", "Tom", "Ann")]
    await people[0].slash("tournament open", game="goa")
    for person in people:
        await person.click(notice(port), JA("button-cup-join"))
    assert "ゴア杯" in notice(port).text and "参加者3人：Mei、Tom、Ann" in notice(port).text
    await people[0].slash("tournament start")
    await drawn(port)
    assert "1回戦" in notice(port).text and port.threads[0].name == "ゴア杯 · 1回戦 · 1番卓"


@pytest.mark.parametrize("blank", ["   ", "\u200b"])
async def test_a_blank_name_means_the_default_name(port, blank):
    await port.person("Mei").slash("tournament open", game="fleet", name=blank)
    assert (await cup(port)).name == "Fleet Cup"


async def test_only_the_organiser_sees_the_cancel_button(port):
    mei, tom = port.crew(2)
    await mei.slash("tournament open", game="fleet")
    told = (await tom.slash("tournament cancel")).text
    assert told.endswith(EN("refusal-not-organiser", organiser=f"<@{mei.id}>"))
    assert (await tom.forge(notice(port), "hm:cup_organise:1:1")).text == told


async def test_tournaments_exist_only_in_servers(port):
    mei = port.person("Mei")
    shown = (await mei.slash("game open", game="fleet")).shown
    assert shown
    dm = await mei.dm_slash("help")
    assert (await mei.forge(dm.shown, "hm:cups")).text.endswith(EN("refusal-not-in-server"))
    [commands] = [each for each in await translated(port.bot, None) if each["name"] == "tournament"]
    assert commands["contexts"] == [0] and commands["dm_permission"] is False


@pytest.mark.parametrize(("language", "say"), [("en-US", EN), ("ja", JA)])
async def test_members_open_tournaments_by_buttons_only_if_a_manager_lets_them(port, language, say):
    boss, mei = port.person("Boss", manager=True), port.person("Mio", language)

    async def press():
        panel = (await mei.slash("tournament list")).shown
        panel = (await mei.click(panel, say("button-cup-plan"))).shown
        return panel, await mei.click(panel, say("button-cup-open"))

    panel, answer = await press()
    assert say("refusal-managers-open") in panel.text
    assert answer.messages[-1].text == say("refusal-managers-open")
    assert await port.db.all("SELECT id FROM tournaments") == []
    refused = await mei.slash("server tournaments", on=True)
    assert refused.text == say("refusal-not-allowed")
    told = await boss.slash("server tournaments", on=True)
    assert told.text == EN("server-tournaments-set", tournaments="on")
    panel, _ = await press()
    assert say("refusal-managers-open") not in panel.text and (await cup(port)).organiser == mei.id
    told = await boss.slash("server tournaments", on=False)
    assert told.text == EN("server-tournaments-set", tournaments="off")
    assert (await press())[1].messages[-1].text == say("refusal-managers-open")
    logged = EN("audit-tournaments-set", who=f"<@{boss.id}>", detail="off")
    assert logged in (await boss.slash("server audit")).text


async def test_an_entrant_who_left_the_server_sits_out_until_they_are_back(port):
    """Nobody waits for them at a table, and a later round counts them in again."""
    people = port.crew(5)
    await joined(port, *people, seats=2, rounds=2, format="swiss")
    gone = people[4]
    port.server.remove_member(gone.member)
    await people[0].slash("tournament start")
    tournament = await drawn(port)
    number = next(each.number for each in tournament.entrants if each.person == gone.id)
    assert tournament.round == 1 and tournament.pod_of(number) is None
    gone.member = port.server.add_member(gone.member.user)
    await play_round(port)
    tournament = await drawn(port)
    assert tournament.round == 2 and tournament.pod_of(number) is not None
