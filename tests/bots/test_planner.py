"""Whole turns: none is missing, and each is worth what the network says."""

import pytest

from cleocatra.bots.levels import learned
from cleocatra.bots.planner import Planner
from cleocatra.rules import Colour, Dice, Options, Phase, Position, RuleSet, Scout
from cleocatra.rules.codes import NO_CODE, REVEAL
from cleocatra.rules.coding import Decoder


def positions(options: Options, number: int) -> list[Position]:
    """Some positions of a random game in which a turn begins or goes on."""
    position = Position.start(options, seed=9)
    dice = Dice(9)
    found: list[Position] = []
    while len(found) < number and position.phase is not Phase.OVER:
        if position.turns_taken >= 2:
            found.append(position)
        position = position.apply(position.random_action(dice))
    return found


def words(position: Position, first: int, second: int) -> str:
    if first == REVEAL:
        return "reveal"
    action = Decoder(position.state(), position.options.players).action(first)
    if second == NO_CODE:
        return str(action)
    after = position.apply(action)
    return f"{action}; {Decoder(after.state(), position.options.players).action(second)}"


def rest_of_turn(position: Position, scouting: bool) -> dict[str, Position]:
    """Every way to end the turn, by trying all."""
    ends = {}
    for action in position.actions:
        if isinstance(action, Scout) is not scouting:
            continue
        after = position.apply(action)
        if after.phase is not Phase.SECOND_ACTION:
            ends[str(action)] = after
            continue
        for second in after.actions:
            ends[f"{action}; {second}"] = after.apply(second)
    return ends


@pytest.mark.parametrize("rules", list(RuleSet))
@pytest.mark.parametrize("players", [2, 4])
def test_every_turn_is_judged_by_where_it_ends(rules: RuleSet, players: int) -> None:
    options = Options(rules, players=tuple(Colour)[:players])
    network = learned(options)
    planner = Planner(network)
    for position in positions(options, 6):
        seat = options.players.index(position.player)
        found = {
            words(position, first, second): share
            for share, first, second in planner.candidates(position.state(), revealed=False)
        }
        reveal = found.pop("reveal", None)
        expected = {
            turn: network.win_probabilities(end.state())[seat]
            for turn, end in rest_of_turn(position, False).items()
        }
        assert found == pytest.approx(expected)
        assert (reveal is not None) == any(isinstance(action, Scout) for action in position.actions)


def test_a_scout_is_worth_the_mean_over_the_tiles_that_may_come() -> None:
    options = Options(RuleSet.ADVANCED)
    network = learned(options)
    planner = Planner(network)
    checked = 0
    for position in positions(options, 8):
        seat = options.players.index(position.player)
        candidates = planner.candidates(position.state(), revealed=False)
        shares = [share for share, first, _ in candidates if first == REVEAL]
        if not shares:
            continue
        mean = 0.0
        for kind, number in position.unseen.items():
            revealed = position.view().reveal(kind)
            best = max(
                network.win_probabilities(end.state())[seat]
                for end in rest_of_turn(revealed, scouting=True).values()
            )
            mean += best * number / position.unseen.total()
        assert shares == [pytest.approx(mean)]
        checked += 1
    assert checked


def test_a_tile_that_lies_open_must_be_placed() -> None:
    options = Options(RuleSet.ADVANCED)
    planner = Planner(learned(options))
    position = next(one for one in positions(options, 20) if one.phase is Phase.FIRST_ACTION and one.pile)
    candidates = planner.candidates(position.state(), revealed=True)
    turns = {words(position, first, second) for _, first, second in candidates}
    assert turns == set(rest_of_turn(position, scouting=True))
