"""Each ruling of `docs/rules.md` leads to the code that relies on it and to a test that pins it."""

import re
import shutil
from pathlib import Path

import pytest
from check_rulings import ROOT, RULINGS, problems

from cleocatra.rules.reasons import REASONS


def test_no_ruling_is_without_code_or_test() -> None:
    assert problems() == []


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of what the check reads, to break."""
    for folder in ("src/cleocatra/rules", "tests/rules", "docs"):
        sources = shutil.ignore_patterns("*.so", "__pycache__")
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=sources)
    assert problems(tmp_path) == []
    return tmp_path


def replace_everywhere(folder: Path, old: str, new: str) -> None:
    for file in folder.glob("*.py"):
        file.write_text(re.sub(old, new, file.read_text(encoding="utf-8")), encoding="utf-8")


def test_a_ruling_without_code_is_noticed(copy: Path) -> None:
    replace_everywhere(copy / "src/cleocatra/rules", r"\bR8\b", "it")
    assert "R8 is cited by no module of src/cleocatra/rules" in problems(copy)


def test_a_ruling_without_test_is_noticed(copy: Path) -> None:
    replace_everywhere(copy / "tests/rules", r"\bR11\b", "it")
    assert "R11 is cited by no test of tests/rules" in problems(copy)


def test_a_row_that_names_no_test_is_noticed(copy: Path) -> None:
    replace_everywhere(copy / "tests/rules", "def test_a_surrounded_mafdat_tile_stays", "def test_it_stays")
    assert len(problems(copy)) == 1
    assert "which is missing or doesn't cite it" in problems(copy)[0]


def test_a_missing_row_is_noticed(copy: Path) -> None:
    page = copy / "docs/rules.md"
    page.write_text(re.sub(r"\| R5 \|.*\n", "", page.read_text(encoding="utf-8")), encoding="utf-8")
    assert problems(copy) == ["the table of docs/rules.md must have one row for each ruling, in order"]


def test_refusals_name_sections_and_rulings_of_the_page() -> None:
    page = (ROOT / "docs/rules.md").read_text(encoding="utf-8")
    sections = re.findall(r"^## (\d+)\.", page, flags=re.MULTILINE)
    assert {rule for rule, _ in REASONS.values()} <= {*sections, *RULINGS}
