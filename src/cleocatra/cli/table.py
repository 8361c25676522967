"""A game played at one keyboard: what the players type, and what they see."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from cleocatra.cli.check import score_line
from cleocatra.cli.listing import listing
from cleocatra.cli.menu import Section, menu, points_text
from cleocatra.cli.save_file import CannotSave, SaveFile
from cleocatra.cli.screen import Screen
from cleocatra.record import Game, InvalidRecord, format_action, parse_action
from cleocatra.record.notation import parse_cell
from cleocatra.rules import (
    Action,
    IllegalAction,
    Open,
    Phase,
    Position,
    Refusal,
    Score,
    Scout,
    Search,
    explain,
)

COMMANDS = """\
Type the number of an action, or the action in the words of a record: team 1,0
  why ACTION     why is it not allowed?          undo           take back your turn's first action
  board          draw the board again            save [FILE]    write the record, to go on another time
  list           list the actions again          quit           leave
  back           leave a menu within the list    help           show these commands"""
SEEN = "A Scout can't be taken back once its tile is seen (rule 4)."
LONGEST_NUMBER = 6


class Table:
    """A game, what is asked of the player who acts, and where the game is saved.

    `ask` gives a line that the players type and raises EOFError when there is no more. The whole pile of the
    game is known; the players see of it only what their actions reveal.
    """

    def __init__(
        self, game: Game, screen: Screen, ask: Callable[[str], str], file: Path | None = None
    ) -> None:
        self.game = game
        self.screen = screen
        self.ask = ask
        self.file = SaveFile(game, file)
        self.warned = False  # the players have just been told that the game isn't saved
        self.revealed = False  # a Scout has turned over the top tile, and its cell isn't chosen yet
        self.group: tuple[Action, ...] = ()  # the actions of the menu within the list that is open
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

    def sit_down(self) -> None:
        """Play until the players leave."""
        self.show_board()
        self.screen.line("Type a number or an action; help shows what else you can type.")
        while True:
            try:
                words = self.ask(f"{'over' if self.position.outcome else self.position.player}> ").strip()
            except EOFError:
                self.screen.line()
                return
            if words in ("quit", "exit"):
                if self.may_leave():
                    return
            elif words:
                self.warned = False
                self.obey(words)

    def obey(self, words: str) -> None:
        """Do what one line asks for."""
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
        """The action that is meant, or None once the screen says why it isn't clear."""
        places_tile = self.revealed or self.position.phase is Phase.OPENING
        try:
            if places_tile and not words[0].isalpha():
                cell = parse_cell(words)
                return Scout(cell) if self.revealed else Open(cell)
            return parse_action(words)
        except InvalidRecord as error:
            self.sorry(f"{error.reason}. Type help to see what you can type.")
        return None

    # Actions

    def sections(self) -> list[Section]:
        actions = self.position.actions
        if self.revealed:
            actions = tuple(action for action in actions if isinstance(action, Scout))
        return menu(self.position, self.group or actions, revealed=self.revealed)

    def choose(self, digits: str) -> None:
        """Take the entry with this number."""
        entries = [entry for section in self.sections() for entry in section.entries]
        number = int(digits) if len(digits) <= LONGEST_NUMBER else 0
        if not 1 <= number <= len(entries):
            self.sorry(f"There is no number {digits[:LONGEST_NUMBER]} in the list.")
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
        refusal = None if self.revealed else self.scout_refusal()
        if refusal is not None:
            self.sorry(f"scout is not allowed: {refusal} (rule {refusal.rule})")
            return
        self.revealed = True
        self.group = ()
        self.show_list()

    def scout_refusal(self) -> Refusal | None:
        """Why no Scout is possible, or None if one is."""
        refusals = [explain(self.position, Scout(cell)) for cell in self.position.rim]
        return None if None in refusals else refusals[0]

    def play(self, action: Action) -> None:
        if self.revealed and not isinstance(action, Scout):
            self.sorry(SEEN)
            return
        before = self.position
        try:
            self.game = self.game.play(action)
        except IllegalAction as error:
            self.sorry(f"{action} is not allowed: {error.refusal} (rule {error.refusal.rule})")
            return
        self.revealed = False
        self.group = ()
        self.screen.line(f"{before.player}: {format_action(action)}{news(before, action)}", style="bold")
        self.show_board()

    def why(self, words: str) -> None:
        action = self.parse(words)
        if action is None:
            return
        refusal = explain(self.position, action)
        if refusal is not None:
            self.screen.line(f"{action} is not allowed: {refusal} (rule {refusal.rule})")
        elif self.revealed and not isinstance(action, Scout):
            self.screen.line(SEEN)
        else:
            self.screen.line(f"{action} is allowed.")

    def undo(self, _: str = "") -> None:
        """Take back the first action of the turn, unless it has revealed a tile."""
        if self.revealed or (self.game.turn_under_way and isinstance(self.game.actions[-1], Scout)):
            self.sorry(SEEN)
        elif not self.game.turn_under_way:
            self.sorry("You haven't done anything in this turn, and turns that are over stay as they are.")
        else:
            self.game = self.game.take_back()
            self.group = ()
            self.show_board()

    def back(self, _: str = "") -> None:
        if self.revealed:
            self.sorry(SEEN)
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
            self.screen.line(f"The game is over: {score_line(self.position)}.", style="bold")
            self.screen.line("save FILE keeps its record, quit leaves.")
            return
        if self.revealed and self.position.pile[0]:
            self.screen.line(f"The tile is {self.position.pile[0].title()}. Where does it go?", style="bold")
        for line, style in listing(self.sections(), self.screen.width):
            self.screen.line(line, style)
        if self.group:
            self.screen.line("back leads back to the whole list.")

    def show_commands(self, _: str = "") -> None:
        self.screen.line(COMMANDS)

    def sorry(self, text: str) -> None:
        self.screen.line(text, style="red")

    # Saving and leaving

    def save(self, name: str) -> None:
        if self.revealed:
            self.sorry("Put the tile on the board first: a record can't say that it was only seen.")
            return
        try:
            path = self.file.save(self.game, name)
        except CannotSave as error:
            self.sorry(str(error))
        else:
            again = "" if self.position.outcome else f" To go on another time: cleocatra play {path}"
            self.screen.line(f"Saved.{again}")

    def may_leave(self) -> bool:
        """Whether nothing is lost, or the players want it so."""
        if self.warned or self.file.holds(self.game):
            return True
        self.warned = True
        self.sorry("The game isn't saved: save FILE keeps it, quit once more leaves it.")
        return False


def news(before: Position, action: Action) -> str:
    """What an action brought: the tile that was drawn, the points of a Score."""
    if isinstance(action, Open | Scout) and before.pile[0]:
        return f" ({before.pile[0].title()})"
    return f" ({points_text(before.points_for(action))})" if isinstance(action, Score) else ""
