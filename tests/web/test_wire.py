"""What the page knows of the server's models is what they are."""

from __future__ import annotations

import wire_types


def test_the_types_of_the_page_are_made_from_the_present_models() -> None:
    assert wire_types.TARGET.read_text(encoding="utf-8") == wire_types.source(), "run scripts/wire_types.py"


def test_the_moments_that_the_page_is_compared_with_are_what_the_server_tells() -> None:
    assert wire_types.MOMENTS.read_text(encoding="utf-8") == wire_types.moments_json()
