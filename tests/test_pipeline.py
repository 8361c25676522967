"""What is said about versions, Pythons and commands in several places is the same in all of them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import cleocatra
from cleocatra.cli.command import COMMANDS

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
CONTAINER = (ROOT / "Containerfile").read_text()
PYTHON = "Programming Language :: Python :: "


def read_yaml(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text())


def supported() -> list[str]:
    found = [one.removeprefix(PYTHON) for one in PROJECT["project"]["classifiers"] if one.startswith(PYTHON)]
    return [version for version in found if "." in version]


def steps(workflow: Any) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


def test_the_same_pythons_are_tested_built_and_promised() -> None:
    tested = read_yaml(".github/workflows/test.yml")["jobs"]["test"]["strategy"]["matrix"]["python"]
    built = PROJECT["tool"]["cibuildwheel"]["build"].split()
    assert tested == supported()
    assert built == [f"cp{version.replace('.', '')}-*" for version in supported()]
    assert PROJECT["project"]["requires-python"] == f">={supported()[0]}"


def test_the_citation_names_the_version() -> None:
    assert read_yaml("CITATION.cff")["version"] == cleocatra.__version__


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_are_pinned_by_commit_and_jobs_have_few_rights_and_an_end(path: Path) -> None:
    workflow = read_yaml(f".github/workflows/{path.name}")
    assert workflow["permissions"] == {"contents": "read"}
    assert all("timeout-minutes" in job for job in workflow["jobs"].values())
    used = re.findall(r"uses: (\S+)(.*)", path.read_text())
    assert used
    for action, comment in used:
        assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", action), action
        assert re.fullmatch(r" # v\d+\.\d+\.\d+", comment), action


def test_one_action_has_one_version() -> None:
    used = {line for path in WORKFLOWS for line in re.findall(r"uses: (\S+@\S+ # \S+)", path.read_text())}
    assert len(used) == len({line.partition("@")[0] for line in used})


def test_the_commands_of_workflows_are_there() -> None:
    makefile = (ROOT / "Makefile").read_text()
    run = "\n".join(
        step.get("run", "")
        for path in WORKFLOWS
        for step in steps(read_yaml(f".github/workflows/{path.name}"))
    )
    targets = re.findall(r"^make (\w+)", run, flags=re.MULTILINE)
    assert set(targets) == {"test", "site"}
    assert all(re.search(rf"^{target}:", makefile, flags=re.MULTILINE) for target in targets)


def test_the_container_asks_for_what_is_there() -> None:
    for path in re.findall(r"requirements/\S+\.txt", CONTAINER):
        assert (ROOT / path).is_file()
        assert f"!{path}" in (ROOT / ".containerignore").read_text().split()
    [command] = re.findall(r'^CMD \["(\w+)"\]', CONTAINER, flags=re.MULTILINE)
    assert command in COMMANDS
    for name in re.findall(r"^(?:ENV|   ) CLEOCATRA_(\w+)=", CONTAINER, flags=re.MULTILINE):
        assert f"--{name.lower()}" in (ROOT / "docs/hosting.md").read_text() + serve_options()


def serve_options() -> str:
    return (ROOT / "src/cleocatra/cli/commands/serve.py").read_text()


def test_what_the_package_needs_is_let_into_the_container() -> None:
    let_in = {line[1:] for line in (ROOT / ".containerignore").read_text().split() if line.startswith("!")}
    project = PROJECT["project"]
    assert let_in >= {
        project["readme"],
        *project["license-files"],
        "pyproject.toml",
        "setup.py",
        "src",
        "web",
    }


def test_the_hooks_before_a_commit_are_the_checks_of_make_test() -> None:
    makefile = (ROOT / "Makefile").read_text()
    [local] = read_yaml(".pre-commit-config.yaml")["repos"]
    for hook in local["hooks"]:
        tool = hook["entry"].split()[0].removeprefix(".venv/bin/")
        assert f"$(BIN)/{tool}" in makefile
