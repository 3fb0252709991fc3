"""What a player is asked."""

from engine.event import Value
from engine.fisherman.cards import KINDS_IN_PLAY, RANKINGS, SIZES, sorted_hand
from engine.fisherman.setting import Rule
from engine.fisherman.state import State
from engine.fisherman.tricks import barred
from engine.question import Action, Barred, Choose, Question

QUESTIONS = ("favourite", "ranking", "size", "ranking-and-size", "bad", "lead", "follow", "free")
"""`favourite` {contest}; `ranking`, `size`, `ranking-and-size`, `bad` {}; `lead` {trick, tricks}; `follow`,
holding the led kind, and `free`, holding none of it: {lead_seat, card, kind}."""

BARRED = ("is-favourite", "must-follow")
"""Why a kind can't be the bad one, why a card can't be played: {kind}."""


def question(state: State, seat: int) -> Question:
    if rules := state.open_rules:
        facts: dict[str, Value] = {"contest": state.contest} if rules == ("favourite",) else {}
        return Question("-and-".join(rules), facts, tuple(_naming(state, rule) for rule in rules))
    hand = sorted_hand(state.hands[seat], state.rules.ranking)
    closed = barred(hand, state.trick)
    among = tuple(str(card) for card in hand if card not in closed)
    if not state.trick:
        facts = {"trick": len(state.tricks) + 1, "tricks": state.trick_count}
        return Question("lead", facts, (Action("play", (Choose("card", among),)),))
    lead = state.trick[0]
    kind = lead.card.kind
    reasons = tuple(Barred(str(card), "must-follow", {"kind": kind}) for card in closed)
    return Question(
        "follow" if any(card.kind == kind for card in hand) else "free",
        {"lead_seat": lead.seat, "card": str(lead.card), "kind": kind},
        (Action("play", (Choose("card", among, reasons),)),),
    )


def plans(state: State, seat: int) -> tuple[Action, ...]:
    """What may be planned: any card of one's hand, to be played if it is legal then."""
    hand = sorted_hand(state.hands[seat], state.rules.ranking)
    if state.open_rules or not hand:
        return ()
    return (Action("play", (Choose("card", tuple(map(str, hand))),)),)


def _naming(state: State, rule: Rule) -> Action:
    """Rules: "A kind not in play (squid with 3) can't be named." """
    kinds = KINDS_IN_PLAY[state.seats]
    match rule:
        case "favourite":
            return Action("favourite", (Choose("kind", kinds),))
        case "ranking":
            return Action("ranking", (Choose("ranking", RANKINGS),))
        case "size":
            return Action("size", (Choose("size", tuple(map(str, SIZES))),))
        case "bad":
            favourite = state.rules.favourite
            among = tuple(kind for kind in kinds if kind != favourite)
            closed = tuple(
                Barred(kind, "is-favourite", {"kind": kind}) for kind in kinds if kind == favourite
            )
            return Action("bad", (Choose("kind", among, closed),))
