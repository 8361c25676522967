"""Plays with programs that speak the engine protocol (docs/engine.md)."""

from __future__ import annotations

import atexit
import os
import shlex
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread

from cleocatra.bots.engine_protocol import format_go, format_position, parse_turn
from cleocatra.bots.faults import LONGEST_ANSWER, BotFault, shown_answer
from cleocatra.bots.players import Effort
from cleocatra.record import Game, InvalidRecord
from cleocatra.rules import Decision, Position, Reveal, tile_lies_open

START_SECONDS = 30.0  # for the first answer
PATIENCE = 60.0  # for an answer, beyond the thinking time that the engine was told
QUIT_SECONDS = 2.0  # to end by itself
LINES_AHEAD = 1000  # that an engine may write before anybody reads them


class EngineProcess:
    """A running engine: lines go in and out, and every wait has an end. Its methods raise BotFault."""

    def __init__(self, command: str) -> None:
        self.words = tempfile.TemporaryFile()  # noqa: SIM115 - what it says on standard error, for messages
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.words,
                start_new_session=True,  # so that what it starts can be ended with it
            )
        except (OSError, ValueError) as error:
            self.words.close()
            raise BotFault("made", {"reason": str(error)}) from None
        self.lines: Queue[str | None] = Queue(LINES_AHEAD)  # None: there are no more
        Thread(target=self.read, daemon=True).start()

    def read(self) -> None:
        assert self.process.stdout is not None
        with suppress(ValueError, OSError):  # closed while it is read
            for line in self.process.stdout:
                self.lines.put(line.decode("utf-8", "replace").strip())
        self.lines.put(None)

    def send(self, line: str) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(f"{line}\n".encode())
            self.process.stdin.flush()
        except (OSError, ValueError):
            raise self.ended() from None

    def ask(self, line: str, answer: str, seconds: float) -> str:
        """Send a line and wait for the line that begins with the word `answer`; return the rest of it."""
        self.send(line)
        return self.wait_for(answer, line, seconds)

    def wait_for(self, answer: str, asked: str, seconds: float, *, errors: bool = True) -> str:
        """The rest of the next line that begins with the word `answer`; other lines are skipped.

        With `errors`, a line that begins with `error` is a fault.
        """
        until = time.monotonic() + seconds
        asked = asked.partition(" ")[0]
        while True:
            try:
                line = self.lines.get(timeout=max(0.0, until - time.monotonic()))
            except Empty:
                raise BotFault("silent", {"asked": asked, "limit": f"{seconds:g}"}) from None
            if line is None:
                raise self.ended()
            word, _, rest = line.partition(" ")
            if word == answer:
                return rest.strip()
            if word == "error" and errors:
                raise BotFault("nonsense", {"asked": asked, "answer": shown_answer(line)})

    def ended(self) -> BotFault:
        """The fault of an engine that has ended: its status and its last words."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(QUIT_SECONDS)
        self.words.seek(0)
        words = self.words.read().decode("utf-8", "replace").strip()
        details = {"status": str(self.process.poll()), "reason": words[-LONGEST_ANSWER:] or "–"}
        return BotFault("ended", details)

    def quit(self) -> None:
        """Let the engine end, or end it."""
        with suppress(BotFault, subprocess.TimeoutExpired):
            self.send("quit")
            self.process.wait(QUIT_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End the engine and everything it has started."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.words):
            with suppress(OSError, ValueError):
                if stream is not None:
                    stream.close()


class EngineBot:
    """A bot whose decisions come from an engine. It answers whole turns, so it is asked once a turn."""

    idle: dict[str, list[EngineProcess]] = {}  # noqa: RUF012 - running engines between games, by command

    def __init__(self, command: str, seed: int, effort: Effort | None, *, patience: float = PATIENCE) -> None:
        self.command = command
        self.patience = patience
        self.seed = seed
        self.effort = effort
        self.engine: EngineProcess | None = None
        self.game: Game | None = None
        self.asking = False  # an answer that nobody waits for any more may still come
        self.expected: Position | None = None
        self.second: Decision = Reveal()

    def follow(self, game: Game) -> None:
        self.game = game

    def choose(self, view: Position) -> Decision:
        if self.expected is not None and self.expected == view:
            self.expected = None
            return self.second
        first, *rest = self.turn(view)
        if rest and not isinstance(first, Reveal) and view.is_legal(first):
            self.expected, self.second = view.apply(first).view(), rest[0]
        return first

    def turn(self, view: Position) -> tuple[Decision, ...]:
        """Ask the engine for the rest of the turn."""
        if self.game is None:
            raise ValueError("an engine has to follow the game")
        game = self.game.reveal(view.pile[0]) if tile_lies_open(view) and view.pile[0] else self.game
        self.asking = True
        engine = self.engine = self.engine or self.started()
        engine.send(format_position(game))
        seconds = self.effort.seconds if self.effort and self.effort.timed else 0.0
        answer = engine.ask(format_go(self.effort), "best", seconds + self.patience)
        self.asking = False
        try:
            return parse_turn(answer)
        except InvalidRecord:
            raise BotFault("answer", {"answer": shown_answer(f"best {answer}")}) from None

    def started(self) -> EngineProcess:
        """An engine that is ready for a new game."""
        waiting = self.idle.get(self.command)
        engine = waiting.pop() if waiting else EngineProcess(self.command)
        try:
            engine.ask("cleo", "cleook", START_SECONDS)
            engine.send(f"newgame seed {self.seed}")
            engine.ask("isready", "readyok", START_SECONDS)
        except BaseException:
            engine.kill()
            raise
        return engine

    def close(self) -> None:
        """Keep the engine for the next game, unless it has failed."""
        if self.engine is None:
            return
        if self.asking or self.engine.process.poll() is not None:
            self.engine.kill()
        else:
            self.idle.setdefault(self.command, []).append(self.engine)
        self.engine = None


@atexit.register
def quit_engines() -> None:
    """Let all engines end that wait for a next game."""
    for engines in EngineBot.idle.values():
        while engines:
            engines.pop().quit()
