"""Serves a bot to other programs by the engine protocol (docs/engine.md)."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from threading import Event, Lock, Thread

from cleocatra.bots.engine_protocol import format_info, format_turn, parse_go, parse_position
from cleocatra.bots.entrants import make_bot
from cleocatra.bots.faults import error_text
from cleocatra.bots.interface import Bot, Follower, Thought, ask
from cleocatra.bots.players import Effort, Watchable
from cleocatra.record import Game
from cleocatra.rules import Decision, Options, Phase, Reveal

INFO_SECONDS = 0.5  # between two lines of info


class EngineServer:
    """Answers the lines of a controller with the turns of a bot, which thinks in a thread of its own."""

    def __init__(
        self, name: str, seed: int, usual: Effort | None, write: Callable[[str], None], version: str
    ) -> None:
        self.name = name
        self.seed = seed
        self.usual = usual  # the effort where `go` says nothing
        self.version = version
        self.game: Game | None = None
        self.bot: tuple[Options, Effort | None, Bot] | None = None
        self.thinking: Thread | None = None
        self.stopped = Event()
        self.writing = Lock()
        self._write = write

    def serve(self, lines: Iterable[str]) -> None:
        """Answer lines until `quit` or their end."""
        for line in lines:
            word, *words = line.split() or [""]
            if word == "quit":
                break
            try:
                self.answer(word, words, line)
            except ValueError as error:  # InvalidRecord is one
                self.write(f"error {error}")
        self.stop()

    def answer(self, word: str, words: list[str], line: str) -> None:
        """Answer one line. Raises ValueError with what is wrong with it."""
        if word == "cleo":
            self.write(f"id name {self.name} {self.version}")
            self.write("cleook")
        elif word == "isready":
            self.write("readyok")
        elif word == "newgame":
            self.new_game(words)
        elif word == "position":
            self.stop()
            self.game = parse_position(line.partition(" ")[2])
        elif word == "go":
            self.go(words)
        elif word == "stop":
            self.stop()
        elif word:
            raise ValueError(f"unknown command {word!r}")

    def write(self, line: str) -> None:
        with self.writing:
            self._write(line)

    def new_game(self, words: list[str]) -> None:
        self.stop()
        self.game = self.bot = None
        if words[:1] == ["seed"] and len(words) == 2 and words[1].isdecimal():
            self.seed = int(words[1])
        elif words:
            raise ValueError("expected newgame, or newgame seed and a whole number")

    def go(self, words: list[str]) -> None:
        """Begin to think."""
        self.stop()
        if self.game is None:
            raise ValueError("no position to think about")
        if self.game.position.phase is Phase.OVER:
            raise ValueError("the game is over")
        effort = parse_go(words) or self.usual
        self.stopped.clear()
        self.thinking = Thread(target=self.think, args=(self.game, effort), daemon=True)
        self.thinking.start()

    def stop(self) -> None:
        """End the thinking, and wait for its answer."""
        self.stopped.set()
        if self.thinking is not None:
            self.thinking.join()
            self.thinking = None

    def think(self, game: Game, effort: Effort | None) -> None:
        """Find the rest of the turn and write it."""
        try:
            turn = self.rest_of_turn(self.bot_for(game.options, effort), game)
        except Exception as error:  # whatever a bot raises: the controller must not wait for its answer
            self.write(f"error {error_text(error)}")
        else:
            self.write(f"best {format_turn(turn)}")

    def bot_for(self, options: Options, effort: Effort | None) -> Bot:
        """The bot for this game and effort; it is kept from turn to turn."""
        if self.bot is None or self.bot[:2] != (options, effort):
            self.bot = options, effort, make_bot(self.name, options, self.seed, effort)
        return self.bot[2]

    def rest_of_turn(self, bot: Bot, game: Game) -> tuple[Decision, ...]:
        """The bot's decisions up to the end of the turn, or to the tile that a Scout turns over."""
        turn: list[Decision] = []
        player, hidden = game.position.player, game
        while True:
            self.watch(bot, hidden)
            decision = ask(bot, hidden.position)
            turn.append(decision)
            if isinstance(decision, Reveal):
                return tuple(turn)
            hidden = hidden.play(decision)
            if hidden.position.phase is not Phase.SECOND_ACTION or hidden.position.player is not player:
                return tuple(turn)

    def watch(self, bot: Bot, game: Game) -> None:
        """Tell a bot the game, and let it say what it finds and end when it is told to stop."""
        if isinstance(bot, Follower):
            bot.follow(game)
        if not isinstance(bot, Watchable):
            return
        player, began = game.position.player, time.monotonic()
        told = began

        def look(find: Callable[[], Thought | None]) -> bool:
            nonlocal told
            now = time.monotonic()
            if now - told >= INFO_SECONDS and (thought := find()) is not None:
                told = now
                self.write(format_info(thought, thought.win_probabilities[player], now - began))
            return self.stopped.is_set()

        bot.watch = look
