"""A position: one immutable value that holds all there is to know about a game at one moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import NoReturn

from cleocatra.rules import codes
from cleocatra.rules.actions import ACTION_KINDS, Action, Open, Score, Scout, action_order
from cleocatra.rules.coding import Decoder
from cleocatra.rules.dice import Dice
from cleocatra.rules.errors import IllegalAction, UnseenTile
from cleocatra.rules.explain import explain
from cleocatra.rules.grid import Cell
from cleocatra.rules.legal import Legal
from cleocatra.rules.options import Options
from cleocatra.rules.perft import Leaves
from cleocatra.rules.state import State
from cleocatra.rules.tiles import KINDS, Colour, Kind


class Phase(Enum):
    """What is asked of the player who acts."""

    OPENING = codes.OPENING
    FIRST_ACTION = codes.FIRST
    SECOND_ACTION = codes.SECOND
    BONUS_ACTION = codes.BONUS
    OVER = codes.OVER


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile on the board and who stands on it."""

    kind: Kind
    rescuers: tuple[Colour, ...] = ()
    inspector: bool = False


@dataclass(frozen=True, slots=True)
class Points:
    """Where a Score's points come from: the colours of the area, the helpers, the ability."""

    colours: tuple[Kind, ...]
    helpers: tuple[Cell, ...]
    ability: int

    @property
    def total(self) -> int:
        return len(self.colours) + len(self.helpers) + self.ability


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game; players who tie for the most points share the victory."""

    winners: tuple[Colour, ...]
    points: dict[Colour, int]


class Position:
    """A game at one moment: the pyramids, who stands where, the points, and whose action comes next.

    >>> position = Position.start(Options(), seed=1)
    >>> position.actions
    (Open(cell=Cell(x=0, y=0)),)
    >>> after = position.apply(position.actions[0])
    >>> after.player, position.player
    (<Colour.BLUE: 'blue'>, <Colour.RED: 'red'>)
    """

    def __init__(self, options: Options, state: State) -> None:
        """For the kernel's state of a game; players of the game call `start`."""
        self.options = options
        self._state = state

    @classmethod
    def start(
        cls, options: Options, *, pile: Sequence[Kind | None] | None = None, seed: int | None = None
    ) -> Position:
        """The beginning of a game: the pile shuffled by a seed, or given (top first, None: not known)."""
        if (pile is None) == (seed is None):
            raise TypeError("a game starts with either a pile or a seed")
        if pile is None:
            assert seed is not None
            pile = options.shuffled_pile(Dice(seed))
        options.check_pile(pile)
        state = State()
        state.set_up(
            [codes.UNSEEN if kind is None else kind.number for kind in pile],
            players=len(options.players),
            goal=options.variant.goal,
            rescuers=options.variant.rescuers,
            inspectors=options.variant.inspectors,
        )
        abilities = sum(1 << kind.number for kind in options.abilities)
        state.play_with(options.herding, abilities, options.variant.ruling_bits)
        return cls(options, state)

    # Whose action it is

    @property
    def phase(self) -> Phase:
        return Phase(self._state.phase)

    @property
    def turn(self) -> Colour:
        """The player whose turn it is; after the end, the one whose turn would come next."""
        return self.options.players[self._state.turn]

    @property
    def player(self) -> Colour:
        """The player who acts: another one than `turn` during a bonus action."""
        return self.options.players[self._state.player]

    @property
    def turns_taken(self) -> int:
        """How many turns are over, openings not counted."""
        return self._state.turns

    @property
    def outcome(self) -> Outcome | None:
        """Who has won, once the game is over."""
        if self.phase is not Phase.OVER:
            return None
        most = max(self.points.values())
        winners = tuple(player for player in self.options.players if self.points[player] == most)
        return Outcome(winners, self.points)

    # What lies on the table

    @cached_property
    def tiles(self) -> dict[Cell, Tile]:
        """The pyramids, in the order the tiles were drawn."""
        state = self._state
        standing = [(player, state.rescuers_of(seat)) for seat, player in enumerate(self.options.players)]
        return {
            Cell(*state.place_of(tile)): Tile(
                KINDS[state.kind_of(tile)],
                tuple(player for player, mask in standing if mask >> tile & 1),
                bool(state.inspectors >> tile & 1),
            )
            for tile in range(state.tiles)
        }

    @cached_property
    def rim(self) -> tuple[Cell, ...]:
        """The empty cells adjacent to a tile, by y and x; before the first tile 0,0 alone."""
        return tuple(
            sorted((Cell(*place) for place in self._state.rim_places().values()), key=lambda c: c.order)
        )

    @cached_property
    def points(self) -> dict[Colour, int]:
        return {player: self._state.points_of(seat) for seat, player in enumerate(self.options.players)}

    @cached_property
    def supply(self) -> dict[Colour, int]:
        """Each player's rescuers in supply."""
        return {player: self._state.supply_of(seat) for seat, player in enumerate(self.options.players)}

    @property
    def unused_inspectors(self) -> int:
        return self._state.unused

    @property
    def placed(self) -> Cell | None:
        """The tile that this turn's tile action placed or moved: where Dispatch goes."""
        return (
            None if self._state.placed == codes.NO_TILE else Cell(*self._state.place_of(self._state.placed))
        )

    # The pile

    @property
    def pile(self) -> tuple[Kind | None, ...]:
        """The tiles not drawn yet, top first; None for one that isn't known."""
        kinds = (*KINDS, None)
        return tuple(kinds[self._state.kind_of(tile)] for tile in range(self._state.tiles, self._state.pile))

    @cached_property
    def unseen(self) -> Counter[Kind]:
        """How many tiles of each kind are not drawn yet: that much everybody can work out."""
        return self.options.mix - Counter(tile.kind for tile in self.tiles.values())

    def view(self, *, revealed: bool = False) -> Position:
        """What a player may know: the same position without the pile's order.

        The top tile is face up in an opening (R5), or when `revealed` says that a Scout has turned it over.
        """
        state = self._state.copy()
        known = 1 if revealed or self.phase is Phase.OPENING else 0
        for tile in range(state.tiles + known, state.pile):
            state.show(tile, codes.UNSEEN)
        return Position(self.options, state)

    def reveal(self, kind: Kind) -> Position:
        """The same position with the top tile of the pile known."""
        if not self.pile or self.pile[0] not in (None, kind) or not self.could_be_on_top(kind):
            raise UnseenTile(f"the pile's top tile can't be {kind}")
        state = self._state.copy()
        state.show(state.tiles, kind.number)
        return Position(self.options, state)

    def could_be_on_top(self, kind: Kind) -> bool:
        return self.unseen[kind] > sum(known is kind for known in self.pile[1:])

    def guess(self, dice: Dice) -> Position:
        """The same position with the unknown tiles in some random order."""
        left = sorted((self.unseen - Counter(kind for kind in self.pile if kind is not None)).elements())
        dice.shuffle(left)
        state = self._state.copy()
        for tile in range(state.tiles, state.pile):
            if state.kind_of(tile) == codes.UNSEEN:
                state.show(tile, left.pop().number)
        return Position(self.options, state)

    # Playing on

    @cached_property
    def _legal(self) -> dict[Action, int]:
        decoder = Decoder(self._state, self.options.players)
        legal = {decoder.action(code): code for code in Legal().all_codes(self._state)}
        return dict(sorted(legal.items(), key=lambda item: action_order(item[0])))

    @cached_property
    def blocked(self) -> bool:
        """R6: no complete turn is possible, so the player rallies or takes a tile action alone."""
        legal = Legal()
        legal.all_codes(self._state)
        return bool(legal.blocked)

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """All legal actions in the pinned order; empty only when the game is over."""
        return tuple(self._legal)

    def allows(self, kind: type[Action]) -> bool:
        """Whether any action of this kind is legal."""
        number = ACTION_KINDS.index(kind)
        return any(code & 15 == number for code in Legal().all_codes(self._state))

    def _code_of(self, action: Action) -> int | None:
        """The code of a legal action, or None; decoding all others too would be most of the work."""
        if "_legal" in self.__dict__:
            return self._legal.get(action)
        kind = ACTION_KINDS.index(type(action))
        decoder = Decoder(self._state, self.options.players)
        same_kind = (code for code in Legal().all_codes(self._state) if code & 15 == kind)
        if isinstance(action, Score):  # which can have hundreds of forms
            same_kind = (code for code in same_kind if decoder.tiles[code >> 4 & 15] == action.cell)
        return next((code for code in same_kind if decoder.action(code) == action), None)

    def apply(self, action: Action) -> Position:
        """The position after an action; this one stays as it is.

        Raises IllegalAction with the rule that forbids it, UnseenTile if the tile to be drawn isn't known.
        """
        code = self._code_of(action)
        if code is None:
            refusal = explain(self, action)
            assert refusal is not None, f"{action} is not legal, but nothing speaks against it"
            raise IllegalAction(action, refusal)
        if isinstance(action, Open | Scout) and self.pile[0] is None:
            raise UnseenTile("the tile on top of the pile is not known: reveal it first")
        state = self._state.copy()
        state.play(code)
        return Position(self.options, state)

    def random_action(self, dice: Dice) -> Action:
        """A legal action at random: first a kind among those possible, then one of it, each uniformly."""
        if self.phase is Phase.OVER:
            raise ValueError("the game is over")
        return Decoder(self._state, self.options.players).action(dice.choice(self._state, Legal()))

    def points_for(self, score: Score) -> Points:
        """What a legal Score gives, and where it comes from."""
        if self._code_of(score) is None:
            refusal = explain(self, score)
            assert refusal is not None
            raise IllegalAction(score, refusal)
        area = [score.cell, *(cell for cell in score.cell.neighbours if cell in self.tiles)]
        colours = {self.tiles[cell].kind for cell in area}
        tile = self.tiles[score.cell]
        extra = 1 if tile.kind is Kind.CLEOCATRA and Kind.CLEOCATRA in self.options.abilities else 0
        return Points(tuple(kind for kind in KINDS if kind in colours), score.helpers, extra)

    def returning(self, score: Score) -> tuple[Cell, ...]:
        """The tiles from which rescuers return to the supply after a Score, in the order drawn."""
        stays = self.tiles[score.cell].kind is Kind.MUT and Kind.MUT in self.options.abilities
        home = {*score.helpers} if stays else {*score.helpers, score.cell}
        return tuple(cell for cell in self.tiles if cell in home)

    def perft(self, depth: int) -> int:
        """The number of sequences of `depth` actions from here (section 9); the pile must be known."""
        if depth < 0:
            raise ValueError(f"a depth is 0 or more, not {depth}")
        if None in self.pile:
            raise UnseenTile("perft needs to know the whole pile")
        return Leaves().count(self._state, depth)

    def state(self) -> State:
        """A copy of the kernel's state, for those who search."""
        return self._state.copy()

    # Comparing and printing

    @cached_property
    def _key(self) -> tuple[object, ...]:
        state = self._state
        return (
            self.options, tuple(self.tiles.items()), self.pile, tuple(self.points.values()),
            tuple(self.supply.values()), state.unused, state.turn, state.player, state.phase, state.placed,
            state.turns,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __copy__(self) -> Position:
        return self  # it never changes

    def __deepcopy__(self, _memo: object) -> Position:
        return self

    def __reduce__(self) -> NoReturn:
        raise TypeError("a Position can't be pickled: send the record of its game instead")

    def __repr__(self) -> str:
        return f"<Position: {self.phase.name.lower()} of {self.player}, {len(self.tiles)} tiles>"

    def __str__(self) -> str:
        from cleocatra.rules.drawing import draw

        return draw(self)
