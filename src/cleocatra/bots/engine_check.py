"""Checks whether a program speaks the engine protocol (docs/engine.md): ours, and those of others."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Iterator
from itertools import islice
from typing import NamedTuple

from cleocatra.bots.engine_client import START_SECONDS, EngineBot, EngineProcess, quit_engines
from cleocatra.bots.engine_protocol import format_position, parse_turn
from cleocatra.bots.faults import BotFault
from cleocatra.bots.interface import ask, check
from cleocatra.bots.players import Effort
from cleocatra.bots.playing import take_turns
from cleocatra.record import Game, InvalidRecord
from cleocatra.rules import Colour, Dice, Options, Phase, Position, RuleSet, Scout

GAMES = [(rules, players) for rules in RuleSet for players in (2, 3, 4)]
ACTIONS = 12  # of each game
EFFORT = Effort(seconds=0.05)
THINKING = 0.3  # seconds before the engine is stopped
GRACE = 2.0  # seconds that a busy machine may add
PATIENCE = 10.0  # ... where time is not what is checked


class Checked(NamedTuple):
    """The name of a check, and what is wrong; None if nothing is."""

    name: str
    problem: BotFault | None


def check_engine(command: str) -> Iterator[Checked]:
    """Run all checks, each with an engine of its own."""
    for name, run in CHECKS.items():
        try:
            run(command)
        except BotFault as fault:
            yield Checked(name, fault)
        else:
            yield Checked(name, None)
        finally:
            quit_engines()


def greets(command: str) -> None:
    """It answers `cleo` and `isready`, and goes on after a line that it doesn't know."""
    engine = EngineProcess(command)
    try:
        engine.ask("cleo", "cleook", START_SECONDS)
        engine.ask("isready", "readyok", START_SECONDS)
        engine.send("no-such-command 1 2 3")
        engine.send("isready")
        engine.wait_for("readyok", "isready", START_SECONDS, errors=False)
    finally:
        engine.kill()


def plays(command: str) -> None:
    """It plays legal turns in games of all kinds."""
    for number, (rules, players) in enumerate(GAMES):
        options = Options(rules, players=tuple(Colour)[:players])
        bot = EngineBot(command, number, EFFORT, patience=PATIENCE)
        try:
            start = Position.start(options, seed=number)
            for _ in islice(take_turns(dict.fromkeys(options.players, bot), start), ACTIONS):
                pass
        finally:
            bot.close()


def places(command: str) -> None:
    """With a tile face up it answers a Scout; in the middle of a turn it answers the second action."""
    for game in (some_game(lambda position: position.allows(Scout)), some_game(is_second)):
        bot = EngineBot(command, 1, EFFORT, patience=PATIENCE)
        try:
            bot.follow(game.view())
            ask(bot, game.position.view(revealed=not is_second(game.position)))
        finally:
            bot.close()


def is_second(position: Position) -> bool:
    return position.phase is Phase.SECOND_ACTION


def some_game(wanted: Callable[[Position], bool]) -> Game:
    """A random game that has just reached such a position."""
    dice = Dice(5)
    game = Game.start(Options(), seed=5)
    while game.position.turns_taken < 4 or not wanted(game.position):
        game = game.play(game.position.random_action(dice))
    return game


def stops(command: str) -> None:
    """It ends its thinking promptly when it is told to, and answers."""
    in_time(command, "go infinite", THINKING)


def keeps_time(command: str) -> None:
    """It thinks no longer than it is told."""
    in_time(command, "go seconds 0.5", None)


def in_time(command: str, go: str, stop_after: float | None) -> None:
    """Let an engine think and check its answer, which must come in time."""
    game = some_game(lambda position: position.phase is Phase.FIRST_ACTION)
    engine = EngineProcess(command)
    try:
        engine.ask("cleo", "cleook", START_SECONDS)
        engine.send("newgame seed 1")
        engine.send(format_position(game.view()))
        engine.ask("isready", "readyok", START_SECONDS)
        engine.send(go)
        if stop_after is not None:
            time.sleep(stop_after)
            engine.send("stop")
        answer = engine.wait_for("best", "stop" if stop_after else "go", 0.5 + GRACE)
        try:
            check(game.position.view(), parse_turn(answer)[0])
        except InvalidRecord:
            raise BotFault("answer", {"answer": f"best {answer}"}) from None
        engine.ask("isready", "readyok", START_SECONDS)
    finally:
        engine.kill()


def ends(command: str) -> None:
    """It ends when it is told to, and when nobody talks to it any more."""
    for farewell in ("quit", "–"):
        engine = EngineProcess(command)
        try:
            engine.ask("cleo", "cleook", START_SECONDS)
            if farewell == "quit":
                engine.send("quit")
            assert engine.process.stdin is not None
            engine.process.stdin.close()
            engine.process.wait(GRACE + 3)
        except subprocess.TimeoutExpired:
            raise BotFault("silent", {"asked": farewell, "limit": f"{GRACE + 3:g}"}) from None
        finally:
            engine.kill()


CHECKS: dict[str, Callable[[str], None]] = {
    "greets": greets,
    "plays": plays,
    "places": places,
    "stops": stops,
    "time": keeps_time,
    "ends": ends,
}
