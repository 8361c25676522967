"""Some thousands of broken records; `scripts/fuzz_records.py` tries a million."""

from fuzz_records import fuzz


def test_every_input_is_answered_with_a_game_or_with_what_is_wrong() -> None:
    report = fuzz(3000, seed=2025)
    assert report.inputs == 3000
    assert report.games > 100
    assert len(report.reasons) > 50
