"""The kernel beside the plain rules of `naive.py`: the same legal actions, and the same that they do.

More games: `python scripts/random_games.py --naive`.
"""

import pytest
from random_games import VARIANTS, naive_game, name_of

from cleocatra import Options, Position
from cleocatra.compiled import compiled_modules
from cleocatra.record import parse_game
from tests.data.files import perft_counts, perft_record
from tests.rules.naive import Table, after, legal

GAMES = 3 if compiled_modules() else 1


@pytest.mark.parametrize("options", VARIANTS, ids=name_of)
@pytest.mark.parametrize("seed", range(GAMES))
def test_random_games_go_the_same_way(options: Options, seed: int) -> None:
    assert naive_game(options, 1_000_000 + seed)["actions"] > 20


@pytest.mark.parametrize("record", sorted({record for record, _, _ in perft_counts()}))
def test_the_positions_of_perft_allow_the_same_and_so_do_those_after_them(record: str) -> None:
    position = parse_game(perft_record(record)).position
    agree(position)
    for action in position.actions[:: max(1, len(position.actions) // 10)]:
        table = after(Table.of(position), action)
        assert table == Table.of(position.apply(action))
        agree(position.apply(action))


def agree(position: Position) -> None:
    assert legal(Table.of(position)) == set(position.actions)
