"""Shared seeds: the bot's part is fixed before any player adds a word, and the words decide the deal."""

import hashlib

import pytest

from engine import Match
from sessions.playing import hosting, lobby
from sessions.tables import replays
from sessions.tables.seed import seed_of, shuffled_places
from tests.harbour import MEI, TOM, UMA, refused


def sha(text):
    return hashlib.sha256(text.encode()).hexdigest()


@pytest.fixture
async def table(harbour):
    """A lobby of five whose players may add words; the bot's part is "seed 1"."""
    return await harbour.open(people=5, shared_seed=True)


def test_a_shared_seed_combines_the_bots_part_and_sorted_words():
    assert seed_of("part", ["moon", "", "anchor"]) == sha("part\nanchor\nmoon")
    assert seed_of("part", ["anchor", "moon"]) == seed_of("part", ["moon", "anchor"])
    assert seed_of("part", ["", ""]) == "part"


async def test_the_bots_part_is_committed_when_the_table_opens(harbour, house, table):
    assert table.seed_hash == sha("seed 1") and table.seed_part is None
    assert "seed 1" not in repr(table)
    table = await house.act(table.id, lobby.add_word, TOM.id, "moon")
    table = await hosting.start(house, table.id, MEI.id)
    assert table.seed_hash == sha("seed 1") == table.chain
    assert table.match.seed == sha("seed 1\nmoon") and table.seed_part is None
    assert "seed 1" not in repr(table)


async def test_words_deal_the_cards_and_seat_the_players(harbour, house, table):
    await house.act(table.id, lobby.add_word, TOM.id, "moon")
    await house.act(table.id, lobby.add_word, UMA.id, "  blue   anchor ")
    table = await house.act(table.id, lobby.add_word, TOM.id, "sun")
    assert [seat.word for seat in table.seats] == ["", "sun", "blue anchor", "", ""]
    assert await harbour.table(table.id) == table
    joined = table.names
    table = await hosting.start(house, table.id, MEI.id)
    seed = sha("seed 1\nblue anchor\nsun")
    assert table.match == Match.start("captains_orders", 5, seed)
    assert table.names == [joined[place] for place in shuffled_places(seed, 5)] != joined
    assert {seat.word for seat in table.seats} == {""}
    assert dict(zip(table.names, table.shared_seed.words, strict=True))["Uma"] == "blue anchor"


async def test_words_of_players_who_left_dont_count(harbour, house, table):
    await house.act(table.id, lobby.add_word, TOM.id, "moon")
    await house.act(table.id, lobby.leave, TOM.id)
    table = await hosting.start(house, table.id, MEI.id)
    assert table.match.seed == "seed 1"


@pytest.fixture
async def finished(harbour, house, table):
    await house.act(table.id, lobby.add_word, TOM.id, "moon")
    await house.act(table.id, lobby.add_word, UMA.id, "sun")
    await hosting.start(house, table.id, MEI.id)
    return await harbour.play_on(table.id)


async def test_a_fair_shared_seed_passes_verification(harbour, house, finished):
    verdict = await replays.verify(house, finished.id)
    assert verdict.seed_fits and verdict.words_fit and verdict.result_fits and verdict.chain_fits
    assert finished.seed_part == "seed 1"
    record = await replays.record(house, finished.id)
    assert record["shared_seed"] == {"part": "seed 1", "words": ["moon", "sun"]}
    assert record["seed"] == sha("seed 1\nmoon\nsun")
    assert Match.replay(record) == finished.match


def replaced(words, word, other):
    words[words.index(word)] = other


@pytest.mark.parametrize(
    ("tampering", "seed_fits", "words_fit"),
    [
        (lambda shared_seed: replaced(shared_seed["words"], "moon", "mood"), True, False),
        (lambda shared_seed: shared_seed.update(part="seed 9"), False, False),
        (lambda shared_seed: shared_seed["places"].insert(0, 9), True, False),
        (lambda shared_seed: replaced(shared_seed["words"], "moon", ""), True, False),
    ],
)
async def test_verification_detects_a_manipulated_shared_seed(
    harbour, finished, tampering, seed_fits, words_fit
):
    harbour.rewrite(finished.id, lambda document: tampering(document["shared_seed"]))
    house = await harbour.restart()
    verdict = await replays.verify(house, finished.id)
    assert (verdict.seed_fits, verdict.words_fit) == (seed_fits, words_fit)


async def test_a_shared_seed_leaves_unshuffled_seats_alone(harbour, house, table):
    await house.act(table.id, lobby.add_word, TOM.id, "moon")
    table = await hosting.start(house, table.id, MEI.id, shuffle=False)
    assert table.names == ["Mei", "Tom", "Uma", "Vic", "Wim"]
    await harbour.play_on(table.id)
    assert (await replays.verify(house, table.id)).words_fit


async def test_a_rematch_has_a_new_part_and_no_words(harbour, house, table):
    await house.act(table.id, lobby.add_word, TOM.id, "moon")
    await house.act(table.id, hosting.close, MEI.id)
    again = await hosting.again(house, table.id, MEI.id)
    assert again.shared_seed and again.seed_hash == sha("seed 2")
    assert {seat.word for seat in again.seats} == {""}


async def test_a_lobby_with_a_damaged_part_can_only_be_closed(harbour, table):
    harbour.rewrite(table.id, lambda document: document.update(shared_seed="junk"))
    house = await harbour.restart()
    async with refused("unreadable", table=table.id):
        await house.tables.get(table.id)
    await house.act(table.id, hosting.close, MEI.id)
