"""The players' questions."""

from engine import Action, Choose, Disabled, Question
from engine.fisherman.questions import (
    Bad,
    Favourite,
    Follow,
    Free,
    IsFavourite,
    Lead,
    MustFollow,
    Ranking,
    RankingAndSize,
    Size,
)
from tests.engine.fisherman.positions import asked, contest, position, set_rules
from tests.engine.notation import play

SIZES = tuple(f"{number}-{number + 1}" for number in range(1, 10))
FAVOURITE = Action("favourite", (Choose("kind", ("mackerel", "puffer", "bream", "goby", "squid")),))
RANKING = Action("ranking", (Choose("ranking", ("small", "large")),))
SIZE = Action("size", (Choose("size", SIZES),))


def test_each_rule_is_asked_for():
    match = contest(4)
    assert asked(match, 1) == Question(Favourite(contest=1), (FAVOURITE,))
    set_rules(match, "favourite goby")
    assert asked(match, 2) == Question(Ranking(), (RANKING,))
    set_rules(match, "ranking small")
    assert asked(match, 3) == Question(Size(), (SIZE,))
    set_rules(match, "size 6-7")
    kinds = Choose("kind", ("mackerel", "puffer", "bream", "squid"), (Disabled("goby", IsFavourite("goby")),))
    assert asked(match, 0) == Question(Bad(), (Action("bad", (kinds,)),))


def test_ranking_and_size_are_one_question_for_the_second_of_three():
    match = contest(3)
    kinds = Choose("kind", ("mackerel", "puffer", "bream", "goby"))
    assert asked(match, 1).actions == (Action("favourite", (kinds,)),)
    set_rules(match, "favourite goby")
    assert asked(match, 2) == Question(RankingAndSize(), (RANKING, SIZE))
    other = match.copy()
    set_rules(match, "ranking small")
    assert asked(match, 2) == Question(Size(), (SIZE,))
    set_rules(other, "size 6-7")
    assert asked(other, 2) == Question(Ranking(), (RANKING,))


def test_a_lead_may_be_any_card_in_the_order_of_the_hand():
    match = position("bream 1 3, goby 2", "bream 9, goby 5 8", "goby 1 9, squid 3", "squid 4 5 6")
    among = Choose("card", ("bream 3", "bream 1", "goby 2"))
    assert asked(match, 0) == Question(Lead(trick=10, tricks=12), (Action("play", (among,)),))


def test_a_player_who_can_follow_sees_why_other_cards_are_barred():
    match = position("bream 1 3, goby 2", "bream 9 10, goby 5", "goby 1 9, squid 3", "squid 4 5 6")
    play(match, "0: play bream 1")
    among = Choose("card", ("bream 10", "bream 9"), (Disabled("goby 5", MustFollow("goby 5", "bream")),))
    prompt = Follow(lead_seat=0, card="bream 1", kind="bream")
    assert asked(match, 1) == Question(prompt, (Action("play", (among,)),))


def test_a_player_who_cant_follow_may_play_anything():
    match = position("bream 1 3, goby 2", "bream 9 10, goby 5", "goby 1 9, squid 3", "squid 4 5 6")
    play(match, "0: play bream 1", "1: play bream 9")
    among = Choose("card", ("goby 9", "goby 1", "squid 3"))
    prompt = Free(lead_seat=0, card="bream 1", kind="bream")
    assert asked(match, 2) == Question(prompt, (Action("play", (among,)),))
