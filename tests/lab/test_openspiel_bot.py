"""OpenSpiel's search as a bot: it plays the whole game by the rules, from what a player may see."""

import pytest

from cleocatra.bots.interface import decide
from cleocatra.bots.players import RandomBot
from cleocatra.lab import openspiel_bot
from cleocatra.rules import Colour, Options, Phase, Position, RuleSet


@pytest.mark.compiled_only
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_a_whole_game(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel_bot, "SECONDS", 0.02)
    options = Options(RuleSet.ADVANCED, players=tuple(Colour)[:players])
    bots = [openspiel_bot.make(options, 1), *(RandomBot(seed) for seed in range(1, players))]
    by_player = dict(zip(options.players, bots, strict=True))
    position = Position.start(options, seed=4)
    while position.phase is not Phase.OVER and position.turns_taken < 60 * players:
        position = position.apply(decide(by_player[position.player], position))
    assert position.turns_taken > 10
