"""Plays a round to its end as sensible players would, fast: on plain lists, nothing is asked or told.

Each knows the own hand, and what cards it has handed to whom. Who gave somebody a card so low that hardly
anybody holds a lower one accuses the receiver.
"""

from engine.captains_orders.data import DECK
from engine.captains_orders.habits import REPLACING
from engine.captains_orders.moves import Accuse, Ask, Declare, Discard, Give, Obey, Order, Pass
from engine.captains_orders.scoring import LastCard, captains_among, judge_emptied, richest_mutineers
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
RANKS = range(1, 11)
RANK_TOTALS = [DECK.count(rank) for rank in range(RANKS.stop)]


class Round:
    """A round that goes on. All hands are open here; players act on what they know."""

    __slots__ = ("_gone", "_hands", "_last", "_order", "_owner", "_seats", "_seen", "_turn")

    def __init__(
        self,
        hands: list[list[int]],
        turn: int,
        order: PlacedOrder | None,
        last: LastCard | None,
        gone: list[list[int]],
        seen: dict[tuple[int, int], list[int]],
    ) -> None:
        """`turn`: whose it is. `last`: set while a word is owed.

        `gone`: by seat and rank, the cards that the seat has not seen leave the round. `seen`: by who knows
        it and who holds it, ranks handed over and still there, for all the giver knows.
        """
        self._hands = hands
        self._seats = len(hands)
        self._turn = turn
        self._order, self._owner = (order.rank, order.owner) if order else (0, -1)
        self._last = last
        self._gone = gone
        self._seen = seen

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
        return Round(
            [hand.copy() for hand in self._hands],
            self._turn,
            PlacedOrder(self._order, self._owner) if self._order else None,
            self._last,
            [gone.copy() for gone in self._gone],
            {pair: ranks.copy() for pair, ranks in self._seen.items()},
        )

    def winners(self, seat: int, move: Move, dice: Dice) -> tuple[int, ...]:
        """Who wins the round that goes on with that move; used up by it."""
        won = self._moved(seat, move, dice)
        turns = 0
        while won is None:
            turns += 1
            if turns > MOST:
                return ()
            won = self._take_turn(dice)
        return won

    def _moved(self, seat: int, move: Move, dice: Dice) -> tuple[int, ...] | None:
        match move:
            case Accuse(seat=accused):
                return self._accused(seat, accused)
            case Order(rank=rank):
                return self._put_order(seat, rank)
            case Pass(rank=rank, seat=receiver):
                return self._passed(seat, receiver, rank)
            case Ask(seat=asked):
                return self._asked(seat, asked)
            case Obey(rank=rank):
                return self._obeyed(seat, rank)
            case Discard(rank=rank):
                self._discarded(seat, rank)
                return self._next()
            case Give(rank=rank):
                return self._gave(seat, self._turn, rank)
            case _:
                assert self._last
                hands = tuple(map(tuple, self._hands))
                return judge_emptied(0, hands, seat, self._last, isinstance(move, Declare)).winners

    def _take_turn(self, dice: Dice) -> tuple[int, ...] | None:
        seat = self._turn
        if self._owner == seat:
            self._order, self._owner = 0, -1
            return self._next()
        hand = self._hands[seat]
        accused = self.suspect(seat, dice)
        if accused >= 0:
            return self._accused(seat, accused)
        if self._order:
            fitting = [rank for rank in hand if rank >= self._order]
            if not fitting or (len(fitting) < len(hand) and _happens(REPLACING, dice)):
                return self._put_order(seat, hand[0])
            return self._obeyed(seat, fitting[0])
        what = dice.below(1000) / 1000
        other = (seat + 1 + dice.below(self._seats - 1)) % self._seats
        if what < PASSING:
            return self._passed(seat, other, hand[0])
        if what < PASSING + ASKING:
            return self._asked(seat, other)
        second = len(hand) > 1 and _happens(SECOND_ORDERED, dice)
        return self._put_order(seat, hand[1 if second else 0])

    def suspect(self, seat: int, dice: Dice) -> int:
        """Whom a player accuses; -1: nobody."""
        own = self._hands[seat][0]
        if own == 1:
            return -1
        best, suspect = SURE, -1
        for (knower, holder), ranks in self._seen.items():
            if knower != seat or not ranks or min(ranks) >= own:
                continue
            right = self._right(seat, holder, min(ranks))
            if right >= best:
                best, suspect = right, holder
        if suspect < 0 and own > 2 and _happens(HUNCH, dice):
            return (seat + 1 + dice.below(self._seats - 1)) % self._seats
        return suspect

    def _right(self, seat: int, holder: int, rank: int) -> float:
        """How likely nobody holds less than that rank, except its holder."""
        gone = self._gone[seat]
        lower = sum(gone[1:rank])
        if lower <= 0:
            return 1.0
        unseen = sum(gone) - len(self._hands[seat])
        elsewhere = sum(map(len, self._hands)) - len(self._hands[seat]) - len(self._hands[holder])
        return max(0.0, 1 - elsewhere / unseen) ** lower

    def _put_order(self, seat: int, rank: int) -> tuple[int, ...] | None:
        self._hands[seat].remove(rank)
        self._order, self._owner = rank, seat
        for each, gone in enumerate(self._gone):
            gone[rank] -= 1
            seen = self._seen.get((each, seat))
            if seen and rank in seen:
                seen.remove(rank)
        if not self._hands[seat]:
            return self._emptied(seat, rank, None)
        return self._next()

    def _passed(self, seat: int, receiver: int, rank: int) -> tuple[int, ...] | None:
        self._hand_over(seat, receiver, rank)
        if not self._hands[seat]:
            return self._emptied(seat, rank, receiver)
        self._discarded(receiver, self._hands[receiver][0])
        return self._next()

    def _asked(self, seat: int, asked: int) -> tuple[int, ...] | None:
        return self._gave(asked, seat, self._hands[asked][0])

    def _gave(self, seat: int, asker: int, rank: int) -> tuple[int, ...] | None:
        self._hand_over(seat, asker, rank)
        if not self._hands[seat]:
            return self._emptied(seat, rank, asker)
        self._discarded(asker, self._hands[asker][0])
        return self._next()

    def _obeyed(self, seat: int, rank: int) -> tuple[int, ...] | None:
        owner = self._owner
        self._hand_over(seat, owner, rank)
        return self._next() if self._hands[seat] else self._emptied(seat, rank, owner)

    def _hand_over(self, seat: int, receiver: int, rank: int) -> None:
        self._hands[seat].remove(rank)
        self._unseen_left(seat)
        hand = self._hands[receiver]
        hand.append(rank)
        hand.sort()
        self._seen.setdefault((seat, receiver), []).append(rank)

    def _discarded(self, seat: int, rank: int) -> None:
        self._hands[seat].remove(rank)
        self._gone[seat][rank] -= 1
        self._unseen_left(seat)

    def _unseen_left(self, seat: int) -> None:
        """Others think that the lowest card they know of has gone."""
        for (_, holder), ranks in self._seen.items():
            if holder == seat and ranks:
                ranks.remove(min(ranks))

    def _next(self) -> None:
        self._turn = (self._turn + 1) % self._seats

    def _accused(self, seat: int, accused: int) -> tuple[int, ...]:
        captains = captains_among(self._hands)
        if seat not in captains and accused in captains:
            return (seat,)
        return richest_mutineers(self._hands, but=seat)

    def _emptied(self, seat: int, rank: int, receiver: int | None) -> tuple[int, ...]:
        hands = tuple(map(tuple, self._hands))
        return judge_emptied(0, hands, seat, LastCard(rank, receiver), True).winners


def _happens(chance: float, dice: Dice) -> bool:
    return dice.below(1000) < 1000 * chance
