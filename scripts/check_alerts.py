"""Test the alerts of `deploy/prometheus` with promtool, and the tests with planted faults.

    python scripts/check_alerts.py [--promtool /usr/bin/promtool]

Prometheus brings promtool along (Debian: the package `prometheus`); this script installs nothing. After the
tests, each alert is broken in turn, so that it never fires and so that it always does: the tests must notice.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

RULES = Path(__file__).parents[1] / "deploy" / "prometheus"
FAULTS = ("vector(0) > 1", 'label_replace(vector(1), "instance", "cats:8023", "", "")')


def passes(promtool: str, rules: str) -> bool:
    """Whether the tests pass with these rules."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "alerts.yml").write_text(rules)
        tests = shutil.copy(RULES / "alerts.test.yml", folder)
        command = [promtool, "test", "rules", tests]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode == 0


def broken(rules: str, name: str, fault: str) -> str:
    """The rules with another expression for one alert."""
    found = re.sub(rf"(- alert: {name}\n        expr: ).*", lambda match: match[1] + fault, rules)
    assert found != rules
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--promtool", default=shutil.which("promtool"))
    promtool = parser.parse_args().promtool
    if promtool is None:
        print("there is no promtool here: install Prometheus, or tell where it is (--promtool)")
        return 2
    rules = (RULES / "alerts.yml").read_text()
    if not passes(promtool, rules):
        subprocess.run([promtool, "test", "rules", str(RULES / "alerts.test.yml")], check=False)
        return 1
    names = re.findall(r"- alert: (\w+)", rules)
    planted = [(name, fault) for name in names for fault in FAULTS]
    missed = [(name, fault) for name, fault in planted if passes(promtool, broken(rules, name, fault))]
    for name, fault in missed:
        print(f"{name}: the tests pass with {fault}")
    print(f"{len(names)} alerts, {len(planted) - len(missed)} of {len(planted)} faults found")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
