"""A game with its history: the initial position and the turns since."""

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
    """One line of a record: an opening, turn or bonus action; only the last one may be incomplete.

    >>> print(Turn(Colour.BLUE, (), bonus=True))
    blue*:
    """

    player: Colour
    actions: tuple[Action, ...]
    bonus: bool = False

    @cached_property
    def text(self) -> str:
        """The line of a record, cached: views of a running game need it after every action."""
        mark = "*" if self.bonus else ""
        return f"{self.player}{mark}: {'; '.join(map(str, self.actions))}".rstrip()

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Game:
    """An immutable game: its current position and its history.

    >>> game = Game.start(Options(), seed=1, tags={"Date": "2025-11-16"})
    >>> game = game.play(game.position.actions[0])
    >>> [str(turn) for turn in game.turns]
    ['red: open 0,0']

    `initial` is the position before the openings (in a study, any position), `position` the current one.
    `tags` are the free tags in the order of the record; rules, edition, players and pile are in `initial`.
    Make games with `start`, `replay` or `parse_game`, which keep position and turns consistent.
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
        """Start a game with a pile shuffled by `seed`, or with a given pile."""
        return cls.replay(Position.start(options, seed=seed, pile=pile), (), tags)

    @classmethod
    def replay(cls, initial: Position, actions: Sequence[Action], tags: Mapping[str, str] = NO_TAGS) -> Game:
        """The game after these actions. Raises IllegalAction at the first one that the rules forbid."""
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
        """All actions so far."""
        return tuple(action for turn in self.turns for action in turn.actions)

    @property
    def turn_under_way(self) -> bool:
        """Whether the last turn lacks its second action."""
        return self.position.phase is Phase.SECOND_ACTION

    def positions(self) -> Iterator[Position]:
        """Every position of the game, from the initial to the current one."""
        position = self.initial
        yield position
        for action in self.actions:
            position = position.apply(action)
            yield position

    def play(self, action: Action) -> Game:
        """The game after one more action. Raises IllegalAction or UnseenTile, as `Position.apply` does."""
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
        """The game without its last action; the caller decides whether players may take it back."""
        if not self.turns:
            raise ValueError("there is nothing to take back")
        return Game.replay(self.initial, self.actions[:-1], self.tags)

    # The pile

    def reveal(self, kind: Kind) -> Game:
        """The same game with the top tile of the pile known."""
        return self._with_pile_of(self.position.reveal(kind))

    def guess(self, dice: Dice) -> Game:
        """The same game with the unknown tiles in a random order."""
        return self._with_pile_of(self.position.guess(dice))

    def view(self, *, revealed: bool = False) -> Game:
        """What a player may know, as `Position.view`: the same game without the pile's order."""
        return self._with_pile_of(self.position.view(revealed=revealed))

    def _with_pile_of(self, position: Position) -> Game:
        drawn = len(position.tiles) - len(self.initial.tiles)
        initial = self.initial.with_pile(self.initial.pile[:drawn] + position.pile)
        return replace(self, initial=initial, position=position)


def extend(turns: list[Turn], position: Position, action: Action) -> None:
    """Add an action taken in this position to the current turn, or begin a turn with it."""
    if turns and position.phase is Phase.SECOND_ACTION:  # a study may begin in the middle of a turn
        turns[-1] = replace(turns[-1], actions=(*turns[-1].actions, action))
    else:
        turns.append(Turn(position.player, (action,), bonus=position.phase is Phase.BONUS_ACTION))
