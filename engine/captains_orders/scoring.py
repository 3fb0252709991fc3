"""Judges a round that has ended.

Rules: "At every moment the captain is whoever holds, in hand, the lowest rank among all hands; several may.
All others are mutineers. Points = the sum of the ranks in hand." "Captains never win on points."
"""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

Hands = tuple[tuple[int, ...], ...]
Verdict = Literal[
    "captain-named", "mutineer-named", "accuser-captain", "declared-rightly", "declared-wrongly", "silent"
]

Role = Literal["captain", "mutineer", "emptied"]


class LastCard(Struct, frozen=True):
    """The last card of a hand that became empty, and its present holder: None if it was played as an
    order."""

    rank: int
    receiver: int | None


class Ending(Struct, frozen=True):
    """The end of a round.

    `hands` and the fields after it are as judged: a last card that was rightly declared belongs to its owner.
    """

    round: int
    cause: Literal["accused", "emptied"]
    by: int
    accused: int | None
    declared: bool
    shown: int | None
    """Rank of the last card, if it was declared."""
    verdict: Verdict
    hands: Hands
    captains: tuple[int, ...]
    winners: tuple[int, ...]
    points: tuple[int, ...]

    def role(self, seat: int) -> Role:
        """The seat's role at the end of the round."""
        if seat in self.captains:
            return "captain"
        return "mutineer" if self.hands[seat] else "emptied"

    @property
    def lowest(self) -> int:
        """The lowest rank in any hand. Its holders are the captains."""
        return min(hand[0] for hand in self.hands if hand)

    @property
    def right(self) -> bool | None:
        """Whether the accusation or the declaration was right; None if nothing was said."""
        if self.verdict == "silent":
            return None
        return self.verdict in ("captain-named", "declared-rightly")

    @property
    def out(self) -> int | None:
        """The seat that accused wrongly and so can't win the round, or None."""
        return None if self.accused is None or self.right else self.by


def judge_accusation(round: int, hands: Hands, by: int, accused: int) -> Ending:
    """Rules: "A mutineer who named a captain (any one of them) wins the round alone. Otherwise the accuser is
    out of it, and of the other mutineers (the accused too, if one) those with the most points win. A captain
    who accuses never wins, also when naming a fellow captain."
    """
    captains = captains_among(hands)
    verdict: Verdict
    if by in captains:
        verdict, winners = "accuser-captain", richest_mutineers(hands, but=by)
    elif accused in captains:
        verdict, winners = "captain-named", (by,)
    else:
        verdict, winners = "mutineer-named", richest_mutineers(hands, but=by)
    points = tuple(map(sum, hands))
    return Ending(round, "accused", by, accused, False, None, verdict, hands, captains, winners, points)


def judge_emptied(round: int, hands: Hands, by: int, last: LastCard, declared: bool) -> Ending:
    """Rules: "That player may then declare: their last card is shown as still theirs; if no other hand holds
    a lower one, they win alone (ties too). If wrong, or not declared: the mutineers with the most points win;
    the last card, if handed over, counts for its receiver, and a last card played as an order for nobody. The
    emptied player is no candidate on points."
    """
    verdict: Verdict
    if declared and last.rank <= min(map(min, filter(None, hands))):
        hands = _with_last_card_returned(hands, by, last)
        verdict, winners = "declared-rightly", (by,)
    else:
        verdict, winners = "declared-wrongly" if declared else "silent", richest_mutineers(hands, but=by)
    shown = last.rank if declared else None
    points = tuple(map(sum, hands))
    captains = captains_among(hands)
    return Ending(round, "emptied", by, None, declared, shown, verdict, hands, captains, winners, points)


def captains_among(hands: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The seats with the lowest rank. Hands are sorted; an empty hand doesn't count."""
    lowest = min([hand[0] for hand in hands if hand])
    return tuple([seat for seat, hand in enumerate(hands) if hand and hand[0] == lowest])


def richest_mutineers(hands: Sequence[Sequence[int]], *, but: int) -> tuple[int, ...]:
    """The mutineers with the most points, without the seat `but`."""
    captains = captains_among(hands)
    points = {seat: sum(hand) for seat, hand in enumerate(hands) if seat not in captains and seat != but}
    most = max(points.values(), default=0)
    return tuple([seat for seat, number in points.items() if number == most])


def _with_last_card_returned(hands: Hands, seat: int, last: LastCard) -> Hands:
    returned = list(map(list, hands))
    returned[seat].append(last.rank)
    if last.receiver is not None:
        returned[last.receiver].remove(last.rank)
    return tuple(map(tuple, returned))
