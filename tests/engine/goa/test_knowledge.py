"""Hidden information, and imagined matches."""

from engine import Match
from engine.core.secrecy.visibility import BLANK
from engine.goa.data import data_of
from engine.goa.events import Discarded, Drew, Played
from engine.goa.state import State
from tests.engine.conformance.variants import random_play
from tests.engine.goa.positions import at_turn, hand, player, state_of, view
from tests.engine.notation import facts, play
from tests.engine.states import log_of


def test_money_and_cards_are_known_only_to_their_owner():
    match = at_turn(player(hand="ships-1", hidden="mission-3"), player(hand="sale-1 sale-2"))
    mine = view(match, 0).own
    assert mine and (mine.money, mine.hand, mine.hidden) == (10, ("ships-1",), ("mission-3",))
    assert view(match, None).own is None
    assert [(each.money, each.hand, each.hidden) for each in view(match).players] == [
        (None, (BLANK,), (BLANK,)),
        (None, (BLANK, BLANK), ()),
    ]


def test_numbers_of_cards_and_face_down_tiles_are_public():
    match = at_turn(player(hand="ships-1", hidden="mission-3 ginger-1"), player(hand="sale-1 sale-2"))
    assert [len(each.hand) for each in view(match).players] == [1, 2]
    assert [len(each.hidden) for each in view(match).players] == [2, 0]


def test_ships_colonists_and_action_cards_are_public():
    match = at_turn(player(ships=3, colonists=5, actions=1), player())
    now = view(match, 1).players[0]
    assert (now.ships, now.colonists, now.actions) == (3, 5, 1)


def worlds(match: Match, seat: int | None, number: int = 30) -> list[State]:
    return [state_of(match.imagine(seat, str(each))) for each in range(number)]


def test_imagined_worlds_keep_the_own_hand_and_vary_others():
    match = at_turn(player(hand="ships-1 sale-1"), player(hand="sale-2 sale-3"))
    imagined = worlds(match, 0)
    assert {state.players[0].hand for state in imagined} == {("ships-1", "sale-1")}
    assert len({state.players[1].hand for state in imagined}) > 20
    assert len({state.pile for state in imagined}) == 30


def test_imagined_worlds_keep_publicly_discarded_cards():
    match = at_turn(player(hand="ships-1"), player(hand="sale-2"), pile="scouts-1 scouts-2")
    play(match, "0: play ships-1", "0: found calicut")
    seen = {"ships-1", "scouts-1", "scouts-2"}
    for state in worlds(match, 1):
        assert set(state.discards) == seen
        assert not seen & {*state.pile, *state.players[0].hand}


def test_cards_held_before_the_reshuffle_arent_from_the_new_pile():
    """Everyone saw which cards went into the new pile, so nobody imagines other cards in it."""
    new = {"ships-1", "ships-2", "ships-3", "sale-1"}
    old = [card for card in data_of(None).cards if card not in new]
    match = at_turn(player(hand=" ".join(old)), player(hand="sale-1"), discards="ships-1 ships-2 ships-3")
    play(match, "0: ships", "0: done", "1: expedition 1", "1: discard sale-1")
    for world in worlds(match, None):
        assert set(world.players[0].hand) == set(old)
        assert set(world.players[1].hand) < new
    assert len({world.players[1].hand for world in worlds(match, 0)}) == 4


def test_the_imagined_story_matches_the_imagined_hands():
    """A seat's hand consists of the cards it has drawn, minus those it has shown."""
    match = Match.start("goa", 3, "story")
    for ply, _ in enumerate(random_play(match, "story")):
        if ply % 20 == 0:
            for seat in (0, None):
                assert _names_what_is_held(match.imagine(seat, str(ply)))


def _names_what_is_held(world: Match) -> bool:
    """Whether each hand has the cards drawn minus those shown. Fails for a card shown before it is drawn."""
    drawn = [list[str](), list[str](), list[str]()]
    for event in log_of(world):
        match event:
            case Drew(seat=seat, cards=cards):
                assert cards and len(cards) == event.number
                drawn[seat] += cards
            case Played(seat=seat, card=card):
                drawn[seat].remove(card)
            case Discarded(seat=seat, cards=cards):
                for card in cards:
                    drawn[seat].remove(card)
            case _:
                pass
    return all(sorted(hand(world, seat)) == sorted(drawn[seat]) for seat in range(3))


def test_the_time_when_others_drew_a_shown_card_is_unknown():
    match = at_turn(player(hand="ships-1", rows={"expedition": 3}), player(), pile="ducats-1 ducats-2")
    play(match, "0: expedition 2", "0: play ducats-1")
    told = [world_draws(match.imagine(1, str(number))) for number in range(30)]
    assert all("ducats-1" in first + then and len(first) == 1 and len(then) == 2 for first, then in told)
    assert len({"ducats-1" in first for first, _ in told}) == 2
    assert {tuple(world_draws(match.imagine(0, str(number)))) for number in range(9)} == {
        (("ships-1",), ("ducats-1", "ducats-2"))
    }


def world_draws(world: Match) -> list[tuple[str, ...]]:
    return [event.cards or () for event in log_of(world) if isinstance(event, Drew)]


def test_the_number_of_drawn_cards_is_public():
    match = at_turn(player(), player())
    play(match, "0: expedition 1")
    assert facts(match.log(None), "drew") == {"seat": 0, "number": 1}
