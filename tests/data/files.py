"""The data files of the tests."""

from pathlib import Path

FOLDER = Path(__file__).parent


def perft_record(name: str) -> str:
    """The record of a position that perft counts."""
    return (FOLDER / "perft" / f"{name}.cleo").read_text(encoding="utf-8")


def game_record(name: str) -> str:
    """The record of a game played to its end."""
    return (FOLDER / "games" / f"{name}.cleo").read_text(encoding="utf-8")


def game_log(name: str) -> list[str]:
    """The log of a game that an earlier server played, as its store kept it."""
    return (FOLDER / "logs" / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()


def logged_record(name: str) -> str:
    """The record that the earlier server gave out for this game."""
    return (FOLDER / "logs" / f"{name}.cleo").read_text(encoding="utf-8")


def perft_counts() -> list[tuple[str, int, int]]:
    """Each row of counts: record, depth, leaves."""
    rows = (FOLDER / "perft" / "counts.tsv").read_text(encoding="utf-8").splitlines()[1:]
    return [(record, int(depth), int(leaves)) for record, depth, leaves in (row.split("\t") for row in rows)]
