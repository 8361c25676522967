"""Bots with a character: what they look at, and what they like."""

import pytest

from cleocatra.bots.characters import Character, CharacterBot, Taste, error, liked
from cleocatra.bots.levels import greedy, learned
from cleocatra.bots.planner import Planner
from cleocatra.bots.players import PlanningBot
from cleocatra.rules import Dice, Options, Phase, Position, RuleSet, codes

HELPERS = 0b110 << codes.HELPERS_SHIFT  # on tiles 1 and 2
PUT = 0b1001 << codes.PUT_SHIFT  # inspectors on tiles 0 and 3
TAKEN = 0b10000 << codes.TAKEN_SHIFT


def midgame(seed: int) -> Position:
    position = Position.start(Options(RuleSet.ADVANCED), seed=seed)
    dice = Dice(seed)
    while position.turns_taken < 8 or position.phase is not Phase.FIRST_ACTION:
        position = position.apply(position.random_action(dice))
    return position


def bot(character: Character, seed: int = 1) -> CharacterBot:
    return CharacterBot(learned(Options()), seed, character)


@pytest.mark.parametrize("seed", range(6))
def test_who_looks_at_all_and_likes_nothing_plays_as_the_network_says(seed: int) -> None:
    view = midgame(seed).view()
    plain = PlanningBot(learned(view.options), 1)
    best, _, _ = plain.planner.candidates(view.guess(Dice(1)).state(), False)[0]
    turns = {turn[1:]: turn[0] for turn in plain.planner.candidates(view.guess(Dice(1)).state(), False)}
    assert turns[bot(Character()).choose_turn(view)] == best


def test_few_turns_are_noticed_and_others_with_another_seed() -> None:
    view = midgame(5).view()
    turns = Planner(learned(view.options)).candidates(view.guess(Dice(1)).state(), False)
    looking = bot(Character(attention=5, breadth=0.1))
    noticed = looking.noticed(list(turns), Dice(1))
    reveals = [turn for turn in turns if turn[1] == codes.REVEAL]
    size = 5 + (len(turns) - 5) // 10
    assert len(turns) > 20
    assert len(noticed) in (size, size + len(reveals))
    assert set(reveals) <= set(noticed) <= set(turns), "that a tile can be turned over is always known"
    assert noticed == looking.noticed(list(turns), Dice(1)) != looking.noticed(list(turns), Dice(2))


def test_a_taste_is_for_scores_helpers_inspectors_and_digging() -> None:
    taste = Taste(score=1.0, helper=10.0, block=100.0, dig=1000.0)
    assert liked(codes.SCORE | HELPERS | PUT, taste, rivals=0b0001) == 121.0
    assert liked(codes.SCORE | PUT | TAKEN, taste, rivals=0b10000) == -99.0  # it frees a rival
    assert all(liked(dug, taste, rivals=0) == 1000.0 for dug in (codes.SCOUT, codes.REVEAL, codes.SEARCH))
    assert liked(codes.TEAM, taste, rivals=0) == liked(codes.NO_CODE, taste, rivals=0) == 0.0


def test_who_likes_digging_enough_digs() -> None:
    view = midgame(3).view()
    assert view.pile
    first, _ = CharacterBot(greedy(view.options), 1, Character(taste=Taste(dig=50.0))).choose_turn(view)
    assert first & codes.KIND_MASK in (codes.REVEAL, codes.SEARCH)


def test_errors_have_the_mean_0_and_the_deviation_1() -> None:
    dice = Dice(7)
    drawn = [error(dice) for _ in range(4000)]
    assert sum(drawn) / 4000 == pytest.approx(0, abs=0.05)
    assert sum(one * one for one in drawn) / 4000 == pytest.approx(1, abs=0.06)
