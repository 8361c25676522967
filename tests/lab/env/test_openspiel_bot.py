"""OpenSpiel's search as a bot: it plays the whole game by the rules, from what a player may see."""

import pytest

from cleocatra.bots.interface import Bot, decide
from cleocatra.bots.players import Effort, RandomBot
from cleocatra.lab.env.openspiel_bot import OpenSpielBot
from cleocatra.rules import Colour, Options, Phase, Position, RuleSet


@pytest.mark.compiled_only
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_a_whole_game(players: int) -> None:
    options = Options(RuleSet.ADVANCED, players=tuple(Colour)[:players])
    bots: list[Bot] = [
        OpenSpielBot(options, 1, Effort(simulations=20)),
        *(RandomBot(seed) for seed in range(1, players)),
    ]
    by_player = dict(zip(options.players, bots, strict=True))
    position = Position.start(options, seed=4)
    while position.phase is not Phase.OVER and position.turns_taken < 60 * players:
        position = position.apply(decide(by_player[position.player], position))
    assert position.turns_taken > 10


@pytest.mark.compiled_only
def test_a_search_without_time_still_answers_by_the_rules() -> None:
    options = Options(RuleSet.ADVANCED)
    position = Position.start(options, seed=4)
    bot = OpenSpielBot(options, 1, Effort(simulations=1))  # too few for a tree
    for _ in range(8):
        position = position.apply(decide(bot, position))
    assert position.turns_taken > 2
