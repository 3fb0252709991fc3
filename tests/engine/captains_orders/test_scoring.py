"""Rules that hold for every verdict, whatever the hands."""

from hypothesis import given, settings
from hypothesis import strategies as some

from engine.captains_orders.scoring import Ending, LastCard, judge_accusation, judge_emptied

HAND = some.lists(some.integers(1, 10), min_size=1, max_size=8).map(sorted).map(tuple)
HANDS = some.lists(HAND, min_size=4, max_size=8).map(tuple)

every_case = settings(derandomize=True, max_examples=300)


def assert_won_on_points(ending: Ending, out: int) -> None:
    """The mutineers with the most points win, except one seat; captains never do."""
    lowest = min(rank for hand in ending.hands for rank in hand)
    mutineers = [
        sum(hand) for seat, hand in enumerate(ending.hands) if hand and lowest not in hand and seat != out
    ]
    best = max(mutineers, default=None)
    assert ending.winners == tuple(
        seat
        for seat, hand in enumerate(ending.hands)
        if seat != out and hand and lowest not in hand and sum(hand) == best
    )


@every_case
@given(HANDS, some.integers(0, 7), some.integers(1, 7))
def test_an_accusation_is_judged(hands: tuple[tuple[int, ...], ...], by: int, step: int):
    by %= len(hands)
    accused = (by + 1 + step % (len(hands) - 1)) % len(hands)
    ending = judge_accusation(1, hands, by, accused)
    lowest = min(map(min, hands))
    assert ending.captains == tuple(seat for seat, hand in enumerate(hands) if lowest in hand)
    assert ending.points == tuple(map(sum, hands))
    assert ending.lowest == lowest
    assert all((ending.role(seat) == "captain") == (lowest in hand) for seat, hand in enumerate(hands))
    if accused in ending.captains and by not in ending.captains:
        assert ending.winners == (by,)
        assert ending.right and ending.out is None
    else:
        assert ending.right is False and ending.out == by
        assert by not in ending.winners
        assert_won_on_points(ending, out=by)


@every_case
@given(
    HANDS, some.integers(0, 7), some.integers(1, 10), some.integers(0, 7), some.booleans(), some.booleans()
)
def test_an_emptied_hand_is_judged(
    hands: tuple[tuple[int, ...], ...], by: int, rank: int, step: int, ordered: bool, declared: bool
):
    by %= len(hands)
    receiver = None if ordered else (by + 1 + step % (len(hands) - 1)) % len(hands)
    others_lowest = min(rank for seat, hand in enumerate(hands) if seat != by for rank in hand)
    held = [() if seat == by else hand for seat, hand in enumerate(hands)]
    if receiver is not None:
        held[receiver] = tuple(sorted((*held[receiver], rank)))
    ending = judge_emptied(1, tuple(held), by, LastCard(rank, receiver), declared)
    assert ending.shown == (rank if declared else None)
    if declared and rank <= others_lowest:
        assert ending.winners == (by,)
        assert ending.hands == tuple((rank,) if seat == by else hand for seat, hand in enumerate(hands))
        assert ending.right and ending.role(by) == "captain"
    else:
        assert ending.right is (False if declared else None) and ending.role(by) == "emptied"
        assert by not in ending.winners
        assert ending.hands == tuple(held)
        assert_won_on_points(ending, out=by)
