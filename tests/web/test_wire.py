"""What the page knows of the server's models is what they are."""

from __future__ import annotations

import wire_types


def test_the_types_of_the_page_are_made_from_the_present_models() -> None:
    assert wire_types.TARGET.read_text(encoding="utf-8") == wire_types.source(), "run scripts/wire_types.py"
