"""The numbered list of choices stays short and leaves nothing out."""

from hypothesis import given

from cleocatra.cli.terminal.listing import columns, listing
from cleocatra.cli.terminal.menu import LONGEST_GROUP, Entry, Section, menu
from cleocatra.record import Game, parse_game
from cleocatra.rules import Action, Position, Scout
from tests.record.games import RECORD, games


def choices(position: Position, actions: tuple[Action, ...], *, revealed: bool = True) -> list[Entry]:
    sections = menu(position, actions, revealed=revealed)
    return [entry for section in sections for entry in section.entries]


def reachable(position: Position, actions: tuple[Action, ...]) -> list[Action]:
    """Every action that is found by opening all menus."""
    found: list[Action] = []
    for entry in choices(position, actions):
        if len(entry.actions) == 1:
            found += entry.actions
        else:
            assert len(entry.actions) < len(actions)
            found += reachable(position, entry.actions)
    return found


@given(games())
def test_every_legal_action_is_found_once(game: Game) -> None:
    actions = game.position.actions
    assert sorted(map(str, reachable(game.position, actions))) == sorted(map(str, actions))


@given(games())
def test_the_list_stays_short(game: Game) -> None:
    sections = menu(game.position, game.position.actions)
    assert all(len(section.entries) <= max(LONGEST_GROUP, 30) for section in sections)


def test_r5_a_scout_is_one_choice_until_its_tile_is_revealed() -> None:
    position = parse_game(RECORD).position
    assert [entry.label for entry in choices(position, position.actions, revealed=False)] == ["scout"]
    assert len(choices(position, position.actions, revealed=True)) == 5
    assert all(isinstance(action, Scout) for action in position.actions)


def test_a_score_tells_its_points() -> None:
    position = parse_game(RECORD).after_turns(2).position
    notes = {entry.label: entry.note for entry in choices(position, position.actions)}
    assert notes["score 0,0 to 0,0"] == "3 points: 2 colors, 1 for Cleocatra"


def test_entries_are_numbered_through() -> None:
    sections = [
        Section("Herd", (Entry("herd 0,0>0,1", ()),)),
        Section("Score", (Entry("score 0,0 …", (), "2 points"), Entry("score 0,1 …", ()))),
    ]
    assert [text for text, _ in listing(sections, width=30)] == [
        "Herd",
        "  1  herd 0,0>0,1",
        "Score",
        "  2  score 0,0 …  (2 points)",
        "  3  score 0,1 …",
    ]


def test_columns_fill_the_width_and_are_read_downwards() -> None:
    assert columns(["1", "2", "3", "4", "5"], width=9) == ["1   3   5", "2   4"]
    assert columns(["a long text"], width=5) == ["a long text"]
