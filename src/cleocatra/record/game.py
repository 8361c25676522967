"""A game: where it began and all that was done, as a record holds it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType

from cleocatra.record.header import check_free_tags
from cleocatra.rules import Action, Colour, Dice, Kind, Options, Phase, Position

NO_TAGS: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True)
class Turn:
    """One line of a record: a player's opening, turn or bonus action; only a game's last may be unfinished.

    >>> print(Turn(Colour.BLUE, (), bonus=True))
    blue*:
    """

    player: Colour
    actions: tuple[Action, ...]
    bonus: bool = False

    @cached_property
    def text(self) -> str:
        """The line as a record writes it; views of a running game repeat it after every action."""
        mark = "*" if self.bonus else ""
        return f"{self.player}{mark}: {'; '.join(map(str, self.actions))}".rstrip()

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Game:
    """A game at one moment with its history: one value, never changed.

    >>> game = Game.start(Options(), seed=1, tags={"Date": "2025-11-16"})
    >>> game = game.play(game.position.actions[0])
    >>> [str(turn) for turn in game.turns]
    ['red: open 0,0']

    `initial` is the position before the openings, `position` the present one. `tags` are the free ones, in
    the order of the record: rules, edition, players and pile are said by `initial`. Use `start`, `replay` or
    `parse_game` to make one: they see to it that position and turns belong together.
    """

    initial: Position
    turns: tuple[Turn, ...]
    tags: Mapping[str, str] = field(hash=False)
    position: Position = field(compare=False, repr=False)

    @classmethod
    def start(
        cls,
        options: Options,
        *,
        seed: int | None = None,
        pile: Sequence[Kind | None] | None = None,
        tags: Mapping[str, str] = NO_TAGS,
    ) -> Game:
        """A new game with a pile shuffled by `seed`, or a given one."""
        return cls.replay(Position.start(options, seed=seed, pile=pile), (), tags)

    @classmethod
    def replay(cls, initial: Position, actions: Sequence[Action], tags: Mapping[str, str] = NO_TAGS) -> Game:
        """The game of these actions; raises IllegalAction at the first that the rules don't allow."""
        check_free_tags(tags)
        turns: list[Turn] = []
        position = initial
        for action in actions:
            after = position.apply(action)
            extend(turns, position, action)
            position = after
        return cls(initial, tuple(turns), MappingProxyType(dict(tags)), position)

    @property
    def options(self) -> Options:
        return self.initial.options

    @property
    def actions(self) -> tuple[Action, ...]:
        """All that was done so far."""
        return tuple(action for turn in self.turns for action in turn.actions)

    @property
    def turn_under_way(self) -> bool:
        """Whether the last turn waits for its second action."""
        return self.position.phase is Phase.SECOND_ACTION

    def positions(self) -> Iterator[Position]:
        """Every position of the game, from the initial one to the present one."""
        position = self.initial
        yield position
        for action in self.actions:
            position = position.apply(action)
            yield position

    def play(self, action: Action) -> Game:
        """The game with one action more; raises IllegalAction or UnseenTile as `Position.apply` does."""
        after = self.position.apply(action)
        turns = list(self.turns)
        extend(turns, self.position, action)
        return replace(self, turns=tuple(turns), position=after)

    def after_turns(self, number: int) -> Game:
        """The game as it was after its first `number` turns, which are the lines of its record."""
        if not 0 <= number <= len(self.turns):
            raise ValueError(f"the game has {len(self.turns)} turns, not {number}")
        actions = [action for turn in self.turns[:number] for action in turn.actions]
        return Game.replay(self.initial, actions, self.tags)

    def take_back(self) -> Game:
        """The game without its last action. What players may take back is for the caller to judge."""
        if not self.turns:
            raise ValueError("there is nothing to take back")
        return Game.replay(self.initial, self.actions[:-1], self.tags)

    # The pile

    def reveal(self, kind: Kind) -> Game:
        """The same game with the top tile of the pile known."""
        return self._with_pile_of(self.position.reveal(kind))

    def guess(self, dice: Dice) -> Game:
        """The same game with the unknown tiles in some random order."""
        return self._with_pile_of(self.position.guess(dice))

    def view(self, *, revealed: bool = False) -> Game:
        """What a player may know, as `Position.view`: the same game without the pile's order."""
        return self._with_pile_of(self.position.view(revealed=revealed))

    def _with_pile_of(self, position: Position) -> Game:
        drawn = self.initial.pile[: len(position.tiles)]
        initial = Position.start(self.options, pile=drawn + position.pile)
        return replace(self, initial=initial, position=position)


def extend(turns: list[Turn], position: Position, action: Action) -> None:
    """Add an action taken in this position to the turn under way, or begin a turn with it."""
    if position.phase is Phase.SECOND_ACTION:
        turns[-1] = replace(turns[-1], actions=(*turns[-1].actions, action))
    else:
        turns.append(Turn(position.player, (action,), bonus=position.phase is Phase.BONUS_ACTION))
