"""The signs of the games are distinct and within Discord's limits for emojis."""

import random
import re
import struct

import pytest

from boards.signs import SIDE, sign_of, signs_of
from engine import GAMES, Match
from raster.studio import render

MAX_EMOJI_BYTES = 256 * 1024
"""Discord's limit for the size of an emoji, in bytes."""


@pytest.mark.parametrize("game", GAMES)
def test_signs_can_be_emojis(game: str):
    signs = signs_of(game)
    assert signs
    for name, svg in signs.items():
        image = render(svg)
        assert struct.unpack(">LL", image[16:24]) == (SIDE, SIDE)
        assert len(image) < MAX_EMOJI_BYTES
        # Discord allows 32 characters, and the hash takes seven.
        assert re.fullmatch(r"[A-Za-z0-9_]{2,25}", name)
    assert len(set(signs.values())) == len(signs)


def test_a_game_without_signs_has_none():
    assert signs_of("regatta") == {}
    assert sign_of("regatta", "card", "7") == ""


@pytest.mark.parametrize(
    ("game", "what", "value", "sign"),
    [
        ("captains_orders", "rank", "10", "captains_orders_card"),
        ("captains_orders", "seat", "1", ""),
        ("fisherman", "card", "bream 6", "fisherman_bream"),
        ("fisherman", "size", "1-2", ""),
        ("fleet", "licence", "crab-captains", "fleet_crab_captains"),
        ("fleet", "payment", "tuna", "fleet_tuna"),
        ("fleet", "payment", "tuna cod", ""),
        ("lubeck", "card", "riga 3", "lubeck_trade_3"),
        ("lubeck", "card", "double riga", "lubeck_double"),
        ("lubeck", "ship", "4", "lubeck_ship"),
        ("goa", "tile", "pepper-2", "goa_pepper"),
        ("goa", "tile", "ship", "goa_ships"),
        ("goa", "unit", "cochin-clove", "goa_clove"),
        ("goa", "field", "cochin", ""),
        ("goa", "column", "taxes", "goa_taxes"),
    ],
)
def test_a_value_has_its_sign(game: str, what: str, value: str, sign: str):
    assert sign_of(game, what, value) == sign


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_named_in_play_exists(game: str):
    match = Match.start(game, seats=GAMES[game].seats[-1], seed="signs", options={})
    chance = random.Random(2)
    named: set[str] = set()
    for _ in range(60):
        if match.result:
            break
        seat = chance.choice(match.pending)
        question = match.question(seat)
        assert question is not None
        for action in question.actions:
            for part in action.parts:
                named |= {sign_of(game, part.what, str(value)) for value in getattr(part, "among", ())}
        match.play(seat, chance.choice(match.legal_moves(seat)))
    assert named - {""}
    assert named - {""} <= signs_of(game).keys()
