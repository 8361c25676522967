"""What every bot must do, whatever it thinks: one suite for all of them."""

import pytest

from cleocatra.bots.interface import Bot, decide
from cleocatra.bots.levels import LEVELS, YARDSTICKS, Level
from cleocatra.bots.players import Effort
from cleocatra.rules import Colour, Decision, Dice, Options, Phase, Position, Reveal, RuleSet, Scout

BOTS = [pytest.param(level, id=level.name) for level in LEVELS + YARDSTICKS]
EFFORT = Effort(simulations=6)


def some_game(rules: RuleSet, players: int, seed: int = 5) -> Position:
    return Position.start(Options(rules, players=tuple(Colour)[:players]), seed=seed)


def bots_for(level: Level, options: Options, seed: int = 3) -> dict[Colour, Bot]:
    return {player: level.make(options, seed + seat, EFFORT) for seat, player in enumerate(options.players)}


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("rules", list(RuleSet))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_plays_legal_actions(level: Level, rules: RuleSet, players: int) -> None:
    position = some_game(rules, players)
    bots = bots_for(level, position.options)
    for _ in range(6 * players):
        if position.phase is Phase.OVER:
            break
        position = position.apply(decide(bots[position.player], position))  # apply refuses what isn't legal


@pytest.mark.parametrize("level", BOTS)
def test_a_seeded_bot_plays_the_same_again(level: Level) -> None:
    assert first_actions(level, seed=1) == first_actions(level, seed=1)


def first_actions(level: Level, seed: int) -> list[str]:
    position = some_game(RuleSet.ADVANCED, 2)
    bots = bots_for(level, position.options, seed)
    actions = []
    for _ in range(12):
        action = decide(bots[position.player], position)
        actions.append(str(action))
        position = position.apply(action)
    return actions


@pytest.mark.parametrize("level", BOTS)
def test_the_order_of_unseen_tiles_changes_nothing(level: Level) -> None:
    dice = Dice(4)
    position = some_game(RuleSet.ADVANCED, 2)
    for _ in range(8):
        position = position.apply(position.random_action(dice))
    other_world = position.view().guess(Dice(99))
    assert other_world.pile != position.pile
    for _ in range(2):  # a whole turn, up to where a tile is turned over
        one = level.make(position.options, 7, EFFORT).choose(position.view())
        other = level.make(position.options, 7, EFFORT).choose(other_world.view())
        assert one == other
        if isinstance(one, Reveal):
            break
        position, other_world = position.apply(one), other_world.apply(one)


class Peeping:
    """Wraps a bot and notes what it was shown."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.views: list[Position] = []

    def choose(self, view: Position) -> Decision:
        self.views.append(view)
        return self.bot.choose(view)


def test_a_bot_is_shown_at_most_the_tile_that_lies_open() -> None:
    position = some_game(RuleSet.BASIC, 2)
    bot = Peeping(LEVELS[1].make(position.options, 1, None))
    revealed = 0
    while position.phase is not Phase.OVER:
        bot.views = []
        action = decide(bot, position)
        known = [sum(kind is not None for kind in view.pile) for view in bot.views]
        if position.phase is Phase.OPENING:
            assert known == [1]
        elif isinstance(action, Scout):
            assert known == [0, 1]
            revealed += 1
        else:
            assert known == [0]
        position = position.apply(action)
    assert revealed > 0
