"""Counts taps: how many the page asks for, at least, for each kind of action and each turn of whole games.

    python scripts/taps.py                       20 games of two Scribes
    python scripts/taps.py --games 5 --level Mouser --players 3

Bots play games from seeds. For each action the page's own code for touches (`selection.svelte.ts`) looks for
the shortest series of touches that sends it. A turn that is done ends by itself.
"""

from __future__ import annotations

import json
import subprocess
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from random import Random
from statistics import mean
from typing import Any

import build_page

from cleocatra.bots.levels import level
from cleocatra.rules import Decision, Score
from cleocatra.table.action_views import KINDS
from cleocatra.table.changes import Change
from cleocatra.table.creation import NewGame, NewSeat, first_change, plan_game
from cleocatra.table.encoding import to_json
from cleocatra.table.events import SeatTaken, Sitter
from cleocatra.table.projection import project
from cleocatra.table.turns import act

WEB = build_page.ROOT / "web"
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Step:
    """Something that a player decides: what they see, and what they want."""

    turn: tuple[int, int]  # the game and the turn
    kind: str
    question: Json


def steps_of(seed: int, players: int, name: str) -> Iterator[Step]:
    """The steps of a game that bots of a level play from a seed."""
    asked = NewGame((NewSeat(Sitter.PERSON),) * players, auto_confirm=True)
    created = plan_game(asked, None, Random(seed)).created
    sitting = [SeatTaken(plan.player, None, "") for plan in created.seats]
    state = first_change(created, sitting, 0.0).state
    bot = level(name).make(state.game.options, seed, None)
    while (player := state.actor) is not None:
        decision = bot.choose(state.position)
        change = act(Change(state), player, decision)
        turn = max(1, len(state.game.turns) + (state.unconfirmed == 0))
        view = json.loads(to_json(project(state, frozenset({player}))))
        question = {"view": view, "action": request(decision)}
        yield Step((seed, turn), KINDS[type(decision)], question)
        state = change.state


def request(decision: Decision) -> str | Json:
    """What the page sends for a decision."""
    if not isinstance(decision, Score):
        return str(decision)
    cells = {"helpers": decision.helpers, "take": decision.taken, "put": decision.put}
    return {"score": str(decision.cell), **{name: [*map(str, found)] for name, found in cells.items()}}


def count(steps: list[Step]) -> list[int]:
    """The fewest touches for each step."""
    node, _ = build_page.node_commands()
    asked = json.dumps([step.question for step in steps])
    done = subprocess.run(
        [*node, "tests/countTaps.js"], cwd=WEB, input=asked, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise RuntimeError(done.stderr)
    taps: list[int] = json.loads(done.stdout)
    return taps


def each_turn(steps: list[Step], taps: list[int]) -> list[int]:
    """The touches of each turn."""
    pairs = zip((step.turn for step in steps), taps, strict=True)
    return [sum(number for _, number in turn) for _, turn in groupby(pairs, key=lambda pair: pair[0])]


def main() -> None:
    parser = ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", default="Scribe")
    options = parser.parse_args()
    games = [steps_of(seed, options.players, options.level) for seed in range(1, options.games + 1)]
    steps = [step for game in games for step in game]
    taps = count(steps)
    for kind in sorted({step.kind for step in steps}):
        found = [number for step, number in zip(steps, taps, strict=True) if step.kind == kind]
        print(f"{kind:10}{len(found):6} times  {mean(found):5.2f} taps")
    turns = each_turn(steps, taps)
    print(f"{'turn':10}{len(turns):6} times  {mean(turns):5.2f} taps, {max(turns)} at most")


if __name__ == "__main__":
    main()
