"""The manifest of a simulation: all that is needed to play it again, and what came of it."""

from __future__ import annotations

import json
import platform
import shlex
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pyarrow as pa

import cleocatra
from cleocatra.bots.arena import Match
from cleocatra.compiled import PACKAGE, compiled_modules
from cleocatra.rules import Edition, RuleSet, Variant
from cleocatra.rules.variant import STANDARD

FORMAT = 1
MANIFEST = "manifest.json"
# what decides what is played and noted
PLAYING = ("rules/*", "record/*", "bots/**/*", "lab/rows.py", "lab/simulate.py")


class InvalidManifest(ValueError):
    """A file that is no manifest of a simulation."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A simulation before it is played: a match, and whether the games' records are kept."""

    match: Match
    records: bool = False

    @property
    def command(self) -> str:
        """The command that plays it, without where it goes and who computes it."""
        match = self.match
        words = ["cleocatra", "simulate", "OUT", "--bots", *match.bots, "--rules", match.rules]
        words += ["--edition", match.edition, "--games", str(match.games), "--seed", str(match.seed)]
        if match.simulations:
            words += ["--simulations", str(match.simulations)]
        if match.variant.differences:
            words += ["--variant", f"{match.variant.name}.toml"]
        return shlex.join([*words, "--records"] if self.records else words)

    def to_json(self) -> dict[str, object]:
        match = self.match
        return {
            "bots": [*match.bots],
            "rules": match.rules,
            "edition": match.edition,
            "variant": {"name": match.variant.name, **match.variant.differences},
            "games": match.games,
            "seed": match.seed,
            "simulations": match.simulations,
            "records": self.records,
        }


def plan_from(data: object) -> Plan:
    """The plan in a manifest; raises InvalidManifest."""
    try:
        assert isinstance(data, dict)
        settings: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in data["variant"].items()
        }
        variant = Variant(**settings)
        match = Match(
            tuple(data["bots"]),
            RuleSet(data["rules"]),
            Edition(data["edition"]),
            int(data["games"]),
            int(data["seed"]),
            None if data["simulations"] is None else int(data["simulations"]),
            variant=variant if variant.differences else STANDARD,
        )
        return Plan(match, bool(data["records"]))
    except (AssertionError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise InvalidManifest(f"the plan can't be read: {type(error).__name__} {error}") from None


@cache
def versions() -> dict[str, str]:
    """What the result depends on beside the plan."""
    return {
        "cleocatra": cleocatra.__version__,
        "sources": source_digest(),
        "kernel": "compiled" if compiled_modules() else "not compiled",
        "python": platform.python_version(),
        "machine": platform.machine(),
        "pyarrow": pa.__version__,
    }


def source_digest() -> str:
    """The SHA-256 of every source, declaration and network that has a part in playing."""
    found = sha256()
    for pattern in PLAYING:
        for file in sorted(PACKAGE.glob(pattern)):
            if file.suffix in (".py", ".pxd", ".bin"):
                found.update(f"{file.relative_to(PACKAGE).as_posix()}\0".encode())
                found.update(sha256(file.read_bytes()).digest())
    return found.hexdigest()


@dataclass(frozen=True, slots=True)
class Manifest:
    """A plan, the versions it was or is played with, and the SHA-256 of each file once it is done."""

    plan: Plan
    versions: dict[str, str]
    files: dict[str, str]

    @property
    def text(self) -> str:
        content = {
            "format": FORMAT,
            "command": self.plan.command,
            "plan": self.plan.to_json(),
            "versions": self.versions,
            "files": self.files,
        }
        return json.dumps(content, indent=2) + "\n"

    def with_files(self, folder: Path, names: list[str]) -> Manifest:
        digests = {name: sha256((folder / name).read_bytes()).hexdigest() for name in names}
        return replace(self, files=digests)


def read_manifest(path: Path) -> Manifest:
    """Raises OSError or InvalidManifest."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["format"] != FORMAT:
            raise InvalidManifest(f"format {data['format']} is not known, only {FORMAT}")
        return Manifest(plan_from(data["plan"]), dict(data["versions"]), dict(data["files"]))
    except (json.JSONDecodeError, UnicodeDecodeError, RecursionError, KeyError, TypeError) as error:
        raise InvalidManifest(f"this is no manifest of a simulation: {error}") from None
