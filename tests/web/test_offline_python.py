"""Python in the browser counts and plays as Python here; `scripts/offline_python.py` compares all of it."""

from __future__ import annotations

import pytest
from offline_python import python_in_worker, wrong_counts, wrong_games
from playwright.sync_api import Browser

MOST_LEAVES = 12


@pytest.mark.usefixtures("built")
def test_counts_and_games_are_the_same_in_the_browser(browser: Browser) -> None:
    with python_in_worker(browser) as there:
        assert wrong_counts(there, MOST_LEAVES) == []
        assert wrong_games(there, "Mouser", 1) == []
