"""What holds for every position and every action, legal or not."""

from hypothesis import given
from hypothesis import strategies as st

from cleocatra import (
    Action,
    Cell,
    Colour,
    Dice,
    Dispatch,
    Herd,
    IllegalAction,
    Open,
    Pass,
    Phase,
    Position,
    Rally,
    Refusal,
    Score,
    Scout,
    Search,
    Swap,
    TeamUp,
    explain,
)
from cleocatra.rules.grid import in_order
from cleocatra.rules.legal import Legal
from tests.rules.games import positions
from tests.rules.naive import Table, rallies, rescuer_actions, tile_actions


def some_cells(position: Position) -> st.SearchStrategy[Cell]:
    """Cells of the board and its rim, and others nearby."""
    near = st.sampled_from([*position.tiles, *position.rim])
    return near | st.builds(Cell, st.integers(-4, 4), st.integers(-4, 4))


def some_actions(position: Position) -> st.SearchStrategy[Action]:
    """Actions of all kinds, most of them not legal: words put together without knowing the rules."""
    cells = some_cells(position)
    tiles = st.sampled_from([*position.tiles]) if position.tiles else cells
    lists = st.lists(tiles | cells, max_size=3).map(tuple)
    tidy_lists = lists.map(lambda cells: in_order(tuple(set(cells))))
    return st.one_of(
        st.builds(Open, cells),
        st.builds(Scout, cells),
        st.builds(Search, tiles | cells, cells),
        st.builds(Swap, tiles, tiles | cells, st.sampled_from(Colour)),
        st.just(Dispatch()),
        st.builds(TeamUp, tiles | cells),
        st.builds(Herd, tiles, tiles | cells),
        st.builds(Score, tiles, tidy_lists, tidy_lists, tidy_lists),
        st.builds(Score, tiles, lists, lists, lists),
        st.builds(Score, tiles).map(lambda score: Score(score.cell, put=(score.cell,))),
        st.builds(Rally, tiles | cells),
        st.builds(Rally, tiles | cells, tiles),
        st.just(Pass()),
    )


def refusal_of(position: Position, action: Action) -> Refusal | None:
    """Why `apply` refuses the action, or None if it doesn't."""
    try:
        position.apply(action)
    except IllegalAction as error:
        return error.refusal
    return None


@given(positions(), st.data())
def test_no_action_outside_the_list_is_accepted(position: Position, data: st.DataObject) -> None:
    """`apply` takes an action, `explain` is silent and the list has it: all three or none."""
    for action in data.draw(st.lists(some_actions(position), min_size=6, max_size=6)):
        refusal = explain(position, action)
        assert (refusal is None) == (action in position.actions)
        assert refusal_of(position, action) == refusal
        assert refusal_of(Position(position.options, position.state()), action) == refusal, "unlisted"
        if refusal is not None:
            assert str(refusal)
            assert refusal.code != "follow-up" or position.phase is Phase.FIRST_ACTION


@given(positions(), st.data())
def test_a_legal_action_with_something_changed_is_accepted_only_if_listed(
    position: Position, data: st.DataObject
) -> None:
    """Near misses: the words of a legal action with one cell exchanged."""
    if not position.actions:
        return
    action = data.draw(st.sampled_from(position.actions))
    cell = data.draw(some_cells(position))
    match action:
        case Search(tile, to):
            changed: list[Action] = [Search(tile, cell), Search(cell, to)]
        case Herd(start, to):
            changed = [Herd(start, cell), Herd(cell, to)]
        case Swap(own, other, whose):
            changed = [Swap(own, cell, whose), Swap(cell, other, whose), Swap(other, own, position.player)]
        case Score(where, helpers, taken, put):
            more = in_order((*put, cell))
            changed = [Score(cell, helpers, taken, put), Score(where, (), taken, put)]
            changed += [Score(where, helpers, (cell,), put), Score(where, helpers, taken, more)]
        case Rally(to, start):
            changed = [Rally(cell, start), Rally(to, cell), Rally(to)]
        case _:
            changed = [TeamUp(cell), Scout(cell)]
    for other_action in changed:
        refusal = explain(position, other_action)
        assert (refusal is None) == (other_action in position.actions)
        assert refusal_of(position, other_action) == refusal


@given(positions())
def test_the_follow_up_rule_is_blamed_only_where_it_binds(position: Position) -> None:
    """What could be done but for a second action is refused by that rule, and nothing else is."""
    table = Table.of(position)
    if position.phase is not Phase.FIRST_ACTION:
        return
    possible = {*tile_actions(table), *rescuer_actions(table)}
    if position.blocked:
        possible |= {*rallies(table)}
    for action in possible - {*position.actions}:
        assert explain(position, action) == Refusal("follow-up")


@given(positions(), st.integers(0, 2**32))
def test_apply_never_changes_the_old_position(position: Position, seed: int) -> None:
    """Seen with fresh eyes, for a position remembers what it has once worked out."""
    before = Table.of(position)
    codes = Legal().all_codes(position.state())
    dice = Dice(seed)
    after = position
    for _ in range(6):
        if after.outcome is None:
            after = after.apply(after.random_action(dice))
    for action in position.actions[:40]:
        position.apply(action)
    position.view(revealed=True).guess(dice)
    fresh = Position(position.options, position.state())
    assert Table.of(fresh) == before
    assert fresh == position
    assert Legal().all_codes(fresh.state()) == codes


@given(positions())
def test_actions_lead_to_a_new_position_each(position: Position) -> None:
    """No two legal actions do the same thing, but for Dispatch where Team up could go as well."""
    after = [position.apply(action) for action in position.actions if action != Dispatch()]
    assert len(set(after)) == len(after)
    assert position not in after


@given(positions())
def test_the_list_of_actions_is_empty_only_when_the_game_is_over(position: Position) -> None:
    assert (position.actions == ()) == (position.phase is Phase.OVER) == (position.outcome is not None)
