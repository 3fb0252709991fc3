"""Scenarios of refusals at one table: lobby, match, clocks."""

from __future__ import annotations

from typing import Any

from sessions import Origin, Person
from sessions.tables.setup import Setup
from tests.harbour import ANN, CHANNEL, MEI, SERVER, TOM, UMA, VIC, WIM, ZOE, to_move
from tests.sessions.refusals.positions import (
    CHOICE,
    DAY,
    ELSEWHERE,
    FIXTURE,
    HERE,
    HIS,
    NOBODY_YET,
    OF_NONE,
    OPEN,
    Scenario,
    after,
    asked,
    beside_another,
    broken,
    closed,
    crowded,
    crowded_after_end,
    crowded_with_invitation,
    damaged,
    eight,
    elsewhere,
    finished,
    following,
    friendly,
    full_of_people,
    going_on,
    in_anothers_channel,
    invited,
    invited_too_late,
    kicked,
    kicked_before,
    last_one,
    learning,
    lesson,
    lobby,
    long_closed,
    nothing,
    offered,
    offered_to_crowd,
    paused,
    played,
    proposed_again,
    rated,
    rated_running,
    running,
    shared_seed,
    voting,
    with_computer,
    without_anybody,
    without_taken_out,
    without_tom,
)


def play_started(*arguments: Any) -> list[Scenario]:
    """The refusals of any act that requires a player of a running match."""
    return [
        ("not-playing", lobby, (MEI.id, *arguments), {"status": "lobby"}),
        ("not-seated", running, (ANN.id, *arguments)),
        ("computer-holds-seat", without_tom, (TOM.id, *arguments)),
    ]


def hosted(*arguments: Any) -> list[Scenario]:
    """The refusals of any act that requires the host of a lobby."""
    return [
        ("not-in-lobby", running, (MEI.id, *arguments), {"status": "playing"}),
        ("not-host", lobby, (TOM.id, *arguments), HIS),
    ]


TABLES: dict[str, list[Scenario]] = {
    "lobby.join": [
        ("not-in-lobby", running, (ANN,), {"status": "playing"}),
        ("not-in-lobby", closed, (ANN,), {"status": "closed"}),
        ("already-seated", lobby, (TOM,)),
        ("kicked", kicked, (WIM,)),
        ("table-full", eight, (ANN,), {"seats": 8}),
        ("table-full", full_of_people, (ANN,), {"seats": 4}),
        ("too-many-tables", crowded, (ANN,), {"most": 1}),
    ],
    "lobby.accept": [
        ("not-in-lobby", running, (ANN,), {"status": "playing"}),
        ("not-invited", lobby, (ANN,)),
        ("table-full", invited_too_late, (ANN,), {"seats": 8}),
        ("too-many-tables", crowded_with_invitation, (ANN,), {"most": 1}),
    ],
    "lobby.decline": [
        ("not-in-lobby", running, (ANN.id,), {"status": "playing"}),
        ("not-invited", lobby, (ANN.id,)),
    ],
    "lobby.invite": [
        ("not-in-lobby", running, (MEI.id, ANN.id), {"status": "playing"}),
        ("not-seated", lobby, (ANN.id, ZOE.id)),
        ("at-table", lobby, (TOM.id, MEI.id), {"person": MEI.id}),
        ("already-invited", invited, (TOM.id, ANN.id)),
        ("not-host", kicked, (TOM.id, WIM.id), HIS),
        ("table-full", eight, (TOM.id, ANN.id), {"seats": 8}),
        ("table-full", full_of_people, (TOM.id, ANN.id), {"seats": 4}),
    ],
    "lobby.add_word": [
        ("not-in-lobby", running, (MEI.id, "moon"), {"status": "playing"}),
        ("not-seated", shared_seed, (ANN.id, "moon")),
        ("no-words", lobby, (MEI.id, "moon")),
        *[("bad-word", shared_seed, (MEI.id, word), {"most": 40}) for word in ("", "   ", "x" * 41, "a\0b")],
    ],
    "lobby.leave": [
        ("not-in-lobby", running, (TOM.id,), {"status": "playing"}),
        ("not-seated", lobby, (ANN.id,)),
    ],
    "lobby.kick": [*hosted(UMA.id), ("not-at-table", lobby, (MEI.id, ANN.id), {"person": ANN.id})],
    "lobby.add_computer": [
        *hosted(),
        ("set-by-lesson", lesson, (MEI.id,)),
        ("set-by-origin", going_on, (MEI.id,), {"table": 1}),
        ("bad-option", lobby, (MEI.id, "brilliant"), {"option": "level", "value": "brilliant"}),
        ("table-full", eight, (MEI.id,), {"seats": 8}),
    ],
    "lobby.remove_computer": [
        *hosted(),
        ("set-by-lesson", lesson, (MEI.id,)),
        ("set-by-origin", going_on, (MEI.id,), {"table": 1}),
        *[("no-computer", lobby, (MEI.id, seat), {}) for seat in (0, 7, None)],
    ],
    "lobby.set_level": [
        *hosted("random"),
        ("bad-option", with_computer, (MEI.id, "drunk"), {"option": "level", "value": "drunk"}),
        *[("no-computer", with_computer, (MEI.id, "random", seat), {}) for seat in (0, 7)],
        ("no-computer", lobby, (MEI.id, "random")),
    ],
    "lobby.change_seat": [
        ("not-in-lobby", running, (MEI.id, 1), {"status": "playing"}),
        ("not-seated", going_on, (ANN.id, 1)),
        ("no-places", with_computer, (MEI.id, 2)),
        *[("seat-taken", going_on, (MEI.id, seat), {}) for seat in (0, 4, -1)],
    ],
    "hosting.open_table": [
        ("no-such-game", nothing, ({**OPEN, "game": "chess"},), {"game": "chess"}),
        ("bad-option", nothing, ({**OPEN, "setup": Setup({"wind": 9})},), {"option": "wind", "value": 9}),
        *[("bad-pace", nothing, ({**OPEN, "setup": Setup(pace=pace)},), {}) for pace in (59, 61 * DAY)],
        ("rated-without-hints", nothing, ({**OPEN, "setup": Setup(rated=True, friendly=True)},)),
        ("channel-not-allowed", elsewhere(nothing), (OPEN,), {"channels": (ELSEWHERE,)}),
        ("table-open-here", running, lambda t: ({**OPEN, "host": ANN},), {"table": 1}),
        ("too-many-tables", crowded, lambda t: ({**OPEN, "channel": 7, "server": None},), {"most": 1}),
        ("too-many-tables-here", crowded, lambda t: ({**OPEN, "channel": 7, "host": ZOE},), {"most": 2}),
    ],
    "hosting.again": [
        ("no-such-table", nothing, (NOBODY_YET, MEI.id), {"table": NOBODY_YET}),
        ("unreadable", damaged(running), (MEI.id,), {"table": 1}),
        ("not-finished", running, (MEI.id,), {"status": "playing"}),
        ("not-seated", finished, (ANN.id,)),
        ("channel-not-allowed", elsewhere(closed), (MEI.id,), {"channels": (ELSEWHERE,)}),
        ("table-open-here", in_anothers_channel, (MEI.id,), {"table": 2}),
        ("too-many-tables", crowded_after_end, (MEI.id,), {"most": 1}),
        ("too-many-tables-here", crowded_after_end, (TOM.id,), {"most": 1}),
    ],
    "hosting.play_on": [
        ("no-such-table", nothing, (NOBODY_YET, 3, HERE), {"table": NOBODY_YET}),
        ("unreadable", damaged(finished), (3, HERE), {"table": 1}),
        ("not-finished", running, (3, HERE), {"status": "playing"}),
        ("not-finished", closed, (3, HERE), {"status": "closed"}),
        ("nothing-to-play", finished, (-1, HERE), lambda t: {"table": 1, "moves": t.match.ply}),
        ("bad-option", finished, (3, {**HERE, "seat": 4}), {"option": "seat", "value": 5}),
        ("bad-option", finished, (3, {**HERE, "level": "drunk"}), {"option": "level", "value": "drunk"}),
        ("bad-pace", finished, (3, {**HERE, "pace": 59})),
        ("channel-not-allowed", elsewhere(finished), (3, HERE), {"channels": (ELSEWHERE,)}),
        ("table-open-here", going_on, lambda t: (1, 3, HERE), {"table": 2}),
        ("too-many-tables", crowded_after_end, (3, HERE), {"most": 1}),
        ("too-many-tables-here", crowded_after_end, (3, {**HERE, "host": ZOE}), {"most": 1}),
    ],
    "hosting.learn": [
        ("no-such-game", nothing, ("chess", HERE), {"game": "chess"}),
        ("channel-not-allowed", elsewhere(nothing), ("fleet", HERE), {"channels": (ELSEWHERE,)}),
        ("table-open-here", lobby, lambda t: ("fleet", HERE), {"table": 1}),
        ("lesson-going-on", learning, lambda t: ("fleet", HERE), {"table": 1}),
        ("too-many-tables", crowded, lambda t: ("fleet", {**HERE, "channel": 7}), {"most": 1}),
        (
            "too-many-tables-here",
            crowded,
            lambda t: ("fleet", {**HERE, "channel": 7, "host": ZOE}),
            {"most": 2},
        ),
    ],
    "hosting.open_fixture": [
        ("channel-not-allowed", elsewhere(nothing), (OF_NONE, FIXTURE), {"channels": (ELSEWHERE,)}),
        ("table-open-here", lobby, lambda t: (OF_NONE, FIXTURE), {"table": 1}),
        ("too-many-tables", crowded, lambda t: (OF_NONE, {**FIXTURE, "channel": 7}), {"most": 1}),
        (
            "too-many-tables-here",
            crowded,
            lambda t: (OF_NONE, {**FIXTURE, "channel": 7, "host": ZOE.id}),
            {"most": 2},
        ),
    ],
    "lessons.lesson_in": [
        ("table-open-here", lobby, lambda t: (CHANNEL, MEI.id), {"table": 1}),
        ("table-open-here", lesson, lambda t: (CHANNEL, TOM.id), {"table": 1}),
        ("lesson-going-on", learning, lambda t: (CHANNEL, MEI.id), {"table": 1}),
        ("lesson-going-on", learning, lambda t: (CHANNEL, MEI.id, 2), {"table": 1}),
    ],
    "servers.require_allowed": [
        ("channel-not-allowed", elsewhere(nothing), (SERVER, CHANNEL, 5), {"channels": (ELSEWHERE,)})
    ],
    "hosting.make_host": [
        ("not-open", closed, (MEI.id, TOM.id), {"status": "closed"}),
        ("not-host", lobby, (TOM.id, TOM.id), HIS),
        ("not-host", running, (TOM.id, TOM.id), HIS),
        ("not-at-table", lobby, (MEI.id, ANN.id), {"person": ANN.id}),
    ],
    "lobby_options.set_option": [
        *hosted(*CHOICE),
        ("set-by-lesson", lesson, (MEI.id, *CHOICE)),
        ("set-by-origin", going_on, (MEI.id, *CHOICE), {"table": 1}),
        ("bad-option", lobby, (MEI.id, "wind", 9), {"option": "wind", "value": 9}),
    ],
    "lobby_options.set_switch": [
        *hosted("rated", True),
        ("set-by-lesson", lesson, (MEI.id, "rated", True)),
        ("set-by-origin", going_on, (MEI.id, "rated", True), {"table": 1}),
        ("rated-without-hints", friendly, (MEI.id, "rated", True)),
        ("rated-without-hints", rated, (MEI.id, "friendly", True)),
        ("others-seated", lobby, (MEI.id, "rated", True)),
    ],
    "hosting.start": [
        *hosted(),
        ("too-few", with_computer, (MEI.id,), {"missing": 1, "least": 4}),
        ("unreadable", damaged(lobby), (MEI.id,), {"table": 1}),
        ("unreadable", damaged(going_on), (MEI.id,), {"table": 1}),
    ],
    "hosting.move": [
        ("not-open", closed, (MEI.id, ELSEWHERE), {"status": "closed"}),
        ("not-seated", running, (ANN.id, ELSEWHERE)),
        ("computer-holds-seat", without_tom, (TOM.id, ELSEWHERE)),
        ("channel-not-allowed", elsewhere(lobby), (MEI.id, 8, 9), {"channels": (ELSEWHERE,)}),
        ("table-open-here", beside_another, (MEI.id, ELSEWHERE), {"table": 2}),
    ],
    "hosting.close": [
        ("not-open", closed, (MEI.id,), {"status": "closed"}),
        ("not-open", finished, (MEI.id,), {"status": "finished"}),
        ("not-host", lobby, (TOM.id,), HIS),
        ("not-host", running, (TOM.id,), HIS),
        ("rated-runs", rated_running, (MEI.id,)),
    ],
    "hosting.reopen": [
        ("unreadable", broken(after(running, "hosting.close", (MEI.id,))), (MEI.id,), {"table": 1}),
        ("not-closed", running, (MEI.id,), {"status": "playing"}),
        ("closed-for-good", long_closed, (MEI.id,)),
        ("not-host", closed, (TOM.id,), HIS),
        ("channel-not-allowed", elsewhere(closed), (MEI.id,), {"channels": (ELSEWHERE,)}),
        ("table-open-here", in_anothers_channel, (MEI.id,), {"table": 2}),
    ],
    "replays.position": [
        ("no-such-table", nothing, (NOBODY_YET, 0), {"table": NOBODY_YET}),
        ("unreadable", damaged(running), (0,), {"table": 1}),
        ("not-playing", lobby, (0,), {"status": "lobby"}),
    ],
    "replays.opening": [
        ("no-such-table", nothing, (Origin(NOBODY_YET, 0),), {"table": NOBODY_YET}),
        ("unreadable", damaged(finished), lambda t: (Origin(1, 0),), {"table": 1}),
        ("not-finished", running, lambda t: (Origin(1, 0),), {"status": "playing"}),
        (
            "nothing-to-play",
            finished,
            lambda t: (Origin(1, t.match.ply),),
            lambda t: {"table": 1, "moves": t.match.ply},
        ),
    ],
    "replays.record": [
        ("no-such-table", nothing, (NOBODY_YET,), {"table": NOBODY_YET}),
        ("not-finished", lobby, (), {"status": "lobby"}),
        ("not-finished", running, (), {"status": "playing"}),
        ("not-finished", closed, (), {"status": "closed"}),
        ("unreadable", damaged(finished), (), {"table": 1}),
    ],
    "replays.verify": [
        ("no-such-table", nothing, (NOBODY_YET,), {"table": NOBODY_YET}),
        ("not-finished", running, (), {"status": "playing"}),
        ("unreadable", damaged(finished), (), {"table": 1}),
    ],
    "play.move": [
        *play_started("ask 1"),
        ("not-playing", finished, (MEI.id, "ask 1"), {"status": "finished"}),
        (
            "stale",
            running,
            lambda t: (t.id, to_move(t), "nonsense", t.version - 1),
            lambda t: {"version": t.version},
        ),
    ],
    "play.moves": [
        ("not-playing", lobby, (MEI.id, ["ask 1"], 1), {"status": "lobby"}),
        ("not-seated", running, (ANN.id, ["ask 1"], 1)),
        ("computer-holds-seat", without_tom, (TOM.id, ["ask 1"], 1)),
        (
            "stale",
            running,
            lambda t: (t.id, to_move(t), ["nonsense"], t.version - 1),
            lambda t: {"version": t.version},
        ),
    ],
    "play.undo": [
        *play_started(),
        ("stale", asked, lambda t: (t.id, last_one(t), t.version - 1), lambda t: {"version": t.version}),
        ("nothing-to-undo", running, (MEI.id,)),
    ],
    "play.leave": play_started(),
    "play.come_back": [
        ("not-playing", lobby, (MEI.id,), {"status": "lobby"}),
        ("already-seated", running, (TOM.id,)),
        ("not-seated", running, (ANN.id,)),
        ("taken-out", without_taken_out, (TOM.id,)),
    ],
    "clocks.vote": [
        *play_started(0, "wait"),
        ("own-vote", voting, lambda t: (t.id, to_move(t), t.waiting[0], "wait")),
        ("no-vote", running, lambda t: (t.id, following(t), t.waiting[0], "wait")),
        (
            "stale",
            voting,
            lambda t: (t.id, following(t), t.waiting[0], "wait", t.votes[0].made - 1),
            lambda t: {"version": t.version},
        ),
        (
            "bad-option",
            voting,
            lambda t: (t.id, following(t), t.waiting[0], "mutiny"),
            {"option": "vote", "value": "mutiny"},
        ),
    ],
    "clocks.take_seat": [
        ("not-playing", lobby, (ANN,), {"status": "lobby"}),
        ("already-seated", offered, lambda t: (t.id, Person(t.people[0], "x"))),
        ("taken-out", without_taken_out, (TOM,)),
        ("kicked", kicked_before, (WIM,)),
        ("computer-holds-seat", without_tom, (TOM,)),
        ("no-seat-offered", running, (ANN,)),
        ("too-many-tables", offered_to_crowd, (ANN,), {"most": 1}),
    ],
    "clocks.set_timeout": [
        ("not-open", closed, (MEI.id, "sit"), {"status": "closed"}),
        ("not-host", lobby, (TOM.id, "sit"), HIS),
        ("not-host", running, (TOM.id, "sit"), HIS),
        ("rated-runs", rated_running, (MEI.id, "sit")),
        ("bad-option", lobby, (MEI.id, "mutiny"), {"option": "timeout", "value": "mutiny"}),
    ],
    "agreements.set_pace": [
        ("not-open", closed, (MEI.id, 600), {"status": "closed"}),
        ("not-host", lobby, (TOM.id, 600), HIS),
        *[("bad-pace", lobby, (MEI.id, pace), {}) for pace in (59, 61 * DAY)],
        ("unreadable", broken(running), (MEI.id, 600), {"table": 1}),
        ("not-seated", played, lambda cup: (cup.present[0].table, MEI.id, 600)),
        ("computer-holds-seat", without_anybody, (VIC.id, 600)),
    ],
    "agreements.pause": [*play_started(), ("already-paused", paused, (TOM.id,), {})],
    "agreements.resume": [*play_started(), ("not-paused", running, (TOM.id,), {})],
    **{
        f"agreements.{answer}": [
            *play_started(),
            ("no-proposal", running, (UMA.id,)),
            (
                "stale",
                proposed_again,
                lambda t: (t.id, UMA.id, t.proposal.made - 1),
                lambda t: {"version": t.version},
            ),
        ]
        for answer in ("agree", "object")
    },
}
