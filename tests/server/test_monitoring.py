"""Alerts and board ask for metrics that the server has; `scripts/check_alerts.py` tests the alerts."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.server.process import PERSON, ServerProcess

DEPLOY = Path(__file__).parents[2] / "deploy"
ALERTS = (DEPLOY / "prometheus/alerts.yml").read_text()
BOARD = json.loads((DEPLOY / "grafana/cleocatra.json").read_text())
EXPRESSIONS = [
    *re.findall(r"expr: (.*)", ALERTS),
    *(target["expr"] for panel in BOARD["panels"] for target in panel["targets"]),
]


def test_every_metric_that_is_asked_for_is_there_with_its_labels(server: ServerProcess) -> None:
    server.create(PERSON, PERSON)
    metrics = server.http.get("/metrics").text
    there = {
        f"{name}{end}" for name in re.findall(r"^# TYPE (\S+)", metrics, re.M) for end in ("", "_bucket")
    }
    for expression in EXPRESSIONS:
        names = re.findall(r"\b(?:cleocatra|process)_\w+", expression)
        assert names or expression.startswith("up{"), expression
        assert set(names) <= there, expression


def test_what_alerts_count_is_there_before_it_happens(server: ServerProcess) -> None:
    """A counter that appears with its first fault has no increase: that fault would alert nobody."""
    metrics = server.http.get("/metrics").text
    for code in re.findall(r'cleocatra_refusals_total\{code="([^"]+)"', ALERTS):
        assert f'cleocatra_refusals_total{{code="{code}"}}' in metrics


def test_every_alert_has_a_test() -> None:
    names = re.findall(r"- alert: (\w+)", ALERTS)
    tests = (DEPLOY / "prometheus/alerts.test.yml").read_text()
    assert len(names) == len(set(names)) >= 10
    for name in names:
        assert f"- name: {name} fires" in tests
        assert f"- name: {name} is silent" in tests


def test_the_panels_do_not_lie_on_each_other() -> None:
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in BOARD["panels"]]
    assert len(places) == len(set(places)) == len({panel["id"] for panel in BOARD["panels"]})
