"""Checks that the code cites every ruling of `docs/rules.md` and that a test covers it.

    python scripts/check_rulings.py

Lists what is missing and ends with 1; with 0 and without a word if nothing is.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULINGS = tuple(f"R{number}" for number in range(1, 15))
DEFINED = re.compile(r"\*\*(R\d+)\b")
ROW = re.compile(r"\| (R\d+) \| [^|]+ \| `([^`|]+)` \| `([^`|]+)` \|")


def cited_in(text: str) -> set[str]:
    """The rulings that a text cites."""
    return set(re.findall(r"\bR\d+\b", text))


def tests_citing(file: Path) -> dict[str, set[str]]:
    """The tests of a file, each with the rulings that its name or docstring cites."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {
        node.name: cited_in(node.name.replace("_", " ")) | cited_in(ast.get_docstring(node) or "")
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def problems(root: Path = ROOT) -> list[str]:
    """A sentence for everything that is missing."""
    page = (root / "docs" / "rules.md").read_text(encoding="utf-8")
    modules = {
        file.name: cited_in(file.read_text(encoding="utf-8"))
        for file in sorted((root / "src" / "cleocatra" / "rules").glob("*.py"))
    }
    tests = {file.name: tests_citing(file) for file in sorted((root / "tests" / "rules").glob("test_*.py"))}
    by_modules = set[str]().union(*modules.values())
    by_tests = {ruling for one in tests.values() for cited in one.values() for ruling in cited}
    found = []
    for ruling in RULINGS:
        if ruling not in DEFINED.findall(page):
            found.append(f"{ruling} is not in docs/rules.md")
        if ruling not in by_modules:
            found.append(f"{ruling} is cited by no module of src/cleocatra/rules")
        if ruling not in by_tests:
            found.append(f"{ruling} is cited by no test of tests/rules")
    for ruling in sorted(set(DEFINED.findall(page)) | by_modules | by_tests):
        if ruling not in RULINGS:
            found.append(f"{ruling} is no ruling: there are {RULINGS[0]} to {RULINGS[-1]}")
    return found + wrong_rows(page, modules, tests)


def wrong_rows(page: str, modules: dict[str, set[str]], tests: dict[str, dict[str, set[str]]]) -> list[str]:
    """Errors in the table at the end of the page."""
    rows = ROW.findall(page)
    found = []
    if [ruling for ruling, _, _ in rows] != [*RULINGS]:
        found.append("the table of docs/rules.md must have one row for each ruling, in order")
    for ruling, module, test in rows:
        file, _, name = test.partition("::")
        if ruling not in modules.get(module, ()):
            found.append(f"{ruling}: the table names {module}, which is missing or doesn't cite it")
        if ruling not in tests.get(file, {}).get(name, ()):
            found.append(f"{ruling}: the table names {test}, which is missing or doesn't cite it")
    return found


def main() -> int:
    found = problems()
    for problem in found:
        print(problem)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
