"""Scenarios of refusals that concern people, servers and tournaments."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cogs.guess.service import About
from cogs.seek.service import Wish
from cogs.tournament.document import MAX_ENTRANTS as MOST_ENTRANTS
from cogs.tournament.service import MAX_OPEN_TOURNAMENTS, MAX_OWN_TOURNAMENTS
from sessions import BanKind, ChangeKind, Person
from sessions.playing.plans import MAX_PLANS
from tests.cogs.tournament.cups import PEOPLE
from tests.harbour import ANN, CHANNEL, MEI, SERVER, TOM, WIM, legal, to_move
from tests.sessions.refusals.positions import (
    CUP,
    DAY,
    ELSEWHERE,
    HIS,
    NEW,
    NOBODY_YET,
    OPEN,
    OPERATOR,
    SPAM,
    Scenario,
    advised,
    after,
    banned,
    beside_another,
    broken,
    cancelled,
    closed,
    crowded,
    cup_paused,
    damaged,
    drawn,
    dropped,
    elsewhere,
    finished,
    finished_without_tom,
    first_move,
    first_round,
    following,
    friendly,
    guessed,
    hidden,
    joined,
    joined_by_banned,
    joined_in_banned,
    joining,
    kicked,
    kicked_before,
    knockout,
    limited,
    lobby,
    loser,
    made,
    many_cups,
    many_own_cups,
    much_planned,
    no_idea,
    nothing,
    nudged,
    paused,
    plan,
    planned,
    played,
    private,
    rated_cup,
    running,
    server_banned,
    stingy,
    without_taken_out,
    without_tom,
)
from tests.sessions.refusals.table_scenarios import play_started


def organised(*arguments: Any) -> list[Scenario]:
    """The refusals of any act that requires the organiser of an open tournament."""
    return [
        ("not-organiser", joining, (TOM.id, *arguments), {"organiser": MEI.id}),
        ("tournament-closed", cancelled, (MEI.id, *arguments)),
    ]


OTHERS: dict[str, list[Scenario]] = {
    "clock.begin": [
        *[("bad-holiday", nothing, (MEI.id, 1_000_000 + days * DAY), {}) for days in (-1, 0, 93)]
    ],
    "clock.end": [("not-away", nothing, (MEI.id,), {})],
    "hints.take": [
        ("not-playing", friendly, (MEI.id,), {"status": "lobby"}),
        ("not-seated", advised(first_move), (ANN.id,)),
        ("computer-holds-seat", after(advised(first_move), "play.leave", (TOM.id,)), (TOM.id,)),
        ("not-friendly", running, lambda t: (t.id, to_move(t))),
        ("not-waited-for", advised(first_move), lambda t: (t.id, following(t))),
        ("no-hint", advised(no_idea), lambda t: (t.id, to_move(t))),
        ("stale", advised(dropped), lambda t: (t.id, to_move(t)), lambda t: {"version": t.version}),
    ],
    "guess.seal": [
        ("not-playing", lobby, (ANN, About.MATCH, 0), {"status": "lobby"}),
        ("seers-look-on", running, (MEI, About.MATCH, 1)),
        ("seers-look-on", without_tom, (TOM, About.MATCH, 1)),
        ("bad-option", running, (ANN, About.MATCH, 4), {"option": "seat", "value": 5}),
        ("bad-option", played, lambda cup: (1, ANN, About.ROUND, 0), {"option": "guess", "value": "round"}),
        ("stale", running, (ANN, About.ROUND, 1, 2), lambda t: {"version": t.version}),
        ("sealed-already", guessed, (ANN, About.MATCH, 1)),
    ],
    "guess.require_onlooker": [
        ("not-playing", lobby, lambda t: (t, ANN.id), {"status": "lobby"}),
        ("unreadable", made(damaged(running), "tables.find", ()), lambda t: (t, ANN.id), {"table": 1}),
        ("seers-look-on", running, lambda t: (t, MEI.id)),
    ],
    "plans.add": [
        *play_started("ask 1"),
        ("your-turn", running, lambda t: (t.id, to_move(t), str(legal(t)[0]))),
        *[
            ("not-plannable", running, lambda t, plan=plan: (t.id, following(t), plan), {})
            for plan in ("accuse 0", "order 11", "nonsense", "declare")
        ],
        ("too-many-plans", much_planned, lambda t: (t.id, following(t), plan(t)), {"most": MAX_PLANS}),
        ("too-many-plans-in-all", stingy, lambda t: (t.id, following(t), plan(t)), {"most": 0}),
    ],
    "plans.remove": [
        ("no-such-plan", planned, lambda t: (t.id, following(t), 2)),
        ("no-such-plan", planned, lambda t: (t.id, to_move(t), 1)),
    ],
    "quotas.require_table": [
        ("too-many-tables", limited(running, tables_of_person=0), lambda _: (ANN.id,), {"most": 0})
    ],
    "quotas.require_plan": [("too-many-plans-in-all", stingy, lambda _: (ANN.id,), {"most": 0})],
    "follow.require_follow": [("too-many-follows", stingy, lambda _: (ANN.id,), {"most": 0})],
    "follow.follow": [
        ("not-open", closed, (ANN.id,), {"status": "closed"}),
        ("already-seated", lobby, (TOM.id,)),
        ("kicked", kicked, (WIM.id,)),
        ("kicked", kicked_before, (WIM.id,)),
        ("taken-out", without_taken_out, (TOM.id,)),
        ("closed-to-followers", private, (ANN.id,)),
        ("too-many-follows", stingy, (ANN.id,), {"most": 0}),
    ],
    "follow.unfollow": [("not-following", running, (ANN.id,), {})],
    "follow.set_private": [
        ("not-open", closed, (MEI.id, True), {"status": "closed"}),
        ("not-host", lobby, (TOM.id, True), HIS),
    ],
    "notify.nudge": [
        *play_started(),
        ("nobody-waited-for", running, lambda t: (t.id, to_move(t))),
        ("nobody-waited-for", paused, lambda t: (t.id, following(t))),
        ("nudged-already", nudged, lambda t: (t.id, following(t)), {"until": 1_000_000 + 6 * 3600}),
    ],
    "review.begin": [
        ("no-such-table", nothing, (NOBODY_YET, MEI.id, None), {"table": NOBODY_YET}),
        ("not-finished", running, (MEI.id, None), {"status": "playing"}),
        ("unreadable", damaged(finished), (MEI.id, None), {"table": 1}),
        ("not-seated", finished, (ANN.id, None)),
        ("computer-holds-seat", finished_without_tom, (TOM.id, None)),
    ],
    "admin.look": [("no-such-table", nothing, (NOBODY_YET,), {"table": NOBODY_YET})],
    "admin.repair": [
        (
            "not-repaired",
            damaged(running),
            (OPERATOR,),
            {"trouble": "its document can't be read: there is no game 'chess'"},
        )
    ],
    "admin.take_out": [
        ("not-open", closed, (OPERATOR, MEI.id), {"status": "closed"}),
        ("unreadable", broken(running), (OPERATOR, MEI.id), {"table": 1}),
        ("not-at-table", lobby, (OPERATOR, ANN.id), {"person": ANN.id}),
        ("not-at-table", running, (OPERATOR, ANN.id), {"person": ANN.id}),
    ],
    "admin.move": [
        ("not-open", closed, (OPERATOR, ELSEWHERE), {"status": "closed"}),
        ("table-open-here", beside_another, (OPERATOR, ELSEWHERE), {"table": 2}),
    ],
    "bans.refuse": [
        ("banned", banned, (ANN.id, SERVER), SPAM),
        ("server-banned", server_banned, (MEI.id, SERVER), SPAM),
    ],
    "bans.lift": [("not-banned", nothing, (BanKind.PERSON, ANN.id, OPERATOR), {})],
    "people.choose": [("out-of-date", nothing, (MEI.id, {"values": {"zone": "Atlantis"}}), {})],
    "servers.configure": [("out-of-date", nothing, (SERVER, {"values": {"timeout": "sink"}}), {})],
    "profiles.profile_of": [("profile-hidden", hidden, (TOM.id, MEI.id), {"person": TOM.id})],
    "rankings.set_months": [("bad-option", nothing, (SERVER, 5, MEI.id), {"option": "months", "value": 5})],
    "seek.seek": [
        ("no-such-game", nothing, (Wish(SERVER, "chess", DAY, rated=False), TOM), {"game": "chess"}),
        ("bad-pace", nothing, (Wish(SERVER, "goa", 1, rated=False), TOM)),
    ],
    "tables.get": [
        ("no-such-table", nothing, (NOBODY_YET,), {"table": NOBODY_YET}),
        ("unreadable", damaged(running), (), {"table": 1}),
    ],
    "tables.find": [("no-such-table", nothing, (NOBODY_YET,), {"table": NOBODY_YET})],
    "tables.in_channel": [("unreadable", damaged(running), lambda t: (CHANNEL,), {"table": 1})],
    "house.require_free_channel": [
        ("table-open-here", beside_another, lambda t: (t, replace(t, channel=ELSEWHERE)), {"table": 2}),
    ],
    "house.add_table": [
        ("table-open-here", lobby, lambda t: (replace(t, id=0),), {"table": 1}),
        ("too-many-tables", crowded, lambda t: (replace(t, channel=7),), {"most": 1}),
        ("too-many-tables-here", crowded, lambda t: (replace(t, channel=7, host=None),), {"most": 2}),
    ],
    "Act.change": [
        (
            "unreadable",
            made(damaged(running), "tables.find", ()),
            lambda t: (t.id, ChangeKind.HINTED, t),
            {"table": 1},
        )
    ],
    "tournament.open_tournament": [
        ("no-such-game", nothing, ({**CUP, "game": "chess"},), {"game": "chess"}),
        *[
            ("bad-option", nothing, ({**CUP, option: value},), {"option": option, "value": value})
            for option, value in (("format", "league"), ("size", 7), ("rounds", 99), ("days", 0), ("wait", 5))
        ],
        ("bad-pace", nothing, ({**CUP, "pace": 5},)),
        ("channel-not-allowed", elsewhere(nothing), (CUP,), {"channels": (ELSEWHERE,)}),
        ("too-many-tournaments", many_cups, (CUP,), {"most": MAX_OPEN_TOURNAMENTS}),
        ("too-many-own-tournaments", many_own_cups, (CUP,), {"most": MAX_OWN_TOURNAMENTS}),
    ],
    "tournament.join": [
        ("tournament-closed", played, (NEW,)),
        ("tournament-closed", cancelled, (PEOPLE[0],)),
        ("already-entered", joining, (PEOPLE[0],)),
        (
            "tournament-full",
            joined(*(Person(1000 + number, "P") for number in range(MOST_ENTRANTS))),
            (NEW,),
            {"most": MOST_ENTRANTS},
        ),
        ("knocked-out", knockout, lambda cup: (cup.id, loser(cup))),
        ("banned", joined_by_banned, (ANN,), SPAM),
        ("server-banned", joined_in_banned, (ANN,), SPAM),
    ],
    "tournament.leave": [
        ("tournament-closed", cancelled, (PEOPLE[0].id,)),
        ("not-entered", joining, (NEW.id,)),
    ],
    "tournament.open_pod": [
        ("tournament-closed", first_round, (2, 1, CHANNEL, None)),
        ("tournament-closed", joining, (1, 1, CHANNEL, None)),
        ("channel-not-allowed", elsewhere(first_round), (1, 1, CHANNEL, None), {"channels": (ELSEWHERE,)}),
        (
            "table-open-here",
            after(first_round, "hosting.open_table", lambda _: (OPEN,)),
            (1, 1, CHANNEL, None),
            {"table": 1},
        ),
        (
            "too-many-tables",
            limited(drawn(joined(MEI, *PEOPLE[:3])), tables_of_person=0),
            (1, 1, CHANNEL, None),
            {"most": 0},
        ),
        (
            "too-many-tables-here",
            limited(first_round, tables_of_server=0),
            (1, 1, CHANNEL, None),
            {"most": 0},
        ),
        ("unreadable", damaged(played), (1, 1, CHANNEL, None), {"table": 1}),
    ],
    "organising.start": [
        *organised(),
        ("tournament-closed", played, (MEI.id,)),
        ("too-few-entrants", joined(PEOPLE[0]), (MEI.id,), {"missing": 2}),
    ],
    "organising.cancel": organised(),
    "organising.pause": [*organised(), ("already-paused", cup_paused, (MEI.id,), {})],
    "organising.resume": [*organised(), ("not-paused", joining, (MEI.id,), {})],
    "organising.replace_entrant": [
        *organised(PEOPLE[0].id, NEW),
        ("other-not-entered", joining, (MEI.id, NEW.id, TOM)),
        ("other-entered", joining, (MEI.id, PEOPLE[0].id, PEOPLE[1])),
        ("still-plays", rated_cup, (MEI.id, PEOPLE[0].id, NEW), {"person": PEOPLE[0].id}),
        ("banned", joined_by_banned, (MEI.id, PEOPLE[0].id, ANN), SPAM),
        ("server-banned", joined_in_banned, (MEI.id, PEOPLE[0].id, ANN), SPAM),
    ],
    "organising.rule": [
        *organised(1, 1, [1]),
        ("bad-option", played, (MEI.id, 2, 1, [1]), {"option": "round", "value": 2}),
        ("bad-option", played, (MEI.id, 1, 3, [1]), {"option": "table", "value": 3}),
        ("bad-option", played, (MEI.id, 1, 1, [99]), {"option": "order", "value": "1.1: 99"}),
        ("bad-option", played, (MEI.id, 1, 1, []), {"option": "order", "value": "1.1: "}),
        ("bad-option", played, (MEI.id, 1, 1, [1, 1]), {"option": "order", "value": "1.1: 1 1"}),
    ],
}
