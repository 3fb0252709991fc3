"""What each game says must be conserved."""

from importlib import import_module

from tests.engine.conformance.variants import Variant, every_variant, random_play


@every_variant
def test_what_must_be_conserved_is(variant: Variant):
    """Each game has a module `invariants` among its tests, with a function `check(match)`."""
    check = import_module(f"tests.engine.{variant.game}.invariants").check
    for seed in ("i", "j", "k"):
        match = variant.start(seed)
        check(match)
        for _ in random_play(match, seed):
            check(match)
        check(match)
