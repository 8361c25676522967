"""Engines that do something wrong, as small programs: `python -m tests.bots.engines FAULT`."""

from __future__ import annotations

import sys
import time

from cleocatra.bots.engine_protocol import parse_position
from cleocatra.rules import decisions


def best(fault: str, position: str) -> str:
    """The answer to `go`."""
    if fault == "dies":
        sys.exit("out of cats")
    if fault == "hangs":
        time.sleep(1000)
    wrong = {
        "nonsense": "best friends",
        "illegal": "best team 99,99",
        "error": "error I can't",
        "empty": "best",
    }
    return wrong.get(fault) or f"best {decisions(parse_position(position).position)[0]}"


def main(fault: str, log: str = "") -> None:
    position = ""
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if log:
            with open(log, "a") as file:  # noqa: PTH123 - as a program would
                file.write(line)
        if fault == "mute":
            continue
        if word == "quit" and fault != "stays":
            break
        if word == "position":
            position = rest
        answers = {"cleo": "cleook", "isready": "readyok", "go": ""}
        if word in answers:
            print(answers[word] or best(fault, position), flush=True)
    if fault == "stays":
        time.sleep(1000)


if __name__ == "__main__":
    main(*sys.argv[1:])
