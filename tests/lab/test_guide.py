"""What `docs/lab.md` says is so."""

import re
from pathlib import Path

import pytest

from cleocatra.cli import main
from cleocatra.cli.command import command_parser
from cleocatra.lab.simulation.rows import GAME_SCHEMA, TURN_SCHEMA
from cleocatra.lab.variants import parse_variant_file
from cleocatra.rules.variant import RULINGS

EXAMPLES = Path(__file__).parents[2] / "examples"
PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    cleocatra (.+)$", PAGE, flags=re.MULTILINE)


def test_the_variant_of_the_guide_can_be_read() -> None:
    (text,) = re.findall(r"^```toml\n(.*?)^```$", PAGE, flags=re.DOTALL | re.MULTILINE)
    found = parse_variant_file(text)
    assert found.variant.differences.keys() >= {"goal", "rescuers", "inspectors", "tiles", "tiles_3", "r9"}
    assert found.edition == "french"


def test_every_ruling_and_its_values_are_explained() -> None:
    table = PAGE.partition("### Rulings that are")[2].partition("### Limits")[0]
    rows = re.findall(r"^\| (?:`(R\d+)`)? ?\| `([a-z-]+)` \|", table, flags=re.MULTILINE)
    told: dict[str, list[str]] = {}
    for ruling, value in rows:
        told.setdefault(ruling or list(told)[-1], []).append(value)
    assert told == {name.upper(): [str(value) for value in choices] for name, choices in RULINGS.items()}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_of_the_guide_is_understood(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)  # one of them plays a bot that lies there
    words = command.split()
    assert command_parser(words).parse_args(words).run


@pytest.mark.parametrize(("schema", "file"), [(GAME_SCHEMA, "games"), (TURN_SCHEMA, "turns")])
def test_every_column_is_explained(schema: object, file: str) -> None:
    table = (
        PAGE.partition(f"Columns of `{file}.parquet`")[2].partition("\n\nColumns")[0].partition("\n## ")[0]
    )
    told = {name for names in re.findall(r"^\| (`.+?`[^|]*) \|", table, flags=re.MULTILINE)
            for name in re.findall(r"`([a-z_0-9]+)`", names)}  # fmt: skip
    columns = {re.sub(r"_[234]$", "_1", name) for name in schema.names}  # type: ignore[attr-defined]
    assert columns == told


def test_the_lines_of_python_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```$", PAGE, flags=re.DOTALL | re.MULTILINE)
    monkeypatch.chdir(tmp_path)
    assert main(["simulate", "out", "--bots", "random", "--games", "1", "--processes", "1"]) == 0
    exec(code, {})
