"""The search's tree holds nothing but turns that can be played."""

import pytest

from cleocatra.bots.levels import learned
from cleocatra.bots.planner import Planner
from cleocatra.bots.search import TreeSearch
from cleocatra.bots.tree import Tree
from cleocatra.rules import Dice, Options, Phase, Position, RuleSet
from cleocatra.rules.codes import NO_CODE, REVEAL
from cleocatra.rules.coding import Decoder


def searched(position: Position, simulations: int, seed: int = 1) -> TreeSearch:
    search = TreeSearch(Planner(learned(position.options)), Tree(400, 8000), Dice(seed), 8, 1.5, 0.05)
    search.begin(position.state(), int(position.phase is Phase.OPENING))
    search.run(simulations)
    return search


@pytest.mark.parametrize("opening_actions", [0, 1, 2])
def test_every_turn_at_the_root_can_be_played(opening_actions: int) -> None:
    position = Position.start(Options(RuleSet.ADVANCED), seed=2)
    for _ in range(opening_actions):
        position = position.apply(position.actions[0])
    search = searched(position, 60)
    edges = search.tree.edges_of(0)
    assert sum(edge.visits for edge in edges) == 60 + len(edges), "each edge starts with one visit"
    for first, second, _, mean in edges:
        assert 0 <= mean <= 1
        if first == REVEAL:
            continue
        after = position.apply(Decoder(position.state(), position.options.players).action(first))
        if second != NO_CODE:
            after = after.apply(Decoder(after.state(), position.options.players).action(second))
        assert after.phase is not Phase.SECOND_ACTION


def test_the_same_seed_gives_the_same_tree() -> None:
    position = Position.start(Options(RuleSet.BASIC), seed=3)
    one, other = searched(position, 40), searched(position, 40)
    assert one.tree.edges_of(0) == other.tree.edges_of(0)
    assert one.win_probabilities() == other.win_probabilities()


def test_win_probabilities_add_up() -> None:
    position = Position.start(Options(RuleSet.BASIC), seed=3)
    assert sum(searched(position, 20).win_probabilities()) == pytest.approx(1)


def test_a_full_tree_goes_on_without_growing() -> None:
    position = Position.start(Options(RuleSet.ADVANCED), seed=4)
    for _ in range(2):
        position = position.apply(position.actions[0])
    search = TreeSearch(Planner(learned(position.options)), Tree(6, 60), Dice(1), 8, 1.5, 0.05)
    search.begin(position.state(), 0)
    search.run(50)
    assert search.tree.nodes <= 6
    assert search.tree.edges <= 60
    assert search.simulations == 51


def test_a_state_in_which_nothing_can_be_played_is_refused() -> None:
    position = Position.start(Options(RuleSet.ADVANCED), seed=4)
    for _ in range(3):
        position = position.apply(position.actions[0])
    assert position.phase is Phase.SECOND_ACTION
    search = TreeSearch(Planner(learned(position.options)), Tree(400, 8000), Dice(1), 8, 1.5, 0.05)
    with pytest.raises(ValueError, match="nothing can be played"):
        search.begin(position.state(), 1)  # a tile turned over, though no Scout is possible now


def test_a_tree_without_room_for_the_root_is_refused() -> None:
    position = Position.start(Options(RuleSet.ADVANCED), seed=4)
    for _ in range(2):
        position = position.apply(position.actions[0])
    search = TreeSearch(Planner(learned(position.options)), Tree(4, 3), Dice(1), 8, 1.5, 0.05)
    with pytest.raises(ValueError, match="too small"):
        search.begin(position.state(), 0)
