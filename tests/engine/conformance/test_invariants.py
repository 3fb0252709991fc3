"""The invariants of each game hold in random play."""

from importlib import import_module

from tests.engine.conformance.variants import Variant, every_variant, random_play


@every_variant
def test_invariants_hold_after_every_move(variant: Variant):
    """Each game's tests have a module `invariants` with a function `check(match)`."""
    check = import_module(f"tests.engine.{variant.game}.invariants").check
    for seed in ("i", "j", "k"):
        match = variant.start(seed)
        check(match)
        for _ in random_play(match, seed):
            check(match)
        check(match)
