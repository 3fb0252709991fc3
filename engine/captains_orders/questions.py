"""What a player is asked."""

from collections.abc import Sequence

from engine.captains_orders.state import PlacedOrder, State
from engine.question import Action, Barred, Choose, Question

QUESTIONS = ("turn", "under-order", "discard-passed", "discard-asked", "give", "word")
"""`turn` {}; `under-order` {order_seat, order_rank}; `discard-passed` and `discard-asked` {from_seat, rank}:
what came and from whom; `give` {to_seat}; `word` {rank}: one's last card."""

BARRED = ("below-order", "not-below-order")
"""Why a rank can't be chosen: {order_rank}."""


def question(state: State, seat: int) -> Question:
    ranks = sorted(set(state.hands[seat]))
    others = _others(state, seat)
    match state.step:
        case "discard":
            received = state.transfers[-1]
            return Question(
                "discard-passed" if received.kind == "passed" else "discard-asked",
                {"from_seat": received.giver, "rank": received.rank or 0},
                (Action("discard", (_rank(ranks),)),),
            )
        case "give":
            return Question("give", {"to_seat": state.turn}, (Action("give", (_rank(ranks),)),))
        case "word":
            rank = state.last.rank if state.last else 0
            return Question("word", {"rank": rank}, (Action("declare"), Action("silent")))
        case _:
            accuse = Action("accuse", (others,), grave=True)
            if state.order:
                return _under_order(state.order, ranks, accuse)
            return Question(
                "turn",
                {},
                (
                    Action("order", (_rank(ranks),)),
                    Action("pass", (_rank(ranks), others)),
                    Action("ask", (others,)),
                    accuse,
                ),
            )


def plans(state: State, seat: int) -> tuple[Action, ...]:
    """What may be planned: what goes from one's own hand, and asking."""
    rank = _rank(sorted(set(state.hands[seat])))
    others = _others(state, seat)
    return (
        Action("obey", (rank,)),
        Action("order", (rank,)),
        Action("pass", (rank, others)),
        Action("ask", (others,)),
        Action("discard", (rank,)),
        Action("give", (rank,)),
    )


def _under_order(order: PlacedOrder, ranks: Sequence[int], accuse: Action) -> Question:
    """Of obeying and ordering anew, only what the hand allows."""
    facts = {"order_rank": order.rank}
    obeying = [rank for rank in ranks if rank >= order.rank]
    ordering = [rank for rank in ranks if rank < order.rank]
    actions: list[Action] = []
    if obeying:
        barred = tuple(Barred(rank, "below-order", {**facts}) for rank in ordering)
        actions.append(Action("obey", (Choose("rank", tuple(obeying), barred),)))
    if ordering:
        barred = tuple(Barred(rank, "not-below-order", {**facts}) for rank in obeying)
        actions.append(Action("order", (Choose("rank", tuple(ordering), barred),)))
    return Question("under-order", {"order_seat": order.owner, **facts}, (*actions, accuse))


def _rank(ranks: Sequence[int]) -> Choose:
    return Choose("rank", tuple(ranks))


def _others(state: State, seat: int) -> Choose:
    return Choose("seat", tuple(other for other in range(len(state.hands)) if other != seat))
