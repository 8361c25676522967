"""A game at one keyboard: reads what the players type, and shows the game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from cleocatra.cli.screen import Screen
from cleocatra.cli.telling import not_allowed, record_reason, score_line
from cleocatra.cli.terminal.listing import listing, padded
from cleocatra.cli.terminal.menu import Section, menu, points_text
from cleocatra.cli.terminal.save_file import CannotSave, SaveFile
from cleocatra.record import Game, InvalidRecord, format_action, parse_action
from cleocatra.record.notation import parse_cell
from cleocatra.rules import (
    Action,
    IllegalAction,
    Open,
    Phase,
    Position,
    Reveal,
    Score,
    Scout,
    Search,
    explain,
    refusal,
)
from cleocatra.rules.drawing import kind_name, player_name
from cleocatra.words import say

# The commands that can be typed besides actions; the same in every language
COMMANDS = {
    "why": "why ACTION",
    "undo": "undo",
    "board": "board",
    "list": "list",
    "back": "back",
    "save": "save [FILE]",
    "quit": "quit",
    "help": "help",
}
LONGEST_NUMBER = 6


class TerminalGame:
    """A game in the terminal, and the file it is saved to.

    `ask` reads a line and raises EOFError at the end of input. The pile of the game is known; the players see
    only the tiles that are revealed.
    """

    def __init__(
        self, game: Game, screen: Screen, ask: Callable[[str], str], file: Path | None = None
    ) -> None:
        self.game = game
        self.screen = screen
        self.ask = ask
        self.file = SaveFile(game, file)
        self.warned = False  # the last command was refused because the game isn't saved
        self.revealed = False  # a Scout has turned over the top tile, and its cell isn't chosen yet
        self.group: tuple[Action, ...] = ()  # the actions of the open submenu
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.why,
            "undo": self.undo,
            "board": self.show_board,
            "list": self.show_list,
            "back": self.back,
            "save": self.save,
            "help": self.show_commands,
            "?": self.show_commands,
        }

    @property
    def position(self) -> Position:
        return self.game.position

    def run(self) -> None:
        """Run the game until the players quit."""
        self.show_board()
        self.screen.line(say("table-hint"))
        while True:
            try:
                words = self.ask(f"{self.asked()}> ").strip()
            except EOFError:
                self.screen.line()
                return
            if words in ("quit", "exit"):
                if self.may_leave():
                    return
            elif words:
                self.warned = False
                self.obey(words)

    def asked(self) -> str:
        """The prompt: who acts."""
        return say("table-asks-over") if self.position.outcome else player_name(self.position.player, say)

    def obey(self, words: str) -> None:
        """Execute one line of input."""
        name, _, rest = words.partition(" ")
        command = self.commands.get(name)
        if command is not None:
            command(rest.strip())
        elif words == "scout":
            self.scout()
        elif words.isascii() and words.isdigit():
            self.choose(words)
        else:
            action = self.parse(words)
            if action is not None:
                self.play(action)

    def parse(self, words: str) -> Action | None:
        """Parse an action; None after showing why it isn't one."""
        places_tile = self.revealed or self.position.phase is Phase.OPENING
        try:
            if places_tile and not words[0].isalpha():
                cell = parse_cell(words)
                return Scout(cell) if self.revealed else Open(cell)
            return parse_action(words)
        except InvalidRecord as error:
            self.sorry(say("table-understood", reason=record_reason(error)))
        return None

    # Actions

    def sections(self) -> list[Section]:
        actions = self.position.actions
        if self.revealed:
            actions = tuple(action for action in actions if isinstance(action, Scout))
        return menu(self.position, self.group or actions, revealed=self.revealed)

    def choose(self, digits: str) -> None:
        """Choose the menu entry with this number."""
        entries = [entry for section in self.sections() for entry in section.entries]
        number = int(digits) if len(digits) <= LONGEST_NUMBER else 0
        if not 1 <= number <= len(entries):
            self.sorry(say("table-no-number", number=digits[:LONGEST_NUMBER]))
            return
        actions = entries[number - 1].actions
        if isinstance(actions[0], Scout) and not self.revealed:
            self.scout()
        elif len(actions) == 1:
            self.play(actions[0])
        else:
            self.group = actions
            self.show_list()

    def scout(self) -> None:
        """Declare a Scout: the tile is seen before its cell is chosen (R5)."""
        refused = None if self.revealed else refusal(self.position.view(), Reveal())
        if refused is not None:
            self.sorry(not_allowed("scout", refused))
            return
        self.revealed = True
        self.group = ()
        self.show_list()

    def play(self, action: Action) -> None:
        if self.revealed and not isinstance(action, Scout):
            self.sorry(say("table-seen"))
            return
        before = self.position
        try:
            self.game = self.game.play(action)
        except IllegalAction as error:
            self.sorry(not_allowed(action, error.refusal))
            return
        self.revealed = False
        self.group = ()
        self.screen.line(done(before, action), style="bold")
        self.show_board()

    def why(self, words: str) -> None:
        action = self.parse(words)
        if action is None:
            return
        refused = explain(self.position, action)
        if refused is not None:
            self.screen.line(not_allowed(action, refused))
        elif self.revealed and not isinstance(action, Scout):
            self.screen.line(say("table-seen"))
        else:
            self.screen.line(say("table-allowed", action=str(action)))

    def undo(self, _: str = "") -> None:
        """Take back the first action of the turn, unless it has revealed a tile."""
        if self.revealed or (self.game.turn_under_way and isinstance(self.game.actions[-1], Scout)):
            self.sorry(say("table-seen"))
        elif not self.game.turn_under_way:
            self.sorry(say("table-nothing-done"))
        else:
            self.game = self.game.take_back()
            self.group = ()
            self.show_board()

    def back(self, _: str = "") -> None:
        if self.revealed:
            self.sorry(say("table-seen"))
            return
        self.group = ()
        self.show_list()

    # What the players see

    def show_board(self, _: str = "") -> None:
        actions = self.position.actions
        self.screen.line()
        self.screen.board(self.position, cells=any(isinstance(a, Open | Scout | Search) for a in actions))
        self.screen.line()
        self.show_list()

    def show_list(self, _: str = "") -> None:
        if self.position.outcome:
            self.screen.line(say("table-over", score=score_line(self.position)), style="bold")
            self.screen.line(say("table-over-hint"))
            return
        if self.revealed and self.position.pile[0]:
            self.screen.line(say("table-tile", kind=kind_name(self.position.pile[0], say)), style="bold")
        for line, style in listing(self.sections(), self.screen.width):
            self.screen.line(line, style)
        if self.group:
            self.screen.line(say("table-back"))

    def show_commands(self, _: str = "") -> None:
        for line in command_lines():
            self.screen.line(line)

    def sorry(self, text: str) -> None:
        self.screen.line(text, style="red")

    # Saving and leaving

    def save(self, name: str) -> None:
        if self.revealed:
            self.sorry(say("table-save-later"))
            return
        try:
            path = self.file.save(self.game, name)
        except CannotSave as error:
            self.sorry(str(error))
        else:
            saved = "table-saved" if self.position.outcome else "table-saved-go-on"
            self.screen.line(say(saved, file=str(path)))

    def may_leave(self) -> bool:
        """Whether the game is saved, or the players have confirmed that they want to quit."""
        if self.warned or self.file.holds(self.game):
            return True
        self.warned = True
        self.sorry(say("table-unsaved"))
        return False


def done(before: Position, action: Action) -> str:
    """What a player did, with the tile that was drawn or the points of a Score."""
    player, words = player_name(before.player, say), format_action(action)
    if isinstance(action, Open | Scout) and before.pile[0]:
        return say("table-done-news", player=player, action=words, news=kind_name(before.pile[0], say))
    if isinstance(action, Score):
        return say(
            "table-done-news", player=player, action=words, news=points_text(before.points_for(action))
        )
    return say("table-done", player=player, action=words)


def command_lines() -> list[str]:
    """The help lines for all commands."""
    widest = max(map(len, COMMANDS.values()))
    meanings = [f"  {padded(typed, widest)}  {say(f'command-{name}')}" for name, typed in COMMANDS.items()]
    return [say("commands-lead"), *meanings]
