"""The rules: the set-up, the steps of a match, and views.

Quotations, here and in the other modules, are from the game's rules page.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import asdict, replace

from engine.core.chance import Chance, Dice
from engine.core.event import Event
from engine.core.move import Move
from engine.core.questions.legality import moves
from engine.core.questions.question import Preview, Question
from engine.core.rules import Choice, Imagined, Result
from engine.core.statement import Statement
from engine.core.step import Steps
from engine.goa import auctions, cards, development, questions, spices, tiles, turns
from engine.goa.cards import sorted_hand
from engine.goa.data import COLONIES
from engine.goa.events import Discarded, Drew, FlagDrawn, Played, Shuffled
from engine.goa.moves import GRAMMAR, Use
from engine.goa.state import ROUNDS, Decision, Player, State

FLAG_SYMBOL = "tiger"


class Deciding(Steps[State]):
    """The steps, in each of which the seat that is asked may use Duty first."""

    def question(self, state: State, seat: int) -> Question:
        question = super().question(state, seat)
        if state.step in TURN_STEPS:
            return question
        return replace(question, actions=(*question.actions, *tiles.duty(state, seat)))

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        if isinstance(move, Use) and state.step not in TURN_STEPS:
            yield from tiles.use(state, seat, move.tile)
            yield from self.go_on(state)
        else:
            yield from super().play(state, seat, move)

    def go_on(self, state: State) -> Iterator[Event]:
        """Play a question's only answer at once, where everyone can see that it is the only one."""
        while True:
            yield from super().go_on(state)
            step = self.get(state.step)
            if not isinstance(step, Decision) or not step.plays_only_answer:
                return
            [seat] = step.pending(state)
            question = step.ask(state, seat)
            if not question.is_forced:
                return
            [only] = moves(question, GRAMMAR)
            yield from step.play(state, seat, only)


TURN_STEPS = ("turn", "after", "extra-turn")
"""The steps in which all tiles can be used."""
STEPS = Deciding(
    {
        "flag": auctions.LayingFlag(),
        "mark": auctions.LayingMarkers(),
        "next-auction": auctions.NextAuction(),
        "bid": auctions.Bidding(),
        "last-word": auctions.LastWord(),
        "next-turn": turns.NextTurn(),
        "turn": turns.Acting(),
        "after": turns.Acting(),
        "extra": turns.PlayingExtra(),
        "extra-turn": turns.Acting(),
        "progress-ships-only": development.Progressing(),
        "progress-spices-only": development.Progressing(),
        "progress-ducats": development.ProgressingForDucats(),
        "progress-free": development.ProgressingFree(),
        "pay-spice": development.PayingSpices(),
        "place": spices.Placing(),
        "fill": spices.Filling(),
        "refill": spices.Refilling(),
        "duty": spices.PayingDuty(),
        "sale": spices.Selling(),
        "mix-ships": cards.MixingShips(),
        "mix-colonists": cards.MixingColonists(),
        "discard": cards.Discarding(),
        "found-scouts": cards.FoundingBy(),
        "found-spy": cards.FoundingBy(),
        "founding": cards.Founding(),
        "colony-tile": cards.TakingColony(),
        "drop": tiles.Dropping(),
        "goods": tiles.ChoosingGoods(),
        "supply": tiles.Supplying(),
        "swap": tiles.Swapping(),
        "swap-for": tiles.SwappingForSpice(),
        "spy": tiles.Spying(),
        "copy": tiles.Copying(),
    },
)

PREVIEWS: dict[str, Callable[[State, int, Any], Preview]] = {
    "progress": development.preview_step,
    "found": cards.preview_founding,
    "play": cards.preview_card,
    "recruit": lambda state, seat, number: cards.Recruit((number,)),
    "use": tiles.preview_use,
    "mark": tiles.preview_cell,
    "swap": tiles.preview_cell,
    "spy": tiles.preview_spying,
    "copy": tiles.preview_copying,
}
"""Functions that preview a choice, by verb."""


def start(
    seats: int, options: Mapping[str, Choice], chance: Chance, material: str | None
) -> tuple[State, list[Event]]:
    """Set up a match. `material` is the text of a corrected copy of the data, or None. Raises
    WrongMaterial."""
    state = State(chance=chance, players=(), flag_holder=0, pile=(), discards=(), material=material)
    data = state.data
    pile, state.chance = state.chance.shuffled(tuple(data.cards))
    state.pile = tuple(pile)
    state.colonies = {colony: data.colony_tiles(colony) for colony in COLONIES}
    first, state.chance = state.chance.below(seats)
    player = Player(data.start.ducats, data.start.ships, data.start.colonists)
    state.players = (player,) * seats
    return state, [*_begin(state, first)]


def _begin(state: State, first: int) -> Iterator[Event]:
    """Rules: "from a random first seat clockwise each reveals an expedition card; the first tiger gets the
    flag (no extra action card for that). The revealed cards are discarded." "The start player gets the flag
    and 7 ducats, the others 10."
    """
    symbols = [state.data.cards[card] for card in reversed(state.pile)]
    number = symbols.index(FLAG_SYMBOL) + 1
    state.discards, state.pile = state.pile[: -number - 1 : -1], state.pile[:-number]
    state.flag_holder = state.after(first, number - 1)
    start = state.data.start
    state.give(state.flag_holder, ducats=start.ducats_first - start.ducats)
    yield FlagDrawn(state.flag_holder, state.discards, first)
    yield from auctions.begin_round(state)


def previewed(state: State, seat: int, question: Question) -> Question:
    """Add previews of the answers to the question, as far as the player can know."""
    actions = list(question.actions)
    for place, action in enumerate(actions):
        if preview := PREVIEWS.get(action.verb):
            previews = tuple([preview(state, seat, value) for value in action.parts[0].values()])
            actions[place] = replace(action, previews=previews)
    return replace(question, actions=tuple(actions))


def result(state: State) -> Result:
    """The places and the parts of the scores; None while the match runs."""
    points = {seat: state.points(seat) for seat in range(state.seats)}
    return Result(
        state.places,
        {seat: each.total for seat, each in points.items()},
        {seat: asdict(each) for seat, each in points.items()},
        {seat: {"money": state.players[seat].money} for seat in state.tied},
    )


class Numbers(Statement, frozen=True):
    """Facts about the table for explanations, as the seat knows them."""

    round: int
    rounds: int
    own_money: int
    own_ships: int
    own_colonists: int
    own_spices: int
    own_plantations: int
    own_points: int
    """The seat's points if the match ended now, without those for the most money."""


PUBLIC = {
    "Nobody may know the shuffle before the end: nothing is shown.": "chance",
    "Money is hidden, and so are tiles that lie face down: to their owner only.": (
        "Player.money Player.hidden"
    ),
    "Expedition cards are hidden; their number is shown, since everybody sees them drawn.": (
        "Player.hand pile"
    ),
    "Nobody may look through the discards: their number only.": "discards shuffled",
    "Ships, colonists and extra action cards lie open.": "Player.ships Player.colonists Player.actions",
    "The development board, plantations, colonies and tiles lie before their owner.": (
        "Player.rows Player.plantations Player.colonies Player.tools"
    ),
    "Duties are used in the open and count at the end.": "Player.duties",
    "The players' boards lie on the table.": "players",
    "The tiles lie face up in the grid, and all colonies lie open.": "grid colonies",
    "Flag, markers and bids are laid and said in the open.": (
        "flag_holder markers auction is_auction_open bids"
    ),
    "Rounds, turns and what must be answered next follow from the open play.": (
        "round phase turns turn asked out tasks"
    ),
    "The material is chosen before the match.": "material",
    "The view is made for a seat.": "seat",
}
"""The rules that make the fields of a view public. A field `Player.x` is one of each seat's."""


class View(State, kw_only=True):
    """Rules: "Money is ducats, hidden; ships and colonists are open; expedition cards are hidden"; their
    number is shown, "since everybody sees them drawn".
    """

    seat: int | None
    """The seat whose view it is; None for a spectator."""

    @property
    def own(self) -> Player | None:
        """The seat's own player, or None for a spectator."""
        return None if self.seat is None else self.players[self.seat]

    @property
    def actor(self) -> int | None:
        """The seat that must answer."""
        return next(iter(STEPS.pending(self)), None)

    @property
    def founding(self) -> questions.Founding | None:
        """The founding being decided."""
        prompt = self.tasks[-1].prompt if self.tasks else None
        return prompt if isinstance(prompt, questions.Founding) else None

    @property
    def open_cells(self) -> tuple[str, ...]:
        """The cells where the flag or marker being laid may lie."""
        if self.step == "flag":
            return auctions.flag_cells(self)
        return auctions.marker_cells(self)[0] if self.step == "mark" else ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners at the end."""
        return tuple(seat for seat, place in self.places.items() if place == 1)

    @property
    def numbers(self) -> Numbers:
        """The explanations' facts. The view must be a seat's."""
        assert self.seat is not None and self.own is not None
        player = self.own
        return Numbers(
            round=self.round,
            rounds=ROUNDS,
            own_money=player.money,
            own_ships=player.ships,
            own_colonists=player.colonists,
            own_spices=sum(each.spices for each in player.plantations)
            + sum(len(each.spices) for each in player.colonies),
            own_plantations=len(player.plantations),
            own_points=self.points(self.seat).total,
        )


def imagine(state: State, log: Sequence[Event], seat: int | None, chance: Chance) -> Imagined[State]:
    """See `Rules.imagine`. Redeals the other hands and the pile.

    Nothing else is hidden: everyone saw money change hands, and the tiles that are face down now. Everyone
    also knows which cards were shuffled into each new pile. A card in a hand that wasn't among them is from
    an older pile, so cards are only swapped within the pile that they were drawn from. Nobody knows when the
    others drew the cards that they showed later.
    """
    dice = Dice(chance)
    held = [card for other, player in enumerate(state.players) if other != seat for card in player.hand]
    now = _dealt_anew(state, held, dice)
    players = tuple(
        player if other == seat else replace(player, hand=sorted_hand(now[card] for card in player.hand))
        for other, player in enumerate(state.players)
    )
    hands = {other: player.hand for other, player in enumerate(players) if other != seat}
    pile = tuple(now[card] for card in state.pile)
    imagined = replace(state, chance=dice.chance, players=players, pile=pile)
    return imagined, lambda: _retold(log, seat, state.shuffled, hands, dice)


def _dealt_anew(state: State, held: Sequence[str], dice: Dice) -> dict[str, str]:
    """Map each unseen card to the card that it is in the imagined match."""
    places: dict[int, list[str]] = {len(state.shuffled): list(state.pile)}
    for card in held:
        places.setdefault(_pile_of(card, state.shuffled), []).append(card)
    now: dict[str, str] = {}
    for unseen in places.values():
        # Sort the cards, so that the same seed deals the same cards wherever they really are.
        now.update(zip(unseen, dice.shuffled(sorted(unseen)), strict=True))
    return now


def _pile_of(card: str, shuffled: Sequence[Sequence[str]]) -> int:
    """The number of the pile that a card in a hand was drawn from: 0 for the first pile, n for the n-th new
    one."""
    return max((number for number, pile in enumerate(shuffled, 1) if card in pile), default=0)


def _retold(
    log: Sequence[Event],
    seat: int | None,
    shuffled: Sequence[Sequence[str]],
    hands: Mapping[int, Sequence[str]],
    dice: Dice,
) -> list[Event]:
    """Return the log with cards that the others may have drawn. `hands` has the cards that they hold now.

    Each card that they showed later, or hold now, is placed in a random suitable draw from its pile.
    """
    story, piles = list(log), list[Sequence[str]]()
    unknown: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
    """Positions in the log of draws not assigned yet, by player and pile."""
    drawn: defaultdict[int, list[str]] = defaultdict(list)
    """Cards assigned to draws, by position in the log."""

    def tell(other: int, shown: Sequence[str]) -> None:
        """Assign draws to cards that the player turned out to hold."""
        for card in shown:
            places = unknown[other, _pile_of(card, piles)]
            drawn[places.pop(dice.below(len(places)))].append(card)

    for place, event in enumerate(log):
        match event:
            case Shuffled():
                piles.append(shuffled[len(piles)])
            case Drew(seat=other, cards=held) if other != seat:
                for card in held or ():
                    unknown[other, _pile_of(card, piles)].append(place)
            case Played(seat=other, card=card) if other != seat:
                tell(other, (card,))
            case Discarded(seat=other, cards=gone) if other != seat:
                tell(other, gone)
            case _:
                pass
    for other, hand in hands.items():
        tell(other, hand)
    for place, told in drawn.items():
        story[place] = replace(story[place], cards=sorted_hand(told))
    return story
