"""Some hundreds of random games with what must never break checked at every step.

The checks are those of `scripts/random_games.py`, which plays 100,000.
"""

from collections import Counter

import pytest
from random_games import VARIANTS, BrokenInvariant, CheckedGame, checked_game, merged, name_of

from cleocatra import Options
from cleocatra.compiled import compiled_modules
from cleocatra.rules import codes
from cleocatra.rules.legal import Legal

GAMES = 50 if compiled_modules() else 3


@pytest.mark.parametrize("options", VARIANTS, ids=name_of)
def test_nothing_breaks_in_random_games(options: Options) -> None:
    tally: Counter[str] = Counter()
    for seed in range(GAMES):
        tally = merged(tally, checked_game(options, 500_000 + seed))
    assert tally["games"] == GAMES
    assert tally["best score"] <= (6 if options.rules == "basic" else 7)


def test_the_variants_are_all_there() -> None:
    assert len(set(VARIANTS)) == 12


def test_the_checks_notice_a_tile_that_lies_elsewhere() -> None:
    """A control: what was seen last doesn't match a state that went on unseen."""
    game = CheckedGame(VARIANTS[0], seed=1)
    scouts: list[int] = []
    while not scouts:
        game.step()
        scouts = [code for code in Legal().all_codes(game.state) if code & 15 == codes.SCOUT]
    game.state.play(scouts[0])
    with pytest.raises(BrokenInvariant, match="tiles lie still"):
        game.check_board(moved=False)


def test_the_checks_notice_points_from_nowhere() -> None:
    game = CheckedGame(VARIANTS[0], seed=1)
    game.step()
    game.points[0] = 1
    with pytest.raises(BrokenInvariant, match="points"):
        game.check_points(scorer=None)
