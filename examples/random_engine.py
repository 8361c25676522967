"""An engine in a few lines: a program that plays at random by the protocol of docs/engine.md.

cleocatra engine --check "python examples/random_engine.py"
cleocatra arena "engine:python examples/random_engine.py" kitten --games 20
"""

import random
import sys

from cleocatra.bots.engine_protocol import parse_position
from cleocatra.rules import decisions


def main() -> None:
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "quit":
            break
        if word == "cleo":
            print("id name random_engine\ncleook", flush=True)
        elif word == "isready":
            print("readyok", flush=True)
        elif word == "position":
            view = parse_position(rest).position
        elif word == "go":  # it answers at once, so there is nothing to stop
            print("best", random.choice(decisions(view)), flush=True)


if __name__ == "__main__":
    main()
