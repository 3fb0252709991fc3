"""What may be played when. Lines quoted in this folder are those of the rules page."""

from collections.abc import Iterator, Mapping, Sequence

from engine.chance import Chance
from engine.errors import IllegalMove
from engine.event import Event
from engine.fisherman.cards import KINDS_IN_PLAY, RANKINGS, SHIELDS, SIZES, sorted_hand
from engine.fisherman.contest import EVENTS, next_contest, play
from engine.fisherman.imagine import imagine
from engine.fisherman.moves import GRAMMAR, NameBad, NameFavourite, NameRanking, NameSize, Play
from engine.fisherman.questions import BARRED, QUESTIONS, plans, question
from engine.fisherman.setting import RULES as CONTEST_RULES
from engine.fisherman.setting import Rule, choosers
from engine.fisherman.state import State
from engine.fisherman.tricks import barred
from engine.fisherman.view import View, view
from engine.game import Choice
from engine.move import Grammar, Move
from engine.question import Action, Question
from engine.rules import Result, Rules, places

REFUSALS = (
    "rules-open",
    "rule-set",
    "not-your-rule",
    "not-in-play",
    "is-favourite",
    "not-neighbours",
    "not-in-hand",
    "must-follow",
)


class Fisherman(Rules[State]):
    """As many contests as players; in each, rules are set and tricks played."""

    state_type = State
    grammar = GRAMMAR
    events = EVENTS
    questions = QUESTIONS
    refusals = REFUSALS
    barred = BARRED
    rounds = ("contest-ended",)
    headlines = ("contest-ended", "match-ended")
    plannable = Grammar(Play)

    def start(self, seats: int, options: Mapping[str, Choice], chance: Chance) -> tuple[State, list[Event]]:
        """Rules: "The first dealer is random." """
        dealer, chance = chance.below(seats)
        state = State(chance=chance, dealer=dealer, hands=((),) * seats, left_over=())
        return state, [*next_contest(state, dealer)]

    def pending(self, state: State) -> tuple[int, ...]:
        actor = state.actor
        return () if actor is None else (actor,)

    def legal_moves(self, state: State, seat: int) -> list[Move]:
        if rules := state.open_rules:
            return [move for rule in rules for move in _namings(state, rule)]
        hand = sorted_hand(state.hands[seat], state.rules.ranking)
        closed = barred(hand, state.trick)
        return [Play(str(card)) for card in hand if card not in closed]

    def question(self, state: State, seat: int) -> Question:
        return question(state, seat)

    def check(self, state: State, seat: int, move: Move) -> None:
        if not isinstance(move, Play):
            _check_naming(state, move)
            return
        if rules := state.open_rules:
            raise IllegalMove("rules-open", {"rules": rules})
        hand = state.hands[seat]
        if move.fish not in hand:
            raise IllegalMove("not-in-hand", {"card": move.card})
        if move.fish in barred(hand, state.trick):
            raise IllegalMove("must-follow", {"card": move.card, "kind": state.trick[0].card.kind})

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        return play(state, seat, move)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def result(self, state: State) -> Result | None:
        """Rules: "The highest total of victory points wins; a tie is shared." """
        if not state.over:
            return None
        scores = dict(enumerate(state.totals))
        breakdown = {
            seat: {
                shield: sum(worth for ending in state.history if ending.awards[seat] == worth)
                for shield, worth in SHIELDS.items()
            }
            for seat in scores
        }
        return Result(places(scores), scores, breakdown)

    def plans(self, state: State, seat: int) -> tuple[Action, ...]:
        """A card, once the rules of the contest are set. Naming a rule isn't planned: one goes by those that
        others have named."""
        return plans(state, seat)

    def imagine(
        self, state: State, log: Sequence[Event], seat: int | None, chance: Chance
    ) -> tuple[State, list[Event]]:
        return imagine(state, log, seat, chance)


def _namings(state: State, rule: Rule) -> list[Move]:
    kinds = KINDS_IN_PLAY[state.seats]
    match rule:
        case "favourite":
            return [NameFavourite(kind) for kind in kinds]
        case "ranking":
            return [NameRanking(ranking) for ranking in RANKINGS]
        case "size":
            return [NameSize(str(size)) for size in SIZES]
        case "bad":
            return [NameBad(kind) for kind in kinds if kind != state.rules.favourite]


def _check_naming(state: State, move: Move) -> None:
    rule = next(rule for rule in CONTEST_RULES if rule == move.verb)
    if getattr(state.rules, rule) is not None:
        raise IllegalMove("rule-set", {"rule": rule})
    if rule not in state.open_rules:
        chooser = choosers(state.dealer, state.seats)[CONTEST_RULES.index(rule)]
        raise IllegalMove("not-your-rule", {"rule": rule, "chooser_seat": chooser})
    if isinstance(move, NameFavourite | NameBad) and move.kind not in KINDS_IN_PLAY[state.seats]:
        raise IllegalMove("not-in-play", {"kind": move.kind})
    if isinstance(move, NameBad) and move.kind == state.rules.favourite:
        raise IllegalMove("is-favourite", {"kind": move.kind})
    if isinstance(move, NameSize) and move.numbers not in SIZES:
        raise IllegalMove("not-neighbours", {"size": move.size})


RULES = Fisherman()
