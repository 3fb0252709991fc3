"""Nothing hidden leaks: in every imagined match, a seat's information is the same to the byte."""

from collections.abc import Collection, Iterator
from itertools import pairwise
from operator import eq
from statistics import mean, stdev
from typing import Any, NamedTuple, get_args, get_type_hints

import pytest
from msgspec import Struct
from msgspec.json import encode

from engine import GAMES, Event, Match
from engine.bots import review
from engine.bots.levels import choose
from engine.bots.observation import Observation
from engine.bots.search import judge
from engine.core.event import secret_fields
from engine.core.position import Position
from engine.core.secrecy.visibility import Hidden, Own
from tests.engine.conformance.variants import Variant, every_variant, random_play, seeds
from tests.engine.states import log_of, state_of

MARKED = ("fisherman", "fleet", "goa")
"""Games whose views are redacted states."""
DEDUCIBLE_FIELDS = {"money", "hidden", "discards", "shuffled", "tricks"}
"""Fields marked as hidden whose values an attentive player can deduce.

`test_knowledge` proves that they are never shown.
"""
MATCHES, WORLDS = 60, 12
"""Number of matches of each game and of imagined worlds in each match, for counting cards at their true
places."""
MARKS = {get_args(mark)[1] for mark in (Own[int], Hidden[int])}


class Told(NamedTuple):
    """Everything that a seat gets to see."""

    now: bytes
    log: list[Event]


def told(match: Match, seat: int | None) -> Told:
    own = [] if seat is None else [match.legal_moves(seat), match.question(seat)]
    return Told(encode([match.view(seat), match.pending, *own]), match.log(seat))


def assert_same(one: Told, other: Told) -> None:
    """Check that the two are equal to the byte.

    Most log entries are the same objects in both, so they needn't be serialised.
    """
    assert one.now == other.now
    pairs = [(a, b) for a, b in zip(one.log, other.log, strict=True) if a is not b]
    assert encode([a for a, _ in pairs]) == encode([b for _, b in pairs])


@every_variant
@seeds("seed", "mno", "pqr")
def test_a_seats_view_reveals_no_hidden_information(variant: Variant, seed: str):
    match = variant.start(seed)
    for _ in random_play(match, seed, most=80):
        for_all = told(match, None)
        for seat in range(variant.seats):
            world = match.imagine(seat, f"{seed} {match.ply}")
            assert_same(told(world, seat), told(match, seat))
            assert_same(told(world, None), for_all)
        assert_same(told(match.imagine(None, f"{seed} {match.ply}"), None), for_all)


@every_variant
def test_imagined_worlds_differ_in_hidden_information(variant: Variant):
    """If all imagined worlds were equal, the test above would prove nothing."""
    match = variant.start("vary")
    for _ in random_play(match, "vary", most=30):
        for seat in (*range(variant.seats), None):
            worlds = [match.imagine(seat, str(number)) for number in range(4)]
            states = {encode(hidden(world)) for world in (match, *worlds)}
            assert len(states) > 1


@pytest.mark.parametrize("game", MARKED)
def test_each_secret_field_can_differ_in_imagined_worlds(game: str):
    """Since every secret field can differ, the first test notices a removed mark."""
    match, found = Match.start(game, GAMES[game].seats[0], "marks"), set[tuple[type, str]]()
    marks = {(struct, name) for struct, name in marked(match.game.state) if name not in DEDUCIBLE_FIELDS}
    for _ in random_play(match, "marks"):
        truth = values(state_of(match), marks)
        for seat in match.pending:
            world = values(match.world(seat, str(match.ply)).state, marks)
            found |= {each for each in marks if world[each] != truth[each]}
        if found == marks:
            break
    assert found == marks


def marked(of_type: type[Struct]) -> Iterator[tuple[type, str]]:
    """The marked fields of a struct and of nested structs."""
    for name, hint in get_type_hints(of_type, include_extras=True).items():
        parts = set(parts_of(hint))
        if parts & MARKS:
            yield of_type, name
        for part in parts:
            if isinstance(part, type) and issubclass(part, Struct):
                yield from marked(part)


def parts_of(hint: Any) -> Iterator[Any]:
    """All types that a type consists of."""
    yield hint
    for part in get_args(hint):
        yield from parts_of(part)


def values(thing: Any, marks: Collection[tuple[type, str]]) -> dict[tuple[type, str], list[Any]]:
    """The values of a state's marked fields."""
    found: dict[tuple[type, str], list[Any]] = {each: [] for each in marks}
    pending = [thing]
    while pending:
        match pending.pop():
            case Struct() as struct:
                for name in struct.__struct_fields__:
                    value = getattr(struct, name)
                    pending.append(value)
                    if (type(struct), name) in found:
                        found[type(struct), name].append(value)
            case tuple() as row:
                pending += row
            case _:
                pass
    return found


def hidden(match: Match) -> object:
    """The state without its chance."""
    return {name: value for name, value in match.dump()["state"].items() if name != "chance"}


@every_variant
def test_an_imagined_match_can_be_played_to_its_end(variant: Variant):
    match = variant.start("play on")
    for _ in random_play(match, "play on", most=30):
        if match.ply % 10 == 0:
            world = match.imagine(match.pending[0], "play on")
            for _ in random_play(world, "play on"):
                pass
            assert world.result
            assert match.result is None


@every_variant
def test_imagination_depends_on_the_seed_and_future_draws_vary(variant: Variant):
    match = variant.start("again")
    for _ in random_play(match, "again", most=20):
        assert match.imagine(0, "a") == match.imagine(0, "a")
        worlds = [match, match.imagine(0, "a"), match.imagine(0, "b")]
        assert len({encode(world.dump()["state"]["chance"]) for world in worlds}) == 3


@every_variant
def test_imagined_worlds_dont_depend_on_the_truth(variant: Variant):
    """The same seed gives the same world in all matches that the seat can't tell apart."""
    match = variant.start("apart")
    for _ in random_play(match, "apart", most=80):
        if match.ply % 7 == 0:
            for seat in (match.ply // 7 % variant.seats, None):
                other = match.imagine(seat, "other")
                worlds = [each.imagine(seat, "same") for each in (match, other)]
                assert hidden(worlds[0]) == hidden(worlds[1])
                assert log_of(worlds[0]) == log_of(worlds[1])


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_are_imagined_in_place_no_more_than_chance(game: str):
    """Chance level is how often two imagined worlds agree."""
    excess = list[float]()
    for number in range(MATCHES):
        match = Match.start(game, GAMES[game].seats[number % len(GAMES[game].seats)], f"chance {number}")
        for _ in random_play(match, f"chance {number}", most=15 + 10 * (number % 8)):
            pass
        if match.pending:
            seat = number % match.seats
            truth, *worlds = [
                leaves(hidden(each))
                for each in (match, *(match.imagine(seat, f"{world}") for world in range(WORLDS)))
            ]
            true = mean([agreement(truth, world) for world in worlds])
            by_chance = mean([agreement(one, other) for one, other in pairwise(worlds)])
            excess.append(true - by_chance)
    assert mean(excess) < 3 * stdev(excess) / len(excess) ** 0.5


def leaves(thing: Any) -> list[Any]:
    """All values of nested lists and dicts, in order."""
    match thing:
        case dict():
            return [leaf for value in thing.values() for leaf in leaves(value)]
        case list() | tuple():
            return [leaf for value in thing for leaf in leaves(value)]
        case _:
            return [thing]


def agreement(one: list[Any], other: list[Any]) -> int:
    return sum(map(eq, one, other))


@every_variant
def test_an_imagined_match_can_be_imagined_from(variant: Variant):
    match = variant.start("twice")
    for _ in random_play(match, "twice", most=40):
        if match.ply % 4 == 0:
            seat = match.ply // 4 % variant.seats
            again = match.imagine(seat, "once").imagine(seat, "twice")
            assert_same(told(again, seat), told(match, seat))


@every_variant
def test_an_imagined_match_has_no_record(variant: Variant):
    """The moves of an imagined match would reveal what is really hidden."""
    world = variant.start("no record").imagine(0, "any")
    for _ in random_play(world, "no record", most=3):
        with pytest.raises(ValueError, match="imagined"):
            world.record()
        assert world.undoable is None
        assert Match.load(world.dump()) == world


@every_variant
def test_nothing_is_left_to_imagine_after_the_match(variant: Variant):
    match = variant.start("over")
    for _ in random_play(match, "over"):
        pass
    for seat in (0, None):
        world = match.imagine(seat, "any")
        assert world.result == match.result
        assert_same(told(world, seat), told(match, seat))
        assert world.dump()["state"]["chance"] != match.dump()["state"]["chance"]


@every_variant
def test_computer_players_play_equally_in_every_imagined_world(variant: Variant):
    """A computer player sees only what its seat sees."""
    match = variant.start("players")
    for _ in random_play(match, "players", most=12):
        seat = match.pending[0]
        if match.ply % 4 == 0:
            world = match.imagine(seat, "another")
            assert choose(world, seat, "clever", "s") == choose(match, seat, "clever", "s")
            assert choose(world, seat, "random", "s") == choose(match, seat, "random", "s")


class ElsewhereImagined(Observation):
    """A seat's observation of one match, with the imagined worlds of another."""

    def __init__(self, match: Match, seat: int, other: Match) -> None:
        super().__init__(match, seat)
        self._other = other

    def world(self, seed: str) -> Position:
        return self._other.world(self.seat, seed)


@pytest.mark.parametrize("game", GAMES)
def test_masters_judge_equally_in_every_imagined_world(game: str):
    """Computer players learn about the truth only through the imagined worlds."""
    master = GAMES[game].master
    match = reached = Match.start(game, GAMES[game].seats[0], "masters")
    for _ in random_play(match, "masters", most=20):
        if match.ply % 5 == 0:
            reached = match.copy()
    seat = reached.pending[-1]
    other = reached.imagine(seat, "another")
    seen = Observation(reached, seat), ElsewhereImagined(other, seat, reached)
    judged = [encode(judge(master, each, "s", 3, None)) for each in seen]
    assert judged[0] == judged[1]


@pytest.mark.parametrize("game", GAMES)
def test_decisions_are_reviewed_equally_in_every_imagined_world(game: str, monkeypatch: pytest.MonkeyPatch):
    """A review must ignore the others' hands, although they are revealed by then."""
    match = Match.start(game, GAMES[game].seats[0], "reviewed")
    for _ in random_play(match, "reviewed"):
        pass
    record = match.record()
    seat, ply = 1, review.decisions(record, 1)[2]
    reached = Match.replay({**record, "moves": record["moves"][:ply]})
    other = reached.imagine(seat, "another")
    assert encode(other.view(seat)) == encode(reached.view(seat))
    looks: list[review.Look] = []
    for each in (reached, other):

        def observed(match: Match, seat: int) -> Observation:
            return ElsewhereImagined(match, seat, reached)

        def replayed(record: object, match: Match = each) -> Match:
            return match

        monkeypatch.setattr(review.Match, "replay", replayed)
        monkeypatch.setattr(review, "Observation", observed)
        looks.append(review.look(record, ply, "s"))
    assert looks[0] == looks[1]


@every_variant
def test_everything_is_public_after_the_match(variant: Variant):
    match = variant.start("open")
    for _ in random_play(match, "open"):
        pass
    assert all(match.log(seat) == match.log(None) for seat in range(variant.seats))
    assert all(event.is_whole for event in match.log(None) if secret_fields(type(event)))
