"""The set-up, and the course of a match: rounds of five phases, until the licences or the crates run out."""

from collections.abc import Mapping
from typing import cast

from engine.chance import Chance
from engine.fleet.auction import Auction
from engine.fleet.catch import Drawing, Fishing, Processing
from engine.fleet.data import (
    CRATES_A_SEAT,
    KINDS,
    LICENCES,
    PREMIUM,
    SET_UPS,
    STANDARD,
    Card,
    Licence,
    boat_deck,
    licence_deck,
)
from engine.fleet.launching import Hiring, Launching
from engine.fleet.moves import GRAMMAR
from engine.fleet.paying import Paying
from engine.fleet.prompts import NotAsked
from engine.fleet.state import Player, ProcessFrom, State, without
from engine.rules import Choice
from engine.step import Steps


def _where(state: State) -> str:
    """Each phase is a step, but launching has two for each player. A bill is paid before anything else."""
    if state.bill:
        return "pay"
    return state.turn.step if state.turn else state.phase


STEPS = Steps(
    GRAMMAR,
    _where,
    {
        "auction": Auction(),
        "launch": Launching(),
        "hire": Hiring(),
        "pay": Paying(),
        "fishing": Fishing(),
        "processing": Processing(),
        "drawing": Drawing(),
    },
    elsewhere=NotAsked(),
)


def set_up(seats: int, options: Mapping[str, Choice], chance: Chance) -> State:
    """Rules: "Hand: 6 cards, one of each boat. The other boats, shuffled, are the draw pile". "Crates: 25 a
    player." "The start player is random".
    """
    start, chance = chance.below(seats)
    undealt: tuple[Card, ...] = without(boat_deck(), *KINDS * seats)
    pile, chance = chance.shuffled(undealt)
    if options["advanced"]:
        licences, removed, chance = _advanced(seats, chance)
    else:
        licences, removed, chance = _usual(seats, chance)
    return State(
        chance=chance,
        process_from=cast(ProcessFrom, options["process_from"]),
        players=(Player(KINDS),) * seats,
        start=start,
        pile=tuple(pile),
        licence_pile=tuple(licences),
        top=seats if options["advanced"] else SET_UPS[seats].top,
        removed=tuple(removed),
        supply=CRATES_A_SEAT * seats,
    )


def _usual(seats: int, chance: Chance) -> tuple[list[Licence], list[Licence], Chance]:
    """The pile and what is out of the game. Rules: "the "top" cards lie over the shuffled rest"."""
    standard, premium, removed, chance = _sorted_out(seats, chance)
    top = SET_UPS[seats].top
    rest, chance = chance.shuffled(standard[top:] + premium)
    return rest + standard[:top], removed, chance


def _advanced(seats: int, chance: Chance) -> tuple[list[Licence], list[Licence], Chance]:
    """Rules: "shuffle all the licences (after removing those above); any premium in the first display goes
    back and is reshuffled until the first display is all standard".
    """
    standard, premium, removed, chance = _sorted_out(seats, chance)
    licences, chance = chance.shuffled(standard + premium)
    shown: list[Licence] = []
    while len(shown) < seats:
        licence = licences.pop()
        if LICENCES[licence].premium:
            licences.append(licence)
            licences, chance = chance.shuffled(licences)
        else:
            shown.insert(0, licence)
    return licences + shown, removed, chance


def _sorted_out(seats: int, chance: Chance) -> tuple[list[Licence], list[Licence], list[Licence], Chance]:
    """The standard and the premium licences in the game, shuffled, and those that are out of it."""
    out = SET_UPS[seats]
    standard, chance = chance.shuffled(licence_deck(*STANDARD))
    premium, chance = chance.shuffled(licence_deck(*PREMIUM))
    removed = standard[: out.removed_standard] + premium[: out.removed_premium]
    return standard[out.removed_standard :], premium[out.removed_premium :], removed, chance
