"""Plays a round to its end as sensible players would, fast: the engine takes many times as long.

Each knows the own hand, and what cards it has handed to whom. Who gave somebody a card so low that hardly
anybody holds a lower one accuses the receiver.
"""

from dataclasses import dataclass

from engine.captains_orders.data import DECK
from engine.captains_orders.moves import Accuse, Ask, Declare, Discard, Give, Obey, Order, Pass
from engine.captains_orders.scoring import Hands, LastCard, judge_accusation, judge_emptied
from engine.captains_orders.state import PlacedOrder, State
from engine.core.chance import Dice
from engine.core.move import Move

SURE = 0.5
"""Who thinks an accusation as likely right as this accuses."""
HUNCH = 0.04
"""How often somebody accuses who knows nothing."""
MOST = 60
"""Turns after which nobody is thought to win the round."""
SECOND_ORDERED = 0.25
"""How often not the lowest card is ordered, but the next."""
PASSING, ASKING = 0.25, 0.35
"""How often a player without an order on the table passes a card, or asks for one; else one is ordered."""
REPLACING = 0.5
"""How often an order is replaced by a player with a lower card; else it is obeyed."""
RANKS = range(1, 11)
RANK_TOTALS = [DECK.count(rank) for rank in range(RANKS.stop)]


@dataclass(slots=True)
class Round:
    """A round that goes on. All hands are open here; players act on what they know."""

    hands: list[list[int]]
    turn: int
    order: PlacedOrder | None
    last: LastCard | None
    """Set while a word is owed."""
    gone: list[list[int]]
    """By seat and rank, the cards that the seat has not seen leave the round."""
    seen: dict[tuple[int, int], list[int]]
    """By the giver and the holder, ranks handed over and still there, for all the giver knows."""

    @classmethod
    def of(cls, state: State) -> "Round":
        """The round as it stands."""
        gone = [RANK_TOTALS.copy() for _ in state.hands]
        for order in (*state.former_orders, *([state.order] if state.order else [])):
            for each in gone:
                each[order.rank] -= 1
        for discard in state.discards:
            gone[discard.seat][discard.rank] -= 1
        seen: dict[tuple[int, int], list[int]] = {}
        for transfer in state.transfers:
            if transfer.rank in state.hands[transfer.receiver]:
                seen.setdefault((transfer.giver, transfer.receiver), []).append(transfer.rank or 0)
        return cls([list(hand) for hand in state.hands], state.turn, state.order, state.last, gone, seen)

    def copy(self) -> "Round":
        """The same, to be played on apart from this one."""
        hands, gone = ([row.copy() for row in rows] for rows in (self.hands, self.gone))
        seen = {pair: ranks.copy() for pair, ranks in self.seen.items()}
        return Round(hands, self.turn, self.order, self.last, gone, seen)

    def winners(self, seat: int, move: Move, dice: Dice) -> tuple[int, ...]:
        """Who wins the round that goes on with that move; used up by it."""
        won = self.play(seat, move)
        for _ in range(MOST):
            if won is not None:
                return won
            won = self._take_turn(dice)
        return won or ()

    def play(self, seat: int, move: Move) -> tuple[int, ...] | None:
        """The winners, if the move ends the round. Others give and discard their lowest card by it."""
        match move:
            case Accuse(seat=accused):
                return judge_accusation(0, self._shown(), seat, accused).winners
            case Order(rank=rank):
                return self._put_order(seat, rank)
            case Pass(rank=rank, seat=receiver):
                return self._hand_over(seat, receiver, rank, discards=True)
            case Ask(seat=asked):
                return self._hand_over(asked, seat, self.hands[asked][0], discards=True)
            case Give(rank=rank):
                return self._hand_over(seat, self.turn, rank, discards=True)
            case Obey(rank=rank):
                assert self.order
                return self._hand_over(seat, self.order.owner, rank, discards=False)
            case Discard(rank=rank):
                self._discard(seat, rank)
                return self._next()
            case _:
                assert self.last
                return self._emptied(seat, self.last, declared=isinstance(move, Declare))

    def _take_turn(self, dice: Dice) -> tuple[int, ...] | None:
        seat = self.turn
        hand = self.hands[seat]
        accused = self.suspect(seat, dice)
        if accused >= 0:
            return self.play(seat, Accuse(accused))
        if self.order:
            fitting = [rank for rank in hand if rank >= self.order.rank]
            if not fitting or (len(fitting) < len(hand) and _happens(REPLACING, dice)):
                return self._put_order(seat, hand[0])
            return self._hand_over(seat, self.order.owner, fitting[0], discards=False)
        what = dice.below(1000) / 1000
        other = self._another(seat, dice)
        if what < PASSING:
            return self._hand_over(seat, other, hand[0], discards=True)
        if what < PASSING + ASKING:
            return self._hand_over(other, seat, self.hands[other][0], discards=True)
        second = len(hand) > 1 and _happens(SECOND_ORDERED, dice)
        return self._put_order(seat, hand[1 if second else 0])

    def suspect(self, seat: int, dice: Dice) -> int:
        """Whom a player accuses; -1: nobody."""
        own = self.hands[seat][0]
        if own == 1:
            return -1
        best, suspect = SURE, -1
        for (knower, holder), ranks in self.seen.items():
            if knower != seat or not ranks or min(ranks) >= own:
                continue
            right = self._right(seat, holder, min(ranks))
            if right >= best:
                best, suspect = right, holder
        if suspect < 0 and own > 2 and _happens(HUNCH, dice):
            return self._another(seat, dice)
        return suspect

    def _another(self, seat: int, dice: Dice) -> int:
        return (seat + 1 + dice.below(len(self.hands) - 1)) % len(self.hands)

    def _right(self, seat: int, holder: int, rank: int) -> float:
        """How likely nobody holds less than that rank, except its holder."""
        gone = self.gone[seat]
        lower = sum(gone[1:rank])
        if lower <= 0:
            return 1.0
        unseen = sum(gone) - len(self.hands[seat])
        elsewhere = sum(map(len, self.hands)) - len(self.hands[seat]) - len(self.hands[holder])
        return max(0.0, 1 - elsewhere / unseen) ** lower

    def _put_order(self, seat: int, rank: int) -> tuple[int, ...] | None:
        self.hands[seat].remove(rank)
        self.order = PlacedOrder(rank, seat)
        for each, gone in enumerate(self.gone):
            gone[rank] -= 1
            seen = self.seen.get((each, seat))
            if seen and rank in seen:
                seen.remove(rank)
        return self._next() if self.hands[seat] else self._emptied(seat, LastCard(rank, None))

    def _hand_over(self, seat: int, receiver: int, rank: int, *, discards: bool) -> tuple[int, ...] | None:
        """`discards`: whether the receiver then discards a card, the lowest."""
        self.hands[seat].remove(rank)
        self._unseen_left(seat)
        hand = self.hands[receiver]
        hand.append(rank)
        hand.sort()
        self.seen.setdefault((seat, receiver), []).append(rank)
        if not self.hands[seat]:
            return self._emptied(seat, LastCard(rank, receiver))
        if discards:
            self._discard(receiver, hand[0])
        return self._next()

    def _discard(self, seat: int, rank: int) -> None:
        self.hands[seat].remove(rank)
        self.gone[seat][rank] -= 1
        self._unseen_left(seat)

    def _unseen_left(self, seat: int) -> None:
        """Others think that the lowest card they know of has gone."""
        for (_, holder), ranks in self.seen.items():
            if holder == seat and ranks:
                ranks.remove(min(ranks))

    def _next(self) -> None:
        self.turn = (self.turn + 1) % len(self.hands)
        if self.order and self.order.owner == self.turn:
            self.order = None
            self.turn = (self.turn + 1) % len(self.hands)

    def _emptied(self, seat: int, last: LastCard, *, declared: bool = True) -> tuple[int, ...]:
        return judge_emptied(0, self._shown(), seat, last, declared).winners

    def _shown(self) -> Hands:
        return tuple(map(tuple, self.hands))


def _happens(chance: float, dice: Dice) -> bool:
    return dice.below(1000) < 1000 * chance
