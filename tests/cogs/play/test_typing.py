"""Typed moves: `/game move`, the game's own commands, and their autocomplete suggestions.

`test_whole_games` plays whole games by commands, and `test_labels` by suggestions.
"""

import pytest

from cogs.play.typing import offered_moves, to_notation, with_verb
from engine import Match
from tests.cogs.wording import EN, JA
from tests.engine.captains_orders.positions import position
from tests.engine.fisherman.positions import position as contest_at
from ui.text.game_text import GameText

HANDS = (3, 5, 7), (2, 5, 9), (4, 6), (1, 10)


def offers(match: Match, typed: str = "", words=EN, names=("Mei", "Tom", "Ann", "Leo")) -> dict[str, str]:
    """The notations of the moves that autocomplete offers to the seat on turn, by phrase."""
    legal = match.legal_moves(match.pending[0])
    game_text = GameText(words, "captains_orders", names)
    return {each.name: each.value for each in offered_moves(legal, typed, game_text)}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("  PASS  7  TO 2 ", "pass 7 to 2"),
        (EN("captains-orders-move-order", rank=7), "order 7"),
        ("accuse 1", "accuse 1"),  # Seat 1, not the player whose name is "1".
    ],
)
def test_typed_text_is_read_as_notation_first_and_then_as_a_phrase(typed, meant):
    match = position(*HANDS, turn=0)
    game_text = GameText(EN, "captains_orders", ["3", "2", "1", "0"])
    assert to_notation(typed, match.legal_moves(0), game_text) == meant


def test_typing_narrows_the_suggestions():
    assert [*offers(position(*HANDS), "accuse").values()] == ["accuse 1", "accuse 2", "accuse 3"]


def test_moves_are_offered_in_the_persons_language():
    match = position(*HANDS, turn=1, order=(6, 0))
    phrases = offers(match, words=JA)
    assert {*phrases.values()} == {str(move) for move in match.legal_moves(1)}
    assert phrases[JA("captains-orders-move-obey", rank=9)] == "obey 9"


def test_at_most_25_moves_are_offered():
    match = position(*(tuple(range(1, 11)),) * 4)
    assert len(match.legal_moves(0)) > 25 == len(offers(match))


async def test_fish_are_found_by_typing_japanese(port):
    people = [port.person(name, "ja") for name in ("芽衣", "翔", "葵")]
    await port.begin(people, game="fisherman")
    person = await port.to_move()
    for typed in ("たい", "タイ", "ﾀｲ", "鯛"):
        assert await person.offered("fisherman favourite", "kind", typed) == {"タイ": "bream"}
    assert list((await person.offered("game move", "move", "鯛")).values()) == ["favourite bream"]
    await person.slash("game move", move="本命　鯛")
    assert await port.last_move() == "favourite bream"
    person = await port.to_move()
    await person.slash("fisherman ranking", strong="小さい")
    assert await port.last_move() == "ranking small"


def test_the_verb_may_be_omitted_if_only_one_fits():
    """The verb may be omitted even in an illegal move, so that the refusal explains the rule."""
    match = contest_at("squid 3 8, bream 4", "squid 1 2, goby 4", "squid 5 6, goby 5", leader=2)
    assert with_verb("squid 5", match, 2) == "play squid 5"
    match.play(2, "play squid 5")
    assert with_verb("squid 8", match, 0) == "play squid 8"
    assert with_verb("bream 4", match, 0) == "play bream 4"
    assert with_verb("play bream 4", match, 0) == "play bream 4"
    assert with_verb("bream 4", match, 1) == "bream 4"  # Seat 1 isn't on turn.
    assert with_verb("nonsense", match, 0) == "nonsense"


def test_a_card_without_a_verb_stays_as_it_is_if_ambiguous():
    assert with_verb("7", position(*HANDS), 0) == "order 7"
    assert with_verb("9", position(*HANDS, turn=1, order=(10, 0)), 1) == "order 9"
    assert with_verb("1", position(*HANDS), 0) == "1"  # Ask or accuse.


async def test_suggested_parts_fit_the_earlier_parts(port):
    people = port.crew(4)
    await port.begin(people)
    person = await port.to_move()
    cards = await person.offered("captain pass", "card")
    assert set(cards.values()) == {str(m.parts[0]) for m in await port.legal(person) if m.verb == "pass"}
    players = await person.offered("captain pass", "player", "", card=next(iter(cards.values())))
    assert set(players) == {other.name for other in people if other is not person}
    assert await person.offered("captain pass", "player", "", card="11") == {}
    assert len(await person.offered("captain pass", "player")) == 3
    assert len(await person.offered("captain pass", "card", "", player="0")) > 1


async def test_a_player_may_be_typed_by_name(port):
    people = port.crew(4)
    person = await port.play_until_asked(people, "turn")
    other = next(each for each in people if each is not person)
    await person.slash("captain ask", player=other.name.upper())
    assert await port.last_move() == f"ask {people.index(other)}"


async def test_a_player_named_like_a_card_isnt_confused_with_it(port):
    people = [port.person(name) for name in ("1", "2", "3", "10")]
    person = await port.play_until_asked(people, "turn")
    rank = (await port.legal(person, verb="order"))[0].parts[0]
    await person.slash("captain order", card=str(rank))
    assert await port.last_move() == f"order {rank}"


async def test_nonsense_is_refused_without_changes(port):
    person = await port.play_until_asked(port.crew(4), "turn")
    before = await port.table()
    for typed, told in (
        ("pass 7", EN("illegal-not-a-move")),
        ("hello", EN("illegal-not-a-move")),
        ("order 99", EN("captains-orders-illegal-not-in-hand", rank=99)),
        ("accuse 9", EN("illegal-no-such-seat", number=9)),
    ):
        answer = await person.slash("game move", move=typed)
        assert answer.private and answer.text == told
    assert (await port.table()).version == before.version


async def test_a_move_out_of_turn_names_the_player_to_move(port):
    people = port.crew(4)
    person = await port.play_until_asked(people, "turn")
    other = next(each for each in people if each is not person)
    answer = await other.slash("captain accuse", player=person.name)
    assert answer.text == EN("illegal-not-your-turn", pending_seats=[person.name])


async def test_a_move_in_a_lobby_is_refused(port):
    mei = port.person("Mei")
    await mei.slash("game open", game="captains_orders")
    answer = await mei.slash("captain ask", player="0")
    assert answer.text == EN("refusal-not-playing", status="lobby")


async def test_autocomplete_without_a_table_offers_nothing(port):
    mei, *others = port.crew(5)
    assert await mei.offered("game move", "move") == {}
    assert await mei.offered("captain ask", "player") == {}
    assert await mei.offered("game hand", "table") == {}
    assert await mei.offered("game option", "setting") == {}
    await port.begin(others)
    assert await mei.offered("game move", "move") == {}
    assert await mei.offered("captain ask", "player", "", table=99) == {}
    due = await port.to_move()
    waiting = next(each for each in others if each is not due)
    assert await waiting.offered("captain ask", "player") == {}


@pytest.mark.parametrize(("language", "say"), [("en-US", EN), ("ja", JA)])
async def test_tables_are_offered_by_game_and_number(port, language, say):
    mei = port.person("Mei", language)
    await mei.slash("game open", game="captains_orders")
    await mei.slash("game open", game="captains_orders", thread=True)
    titles = [f"{say('captains-orders-name')} · {say('table-number', table=n)}" for n in ("1", "2")]
    offers = await mei.offered("game leave", "table")
    assert list(offers.items()) == [(titles[1], "2"), (titles[0], "1")]  # Titles are listed from the latest.
    assert list((await mei.offered("game leave", "table", "2")).values()) == ["2"]


async def test_a_table_number_allows_moves_from_any_channel(port):
    people = port.crew(4)
    person = await port.play_until_asked(people, "turn")
    elsewhere = port.server.create_text_channel("elsewhere")
    move = str((await port.legal(person))[0])
    await person.slash("game move", at=elsewhere, move=move, table=1)
    assert await port.last_move() == move
    assert (await person.dm_slash("game hand", table=1)).private


async def test_a_move_in_direct_messages_goes_to_the_waiting_table(port):
    people = port.crew(4)
    person = await port.play_until_asked(people, "turn")
    move = str((await port.legal(person))[0])
    await person.dm_slash("game move", move=move)
    assert await port.last_move() == move
