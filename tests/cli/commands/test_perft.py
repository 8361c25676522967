"""`cleocatra perft`"""

from pathlib import Path

import pytest

from cleocatra.cli.commands.perft import count
from cleocatra.record import parse_game
from tests.cli.conftest import Run
from tests.record.games import PERFT_RECORDS, RECORD

FOLDER = PERFT_RECORDS[0].parent
COUNTS = [line.split("\t") for line in (FOLDER / "counts.tsv").read_text().splitlines()[1:]]
FEW = [(name, depth, leaves) for name, depth, leaves in COUNTS if int(leaves) <= 1000]


@pytest.mark.parametrize(("name", "depth", "leaves"), FEW)
def test_the_count_stands_alone_on_the_last_line(run: Run, name: str, depth: str, leaves: str) -> None:
    result = run("perft", FOLDER / f"{name}.cleo", "--depth", depth)
    assert (result.status, result.out, result.err) == (0, f"{leaves}\n", "")


def test_divided_counts_add_up(run: Run, record: Path) -> None:
    lines = run("perft", record, "--depth", "3", "--divide").out.splitlines()
    parts = dict(line.split(": ") for line in lines[:-1])
    assert list(parts) == ["scout -1,0", "scout 1,0", "scout -1,1", "scout 2,1", "scout 1,2"]
    assert sum(map(int, parts.values())) == int(lines[-1])
    assert run("perft", record, "--depth", "3").out == f"{lines[-1]}\n"


def test_depth_0_is_1_even_divided(run: Run, record: Path) -> None:
    assert run("perft", record, "--depth", "0", "--divide").out == "1\n"


def test_greater_depths_are_counted_piece_by_piece_with_the_same_result() -> None:
    position = parse_game((FOLDER / "basic-international-2p-0.cleo").read_text()).position
    assert count(position, 5) == position.perft(5)


def test_a_pile_with_unknown_tiles_can_not_be_counted(run: Run) -> None:
    result = run("perft", "-", "--depth", "2", typed=RECORD.replace("mut mafdat", "mut ?"))
    assert (result.status, result.out) == (1, "")
    assert result.err == "-: the pile has unknown tiles (?), so its sequences can’t be counted\n"
