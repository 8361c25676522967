"""How each kind of bot decides."""

import re
import time
from pathlib import Path

import pytest

from cleocatra.bots.arena import play_match
from cleocatra.bots.interface import decide
from cleocatra.bots.levels import LEVELS, greedy, learned, level
from cleocatra.bots.match import Match
from cleocatra.bots.players import Effort, PlanningBot, SearchingBot, UctBot, dice_for
from cleocatra.bots.standings import standings
from cleocatra.rules import (
    Action,
    Colour,
    Dice,
    Options,
    Phase,
    Position,
    Reveal,
    RuleSet,
    Score,
    tile_lies_open,
)


def midgame(seed: int, actions: int = 20) -> Position:
    position = Position.start(Options(RuleSet.ADVANCED), seed=seed)
    dice = Dice(seed)
    for _ in range(actions):
        position = position.apply(position.random_action(dice))
    return position


def gain(position: Position, action: Action) -> int:
    return position.points_for(action).total if isinstance(action, Score) else 0


def most_points_in_a_turn(position: Position) -> int:
    """The most points the rest of the turn can bring, by trying everything but Scouts."""
    best = 0
    for action in position.actions:
        if str(action).startswith("scout"):
            continue
        after = position.apply(action)
        more = 0
        if after.phase is Phase.SECOND_ACTION:
            more = max(gain(after, second) for second in after.actions)
        best = max(best, gain(position, action) + more)
    return best


@pytest.mark.parametrize("seed", range(8))
def test_the_mouser_takes_the_most_points_there_are(seed: int) -> None:
    position = midgame(seed)
    while position.phase is not Phase.FIRST_ACTION:
        position = position.apply(position.actions[0])
    bot = PlanningBot(greedy(position.options), seed=1)
    possible = most_points_in_a_turn(position)
    player, before = position.player, position.points[position.player]
    after = position.apply(decide(bot, position))
    if after.phase is Phase.SECOND_ACTION:
        after = after.apply(decide(bot, after))
    assert after.points[player] - before >= possible


@pytest.mark.compiled_only
def test_the_mouser_stays_near_the_next_points() -> None:
    """Against one that looks at points alone; all is seeded, so the result is always the same."""
    match = Match(("mouser", f"{__name__}:near_sighted"), RuleSet.BASIC, games=40)
    mouser, _ = standings(match, play_match(match, processes=1))
    assert mouser.share.value > 0.85


def near_sighted(options: Options, seed: int) -> PlanningBot:
    return PlanningBot(greedy(options, foresight=0), seed)


def test_a_bot_that_was_asked_again_gives_the_same_answer() -> None:
    position = midgame(3)
    bot = SearchingBot(learned(position.options), 1, Effort(simulations=10))
    again = SearchingBot(learned(position.options), 1, Effort(simulations=10))
    assert bot.choose(position.view()) == again.choose(position.view())


def test_a_revealed_tile_is_noticed() -> None:
    position = midgame(3, actions=6)
    assert position.pile
    assert not tile_lies_open(position.view())
    assert tile_lies_open(position.view(revealed=True))


@pytest.mark.compiled_only
@pytest.mark.parametrize("bot_class", [SearchingBot, UctBot])
def test_thinking_stops_when_the_time_is_up(bot_class: type) -> None:
    position = midgame(5)
    effort = Effort(seconds=0.2)
    bot = UctBot(1, effort) if bot_class is UctBot else SearchingBot(learned(position.options), 1, effort)
    began = time.process_time()  # the machine may be busy
    bot.choose(position.view())
    assert time.process_time() - began < 2


@pytest.mark.compiled_only
def test_a_forced_decision_takes_no_time() -> None:
    position = Position.start(Options(), seed=1)
    bot = SearchingBot(learned(position.options), 1, Effort(seconds=30))
    began = time.process_time()
    bot.choose(position.view())
    assert time.process_time() - began < 5


def test_a_thought_adds_up() -> None:
    position = midgame(2)
    while position.phase is not Phase.FIRST_ACTION:
        position = position.apply(position.actions[0])
    thought = SearchingBot(learned(position.options), 1, Effort(simulations=20)).explain(
        position.view(), ideas=3
    )
    assert sum(thought.win_probabilities.values()) == pytest.approx(1)
    assert set(thought.win_probabilities) == set(position.options.players)
    assert 1 <= len(thought.ideas) <= 3
    assert 0 < thought.confidence <= 1
    for idea in thought.ideas:
        assert 0 <= idea.win_probability <= 1
        after = position
        for decision in idea.decisions:
            if isinstance(decision, Reveal):
                break
            after = after.apply(decision)
        else:
            assert after.phase is not Phase.SECOND_ACTION, "an idea is a whole turn"


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("stronger", "weaker"), [("kitten", "random"), ("mouser", "kitten"), ("scribe", "mouser")]
)
def test_each_level_beats_the_one_below(stronger: str, weaker: str) -> None:
    """A smoke test: the ladder itself is measured by `cleocatra arena`."""
    from cleocatra.bots.playing import play_game

    match = Match((stronger, weaker), games=24, seed=11)
    wins = sum(play_game(match, number).shares[0] for number in range(match.games))
    assert wins / match.games > 0.55


def test_levels_have_names_and_lines_of_their_own() -> None:
    assert len({one.name for one in LEVELS}) == len(LEVELS) == 12
    assert all(one.line for one in LEVELS)
    ratings = [one.rating or 0 for one in LEVELS]
    assert ratings == sorted(ratings)
    guide = (Path(__file__).parents[2] / "docs/bots.md").read_text(encoding="utf-8")
    for one in LEVELS:  # as measured: at the levels, and first of all ladders
        assert re.findall(rf"^\| {one.name} \|.* (\d+) \|$", guide, re.M) == [str(one.rating)]
        assert re.findall(rf"^\| {one.name.lower()}(?:#\d+)? \| (\d+) \|", guide, re.M)[0] == str(one.rating)
    with pytest.raises(ValueError, match="unknown bot 'dog'"):
        level("dog")


def test_a_network_exists_for_every_game() -> None:
    for rules in RuleSet:
        for players in (2, 3, 4):
            options = Options(rules, players=tuple(Colour)[:players])
            shares = learned(options).win_probabilities(Position.start(options, seed=1).state())
            assert sum(shares) == pytest.approx(1)


def test_decisions_of_a_servers_bot_do_not_tell_its_seed() -> None:
    """Dice have 64 bits: whoever finds those of one decision must not know those of the next."""
    here, seed = midgame(1), 0x5EED << 100
    drawn = set()
    for more in (0, 1 << 64, 1 << 127):
        dice = dice_for(here, seed + more)
        drawn.add(tuple(dice.number(1000) for _ in range(6)))
    assert len(drawn) == 3  # all bits count, not only those that fit
