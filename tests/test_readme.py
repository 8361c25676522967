"""What the README promises works as it stands there."""

import re
from pathlib import Path

import pytest

from cleocatra.cli.command import command_parser

README = (Path(__file__).parents[1] / "README.md").read_text()


def test_the_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    blocks: list[str] = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    assert len(blocks) == 2
    for block in blocks:
        exec(block, names)
    assert "points" in capsys.readouterr().out


def test_every_command_named_is_there() -> None:
    named = set(re.findall(r"^    cleocatra (\w+)", README, flags=re.MULTILINE))
    commands = command_parser().format_help()
    assert named
    assert all(re.search(rf"^    {name} ", commands, flags=re.MULTILINE) for name in named)


def test_every_page_named_is_there() -> None:
    root = Path(__file__).parents[1]
    pages = re.findall(r"\]\(([\w/.]+)\)", README)
    assert pages
    assert [page for page in pages if not (root / page).exists()] == []
