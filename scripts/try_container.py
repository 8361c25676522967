"""Runs the commands of `Containerfile` one after the other in new Debians, and then its server.

    python scripts/try_container.py

Each stage is a root made by mmdebstrap: no engine for containers is needed, but root, mmdebstrap and a
connection. What this doesn't try: the engine's own work (layers, volumes), and compose.yaml.
"""

from __future__ import annotations

import argparse
import json
import re
import shlex
import shutil
import subprocess
from contextlib import ExitStack
from dataclasses import dataclass, field

import build_page
from debian_root import DebianRoot, check_server, new_debian

ROOT = build_page.ROOT
BASE = re.compile(r"debian:(\w+)-slim(?: AS (\w+))?")


@dataclass
class Stage:
    """A root in which the commands of a stage run, and what they have set."""

    debian: DebianRoot
    place: str = "/"
    user: str = "root"
    variables: dict[str, str] = field(default_factory=dict)
    entry: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)

    def as_user(self, command: list[str]) -> str:
        return shlex.join(
            ["setpriv", f"--reuid={self.user}", f"--regid={self.user}", "--clear-groups", *command]
        )


def instructions() -> list[tuple[str, str]]:
    """The instructions of the file, each in one line."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Containerfile").read_text(), flags=re.MULTILINE)
    lines = re.sub(r"\\\n", " ", text).splitlines()
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines if line.strip())]


def copy_sources(stage: Stage) -> None:
    """What `.containerignore` lets in: here, the committed files of the paths that it names."""
    rules = (ROOT / ".containerignore").read_text().split()
    named = [rule[1:] for rule in rules if rule.startswith("!")]
    left_out = [f":(exclude){rule}" for rule in rules[1:] if not rule.startswith(("!", "**"))]
    target = stage.debian.folder / stage.place.lstrip("/")
    target.mkdir(parents=True, exist_ok=True)
    archive = ["git", "archive", "HEAD", "--", *named, *left_out]
    with subprocess.Popen(archive, cwd=ROOT, stdout=subprocess.PIPE) as packed:
        subprocess.run(["tar", "--extract", "--directory", str(target)], stdin=packed.stdout, check=True)
    assert packed.returncode == 0


def copy_from(stages: dict[str, Stage], stage: Stage, rest: str) -> None:
    name, source, target = re.fullmatch(r"--from=(\w+) (\S+) (\S+)", rest).groups()  # type: ignore[union-attr]
    there = stages[name].debian.folder / source.lstrip("/")
    shutil.copytree(there, stage.debian.folder / target.lstrip("/"), symlinks=True)


def follow(stages: dict[str, Stage], stage: Stage, word: str, rest: str) -> None:
    match word:
        case "RUN":
            stage.debian.run(rest, cwd=stage.place, **stage.variables)
        case "WORKDIR":
            stage.place = rest
        case "COPY" if rest == ". .":
            copy_sources(stage)
        case "COPY":
            copy_from(stages, stage, rest)
        case "ENV":
            stage.variables |= dict(pair.split("=", 1) for pair in shlex.split(rest))
        case "USER":
            stage.user = rest
        case "ENTRYPOINT":
            stage.entry = json.loads(rest)
        case "CMD":
            stage.command = json.loads(rest)
        case "VOLUME" | "EXPOSE" | "HEALTHCHECK":
            pass
        case _:
            raise SystemExit(f"unknown: {word}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.parse_args()
    stages: dict[str, Stage] = {}
    stage: Stage | None = None
    with ExitStack() as roots:
        for word, rest in instructions():
            print(f"{word} {rest}"[:100], flush=True)
            if base := BASE.fullmatch(rest) if word == "FROM" else None:
                stage = Stage(roots.enter_context(new_debian(base[1])))
                stages[base[2] or "last"] = stage
            else:
                assert stage is not None
                follow(stages, stage, word, rest)
        assert stage is not None
        variables = {name: value for name, value in stage.variables.items() if name != "CLEOCATRA_PORT"}
        with stage.debian.serving(
            stage.as_user(stage.entry + stage.command), cwd="/", **variables
        ) as address:
            check_server(address)
        print("The server answers, and a game begins.")


if __name__ == "__main__":
    main()
