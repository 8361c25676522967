"""The manifest of a simulation: everything that is needed to repeat it, and the digests of its files."""

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
from cleocatra.bots.match import Match
from cleocatra.compiled import compiled_modules, source_digest
from cleocatra.lab.faults import LabFault
from cleocatra.rules import Edition, RuleSet, Variant
from cleocatra.rules.variant import STANDARD

FORMAT = 1
MANIFEST = "manifest.json"
# what the rows of a simulation depend on
SOURCES = ("rules/*", "record/*", "bots/**/*", "lab/simulation/rows.py", "lab/simulation/simulate.py")


class InvalidManifest(LabFault):
    """A file that is not the manifest of a simulation."""


@dataclass(frozen=True, slots=True)
class SimulationPlan:
    """What to simulate: a match, and whether to keep the records of its games."""

    match: Match
    records: bool = False

    @property
    def command(self) -> str:
        """The command that runs it, without output folder and processes."""
        match = self.match
        words = ["cleocatra", "simulate", "OUT", "--bots", *match.bots, "--rules", match.rules]
        words += ["--edition", match.edition, "--games", str(match.games), "--seed", str(match.seed)]
        if match.simulations:
            words += ["--simulations", str(match.simulations)]
        if match.variant.differences:
            words += ["--variant", f"{match.variant.name}.toml"]
        return shlex.join([*words, "--records"] if self.records else words)

    def to_json(self) -> dict[str, object]:
        timed = ("seconds", "limit")
        timeless = {name: value for name, value in self.match.settings.items() if name not in timed}
        return {**timeless, "records": self.records}


def plan_from(data: object) -> SimulationPlan:
    """The plan in a manifest. Raises InvalidManifest."""
    try:
        if not isinstance(data, dict):
            raise TypeError("no table")
        if not isinstance(data["bots"], list) or not all(isinstance(bot, str) for bot in data["bots"]):
            raise ValueError(f"bots: {data['bots']!r}")
        settings: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in data["variant"].items()
        }
        variant = Variant(**settings)
        match = Match(
            tuple(data["bots"]),
            RuleSet(data["rules"]),
            Edition(data["edition"]),
            whole(data, "games", 1),
            whole(data, "seed", 0),
            None if data["simulations"] is None else whole(data, "simulations", 1),
            variant=variant if variant.differences else STANDARD,
        )
        _ = match.options  # raises InvalidVariant if so many can't play it
        return SimulationPlan(match, bool(data["records"]))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise InvalidManifest("plan", reason=f"{type(error).__name__} {error}") from None


def whole(data: dict[str, Any], name: str, least: int) -> int:
    value = data[name]
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise ValueError(f"{name}: {value!r}")
    return value


@cache
def versions() -> dict[str, str]:
    """Everything besides the plan that the files depend on."""
    return {
        "cleocatra": cleocatra.__version__,
        "sources": source_digest(SOURCES),
        "kernel": "compiled" if compiled_modules() else "not compiled",
        "python": platform.python_version(),
        "machine": platform.machine(),
        "pyarrow": pa.__version__,
    }


@dataclass(frozen=True, slots=True)
class Manifest:
    """A plan, the versions that run it, and the SHA-256 of each file of a finished simulation."""

    plan: SimulationPlan
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
    """The manifest in a file. Raises OSError or InvalidManifest."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["format"] != FORMAT:
            raise InvalidManifest("format", format=str(data["format"]), known=str(FORMAT))
        return Manifest(plan_from(data["plan"]), dict(data["versions"]), dict(data["files"]))
    except InvalidManifest:
        raise
    except (ValueError, RecursionError, KeyError, TypeError) as error:
        raise InvalidManifest("manifest", reason=str(error)) from None
